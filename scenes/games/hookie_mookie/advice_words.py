"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence

from engine.core.advice import Advice


def sentence(advice: Advice, names: Sequence[str], seat: int) -> str:
    """Why `seat` would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""
    del names, seat
    return advice.reason.replace("_", " ").capitalize() + "."


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """What the seat may expect, in up to three short lines; often none."""
    del advice, names
    return ()
