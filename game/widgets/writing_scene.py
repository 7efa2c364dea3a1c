"""WritingScene: a page of the house on which something is written, with keys on the screen or a real keyboard."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.input.actions import ERASE, Action, Press
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from game.widgets.letter_keys import letter_key
from game.widgets.letters import DONE, ERASED

if TYPE_CHECKING:
    from game.context import Context


class WritingScene(HouseScene):
    """Subclasses say where the keys lie (`targets`: each ("key", its sign)), what a sign does (`write`) and what ends
    it all (`end`)."""

    typing = True
    ring_radius = 18

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.by_keyboard = False
        """Whether a real keyboard wrote last: its Enter then ends what is written, wherever the focus stands."""

    # What subclasses say

    def write(self, sign: str) -> None:
        """Add a sign of a key on the screen, or take one back for ERASED."""
        del sign

    def typed(self, letters: str) -> None:
        """Add what a real keyboard sends."""
        for letter in letters:
            self.write(ERASED if letter == ERASE else letter)

    def end(self) -> None:
        """All is written."""

    # What people do

    def act(self, press: Press) -> None:
        """A press; letters of a real keyboard are written."""
        if press.action is Action.TEXT:
            self.device, self.by_keyboard = press.device, True
            self.sound("type")
            self.typed(press.text)
        elif press.action is Action.CONFIRM and press.at is None and self.by_keyboard:
            self.end()
        else:
            if press.action is not Action.POINT:
                self.by_keyboard = False
            super().act(press)

    def choose(self, target: Hashable, press: Press) -> None:
        """A key on the screen."""
        del press
        if isinstance(target, tuple) and target[0] == "key":
            self._key(str(target[1]))

    def other(self, press: Press) -> None:
        """Buttons that spare the way to a key."""
        if press.action is Action.EXTRA:
            self._key(ERASED)
        elif press.action is Action.MENU:
            self.end()
        else:
            super().other(press)

    def _key(self, sign: str) -> None:
        if sign == DONE:
            self.end()
        else:
            self.sound("type")
            self.write(sign)

    # What they see

    def hints(self) -> Sequence[Hint]:
        """What the buttons do."""
        return (Hint(Action.CONFIRM, "Choose"), Hint(Action.EXTRA, "Erase"), Hint(Action.MENU, "Done"),
                Hint(Action.BACK, "Back"))  # fmt: skip

    def draw_keys(self, canvas: pygame.Surface, ready: bool = True) -> None:
        """All keys on the screen; `ready` tells whether DONE would be taken."""
        for target in self.focus.targets:
            if isinstance(target.id, tuple) and target.id[0] == "key":
                letter_key(str(target.id[1]), target.rect.size, ready=ready).draw(canvas, target.rect.center)
