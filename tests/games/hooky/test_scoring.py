"""Points and ties: HK-85 to HK-98."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from tests.deals import do
from tests.games.hooky.tables import HANDS, dealt, dull_turn, guess_all, hands_all, reveal, to_guesses, to_round

WRONG = "WZC"
"""Playground cards: never a Hooky card, and in no hand."""


def hooky_guess(right: int) -> tuple[str, ...]:
    """Three letters, so many of them Hooky cards of the deal of four players."""
    return tuple("DJM"[:right] + WRONG[right:])


def finished(
    rows: Sequence[tuple[int, int, int]], letters: Sequence[str] = ("", "", "", ""), reveals: Sequence[int] = (0,) * 4
) -> Match:
    """A match of four. By seat: the right Hooky cards after rounds 4, 5 and 6, the right letters of its left
    neighbour's hand, and the number of its reveals."""
    match = to_round(dealt(), 2)
    while match.state.phase != "guesses" or match.state.round < 6:
        if match.state.phase == "guesses":
            _guess(match, [row[match.state.round - 4] for row in rows])
            continue
        seat = match.state.turn
        if len(match.state.shown(seat)) < reveals[seat]:
            of = (seat + 1) % 4
            reveal(match, match.state.face_down(seat)[0], of, match.state.face_down(of)[0])
        dull_turn(match)
    _guess(match, [row[2] for row in rows])
    for seat in range(4):
        left = (seat + 1) % 4
        filled = (letters[seat] + WRONG + "DJ")[:5]
        named = [None if other == seat else tuple("WZCDJ") for other in range(4)]
        named[left] = tuple(filled)
        do(match, seat, "hands", letters=tuple(named))
    return match


def _guess(match: Match, right: Sequence[int]) -> None:
    for seat, number in enumerate(right):
        do(match, seat, "guess", letters=hooky_guess(number))


def end(*args: Any, **kwargs: Any) -> dict[str, Any]:
    """The end of such a match."""
    found = finished(*args, **kwargs).end()
    assert found is not None
    return found


NONE = (0, 0, 0)


def test_hk_85_no_seat_scores_before_the_end() -> None:
    match = to_guesses(dealt(), 6)
    assert match.view(PUBLIC).scores == match.view(0).scores == () and match.view(0).parts == ()
    guess_all(match)
    assert match.view(0).scores == ()


@pytest.mark.parametrize("right", [0, 1, 2, 3])
def test_hk_86_87_88_points_of_each_guess(right: int) -> None:
    """HK-86: 5 for each after round 4; HK-87: 5 after round 5; HK-88: 10 after round 6."""
    found = end([(right, 0, 0), (0, right, 0), (0, 0, right), NONE])
    assert found["parts"] == [[5 * right, 0, 0, 0, 0], [0, 5 * right, 0, 0, 0], [0, 0, 10 * right, 0, 0], [0] * 5]
    assert found["scores"] == [5 * right, 5 * right, 10 * right, 0]


def test_hk_89_the_same_card_three_times() -> None:
    """HK-89, HK-Q40: 5 + 5 + 10."""
    assert end([(1, 1, 1), NONE, NONE, NONE])["parts"][0] == [5, 5, 10, 0, 0]


@pytest.mark.parametrize("right", [0, 1, 4])
def test_hk_90_a_point_for_each_letter(right: int) -> None:
    """HK-90; HK-92: a wrong letter costs nothing, neither here nor among Hooky cards."""
    assert end([NONE] * 4, ["BEFRY"[:right], "", "", ""])["parts"][0] == [0, 0, 0, right, 0]


def test_hk_91_a_point_more_for_a_complete_hand() -> None:
    """HK-91, HK-Q36: for each hand by itself; a wrong letter elsewhere does not matter."""
    assert end([NONE] * 4, ["YRFEB", "ALNP", "", ""])["parts"][:2] == [[0, 0, 0, 5, 1], [0, 0, 0, 4, 0]]


@pytest.mark.parametrize(("players", "letters", "hands", "most"), [(3, 14, 2, 76), (4, 15, 3, 78), (5, 16, 4, 80)])
def test_the_highest_score(players: int, letters: int, hands: int, most: int) -> None:
    """Section 6: 15 + 15 + 30 for the Hooky cards, and every letter of every other hand. The lowest is 0 (HK-92)."""
    match = to_round(dealt(players), 4)
    hooky = "DJM" if players == 4 else "XYZ"
    for number in (4, 5, 6):
        to_guesses(match, number)
        do(match, 0, "guess", letters=tuple(hooky))
        guess_all(match, "VWA" if players != 4 else "WZC")
    do(match, 0, "hands", letters=(None, *map(tuple, HANDS[players][1:])))
    hands_all(match)
    found = match.end()
    assert found["parts"][0] == [15, 15, 30, letters, hands] and found["scores"][0] == most
    assert found["winners"] == [0] and found["decided"] == "score"


def test_hk_92_the_lowest_score_is_zero() -> None:
    assert end([NONE] * 4)["scores"] == [0, 0, 0, 0]


def test_hk_93_the_highest_score_wins() -> None:
    """HK-93: with any earlier guesses."""
    found = end([(1, 0, 0), (0, 0, 1), NONE, NONE])
    assert (found["winners"], found["decided"]) == ([1], "score")


def test_hk_94_only_seats_that_share_the_highest_score_are_compared() -> None:
    """HK-94: seat 2 had the earliest right letter, and fewer points."""
    found = end([(0, 1, 1), (0, 0, 1), (1, 0, 0), (0, 1, 1)], reveals=[1, 0, 0, 0])
    assert found["scores"] == [15, 10, 5, 15]
    assert (found["winners"], found["decided"]) == ([3], "reveals")


