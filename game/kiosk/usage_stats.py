"""UsageStats: what happens at a kiosk in numbers, by day and game. It knows no names and no people.

Each event is one transaction of the store, so a power cut loses nothing but the event that it cuts.
"""

import csv
import io
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from datetime import date
from types import MappingProxyType

from game.store.store import Store

HOUSE = ""
"""The game of what belongs to no game: pads and restarts."""
_LONGEST_MATCH = 24 * 3600  # seconds; a machine that slept must not count its sleep


@dataclass(frozen=True, slots=True)
class Row:
    """A day (ISO) and a game, HOUSE for what belongs to none. A match counts as played on the day that it begins, as
    finished or left on the day that it ends; those that the power cut off are neither."""

    day: str
    game: str
    plays: int = 0
    finished: int = 0
    left: int = 0
    seconds: int = 0
    pads_lost: int = 0
    restarts: int = 0

    @property
    def minutes(self) -> int:
        """Of all matches that ended, rounded."""
        return round(self.seconds / 60)


_COUNTS = tuple(field.name for field in fields(Row))[2:]
HEADINGS: Mapping[str, str] = MappingProxyType(
    {
        "day": "day",
        "game": "game",
        "plays": "plays",
        "finished": "finished",
        "left": "left",
        "minutes": "minutes",
        "pads_lost": "pads lost",
        "restarts": "restarts",
    }
)
"""What `csv` writes, and what stands over it."""


class UsageStats:
    """Counts in `store`, which remembers without a disk too. Nothing here ever raises. `today` is the kiosk's date."""

    def __init__(self, store: Store, today: Callable[[], date] = date.today) -> None:
        self._store = store
        self._today = today

    def started(self, game: str) -> None:
        """Visitors began a match."""
        self._add(game, plays=1)

    def ended(self, game: str, finished: bool, seconds: float) -> None:
        """A match that visitors began was played out, or they left it, after so many seconds."""
        whole = round(min(max(seconds, 0.0), _LONGEST_MATCH)) if not math.isnan(seconds) else 0
        self._add(game, finished=int(finished), left=int(not finished), seconds=whole)

    def pad_lost(self) -> None:
        """A pad went."""
        self._add(HOUSE, pads_lost=1)

    def restarted(self) -> None:
        """The game came back after a crash or a freeze."""
        self._add(HOUSE, restarts=1)

    def rows(self) -> tuple[Row, ...]:
        """All that was counted, in the order of days and games."""
        found: dict[tuple[str, str], dict[str, int]] = {}
        for day, game, what, amount in self._store.books():
            if what in _COUNTS:  # a newer kiosk may have counted more
                found.setdefault((day, game), {})[what] = amount
        return tuple(Row(day, game, **amounts) for (day, game), amounts in found.items())

    def csv(self) -> str:
        """All rows as a table with commas, its headings in the first line."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(HEADINGS.values())
        writer.writerows([getattr(row, name) for name in HEADINGS] for row in self.rows())
        return text.getvalue()

    def clear(self) -> None:
        """Begin anew."""
        self._store.clear_books()

    def _add(self, game: str, **amounts: int) -> None:
        self._store.add_to_books(self._today().isoformat(), game, **{k: n for k, n in amounts.items() if n})
