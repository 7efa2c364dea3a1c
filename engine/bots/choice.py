"""Choice: the best of what a computer player has weighed, or now and then a second thought; and a race of options in
many worlds, in which those that have fallen hopelessly behind are tried no longer.

Each world is met by all options that are still tried, so that luck in the deal cancels out (common random numbers).
An option that was dropped (a race, or successive elimination) is worth so much less than the best one as it was
behind when it was last compared. How worlds are drawn and how many, when options are compared and how far behind is
hopeless is each game's own.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import Generic, Protocol, TypeVar


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


A = TypeVar("A")
"""What is tried: a card, the place of a step in a list."""


@dataclass(slots=True)
class Race(Generic[A]):
    """The options that are still `racing`, and by option what came of it in each world that it was tried in (`gains`,
    times the weight of the world) and how much less than the best one it was worth when it was last compared
    (`behind`). `top` is the worth of the best one then."""

    racing: list[A]
    gains: dict[A, list[float]] = field(init=False)
    behind: dict[A, float] = field(init=False, default_factory=dict)
    top: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self.gains = {option: [] for option in self.racing}

    def compare(self, totals: Mapping[A, float], weight: float) -> A:
        """Note how far each option is behind, and tell which one is ahead, the first of equals.

        `totals` are the sums of the gains of those that are racing, `weight` that of all worlds together, above 0.
        """
        ahead = max(self.racing, key=totals.__getitem__)
        self.top = totals[ahead] / weight
        self.behind |= {option: self.top - totals[option] / weight for option in self.racing}
        return ahead

    def behind_by(self, ahead: A, option: A, least: float = 0.0) -> float:
        """How far `option` is behind the one `ahead`, in standard errors of the difference.

        Both met the same worlds, and are compared world by world: what a good or bad deal does to both says nothing.
        `least` is the spread that few worlds may hide; without it those that never differed are hopeless, too, for one
        of them will do.
        """
        less = [one - two for one, two in zip(self.gains[ahead], self.gains[option], strict=False)]
        total = sum(less)
        spread = sum(by * by for by in less) - total * total / len(less)
        error = sqrt(max(spread, least * least * len(less), 0.0))
        return total / error if error else inf

    def drop_hopeless(self, ahead: A, errors: float, least: float = 0.0) -> None:
        """Only the one `ahead` and those race on that are less than so many standard errors behind it."""
        self.racing = [
            option for option in self.racing if option == ahead or self.behind_by(ahead, option, least) < errors
        ]

    def worths(self) -> dict[A, float]:
        """What each option is worth that was compared, in the mean of the worlds."""
        return {option: self.top - less for option, less in self.behind.items()}
