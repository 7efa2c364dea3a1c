"""Looking at one's own hand without a question: the choice of the seat, and the gesture of a pointer that holds the
hand up."""

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.context import Context
from game.draw.icons import icon
from game.input.actions import Action, Press
from game.input.pointer import TAP_REACH
from game.theme import CREAM
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from scenes.lobby.seat_row import SeatRowLayout, device_words, draw_free, draw_rails, draw_tag, row_layout
from scenes.seating import Seating
from scenes.table.challenge.calls import DevicesChanged
from scenes.table.table_result import Peek

NO_SEAT = "nobody"
_CROSS, _CROSS_SMALL = 104, 72  # sizes, px


class WhoScene(HouseScene):
    """Asks which player looks, if several share a device: their tags are on the coat rail, with a free hook to cancel.
    Dismissed with a Peek, or with None. `hides`: whether hands are hidden from others."""

    ring_radius = 46
    hook_holds_focus = False

    def __init__(
        self, context: Context, seating: Seating, seats: Sequence[Seat], lost: DevicesChanged, hides: bool = True
    ) -> None:
        super().__init__(context)
        self.seating, self.seats, self.lost = seating, tuple(seats), lost
        self.line = say("table-look-away" if hides else "table-all-look")
        self.focus.at = self.seats[0]

    @property
    def room(self) -> SeatRowLayout:
        """The layout of the tags."""
        return row_layout((True,) * len(self.seats), True, self.theme)

    def targets(self) -> Sequence[Target]:
        room = self.room
        tags = (Target(seat, room.tag(place)) for place, seat in enumerate(self.seats))
        return (*tags, Target(NO_SEAT, room.tag(-1)))

    def choose(self, target: Hashable, press: Press) -> None:
        self.sound("choose")
        self.context.stack.dismiss(Peek(target) if isinstance(target, int) else None)

    def sentence(self) -> Message:
        return say("pause-go-on-line") if self.focus.at == NO_SEAT else self.line

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        super().devices_changed(lost, found)
        self.lost(lost, found)

    def paint(self, canvas: Canvas) -> None:
        room, theme = self.room, self.theme
        draw_rails(canvas, room, self.words_of(say("table-who-looks")), theme)
        for place, seat in enumerate(self.seats):
            plan = self.seating[seat]
            words = self.words_of(device_words(self.seating, seat))
            draw_tag(canvas, room, place, plan, words, plan.badge, self.focus.at == seat, 0, theme, plan.person)
        draw_free(canvas, room, (self.words_of(say("table-no-one")),), (), self.focus.at == NO_SEAT, theme, ())
        cross = icon("cross", _CROSS_SMALL if room.small else _CROSS, CREAM)
        put(canvas, cross, center=(room.places[-1][0], room.tag(-1).top + room.tag(-1).height // 3))


HOLD_ACTIONS = frozenset((Action.LOOK, Action.NEXT))
"""Actions that keep a hand open while they are held."""


@dataclass(slots=True)
class HoldGesture:
    """The gesture of a pointer that keeps a hand open while it is down.

    The hand stays open until the last finger is lifted, so a second finger can tap cards. A lone pointer can slide to a
    card and is lifted there, so it can play without closing the hand first.
    """

    _device: str = ""
    _began: tuple[int, int] = (0, 0)
    _down: int = 0
    _alone: bool = True

    def presses(self, press: Press, means: Callable[[Press], Press]) -> tuple[Press, ...]:
        """The presses that `press` of a pointer stands for. `means` finds the action of the printed words under it."""
        if press.action is not Action.CONFIRM:
            return (press,)
        return self._lifted(press, means) if press.released else (self._pressed(press, means(press)),)

    def _pressed(self, press: Press, meaning: Press) -> Press:
        if meaning.action in HOLD_ACTIONS:
            self._device, self._began, self._down, self._alone = press.device, press.at or (0, 0), 1, True
        elif press.device == self._device:
            self._down, self._alone = self._down + 1, False
        return meaning

    def _lifted(self, press: Press, means: Callable[[Press], Press]) -> tuple[Press, ...]:
        if press.device != self._device or not self._down:
            return ()
        self._down -= 1
        if self._down:
            return ()
        sinks = Press(Action.LOOK, press.device, press.seat, released=True)
        if self._alone and press.at is not None and math.dist(press.at, self._began) > TAP_REACH:
            return means(Press(Action.CONFIRM, press.device, press.seat, at=press.at)), sinks
        return (sinks,)
