"""Levels: how well computer players play. What a level knows and weighs is each game's own; that it decides from what
one seat may know, and from nothing else, is the same for all."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, TypeVar

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step

RANDOM = "random"
LEVELS = (RANDOM, "gentle", "fair", "sharp", "master")
"""The levels of every game, weakest first. `random` does anything that the rules allow; it is for tests."""

L = TypeVar("L")
"""A game's own frozen value of what a level is able to."""
Decide = Callable[[Any, Heard, Sequence[Prompt], str, int], Step]


class Decision(NamedTuple):
    """The step taken and the key of the reason for it. The reason is for the coach."""

    step: Step
    reason: str


def computer_player(
    levels: Mapping[str, L],
    considered: Callable[[Any, Heard, Sequence[Prompt], L, Random], Decision],
    any_answer: Callable[[Sequence[Prompt], Random], Step],
) -> Decide:
    """A game's `decide`: `considered` thinks as one of `levels`, `any_answer` is the level `random`."""

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        """The step that a computer player of `level` takes for the seat that `view` belongs to.

        `prompts` are that seat's open questions. Same arguments, same step. ValueError where nothing is asked but what
        the seat merely may do and there is no reason to do it, and for a level that is not known.
        """
        rng = Random(seed)
        if level == RANDOM:
            return any_answer(prompts, rng)
        known = levels.get(level)
        if known is None:
            raise ValueError(f"no computer player of level '{level}'")
        return considered(view, heard, prompts, known, rng).step

    return decide


def played_by(module: str) -> Decide:
    """The `decide` of `module`, which is loaded when it is first asked for: reading a record needs none."""

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        found: Decide = import_module(module).decide
        return found(view, heard, prompts, level, seed)

    return decide
