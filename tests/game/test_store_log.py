"""Store: a damaged log. SQLite stops at the first frame with a wrong checksum and says nothing; the store reports
it."""

import random
import shutil
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path

import pytest

from game.store.database import FILE, GAMES
from game.store.disk import opening, wal
from game.store.disk.reading import OPEN, FileMark, write_mark
from game.store.people import Person
from game.store.store import Store
from tests.disk_writes import Disk, Recorder, cut, recorded
from tests.game.stores import LINES, SEATS, SETUP

END_LOST = GAMES.words.end_lost


def cut_off(folder: Path, matches: int = 3) -> Path:
    """A store after a power cut: some matches, the last one open, all of them in the log. It has no copies."""
    store = Store.open(folder / "live")
    store.people.keep(Person("Rosa", 3))
    for _ in range(matches):
        match = store._games.rows("SELECT coalesce(max(id), 0) + 1 FROM matches")[0][0]
        store.matches.begin(SETUP, SEATS)
        for line in LINES:
            store.matches.add_steps(match, (line,))
    store._games._copies.stop()
    shutil.copytree(folder / "live", folder / "cut off", ignore=shutil.ignore_patterns("*.gz"))
    store.close()
    return folder / "cut off"


def log_of(folder: Path) -> Path:
    return folder / f"{FILE}-wal"


def flip(path: Path, at: int, bit: int = 0) -> None:
    """Flip one bit."""
    data = bytearray(path.read_bytes())
    data[at] ^= 1 << bit
    path.write_bytes(bytes(data))


def test_a_whole_log_is_read_as_sqlite_reads_it(tmp_path: Path) -> None:
    """Over several rounds of a log, with rows written and deleted, and transactions rolled back."""
    rng, path = random.Random(7), tmp_path / "x"
    live = sqlite3.connect(path, isolation_level=None)
    live.execute("PRAGMA locking_mode = EXCLUSIVE")
    live.execute("PRAGMA journal_mode = WAL")
    live.execute("PRAGMA wal_autocheckpoint = 30")
    live.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b)")
    for round_ in range(60):
        live.execute("BEGIN")
        for _ in range(rng.randrange(1, 9)):
            live.execute(
                "INSERT OR REPLACE INTO t VALUES (?, ?)", (rng.randrange(60), rng.randbytes(rng.randrange(3000)))
            )
        if rng.random() < 0.3:
            live.execute("DELETE FROM t WHERE a > ?", (rng.randrange(60),))
        live.execute(rng.choice(("COMMIT", "COMMIT", "ROLLBACK")))
        if round_ % 5 == 0:
            log = wal.read(log_bytes := Path(f"{path}-wal").read_bytes())
            seen = sqlite3.connect(":memory:")
            data = bytearray(path.read_bytes())
            wal.patch(data, log_bytes, log.frames)
            data[18:20] = b"\1\1"
            seen.deserialize(data)
            assert seen.execute("SELECT * FROM t").fetchall() == live.execute("SELECT * FROM t").fetchall()
            assert log.taken == log.frames
    live.close()


def test_no_flipped_bit_of_a_log_goes_unreported(tmp_path: Path) -> None:
    """Before, 65 of 100 such logs silently lost whole matches. Only the latest state of the damaged page may be
    missing: later frames are whole, and are used."""
    folder = cut_off(tmp_path)
    whole = log_of(folder).read_bytes()
    frames = wal.read(whole).frames
    rng = random.Random(3)
    places = [rng.randrange(wal.HEADER + len(frames) * wal.SLOT) for _ in range(11)]
    kept = 0
    for number, at in enumerate([0, 8, 16, 24, 32, 36, 40, 44, 48, *places]):
        copy = tmp_path / str(number)
        shutil.copytree(folder, copy)
        flip(log_of(copy), at, rng.randrange(8))
        bent = log_of(copy).read_bytes()
        store = Store.open(copy)
        assert store.notices == [END_LOST], at
        assert (copy / f"{FILE}.corrupt-1-wal").read_bytes() == bent
        saved = store.matches.to_continue()
        assert saved is not None and saved.id == 3 and len(saved.lines) >= len(LINES) - 1, at
        assert saved.lines == LINES[: len(saved.lines)]
        kept += len(saved.lines) == len(LINES)
        store.close()
        again = Store.open(copy)
        assert again.notices == [] and (found := again.matches.to_continue()) and found.lines == saved.lines
        again.close()
    assert kept > 12, "a page is mostly written once more after the bent one"


@pytest.mark.parametrize("fill", [b"\0", b"\x5a"])
def test_a_log_without_its_beginning_is_reported(tmp_path: Path, fill: bytes) -> None:
    """Its header and the first frame: then no frame shows that it belongs to the noted round."""
    folder = cut_off(tmp_path)
    data = log_of(folder).read_bytes()
    log_of(folder).write_bytes(fill * 512 + data[512:])
    store = Store.open(folder)
    assert store.notices == [END_LOST]
    store.close()


def test_a_damaged_file_with_a_live_log_is_kept_with_its_log_as_found(tmp_path: Path) -> None:
    """Before, SQLite moved the log into the damaged file and deleted it on closing, before the file was set aside."""
    folder = cut_off(tmp_path)
    path = folder / FILE
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192:])
    bent, log = path.read_bytes(), log_of(folder).read_bytes()
    store = Store.open(folder)
    (kept,) = folder.glob(f"{FILE}.*-1")
    assert kept.read_bytes() == bent and Path(f"{kept}-wal").read_bytes() == log
    assert (saved := store.matches.to_continue()) and saved.lines == LINES
    store.close()


