"""An X server of its own for a test, whose screen is read from a file."""

import mmap
import os
import struct
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

WIDTH, HEIGHT = 1280, 720
PATIENCE = 30.0  # seconds
BEAT = 0.5  # seconds between two looks, or two presses
HEM = [(x, 705) for x in range(100, WIDTH, 200)]
"""Pixels of the golden hem of a closed curtain; at a table the bottom bar is there."""


class Screen:
    """An X server whose picture is a file: what is really on the screen, without asking the program."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        self.server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{WIDTH}x{HEIGHT}x24",
                "-nolisten",
                "tcp",
                "-noreset",
                "-fbdir",
                str(folder),
            ],
            pass_fds=(write,),
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            self.display = f":{answer.readline().strip()}"
        with open(folder / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.memory[:100])  # the head of an XWD file
        self.start, self.pitch = header[0] + header[19] * 12, header[12]

    def picture(self) -> bytes:
        """All pixels as bytes."""
        return self.memory[self.start : self.start + HEIGHT * self.pitch]

    def wait_for_change(self, old: bytes) -> bytes:
        """The next picture that is not `old`."""
        end = time.monotonic() + PATIENCE
        while self.picture() == old:
            assert time.monotonic() < end, "nothing changed on the screen"
            time.sleep(0.02)
        return self.picture()

    def covered(self) -> bool:
        """Whether a curtain is closed over the whole screen."""
        picture = self.picture()
        starts = (y * self.pitch + 4 * x for x, y in HEM)
        colors = (picture[start : start + 3] for start in starts)
        return all(blue < 90 and green > 110 and red > 170 for blue, green, red in colors)

    def wait_until(self, reached: Callable[[], bool], patience: float = PATIENCE, press: Sequence[str] = ()) -> None:
        """Wait until `reached()`, and press these keys repeatedly until then."""
        end = time.monotonic() + patience
        while not reached():
            assert time.monotonic() < end, "that never came"
            for name in press:
                self.key(name)
            time.sleep(BEAT)

    def key(self, name: str) -> None:
        """Press and release a key of X's name."""
        subprocess.run(["xdotool", "key", name], env=self.environment(), check=True)

    def environment(self) -> dict[str, str]:
        """The environment that a program needs to draw here."""
        return {**os.environ, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
