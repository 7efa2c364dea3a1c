"""The close button of the window: where children play a grown-up is asked first; a second press of it closes."""

from typing import TYPE_CHECKING

import pygame

from game.input_tap import InputTap

if TYPE_CHECKING:
    from game.context import Context


class CloseButton(InputTap):
    """SDL says of a window that is closed both that and that all ends; a signal, such as Ctrl-C in a terminal, is the
    end alone and always is."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self._pressed = False

    def event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.WINDOWCLOSE:
            self._pressed = True
        return event.type == pygame.QUIT and self._pressed and self.context.theme.kids and self._asks()

    def advance(self, dt: float) -> None:
        """Both come in one frame."""
        del dt
        self._pressed = False

    def _asks(self) -> bool:
        """Put the gate before leaving; False where it stands there already, or there is nothing yet to put it on."""
        from scenes.front.gate import GateScene, for_grown_ups

        context, scenes = self.context, self.context.stack.scenes
        if not scenes or any(isinstance(scene, GateScene) and scene.then == context.quit for scene in scenes):
            return False
        for_grown_ups(context, context.quit)
        return True