def test_hk_95_the_earlier_first_right_letter() -> None:
    """HK-95 and section 6: (1,0,1) before (0,1,1), same points."""
    found = end([(0, 1, 1), (1, 0, 1), NONE, NONE])
    assert found["scores"][:2] == [15, 15]
    assert (found["winners"], found["decided"]) == ([1], "earliest")


def test_hk_95_one_without_a_right_letter_comes_last() -> None:
    """HK-95, HK-Q38: five points by letters against five by a Hooky card."""
    found = end([NONE, (1, 0, 0), NONE, NONE], ["BEFR", "", "", ""])
    assert found["scores"][:2] == [4, 5]
    found = end([NONE, (0, 1, 0), NONE, NONE], ["BEFRY", "", "", ""])
    assert found["scores"][:2] == [6, 5]
    found = end([NONE, (0, 1, 0), NONE, NONE], ["BEFRY", "A", "", ""])
    assert found["scores"][:2] == [6, 6]
    assert (found["winners"], found["decided"]) == ([1], "earliest")


def test_hk_95_two_without_one_are_level() -> None:
    """HK-Q38: then the reveals decide."""
    found = end([NONE] * 4, ["BEFRY", "ALNPV", "", ""], [1, 0, 0, 0])
    assert found["scores"][:2] == [6, 6]
    assert (found["winners"], found["decided"]) == ([1], "reveals")


@pytest.mark.parametrize(
    ("one", "other"),
    [((1, 0, 1), (1, 2, 0)), ((1, 1, 1), (2, 0, 1)), ((0, 1, 1), (0, 3, 0))],
    ids=["after round 5", "after round 4", "first of all after round 5"],
)
def test_hk_96_more_right_earlier(one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
    """HK-96, HK-Q39: guess by guess; level in one, the next is compared."""
    found = end([one, other, NONE, NONE])
    assert found["scores"][0] == found["scores"][1]
    assert (found["winners"], found["decided"]) == ([1], "most")


def test_hk_96_after_round_6() -> None:
    """HK-96: level after rounds 4 and 5, letters make up for the points of the last guess."""
    found = end([(1, 0, 0), (1, 0, 1), NONE, NONE], ["BEFRY", "", "", ""])
    assert found["scores"][:2] == [11, 15]
    letters = ["BEFRY", "", "", ""]
    match = to_round(dealt(), 2)
    for number, row in ((4, (1, 1, 0, 0)), (5, (0, 0, 0, 0)), (6, (0, 1, 0, 0))):
        to_guesses(match, number)
        _guess(match, row)
    do(match, 0, "hands", letters=(None, tuple(letters[0]), tuple("ALNPW"), tuple("WZCDJ")))
    hands_all_wrong(match)
    assert match.end()["scores"][:2] == [15, 15]
    assert (match.end()["winners"], match.end()["decided"]) == ([1], "most")


def hands_all_wrong(match: Match) -> None:
    """Wrong guesses of all hands, for the seats that have not named them."""
    for seat in match.waiting():
        do(match, seat, "hands", letters=tuple(None if other == seat else tuple("WZCDJ") for other in range(4)))


def test_hk_97_fewer_cards_revealed() -> None:
    """HK-97, section 6: equal rows, 2 and 3 reveals; HK-Q43: Playground cards belong to no seat."""
    found = end([(1, 1, 0), (1, 1, 0), NONE, NONE], reveals=[3, 2, 0, 5])
    assert (found["winners"], found["decided"]) == ([1], "reveals")


@pytest.mark.parametrize(
    ("one", "other", "decided"), [((1, 2, 0), (1, 0, 1), "most"), ((1, 0, 1), (0, 1, 1), "earliest")]
)
def test_hk_97_comes_last(one: tuple[int, int, int], other: tuple[int, int, int], decided: str) -> None:
    """HK-94, HK-97: a seat with more reveals still wins by an earlier comparison."""
    found = end([one, other, NONE, NONE], reveals=[4, 0, 0, 0])
    assert (found["winners"], found["decided"]) == ([0], decided)


def test_hk_98_level_after_all_is_shared() -> None:
    """HK-98, HK-Q42."""
    found = end([(1, 1, 0), (1, 1, 0), NONE, (1, 1, 0)], reveals=[1, 1, 0, 1])
    assert (found["winners"], found["decided"]) == ([0, 1, 3], "shared")
    found = end([NONE] * 4, reveals=[2, 2, 2, 2])
    assert (found["winners"], found["decided"]) == ([0, 1, 2, 3], "shared")


def test_hk_94_a_seat_that_drops_out_stays_out() -> None:
    """HK-94, HK-Q41: seat 2 is dropped by HK-95, though it revealed fewer cards than the two remaining ones."""
    found = end([(1, 0, 1), (1, 0, 1), (0, 1, 1), NONE], reveals=[2, 1, 0, 0])
    assert found["scores"][:3] == [15, 15, 15]
    assert (found["winners"], found["decided"]) == ([1], "reveals")
    for reveals in (0, 1, 2):
        found = end([(1, 0, 1), (1, 0, 1), (0, 1, 1), NONE], reveals=[1, 1, reveals, 0])
        assert (found["winners"], found["decided"]) == ([0, 1], "shared")


def test_the_end_line_has_exactly_its_keys() -> None:
    """Section 5; each seat's parts add up to its score."""
    found = end([(1, 2, 3), (0, 1, 2), (3, 3, 3), NONE], ["BEF", "ALNPV", "I", ""])
    assert list(found) == ["scores", "winners", "parts", "decided"]
    assert [sum(parts) for parts in found["parts"]] == found["scores"]
