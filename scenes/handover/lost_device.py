"""Lost device: the device of a seat is gone, or it is unclear which pad belongs to it.

The table is covered and the seat is named. A press of a pad that may be the seat's binds it in public. Any other device
takes over after a visible confirmation.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.curtain import STRIP, curtain, curtain_board
from game.input.actions import Action, Press, is_pad
from game.input.pads import UNKNOWN
from game.scene import Narrated, Scene
from game.widgets.bindings import Binding, dispatch, meant, printed
from game.widgets.bottom_bar import BarWords, BottomBar
from scenes.handover.curtain import BUTTON, device_pill
from scenes.seating import Seating, device_noun, vacated, with_device

if TYPE_CHECKING:
    from game.context import Context

_PILL_WIDEST = 1150


class LostScene(Scene):
    """Asks for the device of `seat`. Dismissed with a Seating in which the seat has its own device, another one or a
    computer player.

    `proven`: devices that certainly belong to other seats. Another pad of the same model may be the lost one: its press
    binds it and calls `bound`. Without `bound` one person is alone, and such a pad is bound without a press.
    """

    def __init__(
        self,
        context: "Context",
        seat: Seat,
        seating: Seating,
        proven: Collection[str] = (),
        bound: Callable[[Seat], None] | None = None,
    ) -> None:
        super().__init__(context)
        self.seat, self.seating, self.proven, self.bound = seat, seating, frozenset(proven), bound
        self.offered: str | None = None
        self.refused: Message | None = None

    def enter(self) -> None:
        self.context.sound.play("knock")

    def act(self, press: Press) -> None:
        self.refused = None
        hints, button = printed(self.bindings(), self.context.voice), self.context.devices.hint
        dispatch(meant(press, hints, button, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """The actions, for all devices."""
        return (
            Binding(Action.CONFIRM, self._take_over, say("table-yes" if self.offered else "table-take-over")),
            Binding(Action.EXTRA, lambda press: self._vacate(), say("table-computer-player")),
            Binding(Action.BACK, lambda press: self._offer(None)),
        )

    def _may_be(self, device: str) -> bool:
        """Whether it is a pad that may be the seat's."""
        known = self.seating[self.seat].pad
        return device not in self.proven and self.context.devices.may_be(device, known)

    @property
    def _candidate(self) -> str | None:
        """A connected pad that may be the seat's."""
        return next(filter(self._may_be, self.context.devices.all()), None)

    def _take_over(self, press: Press) -> None:
        """Bind a pad that may be the seat's at once. The first confirm of any other device offers it, and the second
        one takes the seat."""
        looks = self.seating.accompanied_by(press.device)
        if looks is not None and looks != self.seat:
            self.context.sound.play("refuse")
            self.refused = say("table-looks-along", device=device_noun(press.device), name=self.seating[looks].name)
        elif self._may_be(press.device):
            self._bind(press.device)
        elif self.offered == press.device:
            self.context.stack.dismiss(with_device(self.seating, self.seat, press.device))
        else:
            self._offer(press.device)
            self.context.sound.play("focus")

    def _bind(self, device: str) -> None:
        """Bind that pad to the seat. It gets the number of the lost one."""
        plan = self.seating[self.seat]
        self.context.devices.take_number(device, plan.device or "")
        if self.bound is not None:
            self.bound(self.seat)
        self.context.stack.dismiss(self.seating.put(self.seat, replace(plan, pad=UNKNOWN)))

    def _vacate(self) -> None:
        self.context.stack.dismiss(vacated(self.seating, self.seat))

    def _offer(self, device: str | None) -> None:
        self.offered = device

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Go on when the device itself is back. A lone person goes on with any pad of the same model."""
        if self.offered in lost:
            self.offered = None
        if self._is_back(found):
            self.context.stack.dismiss(self.seating)
        elif self.bound is None and (back := next(filter(self._may_be, found), None)) is not None:
            self._bind(back)

    def _is_back(self, found: Sequence[str]) -> bool:
        """Whether the device of the seat is among those `found`. The number of a pad proves nothing, because after a
        restart another pad may have it."""
        plan = self.seating[self.seat]
        if is_pad(plan.device):
            return self.context.devices.prove(plan.device or "", plan.pad)
        return plan.device in found

    def spoken(self) -> BarWords:
        name = self.seating[self.seat].name
        if self.offered and not self.refused:
            return self.context.spoken(say("table-shall-play", device=device_noun(self.offered), name=name))
        return self.context.spoken(self.refused or say("table-waits", name=name))

    def narrated(self) -> Narrated:
        """The seat that waits, and for which device."""
        words = self.context.voice.words
        return Narrated(sentence=". ".join(map(words, (*self._board(), *self._asked()))))

    def _board(self) -> tuple[Message, Message]:
        """Title and line of the board."""
        plan = self.seating[self.seat]
        if self._candidate is not None:
            return say("table-whose-pad", name=plan.name), say("table-pads-apart")
        pad = is_pad(plan.device)
        gone = say("table-pad-gone", name=plan.name) if pad else say("table-buttons-gone", name=plan.name)
        return gone, say("table-plug-in")

    def _asked(self) -> tuple[Message, ...]:
        """The request to press, if there is a pad that may be the seat's."""
        pad = self._candidate
        return (say("table-press-yours", name=self.seating[self.seat].name, button=BUTTON + pad),) if pad else ()

    def draw(self, canvas: Canvas) -> None:
        plan, words = self.seating[self.seat], self.context.voice.words
        canvas.blit(curtain(plan.picture), (0, 0))
        title, line = self._board()
        curtain_board(plan.picture, words(title), words(line), self.context.theme).draw(canvas)
        for asked in self._asked():
            device_pill(self.context, plan.picture, asked, _PILL_WIDEST).draw(canvas, STRIP.center)
        hints = printed(self.bindings(), self.context.voice)
        self.context.draw_bottom_bar(canvas, BottomBar(self.spoken(), hints, self.context.devices.hint))
