"""The vote of a child: one friend with its hints, and three words at a time. The own word is not among them. The other
friends come one after the other."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from engine.games.word_porters.options import NUMBERS
from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action, Press
from game.theme import STAGE
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.layout import THREE, TURNS, ends_of_three, in_threes
from scenes.table.asks.bids import arrow
from scenes.table.boards.private_board import BoardContext

NOWHERE = Rect(-2 * STAGE[0], 0, 1, 1)
"""The place of a word that is not in the row."""


class ThreeWords(VoteBoard):
    """`row` are the words that can be given. It moves on by three with the ring, a swipe, and the arrows at its
    ends."""

    most_face = 116

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.row = tuple(number for number in NUMBERS if number not in self.vote.barred)
        self.hook.beside = lambda: tuple((rect, TURNS[way]) for way, rect in self.arrows())
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
        places = {number: in_threes(place, first, self.theme) for place, number in enumerate(self.row)}
        words = tuple(places.get(number, NOWHERE) for number in NUMBERS)
        self.where = replace(self.where, words=words)
        self.shown = replace(self.shown, where=replace(self.shown.where, words=words))

    # Targets

    def targets(self) -> Sequence[Target]:
        """The words of the row. Those of other threes are beside the stage."""
        if self.reviewing:
            return super().targets()
        return tuple(Target(("word", number), self.shown.where.words[number - 1]) for number in self.row)

    def needed(self) -> tuple[Rect, ...]:
        return tuple(rect for rect in super().needed() if rect.colliderect((0, 0), STAGE))

    def read(self) -> tuple[Rect, ...]:
        return (self.where.board,)

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        self._place()
        super().settle()  # the row is where its focus is

    def arrows(self) -> tuple[tuple[int, Rect], ...]:
        """The direction and the rectangle of each arrow at the ends of the row."""
        return () if self.reviewing else ends_of_three(self.first, len(self.row), self.theme)

    def click_outside(self, press: Press) -> None:
        self.hook.press_beside(press)

    def turns(self) -> tuple[Binding, ...]:
        """Turn the words. The friends come by themselves, and again from their boards."""
        return tuple(Binding(button, partial(self._turned, way)) for way, button in TURNS.items())

    def _turned(self, way: int, press: Press) -> None:
        self._turn_to(way)

    def swiped(self, way: Action, press: Press) -> None:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(way)
        if step is not None:
            self._turn_to(step)

    def _turn_to(self, way: int) -> None:
        """Show the next three words in a direction, if there are any."""
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
        for way, rect in self.arrows():
            canvas.blit(arrow(way), arrow(way).get_rect(center=rect.center))


def vote_board(context: Context, behind: BoardContext) -> VoteBoard:
    """Return the board for a vote: for children with three words at a time, except in a lesson."""
    return (ThreeWords if context.theme.kids and not behind.taught else VoteBoard)(context, behind)
