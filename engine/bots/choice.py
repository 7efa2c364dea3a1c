"""Choice: pick the best of several weighed options, sometimes a near miss, or compare options by a race over worlds.

A race is successive elimination with common random numbers. All remaining options are tried in the same sampled
worlds, so luck in the deal cancels out. A dropped option keeps its distance from the best one at its last comparison.
Each game decides how many worlds to draw, when to compare, and how far behind is hopeless.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar


class Weighed(Protocol):
    """A possible action; `worth` is in the game's own unit."""

    @property
    def worth(self) -> float:
        """The value of the action; higher is better."""


W = TypeVar("W", bound=Weighed)


def best(choices: Sequence[W]) -> W:
    """Return the most valuable choice. The first of equals wins, so the same cards always give the same choice."""
    return max(choices, key=lambda choice: choice.worth)


def second_thought(first: W, others: Iterable[W], often: float, tolerance: float, rng: Random) -> W:
    """Return `first`, or with probability `often` (0 to 1) one of `others` that is worth at most `tolerance` less.

    `others` are reasonable alternatives. They are only evaluated when they are needed.
    """
    if not often or rng.random() >= often:
        return first
    sensible = [choice for choice in others if choice.worth >= first.worth - tolerance]
    return rng.choice(sensible) if sensible else first


A = TypeVar("A")
"""An option: a card, or the index of a step in a list."""


@dataclass(slots=True)
class Race(Generic[A]):
    """A race of options over sampled worlds.

    `racing`: the options that are still tried. `gains`: by option, its result in each world, times the world's weight.
    `behind`: by option, its distance from the best one at its last comparison. `top`: the best one's worth then.
    """

    racing: list[A]
    gains: dict[A, list[float]] = field(init=False)
    behind: dict[A, float] = field(init=False, default_factory=dict)
    top: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self.gains = {option: [] for option in self.racing}

    def compare(self, totals: Mapping[A, float], weight: float) -> A:
        """Update how far each option is behind. Return the best option, the first of equals.

        `totals`: the sum of gains of each racing option. `weight`: the sum of all worlds' weights, above 0.
        """
        ahead = max(self.racing, key=totals.__getitem__)
        self.top = totals[ahead] / weight
        self.behind |= {option: self.top - totals[option] / weight for option in self.racing}
        return ahead

    def behind_by(self, ahead: A, option: A, least: float = 0.0) -> float:
        """Return how far `option` is behind `ahead`, in standard errors of the difference.

        Both were tried in the same worlds and are compared world by world. `least` is the smallest spread to assume,
        since few worlds can hide it. With 0, options that never differed count as hopeless, as one of them is enough.
        """
        less = [one - two for one, two in zip(self.gains[ahead], self.gains[option], strict=False)]
        total = sum(less)
        spread = sum(by * by for by in less) - total * total / len(less)
        error = sqrt(max(spread, least * least * len(less), 0.0))
        return total / error if error else inf

    def drop_hopeless(self, ahead: A, errors: float, least: float = 0.0) -> None:
        """Keep only `ahead` and the options less than that many standard `errors` behind it."""
        self.racing = [
            option for option in self.racing if option == ahead or self.behind_by(ahead, option, least) < errors
        ]

    def worths(self) -> dict[A, float]:
        """Return the mean worth of each compared option over the worlds."""
        return {option: self.top - less for option, less in self.behind.items()}
