"""How well computer players do against opponents that never change.

    python -m tools.measure_players GAME LEVEL OPPONENT [DEALS] [FIRST] [PLAYERS]

One seat of LEVEL sits among fixed opponents (`tools/opponents/`), in every place of each deal from FIRST on; what is
printed is the report of the arena: how often each wins, scores and the game's own figures, with 95 % intervals.
Whatever was tuned on some deals is measured on others.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.arena_lines import lines
from engine.headless.contest import Pairs
from engine.headless.matches import play
from tools.opponents import opponents_of

DEALS, PLAYERS = 20, 4


def with_opponents(game: Game) -> Game:
    """The game, in which fixed opponents answer to their names as levels do."""
    fixed = opponents_of(game.name)

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        if level in fixed:
            return fixed[level](view, heard, prompts, seed)
        return game.decide(view, heard, prompts, level, seed)

    return replace(game, levels=(*game.levels, *fixed), decide=decide)


def measured(game: str, level: str, opponent: str, deals: int, first: int, players: int) -> dict[str, Any]:
    """The arena's report."""
    known = with_opponents(GAMES[game])
    setup = known.setup(known.variants[0].name, players, {})
    contest = Pairs(setup, (level, *(opponent,) * (players - 1)), deals, first)
    jobs = contest.jobs()
    return contest.report(jobs, [play(job, known) for job in jobs], times=True)


def main(game: str, level: str, opponent: str, *numbers: str) -> None:
    """Play and print."""
    deals, first, players = (*map(int, numbers), *(DEALS, 0, PLAYERS)[len(numbers) :])
    for line in lines(measured(game, level, opponent, deals, first, players)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
