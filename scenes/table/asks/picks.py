"""Answers of several parts that are picked from the hand.

These are cards for one of several questions, cards in a row, or a card and its receiver.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.shapes import Run, Some
from engine.core.steps import Step
from scenes.table.asks.asks import Outcome, PartsAsk, how_many

NO_SET = say("table-no-set")


@dataclass(slots=True)
class PicksAsk(PartsAsk):
    """Pick cards of the hand, then lay them. All `prompts` ask for some cards of the hand (Some) with one verb."""

    prompts: tuple[Prompt, ...]

    @property
    def picked(self) -> Cards:
        """The chosen cards in the order of the hand."""
        return tuple(self.hand[i] for i in sorted(self.chosen))

    @property
    def joining(self) -> frozenset[Card]:
        """The chosen cards, and those that can join them in an answer to some question."""
        picked, fitting = Counter(self.picked), set(self.picked)
        for shape in self._taking():
            if len(self.chosen) < shape.most:
                fitting |= set((Counter(shape.cards) - picked).keys())
        return frozenset(fitting)

    legal = joining

    def answers(self) -> tuple[Step, ...]:
        steps = ((prompt, prompt.answer(self.picked)) for prompt in self.prompts)
        return tuple(step for prompt, step in steps if prompt.accepts(step))

    @property
    def missing(self) -> Message:
        least = min(self._taking(), key=lambda shape: shape.least, default=None)
        return NO_SET if least is None or len(self.chosen) >= least.least else how_many(len(self.chosen), least)

    def toggle(self, index: int) -> Outcome:
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen.append(index)
        return None

    def _taking(self) -> tuple[Some, ...]:
        """Shapes of the questions that the picked cards can be a part of."""
        shapes = (prompt.shape for prompt in self.prompts if isinstance(prompt.shape, Some))
        return tuple(shape for shape in shapes if Counter(self.picked) <= Counter(shape.cards))


@dataclass(slots=True)
class RunAsk(PartsAsk):
    """Pick one card of each of some neighbouring rows of the prompt, or any one card.

    A card replaces another one of its row; a card of no row can only be alone. Gaps are allowed while the player picks,
    but make no straight.
    """

    prompt: Prompt

    @property
    def run(self) -> Run:
        """The rows to choose from."""
        assert isinstance(self.prompt.shape, Run)
        return self.prompt.shape

    def row_of(self, index: int) -> int | None:
        """The row of the prompt with that card, or None."""
        card = self.hand[index]
        return next((number for number, row in enumerate(self.run.rows) if card in row), None)

    @property
    def ordered(self) -> tuple[int, ...]:
        """The chosen places, from the first row to the last."""
        return tuple(sorted(self.chosen, key=lambda index: self.row_of(index) or 0))

    @property
    def joining(self) -> frozenset[Card] | None:
        """The chosen cards and those that can join them; None if all can."""
        if not self.chosen:
            return None
        rows = [row for index in self.chosen if (row := self.row_of(index)) is not None]
        near = range(min(rows) - 1, max(rows) + 2) if rows else range(0)
        fitting = {card for number, row in enumerate(self.run.rows) if number in near for card in row}
        return frozenset(fitting | {self.hand[index] for index in self.chosen})

    legal = joining

    def answers(self) -> tuple[Step, ...]:
        step = self.prompt.answer(tuple(self.hand[index] for index in self.ordered))
        return (step,) if self.prompt.accepts(step) else ()

    @property
    def missing(self) -> Message:
        return say("table-no-row")

    def toggle(self, index: int) -> Outcome:
        """Pick a card, which replaces another one of its row, or put it back."""
        if index in self.chosen:
            self.chosen.remove(index)
            return None
        row = self.row_of(index)
        others = [] if row is None else [other for other in self.chosen if self.row_of(other) not in (row, None)]
        self.chosen = [*others, index]
        return None


@dataclass(slots=True)
class CardThenAsk(PartsAsk):
    """Pick a card; each plate then gives it to one player. `choices` are the answers with each card."""

    choices: dict[Card, tuple[Step, ...]]
    refused: dict[Card, Message]

    @property
    def joining(self) -> Collection[Card]:
        return self.choices

    def answers(self) -> tuple[Step, ...]:
        return self.choices[self.hand[self.chosen[0]]]

    @property
    def missing(self) -> None:
        return None  # only one card can be picked, and it always has a receiver

    def toggle(self, index: int) -> Outcome:
        if self.hand[index] not in self.choices:
            return self.refused.get(self.hand[index])
        self.chosen = [] if index in self.chosen else [index]
        return None
