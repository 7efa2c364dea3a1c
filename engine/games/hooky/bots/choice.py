"""Decision: what a computer player does and why. The reason is for the coach."""

from typing import NamedTuple

from engine.core.steps import Step


class Decision(NamedTuple):
    """The step taken and the key of the reason for it."""

    step: Step
    reason: str
