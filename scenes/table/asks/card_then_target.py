"""Given: an answer of two parts, a card and then one of a row of plates: to whom it goes."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.steps import Step
from game.input.actions import Action, Press
from scenes.table.asks.asks import Beside, CardAsk, Hit, Outcome, Plate, PlatesAsk, one_row


@dataclass(slots=True)
class CardThenAsk:
    """`cards` is asked first; `choices` are the plates for each card. Down from the plates goes back to the cards."""

    cards: CardAsk
    choices: dict[Card, tuple[Plate, ...]]
    plates: PlatesAsk | None = None

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.cards.seat

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """What the part that is open makes of it."""
        if self.plates is None:
            outcome = self.cards.act(press, hit, beside)
            if not isinstance(outcome, Step):
                return outcome
            self.plates = PlatesAsk(self.seat, self.choices[self.cards.hand[self.cards.focus]])
            return None
        if press.action in (Action.DOWN, Action.EXTRA) and press.at is None:
            self.plates = None
            return None
        return self.plates.act(press, hit)
