"""The reason why a step is refused that answers no open question. The message never guesses about cards that the seat
does not know itself."""

from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Cards
from engine.core.messages import Message, Who, say
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.rook.auction import least_bid
from engine.games.rook.cards import COLORS, card_noun
from engine.games.rook.honour import seen_off_color
from engine.games.rook.seating import PURPOSES
from engine.games.rook.state import Hand, Honour, State

_WAITING: Mapping[str, str] = {
    "auction": "rook-no-auction-first",
    "bury": "rook-no-bury-first",
    "trump": "rook-no-trump-first",
    "review": "rook-no-review-first",
}
"""The message about the step that is due first, by phase."""
_NOT_NOW: Message = say("core-no-now")


def refusal(state: State, step: Step) -> Message:
    """Return the reason why no open prompt accepts `step`; call it only after all have refused it."""
    if step.do in ("draw", "deal"):
        return _refuse_chance(state, step)
    if step.by == CHANCE:
        return say("core-no-chance" if state.hand is None else "rook-no-not-chance")
    if state.hand is None:
        return say("rook-no-chance-first")
    honour = state.hand.honour
    if honour is not None and honour.vote is not None:
        if step.do != "vote":
            return say("rook-no-vote-first")
        return say("rook-no-vote-turn", seat=Who(step.by))
    if honour is not None and honour.repairing and step.do != "bury":
        return say("rook-no-repair-first")
    refuse = _REFUSE.get(step.do)
    return refuse(state, step) if refuse is not None else _NOT_NOW


def _refuse_chance(state: State, step: Step) -> Message:
    ruleset = state.ruleset
    asked = {"partners": "draw", "draw": "draw", "deal": "deal"}.get(state.phase)
    if asked != step.do or step.by != CHANCE:
        return say("rook-no-chance-first" if state.hand is None else "rook-no-not-chance")
    if asked == "deal":
        hands = cast("tuple[Cards, ...]", step.arg("hands"))
        sizes = [len(hand) for hand in hands]
        if sizes != [ruleset.hand_size] * ruleset.players or len(cast(Cards, step.arg("nest"))) != ruleset.nest_size:
            return say("rook-no-deal-hands", count=ruleset.hand_size, number=ruleset.nest_size)
        return say("rook-no-deal-deck")
    purpose = PURPOSES[state.phase]
    if step.arg("for") != purpose:
        return say("rook-no-draw-partners" if purpose == "partners" else "rook-no-draw-deal")
    return say("rook-no-draw-cards")


def _refuse_bid(state: State, step: Step) -> Message:
    ruleset, hand = state.ruleset, state.live()
    if not ruleset.bidding:
        return say("rook-no-bidding")
    if state.phase != "auction":
        return say("rook-no-auction-over")
    if step.by != hand.turn or step.do == "pass":
        return say("core-no-turn")
    amount = step.arg("amount")
    assert isinstance(amount, int)
    if amount > ruleset.total:
        return say("rook-no-bid-total", amount=amount, most=ruleset.total)
    if amount % ruleset.bid_step:
        return say("rook-no-bid-step", amount=amount, step=ruleset.bid_step)
    if hand.bid is None:
        return say("rook-no-bid-first", amount=amount, least=ruleset.least_bid)
    return say("rook-no-bid-raise", amount=amount, bid=hand.bid, least=least_bid(ruleset, hand.bid))


def _refuse_bury(state: State, step: Step) -> Message:
    ruleset, hand = state.ruleset, state.live()
    repairing = hand.honour is not None and hand.honour.repairing
    if not ruleset.bidding:
        return _NOT_NOW
    if state.phase != "bury" and not repairing:
        return say("rook-no-auction-first" if state.phase == "auction" else "rook-no-bury-done")
    if step.by != hand.bidder:
        return say("rook-no-bury-turn")
    cards = cast(Cards, step.arg("cards"))
    held = (*hand.hands[hand.bidder], *hand.nest)
    if len(set(cards)) < len(cards):
        return say("rook-no-bury-twice")
    for card in cards:
        if card not in held:
            return say("rook-no-bury-held", card=card_noun(card))
    if len(cards) != ruleset.nest_size:
        return say("rook-no-bury-size", count=ruleset.nest_size, given=len(cards))
    for card in hand.nest:
        if card not in cards:
            small = len(hand.nest) < ruleset.nest_size
            strange = next((other for other in cards if other not in hand.nest), card)
            return (
                say("rook-no-repair-out", card=card_noun(card))
                if small
                else say("rook-no-repair-in", card=card_noun(strange))
            )
    return _NOT_NOW


