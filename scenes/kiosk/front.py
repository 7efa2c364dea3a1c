"""The front: what a kiosk shows while nobody is there."""

from typing import TYPE_CHECKING

from game.scene import Scene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.closed import ClosedScene

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk


def front(context: "Context", kiosk: "Kiosk") -> Scene:
    """Outside the opening hours a dark screen, else the show."""
    return ClosedScene(context, kiosk) if kiosk.shut else AttractScene(context, kiosk)
