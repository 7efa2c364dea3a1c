"""Debounce: children press twice where once was meant. After a button a device rests for a moment before it counts
again.

One place for every scene: presses go through it before any scene sees them.
"""

from collections.abc import Callable

from game.input.actions import DIRECTIONS, Action, Press

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
