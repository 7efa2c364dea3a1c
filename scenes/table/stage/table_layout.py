"""TableLayout: places of seats and cards on the stage, for one viewpoint. Pure geometry: scenes have no numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import hypot

from pygame import Rect

from engine.core.seats import Seat
from game.cards import watched_layout
from game.cards.layouts import SeatPlace, Slot, opened, ring, trick
from game.cards.slots import around, scale_of
from game.theme import Theme
from scenes.table.feature import Feature

BAR_HAND = Slot(960, 1004, 0.0, scale_of(120))
"""Start and goal of cards of the seat in the bar while its hand is closed: wholly behind the bar."""
CARDS = 10
"""Number of cards in a hand, if none is given."""


PACK_WIDTH = 120
MIDDLE = (960, 470)
"""Middle of the table."""
IN_BAR, IN_BAR_LARGE = (960, 945), (960, 873)
INWARD, CLEAR = 0.34, 12  # least share of the way to the middle, for a pack; px between it and a plate
STEP = 0.01  # of that way
AT_THE_SIDE = 0.4  # share of the way down, at sides with seats one above the other


@dataclass(frozen=True, slots=True)
class SeatRow(Feature[object]):
    """Seats are side by side at these places, in public and behind curtains, not round the table."""

    of: Callable[[int, Theme], tuple[SeatPlace, ...]]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The ring of seats as seen from `anchor`. `public`: the anchor has a plate also, no seat is in the bar.

    `corners`: boards hang in the upper corners, and plates leave them free. `large`: the bar is higher, for large text.
    `row`: seats are side by side there, and none is in the bar. `watched`: a record is shown, and open hands are rows
    of large cards. `winds`: the controls of a record are above the bar. `opened`: all players see all hands.
    """

    players: int
    anchor: Seat
    public: bool
    kids: bool = False
    corners: bool = True
    large: bool = False
    row: tuple[SeatPlace, ...] | None = None
    watched: bool = False
    winds: bool = False
    opened: bool = False

    def place(self, seat: Seat) -> SeatPlace | None:
        """The place of the plate of `seat`; None for the seat in the bar."""
        if self.row is not None:
            return self.row[seat]
        if self.watched:
            return watched_layout.spots(self.players, large=self.large)[self._number(seat)].place
        places = ring(
            self.players,
            public=self.public,
            signs=self.corners,
            kids=self.kids,
            large=self.large,
            opened=self.opened,
        )
        return places[self._number(seat)]

    def _number(self, seat: Seat) -> int:
        """The number of a seat, clockwise from the anchor."""
        return (seat - self.anchor) % self.players

    def hand(self, seat: Seat, cards: int) -> tuple[Slot, ...]:
        """Slots of the open hand of `seat` at its plate; none for the seat in the bar."""
        if self.watched:
            return watched_layout.hand(self.players, self._number(seat), cards, large=self.large)
        place = self.place(seat)
        return opened(place, cards, close=self.kids) if place is not None else ()

    def middle(self, cards: int) -> Rect:
        """The room between rows of up to `cards` cards, if a record is shown."""
        return watched_layout.middle(self.players, cards, large=self.large)

    def chin(self, seat: Seat) -> Slot:
        """The place of the cards that `seat` holds. All of them leave from the middle of its fan."""
        place = self.place(seat)
        if place is None:
            return BAR_HAND
        x, y = place.chin
        return Slot(x, y, 0.0, scale_of(place.held_width or 46))

    def pack(self, seat: Seat) -> Slot:
        """The place of the pack before the dealing seat: on the way to the middle, and clear of all plates."""
        return _pack(self, seat)

    def trick(self, seat: Seat, bottom: float | None = None, room: Rect | None = None) -> Slot:
        """The slot of the card of `seat` in a trick. `bottom` is the upper edge of a hand that leaves little room.

        `room` is the remaining room if a record is shown.
        """
        if self.watched:
            return watched_layout.trick(self.players, room or self.middle(CARDS))[self._number(seat)]
        slots = trick(self.players, public=self.public, kids=self.kids, large=self.large, bottom=bottom)
        return slots[self._number(seat)]


@cache
def _pack(floor: TableLayout, seat: Seat) -> Slot:
    place = floor.place(seat)
    if place is None:
        return _inward(IN_BAR_LARGE if floor.large else IN_BAR, INWARD, 1.0)
    places = map(floor.place, range(floor.players))
    plates = [Rect(one.rect).inflate(2 * CLEAR, 2 * CLEAR) for one in places if one is not None]
    start, flat = (place.x, place.y), abs(MIDDLE[1] - place.y) <= abs(MIDDLE[0] - place.x)
    ways = [_clear_of(plates, start, share) for share in ((AT_THE_SIDE, 1.0) if flat else (1.0,))]
    return min(ways, key=lambda slot: hypot(slot.x - place.x, slot.y - place.y))


def _clear_of(plates: Sequence[Rect], start: tuple[int, int], down: float) -> Slot:
    """The first place on that way where the pack is clear of all plates; otherwise the middle."""
    steps = range(round(INWARD / STEP), round(1 / STEP) + 1)
    slots = [_inward(start, step * STEP, down) for step in steps]
    return next((slot for slot in slots if around([slot]).collidelist(plates) < 0), slots[-1])


def _inward(start: tuple[int, int], way: float, down: float) -> Slot:
    """A pack on the way from `start` to the middle, which goes down only by the share `down`."""
    x, y = start
    return Slot(x + (MIDDLE[0] - x) * way, y + (MIDDLE[1] - y) * way * down, 0.0, scale_of(PACK_WIDTH))
