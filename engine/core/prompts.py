"""Prompt: a question that is open now, as pure data. Whatever passes `accepts` may be applied, nothing else ever is.

Several prompts for different seats mean that they choose at the same time; several for one seat are alternatives.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from engine.core.seats import Who
from engine.core.shapes import One, Shape
from engine.core.steps import Args, Step, Value

Reason = tuple[str, ...]
"""A key of the game's words table and what fills its gaps: `("follow", "yellow")`."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One open question to `who`, whose answer looks as `shape` says.

    The chosen value stands under `key`; without a key it is arguments itself. `fixed` are arguments that stand before
    what is chosen, `after` those behind it. `refused` pairs answers that a person may try with the reason why not.
    `secret` is an answer that stays sealed from everybody else; `interrupts` marks what a seat may do though nobody
    waits for it (a call).
    """

    who: Who
    verb: str
    shape: Shape = One()  # noqa: RUF009 -- frozen, so that one is enough for all
    key: str = ""
    fixed: Args = ()
    after: Args = ()
    refused: tuple[tuple[Args, Reason], ...] = ()
    secret: bool = False
    interrupts: bool = False

    def accepts(self, step: Step) -> bool:
        """Whether `step` answers this question; the only check of legality. Types were checked when it was read."""
        if step.by != self.who or step.do != self.verb:
            return False
        first, behind = len(self.fixed), len(step.args) - len(self.after)
        chosen, around = step.args[first:behind], (step.args[:first], step.args[max(first, behind) :])
        if around != (self.fixed, self.after):
            return False
        if not self.key:
            return self.shape.accepts(chosen)
        return len(chosen) == 1 and chosen[0][0] == self.key and self.shape.accepts(chosen[0][1])

    def answer(self, chosen: Value) -> Step:
        """The step that gives a value of the shape to this question; whether it may is for `accepts` to say."""
        args = ((self.key, chosen),) if self.key else cast(Args, chosen)
        return Step(self.who, self.verb, (*self.fixed, *args, *self.after))

    def why_not(self, step: Step) -> Reason | None:
        """The reason that is known for refusing exactly this answer, if there is one."""
        return next((why for args, why in self.refused if args == step.args), None)

    def count(self) -> int:
        """How many steps this question allows; a deal counts as more than anybody can list, words that will not do
        count as well."""
        return self.shape.count()

    def steps(self) -> Iterator[Step]:
        """All steps that `accepts` would accept, but for the order of cards in a list; none for a deal."""
        return map(self.answer, self.shape.each())
