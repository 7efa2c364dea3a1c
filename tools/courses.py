"""The course of a match among equal computer players: who began, who won, how long it was and what was decided in it.

Tools that measure places and lengths play such matches one after another, here or in processes of their own. The same
job gives the same course everywhere.
"""

import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log2

from engine.core.dealers import SeededDealer
from engine.core.game import Game, Setup, Sides
from engine.core.match import Match
from engine.core.seats import Seat, left_of
from engine.games import GAMES
from engine.headless.matches import Job, job
from engine.headless.playout import Bots
from tools.measuring import hands_of, is_choice
from tools.opponents import with_opponents

MOST_DOUBLINGS = 10.0
"""Counted for one decision: a player who spells a word does not weigh every word."""


@dataclass(frozen=True, slots=True)
class Course:
    """`deal`: the seed. `first`: the seat that moved first, None where all moved at once to the end. `left`: the seat
    at the left of the first dealer, None where no seat deals. `winners`: the seats that won. `deals`: how many were
    played, 1 in a game that counts none. By seat: `decisions`, those of them that had only one answer (`forced`), and
    the `doublings` of one answer that made as many as could be chosen from, over all decisions."""

    deal: int
    first: Seat | None
    left: Seat | None
    winners: tuple[Seat, ...]
    steps: int
    deals: int
    decisions: tuple[int, ...]
    forced: tuple[int, ...]
    doublings: tuple[float, ...]


def course_of(played: Job, game: Game | None = None) -> Course:
    """Play the match to its end and tell its course."""
    game = game or with_opponents(GAMES[played.game])
    match = Match(game, game.setup(played.variant, played.players, dict(played.options)))
    dealer, bots = SeededDealer(played.deal), Bots(played.deal, played.levels)
    decisions, forced, doublings = [0] * played.players, [0] * played.players, [0.0] * played.players
    first: Seat | None = None
    left: Seat | None = None
    while not match.over:
        match.deal(dealer)
        if left is None and (first_dealer := getattr(match.state, "dealer", None)) is not None:
            left = left_of(first_dealer, played.players)
        waiting = match.waiting()
        if not waiting:
            continue
        seat = waiting[0]
        if first is None and len(waiting) == 1 and not match.sealed:
            first = seat
        asked = tuple(prompt for prompt in match.asks(seat) if not prompt.interrupts)
        decisions[seat] += 1
        forced[seat] += not is_choice(asked)
        doublings[seat] += min(MOST_DOUBLINGS, log2(max(1, sum(prompt.count() for prompt in asked))))
        match.submit(bots.step(match, seat))
    end = match.end()
    assert end is not None
    return Course(
        played.deal, first, left, tuple(end["winners"]), len(match.steps), max(1, hands_of(match)),
        tuple(decisions), tuple(forced), tuple(doublings),
    )  # fmt: skip


def jobs_of(setup: Setup, level: str, matches: int, first: int) -> tuple[Job, ...]:
    """That many matches of equal players, from the seed `first` on."""
    return tuple(job(setup, (level,) * setup.players, first + number) for number in range(matches))


def sides_of(setup: Setup) -> Sides:
    """The seats of each side, every seat alone where there are no partners."""
    return GAMES[setup.game].sides(setup.variant, setup.players)


def courses(jobs: Sequence[Job], workers: int, seconds: float | None = None, named: str = "") -> Iterator[Course]:
    """The courses in the order of `jobs`, as far as `seconds` reach; at least one. A terminal is told how far it is."""
    began, found = time.monotonic(), 0
    with _playing(workers) as played:
        for course in played(jobs):
            found += 1
            _tell(f"{named}: {found} of {len(jobs)}")
            yield course
            if seconds is not None and time.monotonic() - began > seconds:
                break
    _tell("")


class _playing:  # noqa: N801 -- a context, used like a function
    """Matches played by this process, or by `workers` others, which end at once with the context."""

    def __init__(self, workers: int) -> None:
        self._pool = multiprocessing.Pool(workers, _ignore_signals) if workers > 1 else None

    def __enter__(self) -> Callable[[Sequence[Job]], Iterator[Course]]:
        pool = self._pool
        return (lambda jobs: map(course_of, jobs)) if pool is None else lambda jobs: pool.imap(course_of, jobs)

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.terminate()


def _ignore_signals() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _tell(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{words:<60}\r", end="", file=sys.stderr, flush=True)


def interruptible() -> None:
    """Make SIGTERM end the tool as Ctrl-C does."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
