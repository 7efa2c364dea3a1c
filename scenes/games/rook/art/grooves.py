"""The grooves of the count: stars lie in them up to the points of a side, and the bid stands in one as a flag."""

import pygame

from game import surfaces
from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.icons import icon
from game.draw.paper import Piece, board, turned, with_shadow
from game.draw.svg import fragment
from game.theme import BAD, CREAM, GOLD, GOLD_INK, GOOD

_WOOD, _WOOD_EDGE, _LOST = "#4A2A1C", "#9A6238", "#4E4A58"
_RIM, _FILLED = 8, darker(GOLD, 0.5)  # px of the groove around the stars
_POLE, _CLOTH = 0.06, (0.84, 0.5)  # shares of a flag's height: its pole, and its cloth
_WAVES = (0.10, 0.02, -0.08, 0.02)
WAVES = len(_WAVES)
"""Pictures of a flag that flutters."""


@cached
def groove(size: tuple[int, int]) -> Piece:
    """An empty groove, anchored at its upper left corner."""
    out = board(*size, _WOOD, size[1] // 2, _WOOD_EDGE, 4).copy()
    out.blit(board(size[0] - 2 * _RIM, size[1] - 2 * _RIM, darker(_WOOD, 0.4), size[1] // 2 - _RIM), (_RIM, _RIM))
    return with_shadow(out, 12, 140, (2, 8), (0, 0))


@cached
def filling(size: tuple[int, int], lost: bool) -> pygame.Surface:
    """The ground of the stars in a full groove of that size; grey if they are `lost`."""
    inside = size[0] - 2 * _RIM, size[1] - 2 * _RIM
    out = surfaces.new(size, pygame.SRCALPHA)
    out.blit(board(*inside, _LOST if lost else _FILLED, inside[1] // 2), (_RIM, _RIM))
    return out


@cached
def loose_star(size: int) -> Piece:
    """A star on its way to a groove or in it, anchored at its middle."""
    return with_shadow(icon("star", size, GOLD, GOLD_INK), 3, 120, (1, 3))


@cached
def flag(number: str, high: int, missed: bool, wave: int, degrees: int) -> Piece:
    """The bid on a pole `high` px high that leans to the right; anchored at its foot. `wave`: one of WAVES pictures."""
    pole, wide, tall = round(high * _POLE), round(high * _CLOTH[0]), round(high * _CLOTH[1])
    bend, color = round(high * _WAVES[wave]), BAD if missed else GOOD
    cloth = f"M{high + pole} 6Q{high + pole + wide * 0.4:.0f} {6 - bend} {high + pole + wide} {6 + bend // 2}V{tall}"
    cloth += f"Q{high + pole + wide * 0.4:.0f} {tall - bend} {high + pole} {tall}Z"
    shape = (
        f'<rect x="{high - pole / 2:.1f}" y="0" width="{pole}" height="{high}" rx="{pole / 2:.1f}" fill="#E8D3A0" '
        f'stroke="#5A3A22" stroke-width="2"/><path d="{cloth}" fill="{color}" stroke="{darker(color, 0.4)}" '
        'stroke-width="4" stroke-linejoin="round"/>'
    )
    out = fragment(shape, (2 * high, 2 * high)).copy()  # with its foot in the middle
    size = text.fit(number, round(tall * 0.78), wide - 14, "extrabold")
    text.place(out, number, size, (high + pole + wide * 0.5, 4 + tall / 2 - bend * 0.2), CREAM, "extrabold")
    leant = turned(out, -degrees)
    return with_shadow(leant, 6, 120, (3, 5), (leant.get_width() / 2, leant.get_height() / 2))
