"""Store: kept data comes back, step by step, also after a power cut."""

import signal
from pathlib import Path
from threading import Thread

import pytest

from engine.core.game import Setup
from engine.core.records import header_line
from game.store.people import LONGEST_NAME, Person, clean_name
from game.store.store import Store
from tests.game.stores import LINES, SEATS, SETUP, filled, in_process, rewritten

# Kept data


def test_everything_is_there_after_closing_and_opening(tmp_path: Path) -> None:
    match = filled(tmp_path / "new" / "folder")
    store = Store.open(tmp_path / "new" / "folder")
    assert store.notices == [] and store.saving
    assert store.people.all() == (Person("Rosa", 3),) and store.setting("theme") == "kids"
    saved = store.matches.to_continue()
    assert saved is not None
    assert (saved.id, saved.game, saved.variant, saved.lines, saved.torn) == (match, "rook", "classic", LINES, 0)
    assert saved.seats == tuple(SEATS)
    assert saved.text.splitlines() == [
        '{"format": 1, "game": "rook", "variant": "classic", "players": 4, "options": {}}',
        *LINES,
    ]
    store.close()


def test_a_store_opened_in_another_thread_is_used_in_this_one(tmp_path: Path) -> None:
    """A window is drawn meanwhile; `progress` is called if there is a wait."""
    match = filled(tmp_path)
    (tmp_path / "games.sqlite3.mark").unlink()
    opened: list[Store] = []
    told: list[tuple[int, int]] = []
    opening = Thread(target=lambda: opened.append(Store.open(tmp_path, lambda *done: told.append(done))))
    opening.start()
    opening.join()
    (store,) = opened
    store.matches.add_steps(match, LINES)
    assert (saved := store.matches.to_continue()) and saved.lines == (*LINES, *LINES) and store.saving
    assert store.notices == [] and told == [(0, 1)]
    store.close()


def test_people_who_played_last_come_first() -> None:
    store = Store.without()
    for name in ("Rosa", "Max", "Ida", "Rosa"):
        store.people.keep(Person(name, 2))
    assert [person.name for person in store.people.all()] == ["Rosa", "Ida", "Max"]
    store.people.keep(Person(" \u200b\t", 2))
    assert [person.name for person in store.people.all()] == ["Rosa", "Ida", "Max"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ida  Marie ", "Ida Marie"),
        ("A\u0308nne", "Änne"),
        ("ab\u202ecd\n", "abcd"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("a\ud800b", "a b"),
        ("", ""),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_the_running_match_comes_before_those_left() -> None:
    store = Store.without()
    first, second = store.matches.begin(SETUP, SEATS), store.matches.begin(SETUP, SEATS)
    store.matches.leave(first)
    assert (found := store.matches.to_continue()) and found.id == second
    store.matches.finish(second, {"winners": [0]})
    found = store.matches.to_continue()
    assert found is not None and found.id == first
    store.matches.reopen(found)
    store.matches.shelve(first)
    assert store.matches.to_continue() is None
    assert [result.match for result in store.history.results()] == [second]


def test_a_step_taken_back_is_gone_and_seats_may_change() -> None:
    store = Store.without()
    match = store.matches.begin(SETUP, SEATS)
    store.matches.add_steps(match, LINES[:4])
    store.matches.keep_steps(match, LINES[:3])
    store.matches.add_steps(match, (LINES[5],))
    store.matches.keep_seats(match, SEATS[:1])
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == (*LINES[:3], LINES[5]) and saved.seats == tuple(SEATS[:1])


def test_earlier_matches_of_a_game_come_with_all_their_lines_the_oldest_first() -> None:
    store, other = Store.without(), Setup("hooky", "standard", 3)
    numbers = [store.matches.begin(setup, SEATS) for setup in (SETUP, SETUP, other, SETUP, SETUP)]
    for number in numbers:
        store.matches.add_steps(number, (f'{{"by": 0, "do": "match {number}"}}', *LINES))
    store.matches.finish(numbers[1], {"winners": [0]})
    store.matches.shelve(numbers[3])
    found = store.history.earlier_matches("rook", numbers[-1], 2)
    assert [lines[1] for lines in found] == [f'{{"by": 0, "do": "match {number}"}}' for number in numbers[1:4:2]]
    assert all(lines[0] == header_line(SETUP) and lines[2:] == LINES for lines in found)
    assert len(store.history.earlier_matches("rook", numbers[-1], 9)) == 3
    assert store.history.earlier_matches("rook", numbers[0], 9) == ()
    assert store.history.earlier_matches("roo", numbers[-1], 9) == ()


# Power cuts


@pytest.mark.parametrize("at", [0, 1, 7])
def test_a_killed_process_loses_no_step_that_was_reported_as_kept(tmp_path: Path, at: int) -> None:
    code = """
        import os, signal, sys
        from pathlib import Path
        from game.store.store import Store
        from tests.game.stores import LINES, SEATS, SETUP
        store = Store.open(Path(sys.argv[1]))
        match = store.matches.begin(SETUP, SEATS)
        for line in LINES[:COUNT]:
            store.matches.add_steps(match, (line,))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    assert in_process(code.replace("COUNT", str(at)), tmp_path).returncode == -signal.SIGKILL
    store = Store.open(tmp_path)
    assert store.notices == []
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == LINES[:at]
    store.matches.reopen(saved)
    store.matches.add_steps(saved.id, (LINES[at],))
    assert (found := store.matches.to_continue()) and found.lines == LINES[: at + 1]
    store.close()


@pytest.mark.parametrize("torn", ['{"by": 1, "do": "pa', "", "[1]", "[" * 100_000])
def test_a_torn_last_line_is_dropped_for_good(tmp_path: Path, torn: str) -> None:
    match = filled(tmp_path)
    rewritten(tmp_path, ("UPDATE steps SET line = ?, sum = NULL WHERE match = ? AND n = 11", (torn, match)))
    store = Store.open(tmp_path)
    saved = store.matches.to_continue()
    assert saved is not None and saved.lines == LINES[:11] and saved.torn == 1
    store.matches.reopen(saved)
    store.matches.add_steps(match, (LINES[0],))
    assert (found := store.matches.to_continue()) and found.lines == (*LINES[:11], LINES[0]) and found.torn == 0
    store.close()
