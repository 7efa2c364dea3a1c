"""Pointer: translates mouse and touch into presses in logical pixels. Input beside the stage is ignored."""

from collections.abc import Callable, Iterator

import pygame

from game.input.actions import MOUSE, TOUCH, Action
from game.input.keyboard import Signal

Point = tuple[int, int]
ToLogical = Callable[[float, float], Point | None]

BUTTONS = {pygame.BUTTON_LEFT: Action.CONFIRM, pygame.BUTTON_RIGHT: Action.BACK, pygame.BUTTON_MIDDLE: Action.INFO}
TAP_REACH = 36
"""Logical pixels that a finger may move during a tap."""
SWIPE_LEAST = 120
"""Logical pixels from which a stroke is a swipe."""
STRAIGHT = 1.5
"""Smallest ratio of length to width of a swipe."""
REST_SECONDS = 3.0
"""Seconds until a resting mouse is hidden, so that it neither covers the table nor shows where a player hesitated."""


class Pointer:
    """Mouse and fingers. `to_logical(x, y)` converts window pixels to logical ones, None beside the stage; `size()` is
    the window's."""

    def __init__(self, to_logical: ToLogical, size: Callable[[], Point]) -> None:
        self.to_logical = to_logical
        self.size = size
        self.rested = 0.0
        self._at_rest: Point | None = None
        self.began: dict[int, tuple[Point, bool]] = {}
        """Where each finger touched down, and whether it counts when lifted. A press may open another scene, where the
        same finger must not act."""
        self.slid: set[int] = set()
        """Fingers that drag something; lifting them is no swipe."""

    def read(
        self, event: pygame.event.Event, lift: bool = False, slides: Callable[[Point], bool] = lambda at: False
    ) -> Iterator[Signal]:
        """Yield the signals of `event`. Mouse events that SDL derives from touches are ignored.

        `lift`: a finger counts when it is lifted where it touched down. A stroke is always a direction, with `at` where
        it began. `slides`: whether a finger drags what is there; then it counts at once and points until it is lifted.
        """
        kind = event.type
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            self._at_rest = None
            yield from self._finger(event, lift, slides)
        elif getattr(event, "touch", False):
            return
        elif kind == pygame.MOUSEMOTION:
            self.rested, self._at_rest = 0.0, self.to_logical(*event.pos)
            yield from self._at(MOUSE, Action.POINT, event.pos)
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button in BUTTONS:
            self.rested = 0.0
            yield from self._button(BUTTONS[event.button], event.pos, kind == pygame.MOUSEBUTTONDOWN)
        elif kind == pygame.MOUSEWHEEL:
            self.rested = 0.0
            for _ in range(abs(event.y)):
                yield Signal(MOUSE, Action.UP if event.y > 0 else Action.DOWN)

    @property
    def over(self) -> Point | None:
        """The mouse position, or None if the mouse is hidden."""
        return self._at_rest if self.rested <= REST_SECONDS else None

    def rest(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether the mouse has rested long enough to be hidden."""
        self.rested += dt
        return self.rested > REST_SECONDS

    def place(self, event: pygame.event.Event) -> Point | None:
        """Return where a finger or a mouse button went down, None beside the stage."""
        return self.to_logical(*(self._of_finger(event) if event.type == pygame.FINGERDOWN else event.pos))

    def _of_finger(self, event: pygame.event.Event) -> tuple[float, float]:
        width, height = self.size()
        return event.x * width, event.y * height

    def _finger(self, event: pygame.event.Event, lift: bool, slides: Callable[[Point], bool]) -> Iterator[Signal]:
        pos = self._of_finger(event)
        if event.type == pygame.FINGERMOTION:
            if not lift or event.finger_id in self.slid:
                yield from self._at(TOUCH, Action.POINT, pos)
        elif event.type == pygame.FINGERDOWN:
            if at := self.to_logical(*pos):
                if slides(at):
                    self.slid.add(event.finger_id)
                    lift = False
                self.began[event.finger_id] = at, lift
            yield from self._at(TOUCH, Action.POINT if lift else Action.CONFIRM, pos)
        else:
            yield from self._lifted(event.finger_id, pos)

    def _lifted(self, finger: int, pos: tuple[float, float]) -> Iterator[Signal]:
        """Lift a finger: a tap if it stayed, a direction if it swept over the screen. Beside the stage it only releases
        what it held."""
        down, at = self.began.pop(finger, None), self.to_logical(*pos)
        slid = finger in self.slid
        self.slid.discard(finger)
        if down is None:
            return
        if at is None or slid:
            yield Signal(TOUCH, Action.CONFIRM, down=False, at=at)
            return
        began, lift = down
        across, along = at[0] - began[0], at[1] - began[1]
        if lift and max(abs(across), abs(along)) <= TAP_REACH:
            yield Signal(TOUCH, Action.CONFIRM, at=began)
        if not lift or max(abs(across), abs(along)) <= TAP_REACH:
            yield Signal(TOUCH, Action.CONFIRM, down=False, at=at)
        if abs(across) >= max(SWIPE_LEAST, STRAIGHT * abs(along)):
            yield Signal(TOUCH, Action.RIGHT if across > 0 else Action.LEFT, at=began)
        elif abs(along) >= max(SWIPE_LEAST, STRAIGHT * abs(across)):
            yield Signal(TOUCH, Action.DOWN if along > 0 else Action.UP, at=began)

    def _button(self, action: Action, pos: tuple[float, float], down: bool) -> Iterator[Signal]:
        """Handle a mouse button. A release beside the stage counts as well."""
        if down or self.to_logical(*pos) is not None:
            yield from self._at(MOUSE, action, pos, down)
        else:
            yield Signal(MOUSE, action, down=False)

    def _at(self, device: str, action: Action, pos: tuple[float, float], down: bool = True) -> Iterator[Signal]:
        at = self.to_logical(*pos)
        if at is not None:
            yield Signal(device, action, down, at=at)
