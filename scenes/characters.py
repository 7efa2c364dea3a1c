"""What is said of characters, and what they say: how each likes to play, and a word when it is glad or sorry."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.table.stage.faces import Feeling

MANNERS: Mapping[str, tuple[Message, Message]] = {
    "bold": (say("character-bold"), say("character-bold-line")),
    "careful": (say("character-careful"), say("character-careful-line")),
    "hoarder": (say("character-hoarder"), say("character-hoarder-line")),
    "gambler": (say("character-gambler"), say("character-gambler-line")),
    "joker": (say("character-joker"), say("character-joker-line")),
    "quick": (say("character-quick"), say("character-quick-line")),
    "": (say("character-none"), say("character-none-line")),
}
"""How each character is, in a word and in a sentence; "" is nobody in particular."""

SAID: Mapping[str, Mapping[Feeling, Message]] = {
    "bold": {"smile": say("character-bold-glad"), "droop": say("character-bold-sorry")},
    "careful": {"smile": say("character-careful-glad"), "droop": say("character-careful-sorry")},
    "hoarder": {"smile": say("character-hoarder-glad"), "droop": say("character-hoarder-sorry")},
    "gambler": {"smile": say("character-gambler-glad"), "droop": say("character-gambler-sorry")},
    "joker": {"smile": say("character-joker-glad"), "droop": say("character-joker-sorry")},
    "quick": {"smile": say("character-quick-glad"), "droop": say("character-quick-sorry")},
}
"""What a character says of what all have seen."""
