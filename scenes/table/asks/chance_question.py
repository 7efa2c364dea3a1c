"""Chance question: a seat that chance is asked for, and people may say instead: whose hair is the longest."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.seats import Seat
from engine.core.steps import Step
from scenes.table.feature import Feature


@dataclass(frozen=True, slots=True)
class ChanceQuestion:
    """A question to chance that people answer by naming a seat. That seat stands under `key` in the step of chance;
    what else chance says in it stays as it was drawn. `by_lot` is on the plate that leaves all to chance; `lines` are
    said besides."""

    title: str
    lines: tuple[str, ...]
    sentence: str
    key: str = "seat"
    by_lot: str = "By lot"

    def naming(self, lot: Step, seat: Seat) -> Step:
        """The step of chance, with the seat that people have said."""
        return lot._replace(args=tuple((key, seat if key == self.key else value) for key, value in lot.args))


@dataclass(frozen=True, slots=True)
class ChanceQuestions(Feature[object]):
    """Questions to chance, by verb, that people may answer."""

    by_verb: Mapping[str, ChanceQuestion]
