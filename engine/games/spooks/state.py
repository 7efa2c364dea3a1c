"""State: a Spooks match between two steps, with the hand that is being played. All of it is frozen.

Face-down cards of a trick, or those to be handed on, are here in seat order, not in the order of laying.
"""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.spooks.events import Gift, HandResult, Play, TurnedTrick
from engine.games.spooks.options import Ruleset


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of Spooks. `turn` is the seat to move on the pile. Interruptions (a trick, a bite, a gift, the handing
    on, a straight) have their own fields, and then `turn` moves."""

    seats: tuple[Seat, ...]  # its players, in seat order (SP-88)
    hands: tuple[Cards, ...]  # by seat, sorted
    ghost: Cards
    turn: Seat
    pile: tuple[Play, ...] = ()
    actor: Seat | None = None
    clockwise: bool = True
    up: bool = True
    passed: tuple[Seat, ...] = ()  # seats that have passed on the top card, in order
    victim: Seat | None = None  # while a straight or a bite is due
    givers: tuple[Seat, ...] = ()  # of a bite, those who still have to give
    laying: tuple[Seat, ...] = ()  # seats that lay for the trick or hand on
    laid: tuple[Play, ...] = ()  # face down, in seat order
    playoff: bool = False
    tricks: tuple[TurnedTrick, ...] = ()
    gifts: tuple[Gift, ...] = ()

    @property
    def top(self) -> Card:
        """The card to play on; use it only while there is one."""
        return self.pile[-1][1]


@dataclass(frozen=True, slots=True)
class State:
    """A whole match. `phase` is the step that is due:

    "deal", "open" (the opening card), "lead", "blue" and "red" (follow the top card), "straight", "trick", "bite",
    "gift" (Master of Goblins), "handing" (Master of Spooks), "end".
    """

    ruleset: Ruleset
    phase: str
    totals: tuple[int, ...]
    dealer: Seat | None = None  # the seat that deals or has dealt; None: any seat may (SP-8)
    grabbed: tuple[Seat, ...] = ()
    hand: Hand | None = None
    sheet: tuple[HandResult, ...] = ()
    winners: tuple[Seat, ...] = ()

    def live(self) -> Hand:
        """The hand being played; use it only while there is one."""
        assert self.hand is not None
        return self.hand

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats still in the game (SP-88)."""
        return tuple(seat for seat in range(self.ruleset.players) if seat not in self.grabbed)


Outcome = tuple[State, tuple[Event, ...]]
"""The result of a step."""


def with_hand(state: State, hand: Hand, phase: str) -> State:
    """Return `state` with its hand in another `phase`."""
    return State(state.ruleset, phase, state.totals, state.dealer, state.grabbed, hand, state.sheet, state.winners)


def neighbour(seats: tuple[Seat, ...], seat: Seat, clockwise: bool) -> Seat:
    """Return the seat of `seats` beside `seat`; those that dropped out are not among them (SP-88)."""
    return seats[(seats.index(seat) + (1 if clockwise else -1)) % len(seats)]


def lying(
    hand: Hand,
    hands: tuple[Cards, ...],
    turn: Seat,
    laying: tuple[Seat, ...],
    laid: tuple[Play, ...],
    playoff: bool,
    tricks: tuple[TurnedTrick, ...],
) -> Hand:
    """Return `hand` with other face-down or turned-up cards. It is built directly, since it is called for every laid
    card."""
    return Hand(
        hand.seats,
        hands,
        hand.ghost,
        turn,
        hand.pile,
        hand.actor,
        hand.clockwise,
        hand.up,
        hand.passed,
        hand.victim,
        hand.givers,
        laying,
        laid,
        playoff,
        tricks,
        hand.gifts,
    )


def with_laid(hand: Hand, seat: Seat, card: Card, hands: tuple[Cards, ...]) -> Hand:
    """Return `hand` after `seat` laid `card` face down; the order of laying does not show."""
    laid = tuple(sorted((*hand.laid, (seat, card))))
    return lying(hand, hands, hand.turn, hand.laying, laid, hand.playoff, hand.tricks)


def fewest(hand: Hand, actor: Seat) -> tuple[Seat, ...]:
    """Return the opponents of `actor` with the fewest cards (SP-71, SP-72)."""
    others = [seat for seat in hand.seats if seat != actor]
    least = min(len(hand.hands[seat]) for seat in others)
    return tuple(seat for seat in others if len(hand.hands[seat]) == least)
