"""Choice: the best of what a computer player has weighed, or now and then a second thought."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar


class Weighed(Protocol):
    """Something that could be done; `worth` is in the game's own unit."""

    @property
    def worth(self) -> float:
        """More is better."""


W = TypeVar("W", bound=Weighed)


def best(choices: Sequence[W]) -> W:
    """The most valuable one; the first of equals, so that the same cards always give the same choice."""
    return max(choices, key=lambda choice: choice.worth)


def second_thought(first: W, others: Iterable[W], often: float, tolerance: float, rng: Random) -> W:
    """`first`, or as `often` (0 to 1) as that one of `others` that is worth at most `tolerance` less, if there is one.

    `others` are what nobody at the table would laugh at; they are looked at only where there are second thoughts.
    """
    if not often or rng.random() >= often:
        return first
    sensible = [choice for choice in others if choice.worth >= first.worth - tolerance]
    return rng.choice(sensible) if sensible else first
