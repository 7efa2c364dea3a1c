"""Stores for tests: a filled one, a small whole evening, ways to damage one, and processes that use one."""

import gzip
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

from engine.core.game import Setup
from engine.core.records import header_line
from game.store import database
from game.store.database import FILE, GAMES, MIGRATIONS, SETTINGS
from game.store.disk.copies import NEWEST, OLDER
from game.store.disk.store_file import StoreFile
from game.store.people import Person
from game.store.store import Store

SETUP = Setup("rook", "classic", 4)
SEATS = [{"kind": "person", "name": "Rosa"}, {"kind": "bot", "name": "Max", "level": "fair"}]
LINES = tuple(f'{{"by": {n % 4}, "do": "pass", "n": {n}}}' for n in range(12))
ROOT = Path(__file__).resolve().parents[2]


def filled(folder: Path) -> int:
    """Make a closed store with one person, one setting and one interrupted match; returns the match's number."""
    store = Store.open(folder)
    store.people.keep(Person("Rosa", 3))
    store.keep_setting("theme", "kids")
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    store.close()
    return match


def of_version(folder: Path, version: int) -> None:
    """Make a closed store of a version with one file for everything. It has a person, a setting, two matches of which
    the second was left later, and a count, as far as that version had them."""
    folder.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(folder / FILE)
    connection.execute("PRAGMA journal_mode = WAL")
    with connection:
        for statement in (statement for migration in MIGRATIONS[:version] for statement in migration):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {GAMES.application}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("INSERT INTO people VALUES ('Rosa', 3, 1)")
        connection.execute("INSERT INTO settings VALUES ('theme', '\"kids\"')")
        for match, at in ((1, "2026-11-20"), (2, "2026-11-19")):
            row = (match, header_line(SETUP), json.dumps(SEATS), "left", at, at)
            connection.execute(
                "INSERT INTO matches (id, header, seats, state, created, updated) VALUES (?,?,?,?,?,?)", row
            )
        connection.executemany("INSERT INTO steps VALUES (1, ?, ?)", enumerate(LINES))
        if version > 2:
            connection.execute("INSERT INTO books VALUES ('2026-11-20', 'rook', 'plays', 7)")
    connection.close()


def rewritten(folder: Path, *statements: str | tuple[str, tuple[object, ...]], file: str = FILE) -> None:
    """Change a closed store as the game would, with checksums, and leave no mark of its earlier state."""
    connection = database.connect(folder / file)
    database.guard(connection, GAMES if file == FILE else SETTINGS)
    for statement in statements:
        connection.execute(*((statement,) if isinstance(statement, str) else statement))
    connection.close()
    (folder / f"{file}.mark").unlink(missing_ok=True)


def copied(file: StoreFile) -> list[bytes]:
    """The contents of the copies of a file, the newest first, each as an SQLite file."""
    found = []
    for number in (NEWEST, OLDER):
        with file._copies.opened(number) as copy:
            found += [copy.serialize()] if copy is not None else []
    return found


def without_copies(folder: Path) -> None:
    """Remove the copies of all files."""
    for copy in folder.glob("*.gz"):
        copy.unlink()


def limit(store: Store, pages: int | None = None) -> None:
    """Make the disk full: no file gets larger than it is, or than `pages`."""
    for file in (store._games, store._settings):
        assert file.disk is not None
        most = pages or file.disk.execute("PRAGMA page_count").fetchone()[0]
        file.disk.execute(f"PRAGMA max_page_count = {most}")


def all_bytes(folder: Path) -> bytes:
    """The bytes of all files of a folder, one after the other, compressed ones also decompressed."""
    found = [file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()]
    return b"".join((*found, *(gzip.decompress(data) for data in found if data[:2] == b"\x1f\x8b")))


def still_works(store: Store) -> None:
    """Play a small whole evening, which must work with any state of the disk."""
    store.people.keep(Person("Ida", 1))
    store.keep_setting("music", 10)
    match = store.matches.begin(SETUP, SEATS)
    for line in LINES:
        store.matches.add_steps(match, (line,))
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == LINES
    assert store.people.all()[0] == Person("Ida", 1) and store.setting("music") == 10
    store.matches.finish(match, {"scores": [1, 2], "winners": [1]})
    assert store.history.results()[0].end == {"scores": [1, 2], "winners": [1]}
    store.close()


def in_process(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `code` with the project's modules in a process of its own; `folder` is its first argument."""
    command = [sys.executable, "-c", dedent(code), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
