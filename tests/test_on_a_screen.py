"""The unmodified program on a real X server: it opens, fills the screen, hears the keyboard and ends when told to."""

import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from main import OUR_MISTAKE

ROOT = Path(__file__).resolve().parents[1]
WIDTH, HEIGHT = 1280, 720
PATIENCE = 30.0  # seconds

pytestmark = pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool")


class Screen:
    """An X server whose picture is a file: what is really to be seen, without asking the program."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-noreset",
             "-fbdir", str(folder)],
            pass_fds=(write,), stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as answer:
            self.display = f":{answer.readline().strip()}"
        with open(folder / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.memory[:100])  # the head of an XWD file
        self.start, self.pitch = header[0] + header[19] * 12, header[12]

    def picture(self):
        """All pixels as bytes."""
        return self.memory[self.start : self.start + HEIGHT * self.pitch]

    def wait_for_change(self, old):
        """The next picture that is not `old`."""
        end = time.monotonic() + PATIENCE
        while self.picture() == old:
            assert time.monotonic() < end, "nothing changed on the screen"
            time.sleep(0.02)
        return self.picture()

    def key(self, name):
        """A key of X's name goes down and up."""
        subprocess.run(["xdotool", "key", name], env=self.environment(), check=True)

    def environment(self):
        """What a program needs to know to draw here."""
        return {**os.environ, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture
def screen(tmp_path):
    screen = Screen(tmp_path)
    yield screen
    screen.server.kill()
    screen.server.wait()


@pytest.fixture
def program(screen, tmp_path):
    command = [sys.executable, str(ROOT / "main.py"), "--data", str(tmp_path / "data")]
    program = subprocess.Popen(command, env=screen.environment(), stderr=subprocess.PIPE, cwd=ROOT)
    yield program
    program.kill()
    program.communicate()


def test_it_opens_hears_the_keyboard_and_ends(screen, program):
    black = screen.picture()
    title = screen.wait_for_change(black)
    time.sleep(1.0)
    left, right = (title[y * screen.pitch : y * screen.pitch + 4] for y in (10, HEIGHT - 10))
    assert left != right  # full screen: curtain above, rail below
    before = screen.picture()
    screen.key("Right")
    screen.wait_for_change(before)
    program.send_signal(signal.SIGTERM)
    _, errors = program.communicate(timeout=PATIENCE)
    assert b"Traceback" not in errors and OUR_MISTAKE.encode() not in errors
    assert program.returncode == 0


def test_no_screen_is_one_clear_line():
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "screen" in done.stderr
