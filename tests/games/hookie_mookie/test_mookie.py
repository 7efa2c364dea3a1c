"""HM-21 to HM-33: laying cards, and clearing complete sets. No jokers here (test_jokers)."""

import pytest

from engine.games.hookie_mookie.cards import Cleared
from engine.games.hookie_mookie.events import CardsLaid, MookieEnded, SetCleared
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, hookie, lay, listed, on_table, table, verbs

NEW = "A new set needs three or four cards"


def test_hm_21_a_mookie_is_any_number_and_mixture_of_lays() -> None:
    """HM-21: onto a set, a new one, onto that one, and onto another."""
    match = table("2 cdhs, 3 c, 4 cd, king c", "5 c", sets={"3": "3 dh", "4": "4 hs"})
    lay(match, "3 c", "3")
    lay(match, "2 cdh")
    lay(match, "2 s", "2")
    lay(match, "4 c", "4")
    lay(match, "4 d", "4")
    assert match.waiting() == (0,) and match.state.hands[0] == cards("king c")


def test_hm_22_cards_come_from_the_own_hand_and_are_face_up() -> None:
    """HM-22: all players see them; a card that is not in the hand cannot be laid."""
    match = table("2 cdh, 3 c", "2 s, 5 c")
    assert refuses(match, 0, "lay", cards=cards("2 cds")) == "You don't have the 2 of spades."
    assert refuses(match, 0, "lay", cards=cards("2 ccd")) == "You don't have the 2 of clubs that often."
    event = of_kind(lay(match, "2 hcd"), CardsLaid)[0]
    for viewer in (0, 1, "public"):
        assert event.to(viewer).cards == cards("2 cdh")
        assert match.view(viewer).sets[0].cards == cards("2 cdh")
        assert match.view(viewer).counts == (1, 2)


@pytest.mark.parametrize(("text", "good"), [("9 cdh", True), ("9 cdhs", True), ("9 cd", False), ("9 c", False)])
def test_hm_23_three_or_four_matching_cards_make_a_new_set(text: str, good: bool) -> None:
    """HM-23: the uuseläge."""
    match = table("9 cdhs, 10 c", "2 c")
    if good:
        lay(match, text)
        assert len(match.state.hands[0]) == 5 - len(cards(text))
    else:
        assert refuses(match, 0, "lay", cards=cards(text)).startswith(NEW)


def test_hm_23_cards_that_do_not_match_make_no_set() -> None:
    """HM-23: not even neighbours of one suit; and no cards make none."""
    match = table("9 cdh, 10 c, jack c", "2 c")
    sentence = refuses(match, 0, "lay", cards=cards("9 c, 10 c, jack c"))
    assert sentence == "The 9 of clubs and the 10 of clubs don't match. Lay cards that do."
    assert refuses(match, 0, "lay", cards=cards("9 cd, jack c")).endswith("Lay cards that do.")
    assert refuses(match, 0, "lay", cards=()) == "Choose one card or more to lay."


@pytest.mark.parametrize("text", ["9 h", "9 s", "9 hs"])
def test_hm_24_one_card_or_more_onto_a_set_of_their_value(text: str) -> None:
    """HM-24: the druufläge."""
    match = table("9 hs, 10 c", "2 c", sets={"9": "9 cd", "10": "10 dhs"})
    lay(match, text, "9")
    assert match.state.hands[0] == tuple(card for card in cards("9 hs, 10 c") if card not in cards(text))


def test_hm_24_other_values_do_not_go_onto_a_set() -> None:
    """HM-24: nor onto a set that does not exist, or a value that no set can have."""
    match = table("9 hs, 10 c", "2 c", sets={"9": "9 cd"})
    assert refuses(match, 0, "lay", cards=cards("10 c"), to="9") == "A set of 9s takes only 9s and jokers."
    assert refuses(match, 0, "lay", cards=cards("10 c"), to="10") == "There's no set of 10s on the table."
    assert refuses(match, 0, "lay", cards=cards("10 c"), to="joker") == "There's no set of jokers on the table."
    for word in ("11", "Nine", "9-clubs", "", "1{0}"):
        assert refuses(match, 0, "lay", cards=cards("9 h"), to=word).startswith("There's no set called ")
    assert refuses(match, 0, "lay", cards=cards("9 h"), to=9).startswith("'to' of 'lay' must be a word")


def test_hm_25_sets_belong_to_no_seat() -> None:
    """HM-25: seat 2 adds to what 0 and 1 flipped and to what 1 laid, and to a set of its own mookie."""
    match = table("9 c, 3 c", "9 d, 4 cdh, 5 c", "9 h, 4 s, 6 cdhs, 7 c")
    hookie(match, 1, "9 c", "9 d")
    lay(match, "4 cdh")
    do(match, 1, "done")
    lay(match, "9 h", "9")
    lay(match, "4 s", "4")
    lay(match, "6 cdh")
    lay(match, "6 s", "6")
    assert match.state.hands[2] == cards("7 c")


