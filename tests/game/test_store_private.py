"""Store: no other account can read its data, and wiped data is gone from the bytes of its files."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kiosk import last_traces
from game.kiosk.usage_stats import UsageStats
from game.log_file import LogFile
from game.store.database import FILE
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, all_bytes, copied, filled, limit
from tests.game.test_store_disks import damage


@pytest.fixture
def generous() -> Iterator[None]:
    """A shell whose files are readable and writable for all accounts."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The access rights, by file name."""
    return {
        str(path.relative_to(folder.parent)): oct(path.stat().st_mode & 0o777) for path in (folder, *folder.rglob("*"))
    }


def are_private(folder: Path) -> bool:
    return all(
        mode == ("0o700" if (folder.parent / name).is_dir() else "0o600") for name, mode in modes(folder).items()
    )


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps a user's folders private by other means")
def test_every_file_is_private_from_its_first_byte(tmp_path: Path, generous: None) -> None:
    """Before, every account of the machine could read the hands of the running match."""
    folder = tmp_path / "data"
    store = Store.open(folder)
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    log, stood = LogFile(folder), last_traces.begin(folder)
    assert stood is not None
    assert are_private(folder), modes(folder)
    store.matches.finish(match, {"winners": [0]})
    store.close()
    log.close()
    stood.close()
    damage(folder / FILE, "page")
    Store.open(folder).close()
    names = {path.name for path in folder.iterdir()}
    assert {"games.1.sqlite3.gz", "settings.sqlite3.mark", "lock", "log.txt"} < names and any("-1" in n for n in names)
    assert are_private(folder), modes(folder)


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps a user's folders private by other means")
def test_what_an_older_version_left_open_is_made_private_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    filled(folder)
    for path in folder.iterdir():
        path.chmod(0o644)
    folder.chmod(0o755)
    Store.open(folder).close()
    assert are_private(folder), modes(folder)


@pytest.mark.skipif(os.name != "posix", reason="Windows keeps a user's folders private by other means")
def test_in_a_folder_with_other_files_only_ours_are_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    (folder / "holiday.txt").write_text("for all")
    (folder / "holiday.txt").chmod(0o644)
    filled(folder)
    found = modes(folder)
    assert found.pop("shared") == "0o755" and found.pop("shared/holiday.txt") == "0o644"
    assert set(found.values()) == {"0o600"}


def visited(store: Store, number: int) -> None:
    """A visitor with a name, a match, hands and notes."""
    name = f"Visitor{number:02}X"
    store.people.keep(Person(name, number))
    match = store.matches.begin(SETUP, [{"kind": "person", "name": name}])
    store.matches.add_steps(match, (f'{{"by": "chance", "do": "deal", "hands": [["{name}-card"]]}}',))
    for step in range(30):
        store.matches.add_steps(match, (f'{{"by": 0, "do": "pass", "n": {step}, "who": "{name}"}}',))
    for length in (3, 200, 9000, 50):
        store.matches.keep_notes(match, 0, {"secret": f"{name} thinks " * length})
    if number % 3 == 1:
        store.matches.leave(match)
    elif number % 3 == 2:
        store.matches.finish(match, {"winners": [0]})


SECRETS = (b"Visitor", b"hands", b"thinks", b'"do"')


def traces(folder: Path) -> dict[bytes, int]:
    data = all_bytes(folder)
    return {secret: data.count(secret) for secret in SECRETS if secret in data}


def test_visitors_that_were_wiped_are_gone_from_every_byte(tmp_path: Path) -> None:
    """Before, their names, notes and hands were readable in the file and its log long after they had left."""
    store = Store.open(tmp_path)
    store.keep_setting("theme", "kids")
    UsageStats(store).started("rook")
    for number in range(6):
        visited(store, number)
        if number == 3:  # and a kept damaged file
            store.close()
            damage(tmp_path / FILE, "page")
            store = Store.open(tmp_path)
            assert len(list(tmp_path.glob(f"{FILE}.*-1"))) == 1
        store._games._copies.wait()
    assert set(traces(tmp_path)) == set(SECRETS)
    store.forget_visitors()
    assert traces(tmp_path) == {}
    assert store.setting("theme") == "kids" and store.usage_counts.all() and store.saving
    copy = tmp_path.parent / "pulled"
    shutil.copytree(tmp_path, copy)
    store.close()
    assert traces(tmp_path) == {} and traces(copy) == {}
    again = Store.open(copy)
    assert again.notices == [] and not again.people.all() and again.matches.to_continue() is None
    again.close()


