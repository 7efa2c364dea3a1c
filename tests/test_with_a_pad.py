"""The unmodified program in a process of its own, without a screen.

A pad that is real to SDL plays in it, the process is killed, and the played steps must be on the disk.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from engine.core.records import check, parse
from engine.games import GAMES
from game.store.store import Store
from main import OUR_MISTAKE

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 90.0  # seconds
PRESSES = 12
"""Confirmations by the pad before the disk is read. Before a first match one leads to the lesson, and back from there
to the match."""


@pytest.fixture
def program(tmp_path):
    """The program with its commands for the pad; its errors go to a file."""
    words = ["--data", str(tmp_path), "--windowed", "--size", "640x360", "--speed", "off", "--mute"]
    with (tmp_path / "errors").open("wb") as errors:
        started = subprocess.Popen(
            [sys.executable, "-m", "tests.plugged", *words],
            stdin=subprocess.PIPE,
            stderr=errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )
    yield started
    started.kill()
    started.communicate()


def say(program, *words):
    program.stdin.write("".join(f"{word}\n" for word in words))
    program.stdin.flush()


def kept(folder):
    """The match on the disk, as the next start finds it."""
    store = Store.open(folder)
    try:
        return store.matches.to_continue()
    finally:
        store.close()


def so_far(folder):
    """The lines of that match while the program still plays, from a copy, as after a power cut now."""
    copy = Path(tempfile.mkdtemp(dir=folder))
    for file in folder.glob("games.sqlite3*"):
        shutil.copy(file, copy)
    saved = kept(copy)
    return saved.lines if saved else ()


def own(lines):
    """The steps of the seat that the pad plays for."""
    return [line for line in lines if line.startswith('{"by": 0')]


def mistakes(folder):
    """The program's reports of its own errors."""
    lines = (folder / "errors").read_text().splitlines()
    return [line for line in lines if "Traceback" in line or OUR_MISTAKE in line]


def test_a_pad_alone_starts_and_plays_a_game_and_a_power_cut_loses_nothing(program, tmp_path):
    say(program, "plug", "south", "start")
    end, played = time.monotonic() + PATIENCE, []
    while not played:
        assert time.monotonic() < end, (tmp_path / "errors").read_text()
        assert program.poll() is None, (tmp_path / "errors").read_text()
        say(program, *["south"] * PRESSES, "east")
        time.sleep(2.0)
        played = own(so_far(tmp_path))
    program.kill()
    program.wait()
    saved = kept(tmp_path)
    assert saved is not None and saved.torn == 0
    assert own(saved.lines)[: len(played)] == played
    check(parse(saved.text, GAMES), GAMES)
    assert not mistakes(tmp_path)


def test_a_pad_that_is_pulled_out_and_back_in_does_not_end_the_program(program, tmp_path):
    say(program, "plug", "south", "start", "south", "unplug", "plug", "south", "south", "unplug")
    time.sleep(3.0)
    assert program.poll() is None, (tmp_path / "errors").read_text()
    program.terminate()
    program.wait(PATIENCE)
    assert program.returncode == 0
    assert not mistakes(tmp_path)
