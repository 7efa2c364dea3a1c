"""Advice: what the coach would do for the seat that looks, and why. Cards are tried in as many worlds as the best level
tries them in; bids are tried in deals."""

from collections.abc import Sequence
from random import Random
from typing import cast

from engine.core.advice import Advice, Thought, counsel, waiting
from engine.core.cards import Cards
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.rook.bots.advising_bids import bid_advice
from engine.games.rook.bots.advising_calls import called_advice, suspicion
from engine.games.rook.bots.advising_plays import play_advice
from engine.games.rook.bots.bidding import best_color, counted
from engine.games.rook.bots.levels import MASTER
from engine.games.rook.bots.pack import POINTS
from engine.games.rook.bots.thinking import considered
from engine.games.rook.bots.units import unit
from engine.games.rook.cards import COLOR, COLORS, sort_hand, suit
from engine.games.rook.view import View

NEAR = 3.0
"""Points that a nest or a colour may be behind the best one and be about as good."""


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone. ValueError where
    nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    if advice := called_advice(view, heard, prompts, step):
        return advice
    if "bid" in asked or "pass" in asked:
        return bid_advice(view, heard, prompts, step, Random(seed))
    if "bury" in asked:
        return _nest_advice(view, considered(view, heard, [asked["bury"]], MASTER, Random(seed)).step, step)
    if "trump" in asked:
        best = considered(view, heard, [asked["trump"]], MASTER, Random(seed)).step
        return _trump_advice(view, asked["trump"], best, step)
    if "play" in asked:
        return play_advice(view, heard, asked["play"], step, Random(seed))
    if "agree" in asked:
        agree = Step(asked["agree"].who, "agree")
        reason, facts = suspicion(view, heard) if step else ("nothing_to_call", ())
        return Advice(agree, reason, facts, (agree,))
    return Advice(waiting(prompts[0].who), "nothing_to_call")


def _nest_advice(view: View, best: Step, step: Step | None) -> Advice:
    """A nest is judged by what the cards that are kept count for."""
    held = sort_hand((*view.hand, *(view.nest or ())))
    size = len(cast(Cards, best.arg("cards")))
    if step is not None and len(cast(Cards, step.arg("cards"))) != size:
        return Advice(step, "nest_of_wrong_size", (("size", size),), (best,))
    thought = _nest_thought(view, held, best)
    asked = None if step is None else _nest_thought(view, held, step)
    return counsel([thought], asked, NEAR / unit(view)[1])


def _nest_thought(view: View, held: Cards, step: Step) -> Thought:
    name, one = unit(view)
    laid = cast(Cards, step.arg("cards"))
    kept = tuple(card for card in held if card not in laid)
    hidden = sum(POINTS[card] for card in laid)
    had, has = ({COLOR[card] for card in cards} for cards in (held, kept))
    lost = tuple(color for color in COLORS if color in had - has)
    facts = (("unit", name), ("colors", lost), ("hidden", hidden // one))
    return Thought(step, best_color(kept).points / one, "void_and_hide", facts)


def _trump_advice(view: View, prompt: Prompt, best: Step, step: Step | None) -> Advice:
    """A colour is worth what the bidder's cards, those laid down among them, count for in it."""
    held = sort_hand((*view.hand, *(view.nest or ())))

    def thought(one: Step) -> Thought:
        named = str(one.arg("color"))
        number = sum(suit(card, named) == named for card in view.hand)
        reason = "longest_color" if one == best else "shorter_color"
        return Thought(one, counted(held, named) / unit(view)[1], reason, (("color", named), ("number", number)))

    thoughts = [thought(one) for one in dict.fromkeys((best, *prompt.steps()))]
    return counsel(thoughts, None if step is None else thought(step), NEAR / unit(view)[1])
