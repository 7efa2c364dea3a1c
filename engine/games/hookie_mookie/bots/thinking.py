"""Thinking: which question is open, and which part of the head answers it."""

from collections.abc import Sequence
from random import Random

from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.expectations import Expectations, gather
from engine.games.hookie_mookie.bots.flipping import call, offer
from engine.games.hookie_mookie.bots.laying import Lay, emptying, single
from engine.games.hookie_mookie.bots.levels import Level
from engine.games.hookie_mookie.view import View


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """What a thinking player of `level` does, and why. ValueError where nothing is asked."""
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb for prompt in prompts}
    seat = prompts[0].who
    assert isinstance(seat, int)
    expectations = gather(heard, view.players).recalled(level.forgets, rng)
    if "offer" in asked:
        chosen = offer(view, seat, expectations)
        return Decision(Step(seat, "offer", (("card", chosen.card),)), chosen.reason)
    if "draw" in asked:
        return Decision(Step(seat, "draw"), "nothing_else")
    if lays := emptying(view.hand, view.sets):
        return _laid(seat, lays[0], "lay_all")
    lays = single(view.hand, view.sets)
    if view.laid and not (lays and view.variant == "race"):
        return Decision(Step(seat, "done"), "one_set_a_turn")
    if "hookie" in asked:
        return _call_or_lay(view, seat, expectations, lays)
    return _laid(seat, lays[0], "lay_one") if lays else _least(prompts)


def _call_or_lay(view: View, seat: Seat, expectations: Expectations, lays: tuple[Lay, ...]) -> Decision:
    """A sure match comes first; then one lay, which costs no card, and neither will the next one in another turn."""
    best = call(view, seat, expectations)
    if lays and not best.sure:
        return _laid(seat, lays[0], "lay_one")
    return Decision(Step(seat, "hookie", (("partner", best.partner),)), best.offer.reason)


def _laid(seat: Seat, lay: Lay, reason: str) -> Decision:
    to = () if lay.to is None else (("to", lay.to),)
    return Decision(Step(seat, "lay", (("cards", lay.cards), *to)), reason)


def _least(prompts: Sequence[Prompt]) -> Decision:
    """The smallest lay there is: a seat that is alone has to lay, even if it is jokers (HM-69)."""
    lays = [(prompt, prompt.shape) for prompt in prompts if isinstance(prompt.shape, Some)]
    prompt, some = min(lays, key=lambda lay: lay[1].least)
    return Decision(prompt.answer(some.cards[-some.least :]), "lay_one")
