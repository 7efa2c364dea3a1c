"""RK-15 to RK-22: the deal, and how the beginner's game finds trump."""

import pytest

from engine.core.seats import CHANCE
from engine.games.rook.events import HandDealt, NestTurned, TrumpTurned
from tests.deals import FIVE_HANDS, FIVE_NEST, ONE_COLOR_EACH, cards, deal, drawn, new_match, of_kind, play, refuses

SIZES = [("beginner", 4, 9, 5), ("intermediate", 4, 9, 5), ("classic", 4, 9, 5)]


@pytest.mark.parametrize(("variant", "players", "hand", "nest"), SIZES)
def test_rk_15_four_players_get_nine_cards_and_a_nest_of_five(variant: str, players: int, hand: int, nest: int) -> None:
    """RK-15."""
    match = drawn(new_match(variant, players), dealer=0)
    event = of_kind(deal(match, {}), HandDealt)[0]
    assert (event.sizes, event.nest_size) == ((hand,) * players, nest)


def test_rk_16_five_players_get_ten_cards_and_a_nest_of_six() -> None:
    """RK-16."""
    match = drawn(new_match("classic_individual", 5), dealer=0)
    event = of_kind(deal(match, {}), HandDealt)[0]
    assert (event.sizes, event.nest_size) == ((10,) * 5, 6)


def test_rk_17_six_players_get_nine_cards_and_a_nest_of_two() -> None:
    """RK-17."""
    match = drawn(new_match("classic_individual", 6), dealer=0)
    event = of_kind(deal(match, {}), HandDealt)[0]
    assert (event.sizes, event.nest_size) == ((9,) * 6, 2)


def test_a_deal_of_other_cards_or_sizes_is_refused() -> None:
    """RK-15: the whole deck, every card once, nine each."""
    match = drawn(new_match("classic_individual", 5), dealer=0)
    hands, nest = [cards(hand) for hand in FIVE_HANDS], cards(FIVE_NEST)
    swapped = (hands[0][:-1] + hands[1][:1], *hands[1:])
    assert "every card once" in refuses(match, CHANCE, "deal", hands=tuple(swapped), nest=nest)
    assert "10 cards" in refuses(match, CHANCE, "deal", hands=tuple(hands[:4]), nest=nest)
    assert "10 cards" in refuses(match, CHANCE, "deal", hands=tuple(hands), nest=nest[:5])


def test_rk_18_a_hand_is_seen_by_its_own_seat_alone() -> None:
    """RK-18: not even by the partner."""
    match = drawn(new_match("classic"), dealer=3)
    event = of_kind(deal(match, ONE_COLOR_EACH), HandDealt)[0]
    assert event.to(2).hands == (None, None, cards(ONE_COLOR_EACH[2]), None)
    assert event.to("public").hands == (None,) * 4
    assert [match.view(seat).hand for seat in range(4)] == [cards(hand) for hand in ONE_COLOR_EACH]
    assert match.view("public").hand == ()


def test_rk_19_the_turned_card_makes_trump() -> None:
    """RK-19."""
    match = drawn(new_match("beginner"), dealer=3)
    events = deal(match, ONE_COLOR_EACH, "black 14, green 14, red 14, yellow 14, rook")
    assert of_kind(events, TrumpTurned) == [TrumpTurned("black-14", "black", rook_under=False)]
    assert match.view("public").trump == "black"


def test_rk_20_the_rook_goes_under_and_the_next_card_is_turned() -> None:
    """RK-20, RK-Q9."""
    match = drawn(new_match("beginner"), dealer=3)
    events = deal(match, ONE_COLOR_EACH, "rook, yellow 14, green 14, red 14, black 14")
    assert of_kind(events, TrumpTurned) == [TrumpTurned("yellow-14", "yellow", rook_under=True)]
    assert match.state.live().nest == ("yellow-14", "green-14", "red-14", "black-14", "rook")
    assert match.view("public").rook_under


def test_rk_21_the_turned_card_stays_in_sight_and_the_nest_counts_for_no_side() -> None:
    """RK-21, RK-Q10, RK-Q11: 12 stars are in the hands, 3 of each colour, and 12 in the nest."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, "green 14, red 14, black 14, yellow 14, rook")
    for n in range(5, 14):
        assert match.view("public").turned == "green-14"
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    assert match.state.totals == (12, 0, 0, 0)


def test_rk_22_no_bidding_and_no_nest_with_the_last_trick() -> None:
    """RK-22."""
    match = drawn(new_match("beginner"), dealer=3)
    deal(match, ONE_COLOR_EACH, "green 14, red 14, black 14, yellow 14, rook")
    assert [(prompt.who, prompt.verb) for prompt in match.prompts()] == [(0, "play")]
    assert "no bidding" in refuses(match, 0, "bid", amount=5)
    for n in range(5, 14):
        events = play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    assert not of_kind(events, NestTurned)
