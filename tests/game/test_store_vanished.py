"""Store: its folder or files are removed, renamed or replaced during a match. Before, all later steps went into a
deleted file, without a report."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from game.store.database import FILE, GAMES, SETTINGS
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, filled, in_process

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems do not remove files in use")


def replaced(folder: Path) -> None:
    other = sqlite3.connect(folder / "other")
    other.execute("CREATE TABLE recipes (cake TEXT)")
    other.close()
    os.replace(folder / "other", folder / FILE)


def restored(folder: Path) -> None:
    """Replace the whole folder by an older copy, as a backup does."""
    filled(folder.parent / "backup")
    shutil.rmtree(folder)
    os.rename(folder.parent / "backup", folder)


TAKEN: dict[str, Callable[[Path], object]] = {
    "file": lambda folder: (folder / FILE).unlink(),
    "log": lambda folder: (folder / f"{FILE}-wal").unlink(),
    "file and log": lambda folder: [path.unlink() for path in folder.glob(f"{FILE}*")],
    "folder": shutil.rmtree,
    "folder renamed": lambda folder: folder.rename(folder.parent / "elsewhere"),
    "file renamed": lambda folder: (folder / FILE).rename(folder / "mine.sqlite3"),
    "replaced": replaced,
    "restored": restored,
}


@pytest.mark.parametrize("how", TAKEN)
def test_a_removed_store_is_written_again_with_all_its_data(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "data"
    store = Store.open(folder)
    store.people.keep(Person("Ida", 1))
    store.keep_setting("theme", "kids")
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES[:5])
    store._games._copies.stop()
    TAKEN[how](folder)
    theirs = (folder / FILE).read_bytes() if how in ("replaced", "restored") else b""
    store.matches.add_steps(match, (LINES[5],))
    assert store.notices == [GAMES.words.moved] and store.saving
    store.matches.add_steps(match, LINES[6:])
    store.keep_setting("music", 10)
    locked = in_process("import sys; from game.store.store import Store; print(Store.open(sys.argv[1]).saving)", folder)
    assert locked.stdout.strip() == "False", "it is in use again"
    cut_off = tmp_path / "cut off"
    shutil.copytree(folder, cut_off)
    store.close()
    for place in (folder, cut_off):
        again = Store.open(place)
        assert again.notices == [] and again.people.all() == (Person("Ida", 1),)
        assert (saved := again.matches.to_continue()) and saved.lines == LINES
        assert again.setting("theme") == "kids" and again.setting("music") == 10
        again.close()
    if theirs:
        assert (folder / f"{FILE}.corrupt-1").read_bytes() == theirs, "a file that came in its place is kept"


def test_if_it_cannot_be_written_again_the_evening_is_in_memory(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = Store.open(folder)
    match = store.matches.begin(SETUP, SEATS)
    shutil.rmtree(folder)
    folder.write_text("in the way")
    store.matches.add_steps(match, LINES)
    assert len(store.notices) == 1 and not store.saving
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    folder.unlink()
    store.matches.add_steps(match, (LINES[0],))
    store.keep_setting("music", 10)
    assert store.saving
    store.close()
    again = Store.open(folder)
    assert (saved := again.matches.to_continue()) and saved.lines == (*LINES, LINES[0]) and again.setting("music") == 10
    again.close()


@pytest.mark.parametrize("gone", [(FILE,), (FILE, f"{FILE}.mark")])
def test_a_file_that_vanishes_between_two_evenings_comes_back_from_its_copy(
    tmp_path: Path, gone: tuple[str, ...]
) -> None:
    filled(tmp_path)
    for name in gone:
        (tmp_path / name).unlink()
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.missing] and store.people.all() == (Person("Rosa", 3),)
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    store.close()


def test_a_file_that_vanishes_with_its_copies_is_reported(tmp_path: Path) -> None:
    filled(tmp_path)
    for path in (*tmp_path.glob("*.gz"), *(tmp_path / schema.file for schema in (GAMES, SETTINGS))):
        path.unlink()
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.gone, SETTINGS.words.gone] and store.saving
    store.close()
