"""imagine(): a whole state that a viewer could not tell from the real one."""

from random import Random

from engine.core.events import Heard
from engine.games.rook.state import State
from engine.games.rook.view import View


def imagine(view: View, heard: Heard, rng: Random) -> State:
    """A state with the same view and the same questions for the viewer, hidden cards drawn by `rng`."""
    raise NotImplementedError
