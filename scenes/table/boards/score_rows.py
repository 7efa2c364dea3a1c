"""The sheet of a series of deals: the way to the target, a row for each deal, the newest in sight, and the totals.

A row has the dealer and the result of each side. A strip below the rows has the latest news and the totals.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import board
from game.theme import BAD, GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding
from scenes.seating import Seating
from scenes.table.boards.score_track import Climb, TrackPin
from scenes.table.boards.sheet import Sheet, total_told
from scenes.table.boards.start_board import QUIET, draw_heading, row_ground
from scenes.table.phrases import Speakers, people

LINE = "#DEC89A"
ROWS, LARGE_ROWS, HIGHEST = 5, 4, 94
STRIP, FOOT = 88, 26
HEAD, NUMBER, WORDS, VALUE, TOTAL = 36, 42, 42, 50, 58
FACE, BIDDER, MARK = 62, 62, 52
NUMBER_AT, DEALER_AT, BID_FROM = 42, 212, 330  # px from the rows' left edge
BID_WIDE, NEXT_FROM, NEXT_WIDE = 252, 256, 210
FEW = 6
"""Greatest number of sides with room for the next dealer."""
WITHOUT = 130  # px by which columns move left if there is no dealer's column


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: the bidder, the amount, and whether it was made."""

    seat: Seat
    amount: str
    made: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: its number in words, its dealer, its results for the narrator, and its bid if any.

    `values`: the result of each column as (words, color). Words are "" for a side that was out.
    """

    where: Message
    dealer: Seat
    values: Sequence[tuple[Message, str]]
    told: tuple[Message, ...]
    bid: Bid | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A column: the place of its total among those of all, its seats, and the color of the total."""

    side: int
    seats: Sequence[Seat]
    color: str = INK


def told(columns: Sequence[Column], points: Sequence[int]) -> tuple[Message, ...]:
    """The points of each column, as `Ida: 80`."""
    return tuple(say("table-points", seat=people(column.seats), amount=points[column.side]) for column in columns)


