"""Fixed opponents: players that stay the same while the computer players that they measure change. Each game with some
has a module of its name, with `OPPONENTS` by name."""

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
"""Returns a step, from the view, the events and the questions of one seat, and a seed of its own."""


def opponents_of(game: str) -> Mapping[str, Opponent]:
    """Return the fixed opponents of a game by name, or an empty mapping."""
    module = f"{__name__}.{game}"
    found: Mapping[str, Opponent] = import_module(module).OPPONENTS if find_spec(module) else {}
    return found


def with_opponents(game: Game) -> Game:
    """Return the game with its fixed opponents as further levels."""
    fixed = opponents_of(game.name)

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        if level in fixed:
            return fixed[level](view, heard, prompts, seed)
        return game.decide(view, heard, prompts, level, seed)

    return replace(game, levels=(*game.levels, *fixed), decide=decide)
