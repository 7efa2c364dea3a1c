"""Score sheets of Rook. One shows all hands with dealer, bidder, bid and the scores of every side, and the totals. The
other, at the end of a hand, shows what every side took, its score, and the growing total (RK-67 to RK-79)."""

from collections.abc import Sequence

import pygame

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook.events import HandResult
from engine.games.rook.view import View
from game.canvas import Canvas
from game.context import Context
from game.theme import BAD, INK, Theme
from game.widgets.bindings import Binding
from scenes.games.rook.art import jars
from scenes.games.rook.jar_shelf import JarShelf
from scenes.games.rook.sentences import amount, change
from scenes.seating import Seating
from scenes.table.boards.score_rows import Bid, DealLine, ScoreTable, TotalsStrip, draw_rows, rows_of
from scenes.table.boards.score_track import Climb, Track, TrackPin, draw_track, goal_star
from scenes.table.boards.sheet import Sheet, total_told
from scenes.table.boards.start_board import draw_heading
from scenes.table.phrases import Speakers, people

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
            say("sheet-row", where=say("-rook-moment", number=number), items=self._of_sides(result.gained))
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
        values = [(self.worded(change(points)), BAD if points < 0 else INK) for points in result.gained]
        return DealLine(number, self.seating[result.dealer].picture, values, bid)

    def _strip(self, climb: Climb) -> TotalsStrip:
        """The next dealer, or the bids so far; at the end only the totals."""
        totals = [(self.worded(amount(climb.total(side))), INK) for side in range(len(self.who.sides))]
        if not self.running:
            return TotalsStrip(None, None, self.worded(say("-rook-count-total")), totals)
        seat, words = self.running[-1]
        return TotalsStrip(len(self.sheet) + 1, self.seating[seat].picture, self.worded(words), totals)
