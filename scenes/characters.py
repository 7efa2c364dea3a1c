"""What is said of characters, and what they say: how each likes to play, and a word when it is glad or sorry."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.table.stage.faces import Feeling

MANNERS: Mapping[str, Message] = {
    "bold": say("character-bold"),
    "careful": say("character-careful"),
    "hoarder": say("character-hoarder"),
    "gambler": say("character-gambler"),
    "joker": say("character-joker"),
    "quick": say("character-quick"),
    "": say("character-none"),
}
"""How each character is, in a word; "" is nobody in particular."""
_LINES = {
    "bold": "character-bold-line",
    "careful": "character-careful-line",
    "hoarder": "character-hoarder-line",
    "gambler": "character-gambler-line",
    "joker": "character-joker-line",
    "quick": "character-quick-line",
    "": "character-none-line",
}


def described(character: str, name: str) -> Message:
    """How somebody of that name plays who is that character."""
    return say(_LINES[character], name=name)


SAID: Mapping[str, Mapping[Feeling, Message]] = {
    "bold": {"smile": say("character-bold-glad"), "droop": say("character-bold-sorry")},
    "careful": {"smile": say("character-careful-glad"), "droop": say("character-careful-sorry")},
    "hoarder": {"smile": say("character-hoarder-glad"), "droop": say("character-hoarder-sorry")},
    "gambler": {"smile": say("character-gambler-glad"), "droop": say("character-gambler-sorry")},
    "joker": {"smile": say("character-joker-glad"), "droop": say("character-joker-sorry")},
    "quick": {"smile": say("character-quick-glad"), "droop": say("character-quick-sorry")},
}
"""What a character says of what all have seen."""
