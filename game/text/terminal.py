"""Text of the headless commands: always English, and only characters of a keyboard."""

from functools import cache

from engine.core.messages import Message
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE

NOBODY = "This seat"
"""Stands for a player's name, since records have none."""
_SEATS = 99  # more than any game has
_PLAIN = str.maketrans("‘’“”−", "''\"\"-")


def printed(message: Message) -> str:
    """Return the sentence of a message for a terminal."""
    return _voice().words(message).translate(_PLAIN)


@cache
def _voice() -> Voice:
    return Voice(catalogue_of(SOURCE), names=(NOBODY,) * _SEATS)
