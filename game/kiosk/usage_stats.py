"""UsageStats: what happens at a kiosk in numbers, by hour and game, without names or people.

Each event is one transaction, so a power cut loses at most the event that it interrupts.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from types import MappingProxyType

from game.csv_text import csv_text
from game.store.store import Store

HOUSE = ""
"""The game of counts that belong to no game: visits, pads and restarts."""
HOURS_KEPT = 92
"""Days for which counts by the hour are kept."""
EARLY = 60.0
"""Seconds: a match that ends sooner counts as abandoned early."""
_LONGEST_MATCH = 24 * 3600  # seconds; the sleep of a suspended machine must not count
TITLE, SEATS, TABLE, END = "title", "seats", "table", "end"
"""How far a visit got: to the title, to the seats or a lesson, to a match, to the end of one."""


@dataclass(frozen=True, slots=True)
class UsageRow:
    """Counts of one hour and game. The hour is 0 to 23, or None for counts of an older version; the game is HOUSE for
    counts that belong to none. A match counts as played in the hour in which it begins, as finished or left in the hour
    in which it ends. A visit counts in the hour in which it ends. A power cut leaves a match neither finished nor left.
    """

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
        """Minutes of all matches that ended, rounded."""
        return round(self.seconds / 60)


_COUNTS = tuple(field.name for field in fields(UsageRow))[3:]
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
"""The columns of `csv`, with their headings."""


class UsageStats:
    """Counts in `store`, which works without a disk as well. Nothing here raises. `clock` returns local time."""

    def __init__(self, store: Store, clock: Callable[[], datetime] = datetime.now) -> None:
        self._store = store
        self.clock = clock

    def started(self, game: str) -> None:
        """Count a match that visitors began."""
        self._add(game, plays=1)

    def ended(self, game: str, finished: bool, seconds: float) -> None:
        """Count a match that visitors finished or left after `seconds`."""
        whole = round(min(max(seconds, 0.0), _LONGEST_MATCH)) if not math.isnan(seconds) else 0
        early = not finished and whole < EARLY
        self._add(game, finished=int(finished), left=int(not finished), left_early=int(early), seconds=whole)

    def visited(self, farthest: str) -> None:
        """Count a visit; `farthest` is TITLE, SEATS, TABLE or END."""
        self._add(HOUSE, visits=1, **{f"to_{farthest}": 1})

    def pad_lost(self) -> None:
        """Count a pad that was disconnected."""
        self._add(HOUSE, pads_lost=1)

    def restarted(self) -> None:
        """Count a restart after a crash or freeze."""
        self._add(HOUSE, restarts=1)

    def rows(self) -> tuple[UsageRow, ...]:
        """Return all counts, by day, hour and game."""
        found: dict[tuple[str, str], dict[str, int]] = {}
        for moment, game, what, amount in self._store.usage_counts.all():
            if what in _COUNTS:  # a newer version may have other counts
                found.setdefault((moment, game), {})[what] = amount
        return tuple(_row(moment, game, amounts) for (moment, game), amounts in found.items())

    def csv(self) -> str:
        """Return all rows as comma-separated values, with headings in the first line."""
        return csv_text(HEADINGS.values(), ([getattr(row, name) for name in HEADINGS] for row in self.rows()))

    def fold(self) -> None:
        """Merge counts older than HOURS_KEPT days into whole days, so that the file does not grow for ever."""
        self._store.usage_counts.fold((self.clock() - timedelta(HOURS_KEPT)).date().isoformat())

    def clear(self) -> None:
        self._store.usage_counts.clear()

    def _add(self, game: str, **amounts: int) -> None:
        moment = self.clock().strftime(_MOMENT)
        self._store.usage_counts.add(moment, game, **{k: n for k, n in amounts.items() if n})


_MOMENT = "%Y-%m-%dT%H"
"""A day with its hour, as stored; an older version stored the day only."""


def _row(moment: str, game: str, amounts: Mapping[str, int]) -> UsageRow:
    day, _, hour = moment.partition("T")
    return UsageRow(day, int(hour) if hour.isdecimal() else None, game, **amounts)
