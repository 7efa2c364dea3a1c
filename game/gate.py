"""Gate: decides which presses reach the top scene.
While a hand or a private board is open, only the devices of its seat are heard. A child's button is ignored for a
moment after a press. An input tap sees every event before the scenes.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.input.actions import DIRECTIONS, Action, Press


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that only one seat may see, open while other people are in the room.

    `devices`: those of the seat and of its companion. `patience`: seconds without a touch of one of them, after which
    it is covered. `lent`: the other half of a shared keyboard while the seat spells, for its letters and arrows.
    """

    devices: frozenset[str]
    patience: float
    lent: frozenset[str] = frozenset()

    def lends(self, press: Press) -> bool:
        """Whether `press` is a letter or an arrow of the other half of the keyboard."""
        letter = press.action is Action.TEXT and press.text.isalpha()
        return press.device in self.lent and (letter or press.action in LENT)


LENT = DIRECTIONS | {Action.PREV, Action.NEXT}
"""What keys of the other half may do for a seat that spells: its own keys for these are letters then."""


def passes(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether `press` reaches the top scene while `secrets` are open in it or below it. Every device may pause, because
    the pause covers them first."""
    if press.action is Action.MENU:
        return True
    return all(press.device in secret.devices or secret.lends(press) for secret in secrets)


def touches(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether a heard `press` keeps `secrets` open: only a device of the seat does."""
    return all(press.device in secret.devices for secret in secrets)


RESTS = 0.5
"""Seconds that a button is ignored after a press."""
FREE = DIRECTIONS | {Action.POINT, Action.TEXT, Action.RAW}
"""Actions without that rest: moving, letters, and raw buttons."""
_LONG_AGO = 3600.0


class Debounce:
    """Ignores a child's accidental repeats while it is `on`. `advance` brings the time."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self._since: dict[str, float] = {}

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for device in self._since:
            self._since[device] += dt

    def lets(self, press: Press) -> bool:
        """Whether `press` counts. An ignored press does not prolong the rest."""
        if press.released or press.action in FREE or not self.on:
            return True
        if self._since.get(press.device, _LONG_AGO) < RESTS:
            return False
        self._since[press.device] = 0.0
        return True


class InputTap:
    """Sees every event, every press and every frame, in this order, before the scenes."""

    def event(self, event: pygame.event.Event) -> bool:
        """Handle one event; True consumes it."""
        return False

    def press(self, press: Press) -> bool:
        """Handle one press before the top scene gets it; True consumes it."""
        return False

    def advance(self, dt: float) -> None:
        """Let `dt` seconds of the clock pass, after the frame's events."""
