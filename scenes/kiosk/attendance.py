"""Attendance: which matches visitors begin and how they end, and lost pads, for the books."""

from typing import TYPE_CHECKING

from scenes.replay.watching import WatchScene
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk


class Attendance:
    """Looks at the stack once a frame; the table need not know that it is counted."""

    def __init__(self, context: "Context", kiosk: "Kiosk") -> None:
        self.context, self.kiosk = context, kiosk
        self.seconds = 0.0
        self._table: TableScene | None = None

    def advance(self, dt: float, untouched: float) -> None:
        """`dt` seconds later; nobody has touched anything for `untouched` seconds."""
        table = next((scene for scene in self.context.stack.scenes if _is_played(scene)), None)
        if table is not self._table:
            self.left(untouched)
            if isinstance(table, TableScene):
                self._table = table
                self.kiosk.books.started(table.session.game.name)
        self.seconds += dt if self._table else 0.0

    def left(self, untouched: float) -> None:
        """Nobody sits at that table any more. The time that it stood there alone does not count."""
        if self._table is not None:
            session = self._table.session
            alone = 0.0 if session.over else untouched
            self.kiosk.books.ended(session.game.name, session.over, max(0.0, self.seconds - alone))
        self._table, self.seconds = None, 0.0


def _is_played(scene: object) -> bool:
    return isinstance(scene, TableScene) and not isinstance(scene, WatchScene)