def _refuse_trump(state: State, step: Step) -> Message:
    hand = state.live()
    if not state.ruleset.bidding:
        return say("rook-no-bidding")
    if state.phase in ("auction", "bury"):
        return say(_WAITING[state.phase])
    if state.phase != "trump":
        return say("rook-no-trump-done")
    if step.by != hand.bidder:
        return say("rook-no-trump-turn")
    return say("rook-no-trump-color") if step.arg("color") not in COLORS else _NOT_NOW


def _refuse_play(state: State, step: Step) -> Message:
    hand = state.live()
    if state.phase in _WAITING:
        return say(_WAITING[state.phase])
    if step.by != hand.turn:
        return say("core-no-turn")
    card = cast(Cards, (step.arg("card"),))[0]
    return say("rook-no-held", card=card_noun(card)) if card not in hand.hands[hand.turn] else _NOT_NOW


def _refuse_vote(state: State, step: Step) -> Message:
    return say("rook-no-vote" if state.ruleset.honour else "rook-no-strict")


def _refuse_agree(state: State, step: Step) -> Message:
    honour = state.live().honour
    if honour is None:
        return say("rook-no-strict")
    if state.phase != "review" or step.by not in honour.agreed:
        return say("rook-no-review")
    return say("rook-no-agreed", seat=Who(step.by))


def _refuse_call(state: State, step: Step) -> Message:
    """Return the reason why a call that no prompt accepts is refused."""
    hand = state.live()
    honour = hand.honour
    if honour is None:
        return say("rook-no-strict")
    by, seat = step.by, step.arg("seat")
    assert isinstance(by, int) and isinstance(seat, int)
    if by in honour.agreed:
        return say("rook-no-agreed", seat=Who(by))
    match step.arg("fault"):
        case "renege":
            trick = step.arg("trick")
            assert isinstance(trick, int)
            return _refuse_renege(state, hand, honour, by, (seat, trick))
        case "nest":
            return _refuse_nest(state, hand, honour, by, seat)
        case "talk":
            return _refuse_talk(state, honour, by, seat)
    return say("rook-no-call-fault")


def _refuse_renege(state: State, hand: Hand, honour: Honour, by: Seat, spot: tuple[Seat, int]) -> Message:
    seat, trick = spot
    tricks = [*(taken.plays for taken in hand.tricks), hand.trick]
    if not 1 <= trick <= len(tricks) or seat not in dict(tricks[trick - 1]):
        return say("rook-no-call-trick", seat=Who(seat))
    if seat == by:
        return say("rook-no-call-own")
    if state.ruleset.side_of[seat] == state.ruleset.side_of[by]:
        return say("rook-no-call-partner")
    card = dict(tricks[trick - 1])[seat]
    if (seat, trick, card) in honour.cleared:
        return say("rook-no-call-cleared")
    return say("rook-no-call-followed" if (seat, trick, card) not in set(seen_off_color(hand)) else "core-no-now")


def _refuse_nest(state: State, hand: Hand, honour: Honour, by: Seat, seat: Seat) -> Message:
    if state.phase in ("auction", "bury"):
        return say("rook-no-nest-not-laid")
    if state.phase == "review":
        return say("rook-no-nest-late")
    if honour.nest_called:
        return say("rook-no-nest-counted")
    side_of = state.ruleset.side_of
    return say("rook-no-nest-bidder" if seat != hand.bidder or side_of[by] == side_of[seat] else "core-no-now")


def _refuse_talk(state: State, honour: Honour, by: Seat, seat: Seat) -> Message:
    if len(state.ruleset.sides) == state.ruleset.players:
        return say("rook-no-talk-alone")
    if by in honour.talkers:
        return say("rook-no-talk-spent", seat=Who(by))
    return say("rook-no-call-self" if state.ruleset.side_of[by] == state.ruleset.side_of[seat] else "core-no-now")


_REFUSE: Mapping[str, Callable[[State, Step], Message]] = {
    "bid": _refuse_bid,
    "pass": _refuse_bid,
    "bury": _refuse_bury,
    "trump": _refuse_trump,
    "play": _refuse_play,
    "call": _refuse_call,
    "vote": _refuse_vote,
    "agree": _refuse_agree,
}
