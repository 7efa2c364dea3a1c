"""Choice: something that a computer player could do, what it thinks of it, and why. The reason is for the coach."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.core.steps import Step
from engine.games.spooks.bots.levels import Level


class Choice(NamedTuple):
    """A step, its worth in cards (shed by this seat, against what the others shed), and a reason key."""

    step: Step
    worth: float
    reason: str


def best(choices: Sequence[Choice]) -> Choice:
    """The most valuable one; the first of equals, so that the same cards always give the same choice."""
    return max(choices, key=lambda choice: choice.worth)


def reconsidered(choices: Sequence[Choice], level: Level, rng: Random) -> Choice:
    """The best choice, or now and then, as `level` says, another one that nobody at the table would laugh at."""
    first = best(choices)
    if not level.second_thoughts or rng.random() >= level.second_thoughts:
        return first
    sensible = [choice for choice in choices if choice != first and choice.worth >= first.worth - level.tolerance]
    return rng.choice(sensible) if sensible else first
