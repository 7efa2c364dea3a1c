"""Play matches of the arena: in this process, in several of this machine, or on a Dask cluster.

Results do not depend on the executor: the same job has the same outcome everywhere, except its times.
"""

import logging
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from math import fsum
from typing import Any, NamedTuple

from engine.core.dealers import SeededDealer
from engine.core.game import Game, Setup, Shares
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless import arena_lines
from engine.headless.arguments import Arena, BadUse
from engine.headless.playout import LevelBots
from engine.headless.progress import left_to_the_parent, tell

_DIGITS = 3
"""Decimals of the seconds of a report."""
LOCAL = "local"
"""Value in place of a cluster's address: a cluster on this machine that lives as long as the arena."""


@dataclass(frozen=True, slots=True)
class Job:
    """A match to play: the setup, the level at each seat, and the deal, which is the seed of dealer and seats."""

    game: str
    variant: str
    players: int
    options: tuple[tuple[str, bool | int | str], ...]
    levels: tuple[str, ...]
    deal: int


def job(setup: Setup, levels: tuple[str, ...], deal: int) -> Job:
    """Return the match of `levels` on that deal."""
    return Job(setup.game, setup.variant, setup.players, tuple(setup.options.items()), levels, deal)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match, by seat: winners, scores (of its side in games that score sides), and the game's own figures.
    `seconds`: the duration of each decision. `computing`: processor seconds of the whole match."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    figures: Mapping[str, Shares]
    seconds: tuple[tuple[float, ...], ...]
    computing: float = 0.0


def play(job: Job, game: Game | None = None) -> Outcome:
    """Play a match to its end. Pass `game` for players beyond the game's own levels. The same job gives the same
    outcome everywhere, except its times."""
    game = game or GAMES[job.game]
    setup = game.setup(job.variant, job.players, dict(job.options))
    match = Match(game, setup)
    dealer, bots = SeededDealer(job.deal), LevelBots(job.deal, job.levels)
    seconds: list[list[float]] = [[] for _ in job.levels]
    before = time.thread_time()  # other threads may compute in this process
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
        computing=time.thread_time() - before,
    )


def outcomes(jobs: Sequence[Job], executor: Executor | None, told: Callable[[int], None]) -> Iterator[Outcome]:
    """The outcomes of the jobs, in their order. `told` gets the number of finished jobs.

    `executor` may be threads, processes or a cluster; None plays in this process. If the caller stops early, the other
    jobs are not cancelled, because a pool of processes fails on that when it ends.
    """
    for done, outcome in enumerate(_found(jobs, executor), 1):
        yield outcome
        told(done)


def _found(jobs: Sequence[Job], executor: Executor | None) -> Iterator[Outcome]:
    if executor is None:
        return map(play, jobs)
    asked = [executor.submit(play, job) for job in jobs]
    return (each.result() for each in asked)


class Speed(NamedTuple):
    """How long all matches took by the clock, how long they kept processors busy (seconds), and the number of
    `workers`."""

    clock: float
    computing: float
    workers: int

    def report(self) -> dict[str, Any]:
        """Return a JSON object. `speed_up`: how many times as fast as one worker with a processor of its own."""
        return {
            "workers": self.workers,
            "clock": round(self.clock, _DIGITS),
            "computing": round(self.computing, _DIGITS),
            "speed_up": round(self.computing / self.clock, _DIGITS),
        }


class MatchOutcomes(NamedTuple):
    """The outcomes of the jobs, in their order: of all, or of the first ones after Ctrl-C."""

    outcomes: list[Outcome]
    speed: Speed


def played(jobs: Sequence[Job], asked: Arena) -> MatchOutcomes:
    """Play the jobs with the workers that `asked` names. A terminal gets the progress, and standard error the speed of
    several workers. BadUse if they cannot be played."""
    found: list[Outcome] = []
    try:
        with _crew(asked, len(jobs)) as crew:
            began = time.perf_counter()  # after the cluster's start, which does not count as playing
            try:  # keep the outcomes before Ctrl-C
                found.extend(outcomes(jobs, crew.executor, lambda done: _told(done, len(jobs), began)))
            except KeyboardInterrupt:
                crew.dismiss()
            finally:
                tell("")
            clock, workers = time.perf_counter() - began, crew.workers()
    except BrokenExecutor:
        raise BadUse("a process that played matches has died; no match was counted") from None
    speed = Speed(clock, fsum(outcome.computing for outcome in found), workers)
    if found and (asked.dask is not None or workers > 1):
        print(arena_lines.speed(len(found), speed.report()), file=sys.stderr)
    return MatchOutcomes(found, speed)


def _told(done: int, jobs: int, began: float) -> None:
    tell(arena_lines.progress(done, jobs, time.perf_counter() - began))


@dataclass(frozen=True, slots=True)
class _Crew:
    """The workers: an executor (None for this process), a function that counts them, and one that ends their work at
    once."""

    executor: Executor | None
    workers: Callable[[], int]
    dismiss: Callable[[], None]


@contextmanager
def _crew(asked: Arena, jobs: int) -> Iterator[_Crew]:
    if asked.dask is not None:
        with _cluster(asked.dask, asked.jobs) as client:
            yield _Crew(client.get_executor(), lambda: sum(client.nthreads().values()), lambda: None)
    elif asked.jobs in (None, 1) or jobs == 1:
        yield _Crew(None, lambda: 1, lambda: None)
    else:
        workers = asked.jobs
        with ProcessPoolExecutor(workers, initializer=left_to_the_parent) as executor:
            yield _Crew(executor, lambda: workers, _end_workers)


def _end_workers() -> None:
    """End the workers at once. A match of Masters may take a minute, which is too long after Ctrl-C."""
    for process in multiprocessing.active_children():
        process.terminate()


@contextmanager
def _cluster(address: str, workers: int | None) -> Iterator[Any]:
    """A client of the Dask cluster at `address`. Dask is no requirement: it is imported only here."""
    try:
        distributed = import_module("dask.distributed")
    except ModuleNotFoundError:
        raise BadUse("--dask: this needs dask.distributed (python -m pip install distributed)") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # our own error line says all that matters
    try:
        if address == LOCAL:  # our bots are pure Python: threads of one process would wait for each other
            client = distributed.Client(
                n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
            )
            client.run(left_to_the_parent)  # they are processes of the same terminal
        else:
            client = distributed.Client(address)
    except (OSError, ValueError) as error:
        raise BadUse(f"--dask: there is no cluster at {address} ({' '.join(str(error).split())})") from None
    with client:
        _ask_all(client, address)
        try:
            yield client
        except (OSError, CancelledError, distributed.KilledWorker):
            raise BadUse(f"--dask: the cluster at {address} failed or is gone; no match was counted") from None


def _ask_all(client: Any, address: str) -> None:
    """Raise BadUse if a worker of the cluster does not have this program, since jobs name its functions."""
    try:
        client.run_on_scheduler(_probe)
        client.run(_probe)
    except Exception:  # any error of an empty call would also break playing
        raise BadUse(
            f"--dask: the cluster at {address} does not know this program (start scheduler and workers in its folder, "
            "with PYTHONPATH=.)"
        ) from None


def _probe() -> None:
    """Do nothing; the call succeeds only on a machine with this program."""
