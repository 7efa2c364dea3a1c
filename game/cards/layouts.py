"""Positions of cards on the stage: pure functions that return slots. Fans of the hand are in `hand`, seats in `ring`.

It has tricks, piles and held cards, counted clockwise from the viewer, who is number 0. Open hands are rows of small
faces at each plate, clear of words.
"""

import math

from pygame import Rect

from game.cards.hand import HandLayout, fan, hand
from game.cards.ring import SeatPlace, ring
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, KIDS_WIDTH, Slot, height_of, scale_of
from game.theme import BAR_TOP, SAFE

WIDTH = 84
STEP = 34  # an index and its pip
GAP = 8  # px between plate and cards
CLOSE = 2  # the same below a large face, above a trick
SMALL_WIDTH = 68  # of cards at a small plate, on its inner side
SMALL_STEP = 28  # as much of a card
SMALL_MOST = 176  # px that a row there may take
SMALL_GAP = 4
SMALL_ROW = 5  # with more cards there are two rows
UP, UP_CLOSE = 22, 6  # px above the plate at which the first of two begins: clear of hanging signs
DOWN, DOWN_CLOSE = 61, 43  # px to the second row: as far as plates stand apart, usually and if close
DOWN_AT_TOP = 36  # above a trick
BELOW = 560
ASIDE_FROM = 420  # px from the left, where a board may hang
UPPER, LOWER = 160, 640  # a plate above or below these lines is at the top, or the viewer's own


