"""The operator's way in, which visitors do not find by chance: buttons of one pad at once, keys at once, or taps in
corners."""

from collections.abc import Callable

import pygame

from game.input.pads import BUTTONS, RAW_BUTTONS

PAD = frozenset({"l", "r", "select", "start"})
"""Buttons of one pad, all held at once."""
KEY, MODS = pygame.K_F12, (pygame.KMOD_CTRL, pygame.KMOD_SHIFT)
TAPS = ("left", "right", "left", "right", "left")
"""Taps or clicks in the two upper corners of the screen."""
CORNER = (0.12, 0.16)
"""Width and height of a corner, as shares of the window."""
TAPS_WITHIN = 3.0
"""Most seconds between two taps."""
A_FRAME = 0.1
"""Most seconds that one frame counts. The first tap may have to wait for the title's pictures, which is not the
operator's delay."""


class Chord:
    """Reads events; `size()` is the window's size in pixels. Other readers also get all events except the last one of a
    chord."""

    def __init__(self, size: Callable[[], tuple[int, int]]) -> None:
        self.size = size
        self._held: dict[tuple[int, bool], set[str]] = {}
        self._taps: list[str] = []
        self._since = 0.0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since += min(dt, A_FRAME)
        if self._since > TAPS_WITHIN:
            self._taps.clear()

    def reads(self, event: pygame.event.Event) -> bool:
        """Whether `event` completes the chord."""
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN):
            return self._button(event, down=True)
        if event.type in (pygame.CONTROLLERBUTTONUP, pygame.JOYBUTTONUP):
            return self._button(event, down=False)
        if event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            for mapped in (False, True):
                self._held.pop((event.instance_id, mapped), None)
        if event.type == pygame.KEYDOWN:
            return event.key == KEY and all(event.mod & mod for mod in MODS)
        if event.type == pygame.FINGERDOWN:
            return self._tapped(event.x, event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and not getattr(event, "touch", False):
            wide, high = self.size()
            return self._tapped(event.pos[0] / wide, event.pos[1] / high)
        return False

    def _button(self, event: pygame.event.Event, down: bool) -> bool:
        """Note a pad button. A pad that SDL knows sends both kinds of events; then only one kind has reliable names."""
        mapped = event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        name = (BUTTONS if mapped else RAW_BUTTONS).get(event.button)
        held = self._held.setdefault((event.instance_id, mapped), set())
        if name is not None and down:
            held.add(name)
        elif name is not None:
            held.discard(name)
        if down and held >= PAD:
            self._held.clear()
            return True
        return False

    def _tapped(self, x: float, y: float) -> bool:
        wide, high = CORNER
        side = "" if y > high else "left" if x < wide else "right" if x > 1 - wide else ""
        if not side:
            self._taps.clear()
            return False
        self._since = 0.0
        if self._taps and side == self._taps[-1]:
            return False  # a bouncing screen, or finger and mouse for one tap
        self._taps.append(side)
        if tuple(self._taps) == TAPS:
            self._taps.clear()
            return True
        if tuple(self._taps) != TAPS[: len(self._taps)]:
            self._taps.clear()
        return False
