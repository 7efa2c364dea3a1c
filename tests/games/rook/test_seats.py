"""RK-9 to RK-14: sides, the draws, and the dealer."""

import pytest

from engine.core.seats import CHANCE
from engine.games.rook.events import CardsDrawn, SeatsChanged
from tests.deals import ONE_COLOR_EACH, bid, deal, do, draw, drawn, new_match, of_kind, play, refuses


@pytest.mark.parametrize(
    ("variant", "players"), [("beginner", 4), ("intermediate", 4), ("classic_individual", 5), ("classic_individual", 6)]
)
def test_rk_9_each_seat_is_a_side(variant: str, players: int) -> None:
    """RK-9."""
    ruleset = new_match(variant, players).state.ruleset
    assert ruleset.sides == tuple((seat,) for seat in range(players))
    assert ruleset.opponents(0) == tuple(range(1, players))


def test_rk_10_partners_sit_opposite() -> None:
    """RK-10."""
    ruleset = new_match("classic").state.ruleset
    assert ruleset.sides == ((0, 2), (1, 3))
    assert [ruleset.opponents(seat) for seat in range(4)] == [(1, 3), (0, 2), (1, 3), (0, 2)]


def test_rk_11_the_two_higher_cards_are_partners() -> None:
    """RK-11: persons 0 and 3 drew the two higher cards, so they sit on the same side afterwards."""
    match = new_match("classic", partner_draw=True)
    draw(match, "red-14", "red-5", "red-6", "red-13", purpose="partners")
    seating = match.state.seating
    assert seating.index(0) % 2 == seating.index(3) % 2


def test_rk_12_the_second_highest_changes_places_with_the_seat_opposite_the_highest() -> None:
    """RK-12: seat 1 drew the Rook and stays; seat 2 is second and changes places with seat 3."""
    match = new_match("classic", partner_draw=True)
    events = draw(match, "green-5", "rook", "green-13", "green-6", purpose="partners")
    assert of_kind(events, SeatsChanged)[0].seating == (0, 1, 3, 2)
    assert match.state.seating == (0, 1, 3, 2)


def test_rk_12_no_seat_moves_if_partners_already_sit_opposite() -> None:
    """RK-12."""
    match = new_match("classic", partner_draw=True)
    events = draw(match, "green-5", "rook", "green-6", "green-13", purpose="partners")
    assert not of_kind(events, SeatsChanged)
    assert match.state.seating == (0, 1, 2, 3)


def test_rk_q3_equal_second_and_third_draw_again_equal_first_and_second_do_not() -> None:
    """RK-Q3: 13 and 13 for the second place decides nothing; with 14 and 14 the lower seat stays."""
    match = new_match("classic", partner_draw=True)
    before = match.state
    assert of_kind(draw(match, "red-14", "red-13", "black-13", "red-5", purpose="partners"), CardsDrawn)[0] == (
        CardsDrawn("partners", ("red-14", "red-13", "black-13", "red-5"), decided=False)
    )
    assert match.state == before
    draw(match, "red-14", "black-14", "red-5", "red-6", purpose="partners")
    assert match.state.seating == (0, 2, 1, 3)  # person 1 now sits opposite person 0


def test_rk_q4_without_a_draw_partners_sit_as_they_like() -> None:
    """RK-Q4: the first draw is for the deal, unless the option says otherwise."""
    for drawn_for, options in (("dealer", {}), ("partners", {"partner_draw": True})):
        match = new_match("classic", **options)
        draw(match, "red-14", "red-5", "red-6", "red-13", purpose=drawn_for)
        assert match.state.seating == ((0, 1, 2, 3) if drawn_for == "dealer" else (0, 1, 3, 2))


def test_rk_13_the_highest_card_deals() -> None:
    """RK-13 and RK-Q1: the Rook Bird is the highest."""
    match = new_match("classic")
    draw(match, "red-14", "red-13", "rook", "red-5")
    assert match.state.dealer == 2


def test_rk_q2_a_tie_for_the_highest_draws_again_a_tie_lower_down_does_not_matter() -> None:
    """RK-Q2."""
    match = new_match("classic")
    draw(match, "red-14", "black-14", "red-5", "red-6")
    assert match.state.dealer is None
    draw(match, "red-14", "black-13", "red-13", "red-6")
    assert match.state.dealer == 0


def test_draws_are_one_card_a_seat_of_this_deck_all_different() -> None:
    """RK-13: the record's `draw`."""
    match = new_match("classic")
    refuses(match, CHANCE, "draw", **{"for": "partners", "cards": ("red-5", "red-6", "red-7", "red-8")})
    refuses(match, CHANCE, "draw", **{"for": "dealer", "cards": ("red-5", "red-5", "red-7", "red-8")})
    refuses(match, CHANCE, "draw", **{"for": "dealer", "cards": ("red-1", "red-6", "red-7", "red-8")})
    refuses(match, CHANCE, "draw", **{"for": "dealer", "cards": ("red-5", "red-6", "red-7")})


def test_rk_14_the_deal_passes_to_the_left_after_a_counted_and_after_a_thrown_in_hand() -> None:
    """RK-14: 3, then 0 after a throw-in, then 1 after a hand that was played."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH)
    bid(match, "- - - -")
    assert match.state.dealer == 0
    deal(match, ONE_COLOR_EACH)
    bid(match, "70 - - -")
    do(match, 1, "bury", cards=("green-14", "red-14", "black-14", "yellow-14", "rook"))
    do(match, 1, "trump", color="red")
    for n in range(5, 14):
        play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    assert match.state.dealer == 1
