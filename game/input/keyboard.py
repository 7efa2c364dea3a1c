"""Keyboard: translates keys into presses, for one person or for two who share it."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.input.actions import ERASE, KEYS, KEYS_LEFT, KEYS_RIGHT, Action
from game.input.bindings import STANDARD, TYPING_KEYS, Bindings, acts_in_words, reversed_table

LEFT_LETTERS = frozenset("qwertasdfgzxcvb")
"""The letters of the left half, on most layouts."""


class Signal(NamedTuple):
    """A button of a device went down or up; the seat is not known yet."""

    device: str
    action: Action
    down: bool = True
    text: str = ""
    at: tuple[int, int] | None = None


class Keyboard:
    """A keyboard. `shared` splits it into a left and a right half, two devices; keys of neither half do nothing then.

    While it `invites`, a half's confirm key counts for that half even if the keyboard is whole, so that a second person
    can join.
    """

    def __init__(self) -> None:
        self.shared = False
        self.invites = False
        self.held: dict[int, tuple[str, Action]] = {}
        self.bind(STANDARD)

    def bind(self, bindings: Bindings) -> None:
        """Use other tables from now on."""
        self._whole = reversed_table(bindings.keys)
        self._halves = (
            (KEYS_LEFT, reversed_table(bindings.keys_left)),
            (KEYS_RIGHT, reversed_table(bindings.keys_right)),
        )

    def devices(self) -> tuple[str, ...]:
        """The device ids of the keyboard."""
        return (KEYS_LEFT, KEYS_RIGHT) if self.shared else (KEYS,)

    def read(self, event: pygame.event.Event, typing: bool = False, raw: bool = False) -> Iterator[Signal]:
        """Yield the signals of `event`. `typing`: letters become text. `raw`: keys come by their names."""
        if raw:
            if event.type == pygame.KEYDOWN and (name := pygame.key.name(event.key)):
                yield Signal(self.devices()[0], Action.RAW, text=name)
        elif event.type == pygame.TEXTINPUT and typing:
            signs = filter(str.isprintable, event.text)
            yield from (Signal(self._half_of(sign), Action.TEXT, text=sign) for sign in signs)
        elif event.type == pygame.KEYDOWN:
            yield from self._down(event.key, typing)
        elif event.type == pygame.KEYUP and event.key in self.held:
            device, action = self.held.pop(event.key)
            yield Signal(device, action, down=False)

    def let_go(self) -> Iterator[Signal]:
        """Release all keys: the window lost the keyboard."""
        for device, action in self.held.values():
            yield Signal(device, action, down=False)
        self.held.clear()

    def _half_of(self, name: str) -> str:
        """Return the device of a typed key. On a shared keyboard it is the half with that key in its table or on its
        side. The space bar belongs to the left half, as the right one has Enter."""
        if not self.shared:
            return KEYS
        if name == " ":
            return KEYS_LEFT
        sides = (device for device, table in self._halves if name.lower() in table)
        return next(sides, KEYS_LEFT if name.lower() in LEFT_LETTERS else KEYS_RIGHT)

    def _down(self, key: int, typing: bool) -> Iterator[Signal]:
        name = pygame.key.name(key)
        if typing and name == "backspace":
            yield Signal(self._half_of(name), Action.TEXT, text=ERASE)
            return
        if typing and not acts_in_words(name):
            return
        tables = self._halves if self.shared else ((KEYS, self._whole),)
        if typing and name in TYPING_KEYS and not any(name in table for _, table in tables):
            yield Signal(self._half_of(name), TYPING_KEYS[name])  # a word must be finished somehow
            return
        if self.invites and not self.shared and self._whole.get(name) is not Action.CONFIRM:
            for device, table in self._halves:
                if table.get(name) is Action.CONFIRM:
                    yield Signal(device, Action.CONFIRM)
                    return
        for device, table in tables:
            if name in table:
                self.held[key] = (device, table[name])
                yield Signal(device, table[name])
