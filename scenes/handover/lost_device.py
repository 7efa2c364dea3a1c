"""Lost: a pad is gone. The table is covered, the seat is named, and any device may take over after a visible yes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.curtain import curtain, curtain_board
from game.input.actions import Action, Press
from game.scene import Scene
from game.widgets.bindings import Binding, dispatch, meant, printed
from game.widgets.bottom_bar import Spoken, draw_bottom_bar
from scenes.seating import Seating, vacated, with_device

if TYPE_CHECKING:
    from game.context import Context


class LostScene(Scene):
    """Dismissed with a Seating in which the seat has another device or a computer player, or its own one back."""

    def __init__(self, context: "Context", seat: Seat, seating: Seating) -> None:
        super().__init__(context)
        self.seat, self.seating = seat, seating
        self.offered: str | None = None
        self.refused = ""

    def enter(self) -> None:
        self.context.sound.play("knock")

    def act(self, press: Press) -> None:
        self.refused = ""
        hints, button = printed(self.bindings(), self.context.voice), self.context.devices.hint
        dispatch(meant(press, hints, button, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do, of any device."""
        return (
            Binding(Action.CONFIRM, self._take_over, "Yes" if self.offered else "Take over"),
            Binding(Action.EXTRA, lambda press: self._vacate(), "Computer player"),
            Binding(Action.BACK, lambda press: self._offer(None)),
        )

    def _take_over(self, press: Press) -> None:
        """The first confirm offers a device, the second one of the same device takes the seat."""
        looks = self.seating.accompanied_by(press.device)
        if looks is not None and looks != self.seat:
            self.context.sound.play("refuse")
            self.refused = f"{self.context.devices.name(press.device)} looks along with {self.seating[looks].name}"
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
            return self.context.spoken(f"{self.context.devices.name(self.offered)} plays for {name}?")
        return self.context.spoken(self.refused or f"{name} waits")

    def draw(self, canvas: Canvas) -> None:
        plan = self.seating[self.seat]
        device = self.context.devices.name(plan.device or "")
        canvas.blit(curtain(plan.picture), (0, 0))
        sub = self.context.worded("Plug it in again, or take over with any device")
        curtain_board(
            plan.picture,
            f"{plan.name}'s {'pad' if device.startswith('Pad') else device} is gone",
            sub,
            self.context.theme,
        ).draw(canvas, (0, 0))
        hints = printed(self.bindings(), self.context.voice)
        spoken, theme = self.spoken(), self.context.theme
        draw_bottom_bar(canvas, spoken.words, hints, self.context.devices.hint, theme, picture=spoken.picture)
