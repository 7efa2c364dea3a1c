"""The end of a hand: what is left in every hand lies open and is counted card by card (SP-80, SP-81)."""

from typing import TYPE_CHECKING

import pygame

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
from game.theme import BAD, GOOD, INK, Theme
from game.timeline import Call, Seq, Wait
from scenes.games.spooks.art import faces
from scenes.games.spooks.kids import SAYINGS
from scenes.games.spooks.words import hand_ended
from scenes.seating import Seating
from scenes.table.boards.sheet import Count, draw_strips
from scenes.table.phrases import Speakers, plain

if TYPE_CHECKING:
    from game.context import Context

CARD_SECONDS = 0.16  # from card to card
LONGEST = 5.0  # seconds that the whole count may take
STEPS = 8  # notes that the count climbs
TOP = 84
QUIET = "#6B6250"
RIBBON = "#5A1F6E"
FACE = 74
LINE_MOST = 196  # px for one seat
GHOST_HIGH = 96
ONE_COLUMN = 6  # seats; more stand in two columns
NAME_WIDE = 180
POINTS_WIDE, TOTAL_WIDE = 110, 156
MARK = 44  # px: crown of a winner, bat of whoever is grabbed


class CountScene(Count):
    """All losers' cards turn up one after the other, in rounds; the points run up beside them."""

    plainer = SAYINGS

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

    def sentence(self) -> str:
        return plain(hand_ended(self.result.winners, self.who))

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        ribbon("What is left", 72, RIBBON).draw(canvas, (960, paper.top + 6))
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
        text.place(canvas, "Ghost hand", 34, (box.left + 92, box.centery), QUIET, "semibold", "left")
        draw_strips(canvas, ghost, pygame.Rect(box.left + 300, box.top, box.width - 320, box.height), faces)


@cached
def _mark(name: str, width: int) -> Piece:
    return with_shadow(picture(name, width), 4, 100, (1, 3))
