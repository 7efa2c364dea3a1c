"""UsageStats: what happens at a kiosk in numbers, by hour and game. It knows no names and no people.

Each event is one transaction of the store, so a power cut loses nothing but the event that it cuts.
"""

import csv
import io
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from types import MappingProxyType

from game.store.store import Store

HOUSE = ""
"""The game of what belongs to no game: visits, pads and restarts."""
HOURS_KEPT = 92
"""Days."""
EARLY = 60.0
"""Seconds: a match that is left sooner has lost those who began it."""
_LONGEST_MATCH = 24 * 3600  # seconds; a machine that slept must not count its sleep
TITLE, SEATS, TABLE, END = "title", "seats", "table", "end"
"""How far a visit got at most: to the title, to the seats of a game or its lesson, to a match, to the end of one."""


@dataclass(frozen=True, slots=True)
class Row:
    """A day (ISO) with its hour, 0 to 23 (None where an older version counted), and a game, HOUSE for what belongs to
    none. A match counts as played in the hour in which it begins, as finished or left in the one in which it ends, and
    a visit in that in which it ends; those that the power cut off are neither."""

    day: str
    hour: int | None
    game: str
    plays: int = 0
    finished: int = 0
    left: int = 0
    left_early: int = 0
    seconds: int = 0
    visits: int = 0
    to_title: int = 0
    to_seats: int = 0
    to_table: int = 0
    to_end: int = 0
    pads_lost: int = 0
    restarts: int = 0

    @property
    def minutes(self) -> int:
        """Of all matches that ended, rounded."""
        return round(self.seconds / 60)


_COUNTS = tuple(field.name for field in fields(Row))[3:]
HEADINGS: Mapping[str, str] = MappingProxyType(
    {
        "day": "day",
        "hour": "hour",
        "game": "game",
        "plays": "plays",
        "finished": "finished",
        "left": "left",
        "left_early": "left early",
        "seconds": "seconds",
        "minutes": "minutes",
        "visits": "visits",
        "to_title": "visits to the title",
        "to_seats": "visits to the seats",
        "to_table": "visits to a match",
        "to_end": "visits to its end",
        "pads_lost": "pads lost",
        "restarts": "restarts",
    }
)
"""What `csv` writes, and what stands over it."""


class UsageStats:
    """Counts in `store`, which remembers without a disk too. Nothing here ever raises. `clock` tells local time."""

    def __init__(self, store: Store, clock: Callable[[], datetime] = datetime.now) -> None:
        self._store = store
        self.clock = clock

    def started(self, game: str) -> None:
        """Visitors began a match."""
        self._add(game, plays=1)

    def ended(self, game: str, finished: bool, seconds: float) -> None:
        """A match that visitors began was played out, or they left it, after so many seconds."""
        whole = round(min(max(seconds, 0.0), _LONGEST_MATCH)) if not math.isnan(seconds) else 0
        early = not finished and whole < EARLY
        self._add(game, finished=int(finished), left=int(not finished), left_early=int(early), seconds=whole)

    def visited(self, farthest: str) -> None:
        """Somebody came to the show and has gone again; `farthest` is one of TITLE, SEATS, TABLE and END."""
        self._add(HOUSE, visits=1, **{f"to_{farthest}": 1})

    def pad_lost(self) -> None:
        """A pad went."""
        self._add(HOUSE, pads_lost=1)

    def restarted(self) -> None:
        """The game came back after a crash or a freeze."""
        self._add(HOUSE, restarts=1)

    def rows(self) -> tuple[Row, ...]:
        """All that was counted, in the order of days, hours and games."""
        found: dict[tuple[str, str], dict[str, int]] = {}
        for moment, game, what, amount in self._store.books.all():
            if what in _COUNTS:  # a newer kiosk may have counted more
                found.setdefault((moment, game), {})[what] = amount
        return tuple(_row(moment, game, amounts) for (moment, game), amounts in found.items())

    def csv(self) -> str:
        """All rows as a table with commas, its headings in the first line."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(HEADINGS.values())
        writer.writerows([getattr(row, name) for name in HEADINGS] for row in self.rows())
        return text.getvalue()

    def fold(self) -> None:
        """Of what is older than HOURS_KEPT days keep the days alone: nobody asks for more, and files do not grow for
        ever."""
        self._store.books.fold((self.clock() - timedelta(HOURS_KEPT)).date().isoformat())

    def clear(self) -> None:
        """Begin anew."""
        self._store.books.clear()

    def _add(self, game: str, **amounts: int) -> None:
        moment = self.clock().strftime(_MOMENT)
        self._store.books.add(moment, game, **{k: n for k, n in amounts.items() if n})


_MOMENT = "%Y-%m-%dT%H"
"""A day with its hour, as it is kept; an older version kept the day alone."""


def _row(moment: str, game: str, amounts: Mapping[str, int]) -> Row:
    day, _, hour = moment.partition("T")
    return Row(day, int(hour) if hour.isdecimal() else None, game, **amounts)
