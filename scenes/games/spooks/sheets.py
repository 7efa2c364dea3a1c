"""Sheets of Spooks: the points of every hand, the totals, and who is grabbed at the target (SP-83 to SP-92); and at the
end of a hand what is left in every hand, open and counted card by card (SP-80, SP-81)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.games.spooks.cards import POINTS, sort_hand
from engine.games.spooks.events import HandEnded, HandResult
from engine.games.spooks.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import picture
from game.theme import BAD, GOOD, INK, SMALLEST_TEXT, Theme
from game.timeline import Call, Seq, Wait
from game.widgets.bindings import Binding
from scenes.games.spooks.art import faces
from scenes.games.spooks.said import hand_ended
from scenes.seating import Seating
from scenes.table.boards.sheet import Count, Sheet, draw_strips
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from game.context import Context

SHEET_TOP = 118
HEAD = 78
TOTALS = 84
ROW = 74
LEFT = 120  # px for the number of the hand
SHEET_FACE = 66
QUIET = "#6B6250"
LINE = "#E3D6B8"
RIBBON = "#5A1F6E"
BAT = 40


def moment(view: View) -> Message | None:
    """Which hand of a series is played, or comes next."""
    return None if view.target is None else say("-spooks-moment", number=len(view.sheet) + 1)


class SheetScene(Sheet):
    """One column a seat, one line a hand, the newest in sight; below them the totals and the target."""

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
        self.begun = bool(self.sheet)
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
        return self.goes_on(say("hint-back"), *self.scrolls(self._scroll, self._shown_from, self._last))

    def sentence(self) -> Message:
        if not self.sheet:
            return say("spooks-sheet-empty")
        if self.target is None:
            return say("spooks-sheet-fewest")
        return say("spooks-sheet-fewest-below", amount=self.target)

    @staticmethod
    def _rows(theme: Theme) -> int:
        return 5 if theme.large_text else 6

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        title = say("spooks-sheet") if self.target is None else say("spooks-sheet-to", amount=self.target)
        ribbon(self.worded(title), 72, RIBBON).draw(canvas, (960, paper.top + 6))
        seats = len(self.seating)
        step = (paper.width - LEFT - 40) / seats
        xs = [paper.left + LEFT + step * (seat + 0.5) for seat in range(seats)]
        self._heads(canvas, xs, paper.top + SHEET_TOP, step)
        rows = self._rows(theme)
        first = max(0, len(self.sheet) - rows) if self.first is None else self.first
        high = min(ROW, (paper.height - SHEET_TOP - HEAD // 2 - TOTALS) // rows)
        for number, result in enumerate(self.sheet[first : first + rows]):
            y = paper.top + SHEET_TOP + HEAD * 0.62 + high * (number + 0.5)
            canvas.fill(LINE, (paper.left + 30, round(y - high / 2) - 1, paper.width - 60, 3))
            text.place(canvas, str(first + number + 1), 36, (paper.left + 66, y), QUIET, "bold")
            for seat, x in enumerate(xs):
                self._points(canvas, result, seat, (x, y), step)
        if self.sheet:
            self._totals(canvas, xs, paper, step)

    def _heads(self, canvas: Canvas, xs: Sequence[float], y: float, step: float) -> None:
        size = round(min(SHEET_FACE, step - 12))
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


CARD_SECONDS = 0.16  # from card to card
LONGEST = 5.0  # seconds that the whole count may take
STEPS = 8  # notes that the count climbs
TOP = 84
FACE = 74
LINE_MOST = 196  # px for one seat
GHOST_HIGH = 96
ONE_COLUMN = 6  # seats; more stand in two columns
NAME_WIDE = 180
POINTS_WIDE, TOTAL_WIDE = 110, 156
MARK = 44  # px: crown of a winner, bat of whoever is grabbed


class CountScene(Count):
    """All losers' cards turn up one after the other, in rounds; the points run up beside them."""

    def __init__(
        self, context: "Context", result: HandResult, target: int | None, who: Speakers, seating: Seating
    ) -> None:
        super().__init__(context, who, seating)
        self.result, self.target = result, target
        self.seats = tuple(seat for seat, cards in enumerate(result.left) if cards or seat in result.winners)
        self.counted = 0  # cards of each hand that are counted
        self.most = max(len(cards) for cards in result.left)

    @classmethod
    def of_event(
        cls, context: "Context", event: HandEnded, view: View, who: Speakers, seating: Seating
    ) -> "CountScene":
        """For the table: after a hand has ended."""
        return cls(context, event.result, view.target, who, seating)

    def enter(self) -> None:
        gap = min(CARD_SECONDS, LONGEST / max(1, self.most))
        self.lane.play(Seq(Wait(0.4), *(clip for step in range(self.most) for clip in self._count(step, gap))))

    def _count(self, step: int, gap: float) -> tuple[Call, Call, Wait]:
        note = min(STEPS, step * STEPS // max(1, self.most))
        return (
            Call(lambda: setattr(self, "counted", step + 1)),
            Call(lambda: self.context.sound.play("celesta", note), skippable=True),
            Wait(gap),
        )

    def hurried(self) -> None:
        self.context.sound.play("midnight" if self.result.grabbed else "celesta")

    def sentence(self) -> Message:
        return hand_ended(self.result.winners)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.worded(say("spooks-count")), 72, RIBBON).draw(canvas, (960, paper.top + 6))
        columns = 1 if len(self.seats) <= ONE_COLUMN else 2
        rows = -(-len(self.seats) // columns)
        foot = GHOST_HIGH if self.result.ghost is not None else 16
        high = min(LINE_MOST, (paper.height - TOP - foot) / rows)
        wide = (paper.width - 48) / columns
        for i, seat in enumerate(self.seats):
            left = paper.left + 24 + wide * (i // rows)
            box = pygame.Rect(round(left), round(paper.top + TOP + high * (i % rows)), round(wide), round(high))
            self._line(canvas, seat, box, theme, named=columns == 1)
        if self.result.ghost is not None:
            self._ghost(canvas, pygame.Rect(paper.left + 24, paper.bottom - foot, paper.width - 48, foot))

    def _line(self, canvas: Canvas, seat: Seat, box: pygame.Rect, theme: Theme, *, named: bool) -> None:
        """Face, name, cards, points, and the total of a series."""
        middle, wins = box.centery, seat in self.result.winners
        size = min(FACE, box.height - 14)
        head = avatar(self.seating[seat].picture, size)
        canvas.blit(head, head.get_rect(center=(box.left + 44, middle)))
        left = box.left + 92
        if named:
            letters = text.fit(self.who.names[seat], min(theme.px(40), 52), NAME_WIDE)
            name = text.clipped(self.who.names[seat], letters, NAME_WIDE)
            text.place(canvas, name, letters, (left, middle), INK, "bold", "left")
            left += NAME_WIDE + 14
        if wins:
            _mark("crown", MARK + 20).draw(canvas, (box.left + 44, middle - size * 0.46))
        right = box.right - (TOTAL_WIDE if self.target is not None else 0) - POINTS_WIDE
        cards = sort_hand(self.result.left[seat])
        draw_strips(canvas, cards, pygame.Rect(left, box.top, right - left, box.height), faces, self.counted)
        points = sum(POINTS[card] for card in cards[: self.counted])
        size_of_points = min(52, box.height - 30)
        at = (right + POINTS_WIDE - 14, middle)
        text.place(canvas, str(points), size_of_points, at, GOOD if wins else INK, "extrabold", "right")
        if self.target is not None and not self.lane.busy:
            self._total(canvas, seat, box)

    def _total(self, canvas: Canvas, seat: Seat, box: pygame.Rect) -> None:
        """The points of the series so far; a bat sits by whoever has too many."""
        grabbed = seat in self.result.grabbed
        at = (box.right - 10, box.centery)
        text.place(canvas, str(self.result.totals[seat]), 40, at, BAD if grabbed else QUIET, "bold", "right")
        if grabbed:
            _mark("spooks/bat", MARK).draw(canvas, (box.right - 112, box.centery - 4))

    def _ghost(self, canvas: Canvas, box: pygame.Rect) -> None:
        """The ghost hand counts for nobody; now that the hand is over it may be seen (SP-81)."""
        ghost = sort_hand(self.result.ghost or ())
        shape = picture("spooks/spook", 52)
        canvas.blit(shape, shape.get_rect(center=(box.left + 44, box.centery)))
        words, at = self.worded(say("spooks-ghost")), (box.left + 92, box.centery)
        text.place(canvas, words, 34, at, QUIET, "semibold", "left")
        draw_strips(canvas, ghost, pygame.Rect(box.left + 300, box.top, box.width - 320, box.height), faces)


@cached
def _mark(name: str, width: int) -> Piece:
    return with_shadow(picture(name, width), 4, 100, (1, 3))
