"""Who knows which cards, and when; and matches that a viewer cannot tell from the real one."""

from random import Random

import pytest

from engine.core.seats import PUBLIC
from engine.games import GAMES
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, cards, deal, do, drawn, new_match, play
from tests.games.rook.honour_tables import buried, reneged, second_trick, sweep


def test_imagined_hands_agree_with_every_card_that_was_not_followed() -> None:
    """RK-50: seats 1, 2 and 3 showed that they have no green card, so none is imagined there."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "green")
    play(match, "green 5, red 5, black 5, yellow 5")
    for seed in range(20):
        for viewer in (0, 1, PUBLIC):
            twin = GAMES["rook"].imagine(match.view(viewer), match.heard(viewer), Random(seed))
            for hand in twin.live().hands[1:]:
                assert not any(card.startswith("green") or card == "rook" for card in hand)


def test_rk_18_views_of_two_deals_differ_only_for_their_own_seats() -> None:
    """RK-18: seats 2 and 3 have exchanged a card; no other viewer sees a difference."""
    matches = []
    for hands in (
        ("black 5 6 7 8 9 10 11 12 13", "yellow 5 6 7 8 9 10 11 12 13"),
        ("yellow 5, black 6 7 8 9 10 11 12 13", "black 5, yellow 6 7 8 9 10 11 12 13"),
    ):
        match = drawn(new_match("classic"), dealer=3)
        deal(match, (*ONE_COLOR_EACH[:2], *hands), HIGH_NEST)
        matches.append(match)
    for viewer in (0, 1, PUBLIC):
        assert matches[0].view(viewer) == matches[1].view(viewer)
        assert matches[0].heard(viewer) == matches[1].heard(viewer)
    assert matches[0].view(2) != matches[1].view(2)


@pytest.mark.parametrize("nest", ["green 14, red 14, black 14, yellow 14", HIGH_NEST, f"{HIGH_NEST}, green 13"])
def test_rk_106_only_the_bidder_sees_the_size_of_a_nest(nest: str) -> None:
    """RK-106: the others count with the right number of cards, for any nest."""
    match = buried(nest, "green")
    for viewer in (1, 2, 3, PUBLIC):
        seen = match.view(viewer)
        assert (seen.counts, seen.nest_size, seen.nest) == ((9, 9, 9, 9), 5, None)
    assert set(match.view(0).nest) == set(cards(nest))


def test_rk_91_a_renege_shows_to_no_other_seat() -> None:
    """RK-91: the others may call the same cards whether it was one or not; only seat 1 itself may own up."""
    match, honest = reneged(), buried(HIGH_NEST, "green")
    play(honest, "green 5, red 5, black 5, yellow 5")
    assert [option for prompt in match.prompts_of(2) for option in prompt.shape.options if prompt.verb == "call"] == [
        option for prompt in match.prompts_of(0) for option in prompt.shape.options if prompt.verb == "call"
    ]
    assert not [e for e in honest.prompts_of(1) if (("fault", "renege"), ("seat", 1), ("trick", 1)) in e.shape.options]
    second_trick(match)


def test_rk_66_the_nest_is_turned_up_for_all_at_the_count() -> None:
    """RK-66: not at the review, where it is still face down."""
    match = buried(HIGH_NEST, "green")
    sweep(match)
    assert not any(type(event).__name__ == "NestTurned" for event in match.heard(PUBLIC))
    for seat in range(4):
        do(match, seat, "agree")
    assert any(type(event).__name__ == "NestTurned" for event in match.heard(PUBLIC))


def test_rk_41_thrown_in_hands_are_never_shown() -> None:
    """RK-41: each seat heard its own hand only."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "- - - -")
    dealt = [event for event in match.heard(PUBLIC) if type(event).__name__ == "HandDealt"]
    assert dealt[0].hands == (None,) * 4
    assert match.view(0).hand == ()
