"""The unmodified program on a real X server. It opens, fills the screen, reads the keyboard, plays a trick of a saved
match behind curtains, and ends on request."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.input.actions import KEYS_LEFT, KEYS_RIGHT
from main import OUR_MISTAKE
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.test_with_a_pad import so_far
from tests.x_screen import BEAT, HEIGHT, PATIENCE, Screen

ROOT = Path(__file__).resolve().parents[1]
LONG_PATIENCE = 90.0  # seconds, for a whole trick

on_a_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
)


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
    """Save a match of Rook in which two people share the keyboard, and the player on the right side leads the first
    trick."""
    with TablePilot(data, plan("beginner", 4, (KEYS_LEFT, KEYS_RIGHT))) as pilot:
        pilot.until(lambda: pilot.scene is not pilot.table and match_of(pilot.table).waiting() == (1,))


def played(data):
    """The cards played in the saved match."""
    return [line for line in so_far(data) if '"do": "play"' in line]


@on_a_screen
def test_it_opens_reads_the_keyboard_and_ends(screen, program):
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


def test_without_a_screen_there_is_one_clear_line():
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py")], env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "screen" in done.stderr
