"""Positions of seats and open hands while a record is watched. Every hand is rows of cards with visible pennants, with
its plate beside or above. The middle stays free for a trick and other things.

Seats are counted clockwise from the one at the near edge, which is number 0.
"""

from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import ceil

from pygame import Rect

from game.cards.layouts import row
from game.cards.ring import COMPACT, SeatPlace, compact_place
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, Slot, around, height_of, scale_of
from game.theme import BAR_TOP, BAR_TOP_LARGE, SAFE

WIDTHS = {4: 142, 5: 112, 6: 108, 8: 84, 12: 72}
"""Width of the cards, by the largest number of players."""
IN_ROWS_LARGE = WIDTHS[5]
STEP, CLOSE_STEP, CLOSE_FROM = 66 / 142, 62 / 142, 11
"""Distance of cards in card widths, the closer distance, and the number of cards from which it is used."""
PENNANT = 174 / CARD_HEIGHT
"""Part of a card that the row before it must not cover, in card heights."""
LEFT, RIGHT, FAR_TOP, SIDE_TOP, SIDE_TOP_OF_5, NEAR_LEFT, NEAR_FOOT, NEAR_LOWER = 112, 1808, 82, 411, 456, 627, 878, 20
"""px: edges of the rows for up to six players. The lower of two rows at the near edge ends that much lower."""
NEAR, SIDE, FAR = (500, 768), (183, 344), (696, 190)
"""Centres of the faces."""
FAR_LEFT, OUTER, OUTER_HANDS = 768, ((500, 138), (1348, 138)), (470, 1424)
TOPS, TOP_ROWS, TOP_STEP = 204, 468, 318
UNDER_TAG, BESIDE_TAG = 6, 12  # px from a compact plate to its hand
SIDES_FROM, SIDES_STEP = 346, {2: 214, 3: 132}
NEAR_TAG = (380, 752)
AIR = 8
OVER_PILL, SIDE_TOP_LARGE = 32, 411  # px, for large text
TOP_ROOM, TOP_ROOM_LARGE = (518, 1000), (518, 229)
"""px that a hand at the top may take between those at the sides, and above the nest."""
NEAR_ROOM, NEAR_ROOM_LARGE = (604, 1000), (492, 1000)
"""px that a hand at the near edge may take beside the controls, and beside their larger buttons."""
SIDE_ROOM, SIDE_ROOM_LARGE = (513, 290), (350, 181)
"""px that a hand at the side may take above the plate at the near edge."""
TRICK_WIDTH, TRICK_GAP = 160, 14


