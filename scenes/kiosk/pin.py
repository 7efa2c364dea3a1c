"""The PIN, with large keys for fingers and pads, digits of a keyboard, and dots instead of what was given."""

from collections.abc import Callable, Hashable, Sequence
from math import ceil
from typing import TYPE_CHECKING

import pygame

from game.draw import text
from game.input.actions import ERASE, Action, Press
from game.kiosk_config import FEWEST_DIGITS, MOST_DIGITS
from game.theme import CREAM
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from game.widgets.letter_keys import letter_key
from game.widgets.letters import DONE, ERASED
from game.widgets.page import TITLE, TITLE_LINE
from scenes.kiosk.digits import draw_dots, key_targets
from scenes.kiosk.operators import Operators

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper


class DigitsScene(Operators, HouseScene):
    """`given` is told of digits that were ended with the tick; what it returns is said, empty if all is well."""

    typing = True
    ring_radius = 18
    hangs = False

    def __init__(self, keeper: "Keeper", title: str, given: Callable[[str], str]) -> None:
        super().__init__(keeper.house)
        self.keeper, self.title, self.given = keeper, title, given
        self.digits = ""
        self.focus.at = ("key", "5")

    def targets(self) -> Sequence[Target]:
        return key_targets(self.theme)

    def act(self, press: Press) -> None:
        if press.action is Action.TEXT:
            self.device = press.device
            if press.text == ERASE or press.text.isdigit():
                self._key(ERASED if press.text == ERASE else press.text)
        elif press.action is Action.CONFIRM and press.at is None and self._typed(press):
            self._key(DONE)
        else:
            super().act(press)

    def _typed(self, press: Press) -> bool:
        """Enter of a keyboard ends what was typed, wherever the focus stands."""
        return press.device.startswith("keys") and len(self.digits) >= FEWEST_DIGITS

    def choose(self, target: Hashable, press: Press) -> None:
        if isinstance(target, tuple):
            self._key(str(target[1]))

    def _key(self, key: str) -> None:
        self.sound("type")
        if key == ERASED:
            self.digits = self.digits[:-1]
        elif key != DONE:
            self.digits = (self.digits + key)[:MOST_DIGITS]
        else:
            digits, self.digits = self.digits, ""
            if words := self.given(digits):
                self.sound("refuse")
                self.say(words)

    def other(self, press: Press) -> None:
        if press.action is Action.EXTRA:
            self._key(ERASED)
        elif press.action is Action.MENU:
            self._key(DONE)
        else:
            super().other(press)

    def sentence(self) -> str:
        return f"{FEWEST_DIGITS} to {MOST_DIGITS} digits"

    def hints(self) -> Sequence[Hint]:
        return (Hint(Action.CONFIRM, "Choose"), Hint(Action.EXTRA, "Erase"), Hint(Action.MENU, "Done"),
                Hint(Action.BACK, "Back"))  # fmt: skip

    def _button(self, action: Action) -> tuple[str, str]:
        return self.house.devices.hint(action, self.device, spelling=True)

    def paint(self, canvas: pygame.Surface) -> None:
        size = text.fit(self.title, self.theme.px(TITLE), 1300, "display")
        text.place(canvas, self.title, min(size, 120), (960, TITLE_LINE - 20), CREAM, "display")
        draw_dots(canvas, len(self.digits), MOST_DIGITS)
        for target in self.focus.targets:
            assert isinstance(target.id, tuple)
            letter_key(str(target.id[1]), target.rect.size, ready=len(self.digits) >= FEWEST_DIGITS).draw(
                canvas, target.rect.center
            )
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
