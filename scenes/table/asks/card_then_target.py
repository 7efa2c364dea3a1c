"""An answer of two parts: a card, and then one of a row of plates: to whom it goes."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.prompts import Reason
from engine.core.steps import Step
from scenes.table.asks.asks import Outcome, PartsAsk


@dataclass(slots=True)
class CardThenAsk(PartsAsk):
    """Pick a card; every plate then hands it to somebody. `choices` are the answers with each card."""

    choices: dict[Card, tuple[Step, ...]]
    refused: dict[Card, Reason]

    def answers(self) -> tuple[Step, ...]:
        return self.choices[self.hand[self.chosen[0]]]

    @property
    def missing(self) -> str:
        return ""  # one card is all that can be picked, and with it there is somebody to give it to

    def toggle(self, index: int) -> Outcome:
        if self.hand[index] not in self.choices:
            return self.refused.get(self.hand[index])
        self.chosen = [] if index in self.chosen else [index]
        return None
