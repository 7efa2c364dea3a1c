"""Score sheets of Spooks. One shows the points of every hand, the totals, and which seat is grabbed at the target
(SP-83 to SP-92). The other, at the end of a hand, shows all remaining cards and counts them one by one (SP-80, SP-81).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.spooks.cards import POINTS, sort_hand
from engine.games.spooks.events import HandEnded, HandResult
from engine.games.spooks.view import View
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import picture
from game.theme import BAD, GOOD, INK, Theme
from game.timeline import Call, Seq, Wait
from game.widgets.bindings import Binding
from scenes.games.spooks.art import faces
from scenes.games.spooks.sentences import hand_won_by
from scenes.seating import Seating
from scenes.table.boards.score_rows import DealLine, ScoreTable, TotalsStrip, draw_rows, rows_of
from scenes.table.boards.score_track import FALL, Climb, Track, TrackPin, draw_track
from scenes.table.boards.sheet import CountingSheet, Sheet, draw_strips, points_told, total_told
from scenes.table.boards.start_board import draw_heading
from scenes.table.phrases import Speakers

TRACK_LEFT, TRACK_RIGHT, TRACK_DOWN = 118, 200, 196  # px from the paper's edges
ROWS_IN, ROWS_DOWN, ROWS_FOOT = 48, 376, 30
GRABS = 96
QUIET = "#6B6250"
RIBBON = "#5A1F6E"


def moment(view: View) -> Message | None:
    """Return the number of the current or next hand of a series."""
    return None if view.target is None else say("-spooks-moment", number=len(view.sheet) + 1)


class SheetScene(Sheet):
    """The way to the target, at which a seat is grabbed: one line a hand, the newest visible; one column a seat, fewest
    points first. A single hand is shown as it ended, with the remaining cards."""

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.view, self.sheet, self.grabbed = view, view.sheet, frozenset(view.grabbed)
        self.begun = bool(self.sheet)
        self.first: int | None = None  # the uppermost line; None: the newest lines, until a user scrolls
        totals = self.sheet[-1].totals if self.begun else ()
        before = self.sheet[-2].totals if len(self.sheet) > 1 else (0,) * len(totals)
        self.climb = Climb(before, totals) if self.begun and view.target is not None else None
        self.order = tuple(sorted(range(len(totals)), key=lambda seat: totals[seat]))
        if view.dealer is not None and view.phase != "end":
            self.running = ((view.dealer, say("sheet-deals", seat=Who(view.dealer))),)

    @classmethod
    def of_view(cls, context: Context, view: View, who: Speakers, seating: Seating) -> "SheetScene":
        """For the table, the pause and the results."""
        return cls(context, view, who, seating)

    @property
    def _last(self) -> int:
        return max(0, len(self.sheet) - rows_of(self.context.theme)) if self.view.target is not None else 0

    @property
    def _shown_from(self) -> int:
        return self._last if self.first is None else self.first

    def _scroll(self, step: int) -> None:
        self.first = max(0, min(self._last, self._shown_from + step))

    def bindings(self) -> tuple[Binding, ...]:
        return self.goes_on(say("hint-back"), *self.scrolls(self._scroll, self._shown_from, self._last))

    def sentence(self) -> Message:
        if not self.sheet:
            return say("sheet-hands", count=0)
        if self.view.target is None:
            return say("spooks-sheet-fewest")
        return say("spooks-sheet-fewest-below", amount=self.view.target)

    def lines(self) -> Sequence[Message]:
        if self.climb is None:
            return _left_in_hands(self.sheet[-1], None)
        first = self._shown_from
        shown = enumerate(self.sheet[first : first + rows_of(self.context.theme)], first + 1)
        rows = (
            say("sheet-row", where=say("-spooks-moment", number=number), items=_left_in_hands(result, None))
            for number, result in shown
        )
        totals = points_told(self.sheet[-1].totals, self.order)
        return *rows, total_told(totals), *(words for _, words in self.running)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        climb = self.climb
        if climb is None or self.view.target is None:
            ribbon(self.worded(say("spooks-count")), 72, RIBBON).draw(canvas, (960, paper.top + 6))
            draw_left(canvas, Left(self.sheet[-1], None, self.who, self.seating), paper, theme)
            return
        title, hands = say("spooks-sheet-to", amount=self.view.target), say("sheet-hands", count=len(self.sheet))
        draw_heading(canvas, paper, self.worded(title), self.worded(hands), theme)
        left, right = paper.left + TRACK_LEFT, paper.right - TRACK_RIGHT
        track = Track(left, right, paper.top + TRACK_DOWN, self.view.target, FALL)
        pins = [TrackPin((self.seating[seat].picture,), *climb.pin(seat)) for seat in self.order]
        draw_track(canvas, track, pins, picture("spooks/bat", GRABS), theme)
        first = self._shown_from
        shown = list(enumerate(self.sheet[first : first + rows_of(theme)], first + 1))
        lines = [self._line(result, number) for number, result in shown]
        box = pygame.Rect(paper.left + ROWS_IN, paper.top + ROWS_DOWN, paper.width - 2 * ROWS_IN, 0)
        box.height = paper.bottom - ROWS_FOOT - box.top
        heads = self.worded(say("-sheet-hand")), self.worded(say("-sheet-dealer")), ""
        looks = [(self.seating[seat].picture,) for seat in self.order]
        draw_rows(canvas, box, ScoreTable(heads, looks), lines, self._strip(climb), theme)

    def _line(self, result: HandResult, number: int) -> DealLine:
        """The points of each seat, without seats that had dropped out before this hand."""
        values = []
        for seat in self.order:
            won, out = seat in result.winners, not result.left[seat] and seat not in result.winners
            values.append(("" if out else "0" if won else str(result.points[seat]), GOOD if won else INK))
        return DealLine(number, self.seating[result.dealer].picture, values)

    def _strip(self, climb: Climb) -> TotalsStrip:
        best = min(self.sheet[-1].totals)
        colors = [BAD if seat in self.grabbed else GOOD if climb.after[seat] == best else INK for seat in self.order]
        totals = [(str(climb.total(seat)), color) for seat, color in zip(self.order, colors, strict=True)]
        if not self.running:
            return TotalsStrip(None, None, self.worded(say("-sheet-total")), totals)
        seat, words = self.running[-1]
        return TotalsStrip(len(self.sheet) + 1, self.seating[seat].picture, self.worded(words), totals)


CARD_SECONDS = 0.16  # seconds between cards
LONGEST = 5.0  # most seconds of the whole count
STEPS = 8  # notes that the count rises
TOP = 84
FACE = 74
LINE_MOST = 196  # px for one seat
GHOST_HIGH = 96
ONE_COLUMN = 6  # most seats in one column
NAME_WIDE = 180
POINTS_WIDE, TOTAL_WIDE = 110, 156
MARK = 44  # px: crown of a winner, bat of a grabbed seat


class CountScene(CountingSheet):
    """All losers' cards turn up one after the other, seat by seat in rounds; the points run up beside them."""

    def __init__(
        self, context: Context, result: HandResult, target: int | None, who: Speakers, seating: Seating
    ) -> None:
        super().__init__(context, who, seating)
        self.result, self.target = result, target
        self.counted = 0  # counted cards of each hand
        self.most = max(len(cards) for cards in result.left)

    @classmethod
    def of_event(cls, context: Context, event: HandEnded, view: View, who: Speakers, seating: Seating) -> "CountScene":
        """For the table, after a hand has ended."""
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
        return hand_won_by(self.result.winners)

    def lines(self) -> Sequence[Message]:
        return _left_in_hands(self.result, self.target)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.worded(say("spooks-count")), 72, RIBBON).draw(canvas, (960, paper.top + 6))
        left = Left(self.result, self.target, self.who, self.seating, self.counted, not self.lane.busy)
        draw_left(canvas, left, paper, theme)


