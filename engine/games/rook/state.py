"""State: a Rook match between two steps. The match holds the hand of cards that is being played; everything is frozen.

Votes that are not all in, wrong nests and reneges live here, where only `view` decides who learns of them.
"""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.rook.events import HandResult, Play, TakenTrick
from engine.games.rook.options import Terms

Bid = tuple[Seat, int | None]
"""Who spoke and what; None is a pass."""
Spot = tuple[Seat, int]
"""A play, named as calls name it: its seat and its trick, counted from 1."""
Look = tuple[Seat, int, Card]
"""A play that was looked into: seat, trick and card."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A call of table talk that is being voted on (RK-113). `votes` stand in seat order whoever spoke first."""

    by: Seat
    seat: Seat
    voters: tuple[Seat, Seat]
    votes: tuple[tuple[Seat, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Honour:
    """What `honour` remembers of one hand beyond the cards."""

    fines: tuple[int, ...]  # by side: what was taken off the totals during this hand (RK-114)
    reneges: tuple[Spot, ...] = ()  # true ones that lie in the tricks, judged when they were played (RK-91)
    cleared: tuple[Look, ...] = ()  # plays that were called and were none; spent also when taken back (RK-97, RK-101)
    enforced: bool = False  # the seat on turn mends a renege and must play by the rules (RK-100)
    nest_called: bool = False
    repairing: bool = False
    talkers: tuple[Seat, ...] = ()  # who has spent the call of table talk (RK-112)
    agreed: tuple[Seat, ...] = ()
    vote: Vote | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of cards. `turn` is the seat asked in the auction or in a trick; hands are sorted."""

    hands: tuple[Cards, ...]
    nest: Cards
    turn: Seat
    bids: tuple[Bid, ...] = ()
    bidder: Seat | None = None
    bid: int | None = None
    nest_dealt: Cards | None = None  # as the high bidder took it up
    turned: Card | None = None
    rook_under: bool = False
    trump: str | None = None
    trick: tuple[Play, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    honour: Honour | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole match. `phase` says where the hand stands; a vote or a repair interrupts it without changing it."""

    terms: Terms
    phase: str  # "partners", "draw", "deal", "auction", "bury", "trump", "play", "review", "end"
    seating: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: Seat | None = None
    hand: Hand | None = None
    sheet: tuple[HandResult, ...] = ()
    winners: tuple[Seat, ...] = ()

    def live(self) -> Hand:
        """The hand being played; only asked for while there is one."""
        assert self.hand is not None
        return self.hand


Outcome = tuple[State, tuple[Event, ...]]
"""What applying a step gives."""


def with_hand(state: State, hand: Hand | None, phase: str | None = None) -> State:
    """`state` with another hand, and with another phase where one is given."""
    return State(
        state.terms,
        phase or state.phase,
        state.seating,
        state.totals,
        state.dealer,
        hand,
        state.sheet,
        state.winners,
    )


def with_honour(hand: Hand, honour: Honour) -> Hand:
    """`hand` with another memory of what was called and what was not."""
    return Hand(
        hand.hands,
        hand.nest,
        hand.turn,
        hand.bids,
        hand.bidder,
        hand.bid,
        hand.nest_dealt,
        hand.turned,
        hand.rook_under,
        hand.trump,
        hand.trick,
        hand.tricks,
        honour,
    )


def swapped(hands: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """`hands` with those of one seat exchanged."""
    return (*hands[:seat], cards, *hands[seat + 1 :])
