"""A private board that shows some of its things at a time. Arrows, two buttons and swipes turn to the next ones."""

from functools import partial

from pygame import Rect

from game.canvas import Canvas
from game.context import Context
from game.input.actions import Action, Press
from game.theme import STAGE
from game.widgets.bindings import Binding
from scenes.table.asks.bids import arrow
from scenes.table.boards.private_board import BoardContext, PrivateBoard

TURNS = {-1: Action.PREV, 1: Action.NEXT}
"""The button of each arrow, by its direction."""
REACH = 120
"""Px: the side of an arrow for a pointer."""
Arrows = tuple[tuple[int, Rect], ...]
"""The direction of each arrow, -1 or 1, and its rectangle."""


def arrows_at(left: int, right: int, middle: int, before: bool, after: bool) -> Arrows:
    """Return arrows at these ends of a row, if there are things `before` or `after` those in view."""
    ways = ((-1, left, before), (1, right, after))
    return tuple((way, Rect(x - REACH // 2, middle - REACH // 2, REACH, REACH)) for way, x, there in ways if there)


def in_view(rect: Rect) -> bool:
    """Return whether a thing is on the stage, not beside it."""
    return rect.colliderect((0, 0), STAGE)


class TurnedBoard(PrivateBoard):
    """Put it before the kind of board that is turned."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.hook.beside = lambda: tuple((rect, TURNS[way]) for way, rect in self.arrows())

    def arrows(self) -> Arrows:
        """The arrows in view."""
        raise NotImplementedError

    def turn_to(self, way: int) -> None:
        """Show the next things in a direction, if there are any."""
        raise NotImplementedError

    def turns(self) -> tuple[Binding, ...]:
        """The bindings of the arrows' buttons."""
        return tuple(Binding(button, partial(self._turned, way)) for way, button in TURNS.items())

    def _turned(self, way: int, press: Press) -> None:
        self.turn_to(way)

    def click_outside(self, press: Press) -> None:
        self.hook.press_beside(press)

    def swiped(self, way: Action, press: Press) -> None:
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(way)
        if step is not None:
            self.turn_to(step)

    def needed(self) -> tuple[Rect, ...]:
        return tuple(rect for rect in super().needed() if in_view(rect))

    def draw_arrows(self, canvas: Canvas) -> None:
        """Draw the arrows."""
        for way, rect in self.arrows():
            canvas.blit(arrow(way), arrow(way).get_rect(center=rect.center))
