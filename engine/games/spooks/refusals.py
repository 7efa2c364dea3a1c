"""Why a step is refused that answers no open question: a reason for the words table, never a guess about cards that the
seat does not know itself."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.prompts import Reason
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games.spooks.cards import CAT, NUMBER, spoken
from engine.games.spooks.dealing import dealers, opening_card
from engine.games.spooks.options import hand_sizes
from engine.games.spooks.pile import why_unfit
from engine.games.spooks.state import State, fewest

_WAITING: Mapping[str, str] = {
    "open": "open_first",
    "lead": "lead_first",
    "blue": "blue_first",
    "red": "red_first",
    "straight": "straight_first",
    "trick": "trick_first",
    "bite": "bite_first",
    "gift": "gift_first",
    "handing": "handing_first",
}
"""What has to happen first, by phase."""
_NOT_NOW: Reason = ("not-now",)


def refusal(state: State, step: Step) -> Reason:
    """The reason why no open prompt accepts `step`; asked only after all have refused it."""
    if state.phase == "end":
        return ("over",)
    if step.by == CHANCE:
        return _refuse_deal(state, step) if state.hand is None else ("deal_over",)
    if state.hand is None:
        return ("deal_first",)
    if step.by not in state.hand.seats:
        return ("dropped",)
    return _REFUSE.get(step.do, _refuse_unknown)(state, step)


def _refuse_unknown(state: State, step: Step) -> Reason:
    del state, step
    return _NOT_NOW


def _refuse_deal(state: State, step: Step) -> Reason:
    terms = state.terms
    named = dict(step.args)
    dealer, hands = cast(int, named["dealer"]), cast("tuple[Cards, ...]", named["hands"])
    if dealer not in dealers(state):
        return ("deal_turn", str(state.dealer))
    with_ghost = "ghost" in named
    if with_ghost != terms.ghost:
        return ("deal_ghost",) if terms.ghost else ("deal_no_ghost",)
    if len(hands) != terms.players:
        return ("deal_seats", str(terms.players))
    sizes, ghost_size = hand_sizes(terms, state.seats, dealer)
    for seat, hand in enumerate(hands):
        if len(hand) != sizes[seat]:
            return ("deal_size", str(seat), str(sizes[seat]), str(len(hand)))
    ghost = cast(Cards, named.get("ghost", ()))
    if len(ghost) != ghost_size:
        return ("deal_ghost_size", str(ghost_size), str(len(ghost)))
    surplus = Counter(card for hand in (*hands, ghost) for card in hand) - Counter(terms.deck)
    return ("deal_twice", spoken(next(iter(surplus)))) if surplus else _NOT_NOW


def _refuse_play(state: State, step: Step) -> Reason:
    hand, card = state.live(), cast(Card, step.arg("card"))
    if state.phase not in ("open", "lead", "blue", "red"):
        return (_WAITING[state.phase],)
    if step.by != hand.turn:
        return ("turn",)
    if card not in hand.hands[hand.turn]:
        return ("held", spoken(card))
    if state.phase == "open":
        return ("open_card", spoken(opening_card(hand)))
    return _NOT_NOW if state.phase == "lead" else why_unfit(hand.top, hand.up)


def _refuse_pass(state: State, step: Step) -> Reason:
    hand = state.live()
    if state.phase not in ("open", "lead", "blue", "red"):
        return (_WAITING[state.phase],)
    if step.by != hand.turn:
        return ("turn",)
    if state.phase == "red":
        return ("red_able", spoken(hand.top))
    return ("pass_open",) if state.phase == "open" else ("pass_lead",)


def _refuse_straight(state: State, step: Step) -> Reason:
    hand, cards = state.live(), cast(Cards, step.arg("cards"))
    if state.phase != "straight":
        return ("straight_none",)
    if step.by != hand.actor:
        return ("straight_turn",)
    if not cards:
        return ("straight_empty",)
    lacking = Counter(cards) - Counter(hand.hands[hand.actor])
    if lacking:
        return ("held", spoken(next(iter(lacking))))
    if CAT in cards:
        return ("straight_cat",)
    return ("straight_order",) if len({NUMBER[card] for card in cards}) == len(cards) else ("straight_same",)


def _refuse_lay(state: State, step: Step) -> Reason:
    hand, card = state.live(), cast(Card, step.arg("card"))
    if state.phase != "trick":
        return ("lay_none",)
    if step.by not in hand.laying:
        return ("lay_playoff",)
    if any(seat == step.by for seat, _ in hand.laid):
        return ("lay_twice",)
    return ("held", spoken(card))


def _refuse_give(state: State, step: Step) -> Reason:
    hand, named = state.live(), dict(step.args)
    card = cast(Card, named["card"])
    if state.phase not in ("bite", "gift", "handing"):
        return ("give_none",)
    if state.phase == "handing" and any(seat == step.by for seat, _ in hand.laid):
        return ("give_twice",)
    if state.phase == "bite" and step.by != hand.givers[0]:
        return ("give_victim",) if step.by == hand.victim else ("give_turn",)
    if state.phase == "gift" and step.by != hand.actor:
        return ("gift_turn",)
    assert isinstance(step.by, int)
    if card not in hand.hands[step.by]:
        return ("held", spoken(card))
    if state.phase != "gift":
        return ("give_to",)
    if "to" not in named:
        return ("gift_to",)
    return _NOT_NOW if named["to"] in fewest(hand, step.by) else ("gift_fewest",)


_REFUSE: Mapping[str, Callable[[State, Step], Reason]] = {
    "play": _refuse_play,
    "pass": _refuse_pass,
    "straight": _refuse_straight,
    "lay": _refuse_lay,
    "give": _refuse_give,
}
