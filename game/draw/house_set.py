"""The backdrop of title, seats, settings and results: a theatre."""

from __future__ import annotations

import pygame

from game.draw.cache import Painting, cached, disk_in_steps
from game.draw.effects import rays
from game.draw.frame import house_frame
from game.draw.paper import Piece, with_shadow
from game.draw.parallax import ParallaxLayers
from game.draw.svg import fragment
from game.theme import GROWN_UP, HOUSE_FRAME, HOUSE_SHELF, STAGE, Theme

_WALL = ("#2A1138", "#3C184A", "#55224F", "#2A1030")
_WARM = "#FF9A5A"
_MOTIF = "M100 20C130 60 170 80 170 120C170 150 150 170 100 190C50 170 30 150 30 120C30 80 70 60 100 20Z"
_MOTIF_STEP = (160, 120)
SHELF_TOP = 732


def _wallpaper() -> str:
    """Return the repeating tile: two rows of drops, the second shifted by half a step."""
    return "".join(
        f'<g transform="translate({x} {y}) scale(.42)"><path d="{_MOTIF}" fill="#FFFFFF" fill-opacity=".035"/></g>'
        for x, y in ((0, 0), (_MOTIF_STEP[0] // 2, _MOTIF_STEP[1]))
    )


@cached
def house_set(
    theme: Theme = GROWN_UP, light_at: int = 620, side_curtains: int = 250, framed: bool = True, rayed: bool = False
) -> pygame.Surface:
    """Return a wall with warm light centred at `light_at` px from above, and red curtains `side_curtains` px wide at
    both sides.

    `rayed`: rays of light on the wall, for winners; they end behind the curtains.
    """
    key = f"house-{theme.set_light}-{theme.high_contrast}-{light_at}-{side_curtains}-{framed}-{rayed}"
    return disk_in_steps(key, lambda: _paint(theme, light_at, side_curtains, framed, rayed))


def _paint(theme: Theme, light_at: int, side_curtains: int, framed: bool, rayed: bool) -> Painting:
    layers = ParallaxLayers(*_WALL).light((960, light_at - 120), (1700, 1000), "#FFB86A", 0.42)
    layers.repeat(_wallpaper(), (_MOTIF_STEP[0], 2 * _MOTIF_STEP[1]), (-40, -20))
    layers.add_light((960, light_at), (1900, 1000), _WARM, 0.26)
    if rayed:
        layers.place(lambda: rays(900, "#FFE0A0", 24, 0.3), (960, light_at))
    out = yield from layers.painting(0.6, "#0C0414", theme)
    if framed:
        yield
        house_frame(HOUSE_FRAME, side_curtains).draw(out)
    return out


@cached
def shelf(width: int = STAGE[0]) -> Piece:
    """Return the shelf under the theatres; its anchor is the middle of its upper edge."""
    wood = (
        f'<rect width="{width}" height="60" fill="#3A1420"/><rect width="{width}" height="44" fill="{HOUSE_SHELF}"/>'
        f'<rect width="{width}" height="10" fill="#B4683E"/>'
    )
    return with_shadow(fragment(wood, (width, 60)), 20, 150, (0, 14), (width / 2, 0))


@cached
def coat_rail(width: int = 1620) -> Piece:
    """Return the rail with the hooks of the seats; its anchor is its middle."""
    wood = (
        f'<rect width="{width}" height="44" rx="14" fill="#4A2416"/><rect width="{width}" height="36" rx="14" '
        f'fill="#9A5C38"/><path d="M12 8H{width - 12}" stroke="#C98A5A" stroke-width="5" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(wood, (width, 44)), 16, 140, (3, 12))
