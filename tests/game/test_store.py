"""Store: what is kept comes back, and what happens to an evening when the disk does not play along."""

import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from engine.core.game import Setup
from game import database
from game.database import DAMAGED, FILE, FULL, LOCKED, NEWER, READ_ONLY, UNUSABLE
from game.people import LONGEST_NAME, Person, clean_name
from game.store import AGAIN, Store

SETUP = Setup("rook", "classic", 4)
SEATS = [{"kind": "person", "name": "Rosa"}, {"kind": "bot", "name": "Max", "level": "fair"}]
LINES = tuple(f'{{"by": {n % 4}, "do": "pass", "n": {n}}}' for n in range(12))
ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534


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


# What is kept


def test_everything_is_there_after_closing_and_opening(tmp_path: Path) -> None:
    match = filled(tmp_path / "new" / "folder")
    store = Store.open(tmp_path / "new" / "folder")
    assert store.notices == [] and store.saving
    assert store.people() == (Person("Rosa", 3),) and store.setting("theme") == "kids"
    saved = store.open_match()
    assert saved is not None
    assert (saved.id, saved.game, saved.variant, saved.lines, saved.torn) == (match, "rook", "classic", LINES, 0)
    assert saved.seats == tuple(SEATS)
    assert saved.text.splitlines() == [
        '{"format": 1, "game": "rook", "variant": "classic", "players": 4, "options": {}}', *LINES,
    ]  # fmt: skip
    store.close()


def test_people_who_played_last_come_first_and_can_be_forgotten() -> None:
    store = Store.without()
    for name in ("Rosa", "Max", "Ida", "Rosa"):
        store.keep_person(Person(name, 2))
    assert [person.name for person in store.people()] == ["Rosa", "Ida", "Max"]
    store.forget_person("Ida")
    store.keep_person(Person(" \u200b\t", 2))
    assert [person.name for person in store.people()] == ["Rosa", "Max"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ida  Marie ", "Ida Marie"), ("A\u0308nne", "Änne"), ("ab\u202ecd\n", "abcd"), ("x" * 99, "x" * LONGEST_NAME),
     ("a\ud800b", "a b"), ("", "")],
)  # fmt: skip
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_the_match_that_was_running_comes_before_those_laid_aside() -> None:
    store = Store.without()
    first, second = store.begin_match(SETUP, SEATS), store.begin_match(SETUP, SEATS)
    store.leave_match(first)
    assert (found := store.open_match()) and found.id == second
    store.finish_match(second, {"winners": [0]})
    found = store.open_match()
    assert found is not None and found.id == first
    store.reopen_match(found)
    store.shelve_match(first)
    assert store.open_match() is None
    assert [result.match for result in store.results()] == [second]


def test_a_step_taken_back_is_gone_and_seats_may_change() -> None:
    store = Store.without()
    match = store.begin_match(SETUP, SEATS)
    store.add_steps(match, LINES[:4])
    store.keep_steps(match, LINES[:3])
    store.add_step(match, LINES[5])
    store.keep_seats(match, SEATS[:1])
    saved = store.open_match()
    assert saved is not None and saved.lines == (*LINES[:3], LINES[5]) and saved.seats == tuple(SEATS[:1])


# Power cuts


