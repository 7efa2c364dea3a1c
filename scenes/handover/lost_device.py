"""Lost: a pad is gone. The table is covered, the seat is named, and any device may take over after a visible yes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.curtain import curtain, curtain_board
from game.input.actions import Action, Press
from game.scene import Scene
from game.widgets.bindings import Binding, dispatch, meant, printed
from game.widgets.bottom_bar import BottomBar, Spoken
from scenes.seating import Seating, device_badge, device_noun, vacated, with_device

if TYPE_CHECKING:
    from game.context import Context


class LostScene(Scene):
    """Dismissed with a Seating in which the seat has another device or a computer player, or its own one back."""

    def __init__(self, context: "Context", seat: Seat, seating: Seating) -> None:
        super().__init__(context)
        self.seat, self.seating = seat, seating
        self.offered: str | None = None
        self.refused: Message | None = None

    def enter(self) -> None:
        self.context.sound.play("knock")

    def act(self, press: Press) -> None:
        self.refused = None
        hints, button = printed(self.bindings(), self.context.voice), self.context.devices.hint
        dispatch(meant(press, hints, button, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do, of any device."""
        return (
            Binding(Action.CONFIRM, self._take_over, say("table-yes" if self.offered else "table-take-over")),
            Binding(Action.EXTRA, lambda press: self._vacate(), say("table-computer-player")),
            Binding(Action.BACK, lambda press: self._offer(None)),
        )

    def _take_over(self, press: Press) -> None:
        """The first confirm offers a device, the second one of the same device takes the seat."""
        looks = self.seating.accompanied_by(press.device)
        if looks is not None and looks != self.seat:
            self.context.sound.play("refuse")
            self.refused = say("table-looks-along", device=device_noun(press.device), name=self.seating[looks].name)
        elif self.offered == press.device:
            self.context.stack.dismiss(with_device(self.seating, self.seat, press.device))
        else:
            self._offer(press.device)
            self.context.sound.play("focus")

    def _vacate(self) -> None:
        self.context.stack.dismiss(vacated(self.seating, self.seat))

    def _offer(self, device: str | None) -> None:
        self.offered = device

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """The same pad comes back: its owner goes on."""
        if self.offered in lost:
            self.offered = None
        if self.seating[self.seat].device in found:
            self.context.stack.dismiss(self.seating)

    def spoken(self) -> Spoken:
        name = self.seating[self.seat].name
        if self.offered and not self.refused:
            return self.context.spoken(say("table-shall-play", device=device_noun(self.offered), name=name))
        return self.context.spoken(self.refused or say("table-waits", name=name))

    def draw(self, canvas: Canvas) -> None:
        plan = self.seating[self.seat]
        pad = device_badge(plan.device or "") == "pad"
        gone = say("table-pad-gone", name=plan.name) if pad else say("table-buttons-gone", name=plan.name)
        canvas.blit(curtain(plan.picture), (0, 0))
        words = self.context.voice.words
        board = curtain_board(plan.picture, words(gone), words(say("table-plug-in")), self.context.theme)
        board.draw(canvas)
        hints = printed(self.bindings(), self.context.voice)
        self.context.draw_bottom_bar(canvas, BottomBar(self.spoken(), hints, self.context.devices.hint))
