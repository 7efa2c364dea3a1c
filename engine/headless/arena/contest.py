"""Contest: which matches are played, by whom, and what each level made of them. A match to play is a plain value, so
that any process on any machine can play it."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from engine.core.dealers import SeededDealer
from engine.core.game import Setup, Shares
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless.arena.estimates import Sums
from engine.headless.playout import Bots

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


def play(job: Job) -> Outcome:
    """Play a match to its end. The same job gives the same outcome everywhere, but for the seconds."""
    game = GAMES[job.game]
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
