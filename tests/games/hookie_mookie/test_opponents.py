"""The fixed opponents of Hookie-Mookie, whose steps are known in advance."""

from engine.core.steps import Step
from tests.deals import do
from tests.games.hookie_mookie.tables import cards, hookie, table
from tools.opponents.hookie_mookie import OPPONENTS


def does(match, name, seat):
    """The step of a fixed opponent."""
    return OPPONENTS[name](match.view(seat), match.heard(seat), match.prompts_of(seat), 1)


def offers(match, name, seat):
    """The card that it lays face down."""
    return does(match, name, seat).arg("card")


def remembering():
    """Three at a table: seat 1 has shown a king and then, two flips ago, a 4; seat 2 calls with a queen."""
    match = table("king c, 9 c, 5 d", "king d, 4 c, 2 c", "queen c, 3 c", deck="2 dhs, 3 dhs, 6 cd, 7 cd, 8 cd")
    hookie(match, 1, "5 d", "king d")
    hookie(match, 0, "4 c", "9 c")
    hookie(match, 0, "queen c", "5 d")
    return match


def test_one_who_keeps_the_customs_remembers_every_card_and_a_child_the_latest_flip() -> None:
    match = remembering()
    assert does(match, "customs", 0) == Step(0, "hookie", (("partner", 1),))
    do(match, 0, "hookie", partner=1)
    assert [offers(match, name, 0) for name in OPPONENTS] == ["king-clubs", "king-clubs"]
    assert [offers(match, name, 1) for name in OPPONENTS] == ["4-clubs", "king-diamonds"]


def test_both_begin_with_the_highest_card_and_keep_a_joker() -> None:
    """HM-72; the ace is high (HM-Q38)."""
    match = table("3 c, ace c, joker 1", "king c, 2 c", jokers=4)
    do(match, 0, "hookie", partner=1)
    assert [offers(match, name, seat) for name in OPPONENTS for seat in (0, 1)] == ["ace-clubs", "king-clubs"] * 2


def test_a_child_lays_a_joker_if_it_can() -> None:
    match = table("7 cd, joker 1, 2 c", "king c, 3 c", jokers=4)
    assert does(match, "customs", 0).do == "hookie"
    assert does(match, "child", 0) == Step(0, "lay", (("cards", cards("7 cd, joker 1")),))
    match = table("7 cds, 8 c", "king c, 3 c")
    assert [does(match, name, 0).arg("cards") for name in OPPONENTS] == [cards("7 cds")] * 2
