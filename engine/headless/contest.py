"""Contests: which level has which seat on which deal, and the results of each level.

Matches on one deal depend on each other, so a deal counts as one observation of the estimates and their intervals.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from engine.core.game import Setup
from engine.headless.estimates import Estimate, Sums, Within, compared, difference, normal, ratio, student
from engine.headless.matches import Job, Outcome, job

WINS, SCORE = "wins", "score"
"""The figures of every game."""
_DIGITS = 4
"""Decimals in the JSON object."""


def rotations(seats: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the different seatings when all players move on by one, two, ... places."""
    return tuple(dict.fromkeys(seats[by:] + seats[:by] for by in range(len(seats))))


@dataclass(frozen=True, slots=True)
class Contest:
    """`matches` matches of `setup` from the deal `first` on. `seats` move round the table: each deal is played once in
    every place before the next deal."""

    setup: Setup
    seats: tuple[str, ...]
    matches: int
    first: int = 0

    def jobs(self) -> tuple[Job, ...]:
        """Return the matches in the order in which they are counted."""
        places = rotations(self.seats)
        return tuple(
            job(self.setup, places[number % len(places)], self.first + number // len(places))
            for number in range(self.matches)
        )

    def whole(self, done: int) -> int:
        """Return how many of the first `done` matches can be counted: all."""
        return done

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """Return the setup, each level's results, and by how much each level is ahead of those named after it.

        `times` adds the duration of decisions, in seconds; only these differ from run to run.
        """
        tallies = tallies_of(self.seats, jobs, found)
        return {
            **played_of(self.setup),
            "seats": list(self.seats),
            "matches": len(found),
            "seed": self.first,
            "levels": {each.level: level_of(each, times) for each in tallies},
            "differences": [_difference(first, second) for first, second in combinations(tallies, 2)],
        }


@dataclass(frozen=True, slots=True)
class Pairs:
    """`deals` deals of `setup` from `first` on, each played with the sides swapped. At a table with more than two kinds
    of places, each deal is played with all players in every place.

    So no side has the better cards, and the effect of a deal on all players cancels in the differences. Intervals are
    Student's, as pairs may be few.
    """

    setup: Setup
    seats: tuple[str, ...]
    deals: int
    first: int = 0

    def jobs(self) -> tuple[Job, ...]:
        """Return the matches in the order in which they are counted."""
        return Contest(self.setup, self.seats, self.deals * len(rotations(self.seats)), self.first).jobs()

    def whole(self, done: int) -> int:
        """Return how many of the first `done` matches can be counted: those of whole pairs."""
        return done - done % len(rotations(self.seats))

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """Return a contest's report. Differences also have the number of deals on which the first level had more, and
        its probability for equally good levels."""
        places = len(rotations(self.seats))
        return {
            "kind": "pairs",
            **played_of(self.setup),
            "seats": list(self.seats),
            "matches": len(found),
            "pairs": len(found) // places,
            "places": places,
            "seed": self.first,
            **_paired(tallies_of(self.seats, jobs, found), times),
        }


@dataclass(frozen=True, slots=True)
class OwnTables:
    """Each of `levels` at a table of its own, on the same deals, for games in which all players win or none does. No
    player at a table is ahead of another, but tables can be compared."""

    setup: Setup
    levels: tuple[str, ...]
    deals: int
    first: int = 0

    def jobs(self) -> tuple[Job, ...]:
        """Return the matches in the order in which they are counted."""
        tables = [(level,) * self.setup.players for level in self.levels]
        return tuple(job(self.setup, table, self.first + deal) for deal in range(self.deals) for table in tables)

    def whole(self, done: int) -> int:
        """Return how many of the first `done` matches can be counted: those of deals that every level has played."""
        return done - done % len(self.levels)

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """Return a report in the form of pairs, the strongest level first."""
        tallies = tallies_of(self.levels[::-1], jobs, found)
        tallies.sort(key=lambda each: -ratio(each.sums[WINS]).value)
        return {
            "kind": "tables",
            **played_of(self.setup),
            "matches": len(found),
            "deals": len(found) // len(self.levels),
            "seed": self.first,
            **_paired(tallies, times),
        }


def _paired(tallies: Sequence["LevelResults"], times: bool) -> dict[str, Any]:
    differences = []
    for first, second in combinations(tallies, 2):
        found = _difference(first, second, student)
        for name, ours, theirs in _shared(first, second):
            split = compared(ours, theirs)._asdict()
            found["results"][name] |= split | {"by_chance": float(f"{split['by_chance']:.3g}")}
        differences.append(found)
    return {"levels": {each.level: level_of(each, times, student) for each in tallies}, "differences": differences}


def played_of(setup: Setup) -> dict[str, Any]:
    """Return the setup, as reports begin."""
    return {
        "game": setup.game,
        "variant": setup.variant,
        "players": setup.players,
        "options": dict(setup.options),
    }


@dataclass(frozen=True, slots=True)
class LevelResults:
    """The results of one level: how often it had a seat (`seats`), sums by deal of each figure, and the seconds of all
    its decisions."""

    level: str
    seats: int
    sums: dict[str, Sums]
    seconds: tuple[float, ...]


def tally(level: str, jobs: Sequence[Job], found: Sequence[Outcome]) -> LevelResults:
    """Count the results of `level` in its matches."""
    deals = {deal: at for at, deal in enumerate(dict.fromkeys(one.deal for one in jobs))}
    sums: dict[str, list[tuple[float, float]]] = {}
    seconds: list[float] = []
    seats = 0

    def add(name: str, deal: int, total: float, unit: float) -> None:
        by_deal = sums.setdefault(name, [(0.0, 0.0)] * len(deals))
        before, units = by_deal[deals[deal]]
        by_deal[deals[deal]] = (before + total, units + unit)

    for one, outcome in zip(jobs, found, strict=True):
        for seat in (seat for seat, sits in enumerate(one.levels) if sits == level):
            seats += 1
            seconds += outcome.seconds[seat]
            add(WINS, one.deal, float(seat in outcome.winners), 1.0)
            add(SCORE, one.deal, outcome.scores[seat], 1.0)
            for name, shares in outcome.figures.items():
                add(name, one.deal, *shares[seat])
    return LevelResults(level, seats, dict(sums), tuple(seconds))


def tallies_of(levels: Sequence[str], jobs: Sequence[Job], found: Sequence[Outcome]) -> list[LevelResults]:
    return [tally(level, jobs, found) for level in dict.fromkeys(levels)]


def level_of(found: LevelResults, times: bool, within: Within = normal) -> dict[str, Any]:
    """Return the results of a level, for a report."""
    entry: dict[str, Any] = {
        "seats": found.seats,
        "results": {name: rounded(ratio(sums, within)) for name, sums in _counted(found).items()},
    }
    if times and found.seconds:
        slow = sorted(found.seconds)
        entry["seconds"] = {"median": slow[len(slow) // 2], "p99": slow[len(slow) * 99 // 100], "max": slow[-1]}
    return entry


def _difference(first: LevelResults, second: LevelResults, within: Within = normal) -> dict[str, Any]:
    """Return by how much the first is ahead of the second, for a report."""
    results = {name: rounded(difference(ours, theirs, within)) for name, ours, theirs in _shared(first, second)}
    return {"first": first.level, "second": second.level, "results": results}


def _shared(first: LevelResults, second: LevelResults) -> Iterator[tuple[str, Sums, Sums]]:
    """The figures that both have."""
    theirs = _counted(second)
    return ((name, sums, theirs[name]) for name, sums in _counted(first).items() if name in theirs)


def _counted(found: LevelResults) -> dict[str, Sums]:
    """Return the figures that were counted at least once; some are rare."""
    return {name: sums for name, sums in found.sums.items() if any(unit for _, unit in sums)}


def rounded(estimate: Estimate) -> dict[str, Any]:
    """Return an estimate for a report."""
    value, within = estimate
    return {"value": round(value, _DIGITS), "within": None if within is None else round(within, _DIGITS)}
