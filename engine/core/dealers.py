"""Dealers answer what chance is asked: seeded for play, scripted for tests, recorded for replay."""

from collections.abc import Iterable
from random import Random
from typing import Protocol

from engine.core.drawing import any_lists, any_word
from engine.core.prompts import Prompt, Shape
from engine.core.seats import CHANCE
from engine.core.steps import Args, Step, Value


class Dealer(Protocol):
    """Whoever answers a prompt to CHANCE."""

    def answer(self, *prompts: Prompt) -> Step:
        """A step that one of `prompts` accepts; they are alternatives."""


class SeededDealer:
    """Fair and repeatable: equal seeds give equal answers to equal questions, on every machine."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"dealer {seed}")

    def answer(self, *prompts: Prompt) -> Step:
        """An answer by lot, all equally likely; of cards, only as many as have to be."""
        prompt = prompts[0] if len(prompts) == 1 else self._random.choice(prompts)
        match prompt.shape:
            case Shape.DEAL:
                args = (*prompt.fixed, *self._deal(prompt), *prompt.after)
            case Shape.ONE:
                args = self._random.choice(prompt.options)
            case Shape.NUMBER:
                return prompt.answer(self._random.randrange(prompt.least, prompt.most + 1, prompt.stride))
            case Shape.CARDS:
                free = [card for card in prompt.cards if card not in prompt.must]
                drawn = self._random.sample(free, max(0, prompt.least - len(prompt.must)))
                return prompt.answer((*prompt.must, *drawn))
            case Shape.RUN:
                return prompt.answer((self._random.choice(prompt.cards),))
            case Shape.WORD:
                return any_word(prompt, self._random)
            case Shape.LISTS:
                return any_lists(prompt, self._random)
        return Step(prompt.who, prompt.verb, args)

    def _deal(self, prompt: Prompt) -> Args:
        """`cards` shuffled and cut into `piles`, in their order."""
        pack = list(prompt.cards)
        self._random.shuffle(pack)
        args: list[tuple[str, Value]] = []
        for name, size in prompt.piles:
            sizes = (size,) if isinstance(size, int) else size
            piles = tuple(tuple(pack.pop() for _ in range(length)) for length in sizes)
            args.append((name, piles[0] if isinstance(size, int) else piles))
        return tuple(args)


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
