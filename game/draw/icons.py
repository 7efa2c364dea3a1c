"""One-colour paper icons beside numbers, and the discs of devices and marks."""

from __future__ import annotations

import pygame

from game.draw.cache import cached
from game.draw.svg import picture
from game.theme import CREAM, PLATE

DEVICES = ("pad", "keys", "bot", "pointer", "companion")
"""Devices of a seat; the last one stands for a companion."""
_DRAWN_GROUND = PLATE  # colours in the files
_DRAWN_COLOR = CREAM


@cached
def icon(name: str, size: int, color: str = CREAM, ground: str = PLATE) -> pygame.Surface:
    """Return assets/pictures/icons/<name>.svg in a colour; `ground` is the colour between overlapping papers."""
    return picture(f"icons/{name}", size, size, ((_DRAWN_GROUND, ground), (_DRAWN_COLOR, color)))


@cached
def badge(kind: str, size: int) -> pygame.Surface:
    """Return the disc of a seat's device or bot: one of DEVICES."""
    return picture(f"badges/{kind}", size, size)


@cached
def mark(kind: str, size: int) -> pygame.Surface:
    """Return a disc with a sign: "tick", "cross", or "number" (empty, for an order number)."""
    return picture(f"marks/{kind}", size, size)
