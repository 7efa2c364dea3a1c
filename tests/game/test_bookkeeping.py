"""UsageStats: what a kiosk counts by day and game, whatever the disk does, and nothing about people."""

import signal
from datetime import date
from pathlib import Path

from game.kiosk.usage_stats import HOUSE, Row, UsageStats
from game.store.database import SETTINGS_FILE
from game.store.store import Store
from tests.game.stores import LINES, in_process, of_version, rewritten

FRIDAY, SATURDAY = date(2026, 11, 20), date(2026, 11, 21)


def busy_days(store: Store) -> UsageStats:
    """A match over midnight, one that was left, pads and a restart."""
    days = [FRIDAY]
    books = UsageStats(store, lambda: days[-1])
    books.started("rook")
    books.pad_lost()
    books.pad_lost()
    days.append(SATURDAY)
    books.ended("rook", finished=True, seconds=600.4)
    books.started("spooks")
    books.ended("spooks", finished=False, seconds=89.0)
    books.restarted()
    return books


ROWS = (
    Row("2026-11-20", HOUSE, pads_lost=2),
    Row("2026-11-20", "rook", plays=1),
    Row("2026-11-21", HOUSE, restarts=1),
    Row("2026-11-21", "rook", finished=1, seconds=600),
    Row("2026-11-21", "spooks", plays=1, left=1, seconds=89),
)


def test_everything_is_counted_by_day_and_game_and_comes_back(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    assert busy_days(store).rows() == ROWS
    store.close()
    store = Store.open(tmp_path)
    books = UsageStats(store, lambda: SATURDAY)
    assert books.rows() == ROWS
    books.started("spooks")
    assert books.rows()[-1].plays == 2
    books.clear()
    assert books.rows() == ()
    store.close()


def test_the_table_for_a_file_has_headings_and_minutes() -> None:
    assert busy_days(Store.without()).csv().splitlines() == [
        "day,game,plays,finished,left,minutes,pads lost,restarts",
        "2026-11-20,,0,0,0,0,2,0",
        "2026-11-20,rook,1,0,0,0,0,0",
        "2026-11-21,,0,0,0,0,0,1",
        "2026-11-21,rook,0,1,0,10,0,0",
        "2026-11-21,spooks,1,0,1,1,0,0",
    ]


def test_a_clock_that_jumps_does_no_harm() -> None:
    books = UsageStats(Store.without(), lambda: FRIDAY)
    for seconds in (-5.0, float("nan"), float("inf")):
        books.ended("rook", finished=True, seconds=seconds)
    (row,) = books.rows()
    assert (row.finished, row.seconds) == (3, 24 * 3600)


def test_a_power_cut_loses_no_event_that_was_counted(tmp_path: Path) -> None:
    code = """
        import os, signal, sys
        from pathlib import Path
        from game.store.store import Store
        from tests.game.test_bookkeeping import busy_days
        busy_days(Store.open(Path(sys.argv[1])))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    assert in_process(code, tmp_path).returncode == -signal.SIGKILL
    store = Store.open(tmp_path)
    assert UsageStats(store).rows() == ROWS
    store.close()


def test_a_file_from_before_there_were_books_gets_them_and_keeps_its_match(tmp_path: Path) -> None:
    of_version(tmp_path, 2)
    store = Store.open(tmp_path)
    assert store.notices == [] and busy_days(store).rows() == ROWS
    saved = store.open_match()
    assert saved is not None and saved.lines == LINES
    store.close()


def test_what_a_newer_kiosk_counted_or_somebody_wrote_into_the_file_is_left_out(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    books = UsageStats(store, lambda: FRIDAY)
    books.started("rook")
    store.close()
    rewritten(
        tmp_path,
        "INSERT INTO books VALUES ('2026-11-20', 'rook', 'coins', 7)",
        "INSERT INTO books VALUES ('2026-11-20', 'rook', 'left', 'many')",
        file=SETTINGS_FILE,
    )
    store = Store.open(tmp_path)
    assert UsageStats(store).rows() == (Row("2026-11-20", "rook", plays=1),)
    store.close()


def test_without_a_disk_it_counts_until_the_end_of_the_day(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store.open(tmp_path / "file" / "folder")
    assert not store.saving
    assert busy_days(store).rows() == ROWS
    store.close()
