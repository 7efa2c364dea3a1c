"""The open hand behind the bar: one fan, two rows or three, and the gap that the focused card opens.

The focused card gets a gap of its own width, so that it never covers the pennant (index and pip) of a neighbour.
"""

import itertools
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from game.cards.slots import CARD_WIDTH, KIDS_WIDTH, Slot, height_of, scale_of

CENTRE_X = 960
ZONE = 1420  # room for the fan at cards 220 wide
WIDE_ZONE = 1560  # room for more cards, and for the larger ones of kids
TOP = 672  # upper edge of a card that can be played
KIDS_TOP = 614
LIFT = 58  # how far the focused card rises
FOCUS_SCALE = 1.06
TILT = 3.2  # degrees at the ends of the fan
ARC = 16  # px that the ends hang lower
STEP = 0.68  # widest step between neighbours, in card widths
KIDS_STEP = 248 / KIDS_WIDTH
NARROWEST_STEP = 0.44
SMALL_WIDTH = 200  # no narrower in one or two rows: its index stays at 72 px
SMALLEST_WIDTH = 176
ONE_ROW = 14
NORMAL_ROW = 10
KIDS_ROW = 7
KIDS_ONE_ROW = 9  # one row has more cards than each of two
KIDS_FULL_ZONE, KIDS_FULL_WIDTH = 1690, 276  # the room for so many, and how wide the most of them are
KIDS_MOST = 20  # more large cards than these would not fit into two rows
TWO_ROWS = 2 * ONE_ROW
FRONT_TOP = 690  # upper edge of the front row when there are more
KIDS_FRONT_TOP = 704  # its pips end at the bar
ROW_RISE = 150  # index and pip of the row behind stay visible above the ring of a focused card
KIDS_ROW_RISE = 205
SMALLEST_RISE = 116


@dataclass(frozen=True, slots=True)
class HandLayout:
    """A laid-out hand: `slots` by card, `order` to draw them in (back row first), `top` the highest edge at rest."""

    width: int
    slots: tuple[Slot, ...]
    order: tuple[int, ...]
    rows: tuple[range, ...]
    top: float


@dataclass(frozen=True, slots=True)
class _Row:
    width: int
    zone: float
    top: float
    step: float


def fan(
    n: int,
    width: float = CARD_WIDTH,
    focus: int | None = None,
    *,
    zone: float = ZONE,
    top: float = TOP,
    step: float = STEP,
    lifted: bool = True,
) -> tuple[Slot, ...]:
    """Return the slots of a row of `n` cards `width` px wide, centred in `zone` px; the card at `focus` opens its gap
    and rises.

    `step`: the largest distance of neighbours in card widths. The row is as wide as it needs, and never wider than
    `zone` while the step stays above 0.44 of a card. Without `lifted` the focused card only stands upright in its gap.
    """
    xs = _places(n, width, focus, zone, step)
    half = max(1.0, (xs[-1] - xs[0]) / 2) if xs else 1.0
    middle = top + height_of(width) / 2
    slots = [_fan_slot(x, (x - CENTRE_X) / half, middle, width) for x in xs]
    if focus is not None and n:
        slots[focus] = _focus_slot(xs[focus], middle, width, lifted)
    return tuple(slots)


C = TypeVar("C")


def breaks_of(cards: Iterable[C], group: Callable[[C], object]) -> tuple[int, ...]:
    """The places of `cards` where a new `group` (a suit, a value) begins."""
    return tuple(i for i, (one, other) in enumerate(itertools.pairwise(map(group, cards)), 1) if one != other)


