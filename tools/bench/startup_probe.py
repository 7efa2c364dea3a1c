"""Startup probe: starts the game like `main.py` and ends after the first frame that takes presses. For the bench.

The process (`python main.py startup-probe`) gets the arguments of the command line. It writes one line when that frame
is on the screen: `ready` and the seconds of its work. With `settled` as the first argument it goes on until all
pictures are saved.
"""

import sys
from time import process_time

from engine.headless.arguments import Play
from engine.headless.parsing import parse
from game.app import App

READY = "ready"
SETTLED = "settled"
FRAMES = 10
"""Frames after which the title shows all its first pictures."""


def one_frame(app: App) -> None:
    """A loop of a single frame."""
    import pygame

    from game.loop import FRAME

    app.frame(FRAME, pygame.event.get())
    assert app.stack.top is not None and not app.stack.moving, "a press would go nowhere yet"
    sys.stdout.write(f"{READY} {process_time():.3f}\n")
    sys.stdout.flush()


def until_settled(app: App) -> None:
    """Run some frames and all idle work."""
    for _ in range(FRAMES):
        one_frame(app)
    app.idle_work.run_all()


def main(words: list[str]) -> None:
    """Run the process."""
    from scenes.play import playing

    settled = words[:1] == [SETTLED]
    command = parse(words[1:] if settled else words)
    assert isinstance(command, Play)
    with playing(command) as built:
        (until_settled if settled else one_frame)(built.app)
