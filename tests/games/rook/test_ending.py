"""RK-80 to RK-86: the end of the match."""

from dataclasses import replace

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.games.rook.events import MatchEnded
from engine.games.rook.options import ruleset
from engine.games.rook.scoring import winners_of
from game.lessons import lesson_of
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, deal, drawn, new_match, of_kind, play

CLASSIC = ruleset(Setup("rook", "classic", 4))


def last_card(totals: tuple[int, ...], variant: str = "beginner", **options: object) -> Match:
    """One card before the end of a hand in which seat 0 takes everything: 12 stars, or 120 points with a bid of 70."""
    match = drawn(new_match(variant, **options), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    if variant != "beginner":
        bid(match, "70 - - -")
        bury(match, HIGH_NEST, "green")
    for n in range(5, 13):
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    play(match, "green 13, red 13, black 13")
    return Match(match.game, match.setup, replace(match.state, totals=totals))


def test_rk_80_a_thrown_in_hand_does_not_end_the_match() -> None:
    """RK-80, RK-Q42: even if a side is above the target (after a tie, for example)."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    match = Match(match.game, match.setup, replace(match.state, totals=(310, 305)))
    bid(match, "- - - -")
    assert not match.over and match.state.phase == "deal"


def test_rk_80_nothing_ends_in_mid_hand() -> None:
    """RK-80 and RK-Q43."""
    assert not last_card((40, 0, 0, 0)).over


def test_rk_81_the_target_is_reached_when_equalled_or_exceeded() -> None:
    """RK-81, RK-Q39: 28 + 12 = 40 and 29 + 12 = 41 end it, 27 + 12 = 39 does not; 300 exactly is enough in Classic."""
    for total, over in ((27, False), (28, True), (29, True)):
        match = last_card((total, 0, 0, 0))
        play(match, "yellow 13")
        assert match.over is over
    match = last_card((180, 0), "classic")
    play(match, "yellow 13")
    assert match.end() == {"scores": [300, 0], "winners": [0, 2], "hands": 1}


def test_rk_82_the_one_side_that_has_reached_it_wins() -> None:
    """RK-82."""
    match = last_card((28, 39, 0, 0))
    events = play(match, "yellow 13")
    assert of_kind(events, MatchEnded) == [MatchEnded((40, 39, 0, 0), (0,), 1)]
    assert match.prompts() == ()


def test_rk_83_of_several_the_highest_wins_with_any_bidder() -> None:
    """RK-83: seat 0 took the hand and reaches 40, but seat 2 has 41; 310 beats 305."""
    match = last_card((28, 0, 41, 0))
    play(match, "yellow 13")
    assert match.end() == {"scores": [40, 0, 41, 0], "winners": [2], "hands": 1}
    assert winners_of(CLASSIC, (310, 305)) == (0, 2)
    assert winners_of(CLASSIC, (305, 310)) == (1, 3)


def test_rk_84_a_shared_highest_total_plays_on_with_the_totals_kept() -> None:
    """RK-84, RK-Q12: 40 and 40; the next hand (seat 1 takes 12 with red as trump) decides, though seat 2 had less."""
    match = last_card((28, 40, 30, 0))
    play(match, "yellow 13")
    assert not match.over and match.state.totals == (40, 40, 30, 0)
    deal(match, ONE_COLOR_EACH, "red 14, green 14, black 14, yellow 14, rook")
    for n in range(5, 14):
        play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    assert match.end() == {"scores": [40, 52, 30, 0], "winners": [1], "hands": 2}
    assert winners_of(CLASSIC, (310, 310)) == ()


@pytest.mark.parametrize(("variant", "players", "target"), [("intermediate", 4, 50), ("classic_individual", 5, 150)])
def test_rk_q40_a_shared_highest_total_wins_in_no_variant(variant: str, players: int, target: int) -> None:
    """RK-Q40: with one point more it would."""
    its = ruleset(Setup("rook", variant, players))
    level = (target, target, *(0,) * (players - 2))
    assert winners_of(its, level) == ()
    assert winners_of(its, (target + 1, *level[1:])) == (0,)


def test_rk_q44_deals_without_a_bid_are_not_counted() -> None:
    """RK-Q16, RK-Q44: three deals in a row are thrown in, and the next one ends the match."""
    match = drawn(new_match("intermediate", target=1), dealer=1)
    for _ in range(3):
        deal(match, ONE_COLOR_EACH, HIGH_NEST)
        bid(match, "- - - -")
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "1 - - -")
    bury(match, HIGH_NEST, "red")
    for n in range(5, 14):
        play(match, f"red {n}, black {n}, yellow {n}, green {n}")
    assert match.end() == {"scores": [0, 24, 0, 0], "winners": [1], "hands": 1}


def test_rk_84_a_third_seat_may_win_the_deciding_hand() -> None:
    """RK-84 and RK-Q41."""
    match = last_card((28, 40, 30, 0))
    play(match, "yellow 13")
    deal(match, ONE_COLOR_EACH, "black 14, green 14, red 14, yellow 14, rook")
    play(match, "red 5, black 5, yellow 5, green 5")
    for n in range(6, 14):
        play(match, f"black {n}, yellow {n}, green {n}, red {n}")
    assert match.end() == {"scores": [40, 40, 42, 0], "winners": [2], "hands": 2}


def test_rk_85_the_match_goes_on_if_no_side_is_at_the_target_any_more() -> None:
    """RK-85: seats 1 and 3 were at the target of 300 and are set back; the others do not reach it either."""
    match = last_card((300, 300), "classic")
    hand = replace(match.state.live(), bid=120, trump="red", bidder=1)
    match = Match(match.game, match.setup, replace(match.state, hand=hand, totals=(140, 300)))
    play(match, "yellow 13")
    # The last trick was led by seat 0 with a green card; red 13 is a trump now, so seat 1 takes it with the nest: 60.
    # Seat 0 took eight tricks with 4 x 5 + 4 x 10 = 60 points. The bidder, seat 1, fails at 120: 300 - 120 = 180.
    assert match.state.totals == (200, 180)
    assert not match.over and match.state.phase == "deal"


def test_rk_86_both_partners_win() -> None:
    """RK-86."""
    assert winners_of(CLASSIC, (300, 0)) == (0, 2)
    assert winners_of(CLASSIC, (0, 300)) == (1, 3)


@pytest.mark.parametrize("language", WHOLE)
def test_the_last_beat_of_the_lesson_names_the_stars_that_win_a_whole_game(language: str) -> None:
    said = Voice(catalogue_of(language)).words(lesson_of("rook").beats[-1].says)
    assert f" {ruleset(Setup('rook', 'beginner', 4)).target} " in said
