"""The reel of highlights that a podium shows unasked, once, to players who look at it without a press."""

from collections.abc import Callable

from game.context import Context
from game.scene import Scene

STARTS = 5.0
"""Seconds without a press until it starts. Players who press at once never see it."""


class UnaskedReel:
    """Opens the scene that `makes` returns over a podium; None for a podium without a reel."""

    def __init__(self, context: Context, makes: Callable[[], Scene] | None) -> None:
        self._context, self._makes = context, makes

    def advance(self, stood: float) -> None:
        """Start it when the podium has stood long enough. `stood`: for how many seconds."""
        if self._makes is not None and min(stood, self._context.idle_timer.seconds) >= STARTS:
            self._context.stack.push(self._makes())
            self._makes = None
