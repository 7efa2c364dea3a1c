"""Words for characters: how each likes to play, and a remark when it is happy or sorry."""

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
"""The manner of each character in a word; "" stands for no character."""
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
    """How the character plays, with the player's name."""
    return say(_LINES[character], name=name)


SAID: Mapping[str, Mapping[Feeling, Message]] = {
    "bold": {"smile": say("character-bold-glad"), "droop": say("character-bold-sorry")},
    "careful": {"smile": say("character-careful-glad"), "droop": say("character-careful-sorry")},
    "hoarder": {"smile": say("character-hoarder-glad"), "droop": say("character-hoarder-sorry")},
    "gambler": {"smile": say("character-gambler-glad"), "droop": say("character-gambler-sorry")},
    "joker": {"smile": say("character-joker-glad"), "droop": say("character-joker-sorry")},
    "quick": {"smile": say("character-quick-glad"), "droop": say("character-quick-sorry")},
}
"""A character's remarks about public events."""
