"""Look: somebody wants to look at what is its own though nothing is asked of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.seats import Seat
from game.input.actions import Press
from game.widgets.menu import Row
from game.widgets.page import NARROW, Page
from scenes.seating import Seating
from scenes.table.challenge.calls import Told

if TYPE_CHECKING:
    from game.context import Context


@dataclass(frozen=True, slots=True)
class Peek:
    """What a scene over the table is dismissed with when `seat` wants to look."""

    seat: Seat


class WhoScene(Page):
    """Who looks, where one device is several people's. Dismissed with a Peek, or with None. `hides`: hands
    are hidden from others."""

    title = "Who looks?"
    width = NARROW

    def __init__(
        self, context: "Context", seating: Seating, seats: Sequence[Seat], lost: Told, hides: bool = True
    ) -> None:
        super().__init__(context)
        self.seating, self.seats, self.lost = seating, tuple(seats), lost
        self.line = "Everybody else looks away" if hides else "All may look"

    def rows(self) -> Sequence[Row]:
        names = tuple(Row(seat, self.seating[seat].name, None, self.line) for seat in self.seats)
        return (*names, Row("back", "Nobody", None, "Back to the table", "cross"))

    def chosen(self, row: Row, press: Press) -> None:
        del press
        self.context.stack.dismiss(Peek(row.id) if isinstance(row.id, int) else None)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        super().devices_changed(lost, found)
        self.lost(lost, found)
