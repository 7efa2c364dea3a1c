"""Pencil: what is done on the register. A press of confirm goes on to the next mark; two more buttons have one each."""

from collections.abc import Hashable, Iterator, Sequence

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.sheet import deducing
from game.canvas import Canvas
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.boards.known import OWN, TURNED, Known, known, simple
from scenes.games.hooky.boards.marks import MAYBE, NO, OPEN, YES, Marks, following, read_marks
from scenes.games.hooky.boards.panel import Chalkboard, Panel
from scenes.games.hooky.boards.register import draw_register
from scenes.games.hooky.boards.spots import lines

MARKS = "marks"
MARK = {OPEN: "hooky-mark-open", NO: "hooky-mark-no", MAYBE: "hooky-mark-maybe", YES: "hooky-mark-yes"}
"""What putting each of them down is called."""
HAND = {OPEN: "hooky-hand-open", NO: "hooky-hand-no", MAYBE: "hooky-hand-maybe", YES: "hooky-hand-yes"}
MISSING = {
    OPEN: "hooky-missing-open",
    NO: "hooky-missing-no",
    MAYBE: "hooky-missing-maybe",
    YES: "hooky-missing-yes",
}
"""What they say of a hand, and of the missing."""


class Pencil(Panel):
    """`known` is what stands there by itself, `marks` what was put down. They are written down at every change."""

    def __init__(self, board: Chalkboard) -> None:
        super().__init__(board)
        self.known: Known = simple(board.view, board.level, self.behind.opened)
        self.marks: Marks = read_marks(self.behind.notes.read(MARKS), len(self.known.columns) + 1)

    def thinking(self) -> Iterator[None]:
        """All that follows, worked out in pieces as long as the board is there."""
        for sheet in deducing(self.board.view):
            if self.board.gone:
                return
            if sheet is not None:
                self.known = known(self.board.view, sheet, self.behind.opened)
            yield

    # Presses

    def first(self) -> Hashable:
        return ("cell", LETTERS[0], 0)

    def targets(self) -> Sequence[Target]:
        """A cell for every letter and column; a row that needs no marks is one thing."""
        where = lines(self.theme, len(self.known.columns) + 1)
        out = []
        for letter, row, cells in zip(LETTERS, where.rows, where.cells, strict=True):
            if letter in self.known.bands:
                out.append(Target(("row", letter), row.inflate(-8, -6)))
            else:
                out += [Target(("cell", letter, i), cell.inflate(-4, -4)) for i, cell in enumerate(cells)]
        return tuple(out)

    def choose(self, target: Hashable, press: Press) -> None:
        del target, press
        cell = self._cell()
        self._mark(None if cell is None else following(self.marks.of(*cell)))

    def _cell(self) -> tuple[int, Card] | None:
        """Column and letter of the focused cell, if something can be written there."""
        match self.board.focus.at:
            case ("cell", str(letter), int(column)) if self.known.open_to(column, Card(letter)):
                return column, Card(letter)
        return None

    def _mark(self, mark: str | None) -> None:
        cell = self._cell()
        if cell is None or mark is None:
            self.board.sound("refuse")
            self.board.say(say("hooky-mark-sure"))
            return
        self._keep(self.marks.put(*cell, mark))

    def _undo(self) -> None:
        latest = self.marks.latest
        if latest is None:
            self.board.sound("refuse")
            self.board.say(say("hooky-mark-nothing"))
            return
        self._keep(self.marks.undone())
        self.board.settle(("cell", latest[1], latest[0]))

    def _keep(self, marks: Marks) -> None:
        self.marks = marks
        self.behind.notes.write(MARKS, marks.data())
        self.board.sound("type")

    # What is seen and said

    def sentence(self) -> str | Message:
        return marked_here(self.board.focus.at, self.known, self.marks)

    def bindings(self) -> tuple[Binding, ...]:
        """Undo comes before the two buttons for what confirm comes to as well."""
        cell = self._cell()
        undo = Binding(Action.PREV, lambda press: self._undo(), say("hooky-hint-undo") if self.marks.past else None)
        maybe = Binding(Action.EXTRA, lambda press: self._mark(MAYBE), say("hooky-mark-maybe"))
        yes = Binding(Action.INFO, lambda press: self._mark(YES), say("hooky-mark-yes"))
        if cell is None:
            return (self.board.chooses(), undo, maybe.silent, yes.silent)
        return (self.board.chooses(say(MARK[following(self.marks.of(*cell))])), undo, maybe, yes)

    def draw(self, canvas: Canvas) -> None:
        seating, seat = self.behind.seating, self.behind.seat
        draw_register(canvas, self.known, self.marks, seating, seating[seat].picture, self.behind.who, self.theme)


def marked_here(at: Hashable, found: Known, marks: Marks) -> str | Message:
    """What stands in the register where the focus is; "" where nothing is."""
    match at:
        case ("row", str(letter)):
            pupil, band = name(letter), found.bands[Card(letter)]
            if band in (OWN, TURNED):
                return say("hooky-known-own" if band == OWN else "hooky-known-turned", name=pupil)
            return say("hooky-known-theirs", name=pupil, seat=Who(int(band)))
        case ("cell", str(letter), int(column)):
            mark = found.mark(column, Card(letter), marks)
            if column == len(found.columns):
                return say(MISSING[mark], letter=letter)
            return say(HAND[mark], letter=letter, seat=Who(found.columns[column]))
    return ""
