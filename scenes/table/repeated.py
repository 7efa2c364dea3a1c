"""What the table has told before, so that it tells it faster."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from game.ceremonies import DEALING, HEARD, Ceremony
from scenes.table.challenge.challenge import Challenge
from scenes.table.game_table import GameTable

Repeats = Event | Challenge[Any]
"""What tables tell: an event, or a step that does not count before all have heard it."""


class Repeated:
    """Counts what this table has told. It counts kinds of events only, so the times say nothing about a hand."""

    def __init__(self, children: Callable[[], bool], lone: Callable[[], bool] = lambda: False) -> None:
        """`children()` returns whether children play now, `lone()` whether one plays alone among computer players."""
        self._children, self._lone = children, lone
        self._seen: Counter[type[Repeats]] = Counter()

    def share(self, what: Repeats, look: GameTable[Any]) -> float:
        """The share of its written time, if it is told now; 0 if it is spared."""
        ceremony, children = _ceremony(what, look), self._children()
        if children and ceremony in DEALING and self._lone():
            return 0.0
        return ceremony.share(self._seen[type(what)], children)

    def told(self, what: Repeats) -> None:
        """Note that it is told now."""
        self._seen[type(what)] += 1


def _ceremony(what: Repeats, look: GameTable[Any]) -> Ceremony:
    if isinstance(what, Challenge):
        return HEARD
    return look.row(what).ceremony
