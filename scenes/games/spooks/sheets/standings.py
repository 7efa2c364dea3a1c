"""The sheet of a series: the points of every hand, the totals, and who is grabbed at the target (SP-83 to SP-92)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.games.spooks.events import HandResult
from engine.games.spooks.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.svg import picture
from game.theme import BAD, GOOD, INK, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding
from scenes.games.spooks.kids import SAYINGS
from scenes.seating import Seating
from scenes.table.boards.sheet import Sheet
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

TOP = 118
HEAD = 78
TOTALS = 84
ROW = 74
LEFT = 120  # px for the number of the hand
FACE = 66
QUIET = "#6B6250"
LINE = "#E3D6B8"
RIBBON = "#5A1F6E"
BAT = 40


class SheetScene(Sheet):
    """One column a seat, one line a hand, the newest in sight; below them the totals and the target."""

    plainer = SAYINGS

    def __init__(
        self,
        context: "Context",
        sheet: Sequence[HandResult],
        target: int | None,
        grabbed: Sequence[int],
        who: Speakers,
        seating: Seating,
    ) -> None:
        super().__init__(context, who, seating)
        self.sheet, self.target, self.grabbed = tuple(sheet), target, frozenset(grabbed)
        self.first: int | None = None  # the uppermost line; the newest are in sight until somebody scrolls

    @classmethod
    def of_view(cls, context: "Context", view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the table, the pause and the results."""
        return cls(context, view.sheet, view.target, view.grabbed, who, seating)

    @property
    def _last(self) -> int:
        return max(0, len(self.sheet) - self._rows(self.context.theme))

    @property
    def _shown_from(self) -> int:
        return self._last if self.first is None else self.first

    def _scroll(self, step: int) -> None:
        self.first = max(0, min(self._last, self._shown_from + step))

    def bindings(self) -> tuple[Binding, ...]:
        return self.goes_on("Back", *self.scrolls(self._scroll, self._shown_from, self._last))

    def sentence(self) -> str:
        if not self.sheet:
            return "No hand counted yet"
        if self.target is None:
            return "Fewest points wins"
        return f"Fewest points wins, {self.target} is too many"

    @staticmethod
    def _rows(theme: Theme) -> int:
        return 5 if theme.large_text else 6

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        title = "Score sheet" if self.target is None else f"To {self.target}"
        ribbon(title, 72, RIBBON).draw(canvas, (960, paper.top + 6))
        seats = len(self.seating)
        step = (paper.width - LEFT - 40) / seats
        xs = [paper.left + LEFT + step * (seat + 0.5) for seat in range(seats)]
        self._heads(canvas, xs, paper.top + TOP, step)
        rows = self._rows(theme)
        first = max(0, len(self.sheet) - rows) if self.first is None else self.first
        high = min(ROW, (paper.height - TOP - HEAD // 2 - TOTALS) // rows)
        for number, result in enumerate(self.sheet[first : first + rows]):
            y = paper.top + TOP + HEAD * 0.62 + high * (number + 0.5)
            canvas.fill(LINE, (paper.left + 30, round(y - high / 2) - 1, paper.width - 60, 3))
            text.place(canvas, str(first + number + 1), 36, (paper.left + 66, y), QUIET, "bold")
            for seat, x in enumerate(xs):
                self._points(canvas, result, seat, (x, y), step)
        if self.sheet:
            self._totals(canvas, xs, paper, step)

    def _heads(self, canvas: Canvas, xs: Sequence[float], y: float, step: float) -> None:
        size = round(min(FACE, step - 12))
        for seat, x in enumerate(xs):
            head = avatar(self.seating[seat].picture, size, False, seat in self.grabbed)
            canvas.blit(head, head.get_rect(center=(round(x), round(y))))

    def _points(self, canvas: Canvas, result: HandResult, seat: int, at: tuple[float, float], step: float) -> None:
        if not result.left[seat] and seat not in result.winners:
            return  # dropped out before this hand
        size = max(SMALLEST_TEXT, round(min(44, step * 0.36)))
        if seat in result.winners:
            text.place(canvas, "0", size, at, GOOD, "extrabold")
        else:
            text.place(canvas, str(result.points[seat]), size, at, INK, "bold")

    def _totals(self, canvas: Canvas, xs: Sequence[float], paper: pygame.Rect, step: float) -> None:
        totals = self.sheet[-1].totals
        y = paper.bottom - TOTALS / 2
        canvas.fill(INK, (paper.left + 30, round(y - TOTALS / 2) - 2, paper.width - 60, 4))
        size = max(SMALLEST_TEXT, round(min(52, step * 0.38)))
        best = min(totals)
        for seat, x in enumerate(xs):
            color = BAD if seat in self.grabbed else GOOD if totals[seat] == best else INK
            text.place(canvas, str(totals[seat]), size, (x, y), color, "extrabold")
            if seat in self.grabbed:
                bat = picture("spooks/bat", BAT)
                canvas.blit(bat, bat.get_rect(center=(round(x), round(y - TOTALS * 0.46))))
