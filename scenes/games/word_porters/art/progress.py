"""The progress of a match in the station: luggage on a trolley and the station clock, beside the bells of the round.

Public facts only. There is a suitcase for each scored round, in the colour of the player who won most in it. The
clock's hand goes round once in a match.
"""

import math
from collections.abc import Sequence

import pygame

from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.draw.cache import cached, converted
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.tags import suitcase

CASE, CASE_STEP = 44, 48  # px: width of a suitcase on the trolley, and from one to the next
BED, WHEEL = 6, 7  # px: height of the trolley's bed, radius of its wheels
HANDLE = 22
CLOCK_EDGE, HAND = 5, 4
ASIDE = 120  # px from the edge of the sign to the middles of both
IRON = "#C9973F"


def best_of_rounds(view: View) -> tuple[int, ...]:
    """Return the seat that won most in each scored round, the first in the order of the seats if there are several."""
    return tuple(played.points.index(max(played.points)) for played in view.played)


def draw_progress(
    canvas: Canvas, view: View, looks: Sequence[SeatLook], sign: pygame.Rect, rounds: int, theme: Theme
) -> None:
    """Draw the trolley on the left of the `sign` of the round, and the clock on its right."""
    y, high = sign.centery, sign.height
    wide = rounds * CASE_STEP + HANDLE
    left = sign.left - ASIDE - wide // 2
    _trolley((wide, high)).draw(canvas, (left + wide // 2, y))
    for place, seat in enumerate(best_of_rounds(view)):
        middle = (left + CASE_STEP * (place + 0.5), sign.bottom - 2 * WHEEL - BED - CASE * 0.42)
        suitcase(looks[seat], None, CASE, theme).draw(canvas, middle)
    station_clock(view.round, rounds, high).draw(canvas, (sign.right + ASIDE, y))


@cached
def _trolley(size: tuple[int, int]) -> Piece:
    """An empty trolley, anchored at its middle."""
    wide, high = size
    bed = high - 2 * WHEEL - BED
    wheels = "".join(
        f'<circle cx="{x}" cy="{high - WHEEL}" r="{WHEEL}" fill="#3A2A14"/>'
        f'<circle cx="{x}" cy="{high - WHEEL}" r="{WHEEL - 4}" fill="{IRON}"/>'
        for x in (24, wide - HANDLE - 24)
    )
    handle = f'<path d="M{wide - HANDLE} {bed + 3}L{wide - 6} 6" stroke="{IRON}" stroke-width="5"/>'
    shape = f'<rect y="{bed}" width="{wide - HANDLE + 4}" height="{BED}" rx="3" fill="{IRON}"/>{wheels}{handle}'
    return with_shadow(fragment(shape, size), 5, 100, (1, 3))


@cached
def station_clock(number: int, rounds: int, high: int) -> Piece:
    """The clock in round `number` of `rounds`, anchored at its middle."""
    middle, radius = high / 2, high / 2 - CLOCK_EDGE / 2
    marks = "".join(_line(middle, radius * 0.72, radius * 0.86, 2 * math.pi * i / 12, 2) for i in range(12))
    hand = _line(middle, -radius * 0.16, radius * 0.66, 2 * math.pi * number / rounds, HAND)
    shape = (
        f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="{CREAM}" stroke="{paints.BRASS}" '
        f'stroke-width="{CLOCK_EDGE}"/>{marks}{hand}<circle cx="{middle}" cy="{middle}" r="4" fill="{INK}"/>'
    )
    return with_shadow(converted(fragment(shape, (high, high))), 5, 100, (1, 3))


def _line(middle: float, start: float, end: float, angle: float, thick: float) -> str:
    """A line from the middle of the clock outwards; `angle` is clockwise from twelve."""
    x, y = math.sin(angle), -math.cos(angle)
    return (
        f'<path d="M{middle + x * start:.1f} {middle + y * start:.1f}L{middle + x * end:.1f} {middle + y * end:.1f}" '
        f'stroke="{INK}" stroke-width="{thick}" stroke-linecap="round"/>'
    )
