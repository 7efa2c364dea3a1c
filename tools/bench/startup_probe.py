"""Startup probe for the bench: start the game as `main.py` does and end after the first frame that takes presses.

The process (`python main.py startup-probe`) gets the words of the command line. It writes one line when that frame is
on the screen: `ready` and the processor seconds of the process. With the word `settled` in front it continues until all
pictures are cached.
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
"""Frames after which the title's first picture is complete."""


def one_frame(app: "App") -> None:
    """Run a loop of a single frame."""
    import pygame

    from game.loop import FRAME

    app.frame(FRAME, pygame.event.get())
    assert app.stack.top is not None and not app.stack.moving, "a press would go nowhere yet"
    sys.stdout.write(f"{READY} {process_time():.3f}\n")
    sys.stdout.flush()


def until_settled(app: "App") -> None:
    """Run some frames, and all postponed work."""
    for _ in range(FRAMES):
        one_frame(app)
    app.idle_work.run_all()


def main(words: list[str]) -> None:
    """Run the program."""
    from scenes.play import playing

    settled = words[:1] == [SETTLED]
    command = parse(words[1:] if settled else words)
    assert isinstance(command, Play)
    with playing(command) as built:
        (until_settled if settled else one_frame)(built.app)
