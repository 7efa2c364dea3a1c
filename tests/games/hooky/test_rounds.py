"""Rounds and turns: HK-23 to HK-28, HK-67 to HK-71 and HK-78."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.hooky.events import PlaygroundTurned, QuestionAnswered, RevealDeclined, RoundBegan, RoundOver
from tests.deals import do, of_kind, refuses
from tests.games.hooky.tables import (
    PLAYGROUND,
    ask,
    clue,
    dealt,
    dull_turn,
    filler,
    guess_all,
    reveal,
    to_guesses,
    to_round,
    verbs,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hk_23_six_rounds_of_one_turn_each(players: int) -> None:
    """HK-23, HK-24: in each of rounds 1 to 6 every seat asks once, the start seat first, clockwise."""
    match = to_round(dealt(players, start=1), 7)
    asked = [(event.round, event.seat) for event in of_kind(match.events, QuestionAnswered)]
    order = [(1 + seat) % players for seat in range(players)]
    assert asked == [(number, seat) for number in range(1, 7) for seat in order]


def test_hk_24_no_other_seat_is_on_turn() -> None:
    match = to_round(dealt(), 2)
    assert match.waiting() == (0,)
    for seat in (1, 2, 3):
        assert refuses(match, seat, "ask", of=0, word="BREAD") == "It's not your turn yet."
        assert refuses(match, seat, "done") == "It's not your turn yet."
        assert refuses(match, seat, "reveal", card="A", of=0) == "It's not your turn yet."


def test_hk_25_exactly_one_question_in_a_turn() -> None:
    match = to_round(dealt(), 2)
    ask(match, 1, "BREAD")
    assert refuses(match, 0, "ask", of=2, word="PLANE") == "You already asked this turn."
    assert verbs(match) == {"done", "reveal"}


def test_hk_26_from_round_2_on_also_one_reveal() -> None:
    match = to_round(dealt(), 1)
    for _ in range(4):
        assert verbs(match) == {"ask", "withdraw"}
        dull_turn(match)
    assert verbs(match) == {"ask", "withdraw", "reveal"}


def test_hk_27_the_next_seat_clockwise() -> None:
    """HK-27, HK-Q24: in round 1 a turn ends with its number; later after the reveal, or with `done`."""
    match = to_round(dealt(start=2), 1)
    ask(match, 0, "BREAD")
    assert match.waiting() == (3,)
    match = to_round(match, 2)
    ask(match, 0, "PLANE")
    assert match.waiting() == (2,)
    do(match, 2, "done")
    assert match.waiting() == (3,)
    ask(match, 0, "PLANE")
    reveal(match, "I", 0, "G")
    assert match.waiting() == (0,)


@pytest.mark.parametrize("number", [1, 2, 6])
def test_hk_28_no_seat_may_pass(number: int) -> None:
    match = to_round(dealt(), number)
    assert refuses(match, 0, "done") == "You can't pass. Ask a question first."
    if number > 1:
        reveal(match, "G", 1, "B")
        assert refuses(match, 0, "done") == "You can't pass. Ask a question first."
        assert verbs(match) == {"ask", "withdraw"}


def test_hk_67_the_round_card_shows_the_next_number() -> None:
    """HK-67, HK-Q27: the Playground card comes before the first turn of the next round."""
    match = to_round(dealt(), 1)
    for _ in range(3):
        dull_turn(match)
    before = len(match.events)
    dull_turn(match)
    assert match.events[before + 1 :] == [RoundOver(1, False, False), PlaygroundTurned("W", 2), RoundBegan(2, 0, 6)]


@pytest.mark.parametrize(("players", "rounds"), [(4, [1, 2, 3]), (5, [1, 2, 3]), (3, [1, 2])])
def test_hk_68_69_playground_cards(players: int, rounds: list[int]) -> None:
    """HK-68 with four and five, HK-69 with three: one after each of these rounds, in the order of the deal (HK-Q28)."""
    match = to_round(dealt(players), 1)
    turned: list[str] = []
    for number in range(1, 7):
        events = len(match.events)
        to_guesses(match, number) if number >= 4 else to_round(match, number + 1)
        found = [event.card for event in of_kind(match.events[events:], PlaygroundTurned)]
        assert len(found) == (number in rounds)
        turned += found
        assert match.view(PUBLIC).turned == tuple(turned)
        assert match.view(PUBLIC).playground_size == len(PLAYGROUND[players]) - len(turned)
    assert "".join(turned) == PLAYGROUND[players]


def test_hk_69_round_3_ends_without_anything_else() -> None:
    """HK-69: with three players neither a card nor a guess."""
    match = to_round(dealt(3), 3)
    for _ in range(2):
        dull_turn(match)
    before = len(match.events)
    dull_turn(match)
    assert match.events[before + 1 :] == [RevealDeclined(2), RoundOver(3, False, False), RoundBegan(4, 0, 6)]


def test_hk_70_turned_cards_stay_face_up() -> None:
    match = to_guesses(dealt(), 6)
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.view(viewer).turned == ("W", "Z", "C")


def test_the_playground_is_unknown_before() -> None:
    """Section 2: not even the start seat knows the next one."""
    match = to_round(dealt(), 3)
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.view(viewer).turned == ("W", "Z") and match.view(viewer).playground_size == 1


def test_hk_71_guesses_after_rounds_4_5_and_6_only() -> None:
    match = to_round(dealt(), 1)
    for number in range(1, 7):
        for turn in range(4):
            assert match.state.phase == "turns"
            events = dull_turn(match)
            over = of_kind(events, RoundOver)
            assert over == ([RoundOver(number, number >= 4, number == 6)] if turn == 3 else [])
        if number >= 4:
            assert match.state.phase == "guesses" and match.waiting() == (0, 1, 2, 3)
            guess_all(match)


@pytest.mark.parametrize("number", [4, 5])
def test_hk_78_the_next_round_begins_when_all_have_guessed(number: int) -> None:
    match = to_guesses(dealt(start=1), number)
    for seat in (3, 0, 2):
        do(match, seat, "guess", letters=("A", "B", "C"))
        assert match.state.phase == "guesses"
        assert "First each player guesses" in refuses(match, 1, "ask", of=0, word="BREAD")
    do(match, 1, "guess", letters=("A", "B", "C"))
    assert (match.state.round, match.waiting()) == (number + 1, (1,))
    assert match.events[-1] == RoundBegan(number + 1, 1, 6)


def test_a_turn_after_round_1_is_one_of_four() -> None:
    """Section 5: ask done; reveal peek ask; ask reveal peek; and ask alone if no reveal is possible."""
    match = to_round(dealt(), 2)
    ask(match, 1, filler(match))
    do(match, 0, "done")
    reveal(match, "B", 0, "G")
    ask(match, 0, filler(match))
    assert match.waiting() == (2,)
    ask(match, 0, filler(match))
    reveal(match, "A", 0, "H")
    assert match.waiting() == (3,)


def test_a_clue_is_no_turn() -> None:
    match = dealt()
    for _ in range(4):
        clue(match)
    assert match.state.round == 1 and match.waiting() == (0,)
