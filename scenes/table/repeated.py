"""What the table has told before, so that it tells it faster."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.core.events import Event
from game.ceremonies import OTHER, Ceremony
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable


@dataclass(frozen=True, slots=True)
class Ceremonies(Feature[object]):
    """The ceremonies of a game's events; all others are `OTHER`."""

    by_event: Mapping[type[Event], Ceremony]


class Repeated:
    """Counts what this table has told. It counts kinds of events only, so the times say nothing about a hand."""

    def __init__(self, children: Callable[[], bool]) -> None:
        """`children()` returns whether children play now."""
        self._children = children
        self._seen: Counter[type[Event]] = Counter()

    def share(self, event: Event, look: GameTable[object]) -> float:
        """The share of the written time for `event`, if it is told now."""
        own = look.feature(Ceremonies)
        ceremony = own.by_event.get(type(event), OTHER) if own is not None else OTHER
        return ceremony.share(self._seen[type(event)], self._children())

    def told(self, event: Event) -> None:
        """Note that `event` is told now."""
        self._seen[type(event)] += 1
