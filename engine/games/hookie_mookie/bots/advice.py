"""Advice: what the coach would do for the seat that looks, and why. It plays as the best level does; what it says of
other steps is weighed by the same convention."""

from collections.abc import Sequence
from random import Random
from typing import cast

from engine.core.advice import Advice, Thought, counsel
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.advising_flips import call_thought, offer_thought
from engine.games.hookie_mookie.bots.expectations import Promises, gather
from engine.games.hookie_mookie.bots.laying import emptying, own, single
from engine.games.hookie_mookie.bots.levels import MASTER
from engine.games.hookie_mookie.bots.thinking import considered
from engine.games.hookie_mookie.bots.tiers import Tier
from engine.games.hookie_mookie.cards import JOKER, OPEN, natural_values, without
from engine.games.hookie_mookie.sets import put
from engine.games.hookie_mookie.view import View


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone. ValueError where
    nothing is asked."""
    promises = gather(heard, view.players)
    best = considered(view, heard, prompts, MASTER, Random(seed)).step
    steps = dict.fromkeys([best, *_others(view, prompts)])
    thoughts = [_thought(view, promises, one, best) for one in steps]
    return counsel(thoughts, None if step is None else _thought(view, promises, step, best), near=0.0)


def _others(view: View, prompts: Sequence[Prompt]) -> list[Step]:
    """What else there is to think about: every call, every card to offer, to be done, whatever lies down whole."""
    found: list[Step] = []
    for prompt in prompts:
        if prompt.verb != "lay":
            found += prompt.steps()
    for lay in single(view.hand, view.sets):
        to = () if lay.to is None else (("to", lay.to),)
        found.append(Step(cast(int, view.viewer), "lay", (("cards", lay.cards), *to)))
    return [step for step in found if any(prompt.accepts(step) for prompt in prompts)]


def _thought(view: View, promises: Promises, step: Step, best: Step) -> Thought:
    """The step with its worth; nothing is worth more than `best`, which the best level would do."""
    weighed = _weighed(view, promises, step, best)
    return weighed._replace(worth=Tier.BEST) if step == best else weighed


def _weighed(view: View, promises: Promises, step: Step, best: Step) -> Thought:
    match step.do:
        case "offer":
            return offer_thought(view, promises, step, best)
        case "hookie":
            return call_thought(view, promises, step, best)
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
    if len(natural) < len(own(view.hand, value)):
        return Thought(step, Tier.POOR, "lay_part", facts)
    return Thought(step, Tier.BEST if best.do == "lay" else Tier.LIKELY, "lay_one", facts)


def _goes_out(view: View, cards: Cards, to: str | None) -> bool:
    """Whether everything can go in this turn if it begins with these cards."""
    left: tuple[Card, ...] = without(view.hand, cards)
    if not left:
        return True
    sets, _ = put(view.sets, cards, to)
    return bool(emptying(left, tuple(known for known in sets if not known.complete)))
