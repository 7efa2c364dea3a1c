"""Score sheets of Spooks. One shows the points of every hand, the totals, and which seat is grabbed at the target
(SP-83 to SP-92). The other shows all cards left at the end of a hand (SP-80, SP-81)."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.games.spooks.cards import sort_hand
from engine.games.spooks.events import HandResult
from engine.games.spooks.view import View
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import ribbon
from game.draw.svg import picture
from game.theme import BAD, GOOD, INK, Theme
from game.widgets.bindings import Binding
from scenes.games.spooks.art import faces
from scenes.games.spooks.art.sacks import mark
from scenes.seating import Seating
from scenes.table.boards.score_rows import Column, Deal, SeriesSheet
from scenes.table.boards.score_track import FALL, Track, draw_track
from scenes.table.boards.sheet import Sheet, draw_strips, points_told, total_told
from scenes.table.phrases import Speakers

TRACK_LEFT, TRACK_RIGHT, TRACK_DOWN = 118, 200, 196  # px from the paper's edges
GRABS = 96
QUIET = "#6B6250"
RIBBON = "#5A1F6E"


def part_of_match(view: View) -> Message | None:
    """Return the number of the current or next hand of a series."""
    return None if view.target is None else say("-spooks-moment", number=len(view.sheet) + 1)


class SheetScene(SeriesSheet):
    """The way to the target, at which a seat is grabbed: one line a hand, one column a seat, fewest points first."""

    HEADS = say("-sheet-hand"), say("-sheet-dealer")
    DOWN, UP = 376, 30

    def __init__(self, context: Context, view: View, who: Speakers, seating: Seating) -> None:
        totals = view.sheet[-1].totals if view.sheet else ()
        before = view.sheet[-2].totals if len(view.sheet) > 1 else (0,) * len(totals)
        order = sorted(range(len(totals)), key=lambda seat: totals[seat])
        colors = [
            BAD if seat in view.grabbed else GOOD if points == min(totals) else INK
            for seat, points in enumerate(totals)
        ]
        columns = [Column(seat, (seat,), colors[seat]) for seat in order]
        deals = [_deal(number, result, order) for number, result in enumerate(view.sheet, 1)]
        super().__init__(context, who, seating, deals, columns, (before, totals))
        self.target = view.target or 0  # a single hand has none, and no sheet of points
        self.title = say("spooks-sheet-to", amount=self.target)
        if view.dealer is not None and view.phase != "end":
            self.running = ((view.dealer, say("sheet-deals", seat=Who(view.dealer))),)

    @classmethod
    def of_view(cls, context: Context, view: View, who: Speakers, seating: Seating) -> Sheet:
        """For the table, the pause and the results. A single hand is shown as it ended."""
        if view.target is None and view.sheet:
            return LeftSheet(context, view.sheet[-1], who, seating)
        return cls(context, view, who, seating)

    def sentence(self) -> Message:
        return say("spooks-sheet-fewest-below", amount=self.target) if self.begun else self.so_far

    def draw_way(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        left, right = paper.left + TRACK_LEFT, paper.right - TRACK_RIGHT
        track = Track(left, right, paper.top + TRACK_DOWN, self.target, FALL)
        draw_track(canvas, track, self.pins(), picture("spooks/bat", GRABS), theme)


def _deal(number: int, result: HandResult, order: Sequence[Seat]) -> Deal:
    """The points of each seat, without seats that had dropped out before this hand."""
    values = []
    for seat in order:
        won, out = seat in result.winners, not result.left[seat] and seat not in result.winners
        values.append((verbatim("" if out else "0" if won else str(result.points[seat])), GOOD if won else INK))
    return Deal(say("-spooks-moment", number=number), result.dealer, values, left_in_hands(result, None))


TOP = 84
FACE = 74
LINE_MOST = 196  # px for one seat
GHOST_HIGH = 96
ONE_COLUMN = 6  # most seats in one column
NAME_WIDE = 180
POINTS_WIDE, CROWN = 110, 64


class LeftSheet(Sheet):
    """The cards left in all hands, and the ghost hand."""

    def __init__(self, context: Context, result: HandResult, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.result = result

    def bindings(self) -> tuple[Binding, ...]:
        return self.leads_on(say("hint-back"))

    def sentence(self) -> Message:
        return say("spooks-sheet-fewest")

    def lines(self) -> Sequence[Message]:
        return left_in_hands(self.result, None)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon(self.words_of(say("spooks-count")), 72, RIBBON).draw(canvas, (960, paper.top + 6))
        draw_left(canvas, Left(self.result, self.who, self.seating), paper, theme)


@dataclass(frozen=True, slots=True)
class Left:
    """The remaining cards at the end of a hand."""

    result: HandResult
    who: Speakers
    seating: Seating


def seats_of(result: HandResult) -> tuple[Seat, ...]:
    """Return the seats of the hand, fewest points first."""
    seats = [seat for seat, cards in enumerate(result.left) if cards or seat in result.winners]
    return tuple(sorted(seats, key=lambda seat: result.points[seat]))


def left_in_hands(result: HandResult, target: int | None) -> tuple[Message, ...]:
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
    """Draw face, name, cards and points."""
    result, middle, wins = left.result, box.centery, seat in left.result.winners
    size = min(FACE, box.height - 14)
    put(canvas, avatar(left.seating[seat].picture, size), center=(box.left + 44, middle))
    x = box.left + 92
    if named:
        name = left.who.names[seat]
        letters = text.fit(name, min(theme.px(40), 52), NAME_WIDE)
        text.place(canvas, text.clipped(name, letters, NAME_WIDE), letters, (x, middle), INK, "bold", "left")
        x += NAME_WIDE + 14
    if wins:
        mark("crown", CROWN).draw(canvas, (box.left + 44, middle - size * 0.46))
    right = box.right - POINTS_WIDE
    draw_strips(canvas, sort_hand(result.left[seat]), pygame.Rect(x, box.top, right - x, box.height), faces)
    at, points = (box.right - 14, middle), str(result.points[seat])
    text.place(canvas, points, min(52, box.height - 30), at, GOOD if wins else INK, "extrabold", "right")


def _draw_ghost(canvas: Canvas, left: Left, box: pygame.Rect) -> None:
    """Draw the ghost hand, which counts for no seat. It is public after the hand (SP-81)."""
    ghost = sort_hand(left.result.ghost or ())
    put(canvas, picture("spooks/spook", 52), center=(box.left + 44, box.centery))
    words, at = left.who.words(say("spooks-ghost")), (box.left + 92, box.centery)
    text.place(canvas, words, 34, at, QUIET, "semibold", "left")
    draw_strips(canvas, ghost, pygame.Rect(box.left + 300, box.top, box.width - 320, box.height), faces)
