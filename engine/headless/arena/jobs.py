"""Jobs: single matches as plain values, so that any process on any machine can play one."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.dealers import SeededDealer
from engine.core.game import Shares
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless.playout import Bots


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
