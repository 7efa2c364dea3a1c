"""Advice: the coach's step for the viewing seat, and its reason. The coach plays like the best level, and judges other
steps by the same convention. `REASONS` serve computer players also."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from random import Random
from typing import cast

from engine.core.advice import Advice, Details, Thought, advice_from
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.levels import coach
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie.bots import thinking
from engine.games.hookie_mookie.bots.levels import MASTER
from engine.games.hookie_mookie.cards import JOKER, OPEN, VALUE, natural_values, put, without
from engine.games.hookie_mookie.view import View

REASONS: Mapping[str, tuple[str, ...]] = {
    # Calling a seat, and laying a card face down.
    "answer_promise": ("seat", "value"),  # that seat was seen to hold the value, and this hand can answer it
    "joker_matches": ("seat",),  # a joker matches any card of that seat
    "call_blind": ("seat",),  # no seat is known to have a fitting card: this one has shown fewest
    "call_unheld": ("seat", "value"),  # that seat will offer the value, which this hand lacks
    "call_anyway": ("seat", "value"),  # the same, but no seat offers a value of this hand
    "helps_home": ("seat", "left"),  # a race: a match would let a rival with so few cards finish
    "keep_promise": ("seat", "value"),  # the caller remembers that card
    "break_promise": ("seat", "value"),  # the caller counts on a card of this hand, and this is another
    "miss_promise": ("seat", "value"),  # that seat will offer the value, and the hand has it, but this is another
    "show_highest": ("value",),  # nothing is promised: the highest single new card that fits no set (HM-72)
    "show_spared": ("value",),  # the same without a single one: it breaks a pair, or could have been laid
    "show_other": ("value",),  # nothing is promised, and this is not the highest one
    "all_shown": ("value",),  # every card of the hand was seen already
    "rival_nearly_done": ("seat", "left"),  # a race: the caller would finish before this seat
    "spend_joker": (),  # it matches, but it would also match any later card
    # Laying.
    "lay_all": (),  # all cards can be laid in this turn
    "lay_one": ("value", "number"),  # lay a set; a lay costs no card
    "lay_part": ("value", "number"),  # more of the value could go with it
    "must_lay": (),  # alone, and without a joker no lay is possible (HM-69)
    "one_set_a_turn": (),  # a lay is a turn without cost: the next set can wait
    "stop_laying": (),  # another lay is possible, and useful in a race or to go out
    "nothing_else": (),  # alone, and no lay is possible: draw
}
"""By reason: the names of the facts in its advice."""


class Tier(IntEnum):
    """Steps of one tier are about as good; more is better."""

    LOST = 0  # against the known facts
    POOR = 1  # it spends a card that could be kept
    UNSURE = 2  # it may turn out well
    LIKELY = 3  # it surely helps, but another step comes first
    BEST = 4


@coach
def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """Return the coach's advice, or its comment on `step`, from the seat's knowledge alone."""
    expectations = thinking.gather(heard, view.players)
    best = thinking.considered(view, heard, prompts, MASTER, Random(seed)).step
    steps = dict.fromkeys([best, *_others(view, prompts)])
    thoughts = [_thought(view, expectations, one, best) for one in steps]
    return advice_from(thoughts, None if step is None else _thought(view, expectations, step, best), near=0.0)


def _others(view: View, prompts: Sequence[Prompt]) -> list[Step]:
    """Return the other steps to compare: every call, every card to offer, to be done, and every complete lay."""
    found: list[Step] = []
    for prompt in prompts:
        if prompt.verb != "lay":
            found += prompt.steps()
    for lay in thinking.single(view.hand, view.sets):
        to = () if lay.to is None else (("to", lay.to),)
        found.append(Step(cast(int, view.viewer), "lay", (("cards", lay.cards), *to)))
    return [step for step in found if any(prompt.accepts(step) for prompt in prompts)]


def _thought(view: View, expectations: thinking.Expectations, step: Step, best: Step) -> Thought:
    """Return the step with its worth. No step is worth more than `best`, the best level's."""
    weighed = _weighed(view, expectations, step, best)
    return weighed._replace(worth=Tier.BEST) if step == best else weighed


def _weighed(view: View, expectations: thinking.Expectations, step: Step, best: Step) -> Thought:
    match step.do:
        case "offer":
            return offer_thought(view, expectations, step, best)
        case "hookie":
            return call_thought(view, expectations, step, best)
        case "lay":
            return _lay_thought(view, step, best)
        case "done":
            keeps = best.do == "done"
            return Thought(step, Tier.LIKELY if keeps else Tier.LOST, "one_set_a_turn" if keeps else "stop_laying")
        case _:
            return Thought(step, Tier.BEST, "nothing_else")