def test_hm_26_one_set_of_each_value() -> None:
    """HM-26, HM-Q22: three cards of a value on the table can only be added."""
    match = table("9 dhs, 10 c", "2 c", sets={"9": "9 c"})
    assert refuses(match, 0, "lay", cards=cards("9 dhs")) == ("There's already a set of 9s. Add your cards to it.")
    assert all(len(args) == 2 for args in listed(match.prompts(), "lay"))
    lay(match, "9 dh", "9")
    assert on_table(match) == {"9": cards("9 cdh")}


def test_hm_26_a_flip_joins_the_set_of_its_value() -> None:
    """HM-26."""
    match = table("9 c, 3 c", "9 d, 4 c", sets={"9": "9 h"})
    hookie(match, 1, "9 c", "9 d")
    assert on_table(match) == {"9": cards("9 cdh")}


def test_hm_27_any_cards_may_be_held_back() -> None:
    """HM-27: three of four, and whole sets."""
    match = table("9 cdhs, 3 cdh", "2 c")
    lay(match, "9 cdh")
    assert ("lay" in verbs(match)) and ("done" in verbs(match))
    do(match, 0, "done")
    assert match.state.hands[0] == cards("3 cdh, 9 s")


def test_hm_28_a_seat_may_end_its_mookie() -> None:
    """HM-28, HM-Q37: with `done`, which is needed also when nothing more could be laid."""
    match = table("9 cdh, 3 c", "2 c")
    lay(match, "9 cdh")
    assert match.waiting() == (0,) and verbs(match) == {"done"}
    events = do(match, 0, "done")
    assert events == (MookieEnded(0),) and match.waiting() == (1,)
    assert refuses(match, 1, "done") == "You can't pass. Lay cards or call a hookie."


def test_hm_29_a_mookie_ends_by_itself_when_the_hand_is_empty() -> None:
    """HM-29."""
    match = table("9 cdh", "2 cd", "3 cd", must_empty=2)
    events = lay(match, "9 cdh")
    assert not of_kind(events, MookieEnded) and match.waiting() == (1,)
    assert refuses(match, 0, "done") == "You're out. You have no cards left."


def test_hm_30_no_seat_draws_in_a_mookie() -> None:
    """HM-30, HM-Q10."""
    match = table("9 cdh, 4 c, 3 c", "2 c", sets={"4": "4 dh"}, deck=7)
    lay(match, "9 cdh")
    lay(match, "4 c", "4")
    do(match, 0, "done")
    assert counts(match) == (1, 1, 7)


@pytest.mark.parametrize("way", ["four at once", "three and one", "pair and pair"])
def test_hm_31_a_set_of_all_four_cards_is_complete(way: str) -> None:
    """HM-31, HM-Q23."""
    match = table("9 cdhs, 3 c", "2 c")
    if way == "four at once":
        events = lay(match, "9 cdhs")
    elif way == "three and one":
        assert not of_kind(lay(match, "9 cdh"), SetCleared)
        events = lay(match, "9 s", "9")
    else:
        match = table("9 cd, 3 c", "9 h, 2 c", sets={"9": "9 s"})
        assert not of_kind(lay(match, "9 c", "9"), SetCleared)
        do(match, 0, "done")
        events = hookie(match, 0, "9 h", "9 d")
    assert of_kind(events, SetCleared) == [SetCleared("9", cards("9 cdhs"))]


def test_hm_32_a_complete_set_is_cleared_at_once() -> None:
    """HM-32, HM-Q24: before anything else happens, and nothing can be added to it."""
    match = table("9 cdhs, 3 c", "2 c", jokers=1)
    lay(match, "9 cdhs")
    assert match.state.sets == () and match.state.cleared == (Cleared("9", 0),)
    for viewer in (0, 1, "public"):
        assert match.view(viewer).cleared == (Cleared("9", 0),)
    assert verbs(match) == {"done"}


def test_hm_32_also_by_a_flip() -> None:
    """HM-32."""
    match = table("9 c, 3 c", "9 d, 2 c", sets={"9": "9 hs", "4": "4 cd"})
    hookie(match, 1, "9 c", "9 d")
    assert on_table(match) == {"4": cards("4 cd")} and match.state.cleared == (Cleared("9", 0),)


def test_hm_26_sets_are_in_the_order_of_their_values() -> None:
    """HM-25, HM-26: in any order of laying; so they tell nothing, and equal tables look alike."""
    match = table("king cdh, ace cdh, 10 c, 2 c", "10 d, 3 c", jokers=2, sets={"joker": "joker 2"})
    lay(match, "king cdh")
    lay(match, "ace cdh")
    do(match, 0, "done")
    hookie(match, 0, "10 d", "10 c")
    assert [known.value for known in match.view(0).sets] == ["ace", "10", "king", "joker"]


def test_hm_33_other_sets_stay_to_the_end() -> None:
    """HM-33, HM-Q25: also when their last card can never come."""
    match = table("2 cdh", "5 c", sets={"9": "9 cdh", "4": "4 cd"}, deck="6 c")
    lay(match, "2 cdh")
    assert match.over
    assert on_table(match) == {"2": cards("2 cdh"), "4": cards("4 cd"), "9": cards("9 cdh")}
