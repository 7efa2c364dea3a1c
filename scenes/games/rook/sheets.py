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
from scenes.games.rook.art import jars
from scenes.games.rook.jar_shelf import JarShelf
from scenes.games.rook.sentences import amount, change
from scenes.seating import Seating
from scenes.table.boards.score_rows import Bid, Column, Deal, SeriesSheet, told
from scenes.table.boards.score_track import Track, draw_track, goal_star
from scenes.table.boards.sheet import Sheet
from scenes.table.phrases import Speakers, people

TRACK_LEFT, TRACK_RIGHT, TRACK_DOWN = 118, 170, 212  # px from the paper's edges


def part_of_match(view: View) -> Message:
    """Return the number of the current or next hand."""
    return say("-rook-moment", number=len(view.sheet) + 1)


class SheetScene(SeriesSheet):
    """The way to the target: one line a hand, one column a side. A strip shows the next dealer, or the bids."""

    HEADS = say("-sheet-hand"), say("-sheet-dealer"), say("-sheet-bid")
    total = say("-rook-count-total")

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        before = view.sheet[-2].totals if len(view.sheet) > 1 else (0,) * len(view.totals)
        columns = [Column(side, seats) for side, seats in enumerate(who.sides)]
        deals = [_deal(number, result, columns) for number, result in enumerate(view.sheet, 1)]
        super().__init__(context, who, seating, deals, columns, (before, view.totals))
        self.view, self.title = view, say("rook-sheet-title", amount=view.target)
        self.running = self._running()

    @classmethod
    def of_view(cls, context: Context, view: View, who: Speakers, seating: Seating) -> Sheet:
        """For the table, the pause and the results; children see their jars."""
        if jars.stand(view, context.theme):
            return JarShelf(context, view.totals, view.target, who, seating)
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

    def sentence(self) -> Message:
        """Who leads or has won, and by how much."""
        if not self.begun:
            return self.so_far
        order = sorted(zip(self.view.sheet[-1].totals, self.who.sides, strict=True), reverse=True)
        (most, best), (second, _) = order[:2]
        if most == second:
            return say("rook-sheet-level", amount=most)
        over, seats = self.view.phase == "end", people(best)
        return say("rook-sheet-won" if over else "rook-sheet-lead", seats=seats, amount=most - second)

    def draw_way(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        left, right = paper.left + TRACK_LEFT, paper.right - TRACK_RIGHT
        draw_track(
            canvas, Track(left, right, paper.top + TRACK_DOWN, self.view.target), self.pins(), goal_star(), theme
        )

    def amount(self, points: int) -> Message:
        return amount(points)


def _deal(number: int, result: HandResult, columns: Sequence[Column]) -> Deal:
    bid = None if result.bidder is None else Bid(result.bidder, str(result.bid), bool(result.made))
    values = [(change(points), BAD if points < 0 else INK) for points in result.gained]
    return Deal(say("-rook-moment", number=number), result.dealer, values, told(columns, result.gained), bid)
