"""Playing ahead: a player chooses the next card while computer players play. The card plays itself in the player's
turn, if it is legal and the table is as it was.

Only a player alone in the room can do that: a raised card would tell others what comes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.steps import Step
from scenes.table.feature import Feature, V
from scenes.table.session import Session


@dataclass(frozen=True, slots=True)
class PlayingAhead(Feature[V]):
    """`verb` plays one card. `open` returns whether a card can be chosen now for the next turn.

    `broken(then, now, card)` is the reason why the chosen card goes back although it is legal. `then` is the view in
    which the player chose it. None if the table is as promised.
    """

    verb: str
    open: Callable[[V], bool]
    broken: Callable[[V, V, Card], Message | None]


class Ahead:
    """The card that a player has chosen for the next turn, and the place of the hook in the hand meanwhile."""

    def __init__(self) -> None:
        self.focus: int | None = None
        self.card: Card | None = None
        self._then: Any = None

    @property
    def active(self) -> bool:
        """Whether the hand shows anything of it."""
        return self.focus is not None or self.card is not None

    def forget(self) -> None:
        """Drop card and hook."""
        self.focus = self.card = self._then = None

    def keep(self, cards: Cards) -> None:
        """Forget what is no longer in the hand."""
        self.card = self.card if self.card in cards else None
        self.focus = self.focus if self.focus is not None and self.focus < len(cards) else None

    def move(self, step: int, cards: Cards) -> None:
        """Move the hook by a card; first it appears on the chosen card, or in the middle of the hand."""
        if self.focus is None:
            self.focus = cards.index(self.card) if self.card in cards else len(cards) // 2
        else:
            self.focus = (self.focus + step) % len(cards)

    def choose(self, place: int, cards: Cards, view: Any) -> bool:
        """Choose the card at that place of the hand, or take it back. Returns whether a card is chosen."""
        card = cards[place]
        self.focus, self.card, self._then = None, None if card == self.card else card, view
        return self.card is not None

    def place(self, cards: Cards) -> int | None:
        """The place of the chosen card in the hand."""
        return cards.index(self.card) if self.card in cards else None

    def answer(self, seat: Seat, session: Session, rule: PlayingAhead[Any]) -> Step | Message | None:
        """The answer of `seat` that it has chosen, or the reason why that goes back. None if it has chosen none, or is
        asked for something else. The choice is over then."""
        card, then = self.card, self._then
        self.forget()
        if card is None or rule.verb not in session.facts_for(seat).verbs:
            return None
        step = Step(seat, rule.verb, (("card", card),))
        return session.why_not(step) or rule.broken(then, session.facts_for(seat).view, card) or step
