"""Elo: how strong levels are on one scale, from a round robin in which every two of them meet on the same deals.

A seat of strength R wins against one of strength S with odds of 10 ** ((R - S) / 400) to 1, and so does each seat
against each other one where more than two play (Bradley and Terry's model; Luce's for many). Strengths are those under
which what happened is likeliest. Two levels between which only one has ever won would be endlessly far apart; therefore
every two begin with a draw that nobody has played. Intervals come from how deals differ, and that draw is in them.

The engine has the standard library only, and there are few levels: Newton's method on so many numbers is a page.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, fsum, log
from typing import Any, NamedTuple

from engine.core.game import Setup
from engine.headless.contest import level_of, played_of, rotations, rounded, tallies_of
from engine.headless.estimates import Estimate, ratio, student, within
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
    """A match of two levels, by their places in a list: on which deal, how many seats each had, and which share of the
    win fell to the first: 1, 0, or between where winners were of both."""

    deal: int
    first: int
    second: int
    seats: tuple[int, int]
    share: float


class Ratings(NamedTuple):
    """Elo by level, and how much each deal, and each draw that nobody has played, pulls at it."""

    values: tuple[float, ...]
    pulls: tuple[tuple[float, ...], ...]
    draws: tuple[tuple[float, ...], ...]

    def of(self, level: int) -> Estimate:
        """A level's Elo."""
        deals, draws = ([pull[level] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[level], within(deals, student, draws))

    def ahead(self, first: int, second: int) -> Estimate:
        """How much more Elo the first has."""
        deals, draws = ([pull[first] - pull[second] for pull in found] for found in (self.pulls, self.draws))
        return Estimate(self.values[first] - self.values[second], within(deals, student, draws))


def rated(count: int, meetings: Sequence[Meeting], deals: int) -> Ratings:
    """The ratings of `count` levels, from their `meetings` on the deals 0 to `deals` - 1."""
    virtual = [Meeting(deals, first, second, (1, 1), 0.5) for first, second in combinations(range(count), 2)]
    strengths = [0.0] * count
    slopes: list[list[float]] = []
    for _ in range(_STEPS):
        slopes, lacks = _around(strengths, (*meetings, *virtual))
        steps = _solved(slopes, lacks)
        longest = max(map(abs, steps), default=0.0)
        shorter = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [strength + shorter * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < _ENOUGH:
            break
    by_deal = [[0.0] * count for _ in range(deals)]
    for meeting in meetings:
        _add(by_deal[meeting.deal], meeting, _lack(meeting, strengths))
    draws = [[0.0] * count for _ in virtual]
    for lacks, draw in zip(draws, virtual, strict=True):
        _add(lacks, draw, _lack(draw, strengths))
    pulls, drawn = ([tuple(SCALE * pull for pull in _solved(slopes, lacks)) for lacks in each]
                    for each in (by_deal, draws))  # fmt: skip
    return Ratings(tuple(AVERAGE + SCALE * strength for strength in strengths), tuple(pulls), tuple(drawn))


def _expected(meeting: Meeting, strengths: Sequence[float]) -> float:
    """The share of the win that falls to the first on average."""
    ahead = strengths[meeting.first] - strengths[meeting.second] + log(meeting.seats[0] / meeting.seats[1])
    return 1 / (1 + exp(-ahead))


def _lack(meeting: Meeting, strengths: Sequence[float]) -> float:
    """By how much more the first won than was to be expected."""
    return meeting.share - _expected(meeting, strengths)


def _add(lacks: list[float], meeting: Meeting, lack: float) -> None:
    lacks[meeting.first] += lack
    lacks[meeting.second] -= lack


def _around(strengths: Sequence[float], meetings: Sequence[Meeting]) -> tuple[list[list[float]], list[float]]:
    """The likelihood's curvature (the other way round) and slope. Only differences count for it: that strengths have a
    sum of 0 is put into the curvature, so that it can be solved for."""
    count = len(strengths)
    slopes, lacks = [[1.0] * count for _ in range(count)], [-fsum(strengths)] * count
    for meeting in meetings:
        expected = _expected(meeting, strengths)
        _add(lacks, meeting, meeting.share - expected)
        spread = expected * (1 - expected)
        for row, column, sign in ((0, 0, 1), (1, 1, 1), (0, 1, -1), (1, 0, -1)):
            pair = (meeting.first, meeting.second)
            slopes[pair[row]][pair[column]] += sign * spread
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
        return tuple(dict.fromkeys(
            seats
            for two in combinations(self.levels, 2)
            for begins in (0, 1)
            for seats in rotations(tuple(two[(seat + begins) % 2] for seat in range(self.setup.players)))
        ))  # fmt: skip

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
        meetings = [meeting for one, outcome in zip(jobs, found, strict=True)
                    if (meeting := _meeting(self.levels, one, outcome, self.first))]  # fmt: skip
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


def _meeting(levels: Sequence[str], job: Job, outcome: Outcome, begin: int) -> Meeting | None:
    """What a match tells of two levels; None where nobody has won."""
    if not outcome.winners:
        return None
    first, second = (at for at, level in enumerate(levels) if level in job.levels)
    seats = (job.levels.count(levels[first]), job.levels.count(levels[second]))
    wins = sum(job.levels[seat] == levels[first] for seat in outcome.winners)
    return Meeting(job.deal - begin, first, second, seats, wins / len(outcome.winners))


def _won(first: int, second: int, meetings: Sequence[Meeting], deals: int) -> dict[str, Any] | None:
    """Which share of the wins between the two the first took; None where nobody won."""
    sums = [(0.0, 0.0)] * deals
    for meeting in meetings:
        if {meeting.first, meeting.second} == {first, second}:
            total, unit = sums[meeting.deal]
            share = meeting.share if meeting.first == first else 1 - meeting.share
            sums[meeting.deal] = (total + share, unit + 1)
    return rounded(ratio(sums, student)) if any(unit for _, unit in sums) else None
