"""Counts: how often what was played, by day, and all of it as a file."""

import os
from collections.abc import Sequence
from pathlib import Path

from engine.core.messages import Message, numeral, say, verbatim
from game.canvas import Canvas
from game.draw import text
from game.input.actions import Press
from game.kiosk.usage_stats import HOUSE
from game.kiosk.usage_stats import Row as Counted
from game.store.disk.private import opener
from game.theme import INK
from game.widgets.menu import Row
from scenes.games import bills
from scenes.kiosk.operators import Kept, PaperPage

FILE = "bookkeeping.csv"
ALL_DAYS = ""
"""In place of a day."""
Line = tuple[Message | None, ...]
HEADINGS: Line = (
    None, say("operator-plays"), say("operator-finished"), say("operator-left"), say("operator-minutes"),
)  # fmt: skip
_LETTERS = 42
_COLUMNS = (0.32, 0.455, 0.61, 0.785, 0.965)
"""Right edges of the columns, as shares of the paper; the first begins at the left."""
_LEFT = 44


def table(rows: Sequence[Counted], day: str) -> tuple[Line, ...]:
    """What was played on `day`, or on ALL_DAYS, a line for each game and one for the house."""
    chosen = [row for row in rows if day in (ALL_DAYS, row.day)]
    out: list[Line] = []
    for bill in bills():
        mine = [row for row in chosen if row.game == bill.game]
        counts = [sum(getattr(row, name) for row in mine) for name in ("plays", "finished", "left", "seconds")]
        out.append((verbatim(bill.title), *map(numeral, counts[:3]), numeral(round(counts[3] / 60))))
    whole_house = [row for row in chosen if row.game == HOUSE]
    lost, again = sum(row.pads_lost for row in whole_house), sum(row.restarts for row in whole_house)
    return (*out, (say("operator-pads-lost", count=lost), None, None, None, say("operator-restarts", count=again)))


def save(csv: str, folder: Path) -> Message:
    """Write the counts beside the store, whole or not at all; a sentence about it."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        with open(part, "w", encoding="utf-8", newline="", opener=opener) as file:
            file.write(csv)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        if error.strerror:
            return say("operator-not-written", error=error.strerror)
        return say("operator-not-written-somehow")
    return say("operator-saved", path=str(path))


class BooksPage(PaperPage):
    """The table stands on paper."""

    def __init__(self, keeper: Kept) -> None:
        super().__init__(keeper)
        self.day = ALL_DAYS

    def _days(self) -> tuple[str, ...]:
        return (ALL_DAYS, *sorted({row.day for row in self.kiosk.books.rows()}, reverse=True))

    def rows(self) -> Sequence[Row]:
        counted = len(self._days()) > 1
        line = say("operator-shown-line" if counted else "operator-nothing-counted")
        return (
            Row(
                "day",
                say("operator-shown"),
                verbatim(self.day) if self.day else say("operator-all-days"),
                line,
                "clock",
                off=not counted,
            ),
            Row("save", say("operator-save"), None, say("operator-save-line"), "book"),
            Row("done", say("done"), None, say("done-line"), "tick"),
        )

    def turned(self, row: Row, step: int, press: Press) -> None:
        del row, press
        days = self._days()
        self.day = days[(days.index(self.day) + step) % len(days)]

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "save":
            self.say(save(self.kiosk.books.csv(), self.kiosk.folder))
        else:
            self.context.stack.dismiss()

    def write(self, canvas: Canvas) -> None:
        paper = self.paper
        lines = (HEADINGS, *table(self.kiosk.books.rows(), self.day))
        step = (paper.height - 20) / len(lines)
        size = min(self.theme.px(_LETTERS), int(step * 0.86))
        for number, line in enumerate(tuple(self.worded(cell) if cell else "" for cell in line) for line in lines):
            y = paper.top + 10 + step * (number + 0.5)
            role = "semibold" if 0 < number < len(lines) - 1 else "bold"
            text.place(canvas, line[0], size, (paper.left + _LEFT, y), INK, role, "left")
            for words, left, right in zip(line[1:], _COLUMNS, _COLUMNS[1:], strict=False):
                fitted = text.fit(words, size, (right - left) * paper.width - 14, role)
                text.place(canvas, words, fitted, (paper.left + right * paper.width, y), INK, role, "right")
