"""Pointer: mouse and touch to presses in logical pixels. What is beside the stage does not count."""

from collections.abc import Callable, Iterator

import pygame

from game.input.actions import MOUSE, TOUCH, Action
from game.input.keyboard import Signal

Point = tuple[int, int]
ToLogical = Callable[[float, float], Point | None]

BUTTONS = {pygame.BUTTON_LEFT: Action.CONFIRM, pygame.BUTTON_RIGHT: Action.BACK, pygame.BUTTON_MIDDLE: Action.INFO}
REST_SECONDS = 3.0
"""A mouse that rests so long is hidden: it must not lie on the table, nor show where somebody hesitated."""


class Pointer:
    """`to_logical(x, y)` turns window pixels into logical ones, None beside the stage; `size()` is the window's."""

    def __init__(self, to_logical: ToLogical, size: Callable[[], Point]) -> None:
        self.to_logical = to_logical
        self.size = size
        self.rested = 0.0

    def read(self, event: pygame.event.Event) -> Iterator[Signal]:
        """What `event` says; SDL also sends touches as a mouse, those are passed over."""
        kind = event.type
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            yield from self._finger(event)
        elif getattr(event, "touch", False):
            return
        elif kind == pygame.MOUSEMOTION:
            self.rested = 0.0
            yield from self._at(MOUSE, Action.POINT, event.pos)
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in BUTTONS:
            self.rested = 0.0
            yield from self._at(MOUSE, BUTTONS[event.button], event.pos, kind == pygame.MOUSEBUTTONDOWN)
        elif kind == pygame.MOUSEWHEEL:
            self.rested = 0.0
            for _ in range(abs(event.y)):
                yield Signal(MOUSE, Action.UP if event.y > 0 else Action.DOWN)

    def rest(self, dt: float) -> bool:
        """`dt` seconds have passed; whether the mouse has been still long enough to be hidden."""
        self.rested += dt
        return self.rested > REST_SECONDS

    def _finger(self, event: pygame.event.Event) -> Iterator[Signal]:
        width, height = self.size()
        pos = (event.x * width, event.y * height)
        if event.type == pygame.FINGERMOTION:
            yield from self._at(TOUCH, Action.POINT, pos)
        else:
            yield from self._at(TOUCH, Action.CONFIRM, pos, event.type == pygame.FINGERDOWN)

    def _at(self, device: str, action: Action, pos: tuple[float, float], down: bool = True) -> Iterator[Signal]:
        at = self.to_logical(*pos)
        if at is not None:
            yield Signal(device, action, down, at=at)