@pytest.mark.parametrize("at", [0, 1, 7])
def test_a_process_killed_in_the_middle_loses_no_step_that_it_was_told_is_kept(tmp_path: Path, at: int) -> None:
    code = """
        import os, signal, sys
        from pathlib import Path
        from tests.game.test_store import LINES, SEATS, SETUP, Store
        store = Store.open(Path(sys.argv[1]))
        match = store.begin_match(SETUP, SEATS)
        for line in LINES[:COUNT]:
            store.add_step(match, line)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    assert in_process(code.replace("COUNT", str(at)), tmp_path).returncode == -signal.SIGKILL
    store = Store.open(tmp_path)
    assert store.notices == []
    saved = store.open_match()
    assert saved is not None and saved.lines == LINES[:at]
    store.reopen_match(saved)
    store.add_step(saved.id, LINES[at])
    assert (found := store.open_match()) and found.lines == LINES[: at + 1]
    store.close()


@pytest.mark.parametrize("torn", ['{"by": 1, "do": "pa', "", "[1]", "[" * 100_000])
def test_a_torn_last_line_is_dropped_for_good(tmp_path: Path, torn: str) -> None:
    match = filled(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as bent:
        bent.execute("UPDATE steps SET line = ? WHERE match = ? AND n = 11", (torn, match))
    bent.close()
    store = Store.open(tmp_path)
    saved = store.open_match()
    assert saved is not None and saved.lines == LINES[:11] and saved.torn == 1
    store.reopen_match(saved)
    store.add_step(match, LINES[0])
    assert (found := store.open_match()) and found.lines == (*LINES[:11], LINES[0]) and found.torn == 0
    store.close()


# Disks that do not play along


def test_a_second_process_says_so_plays_without_saving_and_offers_no_match_of_the_first(tmp_path: Path) -> None:
    filled(tmp_path)
    first = Store.open(tmp_path)
    code = """
        import sys
        from pathlib import Path
        from tests.game.test_store import Store, still_works
        store = Store.open(Path(sys.argv[1]))
        print(store.notices, store.saving, store.open_match(), store.people()[0].name)
        still_works(store)
    """
    second = in_process(code, tmp_path)
    assert second.stdout.strip() == f"{[LOCKED]} False None Rosa", second.stderr
    saved = first.open_match()
    assert saved is not None
    first.add_step(saved.id, LINES[0])
    assert first.notices == [] and [person.name for person in first.people()] == ["Rosa"]
    first.close()


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A filled folder that this process may read and not write, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        filled(folder)
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        root = os.name == "posix" and os.geteuid() == 0
        if root:
            os.seteuid(NOBODY)
        yield folder
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.skipif(os.name != "posix", reason="permissions of a folder are a matter of POSIX")
def test_a_read_only_folder_can_be_read_and_the_evening_goes_on(read_only: Path) -> None:
    store = Store.open(read_only)
    assert store.notices == [READ_ONLY] and not store.saving
    assert store.people() == (Person("Rosa", 3),)
    assert (saved := store.open_match()) and saved.lines == LINES
    still_works(store)
    assert os.listdir(read_only) == [FILE]


@pytest.mark.parametrize("folder", ["file/below", "a\0b", "x" * 5000])
def test_a_folder_that_cannot_be(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store.open(tmp_path / folder)
    assert store.notices == [UNUSABLE]
    still_works(store)


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    store = Store.open(tmp_path)
    assert store.notices == [UNUSABLE]
    still_works(store)


def test_a_disk_that_fills_up_and_is_emptied_again_loses_nothing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.begin_match(SETUP, SEATS)
    assert store._disk is not None
    told = list[str]()
    store.told = told.append
    pages = store._disk.execute("PRAGMA page_count").fetchone()[0]
    store._disk.execute(f"PRAGMA max_page_count = {pages}")
    long = [f'{{"by": {n}, "do": "{"x" * 4000}"}}' for n in range(400)]
    for line in long:
        store.add_step(match, line)
    assert store.notices == [FULL] and not store.saving
    assert (saved := store.open_match()) and saved.lines == tuple(long)
    store._disk.execute("PRAGMA max_page_count = 100000")
    store.add_step(match, LINES[0])
    assert store.notices == told == [FULL, AGAIN] and store.saving
    store.close()
    store = Store.open(tmp_path)
    assert (saved := store.open_match()) and saved.lines == (*long, LINES[0])
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are a matter of POSIX")
def test_a_disk_that_is_full_from_the_beginning(tmp_path: Path) -> None:
    code = """
        import resource, signal, sys
        from pathlib import Path
        from tests.game.test_store import Store, still_works
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        store = Store.open(Path(sys.argv[1]))
        print(len(store.notices), store.saving, file=sys.stderr)
        still_works(store)
    """
    result = in_process(code, tmp_path)
    assert result.returncode == 0 and result.stderr.strip() == "1 False", result.stderr


def test_an_error_of_the_disk_in_the_middle_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path)

    class Broken:
        """A connection whose disk has been pulled out."""

        in_transaction = False

        def execute(self, *_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        def backup(self, *_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        def close(self) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(store, "_disk", Broken())
    assert store.people() == () and store.open_match() is None
    still_works(store)
    assert store.notices[0] == database.FAILED and store.notices.count(database.FAILED) == 1


@pytest.mark.parametrize("damage", ["letters", "page", "cut", "foreign", "column"])
def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(tmp_path: Path, damage: str) -> None:
    filled(tmp_path)
    path = tmp_path / FILE
    whole = path.read_bytes()
    match damage:
        case "letters":
            path.write_bytes(b"this is no database at all\n" * 400)
        case "page":
            path.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
        case "cut":
            path.write_bytes(whole[:5000])
        case "foreign":
            path.unlink()
            with sqlite3.connect(path) as other:
                other.execute("CREATE TABLE recipes (cake TEXT)")
            other.close()
        case "column":
            with sqlite3.connect(path) as other:
                other.execute("ALTER TABLE steps RENAME COLUMN line TO verse")
            other.close()
    bent = path.read_bytes()
    for number in (1, 2):
        store = Store.open(tmp_path)
        kept = f"{FILE}.corrupt-{number}"
        assert store.notices == [DAMAGED.format(kept=kept)] and store.saving
        assert (tmp_path / kept).read_bytes() == bent
        assert store.people() == ()
        still_works(store)
        path.write_bytes(bent)


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as newer:
        newer.execute(f"PRAGMA user_version = {len(database.MIGRATIONS) + 1}")
        newer.execute("DROP TABLE people")
    newer.close()
    before = (tmp_path / FILE).read_bytes()
    store = Store.open(tmp_path)
    assert store.notices == [NEWER] and not store.saving
    still_works(store)
    assert (tmp_path / FILE).read_bytes() == before


def test_an_older_file_is_brought_up_to_date_and_keeps_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    more = (*database.MIGRATIONS, ("ALTER TABLE people ADD COLUMN hat TEXT NOT NULL DEFAULT 'none'",))
    monkeypatch.setattr(database, "MIGRATIONS", more)
    store = Store.open(tmp_path)
    assert store.notices == [] and store.people() == (Person("Rosa", 3),)
    assert store._rows("SELECT hat FROM people") == [("none",)]
    assert store._rows("PRAGMA user_version") == [(2,)]
    store.close()


def test_bent_rows_are_left_out_and_hide_nothing_else(tmp_path: Path) -> None:
    match = filled(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as bent:
        bent.execute("INSERT INTO people VALUES (CAST(X'52ff' AS TEXT), 'fox', 9)")
        bent.execute("INSERT INTO settings VALUES ('music', '{')")
        bent.execute("INSERT INTO settings VALUES ('pace', ?)", ("[" * 200_000,))
        bent.execute("INSERT INTO results VALUES (?, 'nonsense', 'never')", (match,))
        bent.execute("UPDATE matches SET seats = '[1, {}]'")
    bent.close()
    store = Store.open(tmp_path)
    assert [person.name for person in store.people()] == ["R\ufffd", "Rosa"]
    assert store.setting("music") is None and store.setting("pace") is None
    assert store.results() == ()
    assert (saved := store.open_match()) and saved.seats == ({}, {}) and saved.lines == LINES
    assert store.notices == []
    store.close()
