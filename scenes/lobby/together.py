"""Together: who of several people is ready, the faces that they choose in place, and the count before the table opens.

Each device acts for its own seats only.
"""

from collections.abc import Callable
from math import ceil

from pygame import Surface

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.glyphs import glyph
from game.draw.icons import icon
from game.draw.paper import Piece
from game.easing import COUNT_DOWN
from game.input.actions import is_pad
from game.input.devices import Devices
from game.theme import GOLD, GOLD_INK, SEAT_LOOKS, Theme
from scenes.lobby.seat_row import SeatRowLayout
from scenes.seating import Seating, next_look

COUNTS = 3
CHEVRON, CHEVRON_UP = 74, 0.36  # px; share of the tag's height from its upper end
ASKS, ASKS_HIGH = 40, 64
NUMBER, NUMBER_SMALL = 160, 100


class Together:
    """`unready` are the seats of people who are still changing something."""

    def __init__(self, sound: Callable[..., None]) -> None:
        """`sound(name)` plays a sound."""
        self._sound = sound
        self.unready: frozenset[Seat] = frozenset()
        self._left = 0.0

    @property
    def number(self) -> int:
        """The number of the count; 0 without one."""
        return ceil(self._left / COUNT_DOWN) if self._left > 0 else 0

    def begin(self) -> None:
        """Begin to count."""
        self._left = COUNTS * COUNT_DOWN
        self._sound("wood_block")

    def count(self, seating: Seating) -> None:
        """Begin to count if all of several people are ready."""
        if all_act(seating) and not self.unready and not self.number:
            self.begin()

    def stop(self) -> None:
        """Stop the count."""
        self._left = 0.0

    def change(self, seat: Seat | None) -> None:
        """Note that the player of `seat` changes something."""
        self.unready |= set() if seat is None else {seat}
        self.stop()

    def current(self, seating: Seating, device: str) -> Seat | None:
        """The seat that a device changes: the first one that is not ready, or its latest."""
        own = own_seats(seating, device)
        return next((seat for seat in own if seat in self.unready), own[-1] if own else None)

    def ready(self, seating: Seating, device: str) -> None:
        """Note that the player of a device is ready. When all are, count down."""
        seat = self.current(seating, device)
        if seat in self.unready:
            self.unready -= {seat}
            self._sound("stamp")
        self.count(seating)

    def turned(self, seating: Seating, seat: Seat, step: int) -> Seating:
        """The seating with the next face for the player of `seat`, who is not ready then."""
        seating = next_look(seating, seat, step)
        self.change(seat)
        self._sound("pluck", seating[seat].look - len(SEAT_LOOKS) // 2)
        return seating

    def waited_for(self, seating: Seating) -> Message:
        """Who is not ready."""
        return say("seats-waits-for", names=tuple(seating[seat].name for seat in sorted(self.unready)))

    def keep(self, seating: Seating) -> None:
        """Forget seats that no person has any more, and stop the count."""
        self.unready = frozenset(seat for seat in self.unready if seat < len(seating) and seating[seat].person)
        self.stop()

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass. Returns whether the count has ended."""
        before = self.number
        self._left = max(0.0, self._left - dt)
        if 0 < self.number < before:
            self._sound("wood_block")
        return before > 0 and self.number == 0


def all_act(seating: Seating) -> bool:
    """Whether several people have devices of their own. Each device then acts for its own seats."""
    return len(seating.devices) > 1


def own_seats(seating: Seating, device: str) -> tuple[Seat, ...]:
    """The seats for which a device acts while all act; () for a device without a seat."""
    looks = seating.accompanied_by(device)
    return seating.seats_of(device) if looks is None else (looks,)


def absent(seating: Seating, devices: Devices) -> bool:
    """Whether a pad is connected that has no seat."""
    return any(is_pad(device) and device not in seating.held for device in devices.all())


def draw_unready(canvas: Canvas, room: SeatRowLayout, seat: Seat, button: tuple[str, str], theme: Theme) -> None:
    """Draw arrows beside the face of a tag, and the button at its lower end that says that its player is ready."""
    tag = room.tag(seat)
    line = tag.top + round(tag.height * CHEVRON_UP)
    for x, back in ((tag.left, True), (tag.right, False)):
        sign = chevron(back)
        canvas.blit(sign, sign.get_rect(center=(x, line)))
    asks(button, theme).draw(canvas, (tag.centerx, tag.bottom))


@cached
def chevron(back: bool) -> Surface:
    """An arrow to the next face, or to the one before."""
    sign = icon("chevron", CHEVRON, GOLD, GOLD_INK)
    return surfaces.flip(sign, True, False) if back else sign


@cached
def asks(button: tuple[str, str], theme: Theme) -> Piece:
    """A button and a question mark; anchored at its middle."""
    return pill((glyph(*button, ASKS), "?"), theme.plate, GOLD, ASKS, ASKS_HIGH, 3)


def draw_number(canvas: Canvas, number: int, room: SeatRowLayout) -> None:
    """Draw a number of the count in the place of the start button."""
    size, (x, y) = NUMBER_SMALL if room.small else NUMBER, room.start
    for across, down in ((-5, -3), (5, -3), (-5, 6), (5, 6)):
        text.place(canvas, str(number), size, (x + across, y + down), GOLD_INK, "display")
    text.place(canvas, str(number), size, (x, y), GOLD, "display")
