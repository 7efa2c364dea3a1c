"""The dial: a ring with an arrow for the direction of play, and the order of numbers, 1 up to 10 or 10 down to 1."""

import pygame

from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM

RING = "#DDBEFF"
GROUND = "#3B1A57"
BOX = (200, 200)
_ROUND = (
    f'<path d="M44 52A74 74 0 1 1 40 144" stroke="{RING}" stroke-width="14" fill="none" stroke-linecap="round"/>'
    f'<path d="M60 160L22 150L34 118Z" fill="{RING}" stroke="{RING}" stroke-width="8" stroke-linejoin="round"/>'
)
_UP = (
    f'<path d="M20 60V18" stroke="{CREAM}" stroke-width="9" stroke-linecap="round"/>'
    f'<path d="M20 2L37 24H3Z" fill="{CREAM}"/>'
)
LETTERS = 42
LEAST = 32


@cached
def dial(clockwise: bool, up: bool, radius: int = 92) -> Piece:
    """The whole dial at rest; its anchor is its middle."""
    return with_shadow(disc(clockwise, up, radius), 12, 120, (2, 8))


@cached
def disc(clockwise: bool, up: bool, radius: int) -> pygame.Surface:
    """The dial without its shadow, 2 * radius wide."""
    ring = _ROUND if clockwise else f'<g transform="translate(200 0) scale(-1 1)">{_ROUND}</g>'
    face = f'<circle cx="100" cy="100" r="96" fill="{CREAM}"/><circle cx="100" cy="100" r="86" fill="{GROUND}"/>'
    side = 2 * radius
    out = fragment(face + ring, BOX, (side, side)).copy()
    k = radius / 92
    size = max(LEAST, round(LETTERS * k))
    middle = radius
    text.place(out, "10", size, (middle - 16 * k, middle - 32 * k), CREAM, "extrabold")
    text.place(out, "1", size, (middle - 20 * k, middle + 32 * k), CREAM, "extrabold")
    arrow = fragment(_UP if up else f'<g transform="translate(0 62) scale(1 -1)">{_UP}</g>', (40, 64), (28 * k, 45 * k))
    out.blit(arrow, arrow.get_rect(center=(round(middle + 28 * k), round(middle - 4 * k))))
    return converted(out)


def turned(clockwise: bool, up: bool, radius: int, share: float) -> pygame.Surface:
    """The dial on its way to its new picture: a whole round, at `share` of it."""
    return pygame.transform.rotozoom(disc(clockwise, up, radius), 360 * (1 - share) * (1 if clockwise else -1), 1)
