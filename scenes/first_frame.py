"""First frame: starts the game as `main.py` does and ends after the first frame that takes presses. For the bench.

Run as a program with the words of the command line; it writes one line when that frame is on the glass.
"""

import sys
from typing import TYPE_CHECKING

from engine.headless.arguments import Play
from engine.headless.parsing import parse

if TYPE_CHECKING:
    from game.app import App

READY = "ready"


def one_frame(app: "App") -> None:
    """A loop of a single frame."""
    import pygame

    from game.loop import FRAME

    app.frame(FRAME, pygame.event.get())
    assert app.stack.top is not None and not app.stack.moving, "a press would go nowhere yet"
    sys.stdout.write(f"{READY}\n")
    sys.stdout.flush()


def main(words: list[str]) -> None:
    """The program."""
    from scenes.play import play

    command = parse(words)
    assert isinstance(command, Play)
    play(command, one_frame)


if __name__ == "__main__":
    main(sys.argv[1:])
