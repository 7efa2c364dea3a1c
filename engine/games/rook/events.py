"""Events of Rook, as facts. Secret parts: dealt hands, the nest taken and laid, and votes that are still incomplete."""

from dataclasses import dataclass, field
from typing import Literal

from engine.core.cards import Card, Cards
from engine.core.cards import Play as Play
from engine.core.events import BY_SEAT, OWN, Event
from engine.core.seats import Seat


@dataclass(frozen=True, slots=True)
class FinishedTrick:
    """A completed trick: its taker and its cards in the order of play; `number` counts from 1 in each hand."""

    number: int
    taker: Seat
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """All players drew a card from the pack. `decided` is false if a tie makes all of them draw again."""

    purpose: Literal["partners", "dealer"]
    cards: Cards
    decided: bool


@dataclass(frozen=True, slots=True)
class SeatsChanged(Event):
    """Partners moved to sit opposite; `seating[seat]` is the person who sits there now (RK-12)."""

    seating: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A new hand of cards for all players; others' hands are None for a viewer. The nest is face down."""

    dealer: Seat
    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)
    sizes: tuple[int, ...]
    nest_size: int


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """Beginner: the nest's top card made trump; `rook_under` if the Rook was turned first (RK-20)."""

    card: Card
    color: str
    rook_under: bool


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class HandThrownIn(Event):
    """All players passed: no score, and `next_dealer` deals next (RK-41)."""

    next_dealer: Seat


@dataclass(frozen=True, slots=True)
class NestTaken(Event):
    """The high bidder took the nest; only that seat knows its cards."""

    seat: Seat
    size: int
    cards: Cards | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class NestLaid(Event):
    """The high bidder laid a nest down (`repair`: in place of a wrong one). Its cards are None for all others. In
    `honour` its size, right or wrong, is also hidden from them until a player has it counted (RK-107)."""

    seat: Seat
    cards: Cards | None = field(metadata=OWN)
    repair: bool


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    seat: Seat
    color: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """`trick` counts from 1 in each hand; `place` from 0 in the trick."""

    seat: Seat
    card: Card
    trick: int
    place: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick was taken; `plays` in the order of play."""

    seat: Seat
    trick: int
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class ReviewBegan(Event):
    """Honour: all tricks are open (RK-115)."""

    tricks: tuple[FinishedTrick, ...]


@dataclass(frozen=True, slots=True)
class CountAgreed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RenegeCalled(Event):
    """The result of a call (RK-96): `true` if it was a renege, `late` if it could not be mended any more."""

    by: Seat
    seat: Seat
    trick: int
    card: Card
    true: bool
    late: bool


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Event):
    """Plays that returned to their owners (RK-99), in the order of play; `turn` plays again. `latest` is the latest
    trick that is still complete (RK-64), or None without one."""

    plays: tuple[tuple[Seat, Card, int], ...]  # seat, card, trick
    turn: Seat
    latest: FinishedTrick | None


@dataclass(frozen=True, slots=True)
class HandStopped(Event):
    """A renege was called too late: the hand is over at once (RK-102)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NestCalled(Event):
    """A player had the nest counted (RK-107)."""

    by: Seat
    seat: Seat
    wrong: bool


@dataclass(frozen=True, slots=True)
class HandRanOut(Event):
    """The bidder has no card left at the beginning of a trick (RK-108)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PenaltyWritten(Event):
    """`amount` points were taken off a side's total at once (RK-114)."""

    side: int
    amount: int
    fault: Literal["nest", "talk"]


@dataclass(frozen=True, slots=True)
class TalkCalled(Event):
    by: Seat
    seat: Seat
    voters: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class VoteSealed(Event):
    """A seat voted; only that seat knows its vote until both votes are in."""

    seat: Seat
    uphold: bool | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class VotesOpened(Event):
    """Both votes, in seat order, and whether the penalty is given (RK-113)."""

    votes: tuple[tuple[Seat, bool], ...]
    upheld: bool


@dataclass(frozen=True, slots=True)
class NestTurned(Event):
    """The last trick's taker turned the nest up (RK-66), with the cards left in the bidder's hand (RK-110)."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class HandResult(Event):
    """One line of the score sheet. `taken`, `scores` and `totals` by side; `made` is None without a bid."""

    dealer: Seat
    bidder: Seat | None
    bid: int | None
    trump: str
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    penalties: tuple[int, ...]  # 40s taken off during this hand, as positive numbers
    totals: tuple[int, ...]
    made: bool | None
    stopped_by: Seat | None  # the seat whose late renege stopped the hand

    @property
    def gained(self) -> tuple[int, ...]:
        """By side, the difference of its total: the score less the penalties."""
        return tuple(score - fine for score, fine in zip(self.scores, self.penalties, strict=True))


@dataclass(frozen=True, slots=True)
class HandCounted(Event):
    result: HandResult


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    hands: int
