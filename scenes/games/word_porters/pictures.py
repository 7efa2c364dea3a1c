"""The pictures of words and hints that children know, found by what is printed on the card: a record may bring any
text, and then there is none."""

import functools

import pygame

from game.draw.cache import cached
from game.draw.svg import PICTURES, picture

WORDS, HINTS = "words", "hints"
_SIDE = 192
"""px; plates and labels take it smaller."""


def picture_of(kind: str, text: str) -> pygame.Surface | None:
    """The square picture of a word or a hint, None where there is none."""
    name = _name(kind, text)
    return _drawn(name) if name else None


@functools.cache
def _name(kind: str, text: str) -> str | None:
    """The picture's name below assets/pictures; only texts of plain letters have one."""
    slug = text.lower().replace(" ", "-")
    if not (slug.isascii() and slug.replace("-", "").isalpha()):
        return None
    name = f"word_porters/{kind}/{slug}"
    return name if (PICTURES / f"{name}.svg").is_file() else None


@cached
def _drawn(name: str) -> pygame.Surface:
    return picture(name, _SIDE, _SIDE)
