"""Learning: what each person has learned, where it is kept, and when it is forgotten."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.core.game import Setup
from game.learning import Learning, Progress
from game.store.database import FILE, FULL
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import SEATS, SETUP, all_bytes, filled, limit, rewritten


@dataclass(frozen=True, slots=True)
class Named:
    """A person at a seat."""

    name: str


ROSA, MAX = Named("Rosa"), Named("Max")


def kept_at_home(store: Store) -> Learning:
    return Learning(store, lambda: True)


def test_a_lesson_continues_where_it_was_left_and_is_done_at_its_end() -> None:
    learning = Learning.without()
    assert learning.progress("rook", [ROSA]) == Progress(0, done=False)
    learning.note_beat("rook", [ROSA], 3)
    assert learning.progress("rook", [ROSA]) == Progress(3, done=False)
    assert learning.progress("spooks", [ROSA]) == learning.progress("rook", [MAX]) == Progress(0, done=False)
    learning.note_end("rook", [ROSA])
    assert learning.progress("rook", [ROSA]) == Progress(0, done=True)
    learning.note_beat("rook", [ROSA], 2)
    assert learning.progress("rook", [ROSA]) == Progress(2, done=True)


def test_several_people_know_a_lesson_as_far_as_each_of_them() -> None:
    learning = Learning.without()
    learning.note_beat("rook", [ROSA, MAX], 2)
    learning.note_beat("rook", [ROSA], 5)
    learning.note_end("hooky", [ROSA])
    assert learning.progress("rook", [ROSA, MAX]) == Progress(2, done=False)
    assert learning.progress("hooky", [ROSA, MAX]) == Progress(0, done=False)
    assert learning.progress("hooky", []) == Progress(0, done=False)


def test_progress_of_kept_people_survives_a_restart_and_that_of_guests_does_not(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.people.keep(Person("Rosa", 3))
    learning = kept_at_home(store)
    for person in (ROSA, MAX):
        learning.note_beat("rook", [person], 4)
        learning.hear(person, "lead")
        learning.ask("hooky", [person])
        assert learning.heard(person, "lead") and learning.asked_before("hooky", person)
    store.close()
    assert b"Max" not in all_bytes(tmp_path)
    again = kept_at_home(Store.open(tmp_path))
    assert again.progress("rook", [ROSA]) == Progress(4) and again.heard(ROSA, "lead")
    assert again.asked_before("hooky", ROSA) and not again.asked_before("rook", ROSA)
    assert again.progress("rook", [MAX]) == Progress() and not again.heard(MAX, "lead")
    assert not again.asked_before("hooky", MAX)


def test_a_guest_who_is_kept_from_now_on_keeps_their_progress(tmp_path: Path) -> None:
    learning = kept_at_home(Store.open(tmp_path))
    learning.note_end("rook", [ROSA])
    learning.keep(Person("Rosa", 3))
    assert learning.progress("rook", [ROSA]).done
    learning._store.close()
    assert kept_at_home(Store.open(tmp_path)).progress("rook", [ROSA]).done


def test_if_no_person_is_kept_even_a_name_in_the_store_gets_no_progress(tmp_path: Path) -> None:
    filled(tmp_path)
    store = Store.open(tmp_path)
    learning = Learning(store, lambda: False)
    learning.note_beat("rook", [ROSA], 4)
    learning.keep(Person("Rosa", 3))
    assert learning.progress("rook", [ROSA]) == Progress(4)
    assert store.people.all_learned("Rosa") == ()


def test_a_person_is_new_to_a_game_without_its_lesson_a_match_or_the_question() -> None:
    store = Store.without()
    learning = kept_at_home(store)
    for name in ("Anna", "Rosa", "Max", "Ida", "Theo"):
        store.people.keep(Person(name))
    learning.note_end("rook", [Named("Anna")])
    store.matches.begin(SETUP, [{"kind": "person", "name": "Rosa"}, {"kind": "bot", "name": "Max"}])
    store.matches.begin(Setup("hooky", "standard", 3), [{"kind": "person", "name": "Max"}])
    learning.ask("rook", [Named("Ida")])
    people = tuple(map(Named, ("Anna", "Rosa", "Max", "Ida", "Theo")))
    assert [one.name for one in learning.new_to("rook", people)] == ["Max", "Theo"]
    assert [one.name for one in learning.new_to("hooky", people)] == ["Anna", "Rosa", "Ida", "Theo"]


def test_all_tips_are_heard_again_and_nothing_else_is_forgotten() -> None:
    store = Store.without()
    learning = kept_at_home(store)
    store.people.keep(Person("Rosa"))
    for person in (ROSA, MAX):
        learning.hear(person, "lead")
        learning.note_end("rook", [person])
    learning.forget_moments()
    assert not learning.heard(ROSA, "lead") and not learning.heard(MAX, "lead")
    assert learning.progress("rook", [ROSA, MAX]).done


def test_won_matches_are_counted_by_person_and_game(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    learning = kept_at_home(store)
    learning.keep(Person("Rosa"))
    for winners in ([ROSA], [ROSA, MAX]):
        learning.won("rook", winners)
    assert [learning.wins("rook", one) for one in (ROSA, MAX)] == [2, 1] and not learning.wins("spooks", ROSA)
    store.close()
    again = kept_at_home(Store.open(tmp_path))
    assert [again.wins("rook", one) for one in (ROSA, MAX)] == [2, 0], "a guest is new in another evening"


def test_a_full_disk_is_not_reported_by_a_moment(tmp_path: Path) -> None:
    """The notice comes with the things that all players see, as it would without any moment."""
    store = Store.open(tmp_path)
    learning = kept_at_home(store)
    learning.keep(Person("Rosa"))
    match = store.matches.begin(SETUP, SEATS)
    told: list[object] = []
    store.told = told.append
    limit(store)
    for number in range(300):
        learning.hear(ROSA, f"{number}" + "x" * 4000)
    assert told == [] and learning.heard(ROSA, "299" + "x" * 4000)
    store.matches.add_steps(match, ["x" * 4000] * 300)
    assert told == [FULL]
    store.close()


def test_nothing_of_a_visitor_is_left(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    learning = kept_at_home(store)
    learning.keep(Person("Rosa"))
    store.matches.begin(SETUP, SEATS)
    for person in (ROSA, MAX):
        learning.note_beat("rook", [person], 4)
    learning.forget_visitors()
    assert learning.progress("rook", [ROSA]) == learning.progress("rook", [MAX]) == Progress()
    assert not store.people.all() and store.matches.to_continue() is None
    store.close()
    assert b"Rosa" not in all_bytes(tmp_path)


@pytest.mark.parametrize("odd", ["x", -3, 2.5, b"\xff", json.dumps([1])])
def test_nonsense_counts_as_nothing(tmp_path: Path, odd: object) -> None:
    filled(tmp_path)
    store = Store.open(tmp_path)
    kept_at_home(store).note_beat("rook", [ROSA], 4)
    store.close()
    rewritten(tmp_path, ("UPDATE learned SET amount = ?, sum = NULL", (odd,)), file=FILE)
    again = kept_at_home(Store.open(tmp_path))
    assert again.progress("rook", [ROSA]) == Progress() and not again.asked_before("rook", ROSA)
