"""RK-87 to RK-89: the refusals of `strict`."""

import pytest

from engine.core.match import Match
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, deal, drawn, new_match, play, refuses


def test_rk_87_a_forbidden_card_cannot_be_played() -> None:
    """RK-87: seat 1 holds a green card and green was led."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, {0: "green 5 6 7 8 9 10 11 12, red 5", 1: "red 6 7 8 9 10 11 12 13, green 13"}, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "black")
    play(match, "green 5")
    assert refuses(match, 1, "play", card="red-6") == "Green was led. You have green, so play green."
    assert refuses(match, 1, "play", card="green-14") == "You don't have green 14."
    play(match, "green 13")


@pytest.mark.parametrize("count", [0, 4, 6, 14])
def test_rk_88_a_nest_of_the_wrong_size_cannot_be_laid_down(count: int) -> None:
    """RK-88."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -")
    held = match.view(0).hand
    assert refuses(match, 0, "bury", cards=held[:count]) == f"The nest takes 5 cards, not {count}."


def test_rk_89_no_calls_votes_or_review() -> None:
    """RK-89: at no point of a hand; it is counted as soon as the last trick is taken."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    for word in ("70", "-", "-", "-"):
        _nothing_to_call(match)
        bid(match, word)
    _nothing_to_call(match)
    bury(match, HIGH_NEST, "green")
    for n in range(5, 14):
        _nothing_to_call(match)
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")
    assert match.state.phase == "deal"


def _nothing_to_call(match: Match) -> None:
    assert not {prompt.verb for prompt in match.prompts()} & {"call", "vote", "agree"}
    assert "nothing to report" in refuses(match, 1, "call", fault="talk", seat=0)
    assert "nothing to report" in refuses(match, 1, "call", fault="nest", seat=0)
    assert "nothing to report" in refuses(match, 1, "vote", uphold=True)
    assert "nothing to report" in refuses(match, 1, "agree")


def test_rk_89_beginner_and_intermediate_are_always_strict() -> None:
    """RK-89 and RK-Q45: they have no such option."""
    for variant in ("beginner", "intermediate"):
        names = [option.name for option in new_match(variant).game.variant(variant).options]
        assert names == ["target"]
