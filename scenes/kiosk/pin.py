"""The PIN, with large keys for fingers and pads, digits of a keyboard, and dots instead of what was given.

Everybody in the room sees the screen, so no ring shows which key a pad stands on, and its moves are not heard. Every
digit starts from the 5, so that nobody has to see it: the others are one press or two away.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

import pygame

from game.draw import text
from game.input.actions import Action, Press
from game.kiosk.pin import FEWEST_DIGITS, MOST_DIGITS
from game.theme import CREAM
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.letters import ERASED
from game.widgets.page import TITLE, TITLE_LINE
from game.widgets.writing_scene import WritingScene
from scenes.kiosk.digits import digit_targets, draw_dots
from scenes.kiosk.operators import Operators

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper

MIDDLE = ("key", "5")
BLIND = "Every digit starts from the 5"
SHOW, HIDE = "Show ring", "Hide ring"


class DigitsScene(Operators, WritingScene):
    """`given` is told of digits that were ended with the tick; what it returns is said, empty if all is well."""

    hangs = False

    def __init__(self, keeper: "Keeper", title: str, given: Callable[[str], str]) -> None:
        super().__init__(keeper.context)
        self.keeper, self.title, self.given = keeper, title, given
        self.digits = ""
        self.ringed = False
        """Whether the ring shows where a pad stands, because somebody who is alone has asked for it."""
        self.focus.at = MIDDLE

    def targets(self) -> Sequence[Target]:
        return digit_targets(self.theme)

    def write(self, sign: str) -> None:
        if sign == ERASED:
            self.digits = self.digits[:-1]
        elif sign.isdigit():
            self.digits = (self.digits + sign)[:MOST_DIGITS]
        self.settle(MIDDLE)

    def end(self) -> None:
        digits, self.digits = self.digits, ""
        self.settle(MIDDLE)
        if words := self.given(digits):
            self.refuse(words)

    def refuse(self, words: str) -> None:
        """Say why not."""
        self.sound("refuse")
        self.say(words)

    def other(self, press: Press) -> None:
        if press.action is Action.INFO:
            self.ringed = not self.ringed
        else:
            super().other(press)

    def sound(self, name: str) -> None:
        if name != "focus" or self.ringed:
            super().sound(name)

    @property
    def blind(self) -> bool:
        """Whether somebody goes from key to key without seeing where."""
        return not self.ringed and self.context.devices.family(self.device) not in ("keys", "pointer")

    def asked(self) -> str:
        """What is to be given."""
        return f"{FEWEST_DIGITS} to {MOST_DIGITS} digits"

    def sentence(self) -> str:
        return BLIND if self.blind and not self.digits else self.asked()

    def hints(self) -> Sequence[Hint]:
        """Where there is nothing to erase yet there is room for another."""
        usual = super().hints()
        if self.digits or self.context.devices.family(self.device) == "pointer":
            return usual
        ring = Hint(Action.INFO, HIDE if self.ringed else SHOW)
        return tuple(ring if hint.action is Action.EXTRA else hint for hint in usual)

    def paint(self, canvas: pygame.Surface) -> None:
        size = text.fit(self.title, self.theme.px(TITLE), 1300, "display")
        text.place(canvas, self.title, min(size, 120), (960, TITLE_LINE - 20), CREAM, "display")
        draw_dots(canvas, len(self.digits), MOST_DIGITS)
        self.draw_keys(canvas, ready=len(self.digits) >= FEWEST_DIGITS)
        if self.ringed:
            self.draw_focus(canvas)


class PinScene(DigitsScene):
    """The door: with the right PIN the operator's screen is in its place. It goes by itself when nobody goes on."""

    patience = 20.0

    def __init__(self, keeper: "Keeper") -> None:
        super().__init__(keeper, "Operator", self._try)
        self.lock = keeper.lock

    def _try(self, digits: str) -> str:
        return "" if self.lock.ask(digits, self._told) else self.sentence()

    def _told(self, opens: bool) -> None:
        if self.context.stack.top is not self:  # whoever asked has gone
            return
        if not opens:
            self.refuse(self.sentence())
            return
        from scenes.kiosk.new_pin import EasyPinPage
        from scenes.kiosk.operator import OperatorScene

        self.sound("choose")
        self.context.stack.replace(OperatorScene(self.keeper))
        if self.keeper.kiosk.pin.easy:
            self.context.stack.push(EasyPinPage(self.keeper))

    def sentence(self) -> str:
        if self.lock.check is not None:
            return "Checking the PIN"
        if self.lock.rest > 0:
            seconds = ceil(self.lock.rest)
            return f"Wrong PIN. Next try in {seconds} second{'s' if seconds != 1 else ''}"
        return super().sentence()

    def asked(self) -> str:
        return "The PIN of this kiosk"

    def update(self, dt: float) -> None:
        """A wait that is over is said at once."""
        super().update(dt)
        if self.said and not self.lock.rest:
            self.said = ""