def opened(place: SeatPlace, count: int, *, close: bool = False) -> tuple[Slot, ...]:
    """Return the slots of `count` cards at a plate, row by row, from left to right. Later cards cover earlier ones.

    `close`: small plates at the sides stand closer than usual, as for children.
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
        row.midtop = (box.centerx, place.y + place.size // 2 + CLOSE)  # where backs are held otherwise
        if box.top > UPPER:  # at the side: along the edge of the table
            row.left = box.left
            if _at_right(box):
                row.right = box.right
    row.bottom = min(row.bottom, BAR_TOP - GAP)
    row.clamp_ip(SAFE)
    return _laid(row, count, WIDTH, step)


def _small(box: Rect, count: int, up: int, down: int) -> tuple[Slot, ...]:
    """Return slots on the inner side of a small plate, in one row or two."""
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


def _aside(place: SeatPlace, count: int) -> tuple[Slot, ...]:
    """Return slots on the outer side of a face above a trick, in one row or two."""
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


__all__ = [
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "KIDS_WIDTH",
    "HandLayout",
    "SeatPlace",
    "Slot",
    "fan",
    "hand",
    "height_of",
    "held",
    "pile",
    "ring",
    "row",
    "scale_of",
    "standing",
    "trick",
]

CENTRE_X = 960
TRICK_ROWS = {False: ((4, 236, 250), (5, 190, 196), (6, 158, 164)), True: ((4, 236, 250), (5, 180, 186), (6, 144, 150))}
"""Most players, width of a card and distance of two, between the plates at the sides: one row in which each player has
a place. In public (True) the hands at the sides may be open."""
TRICK_LARGE, TRICK_KIDS = (206, 220), (208, 222)  # the most above the higher hand of large text, and beside jars
TRICK_Y, TRICK_Y_LARGE = 484, 440
TRICK_TURN = 2.5  # degrees of the first card, and of the last one to the other side
OWN_DROP, FAR_RISE = 12, 6  # px that the viewer's card is nearer, and those opposite further away
FACES = 4  # up to this many children have large faces
CROWDED_TOP = 283  # under the face at the top of a child's table
CROWDED_TOP_LARGE = 212  # under a smaller face there, because the hand is higher
CROWDED_ZONE, CROWDED_ZONE_LARGE = 1240, 930  # px across: higher up, boards hang at both sides
CROWDED_ZONE_FACES = 700  # between the large faces of up to four
CROWDED_GAP = 6  # px to the hand below
CROWDED_STEP, CROWDED_STEP_LEAST = 1.13, 1.04  # in card widths

PILE_WIDTH = 192
PILE_TURNS = (-17.0, 12.0, -6.0)
PILE_SHIFTS = ((-34, 12), (28, 14), (-12, 4))
PILE_AT = (866, 404)

HELD_MOST = 5
HELD_SPREAD = 15.0  # degrees between neighbours
HELD_REACH = 1.15  # length of the arm in card widths
STANDING_TURN = 9.0
STANDING_STEP = 0.48


def trick(
    players: int, *, public: bool = False, kids: bool = False, large: bool = False, bottom: float | None = None
) -> tuple[Slot, ...]:
    """Return one slot for each player's card of a trick, clockwise from the viewer (number 0).

    All are in one row, the viewer's between those of the players at the left and at the right. `large`: large text
    raises the hand. `bottom`: the upper edge of a child's hand; the cards are as large as there is room above it.
    """
    if bottom is not None:
        return _crowded(players, bottom, large)
    raised = large and not public
    _, *sizes = next((row for row in TRICK_ROWS[public] if players <= row[0]), TRICK_ROWS[public][-1])
    width, step = min(tuple(sizes), TRICK_LARGE if raised else TRICK_KIDS if kids else tuple(sizes))
    own, y = players // 2, TRICK_Y_LARGE if raised else TRICK_Y
    slots = []
    for place in range(players):
        across = 2 * place / (players - 1) - 1
        turn, down = (0, OWN_DROP) if place == own else (-across * TRICK_TURN, -FAR_RISE * (1 - abs(across)))
        slots.append(Slot(CENTRE_X + across * (players - 1) / 2 * step, y + down, turn, scale_of(width)))
    return (slots[own], *(slot for place, slot in enumerate(slots) if place != own))


def _crowded(players: int, bottom: float, large: bool) -> tuple[Slot, ...]:
    """Return all cards in one row, the viewer's in its middle. They are as high up as they can be, because the focused
    card of the hand rises below them."""
    top, zone = (CROWDED_TOP_LARGE, CROWDED_ZONE_LARGE) if large else (CROWDED_TOP, CROWDED_ZONE)
    if players <= FACES:
        zone = min(zone, CROWDED_ZONE_FACES)
    high = bottom - CROWDED_GAP - top
    width = min(high * CARD_WIDTH / CARD_HEIGHT, zone / (1 + CROWDED_STEP_LEAST * (players - 1)))
    places = row(players, width, top + height_of(width) / 2, gap=(CROWDED_STEP - 1) * width, zone=zone)
    own = players // 2
    return (places[own], *(slot for i, slot in enumerate(places) if i != own))


def pile(n: int, at: tuple[float, float] = PILE_AT, width: float = PILE_WIDTH) -> tuple[Slot, ...]:
    """Return the slots of a pile from the lowest to the top card, four at most; older cards show under the top one."""
    shown = min(n, 1 + len(PILE_TURNS))
    x, y = at
    share = width / PILE_WIDTH
    older = [
        Slot(x + dx * share, y + dy * share, turn, scale_of(width))
        for turn, (dx, dy) in zip(PILE_TURNS[: shown - 1], PILE_SHIFTS, strict=False)
    ]
    return (*older, Slot(x, y, 2.0, scale_of(width))) if n else ()


def row(
    n: int, width: float, y: float, *, gap: float = 24, zone: float = 1560, centre: float = CENTRE_X
) -> tuple[Slot, ...]:
    """Return a centred row of upright cards with `gap` px between them, closer if `zone` px are too few."""
    step = width + gap if n <= 1 else min(width + gap, (zone - width) / (n - 1))
    return tuple(Slot(centre + (i - (n - 1) / 2) * step, y, 0.0, scale_of(width)) for i in range(n))


def held(n: int, x: float, y: float, width: float = 46) -> tuple[Slot, ...]:
    """Return a fan of min(n, HELD_MOST) backs, held by a seat; its middle card is centred at (x, y)."""
    shown = min(n, HELD_MOST)
    reach = HELD_REACH * width
    turns = [(i - (shown - 1) / 2) * HELD_SPREAD for i in range(shown)]
    return tuple(
        Slot(x + reach * math.sin(math.radians(a)), y + reach * (1 - math.cos(math.radians(a))), -a, scale_of(width))
        for a in turns
    )


def standing(n: int, x: float, y: float, width: float = 104) -> tuple[Slot, ...]:
    """Return cards that stand side by side in a bowl or stand, leaning outwards."""
    middle = (n - 1) / 2
    return tuple(
        Slot(
            x + (i - middle) * STANDING_STEP * width,
            y + 8 * abs(i - middle),
            -(i - middle) * STANDING_TURN,
            scale_of(width),
        )
        for i in range(n)
    )
