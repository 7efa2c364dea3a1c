"""The slate for a child's guess: six pupils at a time, and the plate with those that were picked.

The row moves on by six with the ring, a swipe, and the arrows at its ends.
"""

from collections.abc import Hashable, Sequence

from pygame import Rect

from game.canvas import Canvas, put
from game.context import Context
from game.lessons import Mark
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.hooky.boards.slate import Slate, chosen_ring
from scenes.games.hooky.boards.spots import GUESSED, GuessedSpots, guessed_spots
from scenes.table.boards.private_board import BoardContext
from scenes.table.boards.turned_board import Arrows, TurnedBoard, in_view


class GuessSlate(TurnedBoard, Slate):
    """`first`: the place in the alphabet of the first pupil in view."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.first = 0

    @property
    def places(self) -> GuessedSpots:
        """The current places."""
        return guessed_spots(len(self.letters), self.first, self.theme)

    # Targets

    def targets(self) -> Sequence[Target]:
        """All pupils. Those of the other six are beside the stage."""
        tiles = zip(self.letters, self.places.tiles, strict=True)
        return (*(Target(("pupil", letter), rect) for letter, rect in tiles), *self.plate.targets)

    def arrows(self) -> Arrows:
        return self.places.arrows

    def settle(self, at: Hashable = None) -> None:
        super().settle(at)
        match self.focus.at:
            case ("pupil", str(letter)):
                place = self.letters.index(letter)
                self.first = place - place % GUESSED
                super().settle()  # the row is where its focus is

    def bindings(self) -> tuple[Binding, ...]:
        return table((*super().bindings(), *self.turns()))

    def turn_to(self, way: int) -> None:
        place = self.first + way * GUESSED
        if 0 <= place < len(self.letters):
            self.sound("focus")
            self.settle(("pupil", self.letters[place]))

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        match mark:
            case Mark("zone", "slate" | "hand" | "register"):
                seen = [rect for rect in self.places.tiles if in_view(rect)]
                return (seen[0].unionall(seen[1:]),)
        return ()

    # Pictures

    def paint(self, canvas: Canvas) -> None:
        where = self.places
        self.paint_six(canvas, where)
        self.draw_arrows(canvas)
        assert self.guess is not None
        for letter, rect in zip(self.letters, where.tiles, strict=True):
            if letter in self.guess.chosen and in_view(rect):
                put(canvas, chosen_ring(rect.size), center=rect.center)
        self.plate.draw(canvas)
        self.draw_focus(canvas)
