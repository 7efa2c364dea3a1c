"""Events of Spooks, as facts. Secret parts: dealt hands, gifts between others, face-down cards."""

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.cards import Card, Cards
from engine.core.cards import Play as Play
from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Gift:
    """A card that went from hand to hand: a bite's, the Master of Goblins' or the Master of Spooks'. None: unseen."""

    giver: Seat
    receiver: Seat
    card: Card | None
    why: Literal["bite", "goblin", "spook"]

    def to(self, viewer: Viewer) -> "Gift":
        """Return the gift for a viewer: only giver and receiver see the card."""
        return self if viewer in (self.giver, self.receiver) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TurnedTrick:
    """A trick turned up: `cards` in seat order, `number` from 1 in each hand, play-offs counted like any other.

    `winner` is None for a trick without Goblin and Cat, and for a tie. `leader` is None for a tie, and at the end of
    the hand.
    """

    number: int
    playoff: bool
    cards: tuple[Play, ...]
    winner: Seat | None
    tied: tuple[Seat, ...]
    leader: Seat | None


@dataclass(frozen=True, slots=True)
class HandResult:
    """One line of the score sheet, by seat: the cards left in each hand, their points, the totals after them.

    `grabbed` are the seats that reached the target with this hand; `ghost` is None where there was no ghost hand.
    """

    dealer: Seat
    winners: tuple[Seat, ...]
    left: tuple[Cards, ...]
    ghost: Cards | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    grabbed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A new hand for every seat still in the game; others' hands are None for a viewer. The ghost hand is hidden from
    all.

    `first` moves: with the opening card (SP-13), or, if no seat `opens`, with any (SP-16).
    """

    dealer: Seat
    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    sizes: tuple[int, ...]
    ghost_size: int
    first: Seat
    opens: bool


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card went on the pile: opening the hand (SP-13), led (SP-21), or on `on`, the card that was on top."""

    seat: Seat
    card: Card
    how: Literal["opened", "led", "followed"]
    on: Card | None


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A pass on a blue card. It does not show whether the seat could follow (SP-27)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnCameBack(Event):
    """No seat topped the actor's card, so the actor leads (SP-31)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerFailed(Event):
    """`seat` could not answer the red `card` of `actor`: it held none of its suit or number and no Cat (SP-52)."""

    seat: Seat
    actor: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StraightLaid(Event):
    """The actor's cards, lowest first; the last one is on top, and `victim` moves on it (SP-59, SP-61)."""

    seat: Seat
    cards: Cards
    victim: Seat


@dataclass(frozen=True, slots=True)
class DirectionTurned(Event):
    """The Master of Bones turned the direction of play (SP-74); `turn` moves next."""

    seat: Seat
    clockwise: bool
    turn: Seat


@dataclass(frozen=True, slots=True)
class OrderTurned(Event):
    """The Master of Bats turned the number order (SP-75)."""

    seat: Seat
    up: bool


@dataclass(frozen=True, slots=True)
class TrickBegan(Event):
    """`seats` lay one card each, face down; in a play-off they are the two that tied (SP-38, SP-47)."""

    seats: tuple[Seat, ...]
    playoff: bool


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat laid a card for the trick; only that seat knows it until all have laid."""

    seat: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class TrickTurned(Event):
    """All trick cards were turned up together."""

    trick: TurnedTrick


@dataclass(frozen=True, slots=True)
class BiteBegan(Event):
    """`givers` give the victim one card each, in this order (SP-63)."""

    actor: Seat
    victim: Seat
    givers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GiftOwed(Event):
    """The Master of Goblins: `seat` gives a card to one of `receivers`, who have the fewest (SP-71)."""

    seat: Seat
    receivers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A card moved to another hand, in a bite or for the Master of Goblins."""

    gift: Gift

    def to(self, viewer: Viewer) -> "CardGiven":
        return CardGiven(self.gift.to(viewer))


@dataclass(frozen=True, slots=True)
class HandingBegan(Event):
    """The Master of Spooks: `seats` choose a card each to hand to the neighbour against the direction (SP-70)."""

    seat: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat chose a card to hand on; only that seat knows it."""

    seat: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class CardsHanded(Event):
    """All chosen cards moved at the same time; in the order of the givers' seats."""

    gifts: tuple[Gift, ...]

    def to(self, viewer: Viewer) -> "CardsHanded":
        return CardsHanded(tuple(gift.to(viewer) for gift in self.gifts))


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """A hand became empty; all hands and the ghost hand are open and are counted (SP-79, SP-80). `next_dealer` is None
    after the last hand."""

    result: HandResult
    next_dealer: Seat | None


@dataclass(frozen=True, slots=True)
class SeatsGrabbed(Event):
    """These seats reached the target with the hand just counted (SP-84, SP-87)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    grabbed: tuple[Seat, ...]
    rounds: int
