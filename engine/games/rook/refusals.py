"""Why a step is refused that answers no open question: a reason for the words table, never a guess about cards that the
seat does not know itself."""

from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Cards
from engine.core.prompts import Reason
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.rook.auction import least_bid
from engine.games.rook.cards import COLORS, spoken
from engine.games.rook.honour import seen_off_color
from engine.games.rook.seating import PURPOSES
from engine.games.rook.state import Hand, Honour, State

_WAITING: Mapping[str, str] = {
    "auction": "auction_first",
    "bury": "bury_first",
    "trump": "trump_first",
    "review": "review_first",
}
"""What has to happen first, by phase."""
_NOT_NOW: Reason = ("not-now",)


def refusal(state: State, step: Step) -> Reason:
    """The reason why no open prompt accepts `step`; asked only after all have refused it."""
    if state.phase == "end":
        return ("over",)
    if step.do in ("draw", "deal"):
        return _refuse_chance(state, step)
    if step.by == CHANCE:
        return ("chance",) if state.hand is None else ("not_chance",)
    if state.hand is None:
        return ("chance_first",)
    honour = state.hand.honour
    if honour is not None and honour.vote is not None:
        if step.do != "vote":
            return ("vote_first",)
        return ("vote_turn",)
    if honour is not None and honour.repairing and step.do != "bury":
        return ("repair_first",)
    return _REFUSE.get(step.do, _refuse_unknown)(state, step)


def _refuse_unknown(state: State, step: Step) -> Reason:
    del state, step
    return _NOT_NOW


def _refuse_chance(state: State, step: Step) -> Reason:
    terms = state.terms
    asked = {"partners": "draw", "draw": "draw", "deal": "deal"}.get(state.phase)
    if asked != step.do or step.by != CHANCE:
        return ("chance_first",) if state.hand is None else ("not_chance",)
    if asked == "deal":
        hands = cast("tuple[Cards, ...]", step.arg("hands"))
        sizes = [len(hand) for hand in hands]
        if sizes != [terms.hand_size] * terms.players or len(cast(Cards, step.arg("nest"))) != terms.nest_size:
            return ("deal_hands", str(terms.hand_size), str(terms.nest_size))
        return ("deal_deck",)
    purpose = PURPOSES[state.phase]
    if step.arg("for") != purpose:
        return ("draw_for", "partners" if purpose == "partners" else "first deal")
    return ("draw_cards",)


def _refuse_bid(state: State, step: Step) -> Reason:
    terms, hand = state.terms, state.live()
    if not terms.bidding:
        return ("no_bidding",)
    if state.phase != "auction":
        return ("auction_over",)
    if step.by != hand.turn or step.do == "pass":
        return ("turn",)
    amount = step.arg("amount")
    assert isinstance(amount, int)
    if amount > terms.total:
        return ("bid_total", str(amount), str(terms.total))
    if amount % terms.bid_step:
        return ("bid_step", str(amount), str(terms.bid_step))
    if hand.bid is None:
        return ("bid_first", str(amount), str(terms.least_bid))
    return ("bid_raise", str(amount), str(hand.bid), str(least_bid(terms, hand.bid)))


def _refuse_bury(state: State, step: Step) -> Reason:
    terms, hand = state.terms, state.live()
    repairing = hand.honour is not None and hand.honour.repairing
    if not terms.bidding:
        return _NOT_NOW
    if state.phase != "bury" and not repairing:
        return ("auction_first",) if state.phase == "auction" else ("bury_done",)
    if step.by != hand.bidder:
        return ("bury_turn",)
    cards = cast(Cards, step.arg("cards"))
    held = (*hand.hands[hand.bidder], *hand.nest)
    if len(set(cards)) < len(cards):
        return ("bury_twice",)
    for card in cards:
        if card not in held:
            return ("bury_held", spoken(card))
    if len(cards) != terms.nest_size:
        return ("bury_size", str(terms.nest_size), str(len(cards)))
    for card in hand.nest:
        if card not in cards:
            small = len(hand.nest) < terms.nest_size
            strange = next((other for other in cards if other not in hand.nest), card)
            return ("repair_out", spoken(card)) if small else ("repair_in", spoken(strange))
    return _NOT_NOW


