"""The contents of the register: automatic marks from the seat's knowledge, with the help that the table agreed on, and
pencil marks of the player. These are values without pixels, and changes can be undone. Also what the latest number
narrows down, in one line with the same help."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction_sheet import DeductionSheet, crossed_off
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.view import View

OPEN, NO, MAYBE, YES = ".", "x", "?", "y"
"""The marks of a cell. YES in the column of the missing means that this pupil played hooky."""
ALL_MARKS = (OPEN, NO, MAYBE, YES)
MOST_UNDONE = 60
"""Most changes that can be undone."""
EMPTY = OPEN * len(LETTERS)


@dataclass(frozen=True, slots=True)
class Marks:
    """A mark for every letter in each column, as a text of 26 signs. `past`: the changes as (column, number of the
    letter, earlier mark)."""

    columns: tuple[str, ...]
    past: tuple[tuple[int, int, str], ...] = ()

    def of(self, column: int, letter: Card | str) -> str:
        """Return the mark of a cell."""
        return self.columns[column][_number(letter)]

    def put(self, column: int, letter: Card | str, mark: str) -> "Marks":
        """Return marks with that mark in a cell; the same mark again removes it."""
        place = _number(letter)
        was = self.columns[column][place]
        return replace(
            self._with(column, place, OPEN if was == mark else mark),
            past=(*self.past, (column, place, was))[-MOST_UNDONE:],
        )

    def undone(self) -> "Marks":
        """Return marks without the latest change."""
        if not self.past:
            return self
        column, place, was = self.past[-1]
        return replace(self._with(column, place, was), past=self.past[:-1])

    @property
    def latest(self) -> tuple[int, Card] | None:
        """The cell of the latest change, as column and letter, or None."""
        return (self.past[-1][0], LETTERS[self.past[-1][1]]) if self.past else None

    def data(self) -> dict[str, Any]:
        """Return the marks as a note."""
        return {"columns": list(self.columns), "past": [list(change) for change in self.past]}

    def _with(self, column: int, place: int, mark: str) -> "Marks":
        text = self.columns[column]
        changed = text[:place] + mark + text[place + 1 :]
        return replace(self, columns=(*self.columns[:column], changed, *self.columns[column + 1 :]))


def following(mark: str) -> str:
    """Return the next mark in the cycle open, no, maybe, yes."""
    return ALL_MARKS[(ALL_MARKS.index(mark) + 1) % len(ALL_MARKS)]


def no_marks(columns: int) -> Marks:
    return Marks((EMPTY,) * columns)


def read_marks(data: object, columns: int) -> Marks:
    """Return the noted marks without invalid ones."""
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


NONE, CROSSING, DEDUCTION = "none", "crossing", "deduction"
"""Levels of help, as in the match's aids."""
OWN, TURNED = "own", "turned"


@dataclass(frozen=True, slots=True)
class AutomaticMarks:
    """The automatic marks. `columns`: the other seats, clockwise from the viewer; the column of the missing follows.

    `bands`: the words for whole rows: OWN, TURNED, or the seat with that card face up. `sure`: for each column the
    letters with an automatic mark, NO or YES.
    """

    columns: tuple[Seat, ...]
    bands: Mapping[Card, str | Seat]
    sure: tuple[Mapping[Card, str], ...]

    def mark(self, column: int, letter: Card, marks: Marks) -> str:
        """Return the mark of a cell: the automatic one if there is one, otherwise the player's."""
        return self.sure[column].get(letter) or marks.of(column, letter)

    def open_to(self, column: int, letter: Card) -> bool:
        """Return whether the player can put a mark there."""
        return letter not in self.bands and letter not in self.sure[column]


def opponents(view: View) -> tuple[Seat, ...]:
    """Return the other seats, clockwise from the viewer."""
    assert isinstance(view.viewer, int)
    return tuple((view.viewer + i) % view.players for i in range(1, view.players))


NOBODYS: Mapping[Seat, Cards] = MappingProxyType({})
"""At a usual table no hand is open."""


