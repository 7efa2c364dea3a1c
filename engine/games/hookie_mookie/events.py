"""Events of Hookie-Mookie, as facts. Secret parts: dealt hands, drawn cards, a face-down offer."""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.cards import Card, Cards
from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    """The seat of the longest hair has the first turn (HM-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """A hand for all players; others' hands are None for a viewer. Ghost hand and deck are face down."""

    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    hand_size: int
    ghost_size: int
    deck_size: int


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """A lay, its cards sorted, so that the order of picking does not show. `onto` is the set that was added to, None
    for a new one; `value` is the set's value now (HM-57)."""

    seat: Seat
    cards: Cards
    onto: str | None
    value: str


@dataclass(frozen=True, slots=True)
class SetCleared(Event):
    """A complete set left the table with every joker in it (HM-32)."""

    value: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class MookieEnded(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class HookieCalled(Event):
    caller: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class CardOffered(Event):
    """A card is face down; only its own seat knows it (HM-37)."""

    seat: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class CardsFlipped(Event):
    """Both cards turned over at the same moment (HM-38)."""

    caller: Seat
    partner: Seat
    caller_card: Card
    partner_card: Card
    matched: bool


@dataclass(frozen=True, slots=True)
class PairKept(Event):
    """Both cards of a matching flip stay on the table (HM-41); `joined` if there was a set of that value."""

    caller: Seat
    partner: Seat
    cards: tuple[Card, Card]  # the caller's, then the partner's
    value: str
    joined: bool


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """Both cards returned to their hands (HM-44). All players know where they are."""

    caller: Seat
    partner: Seat
    cards: tuple[Card, Card]  # the caller's, then the partner's


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """`number` cards went from the deck to a hand, after a failed flip or because no other step was possible (HM-70).
    `cards` in the order of drawing, for the drawer alone; `left` is the number of cards left in the deck."""

    seat: Seat
    number: int
    cards: Cards | None = field(metadata=OWN)
    left: int
    cause: Literal["flip", "alone"]


@dataclass(frozen=True, slots=True)
class HandsEmptied(Event):
    """Seats that went out at this moment, two after a flip of both last cards (HM-66). `missing` hands must still be
    emptied to win the game."""

    seats: tuple[Seat, ...]
    missing: int


@dataclass(frozen=True, slots=True)
class DeckRanOut(Event):
    """The last card was drawn (HM-65)."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The end; all cards may be shown."""

    result: Literal["players", "cards"]
    winners: tuple[Seat, ...]
    hands: tuple[Cards, ...]
    ghost: Cards
    deck: Cards
