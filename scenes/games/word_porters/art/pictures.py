"""The pictures of words and hints that children know, found by what is printed on the card: a record may bring any
text, and then there is none."""

import functools

import pygame

from engine.games.word_porters.content import twin
from game.draw.cache import cached
from game.draw.svg import PICTURES, picture

WORDS, HINTS = "words", "hints"
_SIDE = 192
"""px; plates and labels take it smaller."""


def picture_of(kind: str, text: str) -> pygame.Surface | None:
    """The square picture of a word or a hint, None where there is none."""
    name = twin(text).lower().replace(" ", "-")
    return _drawn(f"word_porters/{kind}/{name}") if name in _names(kind) else None


@functools.cache
def _names(kind: str) -> frozenset[str]:
    """The names of all pictures of that kind; a text is never made a path."""
    return frozenset(path.stem for path in (PICTURES / "word_porters" / kind).glob("*.svg"))


@cached
def _drawn(name: str) -> pygame.Surface:
    return picture(name, _SIDE, _SIDE)
