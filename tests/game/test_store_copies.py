"""Store: the last two copies are complete, cost the table nothing, and repair a damaged file."""

import errno
import gzip
import random
import sqlite3
import threading
from pathlib import Path

import pytest

from engine.core.messages import say
from game.store.database import FILE, GAMES, SETTINGS, shapes
from game.store.disk import copies
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, copied, filled
from tests.game.test_store_disks import damage


def played(store: Store, lines: tuple[str, ...] = LINES) -> int:
    """A whole match."""
    match = store.matches.begin(SETUP, SEATS)
    for line in lines:
        store.matches.add_steps(match, (line,))
    store.matches.finish(match, {"winners": [0]})
    return match


def test_after_every_match_there_is_a_copy_and_the_one_before(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    for _ in range(3):
        played(store)
        store._games._copies.wait()
    found = copied(store._games)
    assert [b"Rosa" in data for data in found] == [True, True]
    assert len(found[0]) >= len(found[1])
    store.close()


def test_steps_that_are_written_while_a_copy_is_made_are_kept_and_the_copy_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(tmp_path)
    for _ in range(5):
        played(store, LINES * 20)
    store._games._copies.wait()
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*_: object) -> None:
        begun.set()
        assert go_on.wait(20)

    monkeypatch.setattr(copies, "_PAGES", 4)
    monkeypatch.setattr(copies.Copies, "_pause", slowly)
    played(store)
    assert begun.wait(20)
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    assert store.saving
    go_on.set()
    store._games._copies.wait()
    assert store.notices == [] and not store._games._copies.failed
    store.close()
    damage(tmp_path / FILE, "letters")
    again = Store.open(tmp_path)
    assert (saved := again.matches.to_continue()) and saved.id == match and saved.lines == LINES
    assert [result.match for result in again.history.results()] == [6, 5, 4, 3, 2, 1]
    again.close()


@pytest.mark.parametrize("cut", [0, 1, 100, -1])
def test_if_the_newest_copy_is_also_damaged_the_older_one_is_used(tmp_path: Path, cut: int) -> None:
    store = Store.open(tmp_path)
    first = played(store)
    store._games._copies.wait()
    played(store)
    store.close()
    newest = tmp_path / "games.1.sqlite3.gz"
    newest.write_bytes(newest.read_bytes()[:cut])
    damage(tmp_path / FILE, "letters")
    store = Store.open(tmp_path)
    assert len(store.notices) == 1 and first in [result.match for result in store.history.results()]
    store.close()


