"""View: one viewer's knowledge of a Spooks match now, built by whitelist in `view()`."""

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
    """Public facts, with the viewer's own ones. Tuples are by seat unless another order is named."""

    viewer: Viewer
    variant: str
    players: int
    decks: int
    ghost: bool  # hidden cards are left aside: one more hand, or the rest of an even deal
    even: bool = field(metadata={USUAL: False})  # the option: all players get the same number of cards
    masters: bool  # the option: Masters have effects
    target: int | None
    phase: str  # "deal", "open", "lead", "blue", "red", "straight", "trick", "bite", "gift", "handing", "end"
    dealer: Seat | None
    seats: tuple[Seat, ...]  # seats still in the game, in seat order
    hand: Cards  # the viewer's own, sorted by suit and number; empty for the public
    counts: tuple[int, ...]  # cards in each hand, without face-down cards before a seat
    ghost_count: int
    pile: tuple[Play, ...]  # the cards on the pile in this hand with their players, the top card last
    actor: Seat | None  # the player of the top card
    turn: Seat | None  # the seat to move on the pile, now or after an interruption
    clockwise: bool  # the direction of play
    up: bool  # the number order
    passed: tuple[Seat, ...]  # seats that have passed on the top card, in order
    victim: Seat | None  # while a straight or a bite is due
    givers: tuple[Seat, ...]  # of a bite, those who still have to give, in order
    receivers: tuple[Seat, ...]  # possible receivers of the Master of Goblins' gift
    laying: tuple[Seat, ...]  # seats that lay for the trick or hand on
    laid: tuple[Seat, ...]  # those of them that have chosen, in seat order
    own_laid: Card | None  # the viewer's chosen card
    playoff: bool
    asked: tuple[Seat, ...]  # seats with an open question
    tricks: tuple[TurnedTrick, ...]  # turned in this hand
    gifts: tuple[Gift, ...]  # of this hand, in order; the card only for giver and receiver
    totals: tuple[int, ...]
    grabbed: tuple[Seat, ...]  # seats that reached the target; in `long` they have dropped out
    sheet: tuple[HandResult, ...]
    scores: tuple[int, ...]  # at the end
    winners: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    """Return the knowledge of `viewer` now, field by field: "Who sees what" in docs/rules/spooks.md."""
    ruleset, hand = state.ruleset, state.hand
    return View(
        viewer=viewer,
        variant=ruleset.variant,
        players=ruleset.players,
        decks=ruleset.decks,
        ghost=ruleset.ghost,
        even=ruleset.even,
        masters=ruleset.masters,
        target=ruleset.target,
        phase=state.phase,
        dealer=state.dealer,
        seats=state.seats,
        totals=state.totals,
        grabbed=state.grabbed,
        sheet=state.sheet,
        scores=state.totals if state.phase == "end" else (),
        winners=state.winners,
        **(no_hand(ruleset.players) if hand is None else _of_hand(state, hand, viewer)),
    )


def no_hand(players: int) -> dict[str, Any]:
    """Return the fields between two hands, with an empty table; the remaining cards are on the score sheet."""
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
