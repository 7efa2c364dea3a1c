"""The question: HK-29 to HK-39."""

from itertools import permutations

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.hooky.events import QuestionAnswered
from tests.deals import do, refuses
from tests.games.hooky.tables import ask, dealt, dull_turn, reveal, to_round


def come_round(match: Match) -> None:
    """Everything up to the next turn of seat 0, which has put its question."""
    if match.state.asked:
        dull_turn(match)
    while match.waiting() != (0,):
        dull_turn(match)


def test_hk_29_any_one_other_player() -> None:
    for of in (1, 2, 3):
        match = to_round(dealt(), 1)
        ask(match, of, "BREAD")
        assert match.state.spoken[-1].of == of


def test_hk_30_the_same_opponent_again() -> None:
    match = to_round(dealt(), 1)
    for word in ("BREAD", "PLANE", "QUICK"):
        ask(match, 2, word)
        come_round(match)
    assert [said.of for said in match.state.spoken if said.seat == 0 and said.round] == [2, 2, 2]


def test_hk_31_no_seat_questions_itself() -> None:
    match = to_round(dealt(), 1)
    assert refuses(match, 0, "ask", of=0, word="BREAD") == "Choose another player."


@pytest.mark.parametrize("of", [-1, 4, 99])
def test_hk_29_only_seats_of_the_table(of: int) -> None:
    assert "'of' of 'ask' must be a seat from 0 to 3" in refuses(to_round(dealt(), 1), 0, "ask", of=of, word="BREAD")


@pytest.mark.parametrize("word", ["", "BREA", "BREADS", "bread", "BRE4D", "BRÉAD"])
def test_hk_32_one_five_letter_word(word: str) -> None:
    """HK-32, HK-57."""
    assert "five letters from A to Z" in refuses(to_round(dealt(), 1), 0, "ask", of=1, word=word)


def test_hk_33_all_players_hear_word_opponent_and_number() -> None:
    """HK-32, HK-33, HK-37: and no more."""
    match = to_round(dealt(), 1)
    ask(match, 1, "BREAD")
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert QuestionAnswered(1, 0, 1, "BREAD", 3) in match.heard(viewer)
        assert match.view(viewer).spoken == match.state.spoken


@pytest.mark.parametrize(
    ("of", "word", "expected"),
    [(1, "BERRY", 5), (1, "FEVER", 4), (1, "QUICK", 0), (2, "NAVAL", 5), (3, "XENON", 2), (3, "GHKST", 0)],
)
def test_hk_34_counted_over_the_questioned_hand(of: int, word: str, expected: int) -> None:
    """HK-34; HK-35: 0 is allowed, and no letter of any hand is needed."""
    match = to_round(dealt(), 1)
    ask(match, of, word)
    assert match.state.spoken[-1].number == expected


def test_hk_35_a_question_needs_no_letter_of_any_hand() -> None:
    """HK-35, HK-Q17: here the Playground's and the Hooky cards."""
    match = to_round(dealt(), 1)
    ask(match, 1, "WZCDJ")
    assert match.state.spoken[-1].number == 0


def test_hk_36_no_player_types_the_number() -> None:
    """HK-36: the game counts it; a step with one is refused."""
    match = to_round(dealt(), 1)
    assert "exactly" in refuses(match, 0, "ask", of=1, word="BREAD", number=3)
    ask(match, 1, "BREAD")
    assert match.steps[-1].args == (("of", 1), ("word", "BREAD"))


def test_hk_38_no_order_of_the_same_letters_again() -> None:
    """HK-38: the word itself and every anagram of it, a word or not."""
    match = to_round(dealt(), 1)
    ask(match, 1, "SMART")
    come_round(match)
    for letters in permutations("SMART"):
        assert refuses(match, 0, "ask", of=1, word="".join(letters)) == (
            f"You already asked that player {''.join(letters)}, or the same letters."
        )


def test_hk_38_the_exact_letters_with_their_repeats() -> None:
    """HK-Q13: DEEDS and SEEDS are different questions."""
    match = to_round(dealt(), 1)
    ask(match, 1, "DEEDS")
    come_round(match)
    ask(match, 1, "SEEDS")
    assert match.state.spoken[-1].word == "SEEDS"


def test_hk_38_applies_to_a_pair_only() -> None:
    """HK-Q14: the same asker to another opponent, and another asker to the same opponent."""
    match = to_round(dealt(), 1)
    ask(match, 1, "SMART")
    ask(match, 0, "SMART")
    ask(match, 1, "SMART")
    come_round(match)
    ask(match, 2, "TRAMS")
    assert match.state.spoken[-1].of == 2


def test_hk_38_clues_do_not_count() -> None:
    """HK-Q15: the opponent's own clue, and the asker's."""
    match = to_round(dealt(), 2)
    clues = {said.seat: said.word for said in match.state.spoken if said.of is None}
    ask(match, 1, clues[1])
    do(match, 0, "done")
    ask(match, 0, clues[1])
    assert [said.word for said in match.state.spoken[-2:]] == [clues[1]] * 2


def test_hk_39_for_the_whole_game() -> None:
    match = to_round(dealt(), 1)
    ask(match, 1, "SMART")
    to_round(match, 6)
    assert "already asked" in refuses(match, 0, "ask", of=1, word="TRAMS")


def test_a_number_does_not_change_with_a_reveal() -> None:
    """HK-Q25, HK-46: the same letters to the same hand by two askers, before and after it shows one of them."""
    match = to_round(dealt(), 2)
    ask(match, 1, "BREAD")
    do(match, 0, "done")
    reveal(match, "B", 0, "G")
    ask(match, 0, "QUICK")
    ask(match, 1, "BREAD")
    assert [said.number for said in match.state.spoken if said.word == "BREAD"] == [3, 3]
