"""Elo: how strong levels are on one scale, from a round robin in which every two of them meet on the same deals.

A seat of strength R wins against one of strength S with odds of 10 ** ((R - S) / 400) to 1, and so does each seat
against each other one where more than two play (Bradley and Terry's model; Luce's for many). Where nobody may win, as
in a race against a deck, nobody has a seat and a strength as well. Strengths are those under which what happened is
likeliest. Two levels between which only one has ever won would be endlessly far apart; therefore every two begin with a
draw that nobody has played. Intervals come from how deals differ, and that draw is in them.

The engine has the standard library only, and there are few levels: Newton's method on so many numbers is a page.
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
"""What the levels of a round robin have on average."""
SCALE = 400 / log(10)
"""Points of Elo for a strength of 1, with which the odds are e to 1."""
_ENOUGH = 1e-10
_STEPS = 100
_LONGEST = 2.0
"""A step of Newton's method is no longer: from afar it would jump too far."""


class Meeting(NamedTuple):
    """A match: on which deal, how many seats each of those who are rated had there, and which share of the win fell to
    each, all of it or parts. Nobody, who wins where nobody does, may be the last of them."""

    deal: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]


class Ratings(NamedTuple):
    """Elo by level, and how much each deal, and each draw that nobody has played, pulls at it."""

    values: tuple[float, ...]
    pulls: tuple[tuple[float, ...], ...]
    draws: tuple[tuple[float, ...], ...]

    def of(self, level: int) -> Estimate:
        """A level's Elo."""
        deals, draws = ([pull[level] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[level], student(deals, draws))

    def ahead(self, first: int, second: int) -> Estimate:
        """How much more Elo the first has."""
        deals, draws = ([pull[first] - pull[second] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[first] - self.values[second], student(deals, draws))


def rated(levels: int, meetings: Sequence[Meeting], deals: int) -> Ratings:
    """The ratings of `levels` levels, from their `meetings` on the deals 0 to `deals` - 1. Whoever meets them besides
    counts, and is not rated."""
    everybody = len(meetings[0].seats)
    virtual = [_draw(everybody, *two) for two in combinations(range(everybody), 2)]
    strengths = [0.0] * everybody
    slopes: list[list[float]] = []
    for _ in range(_STEPS):
        slopes, lacks = _around(strengths, (*meetings, *virtual))
        steps = _solved(slopes, lacks)
        longest = max(map(abs, steps))
        shorter = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [strength + shorter * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _ENOUGH:
            break
    by_deal = [[0.0] * everybody for _ in range(deals)]
    for meeting in meetings:
        by_deal[meeting.deal] = [
            lack + more for lack, more in zip(by_deal[meeting.deal], _lacks(meeting, strengths), strict=True)
        ]
    pulls, drawn = (
        tuple(_centred(_solved(slopes, lacks), levels) for lacks in each)
        for each in (by_deal, [_lacks(draw, strengths) for draw in virtual])
    )
    return Ratings(tuple(AVERAGE + value for value in _centred(strengths, levels)), pulls, drawn)


def _draw(everybody: int, first: int, second: int) -> Meeting:
    """One that nobody has played. It is of no deal."""
    seats = tuple(int(one in (first, second)) for one in range(everybody))
    return Meeting(-1, seats, tuple(seat / 2 for seat in seats))


def _centred(strengths: Sequence[float], levels: int) -> tuple[float, ...]:
    """Strengths of the first so many in points, with an average of 0."""
    middle = fsum(strengths[:levels]) / levels
    return tuple(SCALE * (strength - middle) for strength in strengths[:levels])


def _expected(meeting: Meeting, strengths: Sequence[float]) -> list[float]:
    """The share of the win that falls to each on average."""
    weights = [seats * exp(strength) for seats, strength in zip(meeting.seats, strengths, strict=True)]
    return [weight / fsum(weights) for weight in weights]


def _lacks(meeting: Meeting, strengths: Sequence[float]) -> list[float]:
    """By how much more each won than was to be expected."""
    return [share - mean for share, mean in zip(meeting.shares, _expected(meeting, strengths), strict=True)]


def _around(strengths: Sequence[float], meetings: Sequence[Meeting]) -> tuple[list[list[float]], list[float]]:
    """The likelihood's curvature (the other way round) and slope. Only differences count for it: that strengths have a
    sum of 0 is put into the curvature, so that it can be solved for."""
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
    """x in matrix * x = right, for a matrix that is positive definite (Gauss, who needs no exchange of rows then)."""
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
        """Who sits where, for each match on a deal. Where one of the two has a seat more, so has the other then."""
        return tuple(
            dict.fromkeys(
                seats
                for two in combinations(self.levels, 2)
                for begins in (0, 1)
                for seats in rotations(tuple(two[(seat + begins) % 2] for seat in range(self.setup.players)))
            )
        )

    def jobs(self) -> tuple[Job, ...]:
        """The matches in the order in which they are counted."""
        tables = self.tables()
        return tuple(job(self.setup, seats, self.first + deal) for deal in range(self.deals) for seats in tables)

    def whole(self, done: int) -> int:
        """How many of the first `done` matches can be counted: those of deals on which all have met."""
        return done - done % len(self.tables())

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """The strongest level first, its Elo and what it made of its seats; how much more Elo each has than each weaker
        one, and which share of the wins it took from it."""
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
        """The matches as meetings. Where some were won by nobody, nobody has been at every table."""
        lost = (1,) if any(not outcome.winners for outcome in found) else ()
        meetings = []
        for one, outcome in zip(jobs, found, strict=True):
            seats = tuple(map(one.levels.count, self.levels))
            winners = [one.levels[seat] for seat in outcome.winners]
            shares = tuple(winners.count(level) / max(1, len(winners)) for level in self.levels)
            meetings.append(Meeting(one.deal - self.first, seats + lost, shares + (float(not winners),) * len(lost)))
        return meetings


def _won(first: int, second: int, meetings: Sequence[Meeting], deals: int) -> dict[str, Any] | None:
    """Which share of the wins between the two the first took; None where neither has won."""
    sums = [(0.0, 0.0)] * deals
    for meeting in meetings:
        if meeting.seats[first] and meeting.seats[second]:
            total, unit = sums[meeting.deal]
            both = meeting.shares[first] + meeting.shares[second]
            sums[meeting.deal] = (total + meeting.shares[first], unit + both)
    return rounded(ratio(sums, student)) if any(unit for _, unit in sums) else None
