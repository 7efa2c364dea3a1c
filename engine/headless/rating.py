"""Elo: the strength of levels on one scale, from a round robin in which every two of them meet on the same deals.

A seat of strength R beats one of strength S with odds of 10 ** ((R - S) / 400) to 1. With more than two players this
holds for each pair of seats (Bradley and Terry's model; Luce's for many). In a game that all players can lose, such as
a race against a deck, a virtual opponent has a seat and a strength.

Strengths are the most likely ones for the results. If only one of two levels has ever won, their distance would be
infinite. Therefore each pair begins with a virtual draw. Intervals come from the differences between deals, and include
that draw.

The engine has the standard library only, and there are few levels, so Newton's method is written here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, fsum, log
from typing import Any, NamedTuple

from engine.core.game import Setup
from engine.headless.contest import level_of, played_of, rotations, rounded, tallies_of
from engine.headless.estimates import Estimate, ratio, student
from engine.headless.matches import Job, Outcome, job

AVERAGE = 1500
"""Average Elo of the levels of a round robin."""
SCALE = 400 / log(10)
"""Points of Elo for a strength of 1, which has odds of e to 1."""
_ENOUGH = 1e-10
_STEPS = 100
_LONGEST = 2.0
"""Longest step of Newton's method, which would overshoot from far away."""


class Meeting(NamedTuple):
    """A match: its deal, the number of seats of each rated level, and the share of the win of each. The last one may be
    the virtual opponent that wins if no player does."""

    deal: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]


