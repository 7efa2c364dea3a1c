"""The end of the match: every hand, the ghost hand and what is left of the deck lie open for everybody."""

from typing import TYPE_CHECKING

from engine.games.hookie_mookie.events import MatchEnded
from engine.games.hookie_mookie.view import View
from game.widgets.bindings import Binding
from scenes.games.hookie_mookie.sheets.standings import SoFarScene
from scenes.seating import Seating
from scenes.table.boards.sheet import STANDS
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context


class LeftScene(SoFarScene):
    """A press goes on to the podium; where nobody sits, it goes by itself."""

    title = "What was left"

    def __init__(self, context: "Context", view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, view, who, seating)
        self._rest = STANDS
        self._alone = not any(seating.people)

    @classmethod
    def of_event(
        cls, context: "Context", event: MatchEnded, view: View, who: Speakers, seating: Seating
    ) -> "LeftScene":
        """For the table: after the last event."""
        del event
        return cls(context, view, who, seating)

    def bindings(self) -> tuple[Binding, ...]:
        return self.goes_on("On")

    def update(self, dt: float) -> None:
        super().update(dt)
        self._rest -= dt
        if self._alone and self._rest <= 0:
            self._alone = False
            self.context.stack.dismiss()
