"""Shifted: a canvas on which everything lands a few pixels aside, and how far aside that is: nothing may burn in."""

from math import cos, pi, sin
from typing import Any

import pygame

from game.canvas import Canvas
from game.easing import GLIDE

REACH = 12
"""Pixels that anything stands away from its place at most."""
EVERY = 20.0
"""Seconds that it stands still."""
_GLIDES = 3.0
"""Seconds of them in which it goes to its next place."""
_PLACES = 8


def aside(clock: float) -> tuple[int, int]:
    """How far everything stands from its place after `clock` seconds: round a circle, a place every EVERY seconds."""
    number, since = divmod(clock, EVERY)
    share = GLIDE.ease(min(1.0, since / _GLIDES))
    first, second = _place(int(number) - 1), _place(int(number))
    return tuple(round(a + (b - a) * share) for a, b in zip(first, second, strict=True))  # type: ignore[return-value]


def _place(number: int) -> tuple[float, float]:
    turn = 2 * pi * (number % _PLACES) / _PLACES
    return REACH * cos(turn), REACH * sin(turn)


class Shifted:
    """Takes what a canvas takes of those who blit and fill; the rest is the canvas's own."""

    def __init__(self, canvas: Canvas, by: tuple[int, int]) -> None:
        self._canvas, self._by = canvas, by

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As on the canvas, aside."""
        at = (int(dest[0]) + self._by[0], int(dest[1]) + self._by[1])
        return self._canvas.blit(source, at, area, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As on the canvas, aside; all of it stays all of it."""
        place = None if rect is None else pygame.Rect(rect).move(self._by)
        return self._canvas.fill(color, place, special_flags)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._canvas, name)
