"""Startup probe: starts the game as `main.py` does and ends after the first frame that takes presses. For the bench.

The process (`python main.py startup-probe`) gets the words of the command line; it writes one line when that frame is
on the screen: `ready` and the seconds that the process has worked. With the word `settled` in front it goes on until
all that was painted is kept.
"""

import sys
from time import process_time
from typing import TYPE_CHECKING

from engine.headless.arguments import Play
from engine.headless.parsing import parse

if TYPE_CHECKING:
    from game.app import App

READY = "ready"
SETTLED = "settled"
FRAMES = 10
"""Frames after which the title shows all that it ever shows first."""


def one_frame(app: "App") -> None:
    """A loop of a single frame."""
    import pygame

    from game.loop import FRAME

    app.frame(FRAME, pygame.event.get())
    assert app.stack.top is not None and not app.stack.moving, "a press would go nowhere yet"
    sys.stdout.write(f"{READY} {process_time():.3f}\n")
    sys.stdout.flush()


def until_settled(app: "App") -> None:
    """Some frames, and all work that could wait."""
    for _ in range(FRAMES):
        one_frame(app)
    app.idle_work.run_all()


def main(words: list[str]) -> None:
    """The program."""
    from scenes.play import playing

    settled = words[:1] == [SETTLED]
    command = parse(words[1:] if settled else words)
    assert isinstance(command, Play)
    with playing(command) as built:
        (until_settled if settled else one_frame)(built.app)
