"""UsageStats: what a kiosk counts by day and game, with any disk, and nothing about people."""

import signal
from datetime import datetime, timedelta
from pathlib import Path

from game.kiosk.usage_stats import EARLY, END, HOURS_KEPT, HOUSE, TITLE, UsageRow, UsageStats
from game.store.database import SETTINGS_FILE
from game.store.store import Store
from tests.game.stores import LINES, in_process, of_version, rewritten

FRIDAY, SATURDAY = datetime(2026, 11, 20, 23, 50), datetime(2026, 11, 21, 9, 5)


def busy_days(store: Store) -> UsageStats:
    """A match over midnight, one that was left, pads and a restart."""
    days = [FRIDAY]
    usage = UsageStats(store, lambda: days[-1])
    usage.started("rook")
    usage.pad_lost()
    usage.pad_lost()
    days.append(SATURDAY)
    usage.ended("rook", finished=True, seconds=600.4)
    usage.started("spooks")
    usage.ended("spooks", finished=False, seconds=EARLY - 21)
    usage.restarted()
    usage.visited(END)
    usage.visited(TITLE)
    return usage


ROWS = (
    UsageRow("2026-11-20", 23, HOUSE, pads_lost=2),
    UsageRow("2026-11-20", 23, "rook", plays=1),
    UsageRow("2026-11-21", 9, HOUSE, visits=2, to_title=1, to_end=1, restarts=1),
    UsageRow("2026-11-21", 9, "rook", finished=1, seconds=600),
    UsageRow("2026-11-21", 9, "spooks", plays=1, left=1, left_early=1, seconds=39),
)


def test_everything_is_counted_by_hour_and_game_and_comes_back(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    assert busy_days(store).rows() == ROWS
    store.close()
    store = Store.open(tmp_path)
    usage = UsageStats(store, lambda: SATURDAY)
    assert usage.rows() == ROWS
    usage.started("spooks")
    assert usage.rows()[-1].plays == 2
    usage.clear()
    assert usage.rows() == ()
    store.close()


def test_the_table_for_a_file_has_headings_hours_and_seconds() -> None:
    lines = [line.split(",") for line in busy_days(Store.without()).csv().splitlines()]
    table = [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]
    assert [(row["day"], row["hour"], row["game"]) for row in table] == [
        (row.day, str(row.hour), row.game) for row in ROWS
    ]
    assert (table[3]["seconds"], table[3]["minutes"], table[4]["left early"]) == ("600", "10", "1")
    assert (table[2]["visits"], table[2]["visits to the title"], table[2]["visits to its end"]) == ("2", "1", "1")


def test_a_match_left_after_a_while_was_not_left_early() -> None:
    usage = UsageStats(Store.without(), lambda: FRIDAY)
    usage.ended("rook", finished=False, seconds=EARLY)
    usage.ended("rook", finished=True, seconds=1.0)
    (row,) = usage.rows()
    assert (row.left, row.left_early, row.finished) == (1, 0, 1)


def test_only_the_hours_of_old_days_are_forgotten() -> None:
    """Also beside days of an older version, which had no hours."""
    store, clock = Store.without(), [FRIDAY]
    store.usage_counts.add("2026-11-20", "rook", plays=3)
    usage = UsageStats(store, lambda: clock[-1])
    usage.started("rook")
    clock.append(FRIDAY.replace(hour=8))
    usage.started("rook")
    clock.append(FRIDAY + timedelta(HOURS_KEPT))
    usage.started("rook")
    usage.fold()
    assert len(usage.rows()) == 4
    clock.append(FRIDAY + timedelta(HOURS_KEPT + 1))
    usage.fold()
    old, young = usage.rows()
    assert (old.day, old.hour, old.plays) == ("2026-11-20", None, 5) and (young.hour, young.plays) == (23, 1)


def test_a_clock_that_jumps_does_no_harm() -> None:
    usage = UsageStats(Store.without(), lambda: FRIDAY)
    for seconds in (-5.0, float("nan"), float("inf")):
        usage.ended("rook", finished=True, seconds=seconds)
    (row,) = usage.rows()
    assert (row.finished, row.seconds) == (3, 24 * 3600)


def test_a_power_cut_loses_no_event_that_was_counted(tmp_path: Path) -> None:
    code = """
        import os, signal, sys
        from pathlib import Path
        from game.store.store import Store
        from tests.game.test_usage_stats import busy_days
        busy_days(Store.open(Path(sys.argv[1])))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    assert in_process(code, tmp_path).returncode == -signal.SIGKILL
    store = Store.open(tmp_path)
    assert UsageStats(store).rows() == ROWS
    store.close()


def test_an_older_file_gets_the_tables_and_keeps_its_match(tmp_path: Path) -> None:
    of_version(tmp_path, 2)
    store = Store.open(tmp_path)
    assert store.notices == [] and busy_days(store).rows() == ROWS
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == LINES
    store.close()


def test_invalid_or_newer_counts_in_the_file_are_left_out(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    usage = UsageStats(store, lambda: FRIDAY)
    usage.started("rook")
    store.close()
    rewritten(
        tmp_path,
        "INSERT INTO books VALUES ('2026-11-20', 'rook', 'coins', 7, NULL)",
        "INSERT INTO books VALUES ('2026-11-20T23', 'rook', 'left', 'many', NULL)",
        file=SETTINGS_FILE,
    )
    store = Store.open(tmp_path)
    assert UsageStats(store).rows() == (UsageRow("2026-11-20", 23, "rook", plays=1),)
    store.close()


def test_without_a_disk_it_counts_until_the_end_of_the_day(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = Store.open(tmp_path / "file" / "folder")
    assert not store.saving
    assert busy_days(store).rows() == ROWS
    store.close()
