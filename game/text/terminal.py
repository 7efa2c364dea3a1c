"""Text of the headless commands: always English, and only characters of a keyboard."""

from functools import cache

from engine.core.messages import Message
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import SOURCE

_SEATS = 99  # more than any game has
_PLAIN = str.maketrans("‘’“”−", "''\"\"-")


def terminal_text(message: Message) -> str:
    """Return the sentence of a message for a terminal. Records have no names, so players are `seat 0`, `seat 1`."""
    words = _voice().words(message).translate(_PLAIN)
    return words[:1].upper() + words[1:] if words.startswith("seat ") else words


@cache
def _voice() -> Voice:
    return Voice(catalogue_of(SOURCE), names=tuple(f"seat {seat}" for seat in range(_SEATS)))
