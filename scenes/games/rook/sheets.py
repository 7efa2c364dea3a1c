"""Score sheets of Rook. One shows all hands with dealer, bidder, bid and the scores of every side, and the totals. The
other, at the end of a hand, shows what every side took, its score, and the growing total (RK-67 to RK-79)."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pygame

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR_NOUNS
from engine.games.rook.events import HandCounted, HandResult
from engine.games.rook.view import View
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.easing import SCORE_FLY, SCORE_POP
from game.text.catalogue import InlinePicture
from game.theme import BAD, GOLD, GOLD_DARK, GOLD_INK, GOOD, INK, Theme
from game.timeline import Call, Clip, Drive, Par, Seq, Wait, linear, stagger
from game.widgets.bindings import Binding
from scenes.games.rook.art import jars
from scenes.games.rook.jar_shelf import JarCount, JarShelf
from scenes.games.rook.sentences import amount, change, counted, people
from scenes.seating import Seating
from scenes.table.boards.score_rows import Bid, DealLine, ScoreTable, TotalsStrip, draw_rows, rows_of
from scenes.table.boards.score_track import Climb, Track, TrackPin, draw_track, goal_star
from scenes.table.boards.sheet import CountingSheet, Sheet, total_told
from scenes.table.boards.start_board import draw_heading
from scenes.table.phrases import Speakers
from scenes.table.stage.hud import sign

QUIET = "#6B6250"
TRACK_LEFT, TRACK_RIGHT, TRACK_DOWN = 118, 170, 212  # px from the paper's edges
ROWS_IN, ROWS_DOWN, ROWS_FOOT = 48, 316, 40


def moment(view: View) -> Message:
    """Return the number of the current or next hand."""
    return say("-rook-moment", number=len(view.sheet) + 1)


class SheetScene(Sheet):
    """The way to the target: one line a hand, one column a side, the newest visible. A strip shows the next dealer, or
    the bids."""

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.view, self.sheet = view, view.sheet
        self.begun = bool(self.sheet)
        self.running = self._running()
        self.first: int | None = None  # the uppermost line; None: the newest lines, until a user scrolls
        before = self.sheet[-2].totals if len(self.sheet) > 1 else (0,) * len(view.totals)
        self.climb = Climb(before, view.totals) if self.begun else None

    @classmethod
    def of_view(cls, context: Context, view: View, who: Speakers, seating: Seating) -> Sheet:
        """For the table, the pause and the results; children see their jars."""
        if jars.stand(view, context.theme):
            return JarShelf.of_view(context, view, who, seating)
        return cls(context, view, who, seating)

    def _running(self) -> tuple[tuple[Seat, Message], ...]:
        """The dealer, and the bids so far."""
        view = self.view
        if view.dealer is None or view.phase == "end":
            return ()
        deals = say("sheet-deals-next" if view.phase == "deal" and self.begun else "sheet-deals", seat=Who(view.dealer))
        bids = [(seat, amount) for seat, amount in view.bids if amount is not None]
        latest = [(seat, say("sheet-bids", seat=Who(seat), amount=amount)) for seat, amount in bids[-1:]]
        return (view.dealer, deals), *latest

    def _scroll(self, step: int) -> None:
        theme = self.context.theme
        self.first = max(0, min(self._last(theme), self._shown_from(theme) + step))

    def _last(self, theme: Theme) -> int:
        return max(0, len(self.sheet) - rows_of(theme))

    def _shown_from(self, theme: Theme) -> int:
        return self._last(theme) if self.first is None else self.first

    def bindings(self) -> tuple[Binding, ...]:
        theme = self.context.theme
        return self.goes_on(say("hint-back"), *self.scrolls(self._scroll, self._shown_from(theme), self._last(theme)))

    def sentence(self) -> Message:
        """Who leads or has won, and by how much."""
        if not self.sheet:
            return say("sheet-hands", count=0)
        order = sorted(zip(self.sheet[-1].totals, self.who.sides, strict=True), reverse=True)
        (most, best), (second, _) = order[:2]
        if most == second:
            return say("rook-sheet-level", amount=most)
        over, seats = self.view.phase == "end", tuple(map(Who, best))
        return say("rook-sheet-won" if over else "rook-sheet-lead", seats=seats, amount=most - second)

    def lines(self) -> Sequence[Message]:
        first = self._shown_from(self.context.theme)
        shown = enumerate(self.sheet[first : first + rows_of(self.context.theme)], first + 1)
        rows = (
            say("sheet-row", where=say("-rook-moment", number=number), items=self._of_sides(_got(result)))
            for number, result in shown
        )
        return *rows, total_told(self._of_sides(self.view.totals)), *(words for _, words in self.running)

    def _of_sides(self, amounts: Sequence[int]) -> tuple[Message, ...]:
        return tuple(
            say("table-points", seat=people(side), amount=points)
            for side, points in zip(self.who.sides, amounts, strict=True)
        )

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        title, hands = say("rook-sheet-title", amount=self.view.target), say("sheet-hands", count=len(self.sheet))
        draw_heading(canvas, paper, self.worded(title), self.worded(hands), theme)
        climb, looks = self.climb, [[self.seating[seat].picture for seat in seats] for seats in self.who.sides]
        assert climb is not None, "before the first hand nothing is painted"
        track = Track(paper.left + TRACK_LEFT, paper.right - TRACK_RIGHT, paper.top + TRACK_DOWN, self.view.target)
        pins = [TrackPin(faces, *climb.pin(side)) for side, faces in enumerate(looks)]
        draw_track(canvas, track, pins, goal_star(), theme)
        heads = tuple(map(self.worded, (say("-sheet-hand"), say("-sheet-dealer"), say("-sheet-bid"))))
        first = self._shown_from(theme)
        lines = [
            self._line(result, number)
            for number, result in enumerate(self.sheet[first : first + rows_of(theme)], first + 1)
        ]
        box = pygame.Rect(paper.left + ROWS_IN, paper.top + ROWS_DOWN, paper.width - 2 * ROWS_IN, 0)
        box.height = paper.bottom - ROWS_FOOT - box.top
        draw_rows(canvas, box, ScoreTable((heads[0], heads[1], heads[2]), looks), lines, self._strip(climb), theme)

    def _line(self, result: HandResult, number: int) -> DealLine:
        bid = None
        if result.bidder is not None:
            bid = Bid(self.seating[result.bidder].picture, str(result.bid), bool(result.made))
        values = [(self.worded(change(points)), BAD if points < 0 else INK) for points in _got(result)]
        return DealLine(number, self.seating[result.dealer].picture, values, bid)

    def _strip(self, climb: Climb) -> TotalsStrip:
        """The next dealer, or the bids so far; at the end only the totals."""
        totals = [(self.worded(amount(climb.total(side))), INK) for side in range(len(self.who.sides))]
        if not self.running:
            return TotalsStrip(None, None, self.worded(say("-rook-count-total")), totals)
        seat, words = self.running[-1]
        return TotalsStrip(len(self.sheet) + 1, self.seating[seat].picture, self.worded(words), totals)


def _got(result: HandResult) -> tuple[int, ...]:
    """The scores of a hand by side, without fines."""
    return tuple(score - fine for score, fine in zip(result.scores, result.penalties, strict=True))


COUNT_SECONDS = 0.9
PLUCKS = 6  # notes that the count rises
BEGINS = 0.3
SIDE_GAP = 0.25  # seconds between the scores of two sides
POP_RISE = 60  # px that a score rises when it appears
BAND = "#FFEDBE"  # background of the side that bid
TRACK = "#E3D6B8"
BID_LINE, HEADS, FIRST_ROW = 112, 176, 204  # px under the paper's upper edge
HIGHEST_ROW = 216
TRACKED_ROW = 112  # px; lower rows have no room for the bar
NAME_LEFT = 186
FACE, NAME_WIDE = 88, 330
NAME, HEAD, VALUE, TOTAL = 42, 34, 54, 66  # letters
BAR = (340, 16)
COLUMNS: Mapping[str, float] = MappingProxyType({"took": 0.46, "before": 0.58, "hand": 0.72, "total": 0.91})
"""Middles of the columns, in widths of the paper."""
FINED: Mapping[str, float] = MappingProxyType(
    {"took": 0.425, "before": 0.54, "hand": 0.655, "fines": 0.775, "total": 0.925}
)
"""The same with fines of the hand, between its score and the total (RK-114)."""
HEADINGS = {
    "took": say("-rook-count-took"),
    "before": say("-rook-count-before"),
    "hand": say("-rook-count-hand"),
    "fines": say("-rook-count-fines"),
    "total": say("-rook-count-total"),
}


class CountScene(CountingSheet):
    """The counters run up. Then every side's score appears in gold and flies to its total, which rolls."""

    def __init__(
        self, context: Context, result: HandResult, who: Speakers, seating: Seating, dealer: Seat | None
    ) -> None:
        """`dealer`: the dealer of the next hand, or None."""
        super().__init__(context, who, seating)
        self.result, self.dealer = result, dealer
        self.columns = FINED if any(result.penalties) else COLUMNS
        self.took = 0.0  # share of the counters counted so far
        self.popped = [0.0] * len(who.sides)
        self.flown = [0.0] * len(who.sides)

    @classmethod
    def of_event(
        cls, context: Context, event: HandCounted, view: View, who: Speakers, seating: Seating
    ) -> CountingSheet:
        """For the table, after a hand was counted."""
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

    @property
    def outcome(self) -> Message:
        """The result of the hand, on the ribbon."""
        return counted(self.result, self.who)

    def sentence(self) -> Message:
        """What comes next."""
        return say("rook-last-hand") if self.dealer is None else say("rook-next-dealer", seat=Who(self.dealer))

    def lines(self) -> Sequence[Message]:
        """The result, the bid, and by side its counters, its score and its total."""
        result = self.result
        by_side = zip(self.who.sides, result.taken, _got(result), result.totals, strict=True)
        rows = (
            say("rook-count-line", seats=people(side), count=taken, amount=got, number=whole)
            for side, taken, got, whole in by_side
        )
        return self.outcome, *self._bid_words(), *rows

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.worded(self.outcome), 72, GOOD if self._good else BAD).draw(canvas, (960, paper.top + 6))
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
        """Draw a bar for the counters, with the bid as a notch."""
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
        """Draw the gold score on its way from the hand's column to the total."""
        piece = _gold(self.worded(change(self.result.scores[side] - self.result.penalties[side])))
        pop, fly = self.popped[side], self.flown[side]
        x = way[0] + (way[1] - way[0]) * fly
        y = line - POP_RISE * pop * (1 - fly)
        piece.draw_grown(canvas, (x, y), pop)

    def _bid_words(self) -> tuple[Message, ...]:
        """Bid and trump, and who stopped the hand."""
        result, trump = self.result, COLOR_NOUNS[self.result.trump]
        bid = say("rook-count-trump", suit=trump)
        if result.bidder is not None and result.bid is not None:
            bid = say("rook-count-bid", seat=Who(result.bidder), amount=result.bid, suit=trump)
        stopped = () if result.stopped_by is None else (say("rook-count-stopped", seat=Who(result.stopped_by)),)
        return bid, *stopped

    def _bid_line(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        """Draw those words under the ribbon."""
        words = tuple(part for message in self._bid_words() for part in self._pictured(message))
        row = text.line(words, min(theme.px(38), 48), QUIET, "semibold", 14)
        canvas.blit(row, row.get_rect(center=(paper.centerx, paper.top + BID_LINE)))

    def _pictured(self, message: Message) -> tuple[text.Part, ...]:
        """The parts of a sentence, with faces and signs as large as the line allows."""
        return tuple(self._part(part) for part in self.who.voice.said(message).line)

    def _part(self, part: str | InlinePicture) -> text.Part:
        match part:
            case InlinePicture("face", int(seat)):
                return avatar(self.seating[seat].picture, 50)
            case InlinePicture("sign", str(name)):
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