def _refuse_trump(state: State, step: Step) -> Reason:
    hand = state.live()
    if not state.terms.bidding:
        return ("no_bidding",)
    if state.phase in ("auction", "bury"):
        return (_WAITING[state.phase],)
    if state.phase != "trump":
        return ("trump_done",)
    if step.by != hand.bidder:
        return ("trump_turn",)
    return ("trump_color",) if step.arg("color") not in COLORS else _NOT_NOW


def _refuse_play(state: State, step: Step) -> Reason:
    hand = state.live()
    if state.phase in _WAITING:
        return (_WAITING[state.phase],)
    if step.by != hand.turn:
        return ("turn",)
    card = cast(Cards, (step.arg("card"),))[0]
    return ("held", spoken(card)) if card not in hand.hands[hand.turn] else _NOT_NOW


def _refuse_vote(state: State, step: Step) -> Reason:
    del step
    return ("no_vote",) if state.terms.honour else ("strict",)


def _refuse_agree(state: State, step: Step) -> Reason:
    honour = state.live().honour
    if honour is None:
        return ("strict",)
    return ("agreed",) if state.phase == "review" and step.by in honour.agreed else ("no_review",)


def _refuse_call(state: State, step: Step) -> Reason:
    """The reason why a call that no prompt accepts is refused."""
    hand = state.live()
    honour = hand.honour
    if honour is None:
        return ("strict",)
    by, seat = step.by, step.arg("seat")
    assert isinstance(by, int) and isinstance(seat, int)
    if by in honour.agreed:
        return ("agreed",)
    match step.arg("fault"):
        case "renege":
            trick = step.arg("trick")
            assert isinstance(trick, int)
            return _refuse_renege(state, hand, honour, by, (seat, trick))
        case "nest":
            return _refuse_nest(state, hand, honour, by, seat)
        case "talk":
            return _refuse_talk(state, honour, by, seat)
    return ("call_fault",)


def _refuse_renege(state: State, hand: Hand, honour: Honour, by: Seat, spot: tuple[Seat, int]) -> Reason:
    seat, trick = spot
    tricks = [*(taken.plays for taken in hand.tricks), hand.trick]
    if not 1 <= trick <= len(tricks) or seat not in dict(tricks[trick - 1]):
        return ("call_trick",)
    if seat == by:
        return ("call_own",)
    if state.terms.side_of[seat] == state.terms.side_of[by]:
        return ("call_partner",)
    card = dict(tricks[trick - 1])[seat]
    if (seat, trick, card) in honour.cleared:
        return ("call_cleared",)
    return ("call_followed",) if (seat, trick, card) not in set(seen_off_color(hand)) else ("not-now",)


def _refuse_nest(state: State, hand: Hand, honour: Honour, by: Seat, seat: Seat) -> Reason:
    if state.phase in ("auction", "bury"):
        return ("nest_not_laid",)
    if state.phase == "review":
        return ("nest_late",)
    if honour.nest_called:
        return ("nest_counted",)
    side_of = state.terms.side_of
    return ("nest_bidder",) if seat != hand.bidder or side_of[by] == side_of[seat] else ("not-now",)


def _refuse_talk(state: State, honour: Honour, by: Seat, seat: Seat) -> Reason:
    if len(state.terms.sides) == state.terms.players:
        return ("talk_alone",)
    if by in honour.talkers:
        return ("talk_spent",)
    return ("call_self",) if state.terms.side_of[by] == state.terms.side_of[seat] else ("not-now",)


_REFUSE: Mapping[str, Callable[[State, Step], Reason]] = {
    "bid": _refuse_bid,
    "pass": _refuse_bid,
    "bury": _refuse_bury,
    "trump": _refuse_trump,
    "play": _refuse_play,
    "call": _refuse_call,
    "vote": _refuse_vote,
    "agree": _refuse_agree,
}
