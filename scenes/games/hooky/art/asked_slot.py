"""What comes after a word, in chalk: an arrow, and a dashed place with the face of the player who is asked."""

import pygame

from game import surfaces
from game.canvas import put
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.svg import around, dashes, fragment
from game.theme import SeatLook
from scenes.games.hooky.art.chalk import CHALK

LINE, DASH, RADIUS = 5, (14, 11), 20
FACE = 0.82  # of the place's width
ARROW_HIGH = 42


@cached
def asked_slot(look: SeatLook, size: tuple[int, int]) -> pygame.Surface:
    """The dashed place with that face."""
    wide, high = size
    inner = LINE / 2 + 1
    line = dashes(around(wide - 2 * inner, high - 2 * inner, RADIUS), *DASH)
    out = surfaces.new(size, pygame.SRCALPHA)
    edge = (
        f'<rect x="{inner}" y="{inner}" width="{wide - 2 * inner}" height="{high - 2 * inner}" rx="{RADIUS}" '
        f'fill="none" stroke="{CHALK}" stroke-width="{LINE}" {line} stroke-linecap="round"/>'
    )
    out.blit(fragment(edge, size), (0, 0))
    put(out, avatar(look, round(wide * FACE)), center=(wide // 2, high // 2))
    return converted(out)


@cached
def chalk_arrow(wide: int) -> pygame.Surface:
    """An arrow to the right, drawn by hand."""
    line = f'stroke="{CHALK}" stroke-opacity=".9" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"'
    path = f"M4 22C{wide * 0.3:.0f} 17 {wide * 0.6:.0f} 26 {wide - 7} 21M{wide - 24} 6L{wide - 6} 21L{wide - 22} 37"
    return fragment(f'<path d="{path}" fill="none" {line}/>', (wide, ARROW_HIGH))
