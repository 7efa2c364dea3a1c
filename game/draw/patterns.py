"""The twelve patterns of the seats, as tiles of one colour."""

from __future__ import annotations

import pygame

from game import surfaces
from game.draw.cache import cached, converted
from game.draw.color import lighter, rgb
from game.draw.paper import masked
from game.draw.svg import picture
from game.theme import SeatLook

NAMES = (
    "stripes", "dots", "leaves", "diamonds", "checks", "waves",
    "chevrons", "stars", "rings", "crosses", "drops", "grid",
)  # fmt: skip
_WHITE = "#FFFFFF"


@cached
def pattern(name: str, size: tuple[int, int], color: str, opacity: float, tile: int = 80) -> pygame.Surface:
    """Return a pattern over an area, transparent between its shapes. `tile`: px of one repeat."""
    return tiled(name, size, color, opacity, tile)


def tiled(name: str, size: tuple[int, int], color: str, opacity: float, tile: int = 80) -> pygame.Surface:
    """Like `pattern`, without caching: for stored pictures."""
    piece = picture(f"patterns/{name}", tile, tile, ((_WHITE, color),)).copy()
    piece.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    out = surfaces.new(size, pygame.SRCALPHA)
    out.fill((*rgb(color), 0))
    for y in range(0, size[1], tile):
        for x in range(0, size[0], tile):
            out.blit(piece, (x, y))
    return converted(out)


def ink_of(look: SeatLook) -> str:
    """The pattern's colour on the seat's main colour: dark on light seats, light on dark ones."""
    return look.deep if look.dark_ink else look.light


@cached
def panel(look: SeatLook, size: tuple[int, int], radius: int = 0) -> pygame.Surface:
    """Return a piece of paper in a seat's colour and pattern."""
    out = surfaces.new(size, pygame.SRCALPHA)
    out.fill((*rgb(lighter(look.main, 0.02)), 255))
    out.blit(pattern(look.pattern, size, ink_of(look), 0.22, 60), (0, 0))
    if not radius:
        return converted(out)
    return converted(masked(out, f'<rect width="{size[0]}" height="{size[1]}" rx="{radius}" fill="#FFFFFF"/>'))
