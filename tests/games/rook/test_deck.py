"""RK-1 to RK-8: the pack, the two decks and what cards count."""

import pytest

from engine.games.rook.cards import DECK_41, DECK_56, NUMBER, PACK, ROOK, color, number, sort_hand, stars
from tests.deals import ONE_COLOR_EACH, bid, bury, deal, drawn, new_match, play

WAYS = [("beginner", 4), ("intermediate", 4), ("classic", 4), ("classic_individual", 5), ("classic_individual", 6)]


def test_rk_1_bids_and_cards_go_round_clockwise() -> None:
    """RK-1: seat 1 deals, so 2, 3, 0, 1 is the order of bids and of cards."""
    match = drawn(new_match("classic"), dealer=1)
    deal(match, ONE_COLOR_EACH)
    speakers = []
    for word in ("70", "-", "-", "-"):
        speakers += match.waiting()
        bid(match, word)
    assert speakers == [2, 3, 0, 1]
    bury(match, "green 14, red 14, black 14, yellow 14, rook", "black")
    players = []
    for card in ("black 5", "yellow 5", "green 5", "red 5"):
        players += match.waiting()
        play(match, card)
    assert players == [2, 3, 0, 1]


def test_rk_2_four_colors_of_fourteen_and_the_rook_besides() -> None:
    """RK-2."""
    assert len(PACK) == len(set(PACK)) == 56
    assert ROOK not in PACK
    for name in ("green", "red", "black", "yellow"):
        assert sorted(number(card) for card in PACK if color(card) == name) == list(range(1, 15))


@pytest.mark.parametrize("variant", ["beginner", "intermediate", "classic"])
def test_rk_3_the_deck_of_41_leaves_out_1_to_4_and_adds_the_rook(variant: str) -> None:
    """RK-3."""
    match = drawn(new_match(variant), dealer=0)
    deck = match.prompts()[0].shape.cards
    assert len(deck) == 41
    assert ROOK in deck
    assert {number(card) for card in deck} == {*range(5, 15), 20}


@pytest.mark.parametrize("players", [5, 6])
def test_rk_4_five_and_six_play_with_all_56_and_no_rook(players: int) -> None:
    """RK-4, RK-Q6."""
    match = drawn(new_match("classic_individual", players), dealer=0)
    assert set(match.prompts()[0].shape.cards) == set(PACK)


def test_rk_5_stars() -> None:
    """RK-5: a 5 counts 1, a 10 and a 14 count 2, the Rook Bird 4."""
    assert [stars(card) for card in DECK_41 if color(card) == "red"] == [1, 0, 0, 0, 0, 2, 0, 0, 0, 2]
    assert stars(ROOK) == 4


def test_rk_6_points_are_five_times_the_stars() -> None:
    """RK-6: 5, 10, 10 and 20."""
    worth = new_match("classic").state.ruleset.worth
    assert [worth[card] for card in ("red-5", "red-10", "red-14", "rook")] == [5, 10, 10, 20]
    assert new_match("beginner").state.ruleset.worth["rook"] == 4


def test_rk_7_no_other_card_counts() -> None:
    """RK-7: 13 counters among the 41 cards, 12 among the 56."""
    assert sum(stars(card) > 0 for card in DECK_41) == 13
    assert sum(stars(card) > 0 for card in DECK_56) == 12
    assert {NUMBER[card] for card in DECK_56 if stars(card)} == {5, 10, 14}


@pytest.mark.parametrize(("way", "total"), list(zip(WAYS, [24, 24, 120, 100, 100], strict=True)))
def test_rk_8_the_value_of_the_whole_deck(way: tuple[str, int], total: int) -> None:
    """RK-8."""
    ruleset = new_match(*way).state.ruleset
    assert ruleset.total == sum(ruleset.worth.values()) == total


def test_hands_are_sorted_by_color_and_number_with_the_rook_last() -> None:
    """The order of a hand does not tell where a card came from."""
    assert sort_hand(("rook", "red-10", "red-9", "green-14")) == ("green-14", "red-9", "red-10", "rook")
