"""RK-42 to RK-45: taking the nest, laying it down, naming trump."""

import pytest

from engine.core.match import Match
from engine.games.rook.events import NestLaid, NestTaken
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, cards, deal, do, drawn, new_match, of_kind, refuses


def won(variant: str = "classic") -> Match:
    """Seat 0 holds nine greens and has won the nest of all 14s and the Rook."""
    match = drawn(new_match(variant), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    return match


def test_rk_42_the_bidder_takes_the_whole_nest_unseen_by_others() -> None:
    """RK-42, RK-Q27."""
    match = won()
    taken = of_kind(bid(match, "70 - - -"), NestTaken)[0]
    assert len(match.view(0).hand) == 14 and set(cards(HIGH_NEST)) <= set(match.view(0).hand)
    assert set(taken.to(0).cards or ()) == set(cards(HIGH_NEST))
    for viewer in (1, 2, 3, "public"):
        assert taken.to(viewer).cards is None
        assert match.view(viewer).nest_dealt is None
        assert match.view(viewer).counts == (14, 9, 9, 9)


@pytest.mark.parametrize(
    ("variant", "players", "size", "ways"),
    [
        ("intermediate", 4, 5, 2002),
        ("classic", 4, 5, 2002),
        ("classic_individual", 5, 6, 8008),
        ("classic_individual", 6, 2, 55),
    ],
)
def test_rk_43_the_new_nest_has_the_size_of_the_old_one(variant: str, players: int, size: int, ways: int) -> None:
    """RK-43: 5 of 14, 6 of 16, 2 of 11."""
    match = drawn(new_match(variant, players), dealer=players - 1)
    deal(match, {})
    bid(match, "70 " + " ".join("-" * (players - 1)) if variant != "intermediate" else "5 - - -")
    prompt = match.prompts()[0]
    assert (prompt.verb, prompt.shape.least, prompt.shape.most, prompt.count()) == ("bury", size, size, ways)


def test_rk_44_any_cards_may_be_laid_down() -> None:
    """RK-44, RK-Q25: counters, cards just taken up, the Rook Bird, cards of the coming trump colour."""
    match = won()
    bid(match, "70 - - -")
    laid = of_kind(bury(match, "green 5 10 13, red 14, rook", "green"), NestLaid)[0]
    assert set(laid.cards or ()) == set(cards("green 5 10 13, red 14, rook"))
    assert laid.to(2).cards is None
    assert match.view(0).nest == cards("green 5 10 13, red 14, rook")
    assert match.view(2).nest is None and match.view("public").nest is None


def test_rk_45_trump_is_named_after_the_nest_and_may_be_a_color_not_held() -> None:
    """RK-45, RK-Q24, RK-Q26, RK-Q28: seat 0 has no yellow card left when it names yellow."""
    match = won()
    bid(match, "70 - - -")
    assert "Lay down the nest first" in refuses(match, 0, "trump", color="yellow")
    bury(match, HIGH_NEST)
    assert {dict(args)["color"] for args in match.prompts()[0].shape.options} == {"green", "red", "black", "yellow"}
    assert refuses(match, 0, "trump", color="blue") == "Choose green, red, black or yellow as trump."
    assert "high bidder" in refuses(match, 2, "trump", color="yellow")
    do(match, 0, "trump", color="yellow")
    assert match.view("public").trump == "yellow"


def test_cards_that_are_not_held_cannot_be_buried() -> None:
    """RK-44: only cards of the enlarged hand, each once, by the bidder."""
    match = won()
    bid(match, "70 - - -")
    assert "doesn't have red 5" in refuses(match, 0, "bury", cards=cards("red 5, green 5 6 7 8"))
    assert "only once" in refuses(match, 0, "bury", cards=cards("green 5 5 6 7 8"))
    assert "high bidder" in refuses(match, 1, "bury", cards=cards("red 5 6 7 8 9"))
