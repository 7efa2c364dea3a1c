"""Why a step is refused that answers no open question: a reason for the words table, never a guess about cards that the
seat does not know itself."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.prompts import Reason
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.core.words import quoted
from engine.games.hookie_mookie.cards import OPEN, PLACE, VALUE, find, natural_values, plural, spoken
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.rules import NEW_SET
from engine.games.hookie_mookie.state import State

_NOT_NOW: Reason = ("not-now",)


def refusal(state: State, step: Step) -> Reason:
    """The reason why no open prompt accepts `step`; asked only after all have refused it."""
    if state.phase == "end":
        return ("over",)
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase in ("start", "deal"):
        return ("chance_first",)
    if not state.hands[step.by]:
        return ("out",)
    if state.phase == "hookie":
        return _refuse_in_hookie(state, step.by, step)
    if step.by != state.turn:
        return ("turn",)
    return _REFUSE.get(step.do, _refuse_unknown)(state, step)


def _refuse_unknown(state: State, step: Step) -> Reason:
    del state, step
    return _NOT_NOW


def _refuse_chance(state: State, step: Step) -> Reason:
    terms = state.terms
    if state.phase == "start":
        return ("start_first",)
    if state.phase != "deal" or step.do != "deal":
        return ("not_chance",)
    sizes = [len(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands"))]
    piles = len(cast(Cards, step.arg("ghost"))), len(cast(Cards, step.arg("deck")))
    if sizes != [HAND_SIZE] * terms.players or piles != (terms.ghost_cards, terms.deck_size):
        return ("deal_piles", *map(str, (terms.players, HAND_SIZE, terms.ghost_cards, terms.deck_size)))
    return ("deal_pack", str(terms.jokers))


def _refuse_in_hookie(state: State, seat: Seat, step: Step) -> Reason:
    hookie = state.flip()
    if step.do != "offer":
        return ("offer_first",)
    if seat not in (hookie.caller, hookie.partner):
        return ("offer_turn",)
    if seat not in hookie.owing():
        return ("offered",)
    return ("held", spoken(Card(str(step.arg("card")))))


def _refuse_lay(state: State, step: Step) -> Reason:
    hand, cards = state.hands[state.on_turn()], cast(Cards, step.arg("cards"))
    if not cards:
        return ("lay_none",)
    for card, number in Counter(cards).items():
        if card not in hand:
            return ("held", spoken(card))
        if number > hand.count(card):
            return ("held_often", spoken(card))
    values = natural_values(cards)
    if len(values) > 1:
        first = next(card for card in cards if VALUE[card] == values[0])
        other = next(card for card in cards if VALUE[card] == values[1])
        return ("lay_values", spoken(first), spoken(other))
    to = dict(step.args).get("to")
    value = values[0] if values else OPEN
    return _refuse_new(state, value, len(cards)) if to is None else _refuse_adding(state, value, str(to))


def _refuse_new(state: State, value: str, size: int) -> Reason:
    least, most = NEW_SET
    if find(state.sets, value):
        return ("new_open",) if value == OPEN else ("new_there", plural(value))
    if size < least:
        return ("new_few",)
    return ("new_many", str(size)) if size > most else _NOT_NOW


def _refuse_adding(state: State, value: str, to: str) -> Reason:
    if to not in PLACE:
        return ("to_word", quoted(to))
    if find(state.sets, to) is None:
        return ("to_missing", plural(to))
    if to == OPEN:
        return ("open_taken", plural(value))
    return ("to_other", plural(to)) if value != to else _NOT_NOW


def _refuse_done(state: State, step: Step) -> Reason:
    del step
    return _NOT_NOW if state.laid else ("done_early",)


def _refuse_hookie(state: State, step: Step) -> Reason:
    if state.laid:
        return ("hookie_laid",)
    return ("partner_self",) if step.arg("partner") == step.by else ("partner_out",)


def _refuse_offer(state: State, step: Step) -> Reason:
    del state, step
    return ("no_hookie",)


def _refuse_draw(state: State, step: Step) -> Reason:
    del step
    if len(state.holders()) > 1:
        return ("draw_partner",)
    return ("draw_laid",) if state.laid else ("draw_lay",)


_REFUSE: Mapping[str, Callable[[State, Step], Reason]] = {
    "lay": _refuse_lay,
    "done": _refuse_done,
    "hookie": _refuse_hookie,
    "offer": _refuse_offer,
    "draw": _refuse_draw,
}
