"""Together: who of several people is ready, the faces that they choose in place, and the count before the table opens.

Each device acts for its own seats only.
"""

import math
from collections.abc import Callable
from math import ceil

import pygame
from pygame import Rect, Surface

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.effects import rays
from game.draw.glyphs import glyph
from game.draw.icons import icon
from game.draw.paper import Piece, glow, with_shadow
from game.easing import COUNT_DOWN, COUNT_POPS
from game.input.actions import is_pad
from game.input.devices import Devices
from game.theme import GOLD, GOLD_INK, SEAT_LOOKS, SeatLook, Theme
from scenes.lobby.seat_row import SeatRowLayout
from scenes.seating import Seating, next_look

COUNTS = 3
CHEVRON, CHEVRON_UP = 74, 0.36  # px; share of the tag's height from its upper end
ASKS, ASKS_HIGH = 40, 64
NUMBER, NUMBER_SMALL, NUMBER_UP, NEAR = 204, 100, 20, 0.5
"""Letters of a number of the count, px that it is higher than the start button, and how much larger it comes."""
OUTLINE = tuple((round(9 * math.cos(k * math.tau / 8)), round(9 * math.sin(k * math.tau / 8)) + 2) for k in range(8))
RAYS = 560
LAMP, LAMP_RIM, LAMP_STEP, LAMP_LIGHT, PARTS = 104, 12, 152, 90, 260  # px; the last: how far lamps part for the count
CORD, CORD_WIDE = "#E8C56B", 4
DARK, DARK_RIM = (96, 84, 112), "#8D7C9E"


class Together:
    """`unready` are the seats of people who are still changing something."""

    def __init__(self, sound: Callable[..., None]) -> None:
        """`sound(name)` plays a sound."""
        self._sound = sound
        self.unready: frozenset[Seat] = frozenset()
        self._left = 0.0

    @property
    def number(self) -> int:
        return ceil(self._left / COUNT_DOWN) if self._left > 0 else 0

    @property
    def into(self) -> float:
        """Seconds since the number of the count has come."""
        return self.number * COUNT_DOWN - self._left

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
    looks = seating.companion_seat(device)
    return seating.seats_of(device) if looks is None else (looks,)


def absent(seating: Seating, devices: Devices) -> bool:
    return any(is_pad(device) and device not in seating.held for device in devices.all())


def draw_unready(canvas: Canvas, room: SeatRowLayout, seat: Seat, button: tuple[str, str], theme: Theme) -> None:
    """Draw arrows beside the face of a tag, and the button at its lower end that says that its player is ready."""
    tag = room.tag(seat)
    line = tag.top + round(tag.height * CHEVRON_UP)
    for x, back in ((tag.left, True), (tag.right, False)):
        put(canvas, chevron(back), center=(x, line))
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


def shows_lamps(seating: Seating, room: SeatRowLayout) -> bool:
    """Whether lamps are in the place of the start button: all players say themselves when they are ready."""
    return all_act(seating) and not room.small


def lamps_rect(count: int, room: SeatRowLayout) -> Rect:
    """The rectangle of `count` lamps in the place of the start button."""
    out = Rect(0, 0, (count - 1) * LAMP_STEP + LAMP, LAMP)
    out.center = room.start
    return out


def draw_lamps(canvas: Canvas, seating: Seating, unready: frozenset[Seat], room: SeatRowLayout, counts: bool) -> None:
    """Draw a lamp with the face of each person, lit if that player is ready. While the table counts, they part."""
    people = [seat for seat, person in enumerate(seating.people) if person]
    rect = lamps_rect(len(people), room)
    if not counts:
        canvas.fill(CORD, Rect(rect.left, rect.centery - CORD_WIDE // 2, rect.width, CORD_WIDE))
    for number, seat in enumerate(people):
        apart = (PARTS if number >= len(people) / 2 else -PARTS) if counts else 0
        lit = seat not in unready
        at = rect.left + LAMP // 2 + number * LAMP_STEP + apart, rect.centery
        if lit:
            put(canvas, glow(LAMP_LIGHT, GOLD), center=at)
        lamp(seating[seat].picture, lit).draw(canvas, at)


@cached
def lamp(look: SeatLook, lit: bool) -> Piece:
    """A face in a golden rim, anchored at its middle. A lamp that is not `lit` is dark."""
    out = disc(LAMP, GOLD if lit else DARK_RIM).copy()
    put(out, avatar(look, LAMP - 2 * LAMP_RIM), center=(LAMP // 2, LAMP // 2))
    if not lit:
        out.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    return with_shadow(converted(out), 8, 130, (2, 6))


def draw_light(canvas: Canvas, room: SeatRowLayout) -> None:
    """Draw the rays behind the tags while the table counts."""
    light, (x, y) = rays(RAYS), room.start
    put(canvas, light, center=(x, y - NUMBER_UP))


def draw_number(canvas: Canvas, together: Together, room: SeatRowLayout, still: bool) -> None:
    """Draw a number of the count in the place of the start button. It comes from near."""
    (x, y), size = room.start, NUMBER_SMALL if room.small else NUMBER
    if not room.small:
        y -= NUMBER_UP
    if not still:
        came = COUNT_POPS.ease(min(1.0, together.into / COUNT_POPS.seconds))
        size = round(size * (1 + (1 - came) * NEAR) / 4) * 4
    for across, down in OUTLINE:
        text.place(canvas, str(together.number), size, (x + across, y + down), GOLD_INK, "display")
    text.place(canvas, str(together.number), size, (x, y), GOLD, "display")
