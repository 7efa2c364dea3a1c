"""CoachUsage: number and depth of each person's questions to the coach. It is public and saved with the match."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.seats import Seat
from scenes.table.notes import Notes

DOES, ELSE, KNOWS = 1, 2, 3
"""Depths of an answer: what to do and why, what else is sensible, and what the coach knows."""
NOTE = "asked"
Counts = tuple[int, int, int]
"""Number of questions by the greatest depth that was asked for: DOES, ELSE, KNOWS."""
NEVER: Counts = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class _Line:
    """The saved line of one person: `counts`, and the depth of the latest `question`."""

    counts: Counts = NEVER
    question: int = -1
    depth: int = 0


class CoachUsage:
    """Counts in the table's public notes. A person is known by their seat at the start."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def of(self, person: int) -> Counts:
        return self._line(person).counts

    def by_seat(self, persons: Sequence[int]) -> tuple[tuple[Seat, Counts], ...]:
        """The seats of `persons` that asked the coach, with their counts."""
        counts = ((seat, self.of(person)) for seat, person in enumerate(persons))
        return tuple((seat, count) for seat, count in counts if count != NEVER)

    def count_request(self, person: int, question: int, depth: int) -> None:
        """Count a request for `depth` about `question` (number of steps before it).

        A question counts once, with its greatest depth, even if a curtain falls in between.
        """
        line = self._line(person)
        before = line.depth if line.question == question else 0
        if depth <= before:
            return
        counts = list(line.counts)
        if before:
            counts[before - 1] -= 1
        counts[depth - 1] += 1
        kept = dict(self._kept())
        kept[str(person)] = [*counts, question, depth]
        self._notes.write(NOTE, kept)

    def _kept(self) -> dict[str, object]:
        kept = self._notes.read(NOTE)
        return kept if isinstance(kept, dict) else {}

    def _line(self, person: int) -> _Line:
        """The saved line of a person. A damaged one counts as nothing."""
        kept = self._kept().get(str(person))
        if not isinstance(kept, list) or len(kept) != len(NEVER) + 2 or any(type(n) is not int or n < 0 for n in kept):
            return _Line()
        first, second, third, question, depth = kept
        return _Line((first, second, third), question, depth if depth <= KNOWS else 0)