class SeriesSheet(Sheet):
    """The scores of a series. A game gives its title, its deals and columns, and draws the way to the target."""

    HEADS: tuple[Message, ...]
    """The heads of the columns of numbers and dealers, and of bids if there are any."""
    SIDE, DOWN, UP = 48, 316, 40
    """Px of paper at the left and right of the rows, above and below them."""
    title: Message
    total = say("-sheet-total")
    """The word for the totals after the last deal."""
    first = None

    def __init__(
        self,
        context: Context,
        who: Speakers,
        seating: Seating,
        deals: Sequence[Deal],
        columns: Sequence[Column],
        totals: tuple[Sequence[int], Sequence[int]],
    ) -> None:
        """`totals`: those before the latest deal, and now."""
        super().__init__(context, who, seating)
        self.deals, self.columns, self.begun = deals, columns, bool(deals)
        self.so_far = say("sheet-hands", count=len(deals))
        self.scores = Climb(*totals)
        self.climb = self.scores if self.begun else None

    @property
    def most(self) -> int:
        """Number of deals in sight."""
        return LARGE_ROWS if self.context.theme.large_text else ROWS

    def in_sight(self) -> Sequence[tuple[int, Deal]]:
        """The deals in sight with their numbers."""
        first = max(0, len(self.deals) - self.most) if self.first is None else self.first
        return list(enumerate(self.deals[first : first + self.most], first + 1))

    def bindings(self) -> tuple[Binding, ...]:
        return self.leads_on(say("hint-back"), *self.scrolls(max(0, len(self.deals) - self.most)))

    def lines(self) -> Sequence[Message]:
        rows = (say("sheet-row", where=deal.where, items=deal.told) for _, deal in self.in_sight())
        return *rows, total_told(told(self.columns, self.scores.after)), *(words for _, words in self.running)

    def paint(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        draw_heading(canvas, paper, self.words_of(self.title), self.words_of(self.so_far), theme)
        self.draw_way(canvas, paper, theme)
        wide, high = paper.width - 2 * self.SIDE, paper.height - self.DOWN - self.UP
        self.draw_rows(canvas, Rect(paper.left + self.SIDE, paper.top + self.DOWN, wide, high), theme)

    def draw_way(self, canvas: Canvas, paper: Rect, theme: Theme) -> None:
        """Draw the way to the target."""

    def amount(self, points: int) -> Message:
        """A total in words."""
        return verbatim(str(points))

    def looks(self, column: Column) -> list[SeatLook]:
        return [self.seating[seat].picture for seat in column.seats]

    def pins(self) -> list[TrackPin]:
        return [TrackPin(self.looks(column), *self.scores.pin(column.side)) for column in self.columns]

    def draw_rows(self, canvas: Canvas, box: Rect, theme: Theme) -> None:
        """Draw the rows in a box of the paper, with the heads on its upper edge. Large text has no dealer's column."""
        dealt, bids, deals = not theme.large_text, len(self.HEADS) > 2, self.in_sight()
        begins = (
            BID_FROM + (BID_WIDE if bids else NEXT_WIDE if len(self.columns) <= FEW else 0) - (0 if dealt else WITHOUT)
        )
        step = (box.width - begins) / len(self.columns)
        xs = [box.left + begins + step * (place + 0.5) for place in range(len(self.columns))]
        self._draw_heads(canvas, box, xs, step, theme)
        top, room = box.top + HEAD, box.height - HEAD - STRIP - FOOT
        high = min(HIGHEST, room // max(3, len(deals)))
        for row, (number, deal) in enumerate(deals):
            middle = top + high * (row + 0.5)
            canvas.fill(LINE, (box.left, round(top + high * row) - 1, box.width, 3))
            text.place(canvas, str(number), _size(theme, NUMBER, high), (box.left + NUMBER_AT, middle), INK, "bold")
            if dealt:
                _face(canvas, self.seating[deal.dealer].picture, min(FACE, high - 8), (box.left + DEALER_AT, middle))
            if deal.bid is not None:
                left = box.left + BID_FROM - (0 if dealt else WITHOUT)
                _draw_bid(canvas, deal.bid, self.seating[deal.bid.seat].picture, left, middle, high, theme)
            for (words, color), x in zip(deal.values, xs, strict=True):
                _fitted(canvas, self.words_of(words), _size(theme, VALUE, high), (x, middle), color, step)
        self._draw_strip(canvas, Rect(box.left, box.bottom - STRIP, box.width, STRIP), xs, step, theme)

    def _draw_heads(self, canvas: Canvas, box: Rect, xs: Sequence[float], step: float, theme: Theme) -> None:
        places = (NUMBER_AT, DEALER_AT, BID_FROM + BID_WIDE / 2)
        for number, (head, x) in enumerate(zip(self.HEADS, places, strict=False)):
            if not theme.large_text:
                words = self.words_of(head)
                letters = max(SMALLEST_TEXT, text.fit(words, HEAD, 160 if number else 2 * NUMBER_AT + 60, "semibold"))
                text.place(canvas, words, letters, (box.left + x, box.top), QUIET, "semibold")
        for looks, x in zip(map(self.looks, self.columns), xs, strict=True):
            size = min(FACE, step / (1 + 0.62 * (len(looks) - 1)) - 8)
            for number, look in enumerate(looks):
                _face(canvas, look, size, (x + (number - (len(looks) - 1) / 2) * size * 0.62, box.top))

    def _draw_strip(self, canvas: Canvas, box: Rect, xs: Sequence[float], step: float, theme: Theme) -> None:
        """Draw the number of the next deal, its dealer and the latest news, and the totals."""
        row_ground(box.size).draw(canvas, box.topleft)
        middle, words, role = box.centery, self.total, theme.sentence_role
        at = box.left + DEALER_AT - (WITHOUT - 44 if theme.large_text else 0)
        if self.running:
            seat, words = self.running[-1]
            number, letters = str(len(self.deals) + 1), _size(theme, NUMBER, STRIP)
            text.place(canvas, number, letters, (box.left + NUMBER_AT, middle), INK, "bold")
            _face(canvas, self.seating[seat].picture, FACE, (at, middle))
        news, left = self.words_of(words), at + NEXT_FROM - DEALER_AT
        room = xs[0] - step / 2 - left - 8
        letters = max(SMALLEST_TEXT, text.fit(news, _size(theme, WORDS, STRIP), room, role))
        if text.width(news, letters, role) <= room:
            text.place(canvas, news, letters, (left, middle), INK, role, "left")
        for column, x in zip(self.columns, xs, strict=True):
            total = self.words_of(self.amount(self.scores.total(column.side)))
            _fitted(canvas, total, _size(theme, TOTAL, STRIP), (x, middle), column.color, step)


def _size(theme: Theme, letters: int, high: float) -> int:
    return max(SMALLEST_TEXT, min(theme.px(letters), round(high * 0.72), round(letters * 1.3)))


def _fitted(canvas: Canvas, words: str, size: int, at: tuple[float, float], color: str, room: float) -> None:
    letters = max(SMALLEST_TEXT, text.fit(words, size, room - 10, "extrabold")) if words else size
    text.place(canvas, words, letters, at, color, "extrabold")


def _face(canvas: Canvas, look: SeatLook, size: float, at: tuple[float, float]) -> None:
    head = avatar(look, round(size))
    canvas.blit(head, head.get_rect(center=(round(at[0]), round(at[1]))))


def _draw_bid(canvas: Canvas, bid: Bid, look: SeatLook, left: float, middle: float, high: float, theme: Theme) -> None:
    """Draw the bidder's face, the amount, and a tick or a cross."""
    _face(canvas, look, min(BIDDER, high - 8), (left + 31, middle))
    letters = text.fit(bid.amount, _size(theme, VALUE, high), 110, "extrabold")
    text.place(canvas, bid.amount, letters, (left + 126, middle), INK, "extrabold")
    mark = _mark(bid.made, round(min(MARK, high - 12)))
    canvas.blit(mark, mark.get_rect(center=(round(left + 222), round(middle))))


@cached
def _mark(made: bool, size: int) -> pygame.Surface:
    """A white tick on green, a white cross on red."""
    ground = GOOD if made else BAD
    out = board(size, size, ground, size // 2).copy()
    shape = icon("tick" if made else "cross", round(size * 0.62), "#FFFFFF", ground)
    out.blit(shape, shape.get_rect(center=(size // 2, size // 2)))
    return out
