"""imagine(): a whole state that a viewer could not tell from the real one.

The hidden cards are shared out by lot (`allocation`) within what the events prove (`evidence`); then the hand is played
again from the deal with them (`replaying`), so that everything else in the state follows by the rules. In `honour` a
guess may contradict what came of a call; then the next one is tried.
"""

from functools import lru_cache
from random import Random

from engine.core.cards import Cards
from engine.core.events import Heard
from engine.core.game import Setup
from engine.games.rook.cards import ROOK
from engine.games.rook.events import HandDealt, NestLaid, NestTaken, PenaltyWritten, TrumpTurned
from engine.games.rook.hypotheses import Known, guesses
from engine.games.rook.inference import gather
from engine.games.rook.options import Terms, terms
from engine.games.rook.replaying import replayed
from engine.games.rook.state import State
from engine.games.rook.view import View, view


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """A state with the same view and the same questions for the viewer, hidden cards drawn by `rng`.

    ValueError where `heard` does not tell of the match that `seen` shows.
    """
    chosen = _terms(seen.variant, seen.players, seen.target, seen.honour, seen.partner_draw)
    if seen.phase in ("partners", "draw", "deal", "end"):
        return State(chosen, seen.phase, seen.seating, seen.totals, seen.dealer, None, seen.sheet, seen.winners)
    dealt = max((place for place, event in enumerate(heard) if isinstance(event, HandDealt)), default=len(heard))
    told = heard[dealt:]
    before = State(chosen, "deal", seen.seating, _totals_before(seen, told), seen.dealer, None, seen.sheet)
    known = _known(chosen, seen, told)
    for guess in guesses(known, rng):
        state = replayed(before, guess, told, seen.viewer, rng)
        if state is not None and view(state, seen.viewer) == seen:
            return state
    raise ValueError("what was heard does not lead to what is seen")


@lru_cache(maxsize=64)
def _terms(variant: str, players: int, target: int, honour: bool, partner_draw: bool) -> Terms:
    enforcement = "honour" if honour else "strict"
    return terms(
        Setup("rook", variant, players, {"target": target, "enforcement": enforcement, "partner_draw": partner_draw})
    )


def _totals_before(seen: View, told: Heard) -> tuple[int, ...]:
    """The totals when the hand was dealt: its fines have come off since."""
    totals = list(seen.totals)
    for event in told:
        if isinstance(event, PenaltyWritten):
            totals[event.side] += event.amount
    return tuple(totals)


def _known(chosen: Terms, seen: View, told: Heard) -> Known:
    own: Cards = ()
    nest: Cards = ()
    laid = False
    for event in told:
        match event:
            case HandDealt(hands=hands) if isinstance(seen.viewer, int):
                own = hands[seen.viewer] or ()
            case NestTaken(cards=cards):
                nest = cards or ()
            case NestLaid():
                laid = True
            case TrumpTurned(card=card, rook_under=rook_under):
                nest = (ROOK, card) if rook_under else (card,)
    return Known(chosen, seen.viewer, own, nest, seen.bidder, laid, gather(told))
