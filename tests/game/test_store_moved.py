"""Store: the data of an older version is moved to the two files, and counts do not depend on the clock."""

import shutil
from pathlib import Path

import pytest

from game.store import matches as matches_module
from game.store.database import FILE, SETTINGS_FILE
from game.store.people import Person
from game.store.saved import SavedMatch
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, all_bytes, of_version

ONE_FILE = range(1, 4)
"""Versions that had one file for everything."""


@pytest.mark.parametrize("version", ONE_FILE)
def test_a_store_of_one_file_becomes_two_and_keeps_all(tmp_path: Path, version: int) -> None:
    of_version(tmp_path, version)
    for _ in range(2):
        store = Store.open(tmp_path)
        assert store.notices == []
        assert store.people.all() == (Person("Rosa", 3),) and store.setting("theme") == "kids"
        assert store.usage_counts.all() == ((("2026-11-20", "rook", "plays", 7),) if version > 2 else ())
        assert (saved := store.matches.to_continue()) and (saved.id, saved.lines) == (1, LINES), "laid aside later"
        store.close()
    assert (tmp_path / SETTINGS_FILE).exists()


def test_data_that_is_reset_or_cleared_after_the_move_does_not_come_back(tmp_path: Path) -> None:
    of_version(tmp_path, 3)
    store = Store.open(tmp_path)
    store.keep_setting("theme", None)
    store.usage_counts.clear()
    store.close()
    store = Store.open(tmp_path)
    assert store.setting("theme") is None and store.usage_counts.all() == ()
    store.close()
    (tmp_path / SETTINGS_FILE).unlink()
    assert b"kids" not in all_bytes(tmp_path), "a PIN may have been there"


def test_the_match_left_last_is_offered_by_any_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, after the clock went back ten days between two matches the older one was offered."""
    store = Store.open(tmp_path)
    first = store.matches.begin(SETUP, SEATS)
    store.matches.leave(first)
    monkeypatch.setattr(matches_module, "_now", lambda: "1995-01-01T00:00:00+00:00")
    second = store.matches.begin(SETUP, SEATS)
    store.matches.leave(second)
    assert (found := store.matches.to_continue()) and found.id == second
    for match in (first, second):
        store.matches.reopen(SavedMatch(match, "", (), (), "", ""))
        store.matches.finish(match, {"winners": [0]})
    assert [result.match for result in store.history.results()] == [second, first]
    store.close()


def test_the_journal_of_a_new_file_that_comes_back_removes_nothing(tmp_path: Path) -> None:
    """Before, on a disk that forgot its deletion (FAT, some flash), it rolled everything back. A new file is made under
    another name, and a journal beside a file with a log is not ours."""
    store = Store.open(tmp_path)
    store.people.keep(Person("Rosa", 3))
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    copy = tmp_path / "after the power cut"
    shutil.copytree(tmp_path, copy)
    store.close()
    # The hot journal of a creation: the contents before its first page, which are empty.
    journal = bytes.fromhex("d9d505f920a163d7") + bytes(4) + bytes(4) + bytes(4) + (512).to_bytes(4, "big")
    for side in ("-journal", ".tmp-journal", ".new-journal"):
        (copy / f"{FILE}{side}").write_bytes(journal + (4096).to_bytes(4, "big") + bytes(484))
    store = Store.open(copy)
    assert store.people.all() == (Person("Rosa", 3),)
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    assert store.notices == []
    store.close()
