"""Store: the sources of a repair, and an interrupted repair that continues."""

import random
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from engine.core.messages import say
from game.store.database import FILE, GAMES, connect, empty, guard
from game.store.disk import salvage
from game.store.disk.repair import part_of
from game.store.people import Person
from game.store.store import Store
from tests.disk_writes import Disk, Recorder, killed, recorded
from tests.game.stores import LINES, ROOT, SEATS, SETUP, without_copies

NOTE = "what I think"


def noted(folder: Path) -> int:
    """A closed store whose open match has a private note; returns the match's number."""
    store = Store.open(folder)
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES)
    store.matches.keep_notes(match, 0, {"mine": NOTE})
    store.close()
    return match


def swap(path: Path, one: str, other: str) -> None:
    """Exchange the pages of two tables that have one page each."""
    with closing(connect(path)) as file:
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        first, second = ((file.execute(sql, (name,)).fetchone()[0] - 1) * 4096 for name in (one, other))
    data = bytearray(path.read_bytes())
    data[first : first + 4096], data[second : second + 4096] = (
        data[second : second + 4096],
        data[first : first + 4096],
    )
    path.write_bytes(data)


def test_r1_a_copy_that_equals_the_file_is_used_whole(tmp_path: Path) -> None:
    """Before, rows of the damaged file came first."""
    match = noted(tmp_path)
    swap(tmp_path / FILE, "steps", "matches")
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.whole]
    assert (saved := store.matches.to_continue()) and saved.lines == LINES and not saved.torn
    assert store.matches.notes(match, 0) == {"mine": NOTE}, "these are in no copy"
    store.close()


@pytest.mark.parametrize("copies", [True, False])
def test_r1_a_private_note_never_becomes_a_step_nor_a_step_a_note(tmp_path: Path, copies: bool) -> None:
    """Before, two swapped pages were enough: a row without a checksum counted as right."""
    noted(tmp_path)
    if not copies:
        without_copies(tmp_path)
    swap(tmp_path / FILE, "notes", "steps")
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.partly]
    assert tuple(line for (line,) in store._games.rows("SELECT line FROM steps")) == (LINES if copies else ())
    assert store._games.rows("SELECT * FROM notes") == []
    store.close()


@pytest.mark.parametrize("column", ["state", "turn", "length", "updated"])
def test_r1_every_column_of_a_match_has_a_checksum(tmp_path: Path, column: str) -> None:
    noted(tmp_path)
    with closing(connect(tmp_path / FILE)) as file:
        file.execute(f"UPDATE matches SET {column} = 'left'")
    without_copies(tmp_path)
    (tmp_path / f"{FILE}.mark").unlink()
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.partly]
    store.close()


