"""The rows of a score sheet: one for each deal, the newest in sight. A row has the dealer and the result of each side.

A strip below has the next dealer and the totals.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import board
from game.theme import BAD, GOOD, INK, SMALLEST_TEXT, SeatLook, Theme
from scenes.table.boards.start_board import QUIET, row_ground

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

    look: SeatLook
    amount: str
    made: bool


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal: its number, its dealer, its bid if any, and the result of each side as (words, color). "" for a side that
    was out."""

    number: int
    dealer: SeatLook
    values: Sequence[tuple[str, str]]
    bid: Bid | None = None


@dataclass(frozen=True, slots=True)
class TotalsStrip:
    """The last row: the number of the next deal, its dealer, words about it, and the totals."""

    number: int | None
    dealer: SeatLook | None
    words: str
    totals: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The heads of the columns: words for number, dealer and bid, and the faces of each side. The word for bid is "" if
    there are no bids."""

    heads: tuple[str, str, str]
    sides: Sequence[Sequence[SeatLook]]


def rows_of(theme: Theme) -> int:
    """Number of visible deals."""
    return LARGE_ROWS if theme.large_text else ROWS


def draw_rows(
    canvas: Canvas, box: Rect, table: ScoreTable, lines: Sequence[DealLine], strip: TotalsStrip, theme: Theme
) -> None:
    """Draw the rows in a box of the paper, with the heads on its upper edge. Large text has no dealer's column."""
    dealt, bids = not theme.large_text, bool(table.heads[2])
    begins = BID_FROM + (BID_WIDE if bids else NEXT_WIDE if len(table.sides) <= FEW else 0) - (0 if dealt else WITHOUT)
    step = (box.width - begins) / len(table.sides)
    xs = [box.left + begins + step * (side + 0.5) for side in range(len(table.sides))]
    _draw_heads(canvas, box, table, xs, step, theme)
    top, room = box.top + HEAD, box.height - HEAD - STRIP - FOOT
    high = min(HIGHEST, room // max(3, len(lines)))
    for row, line in enumerate(lines):
        middle = top + high * (row + 0.5)
        canvas.fill(LINE, (box.left, round(top + high * row) - 1, box.width, 3))
        text.place(canvas, str(line.number), _size(theme, NUMBER, high), (box.left + NUMBER_AT, middle), INK, "bold")
        if dealt:
            _face(canvas, line.dealer, min(FACE, high - 8), (box.left + DEALER_AT, middle))
        if line.bid is not None:
            left = box.left + BID_FROM - (0 if dealt else WITHOUT)
            _draw_bid(canvas, line.bid, left, middle, high, theme)
        for (words, color), x in zip(line.values, xs, strict=True):
            _fitted(canvas, words, _size(theme, VALUE, high), (x, middle), color, step)
    _draw_strip(canvas, Rect(box.left, box.bottom - STRIP, box.width, STRIP), strip, xs, step, theme, dealt)


def _size(theme: Theme, letters: int, high: float) -> int:
    return max(SMALLEST_TEXT, min(theme.px(letters), round(high * 0.72), round(letters * 1.3)))


def _fitted(canvas: Canvas, words: str, size: int, at: tuple[float, float], color: str, room: float) -> None:
    letters = max(SMALLEST_TEXT, text.fit(words, size, room - 10, "extrabold")) if words else size
    text.place(canvas, words, letters, at, color, "extrabold")


def _face(canvas: Canvas, look: SeatLook, size: float, at: tuple[float, float]) -> None:
    head = avatar(look, round(size))
    canvas.blit(head, head.get_rect(center=(round(at[0]), round(at[1]))))


def _draw_heads(canvas: Canvas, box: Rect, table: ScoreTable, xs: Sequence[float], step: float, theme: Theme) -> None:
    left = 0 if not theme.large_text else WITHOUT
    places = (box.left + NUMBER_AT, box.left + DEALER_AT, box.left + BID_FROM - left + BID_WIDE / 2)
    for number, (words, x) in enumerate(zip(table.heads, places, strict=True)):
        if words and not theme.large_text:
            letters = max(SMALLEST_TEXT, text.fit(words, HEAD, 160 if number else 2 * NUMBER_AT + 60, "semibold"))
            text.place(canvas, words, letters, (x, box.top), QUIET, "semibold")
    for looks, x in zip(table.sides, xs, strict=True):
        size = min(FACE, step / (1 + 0.62 * (len(looks) - 1)) - 8)
        for number, look in enumerate(looks):
            _face(canvas, look, size, (x + (number - (len(looks) - 1) / 2) * size * 0.62, box.top))


def _draw_bid(canvas: Canvas, bid: Bid, left: float, middle: float, high: float, theme: Theme) -> None:
    """Draw the bidder's face, the amount, and a tick or a cross."""
    size = min(BIDDER, high - 8)
    _face(canvas, bid.look, size, (left + 31, middle))
    letters = _size(theme, VALUE, high)
    letters = text.fit(bid.amount, letters, 110, "extrabold")
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


def _draw_strip(
    canvas: Canvas, box: Rect, strip: TotalsStrip, xs: Sequence[float], step: float, theme: Theme, dealt: bool
) -> None:
    row_ground(box.size).draw(canvas, box.topleft)
    middle = box.centery
    if strip.number is not None:
        text.place(canvas, str(strip.number), _size(theme, NUMBER, STRIP), (box.left + NUMBER_AT, middle), INK, "bold")
    at = box.left + DEALER_AT - (0 if dealt else WITHOUT - 44)
    if strip.dealer is not None:
        _face(canvas, strip.dealer, FACE, (at, middle))
    if strip.words:
        left = at + NEXT_FROM - DEALER_AT
        room = xs[0] - step / 2 - left - 8
        letters = max(SMALLEST_TEXT, text.fit(strip.words, _size(theme, WORDS, STRIP), room, theme.sentence_role))
        if text.width(strip.words, letters, theme.sentence_role) <= room:
            text.place(canvas, strip.words, letters, (left, middle), INK, theme.sentence_role, "left")
    for (words, color), x in zip(strip.totals, xs, strict=True):
        _fitted(canvas, words, _size(theme, TOTAL, STRIP), (x, middle), color, step)
