"""`arena GAME`: levels of computer players against each other, every seat in every place, on the same deals.

What is played on one deal hangs together, so a deal counts as one observation of the estimates and their 95 %
intervals. `arena` finds somebody to play the matches and makes the report, one JSON object; `lines` puts it into
words.
"""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from math import fsum, sqrt
from typing import Any, NamedTuple

from engine.core.dealers import SeededDealer
from engine.core.game import Game, Setup, Shares
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless.arguments import Arena, BadUse
from engine.headless.playout import Bots, setup_of

SURE = 1.96
"""Standard errors of a 95 % interval."""

Sums = Sequence[tuple[float, float]]
"""For each deal a sum and how much it is the sum of: points and hands, wins and matches."""


class Estimate(NamedTuple):
    """A value and half the width of its interval, None where a single deal tells nothing about it."""

    value: float
    within: float | None


def ratio(sums: Sums) -> Estimate:
    """The sum per unit over all deals. ValueError where there is no unit at all."""
    value = _value(sums)
    return Estimate(value, _within(_influences(sums, value)))


def difference(first: Sums, second: Sums) -> Estimate:
    """How much more `first` is per unit than `second`, deal by deal on the same deals."""
    ours, theirs = _value(first), _value(second)
    pairs = zip(_influences(first, ours), _influences(second, theirs), strict=True)
    return Estimate(ours - theirs, _within([mine - other for mine, other in pairs]))


def _value(sums: Sums) -> float:
    units = fsum(unit for _, unit in sums)
    if not units:
        raise ValueError("nothing was counted")
    return fsum(total for total, _ in sums) / units


def _influences(sums: Sums, value: float) -> list[float]:
    """By how much each deal pulls the ratio away from its value."""
    units = fsum(unit for _, unit in sums)
    return [(total - value * unit) / units for total, unit in sums]


def _within(influences: Sequence[float]) -> float | None:
    deals = len(influences)
    if deals < 2:
        return None
    return SURE * sqrt(deals / (deals - 1) * fsum(pull * pull for pull in influences))


PORTION = 4
"""Matches that go to a process at a time."""
WINS, SCORE = "wins", "score"
"""What is counted in every game."""


@dataclass(frozen=True, slots=True)
class Job:
    """A match to play: the setup, the level at each seat, and the deal, which is the seed of dealer and seats."""

    game: str
    variant: str
    players: int
    options: tuple[tuple[str, bool | int | str], ...]
    levels: tuple[str, ...]
    deal: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended, by seat: winners, scores (of its side where sides are scored), the game's own figures, and
    the seconds that each decision took."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    figures: Mapping[str, Shares]
    seconds: tuple[tuple[float, ...], ...]


def play(job: Job, game: Game | None = None) -> Outcome:
    """Play a match to its end, of `game` where other players than its own levels sit down, too. The same job gives the
    same outcome everywhere, but for the seconds."""
    game = game or GAMES[job.game]
    setup = game.setup(job.variant, job.players, dict(job.options))
    match = Match(game, setup)
    dealer, bots = SeededDealer(job.deal), Bots(job.deal, job.levels)
    seconds: list[list[float]] = [[] for _ in job.levels]
    while not match.over:
        match.deal(dealer)
        for seat in match.waiting()[:1]:
            began = time.perf_counter()
            step = bots.step(match, seat)
            seconds[seat].append(time.perf_counter() - began)
            match.submit(step)
    end = match.end()
    assert end is not None
    scores = end["scores"]
    return Outcome(
        winners=tuple(end["winners"]),
        scores=tuple(scores[seat % len(scores)] for seat in range(job.players)),
        figures=game.figures(setup, end, match.events) if game.figures else {},
        seconds=tuple(map(tuple, seconds)),
    )


def play_all(jobs: tuple[Job, ...]) -> tuple[Outcome, ...]:
    """A portion of jobs, in their order."""
    return tuple(map(play, jobs))


