"""The simplest screen: shows single canvases in a window, before the scenes exist or after one has failed. Needs no
store, settings or font."""

from time import sleep

import pygame

from game.canvas import Canvas
from game.input.actions import Press
from game.input.devices import Devices
from game.input.pointer import Pointer
from game.window import Window

FRAME = 1 / 30


class SimpleScreen:
    """Shows canvases in `window` and listens to every device. `closed`: the window's close button was pressed."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.closed = False
        self._devices = Devices(Pointer(window.to_logical, window.screen_size))

    def turn(self, canvas: Canvas) -> tuple[Press, ...]:
        """Show `canvas` for a frame and return the presses meanwhile. A held direction counts once."""
        self.window.paint(canvas)
        sleep(FRAME)
        presses: list[Press] = []
        for event in pygame.event.get():
            self.closed = self.closed or event.type == pygame.QUIT
            self.window.event(event)
            presses += self._devices.read(event)
        return tuple(press for press in presses if not press.released)
