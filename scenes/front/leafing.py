"""Leafing: a scene with more of its kind at both sides, such as pages, games or people."""

from collections.abc import Sequence

from pygame import Rect

from engine.core.messages import Message
from game.canvas import Canvas, put
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from game.widgets.house_scene import HouseScene
from scenes.front.carousel import arrow


class LeafingScene(HouseScene):
    """Shoulder buttons, swipes to the side and arrows on the screen lead to the next one and to the one before."""

    def leaf(self, step: int) -> None:
        """Show the next one (1) or the one before (-1), if there is one."""
        raise NotImplementedError

    def arrows(self) -> Sequence[tuple[int, Rect]]:
        """The steps and rectangles of the arrows for pointers."""
        return ()

    def shoulders(self, words: Message | None = None) -> tuple[Binding, Binding]:
        """The bindings of the shoulder buttons, with `words` in the bar for the next one."""
        before = Binding(Action.PREV, lambda press: self.leaf(-1))
        return Binding(Action.NEXT, lambda press: self.leaf(1), words), before

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.LEFT, Action.RIGHT):
            self.leaf(1 if way is Action.RIGHT else -1)
        else:
            super().swiped(way, press)

    def click_outside(self, press: Press) -> None:
        """Press an arrow."""
        for step, rect in self.arrows():
            if press.at is not None and rect.collidepoint(press.at):
                self.leaf(step)

    def draw_arrows(self, canvas: Canvas) -> None:
        for step, rect in self.arrows():
            put(canvas, arrow(step < 0), center=rect.center)