@dataclass(frozen=True, slots=True)
class Contest:
    """`matches` matches of `setup` from the deal `first` on, `seats` moving round the table: each deal is played once
    in every place before the next one comes."""

    setup: Setup
    seats: tuple[str, ...]
    matches: int
    first: int = 0

    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The different ways to sit when everybody moves on by one, two, ... places."""
        turned = (self.seats[by:] + self.seats[:by] for by in range(len(self.seats)))
        return tuple(dict.fromkeys(turned))

    def jobs(self) -> tuple[Job, ...]:
        """The matches in the order in which they are counted."""
        setup, rotations = self.setup, self.rotations()
        options = tuple(setup.options.items())
        return tuple(
            Job(
                setup.game,
                setup.variant,
                setup.players,
                options,
                levels=rotations[number % len(rotations)],
                deal=self.first + number // len(rotations),
            )
            for number in range(self.matches)
        )


def outcomes(jobs: Sequence[Job], executor: Executor | None, told: Callable[[int], None]) -> Iterator[Outcome]:
    """How the jobs ended, in their order, whoever plays them; `told` hears how many are done.

    `executor` is any executor that knows `map`: threads, processes, a cluster; None plays them here.
    """
    portions = [tuple(jobs[at : at + PORTION]) for at in range(0, len(jobs), PORTION)]
    done = 0
    for found in (executor.map if executor else map)(play_all, portions):
        yield from found
        done += len(found)
        told(done)


@dataclass(frozen=True, slots=True)
class Tally:
    """What one level did: `seats` times somebody of that level sat at a table; sums by deal for everything that is
    counted; the seconds of all its decisions."""

    level: str
    seats: int
    sums: dict[str, Sums]
    seconds: tuple[float, ...]


def tally(level: str, jobs: Sequence[Job], found: Sequence[Outcome]) -> Tally:
    """Count what `level` made of its matches."""
    deals = {job.deal: at for at, job in enumerate({job.deal: job for job in jobs}.values())}
    sums: dict[str, list[tuple[float, float]]] = {}
    seconds: list[float] = []
    seats = 0

    def add(name: str, deal: int, total: float, unit: float) -> None:
        by_deal = sums.setdefault(name, [(0.0, 0.0)] * len(deals))
        before, units = by_deal[deals[deal]]
        by_deal[deals[deal]] = (before + total, units + unit)

    for job, outcome in zip(jobs, found, strict=True):
        for seat in (seat for seat, sits in enumerate(job.levels) if sits == level):
            seats += 1
            seconds += outcome.seconds[seat]
            add(WINS, job.deal, float(seat in outcome.winners), 1.0)
            add(SCORE, job.deal, outcome.scores[seat], 1.0)
            for name, shares in outcome.figures.items():
                add(name, job.deal, *shares[seat])
    return Tally(level, seats, dict(sums), tuple(seconds))


_DIGITS = 4
"""Decimals in the JSON object."""


def report(contest: Contest, tallies: Sequence[Tally], times: bool) -> dict[str, Any]:
    """What was played, each level's results, and how much more each level has than those named after it.

    With `times` how long decisions took, in seconds; these alone differ from run to run.
    """
    setup = contest.setup
    return {
        "game": setup.game,
        "variant": setup.variant,
        "players": setup.players,
        "options": dict(setup.options),
        "seats": list(contest.seats),
        "matches": contest.matches,
        "seed": contest.first,
        "levels": {each.level: _level(each, times) for each in tallies},
        "differences": [
            {"first": first.level, "second": second.level, **_difference(first, second)}
            for first, second in combinations(tallies, 2)
        ],
    }


def lines(found: Mapping[str, Any]) -> Iterator[str]:
    """The report as a table: a line for each level, then a line for each difference."""
    options = "".join(f", {name} {value}" for name, value in found["options"].items())
    yield (
        f"{found['game']} {found['variant']}{options}: {found['matches']} matches "
        f"of {', '.join(found['seats'])} from deal {found['seed']}"
    )
    for level, results in found["levels"].items():
        yield f"{level}: {_in_words(results['results'])}" + _times_in_words(results)
    for pair in found["differences"]:
        yield f"{pair['first']} - {pair['second']}: {_in_words(pair['results'], signed=True)}"


def _level(found: Tally, times: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {"seats": found.seats, "results": _all({n: ratio(s) for n, s in _counted(found).items()})}
    if times and found.seconds:
        slow = sorted(found.seconds)
        entry["seconds"] = {"median": slow[len(slow) // 2], "p99": slow[len(slow) * 99 // 100], "max": slow[-1]}
    return entry


def _difference(first: Tally, second: Tally) -> dict[str, Any]:
    theirs = _counted(second)
    shared = {name: sums for name, sums in _counted(first).items() if name in theirs}
    return {"results": _all({name: difference(sums, theirs[name]) for name, sums in shared.items()})}


def _counted(found: Tally) -> dict[str, Any]:
    """What was counted at least once: a figure may never come up."""
    return {name: sums for name, sums in found.sums.items() if any(unit for _, unit in sums)}


def _all(estimates: Mapping[str, Estimate]) -> dict[str, Any]:
    return {
        name: {
            "value": round(value, _DIGITS),
            "within": None if within is None else round(within, _DIGITS),
        }
        for name, (value, within) in estimates.items()
    }


def _in_words(results: Mapping[str, Any], signed: bool = False) -> str:
    sign = "+" if signed else ""
    parts = []
    for name, found in results.items():
        within = "" if found["within"] is None else f" +-{found['within']:.3f}"
        parts.append(f"{name} {found['value']:{sign}.3f}{within}")
    return ", ".join(parts)


def _times_in_words(results: Mapping[str, Any]) -> str:
    if "seconds" not in results:
        return ""
    took = results["seconds"]
    return f", decided in {took['median']:.4f} s (median), {took['p99']:.4f} (p99), {took['max']:.4f} (longest)"


def arena(asked: Arena) -> dict[str, Any]:
    """The report of the contest that was asked for; BadUse where it makes no sense or nobody can play it."""
    contest = _contest(asked)
    jobs = contest.jobs()
    try:
        with _players(asked, len(jobs)) as executor:
            found = list(outcomes(jobs, executor, lambda done: _told(done, len(jobs))))
    except BrokenExecutor:
        raise BadUse("a process that played matches has died; nothing was counted") from None
    levels = dict.fromkeys(contest.seats)
    return report(contest, [tally(level, jobs, found) for level in levels], asked.times)


def _contest(asked: Arena) -> Contest:
    players = len(asked.seats) if asked.players is None else asked.players
    if players != len(asked.seats):
        raise BadUse(f"--seats names {len(asked.seats)} seats, but {players} play")
    setup = setup_of(asked.game, asked.variant, players, asked.options)
    return Contest(setup, asked.seats, asked.matches, asked.seed)


@contextmanager
def _players(asked: Arena, jobs: int) -> Iterator[Executor | None]:
    """Whoever plays the matches: a cluster, some processes, or nobody but this one."""
    if asked.dask is not None:
        with _cluster(asked.dask) as client:
            yield client.get_executor()
    elif asked.jobs == 1 or jobs == 1:
        yield None
    else:
        with ProcessPoolExecutor(asked.jobs) as executor:
            yield executor


def _cluster(address: str) -> Any:
    """A client of the Dask cluster at `address`. Dask is no requirement: it is looked for only here."""
    try:
        distributed = import_module("dask.distributed")
    except ModuleNotFoundError:
        raise BadUse("--dask: this needs dask.distributed (python -m pip install distributed)") from None
    try:
        return distributed.Client(address)
    except (OSError, ValueError) as error:
        raise BadUse(f"--dask: there is no cluster at {address} ({' '.join(str(error).split())})") from None


def _told(done: int, jobs: int) -> None:
    """How far it is, for whoever waits at a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done} of {jobs} matches", end="" if done < jobs else "\n", file=sys.stderr, flush=True)
