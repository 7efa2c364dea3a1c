"""Memories: matches of kept people are remembered and summed up, and nothing remains after forgetting."""

import json
from datetime import date
from pathlib import Path

import pytest

from game import memories
from game.evening import Deed
from game.memories import Memory, Partner, Sitter
from game.store.database import FILE
from game.store.people import Person
from game.store.store import Store
from tests.game.stores import SEATS, SETUP, all_bytes, rewritten

DAY = date(2026, 11, 23)
SITTERS = (Sitter("Rosa"), Sitter("Wren", "sharp"), Sitter("Theo"), Sitter("Otto", "gentle"))
PARTNERS = ((0, 2), (1, 3))


def match(number: int, winners: tuple[int, ...] = (0, 2), **others: object) -> tuple[Memory, ...]:
    given = {"sitters": SITTERS, "sides": PARTNERS, "deeds": (), "kept": ("Rosa", "Theo"), **others}
    return memories.of_match(number, "rook", "classic", DAY, winners=winners, **given)


def test_only_kept_people_are_remembered_and_computer_players_are_a_level() -> None:
    rosa, theo = match(1)
    assert (rosa.name, rosa.won, rosa.beaten, rosa.side) == ("Rosa", True, "sharp", theo.side)
    assert [one.name for one in match(1, kept=("Theo",))] == ["Theo"] and match(1, kept=()) == ()
    assert {one.beaten for one in match(1, winners=(1, 3))} == {""}, "a loser has beaten no player"
    assert "Wren" not in json.dumps([memories.as_data(one) for one in match(1)])


def test_deeds_are_those_of_the_person() -> None:
    did = (Deed("Theo", "-rook-did-tricks", 7), Deed("Wren", "-rook-did-tricks", 9))
    assert [one.deeds for one in match(1, deeds=did)] == [(), (("-rook-did-tricks", 7),)]


def test_kept_memories_come_back_and_nonsense_is_left_out(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    memories.keep(store, (*match(1), *match(2)))
    assert memories.all_of(store) == (*match(1), *match(2))
    store.close()
    for odd in ("[]", '{"day": 5}', '{"game": "rook", "variant": "", "day": "x", "deeds": [], "beaten": ""}', "nan"):
        rewritten(tmp_path, ("UPDATE memories SET told = ?, sum = NULL WHERE match = 2", (odd,)), file=FILE)
        again = Store.open(tmp_path)
        assert memories.all_of(again) == match(1)
        again.close()


def test_figures_count_matches_played_won_and_beaten() -> None:
    known = (*match(1), *match(2, winners=(1, 3)), *match(3))
    found = memories.figures("Rosa", known)
    assert (found.matches, found.wins, found.beaten) == (3, 2, (("sharp", 2),))
    assert found.days == {DAY: (3, 2)} and [(one.game, one.matches, one.wins) for one in found.games] == [
        ("rook", 3, 2)
    ]
    assert memories.figures("Nobody", known).matches == 0


def test_the_favourite_partner_sat_on_the_same_side_or_at_the_same_table() -> None:
    together = (*match(1), *match(2, winners=()))
    assert memories.figures("Rosa", together).partner == Partner("Theo", 2, 1, rival=False)
    against = match(3, sides=((0,), (1,), (2,), (3,)), winners=(0,))
    assert memories.figures("Rosa", against).partner == Partner("Theo", 1, 1, rival=True)
    many = (*together, *(one for number in range(4, 9) for one in match(number, sides=((0, 1), (2, 3)))))
    assert memories.figures("Rosa", many).partner == Partner("Theo", 2, 1, rival=False), "rivals are no partners"
    assert memories.figures("Rosa", match(1, kept=("Rosa",))).partner is None


def test_the_best_moment_stands_out_from_the_usual() -> None:
    usual = [match(n, deeds=(Deed("Rosa", "-tricks", 10), Deed("Rosa", "-rook", 1))) for n in range(1, 5)]
    rare = match(9, deeds=(Deed("Rosa", "-tricks", 12), Deed("Rosa", "-rook", 4)))
    best = memories.figures("Rosa", (*(one for found in usual for one in found), *rare)).best
    assert [(one.key, one.amount) for one in best] == [("-rook", 4)]


def test_everything_kept_of_a_person_is_one_json_object_and_names_no_other_but_the_partner() -> None:
    store = Store.without()
    store.people.keep(Person("Rosa", 3))
    store.people.keep_learned("Rosa", "done", "rook", 1)
    memories.keep(store, match(1))
    found = json.loads(memories.exported(store, "Rosa"))
    assert (found["name"], found["look"], found["matches"], found["wins"]) == ("Rosa", 3, 1, 1)
    assert [one["match"] for one in found["played"]] == [1] and found["learned"][0]["what"] == "rook"
    assert found["partner"] == "Theo" and "Wren" not in json.dumps(found)


@pytest.mark.parametrize("over", [True, False])
def test_a_forgotten_person_is_in_no_byte_of_file_and_copies(tmp_path: Path, over: bool) -> None:
    store = Store.open(tmp_path)
    for name in ("Rosalinde", "Theo"):
        store.people.keep(Person(name))
        store.people.keep_learned(name, "done", "rook", 1)
    seats = [{**SEATS[0], "name": "Rosalinde"}, SEATS[1], {**SEATS[0], "name": "Theo"}]
    number = store.matches.begin(SETUP, seats)
    memories.keep(store, match(number, sitters=(Sitter("Rosalinde"), *SITTERS[1:]), kept=("Rosalinde", "Theo")))
    if over:
        store.matches.finish(number, {"scores": [1, 2], "winners": [1]})
    else:
        store.matches.leave(number)
    store.people.forget("Rosalinde", "Fox")
    assert [person.name for person in store.people.all()] == ["Theo"] and not store.people.all_learned("Rosalinde")
    assert [one.name for one in memories.all_of(store)] == ["Theo"]
    (_, goes_on, sat), *_ = store.history.matches_of(number, "deal")
    assert goes_on is not over and [seat["name"] for seat in sat] == ["Fox", SEATS[1]["name"], "Theo"]
    store.close()
    assert b"Rosalinde" not in all_bytes(tmp_path) and b"Theo" in all_bytes(tmp_path)
    again = Store.open(tmp_path)
    assert again.notices == [] and [one.name for one in memories.all_of(again)] == ["Theo"]
    again.close()
