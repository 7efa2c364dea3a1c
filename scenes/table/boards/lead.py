"""The lead at a count, from the public totals before and after it, and the crowns that pass from leader to leader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import pi, sin

from engine.core.seats import Seat

Spot = tuple[float, float]
_LIFTED, _LIFTS, _TREMBLE, _TREMBLES = 30, 0.25, 9, 6  # px; share of a drum roll; px to each side, and how often
_ARC, _ABOVE = 110, -80  # px over the straight way; y over the stage


@dataclass(frozen=True, slots=True)
class Lead:
    """The seats that lead `before` a count and `after` it; none if no seat leads. `decides`: the match ends with it."""

    before: tuple[Seat, ...] = ()
    after: tuple[Seat, ...] = ()
    decides: bool = False

    @classmethod
    def counted(
        cls,
        totals: Sequence[int],
        gained: Sequence[int],
        sides: Sequence[Sequence[Seat]],
        decides: bool,
        fewest: bool = False,
    ) -> "Lead":
        """The lead at a count that brings each side what it has `gained`, with the `totals` after it."""
        before = [total - points for total, points in zip(totals, gained, strict=True)]
        return cls(leaders(before, sides, fewest), leaders(totals, sides, fewest), decides)

    @property
    def changes(self) -> bool:
        """Whether the lead passes to players who did not have it."""
        return bool(self.before and self.after) and not {*self.before} & {*self.after}

    @property
    def turns(self) -> bool:
        """Whether this count is a turnaround: the lead changes, or the match is decided."""
        return self.decides or self.changes


def leaders(scores: Sequence[int], sides: Sequence[Sequence[Seat]], fewest: bool = False) -> tuple[Seat, ...]:
    """Return the seats of the sides with the best score; none if all are equal. `fewest`: whether the lowest score is
    the best."""
    best = min(scores) if fewest else max(scores)
    if min(scores) == max(scores):
        return ()
    return tuple(seat for seats, score in zip(sides, scores, strict=True) if score == best for seat in seats)


def crown_spots(lead: Lead, heads: Mapping[Seat, Spot], rolled: float, passed: float) -> list[Spot]:
    """Return where the crowns are, by the place of a crown on each head. `rolled`: the share of the drum roll that is
    over. `passed`: the share of the way to the new leaders.

    During a roll the crowns tremble over the leaders' heads. Without leaders one crown passes over all heads.
    """
    before, after = [heads[seat] for seat in lead.before], [heads[seat] for seat in lead.after]
    if rolled:
        first, last = heads[min(heads)], heads[max(heads)]
        over = before or [_between(first, last, rolled)]
        aside, up = _TREMBLE * sin(2 * pi * _TREMBLES * rolled), _LIFTED * min(1.0, rolled / _LIFTS)
        before = [(x + aside, y - up) for x, y in over]
    if not passed:
        return before
    starts = before or [(x, _ABOVE) for x, _ in after]
    ends = after or [(x, _ABOVE) for x, _ in starts]
    count = max(len(starts), len(ends))
    ways = ((starts[number % len(starts)], ends[number % len(ends)]) for number in range(count))
    return [_between(start, end, passed, _ARC) for start, end in ways]


def _between(start: Spot, end: Spot, gone: float, arc: int = 0) -> Spot:
    """A point on the way from one place to another, up to `arc` px over the straight one. What stays has no arc."""
    up = arc * 4 * gone * (1 - gone) if start != end else 0.0
    return start[0] + (end[0] - start[0]) * gone, start[1] + (end[1] - start[1]) * gone - up
