"""Fixed opponents: players that stay the same while the computer players that they measure change.

There can be a module for each game, with the game's name, which has its `OPPONENTS` by name.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.events import Heard
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.steps import Step

Opponent = Callable[[Any, Heard, Sequence[Prompt], int], Step]
"""Returns a step from the view, the events and the questions of one seat, and a seed."""


def opponents_of(game: str) -> Mapping[str, Opponent]:
    """The fixed opponents of a game by name; none if the game has none."""
    module = f"{__name__}.{game}"
    found: Mapping[str, Opponent] = import_module(module).OPPONENTS if find_spec(module) else {}
    return found


def with_opponents(game: Game) -> Game:
    """The game with its fixed opponents as further levels."""
    fixed = opponents_of(game.name)

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        if level in fixed:
            return fixed[level](view, heard, prompts, seed)
        return game.decide(view, heard, prompts, level, seed)

    return replace(game, levels=(*game.levels, *fixed), decide=decide)
