"""The command `arena`: checks what was asked for, finds somebody to play the matches, prints what came out."""

import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from engine.headless.arena.contest import Contest, outcomes, tally
from engine.headless.arena.report import report
from engine.headless.arguments import Arena, BadUse
from engine.headless.playout import setup_of


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