def test_rows_of_a_lost_page_come_from_the_copy_and_are_counted(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    for _ in range(4):
        played(store, LINES * 20)
    store.close()
    for copy in tmp_path.glob("games.*.gz"):
        copy.unlink()
    path = tmp_path / FILE
    whole = path.read_bytes()
    at = max(n for n in range(4096, len(whole), 4096) if b'"n": 5}' in whole[n : n + 4096])
    path.write_bytes(whole[:at] + b"\xff" * 4096 + whole[at + 4096 :])
    store = Store.open(tmp_path)
    came = [
        match
        for match in range(1, 5)
        if len(store._games.rows("SELECT n FROM steps WHERE match = ?", match)) == 20 * len(LINES)
    ]
    assert 2 <= len(came) < 4
    assert store.notices == [say("notice-games-counted", came=len(came), known=4)]
    store.close()


def test_a_full_disk_is_reported_as_no_copy_and_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.open(tmp_path)
    played(store)
    store._games._copies.wait()
    before = (tmp_path / "games.1.sqlite3.gz").read_bytes()
    with monkeypatch.context() as full:

        def no_room(copies: copies.Copies, plain: Path) -> None:
            raise OSError(errno.ENOSPC, "no room")

        full.setattr(copies.Copies, "_pack", no_room)
        played(store)
        store._games._copies.wait()
        store.people.keep(Person("Rosa", 3))
    assert store.notices == [GAMES.words.no_copy] and store.saving
    assert (tmp_path / "games.1.sqlite3.gz").read_bytes() == before
    store.close()
    again = Store.open(tmp_path)
    assert again.notices == [] and len(again.history.results()) == 2
    again.close()


def test_closing_without_a_change_makes_no_copy(tmp_path: Path) -> None:
    filled(tmp_path)
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.gz")}
    assert len(before) == 2
    store = Store.open(tmp_path)
    assert store.matches.to_continue() is not None and store.setting("theme") == "kids"
    store.close()
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.gz")} == before


def test_a_day_after_the_last_copy_the_next_change_makes_one(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.keep_setting("theme", "kids")
    assert not list(tmp_path.glob("settings.*.gz"))
    store._settings._copies.due_at -= copies._DAY
    store.keep_setting("music", 10)
    store._settings._copies.wait()
    (copy,) = tmp_path.glob("settings.*.gz")
    assert b"music" in gzip.decompress(copy.read_bytes())
    store.close()
    assert SETTINGS.file != FILE


def large(folder: Path) -> Store:
    """An open store with a match that compresses badly, and a whole copy of it."""
    store, rng = Store.open(folder), random.Random(4)
    store.people.keep_learned("Rosa", "beat", "rook", 1)
    played(store, tuple(f'{{"x": "{rng.randbytes(200).hex()}"}}' for _ in range(150)))
    store._games._copies.wait()
    return store


def rows(connection: sqlite3.Connection) -> dict[str, list[tuple]]:
    """All rows of all tables but the private one."""
    tables = sorted(set(shapes(connection)) - set(GAMES.private))
    return {table: connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables}


def test_a_copy_grows_with_what_is_new_and_has_what_the_file_has(tmp_path: Path) -> None:
    """Before, the whole store was compressed after every match."""
    store = large(tmp_path)
    copy = tmp_path / "games.1.sqlite3.gz"
    whole = copy.read_bytes()
    store.people.keep(Person("Ida", 1))
    store.people.keep_learned("Max", "beat", "rook", 1)
    store.people.forget_learned("beat", "Rosa")
    match = played(store)
    store.matches.keep_notes(match, 0, {"mine": "thinks"})
    store._games._copies.wait()
    store.matches.keep_seats(match, SEATS[:1])
    store._games.copy()
    store._games._copies.wait()
    grown = copy.read_bytes()
    assert grown.startswith(whole) and 0 < len(grown) - len(whole) < 2000 < len(whole) / 10
    with store._games._copies.opened(copies.NEWEST) as found:
        assert found is not None and store._games.disk is not None and rows(found) == rows(store._games.disk)
        assert found.execute("SELECT count(*) FROM notes").fetchone() == (0,)
    store.close()
    damage(tmp_path / FILE, "letters")
    again = Store.open(tmp_path)
    assert again.notices == [GAMES.words.whole] and len(again.history.results()) == 2
    assert again.people.all() == (Person("Ida", 1),)
    again.close()


def test_additions_that_were_cut_off_cost_nothing_else(tmp_path: Path) -> None:
    store = large(tmp_path)
    for _ in range(2):
        played(store)
        store._games._copies.wait()
    copy = tmp_path / "games.1.sqlite3.gz"
    copy.write_bytes(copy.read_bytes()[:-10])
    with store._games._copies.opened(copies.NEWEST) as found:
        assert found is not None
        assert found.execute("SELECT match FROM results ORDER BY match").fetchall() == [(1,), (2,)]
    store.close()


def test_a_copy_is_made_whole_again_once_its_additions_are_large(tmp_path: Path) -> None:
    store = large(tmp_path)
    copy = tmp_path / "games.1.sqlite3.gz"
    whole = copy.read_bytes()
    rng = random.Random(5)
    played(store, tuple(f'{{"x": "{rng.randbytes(200).hex()}"}}' for _ in range(60)))
    store._games._copies.wait()
    assert not copy.read_bytes().startswith(whole) and (tmp_path / "games.2.sqlite3.gz").read_bytes() == whole
    store.close()
