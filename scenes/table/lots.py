"""Lots: something that chance is asked, and people may say instead: whose hair is the longest."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.steps import Step
from scenes.table.phrases import Phrase, Speakers


@dataclass(frozen=True, slots=True)
class Lots:
    """A question to chance that people answer: `name(step, who)` is what stands on the plate of an answer, `by_lot` on
    the one that leaves it to chance. `lines` are said besides."""

    title: str
    lines: tuple[str, ...]
    sentence: str
    name: Callable[[Step, Speakers], Phrase]
    by_lot: str
