"""The course of a match among equal computer players: its first seat, its winners, its length and its decisions.

Tools that measure places and lengths play such matches one after another, in this process or in others. The same job
gives the same course on all machines.
"""

import multiprocessing
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
from engine.headless.playout import LevelBots
from engine.headless.progress import left_to_the_parent, tell
from tools.measuring import hands_of, is_choice
from tools.opponents import with_opponents

MOST_DOUBLINGS = 10.0
"""Most doublings counted for one decision, because a player who spells a word does not consider every word."""


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """The course of one match.

    `deal`: the seed. `first`: the seat that moved first, or None if all moved at once to the end. `left`: the seat at
    the left of the first dealer, or None if no seat deals. `winners`: the seats that won. `deals`: the number of deals,
    1 in a game that counts none.
    By seat: `decisions`, and `forced`, the decisions with only one answer. `doublings`: log2 of the number of possible
    answers, summed over all decisions.
    """

    deal: int
    first: Seat | None
    left: Seat | None
    winners: tuple[Seat, ...]
    steps: int
    deals: int
    decisions: tuple[int, ...]
    forced: tuple[int, ...]
    doublings: tuple[float, ...]


def course_of(played: Job, game: Game | None = None) -> MatchCourse:
    """Play the match to its end and return its course."""
    game = game or with_opponents(GAMES[played.game])
    match = Match(game, game.setup(played.variant, played.players, dict(played.options)))
    dealer, bots = SeededDealer(played.deal), LevelBots(played.deal, played.levels)
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
        asked = tuple(prompt for prompt in match.prompts_of(seat) if not prompt.interrupts)
        decisions[seat] += 1
        forced[seat] += not is_choice(asked)
        doublings[seat] += min(MOST_DOUBLINGS, log2(max(1, sum(prompt.count() for prompt in asked))))
        match.submit(bots.step(match, seat))
    end = match.end()
    assert end is not None
    return MatchCourse(
        played.deal,
        first,
        left,
        tuple(end["winners"]),
        len(match.steps),
        max(1, hands_of(match)),
        tuple(decisions),
        tuple(forced),
        tuple(doublings),
    )


def jobs_of(setup: Setup, level: str, matches: int, first: int) -> tuple[Job, ...]:
    """Jobs for that many matches of equal players, from the seed `first` on."""
    return tuple(job(setup, (level,) * setup.players, first + number) for number in range(matches))


def sides_of(setup: Setup) -> Sides:
    """The seats of each side; each seat alone in a game without partners."""
    return GAMES[setup.game].sides(setup.variant, setup.players)


def courses(jobs: Sequence[Job], workers: int, seconds: float | None = None, named: str = "") -> Iterator[MatchCourse]:
    """Yield the courses in the order of `jobs`, at least one, until `seconds` have passed. A terminal shows the
    progress."""
    began, found = time.monotonic(), 0
    with _playing(workers) as played:
        for course in played(jobs):
            found += 1
            tell(f"{named}: {found} of {len(jobs)}")
            yield course
            if seconds is not None and time.monotonic() - began > seconds:
                break
    tell("")


class _playing:  # noqa: N801 -- a context, used like a function
    """Plays matches in this process, or in `workers` others, which end with the context."""

    def __init__(self, workers: int) -> None:
        self._pool = multiprocessing.Pool(workers, left_to_the_parent) if workers > 1 else None

    def __enter__(self) -> Callable[[Sequence[Job]], Iterator[MatchCourse]]:
        pool = self._pool
        return (lambda jobs: map(course_of, jobs)) if pool is None else lambda jobs: pool.imap(course_of, jobs)

    def __exit__(self, *error: object) -> None:
        if self._pool is not None:
            self._pool.terminate()
