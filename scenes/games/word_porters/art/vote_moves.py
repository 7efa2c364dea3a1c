"""Animations on the board of a vote. The board falls, and parcels come from the hints of the round to its labels. A
suitcase goes to the plate of the seat that gets a word, and the face turns to the next seat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from engine.core.seats import Seat
from game.easing import CASE_FLIES, FALLS, FLIP, PARCEL_FLIES
from game.timeline import Call, Clip, Par, Seq, stagger

Hear = Callable[[str], None]
Place = tuple[float, float]


@dataclass(slots=True)
class VoteMoves:
    """The progress of all parts, each from 0 to 1; at first all have arrived. `parcels`: those on their way `between`
    hint and label, in the order of the labels. `cases`: suitcases by seat, with their starts. `before`: the seat whose
    face is being replaced."""

    fallen: float = 1.0
    parcels: list[float] = field(default_factory=list)
    cases: dict[Seat, tuple[Place, float]] = field(default_factory=dict)
    before: Seat | None = None
    turned: float = 1.0

    def opens(self, count: int, hear: Hear) -> Clip:
        """Let the board of a question fall, and `count` parcels come to it."""
        flights = (
            Seq(PARCEL_FLIES.drive(partial(self._comes, place)), Call(partial(hear, "parcel"), skippable=True))
            for place in range(count)
        )
        return Seq(
            Call(lambda: self.parcels.extend([0.0] * count)),
            Par(FALLS.drive(self._falls), stagger(PARCEL_FLIES.gap, flights)),
            Call(self.parcels.clear),
        )

    def gives(self, seat: Seat, start: Place, hear: Hear) -> Clip:
        """Move the suitcase of a word to the plate of its seat."""
        return Seq(
            CASE_FLIES.drive(partial(self._goes, seat, start)),
            Call(partial(self.cases.pop, seat)),
            Call(partial(hear, "latch")),
        )

    def turns(self, before: Seat) -> Clip:
        """Turn the face of the seat `before` to that of the next."""
        return FLIP.drive(partial(self._turn, before))

    def _falls(self, share: float) -> None:
        self.fallen = share

    def _comes(self, place: int, share: float) -> None:
        self.parcels[place] = share

    def _goes(self, seat: Seat, start: Place, share: float) -> None:
        self.cases[seat] = start, share

    def _turn(self, before: Seat, share: float) -> None:
        self.before, self.turned = before, share


def between(start: Place, end: Place, share: float) -> Place:
    """Return a point on the straight line, at `share` of it."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
