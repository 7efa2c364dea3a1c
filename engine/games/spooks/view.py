"""View: what one viewer sees of a Spooks match now. Built by whitelist in `view()`."""

from dataclasses import dataclass, field
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.seats import Seat, Viewer
from engine.core.views import USUAL
from engine.games.spooks.events import Gift as Gift
from engine.games.spooks.events import HandResult as HandResult
from engine.games.spooks.events import Play as Play
from engine.games.spooks.events import TurnedTrick as TurnedTrick
from engine.games.spooks.state import Hand, State, fewest


@dataclass(frozen=True, slots=True)
class View:
    """Public facts, and with them the viewer's own. Tuples by seat unless said otherwise."""

    viewer: Viewer
    variant: str
    players: int
    decks: int
    ghost: bool  # cards lie aside and nobody sees them: one more hand, or what an even deal leaves over
    even: bool = field(metadata={USUAL: False})  # the option: everybody is dealt as many cards
    masters: bool  # the option: Masters have effects
    target: int | None
    phase: str  # "deal", "open", "lead", "blue", "red", "straight", "trick", "bite", "gift", "handing", "end"
    dealer: Seat | None
    seats: tuple[Seat, ...]  # seats still in the game, in seat order
    hand: Cards  # the viewer's own, sorted by suit and number; empty for the public
    counts: tuple[int, ...]  # cards in each hand; what lies face down before a seat is not in its hand
    ghost_count: int
    pile: tuple[Play, ...]  # everything put on the pile in this hand and by whom, the top card last
    actor: Seat | None  # who put the top card there
    turn: Seat | None  # who is to move on the pile, now or when what interrupts is done with
    clockwise: bool  # the direction of play
    up: bool  # the number order
    passed: tuple[Seat, ...]  # who has passed on the top card, in order
    victim: Seat | None  # while a straight or a bite is due
    givers: tuple[Seat, ...]  # of a bite, those who have still to give, in order
    receivers: tuple[Seat, ...]  # whom the Master of Goblins' gift may go to
    laying: tuple[Seat, ...]  # who lays for the trick or hands on
    laid: tuple[Seat, ...]  # who of them has chosen, in seat order
    own_laid: Card | None  # what the viewer has chosen
    playoff: bool
    asked: tuple[Seat, ...]  # who has an open question
    tricks: tuple[TurnedTrick, ...]  # turned in this hand
    gifts: tuple[Gift, ...]  # of this hand, in order; the card only for giver and receiver
    totals: tuple[int, ...]
    grabbed: tuple[Seat, ...]  # who reached the target; in `long` they have dropped out
    sheet: tuple[HandResult, ...]
    scores: tuple[int, ...]  # at the end
    winners: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may know now, field by field: "Who sees what" in docs/rules/spooks.md."""
    terms, hand = state.terms, state.hand
    return View(
        viewer=viewer,
        variant=terms.variant,
        players=terms.players,
        decks=terms.decks,
        ghost=terms.ghost,
        even=terms.even,
        masters=terms.masters,
        target=terms.target,
        phase=state.phase,
        dealer=state.dealer,
        seats=state.seats,
        totals=state.totals,
        grabbed=state.grabbed,
        sheet=state.sheet,
        scores=state.totals if state.phase == "end" else (),
        winners=state.winners,
        **(no_hand(terms.players) if hand is None else _of_hand(state, hand, viewer)),
    )


def no_hand(players: int) -> dict[str, Any]:
    """Between two hands nothing lies on the table; what was left lies on the score sheet."""
    return {
        "hand": (),
        "counts": (0,) * players,
        "ghost_count": 0,
        "pile": (),
        "actor": None,
        "turn": None,
        "clockwise": True,
        "up": True,
        "passed": (),
        "victim": None,
        "givers": (),
        "receivers": (),
        "laying": (),
        "laid": (),
        "own_laid": None,
        "playoff": False,
        "asked": (),
        "tricks": (),
        "gifts": (),
    }


def _of_hand(state: State, hand: Hand, viewer: Viewer) -> dict[str, Any]:
    return {
        "hand": hand.hands[viewer] if isinstance(viewer, int) else (),
        "counts": tuple(len(cards) for cards in hand.hands),
        "ghost_count": len(hand.ghost),
        "pile": hand.pile,
        "actor": hand.actor,
        "turn": hand.turn,
        "clockwise": hand.clockwise,
        "up": hand.up,
        "passed": hand.passed,
        "victim": hand.victim,
        "givers": hand.givers,
        "receivers": fewest(hand, hand.actor) if state.phase == "gift" and hand.actor is not None else (),
        "laying": hand.laying,
        "laid": tuple(seat for seat, _ in hand.laid),
        "own_laid": next((card for seat, card in hand.laid if seat == viewer), None),
        "playoff": hand.playoff,
        "asked": _asked(state, hand),
        "tricks": hand.tricks,
        "gifts": tuple(gift.to(viewer) for gift in hand.gifts),
    }


def _asked(state: State, hand: Hand) -> tuple[Seat, ...]:
    if state.phase in ("trick", "handing"):
        laid = {seat for seat, _ in hand.laid}
        return tuple(seat for seat in hand.laying if seat not in laid)
    if state.phase == "bite":
        return hand.givers[:1]
    if state.phase in ("straight", "gift"):
        assert hand.actor is not None
        return (hand.actor,)
    return (hand.turn,)
