"""Stores for tests: a filled one, a whole evening in little, and processes that use one."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from engine.core.game import Setup
from game.people import Person
from game.store import Store

SETUP = Setup("rook", "classic", 4)
SEATS = [{"kind": "person", "name": "Rosa"}, {"kind": "bot", "name": "Max", "level": "fair"}]
LINES = tuple(f'{{"by": {n % 4}, "do": "pass", "n": {n}}}' for n in range(12))
ROOT = Path(__file__).resolve().parents[2]


def filled(folder: Path) -> int:
    """A closed store with one person, one setting and one match laid open; returns the match's number."""
    store = Store.open(folder)
    store.keep_person(Person("Rosa", 3))
    store.keep_setting("theme", "kids")
    match = store.begin_match(SETUP, SEATS)
    store.add_steps(match, LINES)
    store.close()
    return match


def still_works(store: Store) -> None:
    """A whole evening in little, whatever the disk does."""
    store.keep_person(Person("Ida", 1))
    store.keep_setting("music", 10)
    match = store.begin_match(SETUP, SEATS)
    for line in LINES:
        store.add_step(match, line)
    saved = store.open_match()
    assert saved is not None and saved.lines == LINES
    assert store.people()[0] == Person("Ida", 1) and store.setting("music") == 10
    store.finish_match(match, {"scores": [1, 2], "winners": [1]})
    assert store.results()[0].end == {"scores": [1, 2], "winners": [1]}
    store.close()


def in_process(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `code` with the project's modules in a process of its own; `folder` is its first argument."""
    command = [sys.executable, "-c", dedent(code), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
