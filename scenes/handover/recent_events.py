"""Since: what happened at the table since each seat last looked, for the strip on its curtain. Public facts alone."""

from engine.core.events import Heard
from engine.core.seats import PUBLIC, Seat
from game.theme import Theme
from scenes.handover.curtain_strip import MOST as STRIP_MOST
from scenes.handover.curtain_strip import Happened
from scenes.seating import Seating
from scenes.table.game_table import GameTable
from scenes.table.session import Session


class RecentEvents:
    """Remembers how much each seat has seen."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._seen = dict.fromkeys(range(session.setup.players), len(self._heard))

    @property
    def _heard(self) -> Heard:
        return self.session.seen(PUBLIC).heard

    def looked(self, seat: Seat) -> None:
        """`seat` sees the table now."""
        self._seen[seat] = len(self._heard)

    def strip(self, seat: Seat, look: GameTable, seating: Seating, theme: Theme) -> tuple[Happened, ...]:
        """The latest things that `seat` has missed, four at most."""
        missed = self._heard[self._seen[seat] :]
        told = [happened for event in missed if (happened := look.happened(event, seating, theme)) is not None]
        return tuple(told[-STRIP_MOST:])