def _lay_thought(view: View, step: Step, best: Step) -> Thought:
    cards, to = cast(Cards, step.arg("cards")), cast("str | None", dict(step.args).get("to"))
    if _goes_out(view, cards, to):
        return Thought(step, Tier.BEST, "lay_all")
    natural = [card for card in cards if card != JOKER]
    value = natural_values(natural)[0] if natural else OPEN
    facts = (("value", value), ("number", len(cards)))
    if JOKER in cards and natural_values(view.hand):
        return Thought(step, Tier.POOR, "must_lay" if step == best else "spend_joker")
    if len(natural) < len(thinking.own(view.hand, value)):
        return Thought(step, Tier.POOR, "lay_part", facts)
    return Thought(step, Tier.BEST if best.do == "lay" else Tier.LIKELY, "lay_one", facts)


def _goes_out(view: View, cards: Cards, to: str | None) -> bool:
    """Whether all cards can be laid in this turn if it begins with these."""
    left: tuple[Card, ...] = without(view.hand, cards)
    if not left:
        return True
    sets, _ = put(view.sets, cards, to)
    return bool(thinking.emptying(left, tuple(known for known in sets if not known.complete)))


def call_thought(view: View, expectations: thinking.Expectations, step: Step, best: Step) -> Thought:
    """Return the worth of calling that seat."""
    seat, other = cast(Seat, step.by), cast(Seat, step.arg("partner"))
    promised = expectations.of(other, seat)
    if thinking.rival(view, other, seat):
        return Thought(step, Tier.POOR, "helps_home", _seat(other, ("left", view.counts[other])))
    if promised and any(VALUE[card] == promised for card in view.hand):
        return Thought(step, Tier.BEST, "answer_promise", _seat(other, ("value", promised)))
    if JOKER in view.hand:
        return Thought(step, _blind(expectations, other, best), "joker_matches", _seat(other))
    if promised is None:
        return Thought(step, _blind(expectations, other, best), "call_blind", _seat(other))
    if step == best:
        return Thought(step, Tier.BEST, "call_anyway", _seat(other, ("value", promised)))
    return Thought(step, Tier.LOST, "call_unheld", _seat(other, ("value", promised)))


def _blind(expectations: thinking.Expectations, other: Seat, best: Step) -> Tier:
    """Return the tier of a call without a promise. All seats that have shown least are equal, if a call is right at
    all."""
    if best.do != "hookie":
        return Tier.UNSURE
    least = len(expectations.shown[cast(Seat, best.arg("partner"))])
    return Tier.BEST if len(expectations.shown[other]) <= least else Tier.UNSURE


def offer_thought(view: View, expectations: thinking.Expectations, step: Step, best: Step) -> Thought:
    """Return the worth of laying that card face down."""
    seat, card = cast(Seat, step.by), cast(Card, step.arg("card"))
    assert view.caller is not None and view.partner is not None
    calls = seat == view.caller
    other = view.partner if calls else view.caller
    value, wanted = VALUE[card], VALUE[cast(Card, best.arg("card"))]
    alike = value == wanted
    if not calls and thinking.rival(view, other, seat) and alike:
        return Thought(step, Tier.BEST, "rival_nearly_done", _seat(other, ("left", view.counts[other])))
    promised = expectations.of(other, seat) if calls else expectations.of(seat, other)
    held = promised is not None and any(VALUE[one] == promised for one in view.hand)
    if held and value == promised:
        return Thought(
            step,
            Tier.BEST if alike else Tier.UNSURE,
            "answer_promise" if calls else "keep_promise",
            _seat(other, ("value", value)),
        )
    if card == JOKER and alike:
        return Thought(step, Tier.BEST, "joker_matches", _seat(other))
    if card == JOKER:
        return Thought(step, Tier.POOR, "spend_joker")
    if held:
        reason = "miss_promise" if calls else "break_promise"
        return Thought(step, Tier.LOST, reason, _seat(other, ("value", promised)))
    facts = (("value", value),)
    if alike:
        reason = thinking.fresh(view, seat, expectations).reason
        return Thought(step, Tier.BEST, reason if reason != "joker_matches" else "show_spared", facts)
    return Thought(step, Tier.UNSURE, "show_other", facts)


def _seat(seat: Seat, *more: tuple[str, object]) -> Details:
    return (("seat", seat), *more)
