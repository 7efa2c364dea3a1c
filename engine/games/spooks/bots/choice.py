"""Choice: something that a computer player could do, what it thinks of it, and why. The reason is for the coach."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots.choice import best, second_thought
from engine.core.steps import Step
from engine.games.spooks.bots.levels import Level


class Choice(NamedTuple):
    """A step, its worth in cards (shed by this seat, against what the others shed), and a reason key."""

    step: Step
    worth: float
    reason: str


def reconsidered(choices: Sequence[Choice], level: Level, rng: Random) -> Choice:
    """The best choice, or now and then, as `level` says, another one that nobody at the table would laugh at."""
    first = best(choices)
    others = (choice for choice in choices if choice != first)
    return second_thought(first, others, level.second_thoughts, level.tolerance, rng)
