"""Marks: what somebody has put down in the register with a pencil. Values without pixels; changes can be undone."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import Card
from engine.games.hooky.cards import LETTERS

OPEN, NO, MAYBE, YES = ".", "x", "?", "y"
"""The marks of a cell. YES in the column of the missing says: this one played hooky."""
ALL_MARKS = (OPEN, NO, MAYBE, YES)
MOST_UNDONE = 60
"""Changes that can be taken back."""
EMPTY = OPEN * len(LETTERS)


@dataclass(frozen=True, slots=True)
class Marks:
    """A mark for every letter in each column, as a text of 26 signs; `past` has what was changed: column, letter by
    number, and what stood there."""

    columns: tuple[str, ...]
    past: tuple[tuple[int, int, str], ...] = ()

    def of(self, column: int, letter: Card | str) -> str:
        """The mark of a cell."""
        return self.columns[column][_number(letter)]

    def put(self, column: int, letter: Card | str, mark: str) -> "Marks":
        """That mark in a cell; the same mark once more wipes it off."""
        place = _number(letter)
        was = self.columns[column][place]
        return replace(
            self._with(column, place, OPEN if was == mark else mark),
            past=(*self.past, (column, place, was))[-MOST_UNDONE:],
        )

    def undone(self) -> "Marks":
        """Without the latest change."""
        if not self.past:
            return self
        column, place, was = self.past[-1]
        return replace(self._with(column, place, was), past=self.past[:-1])

    @property
    def latest(self) -> tuple[int, Card] | None:
        """The cell of the latest change: column and letter."""
        return (self.past[-1][0], LETTERS[self.past[-1][1]]) if self.past else None

    def data(self) -> dict[str, Any]:
        """As it is written down."""
        return {"columns": list(self.columns), "past": [list(change) for change in self.past]}

    def _with(self, column: int, place: int, mark: str) -> "Marks":
        text = self.columns[column]
        changed = text[:place] + mark + text[place + 1 :]
        return replace(self, columns=(*self.columns[:column], changed, *self.columns[column + 1 :]))


def following(mark: str) -> str:
    """The next mark: open, no, maybe, yes, and round again."""
    return ALL_MARKS[(ALL_MARKS.index(mark) + 1) % len(ALL_MARKS)]


def no_marks(columns: int) -> Marks:
    """An empty register."""
    return Marks((EMPTY,) * columns)


def read_marks(data: object, columns: int) -> Marks:
    """The marks that were written down; whatever makes no sense in them is left out."""
    if not isinstance(data, dict):
        return no_marks(columns)
    texts = data.get("columns")
    if not isinstance(texts, list) or len(texts) != columns or not all(map(_is_column, texts)):
        return no_marks(columns)
    past = data.get("past")
    changes = past if isinstance(past, list) else []
    if not all(_is_change(change, columns) for change in changes):
        changes = []
    return Marks(tuple(texts), tuple((change[0], change[1], change[2]) for change in changes[-MOST_UNDONE:]))


def _is_column(text: object) -> bool:
    return isinstance(text, str) and len(text) == len(LETTERS) and set(text) <= set(ALL_MARKS)


def _is_change(change: object, columns: int) -> bool:
    match change:
        case [int(column), int(place), str(mark)]:
            return 0 <= column < columns and 0 <= place < len(LETTERS) and mark in ALL_MARKS
    return False


def _number(letter: Card | str) -> int:
    return LETTERS.index(Card(letter))
