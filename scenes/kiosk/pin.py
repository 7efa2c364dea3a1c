"""The PIN, with large keys for fingers and pads, digits of a keyboard, and dots instead of what was given."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

import pygame

from game.draw import text
from game.kiosk_config import FEWEST_DIGITS, MOST_DIGITS
from game.theme import CREAM
from game.widgets.focus import Target
from game.widgets.letters import ERASED
from game.widgets.page import TITLE, TITLE_LINE
from game.widgets.writing_scene import WritingScene
from scenes.kiosk.digits import digit_targets, draw_dots
from scenes.kiosk.operators import Operators

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper


class DigitsScene(Operators, WritingScene):
    """`given` is told of digits that were ended with the tick; what it returns is said, empty if all is well."""

    hangs = False

    def __init__(self, keeper: "Keeper", title: str, given: Callable[[str], str]) -> None:
        super().__init__(keeper.house)
        self.keeper, self.title, self.given = keeper, title, given
        self.digits = ""
        self.focus.at = ("key", "5")

    def targets(self) -> Sequence[Target]:
        return digit_targets(self.theme)

    def write(self, sign: str) -> None:
        if sign == ERASED:
            self.digits = self.digits[:-1]
        elif sign.isdigit():
            self.digits = (self.digits + sign)[:MOST_DIGITS]

    def end(self) -> None:
        digits, self.digits = self.digits, ""
        if words := self.given(digits):
            self.sound("refuse")
            self.say(words)

    def sentence(self) -> str:
        return f"{FEWEST_DIGITS} to {MOST_DIGITS} digits"

    def paint(self, canvas: pygame.Surface) -> None:
        size = text.fit(self.title, self.theme.px(TITLE), 1300, "display")
        text.place(canvas, self.title, min(size, 120), (960, TITLE_LINE - 20), CREAM, "display")
        draw_dots(canvas, len(self.digits), MOST_DIGITS)
        self.draw_keys(canvas, ready=len(self.digits) >= FEWEST_DIGITS)
        self.draw_focus(canvas)


class PinScene(DigitsScene):
    """The door: with the right PIN the operator's screen is in its place. It goes by itself when nobody goes on."""

    patience = 20.0

    def __init__(self, keeper: "Keeper") -> None:
        super().__init__(keeper, "Operator", self._try)
        self.lock = keeper.lock

    def _try(self, digits: str) -> str:
        if self.lock.opens(digits):
            from scenes.kiosk.operator import OperatorScene

            self.sound("choose")
            self.house.stack.replace(OperatorScene(self.keeper))
            return ""
        return self.sentence()

    def sentence(self) -> str:
        if self.lock.rest > 0:
            seconds = ceil(self.lock.rest)
            return f"Wrong PIN. Next try in {seconds} second{'s' if seconds != 1 else ''}"
        return "The PIN of this kiosk"

    def update(self, dt: float) -> None:
        """A wait that is over is said at once."""
        super().update(dt)
        if self.said and not self.lock.rest:
            self.said = ""
