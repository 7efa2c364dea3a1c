"""The program restarts itself in the same way everywhere, in every form of installation."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine import program
from engine.headless.arguments import COMMANDS, Version
from engine.headless.parsing import parse
from game.draw import sources
from tests.test_layers import reached

ROOT = Path(__file__).resolve().parents[2]
OF_PYTHON = {"tools/measure_lengths.py", "tools/measure_restarts.py", "tools/mutants.py"}
"""Tools that start the sources on purpose, for people who work on the game."""


def test_only_one_module_knows_how_the_program_is_started() -> None:
    """`sys.executable` is a Python only in a folder of sources; in a frozen program it is the program."""
    for layer in ("engine", "game", "scenes", "tools"):
        for path in (ROOT / layer).rglob("*.py"):
            place = path.relative_to(ROOT).as_posix()
            known = place in {"engine/program.py", "game/draw/sources.py", *OF_PYTHON}
            assert known or not reached(path, "executable"), place


def test_frozen_it_starts_without_a_python_in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    assert program.again("worker")[-2:] == [str(ROOT / "main.py"), "worker"]
    monkeypatch.setattr(program, "FROZEN", True)
    assert program.again("verify", "a b") == [sys.executable, "verify", "a b"]


def test_the_names_of_its_own_parts_are_no_commands_and_no_games() -> None:
    from engine.games import GAMES

    assert set(program.PARTS).isdisjoint({*COMMANDS, *GAMES})


def test_it_says_its_version() -> None:
    assert parse(["--version"]) == Version()
    words = [sys.executable, "main.py", "--version"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True).stdout
    assert said.split() == [program.NAME, program.VERSION]


def test_a_new_version_never_shows_old_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reproducible package gives all files one time, and a changed drawing may have the same length."""
    prints = set()
    for version, frozen in (("1.0.0", False), ("1.0.1", False), ("1.0.0", True), ("1.0.1", True)):
        monkeypatch.setattr(program, "VERSION", version)
        monkeypatch.setattr(program, "FROZEN", frozen)
        prints.add(sources.of_all.__wrapped__())
    assert len(prints) == 4
