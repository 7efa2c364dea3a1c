"""Picks: cards for whichever of several questions takes them, or another answer instead. Nobody has to say which
question is meant: the cards say it, and only where more than one takes them there is a plate for each."""

from collections import Counter
from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.shapes import Some
from engine.core.steps import Step
from scenes.table.asks.asks import Outcome, PartsAsk, how_many

NO_SET = "These do not go together"


@dataclass(slots=True)
class PicksAsk(PartsAsk):
    """Pick cards of the hand, then lay them. `prompts` all ask for some cards of the hand (Some) with one verb."""

    prompts: tuple[Prompt, ...]

    @property
    def picked(self) -> Cards:
        """The chosen cards in the order of the hand."""
        return tuple(self.hand[i] for i in sorted(self.chosen))

    @property
    def joining(self) -> frozenset[Card]:
        """The cards that are chosen, or go on with those to what some question takes."""
        picked, fitting = Counter(self.picked), set(self.picked)
        for shape in self._taking():
            if len(self.chosen) < shape.most:
                fitting |= set((Counter(shape.cards) - picked).keys())
        return frozenset(fitting)

    def answers(self) -> tuple[Step, ...]:
        steps = ((prompt, prompt.answer(self.picked)) for prompt in self.prompts)
        return tuple(step for prompt, step in steps if prompt.accepts(step))

    @property
    def missing(self) -> str:
        least = min(self._taking(), key=lambda shape: shape.least, default=None)
        return NO_SET if least is None or len(self.chosen) >= least.least else how_many(len(self.chosen), least)

    def toggle(self, index: int) -> Outcome:
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen.append(index)
        return None

    def _taking(self) -> tuple[Some, ...]:
        """What the questions want that the picked cards can be a part of."""
        shapes = (prompt.shape for prompt in self.prompts if isinstance(prompt.shape, Some))
        return tuple(shape for shape in shapes if Counter(self.picked) <= Counter(shape.cards))
