"""The unmodified program on a real X server: it opens, fills the screen, hears the keyboard, plays a trick of a saved
match behind curtains, and ends when told to."""

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

from game.input.actions import KEYS_LEFT, KEYS_RIGHT
from main import OUR_MISTAKE
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.test_with_a_pad import so_far

ROOT = Path(__file__).resolve().parents[1]
WIDTH, HEIGHT = 1280, 720
PATIENCE = 30.0  # seconds
LONG_PATIENCE = 90.0  # seconds, for a whole trick
BEAT = 0.5  # seconds between two looks, or two presses
HEM = [(x, 705) for x in range(100, WIDTH, 200)]
"""Pixels of the golden hem of a curtain that is closed; at a table the bottom bar is there."""

on_a_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
)


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

    def covered(self):
        """Whether a curtain is closed over the whole screen."""
        picture = self.picture()
        blue_green_red = (picture[y * self.pitch + 4 * x :][:3] for x, y in HEM)
        return all(blue < 90 and green > 110 and red > 170 for blue, green, red in blue_green_red)

    def wait_until(self, reached, patience=PATIENCE, press=()):
        """Wait until `reached()`, and press these keys again and again until then."""
        end = time.monotonic() + patience
        while not reached():
            assert time.monotonic() < end, "that never came"
            for name in press:
                self.key(name)
            time.sleep(BEAT)

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
    command = [sys.executable, str(ROOT / "main.py"), "--data", str(tmp_path / "data"), "--speed", "off"]
    program = subprocess.Popen(command, env=screen.environment(), stderr=subprocess.PIPE, cwd=ROOT)
    yield program
    program.kill()
    program.communicate()


def saved_match(data):
    """Save a match of Rook in which two people share the keyboard, and the one at its right leads the first trick."""
    with TablePilot(data, plan("beginner", 4, (KEYS_LEFT, KEYS_RIGHT))) as pilot:
        pilot.until(lambda: pilot.scene is not pilot.table and match_of(pilot.table).waiting() == (1,))


def played(data):
    """The cards that the saved match has seen played."""
    return [line for line in so_far(data) if '"do": "play"' in line]


@on_a_screen
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


@on_a_screen
def test_a_curtain_opens_by_its_own_key_and_a_trick_is_played(screen, tmp_path, request):
    data = tmp_path / "data"
    saved_match(data)
    request.getfixturevalue("program")
    screen.wait_until(screen.covered, press=("x",))  # continue the match
    screen.key("f")  # of the other player
    time.sleep(2 * BEAT)
    assert screen.covered() and not played(data)
    screen.wait_until(lambda: not screen.covered(), press=("Return",))
    screen.wait_until(lambda: len(played(data)) >= 4, LONG_PATIENCE, press=("Return", "f"))


def test_no_screen_is_one_clear_line():
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "screen" in done.stderr