class Ratings(NamedTuple):
    """Elo by level, and the pull of each deal and of each virtual draw."""

    values: tuple[float, ...]
    pulls: tuple[tuple[float, ...], ...]
    draws: tuple[tuple[float, ...], ...]

    def of(self, level: int) -> Estimate:
        """Return a level's Elo."""
        deals, draws = ([pull[level] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[level], student(deals, draws))

    def ahead(self, first: int, second: int) -> Estimate:
        """Return by how much Elo the first is ahead."""
        deals, draws = ([pull[first] - pull[second] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[first] - self.values[second], student(deals, draws))


def rated(levels: int, meetings: Sequence[Meeting], deals: int) -> Ratings:
    """Return the ratings of `levels` levels, from their `meetings` on the deals 0 to `deals` - 1. A further opponent in
    the meetings counts, but gets no rating."""
    rivals = len(meetings[0].seats)
    virtual = [_draw(rivals, *two) for two in combinations(range(rivals), 2)]
    strengths = [0.0] * rivals
    slopes: list[list[float]] = []
    for _ in range(_STEPS):
        slopes, lacks = _around(strengths, (*meetings, *virtual))
        steps = _solved(slopes, lacks)
        longest = max(map(abs, steps))
        shorter = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [strength + shorter * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _ENOUGH:
            break
    by_deal = [[0.0] * rivals for _ in range(deals)]
    for meeting in meetings:
        by_deal[meeting.deal] = [
            lack + more for lack, more in zip(by_deal[meeting.deal], _lacks(meeting, strengths), strict=True)
        ]
    pulls, drawn = (
        tuple(_centred(_solved(slopes, lacks), levels) for lacks in each)
        for each in (by_deal, [_lacks(draw, strengths) for draw in virtual])
    )
    return Ratings(tuple(AVERAGE + value for value in _centred(strengths, levels)), pulls, drawn)


def _draw(rivals: int, first: int, second: int) -> Meeting:
    """Return a virtual draw. It belongs to no deal."""
    seats = tuple(int(one in (first, second)) for one in range(rivals))
    return Meeting(-1, seats, tuple(seat / 2 for seat in seats))


def _centred(strengths: Sequence[float], levels: int) -> tuple[float, ...]:
    """Return the first `levels` strengths in points, with an average of 0."""
    middle = fsum(strengths[:levels]) / levels
    return tuple(SCALE * (strength - middle) for strength in strengths[:levels])


def _expected(meeting: Meeting, strengths: Sequence[float]) -> list[float]:
    """Return the expected share of the win for each."""
    weights = [seats * exp(strength) for seats, strength in zip(meeting.seats, strengths, strict=True)]
    return [weight / fsum(weights) for weight in weights]


def _lacks(meeting: Meeting, strengths: Sequence[float]) -> list[float]:
    """Return by how much more than expected each won."""
    return [share - mean for share, mean in zip(meeting.shares, _expected(meeting, strengths), strict=True)]


def _around(strengths: Sequence[float], meetings: Sequence[Meeting]) -> tuple[list[list[float]], list[float]]:
    """Return the negative curvature of the likelihood, and its slope. Only differences of strengths matter, so a term
    for their sum of 0 is added to the curvature, which makes it invertible."""
    count = len(strengths)
    slopes, lacks = [[1.0] * count for _ in range(count)], [-fsum(strengths)] * count
    for meeting in meetings:
        expected = _expected(meeting, strengths)
        for one, mean in enumerate(expected):
            if mean:
                lacks[one] += meeting.shares[one] - mean
                slopes[one][one] += mean
                for other, another in enumerate(expected):
                    slopes[one][other] -= mean * another
    return slopes, lacks


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return x of matrix * x = right, for a positive definite matrix (Gauss, without row exchange)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            share = row[at] / pivot[at]
            for column in range(at, len(row)):
                row[column] -= share * pivot[column]
    found: list[float] = []
    for at in range(len(rows) - 1, -1, -1):
        known = fsum(value * rows[at][-2 - place] for place, value in enumerate(found))
        found.append((rows[at][-1] - known) / rows[at][at])
    return found[::-1]


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """Every two of `levels` at a table of `setup`, their seats in turn, on each of `deals` deals from `first` on, in
    every place."""

    setup: Setup
    levels: tuple[str, ...]
    deals: int
    first: int = 0

    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Return the levels by seat, for each match on a deal. If one of two levels has a seat more, the other has it
        in a further match."""
        return tuple(
            dict.fromkeys(
                seats
                for two in combinations(self.levels, 2)
                for begins in (0, 1)
                for seats in rotations(tuple(two[(seat + begins) % 2] for seat in range(self.setup.players)))
            )
        )

    def jobs(self) -> tuple[Job, ...]:
        """Return the matches in the order in which they are counted."""
        tables = self.tables()
        return tuple(job(self.setup, seats, self.first + deal) for deal in range(self.deals) for seats in tables)

    def whole(self, done: int) -> int:
        """Return how many of the first `done` matches can be counted: those of deals on which all have met."""
        return done - done % len(self.tables())

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """Return the report, the strongest level first. Each has its Elo and its results; for each weaker level, by how
        much Elo it is ahead and its share of the wins between them."""
        deals = len(found) // len(self.tables())
        meetings = self._meetings(jobs, found)
        ratings = rated(len(self.levels), meetings, deals)
        order = sorted(range(len(self.levels)), key=lambda level: -ratings.values[level])
        tallies = tallies_of([self.levels[level] for level in order], jobs, found)
        return {
            "kind": "elo",
            **played_of(self.setup),
            "matches": len(found),
            "deals": deals,
            "seed": self.first,
            "levels": {
                each.level: {"elo": rounded(ratings.of(level)), **level_of(each, times, student)}
                for level, each in zip(order, tallies, strict=True)
            },
            "differences": [
                {
                    "first": self.levels[first],
                    "second": self.levels[second],
                    "elo": rounded(ratings.ahead(first, second)),
                    "won": _won(first, second, meetings, deals),
                }
                for first, second in combinations(order, 2)
            ],
        }

    def _meetings(self, jobs: Sequence[Job], found: Sequence[Outcome]) -> list[Meeting]:
        """Return the matches as meetings. If no player won some of them, the virtual opponent is at every table."""
        lost = (1,) if any(not outcome.winners for outcome in found) else ()
        meetings = []
        for one, outcome in zip(jobs, found, strict=True):
            seats = tuple(map(one.levels.count, self.levels))
            winners = [one.levels[seat] for seat in outcome.winners]
            shares = tuple(winners.count(level) / max(1, len(winners)) for level in self.levels)
            meetings.append(Meeting(one.deal - self.first, seats + lost, shares + (float(not winners),) * len(lost)))
        return meetings


def _won(first: int, second: int, meetings: Sequence[Meeting], deals: int) -> dict[str, Any] | None:
    """Return the first's share of the wins between the two, or None if neither has won."""
    sums = [(0.0, 0.0)] * deals
    for meeting in meetings:
        if meeting.seats[first] and meeting.seats[second]:
            total, unit = sums[meeting.deal]
            both = meeting.shares[first] + meeting.shares[second]
            sums[meeting.deal] = (total + meeting.shares[first], unit + both)
    return rounded(ratio(sums, student)) if any(unit for _, unit in sums) else None
