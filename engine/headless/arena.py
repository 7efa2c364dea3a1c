"""`arena GAME`: let levels of computer players play each other, every seat in every place, on the same deals.

`arena` plays the matches of a contest and makes the report, one JSON object. The kind of contest decides the matches
and the report, `matches` decides where they are played, and `arena_lines` turns reports into text.
"""

import sys
from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.words import quote
from engine.games import GAMES
from engine.headless.arguments import Arena, BadUse
from engine.headless.contest import Contest, OwnTables, Pairs, rotations
from engine.headless.matches import Job, Outcome, played
from engine.headless.playout import setup_of
from engine.headless.progress import interruptible
from engine.headless.rating import RoundRobin


class ContestKind(Protocol):
    """A kind of contest."""

    def jobs(self) -> tuple[Job, ...]:
        """Return the matches in the order in which they are counted."""

    def whole(self, done: int) -> int:
        """Return how many of the first `done` matches can be counted."""

    def report(self, jobs: Sequence[Job], found: Sequence[Outcome], times: bool) -> dict[str, Any]:
        """Return the results of those matches. `times` adds the duration of decisions; only these differ from run to
        run."""


@interruptible()
def arena(asked: Arena) -> dict[str, Any]:
    """Return the report of the contest. BadUse if it makes no sense, or if there is no place to play it.

    After Ctrl-C or SIGTERM it covers the matches that were over, and `stopped` has their number and that of all.
    KeyboardInterrupt if those give no result yet.
    """
    kind = _kind(asked)
    jobs = kind.jobs()
    found, speed = played(jobs, asked)
    counted = kind.whole(len(found))
    if counted < len(jobs):
        print(f"stopped after {len(found)} of {len(jobs)} matches; {counted} are counted", file=sys.stderr)
    if not counted:
        raise KeyboardInterrupt
    report = kind.report(jobs[:counted], found[:counted], asked.times)
    if asked.times and asked.matches is None:  # reports of plain matches keep their earlier form
        report["speed"] = speed.report()
    if counted < len(jobs):
        report["stopped"] = {"after": counted, "of": len(jobs)}
    return report


def _kind(asked: Arena) -> ContestKind:
    if asked.elo:
        return _among_all_levels(asked)
    if asked.levels:
        raise BadUse("--levels: only a round robin has them (add --elo)")
    if not asked.seats:
        raise BadUse("--seats is missing")
    if asked.matches is None and asked.pairs is None:
        raise BadUse("--matches is missing (or --pairs)")
    players = len(asked.seats) if asked.players is None else asked.players
    if players != len(asked.seats):
        raise BadUse(f"--seats names {len(asked.seats)} seats, but {players} play")
    setup = setup_of(asked.game, asked.variant, players, asked.options)
    if asked.pairs is None:
        assert asked.matches is not None
        return Contest(setup, asked.seats, asked.matches, asked.seed)
    if asked.matches is not None:
        raise BadUse("--pairs: the table decides the number of matches (leave out --matches)")
    if len(rotations(asked.seats)) == 1:
        raise BadUse(f"--pairs: all seats are {asked.seats[0]}, so there are no sides to swap")
    if GAMES[setup.game].together(setup):
        raise BadUse(
            f"--pairs: in {setup.game} {setup.variant} all players win or none, so no side is ahead of the other"
            " (--elo compares tables)"
        )
    return Pairs(setup, asked.seats, asked.pairs, asked.seed)


def _among_all_levels(asked: Arena) -> ContestKind:
    if asked.seats:
        raise BadUse("--elo: every two levels sit at a table (say --levels instead of --seats)")
    if asked.matches is not None:
        raise BadUse("--elo: every two levels play the same deals (say --pairs instead of --matches)")
    if asked.pairs is None:
        raise BadUse("--pairs is missing")
    setup = setup_of(asked.game, asked.variant, asked.players, asked.options)
    game = GAMES[setup.game]
    levels = asked.levels or game.levels
    if twice := [level for level in levels if levels.count(level) > 1]:
        raise BadUse(f"--levels names {quote(twice[0])} twice")
    if len(levels) < 2:
        raise BadUse("--levels: there is no opponent (name two or more)")
    return (OwnTables if game.together(setup) else RoundRobin)(setup, levels, asked.pairs, asked.seed)