def test_a_wipe_that_could_not_be_saved_is_done_later(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    visited(store, 1)
    store._games._copies.wait()
    limit(store)
    store.people.keep(Person("Visitor02X" + "x", 2))
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, [f'{{"by": 1, "do": "{"x" * 4000}"}}'] * 300)
    assert not store.saving
    store.forget_visitors()
    limit(store, 100_000)
    store.people.keep(Person("Ida", 1))
    assert store.saving and traces(tmp_path) == {}
    store.close()
    assert traces(tmp_path) == {}


def test_notes_are_gone_from_every_byte_when_their_match_is_over_and_are_in_no_copy(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    for length in (3, 200, 9000, 50):
        store.matches.keep_notes(match, 0, {"secret": "Rosa thinks " * length})
    store.matches.leave(match)
    store._games._copies.wait()
    assert store.matches.notes(match, 0)
    assert copied(store._games) and not any(b"thinks" in data for data in copied(store._games))
    store.close()
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(bytes(16) + data[16:])
    store = Store.open(tmp_path)
    assert list(tmp_path.glob(f"{FILE}.*-*")) and store.matches.notes(match, 0)
    saved = store.matches.to_continue()
    assert saved is not None
    store.matches.reopen(saved)
    store.matches.finish(match, {"winners": [0]})
    assert not list(tmp_path.glob(f"{FILE}.*-*")), "the damaged file had them"
    assert b"thinks" not in all_bytes(tmp_path)
    assert b'"winners"' in all_bytes(tmp_path)
    store.close()


def test_a_forgotten_person_is_gone_from_every_byte_and_the_others_stay(tmp_path: Path) -> None:
    """Without a VACUUM, which takes seconds in a large store: the tables with the name are written again."""
    store = Store.open(tmp_path)
    for number in range(60):
        name = ("Rosaline", "Max", "Ida")[number % 3]
        store.people.keep(Person(name, number % 9))
        store.people.keep_learned(name, "beat", f"thing {number}", number)
        match = store.matches.begin(SETUP, [{"kind": "person", "name": other} for other in (name, "Rosaline", "Max")])
        store.people.keep_memory(name, match, {"told": f"of {name} " * (1 + number % 40)})
        store.matches.leave(match)
    store._games._copies.wait()
    assert b"Rosal" in all_bytes(tmp_path)
    kept = store._games.rows("SELECT * FROM memories WHERE name != 'Rosaline' ORDER BY name, match")
    store.people.forget("Rosaline", "A guest")
    assert store.saving and b"Rosal" not in all_bytes(tmp_path)
    assert store._games.rows("SELECT * FROM memories ORDER BY name, match") == kept
    assert store._games.rows("SELECT count(*) FROM matches WHERE instr(seats, 'A guest') > 0") == [(60,)]
    store.close()
    again = Store.open(tmp_path)
    assert again.notices == [] and {person.name for person in again.people.all()} == {"Max", "Ida"}
    again.close()


def test_a_store_with_forgotten_visitors_gets_smaller(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    for _ in range(3):
        match = store.matches.begin(SETUP, SEATS)
        store.matches.add_steps(match, [f'{{"n": {n}, "x": "{"y" * 3000}"}}' for n in range(60)])
    store._games.checkpoint()
    assert (tmp_path / FILE).stat().st_size > 500_000
    store.forget_visitors()
    assert (tmp_path / FILE).stat().st_size < 100_000
    assert store._games.rows("PRAGMA secure_delete") == [(1,)], "what is deleted later is written over again"
    match = store.matches.begin(SETUP, SEATS)
    store.close()
    again = Store.open(tmp_path)
    assert again.notices == [] and (found := again.matches.to_continue()) and found.id == match
    again.close()
