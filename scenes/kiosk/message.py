"""The message of the house: spelled with keys on the screen or with a real keyboard, one line."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import ERASE, Action, Press
from game.kiosk_config import LONGEST_MESSAGE
from game.theme import CARD_EDGE, CREAM, INK
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from game.widgets.letter_keys import letter_key
from game.widgets.letters import DONE, ERASED
from scenes.kiosk.operators import Operators

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper

NAME = "screen.message"
SPACE = "Space"
KEYS: tuple[tuple[str, ...], ...] = (
    *map(tuple, ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ.,!?", "0123456789")),
    ("-", "'", ":", SPACE, ERASED, DONE),
)
_COLUMNS = 10
_WIDER = {SPACE: 3, ERASED: 2, DONE: 2}
"""Columns that a key takes, if it is more than one."""
_BOX, _LINE = Rect(250, 330, 1420, 546), Rect(250, 150, 1420, 140)
_GAP, _ABOVE_RAIL = 12, 36
_LETTERS = 64
_BEGINS = ".!?"


def with_key(words: str, key: str) -> str:
    """The message after a key on the screen: capitals at the beginning of sentences, small letters elsewhere."""
    if key == ERASED:
        return words[:-1]
    if key == DONE or len(words) >= LONGEST_MESSAGE:
        return words
    begins = not words.strip() or words.rstrip()[-1] in _BEGINS
    return words + (" " if key == SPACE else key if begins else key.lower())


def typed(words: str, letters: str) -> str:
    """The message after what a real keyboard sends."""
    for letter in letters:
        if letter == ERASE:
            words = words[:-1]
        elif letter.isprintable() and len(words) < LONGEST_MESSAGE:
            words += letter
    return words


class MessageScene(Operators, HouseScene):
    """Kept with the tick, or with Enter of a keyboard; back leaves it as it was."""

    typing = True
    ring_radius = 18
    hangs = False

    def __init__(self, keeper: "Keeper") -> None:
        super().__init__(keeper.house)
        self.kiosk = keeper.kiosk
        self.words: str = self.kiosk.config[NAME]
        self._by_keyboard = False
        self.focus.at = ("key", "A")

    def targets(self) -> Sequence[Target]:
        high = (min(_BOX.height, self.theme.rail_top - _ABOVE_RAIL - _BOX.top) + _GAP) // len(KEYS) - _GAP
        step, out = (_BOX.width + _GAP) // _COLUMNS, []
        for row, keys in enumerate(KEYS):
            left = _BOX.left
            for key in keys:
                wide = step * _WIDER.get(key, 1)
                out.append(Target(("key", key), Rect(left, _BOX.top + row * (high + _GAP), wide - _GAP, high)))
                left += wide
        return out

    def act(self, press: Press) -> None:
        if press.action is Action.TEXT:
            self.device, self._by_keyboard = press.device, True
            self.sound("type")
            self.words = typed(self.words, press.text)
        elif press.action is Action.CONFIRM and press.at is None and self._by_keyboard:
            self._keep()
        else:
            if press.action is not Action.POINT:
                self._by_keyboard = False
            super().act(press)

    def choose(self, target: Hashable, press: Press) -> None:
        if not isinstance(target, tuple):
            return
        if target[1] == DONE:
            self._keep()
        else:
            self.sound("type")
            self.words = with_key(self.words, str(target[1]))

    def _keep(self) -> None:
        self.sound("choose")
        self.kiosk.change(NAME, " ".join(self.words.split()))
        self.house.stack.dismiss("The message is kept")

    def other(self, press: Press) -> None:
        if press.action is Action.EXTRA:
            self.words = with_key(self.words, ERASED)
        elif press.action is Action.MENU:
            self._keep()
        else:
            super().other(press)

    def sentence(self) -> str:
        return f"{len(self.words)} of {LONGEST_MESSAGE} letters"

    def hints(self) -> Sequence[Hint]:
        return (Hint(Action.CONFIRM, "Choose"), Hint(Action.EXTRA, "Erase"), Hint(Action.MENU, "Done"),
                Hint(Action.BACK, "Back"))  # fmt: skip

    def _button(self, action: Action) -> tuple[str, str]:
        return self.house.devices.hint(action, self.device, spelling=True)

    def paint(self, canvas: pygame.Surface) -> None:
        _sheet().draw(canvas, _LINE.center)
        room, shown = _LINE.width - 80, self.words + "_"
        size = text.fit(shown, _LETTERS, room, "bold")
        while text.width(shown, size, "bold") > room:  # its end is what is being written
            shown = shown[1:]
        text.place(canvas, shown, size, _LINE.center, INK, "bold")
        for target in self.focus.targets:
            assert isinstance(target.id, tuple)
            letter_key(str(target.id[1]), target.rect.size).draw(canvas, target.rect.center)
        self.draw_focus(canvas)


@cached
def _sheet() -> Piece:
    return with_shadow(board(*_LINE.size, CREAM, 24, CARD_EDGE, 4), 8, 110, (2, 6))
