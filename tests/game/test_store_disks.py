"""Store: an evening with a failing disk."""

import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.store import database
from game.store.database import FILE, FULL, GAMES, LOCKED, NEWER, READ_ONLY, SETTINGS, SETTINGS_FILE, UNUSABLE
from game.store.disk import opening
from game.store.disk.store_file import AGAIN
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import (
    LINES,
    SEATS,
    SETUP,
    filled,
    in_process,
    limit,
    rewritten,
    still_works,
    without_copies,
)

NOBODY = 65534


def test_a_second_process_says_so_plays_without_saving_and_offers_no_match_of_the_first(tmp_path: Path) -> None:
    filled(tmp_path)
    first = Store.open(tmp_path)
    code = """
        import sys
        from pathlib import Path
        from game.store.store import Store
        from tests.game.stores import still_works
        store = Store.open(Path(sys.argv[1]))
        print(store.notices, store.saving, store.matches.to_continue(), store.people.all()[0].name)
        still_works(store)
    """
    second = in_process(code, tmp_path)
    assert second.stdout.strip() == f"{[LOCKED]} False None Rosa", second.stderr
    saved = first.matches.to_continue()
    assert saved is not None
    first.matches.add_steps(saved.id, (LINES[0],))
    assert first.notices == [] and [person.name for person in first.people.all()] == ["Rosa"]
    first.close()


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A filled folder that this process may read but not write, even if the tests run as root."""
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
    before = set(os.listdir(read_only))
    store = Store.open(read_only)
    assert store.notices == [READ_ONLY] and not store.saving
    assert store.people.all() == (Person("Rosa", 3),)
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    still_works(store)
    assert set(os.listdir(read_only)) == before


@pytest.mark.skipif(os.name != "posix", reason="permissions of a folder are a matter of POSIX")
def test_after_a_crash_a_read_only_disk_shows_the_contents_of_the_log(read_only: Path) -> None:
    """Before, no person and no match was shown: the log was not read."""
    os.seteuid(0) if os.geteuid() != os.getuid() else None
    read_only.chmod(0o755)
    store = Store.open(read_only)
    saved = store.matches.to_continue()
    assert saved is not None
    store.people.keep(Person("Max", 1))
    store.keep_setting("pace", "slow")
    store.matches.add_steps(saved.id, (LINES[0],))
    crashed = Path(tempfile.mkdtemp(dir=read_only.parent))
    for file in read_only.iterdir():
        shutil.copy(file, crashed)
    store.close()
    for path in (*crashed.iterdir(), crashed):
        path.chmod(0o555 if path == crashed else 0o444)
    os.seteuid(NOBODY) if os.geteuid() == 0 else None
    before = {path.name: path.read_bytes() for path in crashed.iterdir()}
    store = Store.open(crashed)
    assert store.notices == [READ_ONLY] and store.setting("pace") == "slow"
    assert [person.name for person in store.people.all()] == ["Max", "Rosa"]
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == (*LINES, LINES[0])
    still_works(store)
    assert {path.name: path.read_bytes() for path in crashed.iterdir()} == before
    os.seteuid(0) if os.getuid() == 0 else None
    crashed.chmod(0o755)
    shutil.rmtree(crashed)


def test_a_second_game_sees_the_people_that_the_first_has_just_written(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.people.keep(Person("Rosa", 3))
    store.keep_setting("theme", "kids")
    code = """
        import sys
        from pathlib import Path
        from game.store.store import Store
        store = Store.open(Path(sys.argv[1]))
        print(store.notices, store.people.all()[0].name, store.setting("theme"))
    """
    assert in_process(code, tmp_path).stdout.strip() == f"{[LOCKED]} Rosa kids"
    store.close()


@pytest.mark.parametrize("folder", ["file/below", "a\0b", "x" * 5000])
def test_a_folder_that_cannot_be_made(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store.open(tmp_path / folder)
    assert store.notices == [UNUSABLE]
    still_works(store)


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    store = Store.open(tmp_path)
    assert store.notices == [UNUSABLE]
    still_works(store)


def test_a_disk_that_fills_up_and_is_emptied_again_loses_nothing(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    told = list[str]()
    store.told = told.append
    limit(store)
    long = [f'{{"by": {n}, "do": "{"x" * 4000}"}}' for n in range(400)]
    for line in long:
        store.matches.add_steps(match, (line,))
    assert store.notices == [FULL] and not store.saving
    assert (saved := store.matches.to_continue()) and saved.lines == tuple(long)
    limit(store, 100_000)
    store.matches.add_steps(match, (LINES[0],))
    assert store.notices == told == [FULL, AGAIN] and store.saving
    store.close()
    store = Store.open(tmp_path)
    assert (saved := store.matches.to_continue()) and saved.lines == (*long, LINES[0])
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="limits of a process are a matter of POSIX")
def test_a_disk_that_is_full_from_the_beginning(tmp_path: Path) -> None:
    code = """
        import resource, signal, sys
        from pathlib import Path
        from game.store.store import Store
        from tests.game.stores import still_works
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        store = Store.open(Path(sys.argv[1]))
        print(len(store.notices), store.saving, file=sys.stderr)
        still_works(store)
    """
    result = in_process(code, tmp_path)
    assert result.returncode == 0 and result.stderr.strip() == "1 False", result.stderr


def test_a_disk_error_in_the_middle_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path)

    class Broken:
        """A connection whose disk was pulled out."""

        in_transaction = False

        def execute(self, *_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        def backup(self, *_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        def close(self) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    for file in (store._games, store._settings):
        monkeypatch.setattr(file, "disk", Broken())
    assert store.people.all() == () and store.matches.to_continue() is None
    still_works(store)
    assert store.notices[0] == database.FAILED and store.notices.count(database.FAILED) == 1


DAMAGES = ("letters", "page", "cut", "foreign", "column", "header", "bit")


def damage(path: Path, how: str) -> bytes:
    """Damage a closed file; returns its bytes."""
    whole = path.read_bytes()
    match how:
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
        case "header":
            path.write_bytes(b"\0" * 16 + whole[16:])
        case "bit":  # SQLite finds no fault there
            path.write_bytes(whole.replace(b"Rosa", b"Rnsa"))
    return path.read_bytes()


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_file_is_kept_unchanged_and_repaired_from_its_copy(tmp_path: Path, how: str) -> None:
    filled(tmp_path)
    bent = damage(tmp_path / FILE, how)
    store = Store.open(tmp_path)
    assert len(store.notices) == 1 and store.saving
    (kept,) = tmp_path.glob(f"{FILE}.*-1")
    assert kept.read_bytes() == bent
    assert store.people.all() == (Person("Rosa", 3),)
    assert (saved := store.matches.to_continue()) and saved.lines == LINES and saved.seats == tuple(SEATS)
    assert store.setting("theme") == "kids"
    still_works(store)


@pytest.mark.parametrize("how", DAMAGES)
def test_without_a_copy_readable_rows_are_kept_and_the_loss_is_reported(tmp_path: Path, how: str) -> None:
    """Before, one unreadable page lost all kept data."""
    filled(tmp_path)
    without_copies(tmp_path)
    bent = damage(tmp_path / FILE, how)
    store = Store.open(tmp_path)
    assert len(store.notices) == 1 and store.saving
    (kept,) = tmp_path.glob(f"{FILE}.*-1")
    assert kept.read_bytes() == bent
    if how in ("column", "header", "bit"):
        assert len(store.people.all()) == 1
        assert (saved := store.matches.to_continue()) and saved.lines == (() if how == "column" else LINES)
    assert store.setting("theme") == "kids"
    still_works(store)


@pytest.mark.parametrize("step", ["put_aside", "install"])
def test_a_repair_interrupted_by_a_power_cut_is_finished_at_the_next_start(
    tmp_path: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)
    without_copies(tmp_path)
    bent = damage(tmp_path / FILE, "header")

    class PlugError(BaseException):
        pass

    def pulled(*_: object) -> None:
        raise PlugError

    with monkeypatch.context() as cut_off:
        cut_off.setattr(opening, step, pulled)
        with pytest.raises(PlugError):
            opening.open_file(tmp_path / FILE, GAMES, lambda done, total: None)
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.partly], "no notice was heard yet"
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    assert store.people.all() == (Person("Rosa", 3),)
    (kept,) = tmp_path.glob(f"{FILE}.*-1")
    assert kept.read_bytes() == bent
    store.close()
    again = Store.open(tmp_path)
    assert again.notices == []
    again.close()


def test_on_a_full_disk_readable_rows_are_shown_and_the_damaged_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path)
    without_copies(tmp_path)
    bent = damage(tmp_path / FILE, "header")
    with monkeypatch.context() as full:

        def no_room(*_: object) -> None:
            raise OSError(errno.ENOSPC, "no room")

        full.setattr(opening, "repair", no_room)
        store = Store.open(tmp_path)
        assert store.notices == [FULL] and store.people.all() == (Person("Rosa", 3),)
        assert (saved := store.matches.to_continue()) and saved.lines == LINES
        store.close()
    assert (tmp_path / FILE).read_bytes() == bent
    assert Store.open(tmp_path).people.all() == (Person("Rosa", 3),)


def test_damage_to_the_settings_leaves_the_games_alone(tmp_path: Path) -> None:
    filled(tmp_path)
    without_copies(tmp_path)
    damage(tmp_path / SETTINGS_FILE, "letters")
    store = Store.open(tmp_path)
    assert store.notices == [SETTINGS.words.unreadable]
    assert store.setting("theme") is None
    assert store.people.all() == (Person("Rosa", 3),)
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    still_works(store)


def test_of_completely_rescued_files_the_newest_three_stay(tmp_path: Path) -> None:
    filled(tmp_path)
    for number in range(6):
        path = tmp_path / FILE
        path.write_bytes(bytes([number]) * 16 + path.read_bytes()[16:])
        Store.open(tmp_path).close()
    assert [kept.name[-1] for kept in sorted(tmp_path.glob(f"{FILE}.mended-*"))] == ["4", "5", "6"]


def test_r5_of_damaged_files_the_newest_three_and_the_one_with_the_most_rows_stay(tmp_path: Path) -> None:
    """Before, a failing card filled the disk with them."""
    for number in range(1, 8):
        shutil.rmtree(tmp_path / "new", ignore_errors=True)
        match = filled(tmp_path / "new")
        store = Store.open(tmp_path / "new")
        store.matches.add_steps(match, LINES * (9 if number == 2 else 1))
        store.close()
        for path in (tmp_path / "new").iterdir():
            path.replace(tmp_path / path.name)
        without_copies(tmp_path)
        (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes()[:-1] + bytes([number]))
        rewritten(tmp_path, f"UPDATE people SET look = {number}")
        with sqlite3.connect(tmp_path / FILE) as bent:
            bent.execute("UPDATE people SET name = 'Rnsa'")
        bent.close()
        Store.open(tmp_path).close()
    assert sorted(kept.name[-1] for kept in tmp_path.glob(f"{FILE}.corrupt-*")) == ["2", "5", "6", "7"]


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    """The copies also: an older game that is started by mistake changes nothing."""
    filled(tmp_path)
    rewritten(tmp_path, f"PRAGMA user_version = {len(database.MIGRATIONS) + 1}", "DROP TABLE people")
    before = {path.name: path.read_bytes() for path in tmp_path.glob("games.*")}
    store = Store.open(tmp_path)
    assert store.notices == [NEWER] and not store.saving
    still_works(store)
    assert {path.name: path.read_bytes() for path in tmp_path.glob("games.*")} == before


def test_an_older_file_is_brought_up_to_date_and_keeps_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path)
    more = (*database.MIGRATIONS, ("ALTER TABLE people ADD COLUMN hat TEXT NOT NULL DEFAULT 'none'",))
    monkeypatch.setattr("game.store.store.GAMES", replace(GAMES, migrations=more))
    store = Store.open(tmp_path)
    assert store.notices == [] and store.people.all() == (Person("Rosa", 3),)
    assert store._games.rows("SELECT hat FROM people") == [("none",)]
    assert store._games.rows("PRAGMA user_version") == [(len(more),)]
    store.close()


def test_damaged_rows_are_left_out_and_hide_no_others(tmp_path: Path) -> None:
    match = filled(tmp_path)
    rewritten(
        tmp_path,
        "INSERT INTO people (name, look, used) VALUES (CAST(X'52ff' AS TEXT), 'fox', 9)",
        ("INSERT INTO results (match, ending, finished) VALUES (?, 'nonsense', 'never')", (match,)),
        "UPDATE matches SET seats = '[1, {}]', sum = NULL",
    )
    rewritten(
        tmp_path,
        "INSERT INTO settings (name, value) VALUES ('music', '{')",
        ("INSERT INTO settings (name, value) VALUES ('pace', ?)", ("[" * 200_000,)),
        file=SETTINGS_FILE,
    )
    store = Store.open(tmp_path)
    assert [person.name for person in store.people.all()] == ["R\ufffd", "Rosa"]
    assert store.setting("music") is None and store.setting("pace") is None
    assert store.history.results() == ()
    assert (saved := store.matches.to_continue()) and saved.seats == ({}, {}) and saved.lines == LINES
    assert store.notices == []
    store.close()
