"""The sheet: every mark is true, and obvious ones are made."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.games.hooky import deduction_sheet
from engine.games.hooky.cards import LETTERS, number
from engine.games.hooky.deduction import facts, fitting, letters, numbers
from engine.games.hooky.deduction_sheet import crossed_off, deduced, deducing
from tests.contract.sittings import wander
from tests.deals import do
from tests.games.hooky.tables import ask, clue, dealt, dull_turn, new_match, reveal, to_guesses, to_round


def holds(match: Match, seat: int, made: deduction_sheet.DeductionSheet) -> None:
    """Nothing on the sheet is false."""
    state = match.state
    for letter in LETTERS:
        for owner, column in enumerate(made.hands):
            assert column.mark(letter) in ("maybe", "yes" if letter in state.hands[owner] else "no")
        assert made.hooky.mark(letter) in ("maybe", "yes" if letter in state.hooky else "no")
    assert made.hands[seat].certain == made.hands[seat].possible


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_mark_is_true(players: int, seed: int) -> None:
    match, rng, dealer = new_match(players), Random(seed), SeededDealer(seed)
    while not match.over:
        wander(match, dealer, rng)
        if match.state.hands and not match.over and len(match.steps) % 9 == 0:
            seat = rng.randrange(players)
            view = match.view(seat)
            plain, full = crossed_off(view), deduced(view)
            holds(match, seat, plain)
            holds(match, seat, full)
            for one, other in zip((*plain.hands, plain.hooky), (*full.hands, full.hooky), strict=True):
                assert one.certain & ~other.certain == 0 and other.possible & ~one.possible == 0


def test_obvious_letters_are_crossed_off() -> None:
    """Own, open, seen and turned-up letters."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    made = crossed_off(match.view(2))
    assert [made.hands[seat].mark("G") for seat in range(4)] == ["yes", "no", "no", "no"]
    assert [made.hands[seat].mark("A") for seat in range(4)] == ["no", "no", "yes", "no"]
    assert made.hooky.mark("W") == made.hands[0].mark("W") == "no", "it was turned up"
    assert made.hands[1].mark("R") == "maybe" and crossed_off(match.view(0)).hands[1].mark("R") == "yes"
    assert made.hooky.mark("D") == "maybe"
    assert set(made.hands[2].marks()) == set(LETTERS)


def test_a_number_that_decides_is_used() -> None:
    """Five of five, and none of five."""
    match = to_round(dealt(), 1)
    ask(match, 1, "BEFRY")
    ask(match, 3, "GHKST")
    made = deduced(match.view(2))
    assert [made.hands[1].mark(letter) for letter in "BEFRY"] == ["yes"] * 5
    assert [made.hands[1].mark(letter) for letter in "GHKST"] == ["no"] * 5
    assert [made.hands[3].mark(letter) for letter in "GHKST"] == ["no"] * 5
    assert [made.hooky.mark(letter) for letter in "BEFRY"] == ["no"] * 5
    assert crossed_off(match.view(2)).hands[1].mark("B") == "maybe"


def test_a_letter_in_no_possible_hand_is_missing() -> None:
    """Once the whole Playground is open: D, J and M have the answer 0 everywhere."""
    match = to_round(dealt(), 1)
    for of, word in ((1, "DDJJM"), (2, "DDJJM"), (1, "DDJJM"), (1, "DDJJM")):
        ask(match, of, word)
    for of, word in ((3, "DDJJM"), (3, "DDJJM")):
        ask(match, of, word)
        dull_turn(match)
    seen = to_guesses(match, 4).view(0)
    made = deduced(seen)
    assert [made.hooky.mark(letter) for letter in "DJM"] == ["yes"] * 3
    assert sum(made.hooky.mark(letter) == "no" for letter in LETTERS) == 23


def test_many_deals_are_not_all_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conclusions hand by hand are also true."""
    monkeypatch.setattr(deduction_sheet, "COUNTED", 0)
    match = to_guesses(dealt(), 5)
    for seat in range(4):
        holds(match, seat, deduced(match.view(seat)))


@pytest.mark.parametrize("players", [3, 5])
def test_counting_in_parts_gives_the_same(players: int) -> None:
    match, rng, dealer = new_match(players), Random(4), SeededDealer(4)
    while match.state.round < 4:
        wander(match, dealer, rng)
    *pieces, made = deducing(match.view(0))
    assert len(pieces) > players and not any(pieces)
    assert made == deduced(match.view(0))


def test_numbers_are_those_of_all_hands_that_fit() -> None:
    """Counted letter by letter, for words that tell much or little, with letters twice and words sent back."""
    match = dealt(5, disputes="majority")
    do(match, 0, "clue", word="DEATH")
    do(match, 1, "withdraw", word="CHEFS", against=(0, 2, 3))
    clue(match, "GREEN")
    to_round(match, 3)
    compared = set()
    for viewer in range(5):
        view = match.view(viewer)
        for seat in range(5):
            if seat != viewer:
                hands = fitting(view, seat, facts(view, seat))
                for word in ("HELLO", "DEATH", "QUEST", "AAAAA", "MUMMY"):
                    found = {number(word, letters(hand)) for hand in hands}
                    assert numbers(view, seat, word) == found
                    compared.add(len(found))
    assert len(compared) > 2, "some are known, some nearly, some not at all"
