"""Giving a hint as a child: the own word large, two friends, and three hints at a time. Other words come with the vote.

The row has only hints that the child can choose. It moves on by three with the ring, with a swipe, and with the arrows
at its ends.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from pygame import Rect

from engine.games.word_porters.cards import Printed
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.input.actions import Action, Press
from game.theme import CREAM, SAFE, STAGE
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.word_porters.art.furniture import Hall, draw_labels, word_piece
from scenes.games.word_porters.boards.hint_board import HintBoard
from scenes.games.word_porters.layout import THREE, in_threes, own_word
from scenes.table.asks.bids import arrow
from scenes.table.boards.private_board import BoardContext

FRIENDS = 2
WORD = 110  # most px of the own word's letters
FACE, _FACE_X, _NAME, _NAME_DOWN, _NAME_MOST = 200, 340, 56, 156, 440
_TURNS = {-1: Action.PREV, 1: Action.NEXT}
"""The button of each arrow, by its direction."""
_ARROW_IN = 28  # px from the end of the row to the middle of an arrow
_REACH = 120  # px: the side of an arrow for a pointer


class ThreeHints(HintBoard):
    """`row` are the hints that can be chosen."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        row = tuple(hint for hint in self.view.row if self.onto(hint.card))
        self.row: tuple[Printed, ...] = row or self.view.row
        self.hook.beside = lambda: () if self.passing else tuple((rect, _TURNS[way]) for way, rect in self.arrows())

    @property
    def first(self) -> int:
        """The place in the row of the first hint in view."""
        place = next((place for place, hint in enumerate(self.row) if hint.card == self.focus.at), 0)
        return place - place % THREE

    def _rects(self) -> tuple[tuple[Printed, Rect], ...]:
        first = self.first
        return tuple((hint, in_threes(place, first, self.theme)) for place, hint in enumerate(self.row))

    # Targets

    def targets(self) -> Sequence[Target]:
        """All hints of the row. Those of other threes are beside the stage."""
        return super().targets() if self.passing else tuple(Target(hint.card, rect) for hint, rect in self._rects())

    def counted_targets(self) -> Sequence[Hashable]:
        return () if self.passing else [hint.card for hint in self.row]

    def needed(self) -> tuple[Rect, ...]:
        return tuple(rect for rect in super().needed() if _in_view(rect))

    def arrows(self) -> tuple[tuple[int, Rect], ...]:
        """The direction and the rectangle of each arrow at the ends of the row."""
        first, middle = self.first, in_threes(0, 0, self.theme).centery
        ways = ((-1, SAFE.left + _ARROW_IN, first > 0), (1, SAFE.right - _ARROW_IN, first + THREE < len(self.row)))
        return tuple(
            (way, Rect(x - _REACH // 2, middle - _REACH // 2, _REACH, _REACH)) for way, x, there in ways if there
        )

    def _turn_to(self, way: int) -> None:
        """Show the next three hints in a direction, if there are any."""
        place = self.first + way * THREE
        if not self.passing and 0 <= place < len(self.row):
            self.sound("focus")
            self.settle(self.row[place].card)
            self.settle()

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        super().settle()  # the row is where its focus is

    def click_outside(self, press: Press) -> None:
        self.hook.press_beside(press)

    def bindings(self) -> tuple[Binding, ...]:
        left = Binding(_TURNS[-1], lambda press: self._turn_to(-1))
        right = Binding(_TURNS[1], lambda press: self._turn_to(1))
        return table((*super().bindings(), left, right))

    def swiped(self, way: Action, press: Press) -> None:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(way)
        if step is not None:
            self._turn_to(step)

    # Pictures

    def read(self) -> tuple[Rect, ...]:
        return (own_word(self.theme),)

    def paint(self, canvas: Canvas) -> None:
        self._paint_friends(canvas)
        three = [one for one in self._rects() if _in_view(one[1])]
        shown = self._hall([hint for hint, _ in three], [rect for _, rect in three])
        if self.view.number is not None:
            word_piece(shown, self.view.number, em=WORD).draw(canvas, own_word(self.theme).center)
        draw_labels(canvas, shown, self.label_states(), self.ghost())
        for way, rect in self.arrows():
            canvas.blit(arrow(way), arrow(way).get_rect(center=rect.center))
        self.paint_more(canvas)

    def _hall(self, hints: Sequence[Printed], rects: Sequence[Rect]) -> Hall:
        """The hall with these hints only, and with the own word large."""
        words = (own_word(self.theme),) * len(self.view.words)
        return replace(
            self.shown,
            view=replace(self.view, row=tuple(hints)),
            where=replace(self.shown.where, words=words, labels=tuple(rects)),
        )

    def _paint_friends(self, canvas: Canvas) -> None:
        """Draw the faces and names of two others; of more there is no room."""
        others = [plan for seat, plan in enumerate(self.behind.seating.seats) if seat != self.behind.seat]
        if len(others) > FRIENDS:
            return
        middle, role = own_word(self.theme).centery, self.theme.sentence_role
        for plan, x in zip(others, (_FACE_X, STAGE[0] - _FACE_X), strict=False):
            face = avatar(plan.picture, FACE)
            canvas.blit(face, face.get_rect(center=(x, middle - 20)))
            size = text.fit(plan.name, self.theme.sentence_px(_NAME), _NAME_MOST, role)
            words = text.clipped(plan.name, size, _NAME_MOST, role)
            text.place(canvas, words, size, (x, middle + _NAME_DOWN - 20), CREAM, role)


def _in_view(rect: Rect) -> bool:
    return rect.colliderect((0, 0), STAGE)


def hint_board(context: Context, behind: BoardContext) -> HintBoard:
    """Return the board for a hint: for children with three hints at a time, except in a lesson."""
    return (ThreeHints if context.theme.kids and not behind.taught else HintBoard)(context, behind)
