"""What the commands print: the source language, whatever the screen speaks, with the signs of a keyboard."""

from functools import cache

from engine.core.messages import Message
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE

NOBODY = "This seat"
"""Nobody has a name in a record."""
_SEATS = 99  # more than any game has
_PLAIN = str.maketrans("‘’“”−", "''\"\"-")


def printed(message: Message) -> str:
    """The sentence as a terminal has always shown it."""
    return _voice().words(message).translate(_PLAIN)


@cache
def _voice() -> Voice:
    return Voice(catalogue_of(SOURCE), names=(NOBODY,) * _SEATS)
