"""View: one viewer's knowledge of a match now, built by whitelist in `view()`."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.seats import Seat, Viewer
from engine.games.hookie_mookie.cards import Cleared, TableSet
from engine.games.hookie_mookie.scoring import scores
from engine.games.hookie_mookie.state import State


@dataclass(frozen=True, slots=True)
class View:
    """Public facts, with the viewer's own ones. Tuples are by seat unless another order is named."""

    viewer: Viewer
    variant: str
    players: int
    must_empty: int
    ghost_cards: int
    penalty_caller: int
    penalty_partner: int
    jokers: int
    phase: str  # "start", "deal", "turn", "hookie", "end"
    turn: Seat | None  # in a hookie the caller's; before the deal the seat that will begin
    asked: tuple[Seat, ...]  # seats with an open question
    hand: Cards  # the viewer's own, sorted; an offered card is still in it (HM-39); empty for the public
    counts: tuple[int, ...]  # cards in each hand; empty before the deal
    ghost_size: int
    deck_size: int
    sets: tuple[TableSet, ...]  # on the table, ace to king, then the open set
    cleared: tuple[Cleared, ...]  # complete sets that are gone, in that order
    laid: bool  # the seat on turn has laid cards in this turn
    caller: Seat | None
    partner: Seat | None
    offered: tuple[Seat, ...]  # seats with a face-down card
    own_offer: Card | None
    out: tuple[Seat, ...]  # seats that have emptied the hand
    missing: int  # hands still to be emptied for the game to be won
    result: str | None  # at the end: "players" or "cards"
    scores: tuple[int, ...]  # at the end
    winners: tuple[Seat, ...]
    hands: tuple[Cards, ...]  # all hands, at the end only
    ghost: Cards  # at the end only
    deck: Cards  # at the end only


def view(state: State, viewer: Viewer) -> View:
    """Return the knowledge of `viewer` now, field by field: "Who sees what" in docs/rules/hookie_mookie.md."""
    ruleset, hookie, over = state.ruleset, state.hookie, state.phase == "end"
    offers = dict(hookie.offers) if hookie else {}
    return View(
        viewer=viewer,
        variant=ruleset.variant,
        players=ruleset.players,
        must_empty=ruleset.must_empty,
        ghost_cards=ruleset.ghost_cards,
        penalty_caller=ruleset.penalty_caller,
        penalty_partner=ruleset.penalty_partner,
        jokers=ruleset.jokers,
        phase=state.phase,
        turn=state.turn,
        asked=_asked(state),
        hand=state.hands[viewer] if isinstance(viewer, int) and state.hands else (),
        counts=tuple(len(hand) for hand in state.hands),
        ghost_size=len(state.ghost),
        deck_size=len(state.deck),
        sets=state.sets,
        cleared=state.cleared,
        laid=state.laid,
        caller=hookie.caller if hookie else None,
        partner=hookie.partner if hookie else None,
        offered=tuple(offers),
        own_offer=offers.get(viewer) if isinstance(viewer, int) else None,
        out=state.out(),
        missing=max(0, ruleset.must_empty - len(state.out())),
        result=("players" if state.winners else "cards") if over else None,
        scores=scores(state) if over else (),
        winners=state.winners,
        hands=state.hands if over else (),
        ghost=state.ghost if over else (),
        deck=state.deck if over else (),
    )


def _asked(state: State) -> tuple[Seat, ...]:
    if state.phase == "hookie":
        return state.flip().owing()
    return (state.on_turn(),) if state.phase == "turn" else ()
