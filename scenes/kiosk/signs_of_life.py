"""Signs of life: what in a stream of events somebody must have done, and what a worn machine does by itself.

A stick that drifts, a book on a key and a mouse on a humming table are nobody.
"""

from math import hypot

import pygame

from game.input.pads import FULL, OFF, ON

PUSHED = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
)
MOVED_LEAST = 60
"""Pixels of the window from which on a mouse was moved by somebody."""


class SignsOfLife:
    """Remembers where sticks stand and where the mouse was."""

    def __init__(self) -> None:
        self._out: set[tuple[int, int]] = set()
        self._mouse = (0, 0)

    def pushed(self, event: pygame.event.Event) -> bool:
        """Whether somebody has pushed, tapped or wheeled something, or bent a stick."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._bent((event.instance_id, event.axis), abs(event.value / FULL))
        if event.type == pygame.JOYHATMOTION:
            return any(event.value)
        return event.type in PUSHED

    def moved(self, event: pygame.event.Event) -> bool:
        """Whether somebody has moved a mouse, or a finger on the glass: there, but nothing is meant by it."""
        if event.type == pygame.FINGERMOTION:
            return True
        if event.type != pygame.MOUSEMOTION:
            return False
        far = hypot(event.pos[0] - self._mouse[0], event.pos[1] - self._mouse[1]) >= MOVED_LEAST
        if far:
            self._mouse = event.pos
        return far

    def _bent(self, stick: tuple[int, int], way: float) -> bool:
        """Whether it has just gone out; it has to come back before it counts again."""
        if stick in self._out:
            if way < OFF:
                self._out.discard(stick)
            return False
        if way > ON:
            self._out.add(stick)
            return True
        return False
