"""Gate: which presses reach the scene on top. While a hand or a private board is open only the devices of its seat are
heard, a child's button rests for a moment before it counts again, and a tap sees every event before any scene does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.input.actions import DIRECTIONS, Action, Press


@dataclass(frozen=True, slots=True)
class Secret:
    """What only one seat may see, open while others are in the room.

    `devices` are those of the seat and of its companion. It is covered after `patience` seconds without a touch of one
    of them. `lent` is the other half of a shared keyboard while the seat spells: its letters and arrows are needed.
    """

    devices: frozenset[str]
    patience: float
    lent: frozenset[str] = frozenset()

    def lends(self, press: Press) -> bool:
        """Whether `press` is a letter or an arrow of the other half of the keyboard."""
        letter = press.action is Action.TEXT and press.text.isalpha()
        return press.device in self.lent and (letter or press.action in LENT)


LENT = DIRECTIONS | {Action.PREV, Action.NEXT}
"""What keys of the other half do for a seat that spells: its own keys for that are letters then."""


def heard(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether `press` reaches the scene on top while `secrets` can be seen there or below it. Any device may pause: the
    pause covers first."""
    if press.action is Action.MENU:
        return True
    return all(press.device in secret.devices or secret.lends(press) for secret in secrets)


def touches(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether `press`, which was heard, keeps `secrets` open: only a device of the seat does."""
    return all(press.device in secret.devices for secret in secrets)


RESTS = 0.5
"""Seconds."""
FREE = DIRECTIONS | {Action.POINT, Action.TEXT, Action.RAW}
"""What needs no rest: moving, letters, and buttons that are only asked for by name."""
_LONG_AGO = 3600.0


class Debounce:
    """`on()` says whether it guards now. Time comes in through `advance`."""

    def __init__(self, on: Callable[[], bool]) -> None:
        self.on = on
        self._since: dict[str, float] = {}

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        for device in self._since:
            self._since[device] += dt

    def lets(self, press: Press) -> bool:
        """Whether `press` counts. One that does not count makes nobody wait longer."""
        if press.released or press.action in FREE or not self.on():
            return True
        if self._since.get(press.device, _LONG_AGO) < RESTS:
            return False
        self._since[press.device] = 0.0
        return True


class InputTap:
    """The app asks it about every event and every press, and tells it of every frame, in this order."""

    def event(self, event: pygame.event.Event) -> bool:
        """One event; True keeps it from everybody else."""
        return False

    def press(self, press: Press) -> bool:
        """One press of a device, before the scene on top gets it; True keeps it from that scene."""
        return False

    def advance(self, dt: float) -> None:
        """`dt` seconds of the clock have passed, with all that has happened meanwhile."""
