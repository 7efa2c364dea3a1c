"""Store: files of earlier versions, closed and after a kill, whole and damaged.

`tests/golden_stores/N.tar.gz` was made by the program of its time, whose games had schema version N.
"""

import shutil
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from game.store.database import FILE, GAMES, MIGRATIONS, SETTINGS, is_right, shapes
from game.store.disk.copies import NEWEST
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import LINES, ROOT

GOLDEN = ROOT / "tests" / "golden_stores"
VERSIONS = range(1, len(MIGRATIONS))
STEPS = {1: 12, 2: 7, 3: 12, 4: 9}
"""Steps of each match; the last one is open."""


def unpacked(version: int, how: str, folder: Path) -> Path:
    with tarfile.open(GOLDEN / f"{version}.tar.gz") as packed:
        packed.extractall(folder, filter="data")
    return folder / how


def steps(store: Store) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for match, line in store._games.rows("SELECT match, line FROM steps ORDER BY match, n"):
        found[match] = (*found.get(match, ()), line)
    return found


def has_all(store: Store, version: int) -> None:
    """Check that every row of a store of `version` is there."""
    assert set(store.people.all()) == {Person("Rosa", 3), Person("Änne", 5)}
    assert store.setting("theme") == "kids" and store.setting("music") == 10
    assert store.usage_counts.all() == ((("2026-11-20", "rook", "plays", 7),) if version >= 3 else ())
    assert steps(store) == {match: LINES[:count] for match, count in STEPS.items()}
    assert (saved := store.matches.to_continue()) and (saved.id, saved.lines) == (4, LINES[:9])
    assert {result.match: result.end["winners"] for result in store.history.results()} == {1: [0], 3: [1]}
    assert store.people.learned("Rosa", "beat", "rook") == (4 if version >= 5 else None)
    assert store.people.memories() == ((("Rosa", 3, {"won": True}),) if version >= 6 else ())
    assert bool(store.matches.seals(4)) is (version >= 4)


def test_there_is_a_store_of_every_version_before_this_one() -> None:
    """A new schema version needs a store of the one before it."""
    assert {path.name for path in GOLDEN.iterdir()} == {f"{version}.tar.gz" for version in VERSIONS}


@pytest.mark.parametrize("how", ["closed", "killed"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_store_of_an_earlier_version_keeps_every_row(tmp_path: Path, version: int, how: str) -> None:
    folder = unpacked(version, how, tmp_path)
    for _ in range(2):
        store = Store.open(folder)
        assert store.notices == [] and store.saving
        has_all(store, version)
        assert store.matches.notes(4, 0) == ({"mine": "my note"} if version >= 2 else {})
        store.close()
    for schema in (GAMES, SETTINGS):
        with closing(sqlite3.connect(f"file:{folder / schema.file}?mode=ro", uri=True)) as file:
            assert file.execute("PRAGMA user_version").fetchone() == (len(schema.migrations),)
            sums = [table for table, names in shapes(file).items() if "sum" in names]
            assert all(file.execute(f"SELECT count(*) FROM {t} WHERE sum IS NULL").fetchone() == (0,) for t in sums)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_damaged_store_of_an_earlier_version_gives_every_readable_row(tmp_path: Path, version: int) -> None:
    """The header is gone, and a bit of a step is flipped; there may be copies of that version."""
    folder = unpacked(version, "closed", tmp_path)
    data = (folder / FILE).read_bytes()
    (folder / FILE).write_bytes(bytes(16) + data[16:].replace(b'"n": 11', b'"n": 10', 1))
    store = Store.open(folder)
    assert len(store.notices) == 1 and store.saving
    (kept,) = folder.glob(f"{FILE}.*-1")
    assert kept.read_bytes()[:16] == bytes(16)
    if version >= 4:
        has_all(store, version)
    else:  # such rows had no checksum
        assert {match: len(lines) for match, lines in steps(store).items()} == STEPS and len(store.people.all()) == 2
        assert store.setting("theme") == "kids"
    assert store.matches.notes(4, 0) == ({"mine": "my note"} if version >= 2 else {})
    store.close()


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 4])
def test_copies_of_an_earlier_version_stay_readable(tmp_path: Path, version: int) -> None:
    folder = unpacked(version, "closed", tmp_path)
    for path in folder.glob("games.sqlite3*"):
        path.unlink()
    store = Store.open(folder)
    assert store.notices == [GAMES.words.missing]
    has_all(store, version)
    store.close()


def test_a_copy_of_this_version_is_a_file_that_sqlite_opens(tmp_path: Path) -> None:
    """`gunzip` decompresses it, and the bytes after the compressed data do no harm."""
    folder = unpacked(6, "closed", tmp_path)
    store = Store.open(folder)
    store.matches.leave(4)
    store._games._copies.wait()
    with store._games._copies.opened(NEWEST) as copy:
        assert copy is not None and copy.execute("SELECT count(*) FROM notes").fetchone() == (0,)
        names = [name for name in shapes(copy)["matches"] if name != "sum"]
        right = is_right(GAMES, len(MIGRATIONS), "matches", names)
        assert copy.execute(f"SELECT count(*) FROM matches WHERE {right}").fetchone() == (4,)
    store.close()
    shutil.rmtree(folder)
