"""The unmodified program, with a pad that is plugged in.

`python -m tests.plugged WORDS` does what `python main.py WORDS` does. Meanwhile a thread reads from standard input what
happens to the pad, a word a line: `plug`, `unplug`, or a button.
"""

import sys
import threading
import time
from collections.abc import Iterable

import pygame

from main import main
from tests.virtualpad import VirtualPad, VirtualPads

HELD = 0.06
"""Seconds that a button stays down: a few frames."""


def hands(words: Iterable[str]) -> None:
    """Do to one pad what `words` say, once the program listens to pads."""
    while not pygame.joystick.get_init():
        time.sleep(HELD)
    plugs, pad = VirtualPads(), None
    for word in words:
        match word.strip(), pad:
            case "plug", None:
                pad = plugs.plug()
            case "unplug", VirtualPad() as plugged:
                plugged.unplug()
                pad = None
            case button, VirtualPad() as plugged:
                plugged.press(button)
                time.sleep(HELD)
                plugged.release(button)
                time.sleep(HELD)


if __name__ == "__main__":
    threading.Thread(target=hands, args=(sys.stdin,), daemon=True).start()
    sys.exit(main(sys.argv[1:]))
