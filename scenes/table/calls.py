"""Calls: somebody calls something out at the table. A list of what that seat may call, from public facts alone."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.seats import Seat
from engine.core.steps import Step
from game.input.actions import Action, Press
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.seating import Seating
from scenes.table.look import Look
from scenes.table.phrases import plain

if TYPE_CHECKING:
    from game.house import House


class CallScene(Page):
    """Dismissed with the Step of the call, or with None. First who calls, where one device is several people's."""

    title = "Call"

    def __init__(
        self, house: "House", calls: Mapping[Seat, Sequence[Step]], view: Any, look: Look, seating: Seating
    ) -> None:
        super().__init__(house)
        self.calls = {seat: tuple(steps) for seat, steps in calls.items() if steps}
        self.view, self.look, self.seating = view, look, seating
        self.seat: Seat | None = next(iter(self.calls)) if len(self.calls) == 1 else None

    def rows(self) -> Sequence[Row]:
        """Seats first, then the calls of one seat."""
        back = Row("back", "Nothing", None, "Back to the table", "cross")
        if self.seat is None:
            names = ((seat, self.seating[seat].name) for seat in self.calls)
            return (*(Row(("seat", seat), name, None, "Who calls?", "person") for seat, name in names), back)
        calls = self.calls[self.seat]
        name = self.seating[self.seat].name
        return (
            *(
                Row(i, plain(self.look.choice(step, self.view)), None, f"{name} calls this", "bell")
                for i, step in enumerate(calls)
            ),
            back,
        )

    def chosen(self, row: Row, press: Press) -> None:
        """A seat, a call, or nothing."""
        del press
        target: Hashable = row.id
        if isinstance(target, tuple):
            self.seat = target[1]
            self.settle()
        elif isinstance(target, int) and self.seat is not None:
            self.house.stack.dismiss(self.calls[self.seat][target])
        else:
            self.house.stack.dismiss()

    def other(self, press: Press) -> None:
        if press.action is Action.BACK:
            self.house.stack.dismiss()
