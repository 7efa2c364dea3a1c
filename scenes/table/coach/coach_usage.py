"""CoachUsage: how often each person at a table has asked the coach, and how far. It is public and kept with the
match."""

from dataclasses import dataclass

from scenes.table.notes import Notes

LEGAL, SENSIBLE, WHY = 1, 2, 3
"""Depths of an answer: what is allowed, what is sensible, and why."""
NOTE = "asked"
Counts = tuple[int, int, int]
"""How many questions the coach was asked about, by how far it was asked at most: LEGAL, SENSIBLE, WHY."""
NEVER: Counts = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class _Line:
    """What is kept of one person: `counts`, and how far the coach was asked about the latest `question`."""

    counts: Counts = NEVER
    question: int = -1
    depth: int = 0


class CoachUsage:
    """Counts in the notes that the table keeps for everybody. A person is known by the seat it took at the start."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def of(self, person: int) -> Counts:
        """How often this person has asked."""
        return self._line(person).counts

    def asked(self, person: int, question: int, depth: int) -> None:
        """The coach is asked about `question` (steps of the match before it), as far as `depth`. A question counts
        once, as far as it was ever asked about, however often a curtain falls meanwhile."""
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
        """A store may be bent: what makes no sense counts as nothing."""
        kept = self._kept().get(str(person))
        if not isinstance(kept, list) or len(kept) != len(NEVER) + 2 or any(type(n) is not int or n < 0 for n in kept):
            return _Line()
        legal, sensible, why, question, depth = kept
        return _Line((legal, sensible, why), question, depth if depth <= WHY else 0)
