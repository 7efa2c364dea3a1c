"""What happens in Hookie-Mookie, as facts. Secret parts: dealt hands, drawn cards, an offer that lies face down."""

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
    """A hand for everybody; others' hands are None for a viewer. Ghost hand and deck lie face down."""

    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    hand_size: int
    ghost_size: int
    deck_size: int


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """A lay, its cards sorted: in which order they were picked is nobody's business. `onto` is the set that was added
    to, None for a new one; `value` what the set is now (HM-57)."""

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
    """A card lies face down; which one is known to its own seat alone (HM-37)."""

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
    """Both cards of a matching flip stay on the table (HM-41); `joined` where a set of that value lay there."""

    caller: Seat
    partner: Seat
    cards: tuple[Card, Card]  # the caller's, then the partner's
    value: str
    joined: bool


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """Both cards went back to the hands they came from (HM-44). Everybody knows where they are."""

    caller: Seat
    partner: Seat
    cards: tuple[Card, Card]  # the caller's, then the partner's


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """`number` cards went from the deck to a hand, after a failed flip or because nothing else could be done (HM-70).
    `cards` in the order of drawing, for the drawer alone; `left` is what remains of the deck."""

    seat: Seat
    number: int
    cards: Cards | None = field(metadata=OWN)
    left: int
    cause: Literal["flip", "alone"]


@dataclass(frozen=True, slots=True)
class HandsEmptied(Event):
    """Seats that went out at this moment, two after a flip of both last cards (HM-66); `missing` hands are still to
    be emptied for the game to be won."""

    seats: tuple[Seat, ...]
    missing: int


@dataclass(frozen=True, slots=True)
class DeckRanOut(Event):
    """The last card was drawn (HM-65)."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The end; everything may be shown."""

    result: Literal["players", "cards"]
    winners: tuple[Seat, ...]
    hands: tuple[Cards, ...]
    ghost: Cards
    deck: Cards
