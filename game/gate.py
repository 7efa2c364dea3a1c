"""Gate: which presses get through to the scene on top, so that no scene decides for itself who may press. While
something lies open that only one seat may see, only its own devices are heard; a child's button rests for a moment
before it counts again; and a tap sees everything that happens before any scene does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.input.actions import DIRECTIONS, Action, Press


@dataclass(frozen=True, slots=True)
class Secret:
    """What only one seat may see lies open while others are in the room.

    `devices` are those of that seat and of whoever lawfully looks along: nobody else is heard. After `patience` seconds
    in which none of them was touched it goes out of sight.
    """

    devices: frozenset[str]
    patience: float


def heard(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether `press` reaches the scene on top while `secrets` can be seen, there or below it. Anybody may stop the
    game: the pause covers first."""
    if press.action is Action.MENU:
        return True
    return all(press.device in secret.devices for secret in secrets)


RESTS = 0.5
"""Seconds."""
FREE = DIRECTIONS | {Action.POINT, Action.TEXT, Action.RAW}
"""What may come as quickly as fingers are: the way to a thing, letters, and buttons that are only asked for by name."""
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
        del event
        return False

    def press(self, press: Press) -> bool:
        """One press of a device, before the scene on top gets it; True keeps it from that scene."""
        del press
        return False

    def advance(self, dt: float) -> None:
        """`dt` seconds of the clock have passed, with all that has happened meanwhile."""
        del dt
