"""Runs: picking cards that stand one after the other, as a straight. They lie in their order, whatever was picked
first."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.prompts import Prompt
from engine.core.shapes import Run
from engine.core.steps import Step
from scenes.table.asks.asks import Outcome, PartsAsk


@dataclass(slots=True)
class RunAsk(PartsAsk):
    """Pick one card of each of some neighbouring rows of the prompt, or any one card.

    A card of a row takes the place of another one of that row; a card of no row can only stand alone. Gaps are allowed
    while somebody picks: then they are no straight yet.
    """

    prompt: Prompt

    @property
    def run(self) -> Run:
        """What there is to choose from."""
        assert isinstance(self.prompt.shape, Run)
        return self.prompt.shape

    def row_of(self, index: int) -> int | None:
        """The row of the prompt in which a card can stand."""
        card = self.hand[index]
        return next((number for number, row in enumerate(self.run.rows) if card in row), None)

    @property
    def ordered(self) -> tuple[int, ...]:
        """The chosen cards from the first place to the last."""
        return tuple(sorted(self.chosen, key=lambda index: self.row_of(index) or 0))

    @property
    def joining(self) -> frozenset[Card] | None:
        """The cards that are chosen or go on with those, None while all do."""
        if not self.chosen:
            return None
        rows = [row for index in self.chosen if (row := self.row_of(index)) is not None]
        near = range(min(rows) - 1, max(rows) + 2) if rows else range(0)
        fitting = {card for number, row in enumerate(self.run.rows) if number in near for card in row}
        return frozenset(fitting | {self.hand[index] for index in self.chosen})

    def answers(self) -> tuple[Step, ...]:
        step = self.prompt.answer(tuple(self.hand[index] for index in self.ordered))
        return (step,) if self.prompt.accepts(step) else ()

    @property
    def missing(self) -> str:
        return "Not in a row yet"

    def toggle(self, index: int) -> Outcome:
        """One of a row takes the place of another one of it."""
        if index in self.chosen:
            self.chosen.remove(index)
            return None
        row = self.row_of(index)
        others = [] if row is None else [other for other in self.chosen if self.row_of(other) not in (row, None)]
        self.chosen = [*others, index]
        return None
