"""Advice: a coach's answer to one seat, made only from what that seat may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Actor
from engine.core.steps import Step

WAIT = "wait"
"""The verb of an advice to do nothing. It is no verb of any game."""

Details = tuple[tuple[str, Any], ...]
"""Pairs of a name and a value: a card or a word as records write it, a seat, a number, or a tuple of these."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended step with its reason, or an explanation of a step that a seat took.

    `step`: the recommended step, or the step to explain. If the table does not wait for the seat and a call is not
    worth it, the step is `waiting(seat)` and `waits` is true. No match accepts that step.
    `reason`: a key of the game's reasons. `facts`: the values that the sentence of the reason names.
    `sensible`: steps about as good as the best one, best first. The list is short where answers are built from parts
    (words, lists). It contains the recommended step, and the step to explain only if that is as good.
    `outlook`: what the seat can expect, in the game's own names, such as the value of a bid; may be empty.
    `cost`: how far the step to explain falls behind the best one, or 0. The unit is the game's clear difference, so
    costs of cards, bids, words and votes can be compared.
    `weaker`: the explanation of the best step that is not sensible, if other steps were weighed.
    """

    step: Step
    reason: str
    facts: Details = ()
    sensible: tuple[Step, ...] = ()
    outlook: Details = ()
    cost: float = 0.0
    weaker: "Advice | None" = None

    @property
    def better(self) -> Step | None:
        """The step that the coach prefers to the one to explain, or None if that one is as good."""
        if self.cost <= 0:
            return None
        named: Step | None = self.fact("better")
        return named or next((step for step in self.sensible if step != self.step), None)

    @property
    def waits(self) -> bool:
        """Whether the advice is to do nothing."""
        return self.step.do == WAIT

    def fact(self, name: str) -> Any:
        """The value of the fact `name`, or None where there is no such fact."""
        return dict(self.facts).get(name)


def waiting(who: Actor) -> Step:
    """The step that stands for doing nothing."""
    return Step(who, WAIT)


class Thought(NamedTuple):
    """A candidate step, its worth in the game's own unit, and the reason and facts for it."""

    step: Step
    worth: float
    reason: str
    facts: Details = ()


BEHIND = "behind"
"""A reason that all games share: the step has its merits, but another step is worth more.

Facts: `idea` is the reason for the step, followed by the facts of that reason. `better` is the step that is worth more,
`by` the difference in the game's own unit.
"""
FEW = 6
"""The largest number of sensible steps that an advice names."""


def advice_from(thoughts: Sequence[Thought], asked: Thought | None, near: float, outlook: Details = ()) -> Advice:
    """Return the advice that follows from `thoughts`, or an explanation of `asked`, which is weighed the same way.

    A thought at most `near` behind the best one, in the unit of their worth, counts as about as good. The first of
    equal thoughts is the best. Raises ValueError if there are no thoughts, because then no question is open.

    >>> from engine.core.advice import Thought, advice_from
    >>> from engine.core.steps import Step
    >>> bid, off = Thought(Step(2, "bid", (("amount", 95),)), 8.0, "strong"), Thought(Step(2, "pass"), 2.0, "weak")
    >>> advice = advice_from([off, bid], None, near=1.0)
    >>> advice.reason, advice.weaker.fact("idea"), advice.weaker.cost
    ('strong', 'weak', 6.0)
    >>> advice = advice_from([off, bid], asked=off, near=1.0)
    >>> advice.reason, advice.better == bid.step, advice.fact("by"), advice.cost
    ('behind', True, 6.0, 6.0)
    """
    if not thoughts:
        raise ValueError("nothing is asked")
    ranked = sorted(thoughts, key=lambda thought: -thought.worth)
    best = ranked[0]
    sensible = tuple(thought.step for thought in ranked if thought.worth >= best.worth - near)[:FEW]
    if asked is None:
        weaker = next((thought for thought in ranked if thought.worth < best.worth - near), None)
        explained = None if weaker is None else advice_from(thoughts, weaker, near)
        return Advice(best.step, best.reason, best.facts, sensible, outlook, weaker=explained)
    by = best.worth - asked.worth
    if by <= near:
        return Advice(asked.step, asked.reason, asked.facts, sensible, outlook)
    facts = (("idea", asked.reason), *asked.facts, ("better", best.step), ("by", by))
    return Advice(asked.step, BEHIND, facts, sensible, outlook, cost=by / near if near else by)


Advise = Callable[[Any, Heard, Sequence[Prompt], Step | None, int], Advice]
"""Takes a view, the events heard, the open questions, a step to explain or None, and a seed; see `Game.advise`."""
