"""Sheets of Rook: all hands with bidder, bid, trump, score and running total of every side; and at the end of a hand
what every side took, what it scores for that, and how the total grows (RK-67 to RK-79)."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR_NOUNS
from engine.games.rook.events import HandCounted, HandResult
from engine.games.rook.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.easing import SCORE_FLY, SCORE_POP
from game.text.catalogue import Picture
from game.theme import BAD, GOLD, GOLD_DARK, GOLD_INK, GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from game.timeline import Call, Clip, Drive, Par, Seq, Wait, linear, stagger
from game.widgets.bindings import Binding
from scenes.games.rook.art import jars
from scenes.games.rook.art.faces import suit_chip
from scenes.games.rook.jar_shelf import JarCount, JarShelf
from scenes.games.rook.said import amount, change, counted, people
from scenes.seating import Seating
from scenes.table.boards.score_track import draw_track
from scenes.table.boards.sheet import Count, Sheet
from scenes.table.boards.start_board import draw_heading
from scenes.table.phrases import Speakers
from scenes.table.stage.hud import sign

if TYPE_CHECKING:
    from game.context import Context

QUIET = "#6B6250"
LINE = "#E3D6B8"
TRACK_LEFT, TRACK_RIGHT, TRACK_DOWN = 118, 170, 212  # px from the paper's edges
SHEET_HEADS, SHEET_FIRST_ROW = 324, 362  # px under the paper's upper edge
ROW_HIGH, ROWS, LARGE_ROWS = 90, 5, 4
LEFT = {"number": 58, "bidder": 146, "bid": 238, "trump": 352}  # px from the paper's left edge
SIDES_FROM = 416
SHEET_FACE = 62
NARROW = 230  # px for a side under which its numbers are smaller


def moment(view: View) -> Message:
    """Which hand is played, or comes next."""
    return say("-rook-moment", number=len(view.sheet) + 1)


class SheetScene(Sheet):
    """The way to the goal; one line a hand, one column a side, the newest in sight."""

    def __init__(
        self, context: "Context", sheet: Sequence[HandResult], target: int, who: Speakers, seating: Seating
    ) -> None:
        super().__init__(context, who, seating)
        self.sheet, self.target = tuple(sheet), target
        self.begun = bool(self.sheet)
        self.first: int | None = None  # the uppermost line; the newest are in sight until somebody scrolls

    @classmethod
    def of_view(cls, context: "Context", view: View, who: Speakers, seating: Seating) -> Sheet:
        """For the table, the pause and the results; children look at their jars."""
        if jars.stand(view, context.theme):
            return JarShelf.of_view(context, view, who, seating)
        return cls(context, view.sheet, view.target, who, seating)

    def _scroll(self, step: int) -> None:
        theme = self.context.theme
        self.first = max(0, min(self._last(theme), self._shown_from(theme) + step))

    def _last(self, theme: Theme) -> int:
        return max(0, len(self.sheet) - _rows(theme))

    def _shown_from(self, theme: Theme) -> int:
        return self._last(theme) if self.first is None else self.first

    def bindings(self) -> tuple[Binding, ...]:
        theme = self.context.theme
        return self.goes_on(say("hint-back"), *self.scrolls(self._scroll, self._shown_from(theme), self._last(theme)))

    def sentence(self) -> Message:
        """Who leads, and by how much."""
        if not self.sheet:
            return say("rook-sheet-hands", count=0)
        order = sorted(zip(self.sheet[-1].totals, self.who.sides, strict=True), reverse=True)
        (most, best), (second, _) = order[:2]
        if most == second:
            return say("rook-sheet-level", amount=most)
        return say("rook-sheet-lead", seats=tuple(map(Who, best)), amount=most - second)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        title, hands = say("rook-sheet-title", amount=self.target), say("rook-sheet-hands", count=len(self.sheet))
        draw_heading(canvas, paper, self.worded(title), self.worded(hands), theme)
        pins = [
            ([self.seating[seat].picture for seat in seats], self.sheet[-1].totals[side])
            for side, seats in enumerate(self.who.sides)
        ]
        draw_track(canvas, (paper.left + TRACK_LEFT, paper.right - TRACK_RIGHT, paper.top + TRACK_DOWN), self.target,
                   pins, theme)  # fmt: skip
        step = (paper.width - SIDES_FROM - 30) / len(self.who.sides)
        xs = [paper.left + SIDES_FROM + step * (side + 0.5) for side in range(len(self.who.sides))]
        for seats, x in zip(self.who.sides, xs, strict=True):
            _faces(canvas, [self.seating[seat].picture for seat in seats], (x, paper.top + SHEET_HEADS))
        first = self._shown_from(theme)
        high = min(ROW_HIGH, (paper.height - SHEET_FIRST_ROW - 16) // _rows(theme))
        for number, result in enumerate(self.sheet[first : first + _rows(theme)]):
            top = paper.top + SHEET_FIRST_ROW + high * number
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
        words = self.worded(change(result.scores[side] - result.penalties[side]))
        narrow = step < NARROW
        room = step * 0.46
        size = text.fit(words, 34 if narrow else 38, room, "semibold")
        text.place(canvas, words, size, (at[0] - step * 0.24, at[1]), QUIET, "semibold")
        total = self.worded(amount(result.totals[side]))
        size = text.fit(total, max(SMALLEST_TEXT, 38 if narrow else 52), room, "extrabold")
        text.place(canvas, total, size, (at[0] + step * 0.22, at[1]), INK, "extrabold")


def _rows(theme: Theme) -> int:
    return LARGE_ROWS if theme.large_text else ROWS


def _faces(canvas: Canvas, looks: Sequence[SeatLook], at: tuple[float, float]) -> None:
    for i, look in enumerate(looks):
        face = avatar(look, SHEET_FACE)
        x = at[0] + (i - (len(looks) - 1) / 2) * SHEET_FACE * 0.8
        canvas.blit(face, face.get_rect(center=(round(x), round(at[1]))))


COUNT_SECONDS = 0.9
PLUCKS = 6  # notes that the count climbs
BEGINS = 0.3
SIDE_GAP = 0.25  # seconds from one side's score to the next one's
POP_RISE = 60  # px that a score rises while it pops up
BAND = "#FFEDBE"  # behind the side that bid
TRACK = "#E3D6B8"
BID_LINE, HEADS, FIRST_ROW = 112, 176, 204  # px under the paper's upper edge
HIGHEST_ROW = 216
TRACKED_ROW = 112  # px; in lower rows there is no room for the bar
NAME_LEFT = 186
FACE, NAME_WIDE = 88, 330
NAME, HEAD, VALUE, TOTAL = 42, 34, 54, 66  # letters
BAR = (340, 16)
COLUMNS: Mapping[str, float] = MappingProxyType({"took": 0.46, "before": 0.58, "hand": 0.72, "total": 0.91})
"""Middles of the columns in widths of the paper."""
FINED: Mapping[str, float] = MappingProxyType(
    {"took": 0.425, "before": 0.54, "hand": 0.655, "fines": 0.775, "total": 0.925}
)
"""Where fines were written during the hand, they stand between what it scored and the total (RK-114)."""
HEADINGS = {
    "took": say("-rook-count-took"),
    "before": say("-rook-count-before"),
    "hand": say("-rook-count-hand"),
    "fines": say("-rook-count-fines"),
    "total": say("-rook-count-total"),
}


class CountScene(Count):
    """The counters run up; then every side's score pops up in gold and flies to its total, which rolls."""

    def __init__(
        self, context: "Context", result: HandResult, who: Speakers, seating: Seating, dealer: Seat | None
    ) -> None:  # fmt: skip
        """`dealer` is who deals the next hand, None where there is none."""
        super().__init__(context, who, seating)
        self.result, self.dealer = result, dealer
        self.columns = FINED if any(result.penalties) else COLUMNS
        self.took = 0.0  # share of the counters that are counted
        self.popped = [0.0] * len(who.sides)
        self.flown = [0.0] * len(who.sides)

    @classmethod
    def of_event(cls, context: "Context", event: HandCounted, view: View, who: Speakers, seating: Seating) -> Count:
        """For the table: after a hand was counted."""
        if jars.stand(view, context.theme):
            return JarCount(context, event.result, view.target, who, seating)
        return cls(context, event.result, who, seating, None if view.phase == "end" else view.dealer)

    def enter(self) -> None:
        calm = self.context.settings.get.reduced_motion
        scores = [self._scored(side, calm) for side in range(len(self.who.sides))]
        self.lane.play(Seq(Wait(BEGINS), self._counted(calm), stagger(SIDE_GAP, scores), Call(self._done)))

    def _counted(self, calm: bool) -> Clip:
        seconds = 0.0 if calm else COUNT_SECONDS
        count = Drive(seconds, linear, lambda share: setattr(self, "took", share))
        notes = [Call(partial(self.context.sound.play, "pluck", i), skippable=True) for i in range(PLUCKS)]
        return Par(count, stagger(seconds / PLUCKS, notes))

    def _scored(self, side: int, calm: bool) -> Clip:
        pop = partial(self.popped.__setitem__, side)
        fly = partial(self.flown.__setitem__, side)
        if calm:
            return Seq(Call(lambda: pop(1.0)), Wait(SCORE_POP.calm), Call(lambda: fly(1.0)))
        return Seq(SCORE_POP.drive(pop), SCORE_FLY.drive(fly))

    def _done(self) -> None:
        self.context.sound.play("made" if self._good else "short")

    @property
    def _good(self) -> bool:
        return self.result.made is not False and self.result.stopped_by is None

    def sentence(self) -> Message:
        """What comes next: how it came out stands on the ribbon."""
        return say("rook-last-hand") if self.dealer is None else say("rook-next-dealer", seat=Who(self.dealer))

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.worded(counted(self.result, self.who)), 72, GOOD if self._good else BAD).draw(
            canvas, (960, paper.top + 6)
        )
        self._bid_line(canvas, paper, theme)
        for name, share in self.columns.items():
            at = (paper.left + paper.width * share, paper.top + HEADS)
            text.place(canvas, self.worded(HEADINGS[name]), min(theme.px(HEAD), 46), at, QUIET, "semibold")
        rows = len(self.who.sides)
        high = min(HIGHEST_ROW, (paper.height - FIRST_ROW - 20) // rows)
        for side in range(rows):
            box = pygame.Rect(paper.left + 24, paper.top + FIRST_ROW + high * side, paper.width - 48, high)
            self._row(canvas, side, box, paper, theme)

    def _row(self, canvas: Canvas, side: int, box: pygame.Rect, paper: pygame.Rect, theme: Theme) -> None:
        result, seats = self.result, self.who.sides[side]
        bid = result.bidder in seats
        if bid:
            canvas.blit(_band(box.width, box.height - 8), (box.left, box.top + 4))
        size = min(FACE, box.height - 22)
        for i, seat in enumerate(seats):
            head = avatar(self.seating[seat].picture, size)
            x = box.left + 92 + (i - (len(seats) - 1) / 2) * size * 0.8
            canvas.blit(head, head.get_rect(center=(round(x), box.centery)))
        tracked = bid and result.bid is not None and box.height >= TRACKED_ROW
        line = box.centery - (18 if tracked else 0)
        name = self.worded(say("-rook-side", seats=people(seats)))
        letters = text.fit(name, min(theme.px(NAME), 56), NAME_WIDE)
        at = (box.left + NAME_LEFT, line)
        text.place(canvas, text.clipped(name, letters, NAME_WIDE), letters, at, INK, "bold", "left")
        if tracked:
            self._bar(canvas, side, (box.left + NAME_LEFT, box.centery + 26))
        self._numbers(canvas, side, box.centery, paper)

    def _bar(self, canvas: Canvas, side: int, at: tuple[int, int]) -> None:
        """How far the counters reach, and the bid as a notch on the way."""
        result, whole = self.result, max(1, sum(self.result.taken))
        canvas.blit(board(*BAR, TRACK, BAR[1] // 2), at)
        reach = round(BAR[0] * min(1.0, result.taken[side] * self.took / whole))
        canvas.blit(board(*BAR, GOOD if self._good else BAD, BAR[1] // 2), at, (0, 0, reach, BAR[1]))
        notch = at[0] + round(BAR[0] * min(1.0, (result.bid or 0) / whole))
        canvas.fill(INK, (notch - 3, at[1] - 8, 6, BAR[1] + 16))

    def _numbers(self, canvas: Canvas, side: int, line: float, paper: pygame.Rect) -> None:
        result, xs = self.result, {name: paper.left + paper.width * share for name, share in self.columns.items()}
        lost = result.stopped_by is not None and side == self.who.side_of(result.stopped_by)
        score, fine, total = result.scores[side], result.penalties[side], result.totals[side]
        before = total - score + fine
        took = str(round(result.taken[side] * self.took))
        text.place(canvas, took, VALUE, (xs["took"] - 14, line), QUIET if lost else INK, "extrabold")
        star = icon("star", 34, GOLD_DARK)
        canvas.blit(star, star.get_rect(center=(round(xs["took"] + 56), round(line))))
        text.place(canvas, self.worded(amount(before)), VALUE - 10, (xs["before"], line), QUIET, "bold")
        if not self.popped[side]:
            return
        color = BAD if score < 0 else GOOD
        text.place(canvas, self.worded(change(score)), VALUE, (xs["hand"], line), color, "extrabold")
        if fine:
            text.place(canvas, self.worded(change(-fine)), VALUE, (xs["fines"], line), BAD, "extrabold")
        equals = xs["total"] - paper.width * 0.085
        text.place(canvas, "=", VALUE - 10, (equals, line), QUIET, "bold")
        shown = round(before + (total - before) * self.flown[side])
        if self.flown[side]:
            text.place(canvas, self.worded(amount(shown)), TOTAL, (xs["total"], line), INK, "extrabold")
        if self.flown[side] < 1:
            self._draw_flying(canvas, side, (xs["hand"], xs["total"]), line)

    def _draw_flying(self, canvas: Canvas, side: int, way: tuple[float, float], line: float) -> None:
        """The gold score on its way from the hand's column to the total."""
        piece = _gold(self.worded(change(self.result.scores[side] - self.result.penalties[side])))
        pop, fly = self.popped[side], self.flown[side]
        x = way[0] + (way[1] - way[0]) * fly
        y = line - POP_RISE * pop * (1 - fly)
        piece.draw_grown(canvas, (x, y), pop)

    def _bid_line(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        """Bid and trump under the ribbon."""
        trump = COLOR_NOUNS[self.result.trump]
        bid = say("rook-count-trump", suit=trump)
        if self.result.bidder is not None and self.result.bid is not None:
            bid = say("rook-count-bid", seat=Who(self.result.bidder), amount=self.result.bid, suit=trump)
        words = self._pictured(bid)
        if self.result.stopped_by is not None:
            words += self._pictured(say("rook-count-stopped", seat=Who(self.result.stopped_by)))
        row = text.line(words, min(theme.px(38), 48), QUIET, "semibold", 14)
        canvas.blit(row, row.get_rect(center=(paper.centerx, paper.top + BID_LINE)))

    def _pictured(self, message: Message) -> tuple[text.Part, ...]:
        """The parts of a sentence, with faces and signs as large as its line has room for."""
        return tuple(self._part(part) for part in self.who.voice.said(message).line)

    def _part(self, part: str | Picture) -> text.Part:
        match part:
            case Picture("face", int(seat)):
                return avatar(self.seating[seat].picture, 50)
            case Picture("sign", str(name)):
                return sign(name, 56)
            case _:
                return str(part)


@cached
def _band(width: int, height: int) -> pygame.Surface:
    return board(width, height, BAND, 22)


@cached
def _gold(words: str) -> Piece:
    """A score on a piece of gold paper."""
    wide = text.width(words, VALUE, "extrabold") + 44
    out = board(wide, 78, GOLD, 39, GOLD_INK, 3).copy()
    text.place(out, words, VALUE, (wide / 2, 39), GOLD_INK, "extrabold")
    return with_shadow(out, 8, 110, (2, 6))
