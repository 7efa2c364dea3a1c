"""The village round the table of Spooks: houses of paper with roofs in the players' colours. The more cards a player
has shed, the more lamps are on in the houses of that player."""

import math
from collections.abc import Iterator

import pygame

from engine.games.spooks.options import deck_of
from engine.games.spooks.view import View
from game.draw.cache import cached
from game.draw.color import darker, lighter, mix
from game.draw.paper import Piece, with_shadow
from game.draw.svg import draw_svg
from game.theme import Theme
from scenes.games.spooks.art.backdrop import TABLE
from scenes.seating import Seating
from scenes.table.stage.backdrop import Dressing

HOUSES = 20
WINDOWS = ((22, 56), (58, 56), (22, 84), (58, 84))
"""Their upper left corners in a house of 100 x 120 units, in the order in which lamps go on."""
BOX, WIDE = (100, 120), (110, 138)  # units; px of a house at the far edge and at the near one
ROUND = 0.85  # of the table's half axes
A_STEP = 6  # houses that are painted at once
WALLS, DARK, LAMP, DOOR = ("#3A1C58", "#452468", "#341850"), "#1E0E38", "#FFD56B", "#22103C"
DYED = 0.72  # how much of a player's colour is in its roofs

Village = tuple[tuple[str, int], ...]
"""By seat: its player's colour, and how many of its lamps are on."""


def worn(view: View, seating: Seating, theme: Theme) -> Village | None:
    """The lamps of each player by the cards that it has shed. A child's table has few things, and none of these."""
    if theme.kids:
        return None
    cards = len(deck_of(view.variant, view.players, view.decks)) - view.ghost_count
    each = math.ceil(cards / max(1, len(view.seats)))
    lamps = HOUSES // view.players * len(WINDOWS)

    def lit(seat: int) -> int:
        begun = view.phase == "end" or (view.phase != "deal" and any(view.counts))
        return round(lamps * max(0.0, 1 - view.counts[seat] / each)) if begun else 0

    return tuple((seating[seat].picture.main, lit(seat)) for seat in range(view.players))


def roof(color: str) -> str:
    """The colour of the roofs of a player with that colour."""
    return mix(WALLS[0], color, DYED)


def paint(scene: pygame.Surface, village: Village, theme: Theme) -> Iterator[None]:
    """Paint the houses on the table, from far to near."""
    x, y, across, down = TABLE
    lamps = [lit for _, lit in village]
    standing = []
    for number in range(HOUSES):
        seat = number % len(village)
        lit = min(len(WINDOWS), lamps[seat]) if number < HOUSES // len(village) * len(village) else 0
        lamps[seat] -= lit
        angle = -math.pi / 2 + (number + 0.5) * 2 * math.pi / HOUSES
        at = x + across * ROUND * math.cos(angle), y + down * ROUND * math.sin(angle)
        standing.append((at[1], at[0], number, village[seat][0], lit))
    for done, (foot, left, number, color, lit) in enumerate(sorted(standing), 1):
        near = (foot - y + down) / (2 * down)
        wide = round(WIDE[0] + (WIDE[1] - WIDE[0]) * near)
        house(wide, number % len(WALLS), roof(color), lit, theme).draw(scene, (left, foot + wide * 0.3))
        if done % A_STEP == 0:
            yield


@cached
def house(wide: int, form: int, color: str, lit: int, theme: Theme) -> Piece:
    """A house of one of three forms with so many lamps on, anchored at the middle of its foot."""
    wall, top = WALLS[form], (6, 14, 0)[form]
    lamps = "".join(
        f'<rect x="{x}" y="{y}" width="20" height="18" rx="3" fill="{LAMP if number < lit else DARK}" '
        f'stroke="{lighter(wall, 0.16)}" stroke-width="2"/>'
        for number, (x, y) in enumerate(WINDOWS)
    )
    shape = (
        f'<rect x="10" y="44" width="80" height="74" fill="{wall}"/>'
        f'<path d="M0 50L50 {top}L100 50Z" fill="{color}" stroke="{darker(color, 0.35)}" stroke-width="4" '
        f'stroke-linejoin="round"/><rect x="42" y="92" width="16" height="26" rx="6" fill="{DOOR}"/>{lamps}'
    )
    out = draw_svg(shape, BOX, (wide, round(wide * BOX[1] / BOX[0])))
    level = round(255 * theme.set_light)
    if level < 255:
        out.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return with_shadow(out, 8, 120, (2, 6), (wide / 2, out.get_height()))


DRESSING = Dressing(worn, paint)
