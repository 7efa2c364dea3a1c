"""Since: what happened at the table since each seat last looked, for the strip on its curtain. Public facts alone."""

from engine.core.match import Match
from engine.core.seats import PUBLIC, Seat
from game.theme import Theme
from scenes.handover.curtain_strip import MOST as STRIP_MOST
from scenes.handover.curtain_strip import Happened
from scenes.seating import Seating
from scenes.table.game_table import GameTable


class RecentEvents:
    """Remembers how much each seat has seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._seen = {seat: len(match.events) for seat in range(match.setup.players)}

    def looked(self, seat: Seat) -> None:
        """`seat` sees the table now."""
        self._seen[seat] = len(self.match.events)

    def strip(self, seat: Seat, look: GameTable, seating: Seating, theme: Theme) -> tuple[Happened, ...]:
        """The latest things that `seat` has missed, four at most."""
        missed = self.match.heard(PUBLIC)[self._seen[seat] :]
        told = [happened for event in missed if (happened := look.happened(event, seating, theme)) is not None]
        return tuple(told[-STRIP_MOST:])
