"""Starting clues: HK-15 to HK-22."""

import pytest

from engine.core.seats import PUBLIC
from engine.games.hooky.cards import number
from engine.games.hooky.events import ClueGiven, RoundBegan
from tests.deals import of_kind, refuses
from tests.games.hooky.tables import clue, dealt, verbs


@pytest.mark.parametrize(("players", "start"), [(3, 0), (3, 2), (4, 1), (5, 4)])
def test_hk_15_the_start_seat_first_then_clockwise(players: int, start: int) -> None:
    """HK-15, HK-22: exactly one each, before round 1 (HK-Q2)."""
    match = dealt(players, start)
    order = []
    for _ in range(players):
        assert match.state.round == 0 and match.state.phase == "clues"
        order += match.waiting()
        clue(match)
    assert order == [(start + seat) % players for seat in range(players)]
    assert match.state.round == 1
    assert of_kind(match.events, RoundBegan) == [RoundBegan(1, start, 6)]


def test_hk_15_no_clue_before_the_turn() -> None:
    match = dealt()
    assert "turn" in refuses(match, 1, "clue", word="BREAD")
    clue(match)
    assert "turn" in refuses(match, 0, "clue", word="HATCH")


@pytest.mark.parametrize(
    "word", ["", "A", "HATS", "HATTER", "hatch", "Hatch", "HAT H", "HÄTCH", "HAT-H", "HATC1", "HATCH\n"]
)
def test_hk_16_a_clue_is_a_five_letter_word(word: str) -> None:
    """HK-16, HK-57, HK-Q6."""
    assert "five letters from A to Z" in refuses(dealt(), 0, "clue", word=word)


def test_hk_17_all_players_hear_word_and_number() -> None:
    """HK-17, HK-19: only word and number are told, to all players alike."""
    match = dealt()
    clue(match, "THINK")
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.heard(viewer)[-1] == ClueGiven(0, "THINK", 3)
    assert ClueGiven.__slots__ == ("seat", "word", "number")


def test_hk_19_other_letters_with_the_same_number_look_the_same() -> None:
    one = dealt(hands=("GHKST", "BEFRY", "ALNPV", "IOQUX"))
    other = dealt(hands=("CDKIN", "BEFRY", "ALSPV", "GOQUX"))
    for match in (one, other):
        clue(match, "THINK")
    assert one.heard(2)[-1] == other.heard(2)[-1] and one.view(PUBLIC) == other.view(PUBLIC)


@pytest.mark.parametrize(
    ("hand", "word", "expected"),
    [
        ("AGHLU", "MIRTH", 1),
        ("AELNP", "NEVER", 3),
        ("DIQRS", "DADDY", 3),
        ("SMART", "TOUGH", 1),
        ("SMART", "QUICK", 0),
        ("AGHLU", "LAUGH", 5),
        ("AGHLU", "DIRTY", 0),
        ("DIQRS", "ERROR", 3),
        ("EKNPY", "EERIE", 3),
        ("AGHLU", "AAAAA", 5),
        ("AGHLU", "BAAAA", 4),
    ],
)
def test_hk_18_a_letter_counts_at_each_of_its_places(hand: str, word: str, expected: int) -> None:
    """HK-18, HK-34 and the examples of section 6."""
    assert number(word, tuple(hand)) == expected


def test_hk_20_a_clue_needs_a_letter_of_the_own_hand() -> None:
    """HK-20: never 0, even if other seats hold those letters."""
    match = dealt(hands=("AGHLU", "BEFRY", "INOPV", "KQSTX"))
    assert refuses(match, 0, "clue", word="DIRTY") == ("DIRTY has none of your letters. A starting clue needs one.")
    clue(match, "LAUGH")
    assert refuses(match, 1, "clue", word="LAUGH").startswith("LAUGH has none")


@pytest.mark.parametrize(("word", "expected"), [("DITCH", 2), ("THINK", 3), ("SHTIK", 4), ("GHKST", 5), ("GIDDY", 1)])
def test_hk_21_one_letter_or_more(word: str, expected: int) -> None:
    match = dealt()
    clue(match, word)
    assert match.state.spoken[0].number == expected


def test_hk_22_one_clue_each_and_then_no_more() -> None:
    match = dealt()
    for _ in range(4):
        assert verbs(match) == {"clue", "withdraw"}
        clue(match)
    assert "clues are given" in refuses(match, 0, "clue", word="THINK")
    assert "turn" in refuses(match, 1, "clue", word="BREAD")


def test_clues_come_before_questions() -> None:
    """HK-15, HK-Q2."""
    match = dealt()
    assert refuses(match, 0, "ask", of=1, word="BREAD") == "The starting clues come first."
    assert refuses(match, 0, "done") == "The starting clues come first."
    assert "round 2" in refuses(match, 0, "reveal", card="G", of=1)
    assert "after rounds 4, 5 and 6" in refuses(match, 0, "guess", letters=("A", "B", "C"))


def test_two_seats_may_give_the_same_clue() -> None:
    """HK-Q16."""
    match = dealt()
    clue(match, "BERTH")
    clue(match, "BERTH")
    assert [said.number for said in match.state.spoken] == [2, 3]
