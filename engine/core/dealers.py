"""Dealers answer the questions to chance.

Tables with people use `EntropyDealer`. Only programs that must repeat a deal (`playout`, tests, bench, arena) use
`SeededDealer`.
"""

from random import Random, SystemRandom
from typing import Protocol

from engine.core.prompts import Prompt
from engine.core.sampling import any_step
from engine.core.steps import Step


class Dealer(Protocol):
    """Answers the prompts to CHANCE."""

    def answer(self, *prompts: Prompt) -> Step:
        """Return a step that answers one of `prompts`, which are alternatives. There is at least one."""


class _FairDealer:
    """A dealer that draws from all answers with equal probability."""

    def __init__(self, rng: Random) -> None:
        self._random = rng

    def answer(self, *prompts: Prompt) -> Step:
        return any_step(prompts, self._random)


class EntropyDealer(_FairDealer):
    """The dealer for people. It draws every card from the operating system's random source during the deal.

    It has no seed and no state, so known cards say nothing about the others.
    """

    def __init__(self) -> None:
        super().__init__(SystemRandom())


class SeededDealer(_FairDealer):
    """A fair, repeatable dealer: equal seeds give equal answers to equal questions, on every machine.

    It is not for people: a few known cards are enough to find the seed, and with it all past and future deals.

    >>> from engine.core.dealers import SeededDealer
    >>> from engine.core.prompts import Prompt
    >>> from engine.core.seats import CHANCE
    >>> from engine.core.shapes import Deal
    >>> deal = Prompt(CHANCE, "deal", Deal(("red-5", "red-6", "rook"), (("hands", (1, 1)), ("nest", 1))))
    >>> SeededDealer(7).answer(deal) == SeededDealer(7).answer(deal)
    True
    >>> deal.accepts(SeededDealer(8).answer(deal))
    True
    """

    def __init__(self, seed: int) -> None:
        super().__init__(Random(f"dealer {seed}"))
