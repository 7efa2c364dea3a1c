"""Advice: what a coach says to the seat that looks, from what that seat may know and from nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Who
from engine.core.steps import Step

WAIT = "wait"
"""No verb of any game: the step of an advice that says that there is nothing to do."""

Facts = tuple[tuple[str, Any], ...]
"""Named values: cards and words as records write them, seats, numbers, or tuples of these."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat would do and why, or why it may have done what it did.

    `step` is what the coach would do, or the step that it was asked about. Where a seat merely may do something (a call
    that nobody waits for) and had better not, the step is `waiting(seat)`, which `waits` tells and no match takes.
    `reason` is a key of the game's reasons; `facts` are what its sentence names. `sensible` are steps about as good as
    the best one, best first, only a few where answers are put together from parts (words, lists); the coach's own step
    is among them and, when it was asked about a step, that one only if it is as good. `outlook` is what the seat may
    expect, in the game's own words: what a bid would bring, what follows for sure; empty where there is nothing to say.
    """

    step: Step
    reason: str
    facts: Facts = ()
    sensible: tuple[Step, ...] = ()
    outlook: Facts = ()

    @property
    def waits(self) -> bool:
        """Whether the advice is to do nothing."""
        return self.step.do == WAIT

    def fact(self, name: str) -> Any:
        """The fact of that name, None where it is not among them."""
        return dict(self.facts).get(name)


def waiting(who: Who) -> Step:
    """The step of an advice to do nothing."""
    return Step(who, WAIT)


class Thought(NamedTuple):
    """A step that was thought about: its worth in the game's own unit, and the reason and the facts that speak for
    it."""

    step: Step
    worth: float
    reason: str
    facts: Facts = ()


BEHIND = "behind"
"""The reason that every game has besides its own: the step has an idea, but another one is worth more.

Its facts are `idea`, the reason that speaks for the step, with the facts of that; `better`, the step that is worth
more; and `by`, how much more, in the game's own unit.
"""
FEW = 6
"""How many sensible steps are named."""


def counsel(thoughts: Sequence[Thought], asked: Thought | None, near: float, outlook: Facts = ()) -> Advice:
    """The advice that `thoughts`, at least one, come to; or what is to be said of `asked`, weighed in the same way.

    What is at most `near` behind the best thought counts as about as good. Of equals the first one is the best.
    """
    ranked = sorted(thoughts, key=lambda thought: -thought.worth)
    best = ranked[0]
    sensible = tuple(thought.step for thought in ranked if thought.worth >= best.worth - near)[:FEW]
    if asked is None:
        return Advice(best.step, best.reason, best.facts, sensible, outlook)
    by = best.worth - asked.worth
    if by <= near:
        return Advice(asked.step, asked.reason, asked.facts, sensible, outlook)
    facts = (("idea", asked.reason), *asked.facts, ("better", best.step), ("by", by))
    return Advice(asked.step, BEHIND, facts, sensible, outlook)


Advise = Callable[[Any, Heard, Sequence[Prompt], Step | None, int], Advice]
"""A view, what was heard, the open questions, a step to be told of or None, and a seed: see `Game`."""


def advised_by(module: str) -> Advise:
    """The `advise` of `module`, which is loaded when it is first asked for: most matches are played without a coach."""

    def advise(view: Any, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
        found: Advise = import_module(module).advise
        return found(view, heard, prompts, step, seed)

    return advise
