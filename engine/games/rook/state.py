"""State: a Rook match between two steps, with the hand of cards that is being played. All of it is frozen.

Incomplete votes, wrong nests and reneges are here; only `view` decides which seat learns of them.
"""

from dataclasses import dataclass, replace

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat, at_seat
from engine.games.rook.events import FinishedTrick, HandResult, Play
from engine.games.rook.options import Ruleset

Sums = tuple[int, ...]


def plus(sums: Sums, side: int, amount: int) -> Sums:
    """Return `sums` with `amount` added to one side's."""
    return at_seat(sums, side, sums[side] + amount)


Bid = tuple[Seat, int | None]
"""A seat and its bid; None is a pass."""
Spot = tuple[Seat, int]
"""A play in the form of calls: its seat and its trick, counted from 1."""
Look = tuple[Seat, int, Card]
"""A called play: seat, trick and card."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A call of table talk that is being voted on (RK-113). `votes` are in seat order, not in the order of voting."""

    by: Seat
    seat: Seat
    voters: tuple[Seat, Seat]
    votes: tuple[tuple[Seat, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Honour:
    """The facts of `honour` in one hand beyond the cards."""

    fines: tuple[int, ...]  # by side: points taken off the totals during this hand (RK-114)
    reneges: tuple[Spot, ...] = ()  # true ones in the tricks, judged when they were played (RK-91)
    cleared: tuple[Look, ...] = ()  # called plays that were none; spent even if taken back (RK-97, RK-101)
    enforced: bool = False  # the seat on turn mends a renege and must follow the rules (RK-100)
    nest_called: bool = False
    repairing: bool = False
    talkers: tuple[Seat, ...] = ()  # seats that have spent the call of table talk (RK-112)
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
    nest_dealt: Cards | None = None  # in the form that the high bidder took
    turned: Card | None = None
    rook_under: bool = False
    trump: str | None = None
    trick: tuple[Play, ...] = ()
    tricks: tuple[FinishedTrick, ...] = ()
    honour: Honour | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole match. `phase` is the stage of the hand; a vote or a repair interrupts it without changing it."""

    ruleset: Ruleset
    phase: str  # "partners", "draw", "deal", "auction", "bury", "trump", "play", "review", "end"
    seating: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: Seat | None = None
    hand: Hand | None = None
    sheet: tuple[HandResult, ...] = ()
    winners: tuple[Seat, ...] = ()

    def live(self) -> Hand:
        """The hand being played; use it only while there is one."""
        assert self.hand is not None
        return self.hand


Outcome = tuple[State, tuple[Event, ...]]
"""The result of a step."""


def with_hand(state: State, hand: Hand | None, phase: str | None = None) -> State:
    """Return `state` with another hand, and with another phase if one is given."""
    return replace(state, hand=hand, phase=phase or state.phase)


def with_honour(hand: Hand, honour: Honour) -> Hand:
    """Return `hand` with other facts of `honour`."""
    return replace(hand, honour=honour)
