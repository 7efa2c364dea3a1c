"""Ceremonies: how much faster a table tells what it has told before.

Motions are written for players who see them for the first time. Each constant here says what one kind takes later.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

SHORTEST_FROM = 9
"""How often players have seen a ceremony when it takes its shortest time."""


@dataclass(frozen=True, slots=True)
class Ceremony:
    """How much of its written time an event takes.

    It takes `first` of it at the first time, `usual` after players have seen it `usual_from` times, and `shortest` from
    the tenth time on.
    """

    first: float
    usual: float
    shortest: float
    usual_from: int = 3

    def share(self, seen: int, children: bool) -> float:
        """The share for players who have seen it that often. Children never get less than the usual time."""
        if seen < self.usual_from:
            return self.first + (self.usual - self.first) * seen / self.usual_from
        late = min(1.0, (seen - self.usual_from) / (SHORTEST_FROM - self.usual_from))
        return self.usual if children else self.usual + (self.shortest - self.usual) * late


#                    first  usual  shortest
OTHER = Ceremony(0.80, 0.55, 0.40)
"""Every event without a ceremony of its own."""
DEAL = Ceremony(0.70, 0.50, 0.40)
HEARD = Ceremony(0.85, 0.75, 0.70)
"""A step that players may still object to."""
WORDS = Ceremony(0.55, 0.42, 0.35)
"""The words and hints of a round, and votes that stay closed."""
DRAW = Ceremony(0.60, 0.30, 0.25, usual_from=1)
"""The draw for the dealer or for the first turn: after a tie it takes a second."""
DEALING = DRAW, DEAL
"""A child alone among computer players is spared these."""
BID = Ceremony(0.80, 0.55, 0.45)
CARD = Ceremony(0.90, 0.65, 0.55)
"""A card or a parcel that is played."""
TRICK = Ceremony(0.75, 0.50, 0.40)
GOBLIN_TRICK = Ceremony(1.00, 0.60, 0.42)
HOOKIE = Ceremony(0.80, 0.45, 0.30)
ALOUD = Ceremony(0.80, 0.50, 0.45)
"""A count that players say aloud."""
MEMORY = Ceremony(0.75, 0.58, 0.55)
"""Open cards that players must remember."""
PENALTY = Ceremony(0.60, 0.40, 0.35)
"""Cards that players draw for a mistake."""
ROUND = Ceremony(1.00, 0.60, 0.40)
"""The sign of a new round."""
REVEAL = Ceremony(0.36, 0.26, 0.22)
"""The vote of one player."""
COUNT = Ceremony(0.80, 0.60, 0.45)
"""Numbers that run on a score sheet."""


class Repeated:
    """Counts what one table has told. It counts kinds of events only, so the times say nothing about a hand."""

    def __init__(self, children: Callable[[], bool], lone: Callable[[], bool] = lambda: False) -> None:
        """`children()` returns whether children play now, `lone()` whether one plays alone among computer players."""
        self._children, self._lone = children, lone
        self._seen: Counter[type] = Counter()

    def share(self, what: object, ceremony: Ceremony) -> float:
        """The share of its written time for an event or another step, if it is told now; 0 if it is spared."""
        children = self._children()
        if children and ceremony in DEALING and self._lone():
            return 0.0
        return ceremony.share(self._seen[type(what)], children)

    def note(self, what: object) -> None:
        """Note that it is told now."""
        self._seen[type(what)] += 1
