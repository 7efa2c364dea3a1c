"""Store: what happens to an evening when the disk does not play along."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import database
from game.database import DAMAGED, FILE, FULL, LOCKED, NEWER, READ_ONLY, UNUSABLE
from game.people import Person
from game.store import AGAIN, Store
from tests.game.stores import LINES, SEATS, SETUP, filled, in_process, still_works

NOBODY = 65534


def test_a_second_process_says_so_plays_without_saving_and_offers_no_match_of_the_first(tmp_path: Path) -> None:
    filled(tmp_path)
    first = Store.open(tmp_path)
    code = """
        import sys
        from pathlib import Path
        from game.store import Store
        from tests.game.stores import still_works
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
        from game.store import Store
        from tests.game.stores import still_works
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
    assert store._rows("PRAGMA user_version") == [(len(more),)]
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