def readings(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
    """The lines that are used if two sources have a match."""
    header = (ROOT / "assets" / "lessons" / "rook.jsonl").read_text("utf-8").splitlines()[0]
    sources = []
    for lines in (first, second):
        made = empty(GAMES)
        guard(made, GAMES)
        made.execute("INSERT INTO matches VALUES (1, ?, '[]', 'left', '', '', '{}', 1, ?, NULL)", (header, 99))
        made.executemany("INSERT INTO steps VALUES (1, ?, ?, NULL)", enumerate(lines))
        sources.append(salvage.DamagedFile(lambda made=made: nullcontext(made), not sources))
    target = empty(GAMES)
    target.execute("CREATE TABLE mending (unit TEXT PRIMARY KEY, rows, state TEXT)")
    work = salvage.Salvage(target, GAMES, lambda done, total: None)
    work.pour(sources)
    tally = work.finish()
    assert (tally.came, tally.known) == (0, 1), "99 steps were known of"
    return tuple(line for (line,) in target.execute("SELECT line FROM steps ORDER BY n"))


def test_r1_of_two_readings_the_one_with_a_legal_record_wins() -> None:
    legal = tuple((ROOT / "assets" / "lessons" / "rook.jsonl").read_text("utf-8").splitlines()[1:13])
    bent = ('{"a": "b"}', *legal[1:], *legal)
    assert readings(bent, legal) == readings(legal, bent) == legal
    assert readings(legal[:5], legal) == readings(legal, legal[:5]) == legal


def filled(folder: Path) -> None:
    """A closed store without copies: some people, and matches over several pages."""
    store = Store.open(folder)
    for name in ("Rosa", "Max", "Ida"):
        store.people.keep(Person(name, 1))
    for number in range(8):
        match = store.matches.begin(SETUP, SEATS)
        store.matches.add_steps(match, [f'{{"n": {n}, "of": "{number}{"x" * 200}"}}' for n in range(40)])
        store.matches.leave(match)
    store.close()
    without_copies(folder)


def test_r2_a_repair_that_is_killed_again_and_again_continues_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, nothing of it was kept until it was done. Every start gets a quarter of the writes that a repair
    needs."""
    monkeypatch.setattr(salvage, "_BATCH", 10)
    filled(tmp_path / "store")
    path = tmp_path / "store" / FILE
    path.write_bytes(bytes(16) + path.read_bytes()[16:])
    bent, begin = path.read_bytes(), Disk.of(tmp_path / "store")
    disk, enough, number = begin, 0, 0
    while number < 20:
        number += 1
        folder = tmp_path / f"start {number}"
        disk.lay_out(folder)
        recorder = Recorder(folder, disk)
        with recorded(recorder):
            store = Store.open(folder)
            events = list(recorder.events)
            assert store.notices == [GAMES.words.whole] and len(store.people.all()) == 3
            assert store._games.rows("SELECT count(*), count(DISTINCT match) FROM steps") == [(320, 8)]
            assert (folder / f"{FILE}.mended-1").read_bytes() == bent and not part_of(folder / FILE).exists()
            store.close()
        mended = next(n for n, event in enumerate(events) if event.what == "rename")
        enough = enough or mended // 4
        if mended <= enough:
            break
        killed(disk, events, enough)
    assert enough > 20 and 3 <= number < 20


def test_a_repair_of_another_damage_is_not_continued(tmp_path: Path) -> None:
    filled(tmp_path)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(bytes(16) + whole[16:])
    with closing(connect(part_of(tmp_path / FILE))) as part:
        part.execute("CREATE TABLE mending (unit TEXT PRIMARY KEY, rows, state TEXT)")
        part.execute("INSERT INTO mending VALUES ('file', 'another', 'equal')")
    store = Store.open(tmp_path)
    assert store.notices == [GAMES.words.whole] and len(store.people.all()) == 3
    store.close()


def test_a_repair_reports_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salvage, "_BATCH", 10)
    monkeypatch.setattr(salvage, "_OFTEN", 0.0)
    filled(tmp_path)
    (tmp_path / FILE).write_bytes(bytes(16) + (tmp_path / FILE).read_bytes()[16:])
    told: list[tuple[int, int]] = []
    Store.open(tmp_path, lambda done, total: told.append((done, total))).close()
    of_steps = [done for done, total in told if total == 8]
    assert {*range(1, 9)} <= set(of_steps) and all(0 <= done <= total for done, total in told)


@pytest.mark.parametrize("page", [0.3, 0.5, 0.7])
def test_r2_a_lost_page_costs_only_its_rows(tmp_path: Path, page: float) -> None:
    filled(tmp_path)
    data = bytearray((tmp_path / FILE).read_bytes())
    steps = [at for at in range(0, len(data), 4096) if data[at : at + 4096].count(b'"of"') > 5]
    at = steps[int(len(steps) * page)]
    lost = data[at : at + 4096].count(b'"of"')
    data[at : at + 8] = random.Random(1).randbytes(8)
    (tmp_path / FILE).write_bytes(data)
    store = Store.open(tmp_path)
    (count,) = store._games.rows("SELECT count(*) FROM steps")[0]
    assert 320 - lost <= count < 320 and len(store.people.all()) == 3
    (notice,) = store.notices
    assert notice in [say("notice-games-counted", came=came, known=8) for came in (6, 7)]
    store.close()


def test_r9_remembered_matches_are_found_by_an_index(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    sql = "EXPLAIN QUERY PLAN SELECT 1 FROM matches m WHERE EXISTS (SELECT 1 FROM memories WHERE memories.match = m.id)"
    assert any("memories_of_match" in str(row) for row in store._games.rows(sql))
    store.close()
