"""Page: a scene with a title and a list of rows, such as settings, options, pause and seats."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import CREAM
from game.widgets import controls
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row, VisibleRows, arrow_step, draw_rows, listed, row_height

TITLE = 92
TITLE_LINE = 134
WIDE = 1180
DONE_LINE = say("done-line")
_TOP = 216
_ABOVE_BAR = 44


class Page(HouseScene):
    """A page. Subclasses give `title` and `rows()`. Rows say what they do, or the page has `chosen` or `turn_value`."""

    title_at = (960, TITLE_LINE)
    width = WIDE
    hook_share = 0.5

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context, device)
        self.first = 0
        self.held: Hashable = None
        """The row whose bar a pointer drags."""

    @property
    def releases(self) -> bool:
        """Whether releases matter: while a pointer drags."""
        return self.held is not None

    def rows(self) -> Sequence[Row]:
        """Return all rows, in order."""
        return ()

    def closing_row(self, line: Message = DONE_LINE, picture: str = "tick", result: object = None) -> Row:
        """Return the row that closes the page with a result."""
        return Row("done", say("done"), None, line, picture, do=lambda: self.context.stack.dismiss(result))

    def chosen(self, row: Row, press: Press) -> None:
        """Confirm a row without a value."""

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        """Choose the next (1) or previous (-1) value of a row."""

    def box(self) -> Rect:
        """The box of the rows."""
        width = min(1560, round(self.width * (1.0 if not self.theme.large_text else 1.3)))
        return Rect(960 - width // 2, _TOP, width, self.theme.bar_top - _ABOVE_BAR - _TOP)

    def part(self) -> VisibleRows:
        return listed(self.rows(), self.box(), self.row_high, self.focus.at, self.first)[0]

    @property
    def row_high(self) -> int:
        return row_height(self.theme)

    def beside(self) -> Sequence[Target]:
        """Return further targets; the first one comes before the rows."""
        return ()

    def targets(self) -> Sequence[Target]:
        return (*self.beside(), *self.part().targets)

    def settle(self, at: Hashable = None) -> None:
        """Move the focus to a row or a further target; to the first row if there is none."""
        rows = self.rows()
        wanted = at if at is not None else self.focus.at
        if any(target.id == wanted for target in self.beside()):
            self.focus.show(self.targets(), wanted)
            return
        if not any(row.id == wanted for row in rows) and rows:
            wanted = rows[0].id
        self.focus.at = wanted
        _, self.first = listed(rows, self.box(), self.row_high, wanted, self.first)
        self.focus.show(self.targets(), wanted)

    def row(self, target: Hashable) -> Row | None:
        return next((row for row in self.rows() if row.id == target), None)

    def named(self, target: Hashable) -> Message | None:
        row = self.row(target)
        if row is None or row.value is None:
            return None if row is None else row.label
        return say("narrated-row", name=row.label, value=row.value)

    def counted_targets(self) -> Sequence[Hashable]:
        """All rows, visible or not."""
        return [row.id for row in self.rows()]

    def choose(self, target: Hashable, press: Press) -> None:
        row = self.row(target)
        if row is None:
            return
        if row.off:
            if row.line is not None:
                self.refuse(row.line)
        elif row.value is None:
            self.sound("choose")
            if row.do is not None:
                row.do()
            else:
                self.chosen(row, press)
        else:
            self._change(row, self._wanted_step(row, press), press)
            self.settle()

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        row = self.row(target)
        if row is None or row.value is None:
            return False
        if not row.off and (row.control is None or row.control.can(step)):
            self._change(row, step, press)
        return True

    def _change(self, row: Row, step: int, press: Press) -> None:
        if step:
            self.sound("turn")
            if row.turn is not None:
                row.turn(step)
            else:
                self.turn_value(row, step, press)

    def _wanted_step(self, row: Row, press: Press) -> int:
        """Return what confirm means on a row with a value: the next one, or the part under a pointer."""
        rect, at = self._rect(row.id), press.at
        if at is None or rect is None:
            return 1
        if row.control is None:
            return arrow_step(rect, at)
        control = row.control.worded(self.voice.words, row.label)
        if controls.grips(control, rect, at, self.theme):
            self.held = row.id
        if not controls.parts(control, rect.size, self.theme) and control.kind is not controls.ControlKind.SWITCH:
            return arrow_step(rect, at)
        meant = controls.pressed(control, rect, at, self.theme)
        return 1 if meant is None else meant - control.at

    def _rect(self, row: Hashable) -> Rect | None:
        return next((rect for shown, rect in self.part().shown if shown.id == row), None)

    def slides(self, at: tuple[int, int]) -> bool:
        """Whether a finger drags from the first touch on: only a bar."""
        return any(
            row.control is not None
            and controls.grips(row.control.worded(self.voice.words, row.label), rect, at, self.theme)
            for row, rect in self.part().shown
        )

    def act(self, press: Press) -> None:
        """Handle a press; a dragged bar follows the pointer until its release."""
        if press.released:
            self.held = None
        elif self.held is not None and press.action is Action.POINT:
            self._pull(press)
        else:
            self.held = None
            super().act(press)

    def _pull(self, press: Press) -> None:
        row, rect = self.row(self.held), self._rect(self.held)
        if row is None or row.control is None or rect is None or press.at is None:
            return
        control = row.control.worded(self.voice.words, row.label)
        self._change(row, controls.pulled(control, rect, press.at[0], self.theme) - control.at, press)
        self.settle()

    def _direct(self, press: Press) -> None:
        rows = self.rows()
        if press.action in (Action.UP, Action.DOWN) and rows:
            place = next((i for i, row in enumerate(rows) if row.id == self.focus.at), 0)
            step = 1 if press.action is Action.DOWN else -1
            self.sound("focus")
            self.settle(rows[(place + step) % len(rows)].id)
            return
        super()._direct(press)

    def swiped(self, way: Action, press: Press) -> None:
        """Scroll up and down by the visible rows."""
        rows, fits = self.rows(), max(1, len(self.part().shown) - 1)
        if way in (Action.UP, Action.DOWN) and rows:
            place = next((i for i, row in enumerate(rows) if row.id == self.focus.at), 0)
            self.sound("focus")
            self.settle(rows[max(0, min(len(rows) - 1, place + (fits if way is Action.DOWN else -fits)))].id)

    def sentence(self) -> Message | None:
        row = self.row(self.focus.at)
        return row.line if row else None

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.on_row(), self.leads_back())

    def on_row(self) -> Binding:
        """Return the main binding of the focused row; it has no effect if the row cannot be chosen."""
        row = self.row(self.focus.at)
        if row is not None and row.off:
            return self.chooses()
        if row is None or row.value is None:
            return self.chooses(say("hint-choose"))
        change = say("hint-change")
        return self.chooses(change) if self.device in (MOUSE, TOUCH) else self.moves(Action.RIGHT, change)

    def paint(self, canvas: Canvas) -> None:
        if self.title is not None:
            title = self.words_of(self.title)
            size = text.fit(title, self.theme.px(TITLE), 1300, "display")
            text.place(canvas, title, min(size, 120), self.title_at, CREAM, "display")
        draw_rows(canvas, self.part(), self.focus.at, self.theme, self.voice)
        self.draw_focus(canvas)