def known(view: View, sheet: DeductionSheet | None = None, opened: Mapping[Seat, Cards] = NOBODYS) -> AutomaticMarks:
    """Return the marks without help, and with those of `sheet` if there is one. `opened`: hands that are open to
    all."""
    columns = opponents(view)
    bands: dict[Card, str | Seat] = dict.fromkeys(view.turned, TURNED)
    for seat in columns:
        bands |= dict.fromkeys((*view.shown[seat], *opened.get(seat, ())), seat)
    bands |= dict.fromkeys(view.hand, OWN)
    sure = [dict[Card, str]() for _ in range(len(columns) + 1)]
    for look in view.looks:
        if look.card is not None and look.card not in bands:  # seen only by the viewer
            for column, place in enumerate((*columns, None)):
                sure[column][look.card] = YES if place == look.of else NO
    if sheet is not None:
        for column, mark in _told(columns, sheet):
            sure[column] |= {letter: found for letter, found in mark.items() if letter not in bands}
    return AutomaticMarks(columns, bands, tuple(sure))


def _told(columns: tuple[Seat, ...], sheet: DeductionSheet) -> Iterator[tuple[int, dict[Card, str]]]:
    """By column: the letters of which the sheet is sure."""
    signs = {"yes": YES, "no": NO}
    parts = [*(sheet.hands[seat] for seat in columns), sheet.hooky]
    for column, part in enumerate(parts):
        marks = part.marks()
        yield column, {letter: signs[marks[letter]] for letter in LETTERS if marks[letter] in signs}


def simple(view: View, level: str, opened: Mapping[Seat, Cards] = NOBODYS) -> AutomaticMarks:
    """Return the quick marks of that level. For DEDUCTION they are shown until the deduction has ended."""
    return known(view, None if level == NONE else crossed_off(view), opened)


def likely(found: AutomaticMarks, marks: Marks, column: int, count: int) -> tuple[Card, ...]:
    """Return the letters to fill the places of a column. Known ones and those marked yes come first, then those marked
    maybe, those with no mark against them, and any others. Each group is A to Z."""
    order = {YES: 0, "?": 1, OPEN: 2, NO: 4}

    def rank(letter: Card) -> tuple[int, Card]:
        elsewhere = letter in found.bands and found.bands[letter] != _seat(found, column)
        if letter in found.bands and not elsewhere:
            return (0, letter)
        taken = any(found.mark(other, letter, marks) == YES for other in range(len(found.sure)) if other != column)
        mark = found.mark(column, letter, marks)
        return (5 if elsewhere else 3 if taken and mark != YES else order[mark], letter)

    return tuple(sorted(LETTERS, key=rank)[:count])


def _seat(found: AutomaticMarks, column: int) -> Seat | None:
    return found.columns[column] if column < len(found.columns) else None


def latest_number(view: View) -> SpokenWord | None:
    """Return the latest word with a number about another hand."""
    return next((said for said in reversed(view.spoken) if said.about != view.viewer), None)


def narrowed(view: View, found: AutomaticMarks, level: str) -> Message | None:
    """Return what the latest number narrows down for the viewing seat, or None before the first one."""
    said = latest_number(view)
    if said is None:
        return None
    places = {Card(letter): said.word.count(letter) for letter in said.word}
    there = {letter: _there(found, said.about, letter) if level != NONE else None for letter in places}
    left = said.number - sum(places[letter] for letter, sure in there.items() if sure)
    rest = {letter: count for letter, count in places.items() if there[letter] is None and count <= max(left, 1)}
    return _in_a_line(said, left, rest)


def _there(found: AutomaticMarks, seat: Seat, letter: Card) -> bool | None:
    """Whether that seat has the letter by automatic marks; None if there is no mark."""
    if letter in found.bands:
        return found.bands[letter] == seat
    sure = found.sure[found.columns.index(seat)].get(letter)
    return None if sure is None else sure == YES


def _in_a_line(said: SpokenWord, left: int, rest: Mapping[Card, int]) -> Message:
    """`rest`: the letters that the hand may or may not have, with their numbers of places. `left`: the part of the
    number for these letters."""
    seat, letters = Who(said.about), tuple(map(str, rest))
    if not letters:
        return say("hooky-narrowed-known", word=said.word, number=said.number, seat=seat)
    if left == 0:
        return say("hooky-narrowed-none", word=said.word, number=said.number, seat=seat, letters=letters)
    if left == sum(rest.values()):
        return say("hooky-narrowed-all", word=said.word, number=said.number, seat=seat, letters=letters)
    if max(rest.values()) > 1:
        return say("hooky-narrowed-twice", word=said.word, number=said.number, seat=seat, letters=letters)
    return say("hooky-narrowed", word=said.word, number=said.number, seat=seat, letters=letters, count=left)
