"""Prompts: the open questions of a match, as pure data. A match only applies steps that a prompt accepts.

Several prompts for one seat are alternatives. Prompts for different seats are answered at the same time.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from engine.core.messages import Message
from engine.core.seats import Actor
from engine.core.shapes import One, Shape
from engine.core.steps import Args, Step, Value


@dataclass(frozen=True, slots=True)
class Prompt:
    """One open question to `who` (a seat or chance), answered by a step with `verb`.

    `shape`: the values that can be chosen. `key`: the argument that holds the chosen value; if it is empty, the value
    is the arguments. `fixed`, `after`: arguments before and after the chosen ones.
    `refused`: answers that players may try, each with the reason why it is refused.
    `secret`: the answer is sealed from all other seats. `interrupts`: the seat may answer, as with a call, but the
    table does not wait for it.

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

    who: Actor
    verb: str
    shape: Shape = One()  # noqa: RUF009 -- frozen, so that one is enough for all
    key: str = ""
    fixed: Args = ()
    after: Args = ()
    refused: tuple[tuple[Args, Message], ...] = ()
    secret: bool = False
    interrupts: bool = False

    def accepts(self, step: Step) -> bool:
        """Whether `step` answers this question. This is the only legality check; `step_fault` checks types before."""
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
        """Return the step that answers with `chosen`, a value of the shape. Only `accepts` says whether it is legal."""
        args = ((self.key, chosen),) if self.key else cast(Args, chosen)
        return Step(self.who, self.verb, (*self.fixed, *args, *self.after))

    def why_not(self, step: Step) -> Message | None:
        """Return the reason why exactly this answer is refused, or None if none is known."""
        return next((why for args, why in self.refused if args == step.args), None)

    def count(self) -> int:
        """The number of steps that the shape allows, barred words included; `UNLISTED` for a deal."""
        return self.shape.count()

    def steps(self) -> Iterator[Step]:
        """Yield all steps that `accepts` accepts, each choice of cards in one order only; none for a deal."""
        return map(self.answer, self.shape.each())
