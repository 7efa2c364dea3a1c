"""Prompt: a question that is open now, as pure data. A match applies a step that a prompt accepts, and no other.

Prompts for different seats mean that these seats choose at the same time; several for one seat are alternatives.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from engine.core.messages import Message
from engine.core.seats import Who
from engine.core.shapes import One, Shape
from engine.core.steps import Args, Step, Value


@dataclass(frozen=True, slots=True)
class Prompt:
    """One open question to `who` (a seat or chance), answered by a step with `verb`.

    `shape`: which values may be chosen. `key`: the argument that holds the chosen value; where it is empty, the value
    is itself the arguments. `fixed`, `after`: arguments that stand before and behind the chosen ones.
    `refused`: answers that people may try all the same, each with the reason why not.
    `secret`: the answer stays sealed from everybody else. `interrupts`: the seat may answer, as with a call, but nobody
    waits for it.

    >>> from engine.core.messages import say
    >>> from engine.core.prompts import Prompt
    >>> from engine.core.shapes import Number
    >>> refused = ((("amount", 90),), say("rook-no-auction-over"))
    >>> bid = Prompt(2, "bid", Number(95, 105, stride=5), key="amount", refused=(refused,))
    >>> [bid.accepts(bid.answer(amount)) for amount in (90, 95, 97)]
    [False, True, False]
    >>> print(bid.why_not(bid.answer(90)))
    rook-no-auction-over
    >>> [step.arg("amount") for step in bid.steps()]
    [95, 100, 105]
    """

    who: Who
    verb: str
    shape: Shape = One()  # noqa: RUF009 -- frozen, so that one is enough for all
    key: str = ""
    fixed: Args = ()
    after: Args = ()
    refused: tuple[tuple[Args, Message], ...] = ()
    secret: bool = False
    interrupts: bool = False

    def accepts(self, step: Step) -> bool:
        """Whether `step` answers this question. This is the only check of legality; `step_fault` has checked types."""
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
        """The step that answers with `chosen`, a value of the shape. It may be illegal: `accepts` tells."""
        args = ((self.key, chosen),) if self.key else cast(Args, chosen)
        return Step(self.who, self.verb, (*self.fixed, *args, *self.after))

    def why_not(self, step: Step) -> Message | None:
        """The reason for which exactly this answer is refused, or None where none is known."""
        return next((why for args, why in self.refused if args == step.args), None)

    def count(self) -> int:
        """The number of steps that the shape allows: `UNLISTED` for a deal; of words, barred ones count as well."""
        return self.shape.count()

    def steps(self) -> Iterator[Step]:
        """All steps that `accepts` accepts, with each choice of cards in one order only; none for a deal."""
        return map(self.answer, self.shape.each())
