"""The sheet of all hands: bidder, bid, trump, score and running total of every side."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.games.rook.events import HandResult
from engine.games.rook.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.theme import BAD, GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding
from scenes.games.rook.art.faces import suit_chip
from scenes.games.rook.kids import SAYINGS
from scenes.games.rook.words import amount, signed
from scenes.seating import Seating
from scenes.table.boards.sheet import Sheet
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

QUIET = "#6B6250"
LINE = "#E3D6B8"
HEADS, FIRST_ROW = 126, 174  # px under the paper's upper edge
ROW_HIGH, ROWS, LARGE_ROWS = 84, 6, 5
LEFT = {"number": 58, "bidder": 146, "bid": 238, "trump": 352}  # px from the paper's left edge
SIDES_FROM = 416
FACE = 62
NARROW = 230  # px for a side under which its numbers are smaller


class SheetScene(Sheet):
    """One line a hand, one column a side, the newest in sight."""

    plainer = SAYINGS

    def __init__(self, context: "Context", sheet: Sequence[HandResult], who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.sheet = tuple(sheet)
        self.first: int | None = None  # the uppermost line; the newest are in sight until somebody scrolls

    @classmethod
    def of_view(cls, context: "Context", view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the table, the pause and the results."""
        return cls(context, view.sheet, who, seating)

    def _scroll(self, step: int) -> None:
        theme = self.context.theme
        self.first = max(0, min(self._last(theme), self._shown_from(theme) + step))

    def _last(self, theme: Theme) -> int:
        return max(0, len(self.sheet) - _rows(theme))

    def _shown_from(self, theme: Theme) -> int:
        return self._last(theme) if self.first is None else self.first

    def bindings(self) -> tuple[Binding, ...]:
        theme = self.context.theme
        return self.goes_on("Back", *self.scrolls(self._scroll, self._shown_from(theme), self._last(theme)))

    def sentence(self) -> str:
        hands = len(self.sheet)
        return "No hand counted yet" if not hands else "1 hand" if hands == 1 else f"{hands} hands"

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon("Score sheet", 72).draw(canvas, (960, paper.top + 6))
        step = (paper.width - SIDES_FROM - 30) / len(self.who.sides)
        xs = [paper.left + SIDES_FROM + step * (side + 0.5) for side in range(len(self.who.sides))]
        for seats, x in zip(self.who.sides, xs, strict=True):
            _faces(canvas, [self.seating[seat].picture for seat in seats], (x, paper.top + HEADS))
        first = self._shown_from(theme)
        high = min(ROW_HIGH, (paper.height - FIRST_ROW - 16) // _rows(theme))
        for number, result in enumerate(self.sheet[first : first + _rows(theme)]):
            top = paper.top + FIRST_ROW + high * number
            canvas.fill(LINE, (paper.left + 30, top - 1, paper.width - 60, 3))
            self._bid(canvas, result, first + number + 1, paper.left, top + high / 2)
            for side, x in enumerate(xs):
                self._score(canvas, result, side, (x, top + high / 2), step)

    def _bid(self, canvas: Canvas, result: HandResult, number: int, left: int, y: float) -> None:
        text.place(canvas, str(number), 38, (left + LEFT["number"], y), QUIET, "bold")
        if result.bidder is not None:
            _faces(canvas, [self.seating[result.bidder].picture], (left + LEFT["bidder"], y))
            color = GOOD if result.made else BAD
            text.place(canvas, str(result.bid), 46, (left + LEFT["bid"], y), color, "extrabold")
        chip = suit_chip(result.trump, 56)
        canvas.blit(chip, chip.get_rect(center=(left + LEFT["trump"], round(y))))

    def _score(self, canvas: Canvas, result: HandResult, side: int, at: tuple[float, float], step: float) -> None:
        """What the hand brought, and the total after it."""
        change = signed(result.scores[side] - result.penalties[side])
        narrow = step < NARROW
        room = step * 0.46
        size = text.fit(change, 34 if narrow else 38, room, "semibold")
        text.place(canvas, change, size, (at[0] - step * 0.24, at[1]), QUIET, "semibold")
        total = amount(result.totals[side])
        size = text.fit(total, max(SMALLEST_TEXT, 38 if narrow else 52), room, "extrabold")
        text.place(canvas, total, size, (at[0] + step * 0.22, at[1]), INK, "extrabold")


def _rows(theme: Theme) -> int:
    return LARGE_ROWS if theme.large_text else ROWS


def _faces(canvas: Canvas, looks: Sequence[SeatLook], at: tuple[float, float]) -> None:
    for i, look in enumerate(looks):
        face = avatar(look, FACE)
        x = at[0] + (i - (len(looks) - 1) / 2) * FACE * 0.8
        canvas.blit(face, face.get_rect(center=(round(x), round(at[1]))))
