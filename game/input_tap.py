"""InputTap: who sees everything that happens before the scenes do. Here it lets everything pass; a kiosk has its
own."""

import pygame

from game.input.actions import Press


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
