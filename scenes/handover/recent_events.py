"""Recent events: what happened at the table since each seat last looked, for the strip on its curtain. Public facts
alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.events import Event, Heard
from engine.core.seats import PUBLIC, Seat
from game.theme import Theme
from scenes.handover.curtain_strip import MOST as STRIP_MOST
from scenes.handover.curtain_strip import Happened
from scenes.seating import Seating
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable
from scenes.table.session import Session


@dataclass(frozen=True, slots=True)
class RecentStrip(Feature[object]):
    """How an event stands on the strip of a curtain, None for one that leaves no mark there. Only what everybody has
    heard comes to it."""

    of: Callable[[Event, Seating, Theme], Happened | None]


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

    def strip(self, seat: Seat, look: GameTable[Any], seating: Seating, theme: Theme) -> tuple[Happened, ...]:
        """The latest things that `seat` has missed, four at most."""
        recent, missed = look.feature(RecentStrip), self._heard[self._seen[seat] :]
        if recent is None:
            return ()
        told = [happened for event in missed if (happened := recent.of(event, seating, theme)) is not None]
        return tuple(told[-STRIP_MOST:])
