"""What the commands print: the source language, whatever the screen speaks, with the signs of a keyboard."""

from functools import cache

from engine.core.messages import Message
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE

_SEATS = 99  # more than any game has
_PLAIN = str.maketrans("‘’“”−", "''\"\"-")


def printed(message: Message) -> str:
    """The sentence as a terminal shows it. A record has no names, so players are `seat 0`, `seat 1` and so on."""
    words = _voice().words(message).translate(_PLAIN)
    return words[:1].upper() + words[1:] if words.startswith("seat ") else words


@cache
def _voice() -> Voice:
    return Voice(catalogue_of(SOURCE), names=tuple(f"seat {seat}" for seat in range(_SEATS)))
