"""Hands that everybody looks into (a record that is watched): rows of small faces at each plate, clear of words."""

import math

from pygame import Rect

from game.cards.ring import Place
from game.cards.slots import Slot, height_of, scale_of
from game.theme import RAIL_TOP, SAFE

WIDTH = 84
STEP = 34  # an index and its pip
GAP = 8  # px between plate and cards
CLOSE = 2  # the same below a large face, under which a trick lies
SMALL_WIDTH = 68  # of cards at a small plate: inward of them the table begins
SMALL_STEP = 28  # as much of a card
SMALL_MOST = 176  # px that a row there may take
SMALL_GAP = 4
SMALL_ROW = 5  # from more cards on they lie in two rows
UP, UP_CLOSE = 22, 6  # px over the plate that the first of two begins: clear of what hangs above
DOWN, DOWN_CLOSE = 61, 43  # px to the second row: as far as plates stand apart, and where they stand close
DOWN_AT_TOP = 36  # over a trick
BELOW = 560
ASIDE_FROM = 420  # px from the left: as far as a board hangs there
UPPER, LOWER = 160, 640  # a plate above or below these lines hangs at the top, or is the viewer's own


def opened(place: Place, count: int, *, close: bool = False) -> tuple[Slot, ...]:
    """Slots of `count` cards at a plate, row by row and from left to right. Later cards lie over earlier ones.

    `close`: small plates at the sides stand closer than usual, as they do for children.
    """
    box = Rect(place.rect)
    if place.compact and box.top <= LOWER:
        return _small(box, count, *((UP_CLOSE, DOWN_CLOSE) if close else (UP, DOWN)))
    if close and place.over_trick:
        return _aside(place, count)
    beside = box.top > LOWER
    step = min(STEP, (BELOW - WIDTH) / max(1, count - 1))
    row = Rect(0, 0, round(WIDTH + step * max(0, count - 1)), round(height_of(WIDTH)))
    if beside:
        row.midleft = (box.right + GAP, box.centery)
    else:
        row.midtop = (box.centerx, place.y + place.size // 2 + CLOSE)  # where backs are held up otherwise
        if box.top > UPPER:  # at the side: along the edge of the table
            row.left = box.left
            if _at_right(box):
                row.right = box.right
    row.bottom = min(row.bottom, RAIL_TOP - GAP)
    row.clamp_ip(SAFE)
    return _laid(row, count, WIDTH, step)


def _small(box: Rect, count: int, up: int, down: int) -> tuple[Slot, ...]:
    """Inward of a small plate, in one row or two."""
    two = count > SMALL_ROW
    across = math.ceil(count / 2) if two else count
    step = min(SMALL_STEP, (SMALL_MOST - SMALL_WIDTH) / max(1, across - 1))
    row = Rect(0, 0, round(SMALL_WIDTH + step * max(0, across - 1)), round(height_of(SMALL_WIDTH)))
    if box.top <= UPPER:
        row.midtop, down = (box.centerx, box.bottom + SMALL_GAP), DOWN_AT_TOP
    else:
        row.midleft = (box.right + SMALL_GAP, box.centery)
        if two:
            row.top = box.top - up
        if _at_right(box):
            row.right = box.left - SMALL_GAP
    first = _laid(row, across, SMALL_WIDTH, step)
    return (*first, *_laid(row.move(0, down), count - across, SMALL_WIDTH, step))


def _aside(place: Place, count: int) -> tuple[Slot, ...]:
    """At the outer side of a face that hangs over a trick, in one row or two."""
    two = count > SMALL_ROW
    across = math.ceil(count / 2) if two else count
    right = place.rect[0] - GAP
    step = min(SMALL_STEP, (min(SMALL_MOST, right - ASIDE_FROM) - SMALL_WIDTH) / max(1, across - 1))
    row = Rect(0, 0, round(SMALL_WIDTH + step * max(0, across - 1)), round(height_of(SMALL_WIDTH)))
    row.midright = (right, place.y - (DOWN // 2 if two else 0))
    row.top = max(row.top, SAFE.top + GAP)
    first = _laid(row, across, SMALL_WIDTH, step)
    return (*first, *_laid(row.move(0, DOWN), count - across, SMALL_WIDTH, step))


def _laid(row: Rect, count: int, width: int, step: float) -> tuple[Slot, ...]:
    return tuple(Slot(row.left + width / 2 + i * step, row.centery, 0.0, scale_of(width)) for i in range(count))


def _at_right(box: Rect) -> bool:
    return box.centerx > SAFE.centerx