@pytest.mark.parametrize("left", [0, 20, 5000, 30_000])
def test_a_log_that_was_cut_off_or_removed_is_reported(tmp_path: Path, left: int) -> None:
    folder = cut_off(tmp_path)
    data = log_of(folder).read_bytes()
    if left:
        log_of(folder).write_bytes(data[:left])
    else:
        log_of(folder).unlink()
    store = Store.open(folder)
    assert store.notices == [END_LOST] and store.saving
    store.close()


def test_r4_free_space_after_the_end_of_a_log_is_no_damage(tmp_path: Path) -> None:
    folder = cut_off(tmp_path)
    data = log_of(folder).read_bytes()
    log_of(folder).write_bytes(data[: wal.HEADER + len(wal.read(data).frames) * wal.SLOT])
    store = Store.open(folder)
    assert store.notices == [] and (saved := store.matches.to_continue()) and saved.lines == LINES
    store.close()


def test_r4_a_log_that_another_program_moved_into_the_file_is_no_damage(tmp_path: Path) -> None:
    """Before, an older version that had opened the folder made the next start report a damaged end."""
    folder = cut_off(tmp_path)
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("PRAGMA user_version").fetchall()
    assert not log_of(folder).exists()
    store = Store.open(folder)
    assert store.notices == [] and (saved := store.matches.to_continue()) and saved.lines == LINES
    store.close()


@pytest.mark.parametrize("torn", ["header", "page", "both"])
def test_r4_a_transaction_that_was_cut_off_is_no_damage(tmp_path: Path, torn: str) -> None:
    """The step that was being written at the power cut was not promised to be kept. Before, its written part was
    reported as damage, and the file was set aside."""
    store = Store.open(tmp_path / "live")
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES[:-1])
    mark = (tmp_path / "live" / f"{FILE}.mark").read_bytes()
    kept = len(wal.read(log_of(tmp_path / "live").read_bytes()).frames)
    store.matches.add_steps(match, [LINES[-1], *(f'{{"x": "{"y" * 3000}"}}' for _ in range(5))])
    folder = tmp_path / "cut off"
    shutil.copytree(tmp_path / "live", folder)
    store.close()
    (folder / f"{FILE}.mark").write_bytes(mark)
    data = bytearray(log_of(folder).read_bytes())
    assert len(wal.read(bytes(data)).frames) > kept + 3
    at = wal.HEADER + kept * wal.SLOT
    first, last = {"header": (0, 24), "page": (24, wal.SLOT), "both": (0, 2 * wal.SLOT)}[torn]
    data[at + first : at + last] = bytes(last - first)
    log_of(folder).write_bytes(data)
    store = Store.open(folder)
    assert store.notices == [] and (saved := store.matches.to_continue()) and saved.lines == LINES[:-1]
    assert not list(folder.glob("*.corrupt-*"))
    store.close()


@pytest.mark.parametrize(("end", "frame"), [(None, -1), (wal.WalEnd(1, 5, 1, 1), -3)])
def test_if_the_end_was_not_noted_a_damaged_frame_is_reported(
    tmp_path: Path, end: wal.WalEnd | None, frame: int
) -> None:
    """The mark is of an older version, or of an earlier round of the log, as a power cut may leave it. Then only a
    later transaction shows that data was synced."""
    folder = cut_off(tmp_path)
    write_mark(folder / FILE, FileMark(OPEN, length=wal.HEADER, end=end or wal.WalEnd()))
    if end is None:
        (folder / f"{FILE}.mark").write_text(f"open {wal.HEADER}\n")
    flip(log_of(folder), wal.read(log_of(folder).read_bytes()).frames[frame].at + 100)
    store = Store.open(folder)
    assert store.notices == [END_LOST]
    store.close()


@pytest.mark.parametrize("of_this_round", [True, False])
def test_r4_frames_of_an_earlier_round_after_a_torn_one_are_no_loss(of_this_round: bool) -> None:
    """Two of 1,200 power cuts tore the header of a frame so that its checksum was the one of the round before."""
    torn = wal.WalFrame(1, 0, 56, whole=False, taken=False)
    behind = [wal.WalFrame(2, commit, 56, whole=True, taken=of_this_round) for commit in (9, 0)]
    log = wal.WalLog((torn, *behind), salts=7, sound=True)
    assert log.lost(wal.WalEnd(6, 5, 1, 1)) is of_this_round


def test_r4_a_power_cut_while_the_log_is_cleared_is_no_damage(tmp_path: Path) -> None:
    """Its contents are in the file by then; zeros may have been written to any sectors."""
    folder = cut_off(tmp_path)
    begin = Disk.of(folder)
    recorder = Recorder(folder, begin)
    with recorded(recorder):
        store = Store.open(folder)
        cleared = next(n for n, event in enumerate(recorder.events, 1) if len(event.data) >= opening.ROOM)
        store.close()
    for seed in range(6):
        disk = deepcopy(begin)
        cut(disk, recorder.events, cleared, random.Random(seed))
        disk.lay_out(tmp_path / str(seed))
        store = Store.open(tmp_path / str(seed))
        assert store.notices == [] and (saved := store.matches.to_continue()) and saved.lines == LINES
        store.close()


def test_only_the_running_match_may_be_in_the_log_alone(tmp_path: Path) -> None:
    folder = cut_off(tmp_path)
    log_of(folder).write_bytes(b"")
    store = Store.open(folder)
    lines = store._games.rows("SELECT match, count(*) FROM steps GROUP BY match")
    assert lines[:2] == [(1, len(LINES)), (2, len(LINES))]
    store.close()


def test_the_log_has_its_full_length_before_the_first_step(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    size = log_of(tmp_path).stat().st_size
    match = store.matches.begin(SETUP, SEATS)
    for line in LINES * 20:
        store.matches.add_steps(match, (line,))
    assert log_of(tmp_path).stat().st_size == size
    store.close()
