"""The vote of a child: one friend with its hints, and three words at a time. The own word is not among them. The other
friends come one after the other. In a lesson all is lower, below the host."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from pygame import Rect

from engine.games.word_porters.options import NUMBERS
from game.canvas import Canvas
from game.context import Context
from game.lessons import Mark
from game.theme import STAGE
from game.widgets.focus import Target
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.layout import THREE, ends_of_three, in_threes
from scenes.table.boards.private_board import BoardContext
from scenes.table.boards.turned_board import Arrows, TurnedBoard, in_view

ASIDE = -3 * STAGE[0]
"""Px from a place in view to that of a word which is not in the row."""


class ThreeWords(TurnedBoard, VoteBoard):
    """`row` are the words that can be given. It moves on by three with the ring, a swipe, and the arrows at its
    ends."""

    most_face = 116

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.row = tuple(number for number in NUMBERS if number not in self.vote.barred)
        self._place()

    @property
    def first(self) -> int:
        """The place in the row of the first word in view."""
        at = self.focus.at
        place = self.row.index(at[1]) if isinstance(at, tuple) and at[0] == "word" and at[1] in self.row else 0
        return place - place % THREE

    def _place(self) -> None:
        """Put the words where the row is now."""
        first = self.first
        low = self.behind.taught
        places = {number: in_threes(place, first, self.theme, low) for place, number in enumerate(self.row)}
        nowhere = in_threes(0, 0, self.theme, low).move(ASIDE, 0)
        words = tuple(places.get(number, nowhere) for number in NUMBERS)
        self.where = replace(self.where, words=words)
        self.shown = replace(self.shown, where=replace(self.shown.where, words=words))

    # Targets

    def targets(self) -> Sequence[Target]:
        """The words of the row. Those of other threes are beside the stage."""
        if self.reviewing:
            return super().targets()
        return tuple(Target(("word", number), self.shown.where.words[number - 1]) for number in self.row)

    def read(self) -> tuple[Rect, ...]:
        return (self.where.board,)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The words in view, and the hints of the friend that is asked about."""
        if mark.kind == "parcels" and mark.seat != self.vote.asked:
            return ()
        found = self.where.words if mark == Mark("zone", "words") else super().where_is(mark)
        return tuple(rect for rect in found if in_view(rect))

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        self._place()
        super().settle()  # the row is where its focus is

    def arrows(self) -> Arrows:
        if self.reviewing:
            return ()
        return ends_of_three(self.first, len(self.row), self.theme, self.behind.taught)

    def turn_to(self, way: int) -> None:
        """Show the next three words, if there are any. The friends come by themselves, and again from their boards."""
        place = self.first + way * THREE
        if not self.reviewing and 0 <= place < len(self.row):
            self.sound("focus")
            self.settle(("word", self.row[place]))

    # Pictures

    def _draw_header(self, canvas: Canvas) -> None:
        """Draw no plates: the friend that is asked about is on the board."""

    def draw_cases(self, canvas: Canvas) -> None:
        """Draw no suitcases, which are at plates."""

    def _draw_question(self, canvas: Canvas) -> None:
        super()._draw_question(canvas)
        self.draw_arrows(canvas)


def vote_board(context: Context, behind: BoardContext) -> VoteBoard:
    """Return the board for a vote: for children with three words at a time."""
    return (ThreeWords if context.theme.kids else VoteBoard)(context, behind)
