"""Pencil: what is done on the register. A press of confirm goes on to the next mark; two more buttons have one each."""

from collections.abc import Hashable, Iterator, Sequence

from engine.core.cards import Card
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.sheet import deducing
from game.canvas import Canvas
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.boards.known import Known, known, simple
from scenes.games.hooky.boards.marks import MAYBE, YES, Marks, following, read_marks
from scenes.games.hooky.boards.panel import Chalkboard, Panel
from scenes.games.hooky.boards.register import draw_register
from scenes.games.hooky.boards.spots import lines
from scenes.games.hooky.boards.words import MARK_LABELS, marked_here

MARKS = "marks"


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
            self.board.say("This stands there by itself")
            return
        self._keep(self.marks.put(*cell, mark))

    def _undo(self) -> None:
        latest = self.marks.latest
        if latest is None:
            self.board.sound("refuse")
            self.board.say("Nothing to undo")
            return
        self._keep(self.marks.undone())
        self.board.settle(("cell", latest[1], latest[0]))

    def _keep(self, marks: Marks) -> None:
        self.marks = marks
        self.behind.notes.write(MARKS, marks.data())
        self.board.sound("type")

    # What is seen and said

    def sentence(self) -> str:
        return marked_here(self.board.focus.at, self.known, self.marks, self.behind.seating)

    def bindings(self) -> tuple[Binding, ...]:
        """Undo comes before the two buttons for what confirm comes to as well."""
        cell = self._cell()
        undo = Binding(Action.PREV, lambda press: self._undo(), "Undo" if self.marks.past else None)
        maybe = Binding(Action.EXTRA, lambda press: self._mark(MAYBE), MARK_LABELS[MAYBE])
        yes = Binding(Action.INFO, lambda press: self._mark(YES), MARK_LABELS[YES])
        if cell is None:
            return (self.board.chooses(), undo, maybe.silent, yes.silent)
        return (self.board.chooses(MARK_LABELS[following(self.marks.of(*cell))]), undo, maybe, yes)

    def draw(self, canvas: Canvas) -> None:
        seating, seat = self.behind.seating, self.behind.seat
        draw_register(canvas, self.known, self.marks, seating, seating[seat].picture, self.theme)
