"""Advice: what a coach says to the seat that looks. It comes from what that seat may know, and from nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Who
from engine.core.steps import Step

WAIT = "wait"
"""The verb of an advice to do nothing. It is no verb of any game."""

Details = tuple[tuple[str, Any], ...]
"""Pairs of a name and a value: a card or a word as records write it, a seat, a number, or a tuple of these."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a coach would do and why, or why a seat may have done what it did.

    `step`: what the coach would do, or the step that it was asked about. Where nobody waits for the seat, and it had
    better not interrupt, the step is `waiting(seat)`, which no match accepts, and `waits` is true.
    `reason`: a key of the game's reasons. `facts`: what the sentence of the reason names.
    `sensible`: steps about as good as the best one, the best first; only a few where answers are put together from
    parts (words, lists). The coach's own step is among them; a step that it was asked about only if it is as good.
    `outlook`: what the seat may expect, named as the game names it, such as what a bid would bring or what follows for
    sure; empty where there is nothing to say.
    `cost`: of a step that it was asked about, how far that falls behind the best one, in differences that count as
    clear: so cards can be compared with bids, and words with votes. 0 where it does not.
    """

    step: Step
    reason: str
    facts: Details = ()
    sensible: tuple[Step, ...] = ()
    outlook: Details = ()
    cost: float = 0.0

    @property
    def better(self) -> Step | None:
        """What the coach would rather have done than the step that it was asked about; None where that is as good."""
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


def waiting(who: Who) -> Step:
    """The step of an advice to do nothing."""
    return Step(who, WAIT)


class Thought(NamedTuple):
    """A step under consideration, its worth in the game's own unit, and the reason and facts that speak for it."""

    step: Step
    worth: float
    reason: str
    facts: Details = ()


BEHIND = "behind"
"""A reason that every game has besides its own: something speaks for the step, but another step is worth more.

Its facts: `idea`, the reason that speaks for the step, with the facts of that reason; `better`, the step that is worth
more; `by`, how much more, in the game's own unit.
"""
FEW = 6
"""The largest number of sensible steps that an advice names."""


def counsel(thoughts: Sequence[Thought], asked: Thought | None, near: float, outlook: Details = ()) -> Advice:
    """The advice that follows from `thoughts`, or what is to be said of `asked`, weighed in the same way. ValueError
    where there are none, as nothing is asked.

    A thought at most `near` behind the best one, in the unit of their worth, counts as about as good. Of equal thoughts
    the first is the best.

    >>> from engine.core.advice import Thought, counsel
    >>> from engine.core.steps import Step
    >>> bid, off = Thought(Step(2, "bid", (("amount", 95),)), 8.0, "strong"), Thought(Step(2, "pass"), 2.0, "weak")
    >>> counsel([off, bid], None, near=1.0).reason
    'strong'
    >>> advice = counsel([off, bid], asked=off, near=1.0)
    >>> advice.reason, advice.better == bid.step, advice.fact("by"), advice.cost
    ('behind', True, 6.0, 6.0)
    """
    if not thoughts:
        raise ValueError("nothing is asked")
    ranked = sorted(thoughts, key=lambda thought: -thought.worth)
    best = ranked[0]
    sensible = tuple(thought.step for thought in ranked if thought.worth >= best.worth - near)[:FEW]
    if asked is None:
        return Advice(best.step, best.reason, best.facts, sensible, outlook)
    by = best.worth - asked.worth
    if by <= near:
        return Advice(asked.step, asked.reason, asked.facts, sensible, outlook)
    facts = (("idea", asked.reason), *asked.facts, ("better", best.step), ("by", by))
    return Advice(asked.step, BEHIND, facts, sensible, outlook, cost=by / near if near else by)


Advise = Callable[[Any, Heard, Sequence[Prompt], Step | None, int], Advice]
"""A function of a view, the events heard, the open questions, a step to explain or None, and a seed: see `Game`."""
