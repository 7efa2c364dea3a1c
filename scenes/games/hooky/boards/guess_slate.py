"""The slate for a child's guess: six pupils at a time, and the plate with those that were picked.

The row moves on by six with the ring, a swipe, and the arrows at its ends.
"""

from collections.abc import Hashable, Sequence
from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import STAGE
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.hooky.boards.slate import Slate, chosen_ring
from scenes.games.hooky.boards.spots import GUESSED, GuessedSpots, guessed_spots
from scenes.table.boards.private_board import BoardContext

TURNS = {-1: Action.PREV, 1: Action.NEXT}
"""The button of each arrow, by its direction."""


class GuessSlate(Slate):
    """`first`: the place in the alphabet of the first pupil in view."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.first = 0
        self.hook.beside = lambda: tuple((rect, TURNS[way]) for way, rect in self.places.arrows)

    @property
    def places(self) -> GuessedSpots:
        """The current places."""
        return guessed_spots(len(self.letters), self.first, self.theme)

    # Targets

    def targets(self) -> Sequence[Target]:
        """All pupils. Those of the other six are beside the stage."""
        tiles = zip(self.letters, self.places.tiles, strict=True)
        return (*(Target(("pupil", letter), rect) for letter, rect in tiles), *self.plate.targets)

    def needed(self) -> tuple[Rect, ...]:
        return tuple(rect for rect in super().needed() if rect.colliderect((0, 0), STAGE))

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        match self.focus.at:
            case ("pupil", str(letter)):
                place = self.letters.index(letter)
                self.first = place - place % GUESSED
                super().settle()  # the row is where its focus is

    def click_outside(self, press: Press) -> None:
        self.hook.press_beside(press)

    def swiped(self, way: Action, press: Press) -> None:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(way)
        if step is not None:
            self._turn(step, press)

    def bindings(self) -> tuple[Binding, ...]:
        turns = (Binding(button, partial(self._turn, way)) for way, button in TURNS.items())
        return table((*super().bindings(), *turns))

    def _turn(self, way: int, press: Press) -> None:
        """Show the next six in a direction, if there are any."""
        place = self.first + way * GUESSED
        if 0 <= place < len(self.letters):
            self.sound("focus")
            self.settle(("pupil", self.letters[place]))

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        match mark:
            case Mark("zone", "slate" | "hand" | "register"):
                seen = [rect for rect in self.places.tiles if rect.colliderect((0, 0), STAGE)]
                return (seen[0].unionall(seen[1:]),)
        return ()

    # Pictures

    def paint(self, canvas: Canvas) -> None:
        where = self.places
        self.paint_six(canvas, where)
        assert self.guess is not None
        for letter, rect in zip(self.letters, where.tiles, strict=True):
            if letter in self.guess.chosen and rect.colliderect((0, 0), STAGE):
                mark = chosen_ring(rect.size)
                canvas.blit(mark, mark.get_rect(center=rect.center))
        self.plate.draw(canvas)
        self.draw_focus(canvas)
