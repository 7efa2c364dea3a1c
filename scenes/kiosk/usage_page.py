"""Counts of matches by game and hour, and how far visits got; they can be saved as a file."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from engine.core.messages import Message, numeral, say, verbatim
from game.canvas import Canvas
from game.draw import text
from game.input.actions import Press
from game.kiosk.usage_stats import UsageRow
from game.store.disk.private import write_whole
from game.theme import INK
from game.widgets.menu import Row, after
from scenes.games import entries
from scenes.kiosk import charts
from scenes.kiosk.operators import OperatorContext, PaperPage

FILE = "bookkeeping.csv"
ALL_DAYS = ""
"""Stands for all days together."""
Line = tuple[Message | None, ...]
HEADINGS: Line = (
    None,
    say("operator-plays"),
    say("operator-finished"),
    say("operator-left"),
    say("operator-left-early"),
    say("operator-minutes"),
)
GAMES, HOURS, VISITS = VIEWS = ("games", "hours", "visits")
_SHOWN = {
    GAMES: say("operator-by-game"),
    HOURS: say("operator-by-hour"),
    VISITS: say("operator-by-visit"),
}
_REACHED = {
    "to_title": say("operator-to-title"),
    "to_seats": say("operator-to-seats"),
    "to_table": say("operator-to-table"),
    "to_end": say("operator-to-end"),
}
_LETTERS = 42
_COLUMNS = (0.29, 0.394, 0.52, 0.706, 0.849, 0.971)
"""Right edges of the columns after the first, as shares of the paper's width."""
_LEFT = 44


def of_day(rows: Sequence[UsageRow], day: str) -> tuple[UsageRow, ...]:
    """The counts of `day`, or of ALL_DAYS."""
    return tuple(row for row in rows if day in (ALL_DAYS, row.day))


def table(rows: Sequence[UsageRow]) -> tuple[Line, ...]:
    """The counts of matches: a line for each game and one for the kiosk."""
    out: list[Line] = []
    for entry in entries():
        mine = [row for row in rows if row.game == entry.game]
        names = ("plays", "finished", "left", "left_early", "seconds")
        counts = [sum(getattr(row, name) for row in mine) for name in names]
        out.append((verbatim(entry.title), *map(numeral, counts[:4]), numeral(round(counts[4] / 60))))
    lost, again = sum(row.pads_lost for row in rows), sum(row.restarts for row in rows)
    whole = (say("operator-pads-lost", count=lost), None, None, None, None, say("operator-restarts", count=again))
    return (*out, whole)


def by_hour(rows: Sequence[UsageRow]) -> tuple[tuple[int, int], ...]:
    """Visits and matches that began in each hour of the day."""
    hours = range(24)
    visits = (sum(row.visits for row in rows if row.hour == hour) for hour in hours)
    return tuple(zip(visits, (sum(row.plays for row in rows if row.hour == hour) for hour in hours), strict=True))


def reached(rows: Sequence[UsageRow]) -> tuple[tuple[Message, int], ...]:
    """Numbers of visits by the farthest scene that they reached."""
    return tuple((words, sum(getattr(row, name) for row in rows)) for name, words in _REACHED.items())


def save(csv: str, folder: Path) -> Message:
    """Write the counts beside the store, complete or not at all. Returns a sentence about it."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, csv.encode())
    except OSError as error:
        if error.strerror:
            return say("operator-not-written", error=error.strerror)
        return say("operator-not-written-somehow")
    return say("operator-saved", path=str(path))


class UsagePage(PaperPage):
    """The page with the counts on paper."""

    def __init__(self, keeper: OperatorContext) -> None:
        super().__init__(keeper)
        self.day, self.view = ALL_DAYS, GAMES
        self.counted = self.kiosk.usage.rows()  # nothing is counted while the operator reads

    def _days(self) -> tuple[str, ...]:
        return (ALL_DAYS, *sorted({row.day for row in self.counted}, reverse=True))

    def rows(self) -> Sequence[Row]:
        counted = len(self._days()) > 1
        line = say("operator-shown-line" if counted else "operator-nothing-counted")
        return (
            Row("view", say("operator-counted"), _SHOWN[self.view], say("operator-counted-line"), "star"),
            Row(
                "day",
                say("operator-shown"),
                verbatim(self.day) if self.day else say("operator-all-days"),
                line,
                "clock",
                off=not counted,
            ),
            Row("save", say("operator-save"), None, say("operator-save-line"), "book"),
            self.closing_row(),
        )

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        if row.id == "view":
            self.view = after(VIEWS, self.view, step)
        else:
            self.day = after(self._days(), self.day, step)

    def chosen(self, row: Row, press: Press) -> None:
        self.say(save(self.kiosk.usage.csv(), self.kiosk.folder))

    def write(self, canvas: Canvas) -> None:
        rows = of_day(self.counted, self.day)
        if self.view == GAMES:
            self._write_table(canvas, (HEADINGS, *table(rows)))
            return
        letters = self.theme.px(_LETTERS)
        if self.view == HOURS:
            both = (self.words_of(say("operator-visits")), self.words_of(say("operator-plays")))
            picture = charts.columns(by_hour(rows), both, self.paper.size, letters)
        else:
            bars = tuple((self.words_of(words), count) for words, count in reached(rows))
            whole = self.words_of(say("operator-visits-counted", count=sum(count for _, count in bars)))
            picture = charts.bars(whole, bars, self.paper.size, letters)
        canvas.blit(picture, self.paper.topleft)

    def _write_table(self, canvas: Canvas, lines: Sequence[Line]) -> None:
        paper = self.paper
        step = (paper.height - 20) / len(lines)
        size = min(self.theme.px(_LETTERS), int(step * 0.86))
        for number, line in enumerate(tuple(self.words_of(cell) if cell else "" for cell in line) for line in lines):
            y = paper.top + 10 + step * (number + 0.5)
            role = "semibold" if 0 < number < len(lines) - 1 else "bold"
            text.place(canvas, line[0], size, (paper.left + _LEFT, y), INK, role, "left")
            rooms = [(right - left) * paper.width - 14 for left, right in pairwise(_COLUMNS)]
            if number == len(lines) - 1:
                rooms[-1] = paper.width / 2  # the line has no other columns
            fitted = min(text.fit(words, size, room, role) for words, room in zip(line[1:], rooms, strict=True))
            for words, right in zip(line[1:], _COLUMNS[1:], strict=True):
                text.place(canvas, words, fitted, (paper.left + right * paper.width, y), INK, role, "right")
