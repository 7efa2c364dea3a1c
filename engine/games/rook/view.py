"""View: one viewer's knowledge of a Rook match now, built by whitelist in `view()`; also its partners and its unit of
counting."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.game import Setup
from engine.core.seats import Seat, Viewer
from engine.games.rook.events import FinishedTrick as FinishedTrick
from engine.games.rook.events import HandResult
from engine.games.rook.events import Play as Play
from engine.games.rook.options import POINTS_PER_STAR, Ruleset, ruleset, side_of, sides
from engine.games.rook.state import Bid, Hand, Look, State


@dataclass(frozen=True, slots=True)
class View:
    """Public facts, with the viewer's own ones. Tuples are by seat unless another order is named; sides as in
    `totals`."""

    viewer: Viewer
    variant: str
    players: int
    target: int
    honour: bool
    partner_draw: bool
    phase: str  # "partners", "draw", "deal", "auction", "bury", "trump", "play", "vote", "repair", "review", "end"
    seating: tuple[int, ...]
    dealer: Seat | None
    hand: Cards  # the viewer's own, sorted by colour and number; empty for the public
    counts: tuple[int, ...]  # cards in each hand; in honour the bidder's by the rules, not by the laid nest
    nest_size: int
    nest: Cards | None  # as laid down, for the high bidder alone
    nest_dealt: Cards | None  # as taken up, for the high bidder alone
    turned: Card | None  # beginner: the card that made trump
    rook_under: bool  # beginner: the Rook was turned first and is out of play
    asked: tuple[Seat, ...]  # seats with an open question, without calls that may interrupt
    bids: tuple[Bid, ...]  # this hand's, in order; None is a pass
    bidder: Seat | None
    bid: int | None
    trump: str | None
    trick: tuple[Play, ...]  # the trick on the table
    trick_number: int  # from 1
    latest: FinishedTrick | None  # the latest completed trick (RK-64)
    taken: tuple[int, ...]  # tricks taken by each seat
    open_tricks: tuple[FinishedTrick, ...]  # all of them, at the review
    agreed: tuple[Seat, ...]
    accused: Seat | None  # while a vote is on
    accuser: Seat | None
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    own_vote: bool | None
    talked: tuple[Seat, ...]  # seats that have spent the call of table talk in this hand
    nest_counted: bool  # the nest has been counted in this hand
    cleared: tuple[Look, ...]  # plays that were called and were no renege: seat, trick and card
    mending: bool  # the seat on turn mends a renege and must follow the rules
    totals: tuple[int, ...]  # by side
    sheet: tuple[HandResult, ...]
    scores: tuple[int, ...]  # at the end, by side
    winners: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    """Return the knowledge of `viewer` now, field by field: "Who sees what" in docs/rules/rook.md."""
    ruleset, hand = state.ruleset, state.hand
    return View(
        viewer=viewer,
        variant=ruleset.variant,
        players=ruleset.players,
        target=ruleset.target,
        honour=ruleset.honour,
        partner_draw=ruleset.partner_draw,
        phase=_phase(state),
        seating=state.seating,
        dealer=state.dealer,
        asked=_asked(state),
        totals=state.totals,
        sheet=state.sheet,
        scores=state.totals if state.phase == "end" else (),
        winners=state.winners,
        **(no_hand(ruleset.players) if hand is None else _of_hand(state, hand, viewer)),
    )


def ruleset_of(view: View) -> Ruleset:
    """Return the ruleset of the match in `view`."""
    return _ruleset(view.variant, view.players, view.target, view.honour, view.partner_draw)


@lru_cache(maxsize=64)
def _ruleset(variant: str, players: int, target: int, honour: bool, partner_draw: bool) -> Ruleset:
    enforcement = "honour" if honour else "strict"
    return ruleset(
        Setup("rook", variant, players, {"target": target, "enforcement": enforcement, "partner_draw": partner_draw})
    )


def _phase(state: State) -> str:
    honour = state.hand.honour if state.hand else None
    if honour is not None and honour.vote is not None:
        return "vote"
    if honour is not None and honour.repairing:
        return "repair"
    return state.phase


def _asked(state: State) -> tuple[Seat, ...]:
    """Return the seats with an open question that the table waits for. Seats that could only call are left out."""
    hand = state.hand
    if hand is None:
        return ()
    honour = hand.honour
    if honour is not None and honour.vote is not None:
        voted = {seat for seat, _ in honour.vote.votes}
        return tuple(seat for seat in honour.vote.voters if seat not in voted)
    if state.phase == "review" and honour is not None:
        return tuple(seat for seat in range(state.ruleset.players) if seat not in honour.agreed)
    if state.phase in ("bury", "trump") or (honour is not None and honour.repairing):
        return (hand.bidder,) if hand.bidder is not None else ()
    return (hand.turn,)


def no_hand(players: int) -> dict[str, Any]:
    """Return the fields between two hands, with an empty table."""
    return {
        "hand": (),
        "counts": (0,) * players,
        "nest_size": 0,
        "nest": None,
        "nest_dealt": None,
        "turned": None,
        "rook_under": False,
        "bids": (),
        "bidder": None,
        "bid": None,
        "trump": None,
        "trick": (),
        "trick_number": 1,
        "latest": None,
        "taken": (0,) * players,
        "open_tricks": (),
        "agreed": (),
        "accused": None,
        "accuser": None,
        "voters": (),
        "voted": (),
        "own_vote": None,
        "talked": (),
        "nest_counted": False,
        "cleared": (),
        "mending": False,
    }


def _of_hand(state: State, hand: Hand, viewer: Viewer) -> dict[str, Any]:
    players = state.ruleset.players
    bidder_looks = hand.bidder is not None and viewer == hand.bidder
    laid = state.phase in ("trump", "play", "review")
    review = state.phase == "review"
    takers = [trick.taker for trick in hand.tricks]
    honour = hand.honour
    vote = honour.vote if honour is not None else None
    return {
        "hand": hand.hands[viewer] if isinstance(viewer, int) else (),
        "counts": _counts(state, hand),
        "nest_size": 0 if state.phase == "bury" else state.ruleset.nest_size,
        "nest": hand.nest if bidder_looks and laid else None,
        "nest_dealt": hand.nest_dealt if bidder_looks else None,
        "turned": hand.turned,
        "rook_under": hand.rook_under,
        "bids": hand.bids,
        "bidder": hand.bidder,
        "bid": hand.bid,
        "trump": hand.trump,
        "trick": hand.trick,
        "trick_number": min(len(hand.tricks) + 1, state.ruleset.hand_size),
        "latest": hand.tricks[-1] if hand.tricks else None,
        "taken": tuple(takers.count(seat) for seat in range(players)),
        "open_tricks": hand.tricks if review else (),
        "agreed": honour.agreed if honour else (),
        "accused": vote.seat if vote else None,
        "accuser": vote.by if vote else None,
        "voters": vote.voters if vote else (),
        "voted": tuple(seat for seat, _ in vote.votes) if vote else (),
        "own_vote": dict(vote.votes).get(viewer) if vote and isinstance(viewer, int) else None,
        "talked": honour.talkers if honour else (),
        "nest_counted": honour.nest_called if honour else False,
        "cleared": honour.cleared if honour else (),
        "mending": honour.enforced if honour else False,
    }


def _counts(state: State, hand: Hand) -> tuple[int, ...]:
    """Return the public number of cards in each hand; a bidder's nest of the wrong size does not change it."""
    ruleset = state.ruleset
    played = [len(hand.tricks)] * ruleset.players
    for seat, _ in hand.trick:
        played[seat] += 1
    counts = [ruleset.hand_size - number for number in played]
    if state.phase == "bury" and hand.bidder is not None:
        counts[hand.bidder] += ruleset.nest_size
    return tuple(counts)


def sides_of(view: View) -> tuple[int, ...]:
    """Return by seat its side."""
    return side_of(view.variant, view.players)


def partner_of(view: View) -> Seat | None:
    """Return the partner of the viewer, a seat, or None in games without partners."""
    own = next(seats for seats in sides(view.variant, view.players) if view.viewer in seats)
    return next((seat for seat in own if seat != view.viewer), None)


def seating(view: View) -> tuple[Seat, ...]:
    """Return for every seat the person's seat before partners were drawn (RK-12)."""
    return view.seating


def unit(view: View) -> tuple[str, int]:
    """Return the unit of the game, "points" or "stars", and the points of one of it."""
    return ("points", 1) if view.variant.startswith("classic") else ("stars", POINTS_PER_STAR)
