"""The slate of a child that asks, or that only looks: who is missing, the latest answer and three words. The pupils are
on its next pages, six at a time, and news lead through them.
"""

from collections.abc import Sequence

from pygame import Rect

from engine.core.messages import say
from engine.games.hooky.options import HOOKY
from game.canvas import Canvas, put
from game.context import Context
from game.input.actions import Action, Press
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.hooky.art import backdrop as classroom
from scenes.games.hooky.art.slate_drawing import MISSING, STROKES, pictures, pupil_tile, unknown_pupil, word_tile
from scenes.games.hooky.boards.slate import Slate
from scenes.games.hooky.boards.spots import GUESSED, GuessedSpots, SlateSpots, guessed_spots
from scenes.table.boards.private_board import BoardContext
from scenes.table.boards.turned_board import REACH, Arrows, TurnedBoard

BIG, BIG_GAP = 320, 24  # px: most width of a missing pupil, and between two


class AskSlate(TurnedBoard, Slate):
    """`page`: 0 is the question, the others have six pupils each."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self._page = 0

    @property
    def pages(self) -> int:
        """The number of pages."""
        return 1 + -(-len(self.letters) // GUESSED)

    @property
    def page(self) -> int:
        """The page in view. News are shown where they are: first the lamps, then the pupils that they cross out."""
        fresh = self.fresh
        if not fresh.lane.busy or (self.view.spoken and fresh.lit < self.view.spoken[-1].number):
            return self._page
        coming = (letter for letter, news in fresh.pupils.items() if news.strokes < STROKES)
        now = next(coming, fresh.found)
        return self._page if now is None else 1 + self.letters.index(now) // GUESSED

    # Targets

    def targets(self) -> Sequence[Target]:
        return super().targets() if self._page == 0 else ()

    def arrows(self) -> Arrows:
        if self.page:
            return self._pupils.arrows
        x, y, wide, high = self.where.slate
        return ((1, Rect(x + wide - REACH, y + high // 2 - REACH // 2, REACH, REACH)),)

    def bindings(self) -> tuple[Binding, ...]:
        if not self._page:
            return table((*super().bindings(), *self.turns()))
        home = Binding(Action.CONFIRM, self.go_back, say("hint-back"))
        return table((*self.buttons.asking(home), *self.turns()))

    def go_back(self, press: Press) -> None:
        """Show the question again, or do what every board does."""
        if not self._page:
            super().go_back(press)
        else:
            self.turn_to(-self._page)

    def turn_to(self, way: int) -> None:
        """Show the next page in a direction, if there is one. A press that ends an animation does no more."""
        if self.fresh.lane.busy:
            self.fresh.lane.finish()
        elif 0 <= self._page + way < self.pages:
            self._page += way
            self.sound("page")
            self.settle()

    # Pictures

    @property
    def _pupils(self) -> GuessedSpots:
        """The places of the pupils on the page in view."""
        return guessed_spots(len(self.letters), (self.page - 1) * GUESSED, self.theme, after_question=True)

    def paint(self, canvas: Canvas) -> None:
        if self.page:
            self.paint_six(canvas, self._pupils)
            self.draw_arrows(canvas)
            return
        where = self.where
        canvas.blit(classroom.framed(self.theme, where.slate), (0, 0))
        self.paint_heading(canvas, where.title)
        found = [letter for letter in self.letters if self.known(letter) == MISSING]
        for place, rect in enumerate(big_places(where)):
            if place < len(found):
                shown = pupil_tile(found[place], MISSING, None, False, rect.size, self.theme)
            else:
                shown = unknown_pupil(min(rect.size))
            put(canvas, shown, center=rect.center)
        self.paint_answer(canvas, where.answer)
        for word, rect in zip(self.words, where.words, strict=False):
            canvas.blit(word_tile(word, pictures(self.view)[word], rect.size, self.theme), rect.topleft)
        self.draw_arrows(canvas)
        self.draw_focus(canvas)


def big_places(where: SlateSpots) -> tuple[Rect, ...]:
    """Return the places of the three missing pupils on the slate."""
    room = where.tiles[0].unionall(where.tiles[1:])
    wide = min(BIG, (room.width - REACH - (HOOKY - 1) * BIG_GAP) // HOOKY)
    return tuple(Rect(room.left + i * (wide + BIG_GAP), room.top, wide, room.height) for i in range(HOOKY))