@dataclass(frozen=True, slots=True)
class Spot:
    """One seat: its plate, the edges at which its hand begins, and the largest number of cards in a row. It begins
    at its right edge if `from_right`, and at its lower edge if it grows `up`. `room`: its greatest width and height."""

    place: SeatPlace
    x: int
    y: int
    across: int
    from_right: bool = False
    up: bool = False
    room: tuple[int, int] = SAFE.size

    def hand(self, count: int, width: float) -> tuple[Slot, ...]:
        """Return the slots of `count` cards `width` px wide, in one row or two; narrower if those would be too long.
        Later cards cover earlier ones."""
        if not count:
            return ()
        rows = 1 if count <= self.across else 2
        each, share = ceil(count / rows), STEP if count < CLOSE_FROM else CLOSE_STEP
        across, down = 1 + share * (each - 1), 1 + PENNANT * (rows - 1)
        width = min(width, width * (1 + share * (self.across - 1)) / across)
        width = min(width, self.room[0] / across, self.room[1] / down * CARD_WIDTH / CARD_HEIGHT)
        step, high = width * share, height_of(width)
        below = high * PENNANT
        wide = width + step * (each - 1)
        left = self.x - wide if self.from_right else self.x
        top = self.y + (NEAR_LOWER if rows > 1 else 0) - high - below * (rows - 1) if self.up else self.y
        return tuple(
            Slot(left + width / 2 + i % each * step, top + high / 2 + i // each * below, 0.0, scale_of(width))
            for i in range(count)
        )


@cache
def spots(players: int, *, large: bool) -> tuple[Spot, ...]:
    """Return the spots of all players, clockwise from the near edge. `large`: large text raises the bar. ValueError
    outside 2 to 12."""
    if not 2 <= players <= 12:
        raise ValueError(f"a table has 2 to 12 seats, not {players}")
    up = BAR_TOP - BAR_TOP_LARGE if large else 0
    if players > 6:
        return _many(players, up)
    near_room, side_room = (NEAR_ROOM_LARGE, SIDE_ROOM_LARGE) if large else (NEAR_ROOM, SIDE_ROOM)
    across = 8 if players < 5 else 9 if large else 14
    near = Spot(
        _full(*NEAR, "l", up + (OVER_PILL if large else 0)),
        NEAR_LEFT,
        NEAR_FOOT - up,
        across,
        up=True,
        room=near_room,
    )
    side_top = SIDE_TOP_LARGE if large else SIDE_TOP_OF_5 if players == 5 else SIDE_TOP
    left = Spot(_full(*SIDE, "r"), LEFT, side_top, 7 if players < 5 else 8, room=side_room)
    right = Spot(_full(LEFT + RIGHT - SIDE[0], SIDE[1], "l"), RIGHT, side_top, left.across, True, room=side_room)
    top_room = TOP_ROOM_LARGE if large else TOP_ROOM
    far = Spot(_full(*FAR, "l"), FAR_LEFT, FAR_TOP, 8, room=top_room)
    outer = tuple(
        Spot(_full(*at, side), x, TOPS, 8, side == "l", room=top_room)
        for at, x, side in zip(OUTER, OUTER_HANDS, ("r", "l"), strict=True)
    )
    row_at_top = tuple(_under(TOP_ROWS + TOP_STEP * i, 5) for i in range(3))
    around_it = {
        2: (far,),
        3: (left, right),
        4: (left, far, right),
        5: (left, *outer, right),
        6: (left, *row_at_top, right),
    }
    return (near, *around_it[players])


def _many(players: int, up: int) -> tuple[Spot, ...]:
    """Return compact plates: columns at both sides, a row along the top, and one at the near edge."""
    sides = 2 if players < 9 else 3
    tops = players - 1 - 2 * sides
    lines = [SIDES_FROM + SIDES_STEP[sides] * i for i in range(sides)]
    beside = COMPACT[0] + BESIDE_TAG
    left = [Spot(compact_place(SAFE.left, y), SAFE.left + beside, y, 10) for y in reversed(lines)]
    far = SAFE.right - COMPACT[0]
    right = [Spot(compact_place(far, y), SAFE.right - beside, y, 10, from_right=True) for y in lines]
    each = SAFE.width // tops
    top = [_under(SAFE.left + each * i + (each - 240) // 2, 5) for i in range(tops)]
    x, y = NEAR_TAG
    near = Spot(compact_place(x, y - up), x + beside, NEAR_FOOT - up, 12, up=True)
    return (near, *left, *top, *right)


def _full(x: int, y: int, side: str, up: int = 0) -> SeatPlace:
    return SeatPlace(x, y - up, side)


def _under(left: int, across: int) -> Spot:
    """Return a compact plate at the top with its hand below it."""
    return Spot(compact_place(left, SAFE.top + AIR), left, SAFE.top + AIR + COMPACT[1] + UNDER_TAG, across)


def width_of(players: int) -> int:
    """Return the width of open hands' cards in px."""
    return next(width for most, width in WIDTHS.items() if players <= most)


def hand(players: int, number: int, count: int, *, large: bool) -> tuple[Slot, ...]:
    """Return the slots of the `count` cards of seat `number`."""
    return _hand(players, spots(players, large=large)[number], count, large=large)


def _hand(players: int, spot: Spot, count: int, *, large: bool) -> tuple[Slot, ...]:
    """Return the slots of a hand. Above the higher bar of large text two rows have smaller cards, to leave room for a
    trick."""
    width = width_of(players)
    return spot.hand(count, min(width, IN_ROWS_LARGE) if large and count > spot.across else width)


@cache
def middle(players: int, cards: int, *, large: bool) -> Rect:
    """Return the box that plates and hands of up to `cards` cards leave free between them."""
    all_spots = spots(players, large=large)

    def reach(spot: Spot) -> Rect:
        """Return the box of all rows; fewer cards can be larger."""
        counts = range(1, max(1, cards) + 1)
        return around([slot for count in counts for slot in _hand(players, spot, count, large=large)])

    near, *others = ((spot, reach(spot)) for spot in all_spots)
    sides = [box.union(spot.place.rect) for spot, box in others if spot.y >= SIDES_FROM]
    tops = [box.bottom for spot, box in others if spot.y < SIDES_FROM]
    left = max((box.right for box in sides if box.left < CARD_WIDTH * 2), default=LEFT)
    right = min((box.left for box in sides if box.right > SAFE.right - CARD_WIDTH * 2), default=RIGHT)
    top = max(chain(tops, (SAFE.top + AIR,)))
    return Rect(left, top, right - left, near[1].top - top).inflate(-2 * AIR, -2 * AIR)


def trick(players: int, room: Rect) -> tuple[Slot, ...]:
    """Return one slot for each player's card, side by side in `room`, none over another: clockwise from the left, the
    near player's last."""
    width = min(TRICK_WIDTH, room.height * CARD_WIDTH / CARD_HEIGHT, (room.width + TRICK_GAP) / players - TRICK_GAP)
    slots = row(players, width, room.centery, gap=TRICK_GAP, zone=room.width, centre=room.centerx)
    return (slots[-1], *slots[:-1])