@lru_cache(maxsize=512)
def hand(n: int, focus: int | None = None, *, kids: bool = False, breaks: tuple[int, ...] = ()) -> HandLayout:
    """Return the open hand of `n` cards. `breaks`: places where a new suit begins; rows are split there."""
    kids = kids and n <= KIDS_MOST
    width, count = _size(n, kids)
    most = ONE_ROW if not kids else KIDS_ONE_ROW if count == 1 else KIDS_ROW
    rows = _split(n, count, most, breaks)
    slots: list[Slot] = []
    order: list[int] = []
    for number, row in enumerate(rows):
        measure = _measure(width, count, number, kids, len(row) > KIDS_ROW)
        inside = None if focus is None or focus not in row else focus - row.start
        lifted = count == 1  # above two rows there is no room; the question there must stay readable
        placed = fan(len(row), width, inside, zone=measure.zone, top=measure.top, step=measure.step, lifted=lifted)
        slots += placed
        order += [i for i in row if i != focus] + [i for i in row if i == focus]
    return HandLayout(width, tuple(slots), tuple(order), rows, _measure(width, count, 0, kids, n > KIDS_ROW).top)


def _focus_slot(x: float, middle: float, width: float, lifted: bool) -> Slot:
    if lifted:
        return Slot(x, middle - LIFT, 0.0, scale_of(width) * FOCUS_SCALE)
    return Slot(x, middle, 0.0, scale_of(width))


def _fan_slot(x: float, t: float, middle: float, width: float) -> Slot:
    return Slot(x, middle + ARC * t * t, -TILT * t, scale_of(width))


def _places(n: int, width: float, focus: int | None, zone: float, step: float) -> list[float]:
    """Return the centres of the cards from left to right."""
    if n <= 1:
        return [CENTRE_X] * n
    before = 0.03 * width + 17 if focus else 0.0
    after = 1.03 * width + 19 if focus is not None and focus < n - 1 else 0.0
    even = n - 2 if after else n - 1
    pitch = min(step * width, (zone - width - before - after) / even) if even else 0.0
    pitch = max(pitch, NARROWEST_STEP * width)
    xs = [0.0]
    for i in range(1, n):
        gap = after if after and i - 1 == focus else pitch
        xs.append(xs[-1] + gap + (before if i == focus else 0.0))
    return [CENTRE_X - xs[-1] / 2 + x for x in xs]


def _size(n: int, kids: bool) -> tuple[int, int]:
    """Return card width and number of rows of a hand of `n` cards."""
    if kids:
        return KIDS_FULL_WIDTH if n == KIDS_ONE_ROW else KIDS_WIDTH, 1 if n <= KIDS_ONE_ROW else 2
    if n <= NORMAL_ROW:
        return CARD_WIDTH, 1
    if n <= TWO_ROWS:
        return SMALL_WIDTH, 1 if n <= ONE_ROW else 2
    return SMALLEST_WIDTH, 3


def _measure(width: int, count: int, number: int, kids: bool, many: bool) -> _Row:
    step = KIDS_STEP if kids else STEP
    zone = KIDS_FULL_ZONE if kids and many and count == 1 else WIDE_ZONE if kids or width < CARD_WIDTH else ZONE
    if count == 1:
        return _Row(width, zone, KIDS_TOP if kids else TOP, step)
    rise = KIDS_ROW_RISE if kids else ROW_RISE if count == 2 else SMALLEST_RISE
    front = KIDS_FRONT_TOP if kids else FRONT_TOP
    return _Row(width, zone, front - rise * (count - 1 - number), step)


def _split(n: int, count: int, row: int, breaks: tuple[int, ...]) -> tuple[range, ...]:
    """Split a hand into `count` rows of similar length, at a suit if that leaves at most `row` cards in each, else
    evenly."""
    if count == 1:
        return (range(n),)
    most = max(math.ceil(n / count), math.ceil(n / count) + 1 if count == 3 else row)
    cuts: list[int] = [0]
    for number in range(1, count):
        even = round(n * number / count)
        rest = count - number
        fits = [b for b in breaks if cuts[-1] < b < n and b - cuts[-1] <= most and n - b <= most * rest]
        cuts.append(min(fits, key=lambda b: abs(b - even), default=even))
    cuts.append(n)
    return tuple(range(a, b) for a, b in itertools.pairwise(cuts))
