"""Dealers answer the questions to chance.

`EntropyDealer` deals where people play, `SeededDealer` where a deal has to come again (`playout`, tests, bench, arena).
"""

from random import Random, SystemRandom
from typing import Protocol

from engine.core.prompts import Prompt
from engine.core.sampling import any_step
from engine.core.steps import Step


class Dealer(Protocol):
    """Whatever answers the prompts to CHANCE."""

    def answer(self, *prompts: Prompt) -> Step:
        """A step that answers one of `prompts`, which are alternatives, at least one."""


class _FairDealer:
    """A dealer that answers by lot, with all answers equally likely."""

    def __init__(self, rng: Random) -> None:
        self._random = rng

    def answer(self, *prompts: Prompt) -> Step:
        """An answer by lot, as `any_step` gives it."""
        return any_step(prompts, self._random)


class EntropyDealer(_FairDealer):
    """The dealer for people. It draws every card from the operating system's entropy at the moment of the deal.

    It has no seed and no state, so nobody who knows some cards of an evening can compute the others.
    """

    def __init__(self) -> None:
        super().__init__(SystemRandom())


class SeededDealer(_FairDealer):
    """A fair dealer that can be repeated: equal seeds give equal answers to equal questions, on every machine.

    It is not for people: some known cards are enough to find the seed, and with it all past and future deals.

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