@dataclass(frozen=True, slots=True)
class Left:
    """The remaining cards at the end of a hand. `counted`: only the first cards of each seat, or None for all.
    `totals`: shown once everything is counted."""

    result: HandResult
    target: int | None
    who: Speakers
    seating: Seating
    counted: int | None = None
    totals: bool = False


def seats_of(result: HandResult) -> tuple[Seat, ...]:
    """Return the seats of the hand, fewest points first."""
    seats = [seat for seat, cards in enumerate(result.left) if cards or seat in result.winners]
    return tuple(sorted(seats, key=lambda seat: result.points[seat]))


def _left_in_hands(result: HandResult, target: int | None) -> tuple[Message, ...]:
    """The points of each seat for its remaining cards, and in a series the totals."""
    seats = seats_of(result)
    got = points_told(result.points, seats)
    return got if target is None else (*got, total_told(points_told(result.totals, seats)))


def draw_left(canvas: Canvas, left: Left, paper: pygame.Rect, theme: Theme) -> None:
    """Draw a line for each seat, in two columns if there are many, and the ghost hand."""
    seats, ghost = seats_of(left.result), left.result.ghost
    columns = 1 if len(seats) <= ONE_COLUMN else 2
    rows = -(-len(seats) // columns)
    foot = GHOST_HIGH if ghost else 16
    high = min(LINE_MOST, (paper.height - TOP - foot) / rows)
    wide = (paper.width - 48) / columns
    for i, seat in enumerate(seats):
        x = paper.left + 24 + wide * (i // rows)
        box = pygame.Rect(round(x), round(paper.top + TOP + high * (i % rows)), round(wide), round(high))
        _draw_line(canvas, left, seat, box, theme, named=columns == 1)
    if ghost:
        _draw_ghost(canvas, left, pygame.Rect(paper.left + 24, paper.bottom - foot, paper.width - 48, foot))


def _draw_line(canvas: Canvas, left: Left, seat: Seat, box: pygame.Rect, theme: Theme, *, named: bool) -> None:
    """Draw face, name, cards, points, and the total of a series."""
    result, middle, wins = left.result, box.centery, seat in left.result.winners
    size = min(FACE, box.height - 14)
    head = avatar(left.seating[seat].picture, size)
    canvas.blit(head, head.get_rect(center=(box.left + 44, middle)))
    x = box.left + 92
    if named:
        name = left.who.names[seat]
        letters = text.fit(name, min(theme.px(40), 52), NAME_WIDE)
        text.place(canvas, text.clipped(name, letters, NAME_WIDE), letters, (x, middle), INK, "bold", "left")
        x += NAME_WIDE + 14
    if wins:
        _mark("crown", MARK + 20).draw(canvas, (box.left + 44, middle - size * 0.46))
    right = box.right - (TOTAL_WIDE if left.target is not None else 0) - POINTS_WIDE
    cards = sort_hand(result.left[seat])
    shown = len(cards) if left.counted is None else left.counted
    draw_strips(canvas, cards, pygame.Rect(x, box.top, right - x, box.height), faces, shown)
    points = sum(POINTS[card] for card in cards[:shown])
    at = (right + POINTS_WIDE - 14, middle)
    text.place(canvas, str(points), min(52, box.height - 30), at, GOOD if wins else INK, "extrabold", "right")
    if left.target is not None and left.totals:
        _draw_total(canvas, result, seat, box)


def _draw_total(canvas: Canvas, result: HandResult, seat: Seat, box: pygame.Rect) -> None:
    """Draw the points of the series so far, with a bat beside a grabbed seat."""
    grabbed = seat in result.grabbed
    at = (box.right - 10, box.centery)
    text.place(canvas, str(result.totals[seat]), 40, at, BAD if grabbed else QUIET, "bold", "right")
    if grabbed:
        _mark("spooks/bat", MARK).draw(canvas, (box.right - 112, box.centery - 4))


def _draw_ghost(canvas: Canvas, left: Left, box: pygame.Rect) -> None:
    """Draw the ghost hand, which counts for no seat. It is public after the hand (SP-81)."""
    ghost = sort_hand(left.result.ghost or ())
    shape = picture("spooks/spook", 52)
    canvas.blit(shape, shape.get_rect(center=(box.left + 44, box.centery)))
    words, at = left.who.words(say("spooks-ghost")), (box.left + 92, box.centery)
    text.place(canvas, words, 34, at, QUIET, "semibold", "left")
    draw_strips(canvas, ghost, pygame.Rect(box.left + 300, box.top, box.width - 320, box.height), faces)


@cached
def _mark(name: str, width: int) -> Piece:
    return with_shadow(picture(name, width), 4, 100, (1, 3))
