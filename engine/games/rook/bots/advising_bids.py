"""What the coach says in the auction: what the hand would probably take, and how often a bid would be made."""

from collections.abc import Sequence
from random import Random
from typing import cast

from engine.core.advice import Advice, Details
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.rook.bots.bid_trials import made, takings
from engine.games.rook.bots.levels import MASTER
from engine.games.rook.bots.sides import partner_of
from engine.games.rook.bots.thinking import considered
from engine.games.rook.bots.units import unit
from engine.games.rook.view import View

DEALS = 100
"""Deals in which a hand is tried before a bid."""
EVEN, EVEN_FREE = 50, 35
"""Of a hundred such bids, how many have to be made for a bid to be sensible; the second where a miss costs nothing."""
CLOSE = 10
"""So many less or more, and the other way is about as good."""
SHOWN = (80, 50, 20)
"""The outlook names the highest bids that are made that often."""
ROUNDED = 5
"""Points to which expectations are rounded; stars are whole."""


def bid_advice(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, rng: Random) -> Advice:
    """Bid or pass. The best level decides; what is said of it and of other bids comes from trials."""
    shape = next((prompt.shape for prompt in prompts if prompt.verb == "bid"), None)
    auction = [prompt for prompt in prompts if prompt.verb in ("bid", "pass")]
    best = considered(view, heard, auction, MASTER, rng).step
    if not isinstance(shape, Number):
        return Advice(best, "bid_highest", (), (best,))
    taken = takings(view, rng, DEALS)
    reason, facts = _why(view, taken, shape, best, step or best)
    return Advice(step or best, reason, facts, _sensible(view, taken, shape, best), _outlook(view, taken, shape))


def _why(view: View, taken: Sequence[int], shape: Number, best: Step, step: Step) -> tuple[str, Details]:
    name, one = unit(view)
    amount = shape.least if step.do == "pass" else cast(int, step.arg("amount"))
    chance = made(taken, amount * one)
    facts = (("unit", name), ("amount", amount), ("counts", _counts(view, taken)), ("made", chance))
    if step.do == "bid" and chance < _even(view):
        return "bid_to_contest" if step == best else "bid_beyond", facts
    if step.do == "bid":
        return "bid_what_it_counts", facts
    if view.bidder is not None and view.bidder == partner_of(view) and chance >= _even(view):
        return "pass_for_partner", (("unit", name), ("amount", amount), ("seat", view.bidder))
    return "pass_too_weak" if step == best or chance < _even(view) + CLOSE else "pass_all_the_same", facts


def _even(view: View) -> int:
    return EVEN if view.variant.startswith("classic") else EVEN_FREE


def _counts(view: View, taken: Sequence[int]) -> int:
    """What the hand takes in the middle one of all trials, in the game's own unit."""
    _, one = unit(view)
    middle = taken[len(taken) // 2]
    return round(middle / ROUNDED) * ROUNDED // one


def _sensible(view: View, taken: Sequence[int], shape: Number, best: Step) -> tuple[Step, ...]:
    """The best, and the other way where the least bid is a near thing."""
    chance = made(taken, shape.least * unit(view)[1])
    near = abs(chance - _even(view)) < CLOSE
    if not near:
        return (best,)
    other = Step(best.by, "pass") if best.do == "bid" else Step(best.by, "bid", (("amount", shape.least),))
    return (best, other)


def _outlook(view: View, taken: Sequence[int], shape: Number) -> Details:
    """How often the least bid would be made, and the highest ones that are made often, as often as not, and rarely."""
    name, one = unit(view)
    found: dict[int, int] = {shape.least: made(taken, shape.least * one)}
    for often in SHOWN:
        reached = [amount for amount in shape.each() if made(taken, amount * one) >= often]
        if reached:
            found[reached[-1]] = made(taken, reached[-1] * one)
    return (("unit", name), ("counts", _counts(view, taken)), ("made", tuple(sorted(found.items()))))
