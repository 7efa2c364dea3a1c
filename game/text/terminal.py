"""What the commands print: the source language, whatever the screen speaks, with the signs of a keyboard."""

from functools import cache

from engine.core.messages import Message
from game.text.catalogue import Catalogue, Voice

NOBODY = "This seat"
"""Nobody has a name in a record."""
_SEATS = 99  # more than any game has
_PLAIN = str.maketrans("\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{MINUS SIGN}", "''-")


def printed(message: Message) -> str:
    """The sentence as a terminal has always shown it."""
    return _voice().words(message).translate(_PLAIN)


@cache
def _voice() -> Voice:
    return Voice(Catalogue(), names=(NOBODY,) * _SEATS)
