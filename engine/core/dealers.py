"""Dealers answer what chance is asked: the system's entropy where people play, seeds where a deal has to come again
(`playout`, tests, bench, arena), a script for replays and tests."""

from collections.abc import Iterable
from random import Random, SystemRandom
from typing import Protocol

from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import CHANCE
from engine.core.steps import Step


class Dealer(Protocol):
    """Whoever answers a prompt to CHANCE."""

    def answer(self, *prompts: Prompt) -> Step:
        """A step that one of `prompts` accepts; they are alternatives."""


class _FairDealer:
    """Answers by lot, all answers equally likely."""

    def __init__(self, rng: Random) -> None:
        self._random = rng

    def answer(self, *prompts: Prompt) -> Step:
        """An answer by lot, all equally likely; of cards, only as many as have to be."""
        prompt = prompts[0] if len(prompts) == 1 else self._random.choice(prompts)
        return prompt.answer(any_value(prompt.shape, self._random))


class EntropyDealer(_FairDealer):
    """Deals what people play. Every card is drawn from the operating system's entropy when it is dealt: there is no
    seed and no state, so that who knows some cards of an evening can compute none of the others."""

    def __init__(self) -> None:
        super().__init__(SystemRandom())


class SeededDealer(_FairDealer):
    """Fair and repeatable: equal seeds give equal answers to equal questions, on every machine. Not for people: some
    known cards are enough to find a seed, and with it all that was and will be dealt."""

    def __init__(self, seed: int) -> None:
        super().__init__(Random(f"dealer {seed}"))


class ScriptOver(LookupError):
    """A scripted dealer was asked more often than its script knows."""


class ScriptedDealer:
    """Gives the chance steps of `steps` in their order, whatever it is asked; a match refuses one that does not fit.

    A whole record may be given: what seats did is passed over.
    """

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = iter([step for step in steps if step.by == CHANCE])

    def answer(self, *prompts: Prompt) -> Step:
        """The next chance step; ScriptOver where there is none left."""
        step = next(self._steps, None)
        if step is None:
            raise ScriptOver(f"the script has no '{prompts[0].verb}' left")
        return step
