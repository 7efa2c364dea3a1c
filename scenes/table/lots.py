"""Lots: something that chance is asked, and people may say instead: whose hair is the longest."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.steps import Step
from scenes.table.phrases import Face, Phrase, Speakers


def who_it_is(step: Step, who: Speakers) -> Phrase:
    """The name and the face of the seat that an answer says."""
    seat = step.arg("seat")
    assert isinstance(seat, int)
    return (who.names[seat], Face(seat))


@dataclass(frozen=True, slots=True)
class Lots:
    """A question to chance that people answer: `name(step, who)` is what stands on the plate of an answer, `by_lot` on
    the one that leaves it to chance. `lines` are said besides."""

    title: str
    lines: tuple[str, ...]
    sentence: str
    name: Callable[[Step, Speakers], Phrase] = who_it_is
    by_lot: str = "By lot"
