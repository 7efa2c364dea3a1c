"""HM-34 to HM-48: the call, two secret offers, the flip and its results."""

from itertools import permutations

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.hookie_mookie.events import (
    CardOffered,
    CardsDrawn,
    CardsFlipped,
    CardsReturned,
    HandsEmptied,
    HookieCalled,
    PairKept,
    SetCleared,
)
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, hookie, listed, on_table, table, verbs

FOUR = ("2 c, 3 c", "4 c, 5 c", "6 c, 7 c", "8 c, 9 c")


def called(*hands: str, **options: object) -> Match:
    """Seat 0 has called seat 1."""
    match = table(*hands, **options)
    assert do(match, 0, "hookie", partner=1) == (HookieCalled(0, 1),)
    return match


def test_hm_34_any_other_seat_with_cards_may_be_named() -> None:
    """HM-34, HM-Q13: not oneself, no seat that is out and none that does not exist."""
    match = table("2 c, 3 c", "4 c", "", "8 c", must_empty=2)
    assert listed(match.prompts(), "hookie") == {(1,), (3,)}
    assert refuses(match, 0, "hookie", partner=0) == "Call another player, not yourself."
    assert refuses(match, 0, "hookie", partner=2) == "That player has no cards left. Call another one."
    for no_seat in (4, -1, 10**9):
        assert "'partner' of 'hookie' must be a seat from 0 to 3" in refuses(match, 0, "hookie", partner=no_seat)


def test_hm_34_with_two_players_it_is_the_other_one() -> None:
    """HM-34."""
    assert listed(table("2 c", "4 c").prompts(), "hookie") == {(1,)}


def test_hm_35_neither_can_get_out_of_a_hookie() -> None:
    """HM-35: both owe an offer and nothing else, and the call stands; the same partner may be named again and again."""
    match = called(*FOUR)
    assert not match.may_take_back(0) and not match.take_back(0)
    assert match.waiting() == (0, 1) and verbs(match) == {"offer"}
    for seat in (0, 1):
        assert "both players show a card" in refuses(match, seat, "done")
        assert "both players show a card" in refuses(match, seat, "hookie", partner=2)
    do(match, 0, "offer", card="2-clubs")
    do(match, 1, "offer", card="4-clubs")
    for caller in (1, 2, 3):
        hookie(match, 0, *("4 c", "6 c", "8 c")[caller - 1 : caller], "2 c")
    hookie(match, 1, "2 c", "4 c")
    assert match.waiting() == (1,)


def test_hm_36_each_chooses_any_card_of_its_own_hand() -> None:
    """HM-36: and no other, once; no other seat is asked."""
    match = called(*FOUR)
    assert listed(match.prompts_of(0), "offer") == {("2-clubs",), ("3-clubs",)}
    assert listed(match.prompts_of(1), "offer") == {("4-clubs",), ("5-clubs",)}
    assert match.prompts_of(2) == match.prompts_of(3) == ()
    assert all(prompt.secret for prompt in match.prompts())
    assert refuses(match, 0, "offer", card="4-clubs") == "You don't have the 4 of clubs."
    assert refuses(match, 2, "offer", card="6-clubs") == "Only the caller and the partner show a card."
    do(match, 0, "offer", card="2-clubs")
    assert refuses(match, 0, "offer", card="3-clubs") == "You already chose your card."
    assert refuses(table(*FOUR), 0, "offer", card="2-clubs") == "There is no hookie to answer."


def test_hm_37_the_order_of_the_offers_changes_nothing() -> None:
    """HM-37: same state, same record, same events in either order."""
    ends = []
    for first, second in permutations([(0, "2-clubs"), (1, "5-clubs")]):
        match = called(*FOUR)
        do(match, first[0], "offer", card=first[1])
        do(match, second[0], "offer", card=second[1])
        ends.append((match.state, match.steps, match.events))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("first", [0, 1])
def test_hm_37_an_offer_is_known_to_its_own_seat_only(first: int) -> None:
    """HM-37: that it was made is public. HM-Q44: it may be taken back until the other card is there."""
    match = called(*FOUR)
    card = ("3-clubs", "5-clubs")[first]
    do(match, first, "offer", card=card)
    for viewer in (0, 1, 2, 3, PUBLIC):
        seen = match.view(viewer)
        assert seen.offered == (first,)
        assert seen.own_offer == (card if viewer == first else None)
        assert match.heard(viewer)[-1] == CardOffered(first, card if viewer == first else None)
    assert match.sealed == (first,) and match.retract(first)
    assert match.view(first).own_offer is None


@pytest.mark.parametrize(("mine", "theirs", "matched"), [("2 c", "2 d", True), ("2 c", "5 c", False)])
def test_hm_38_both_cards_turn_over_at_the_same_moment(mine: str, theirs: str, matched: bool) -> None:
    """HM-38, HM-Q36: one event, seen by the whole table, for a match or not."""
    match = table("2 c, 3 c", "2 d, 5 c", "6 c, 7 c")
    flipped = of_kind(hookie(match, 1, mine, theirs), CardsFlipped)
    assert flipped == [CardsFlipped(0, 1, cards(mine)[0], cards(theirs)[0], matched)]
    assert all(flipped[0].to(viewer) == flipped[0] for viewer in (0, 1, 2, PUBLIC))


def test_hm_39_a_card_face_down_still_counts_as_a_card_of_the_hand() -> None:
    """HM-39, HM-Q16: no seat is out before the flip has matched."""
    match = called("2 c", "3 c")
    do(match, 0, "offer", card="2-clubs")
    assert not match.over and counts(match)[:2] == (1, 1)
    assert match.view(PUBLIC).out == () and match.view(0).hand == cards("2 c")
    do(match, 1, "offer", card="3-clubs")
    assert not match.over and counts(match)[:2] == (3, 2)


def test_hm_40_cards_of_the_same_value_match() -> None:
    """HM-40."""
    for theirs, matched in (("queen d", True), ("king c", False), ("jack c", False), ("10 c", False)):
        match = table("queen c, 2 c", f"{theirs}, 3 c")
        assert of_kind(hookie(match, 1, "queen c", theirs), CardsFlipped)[0].matched == matched


def test_hm_41_a_match_stays_as_a_set() -> None:
    """HM-41: open to later lays of all seats."""
    match = table("queen c, 2 c", "queen d, queen h, 3 c", "4 c")
    events = hookie(match, 1, "queen c", "queen d")
    assert of_kind(events, PairKept) == [PairKept(0, 1, cards("queen cd"), "queen", joined=False)]
    assert on_table(match) == {"queen": cards("queen cd")}
    assert ("queen-hearts",) in {args[0] for args in listed(match.prompts_of(1), "lay")}


def test_hm_42_a_match_joins_the_existing_set() -> None:
    """HM-42, HM-Q20: and may complete it."""
    match = table("queen c, 2 c", "queen d, 3 c", sets={"queen": "queen h"})
    kept = of_kind(hookie(match, 1, "queen c", "queen d"), PairKept)[0]
    assert kept.joined and on_table(match) == {"queen": cards("queen cdh")}
    match = table("queen c, 2 c", "queen d, 3 c", sets={"queen": "queen hs"})
    assert of_kind(hookie(match, 1, "queen c", "queen d"), SetCleared)
    assert on_table(match) == {}


def test_hm_43_after_a_match_no_seat_draws() -> None:
    """HM-43, HM-Q10."""
    match = table("queen c, 2 c", "queen d, 3 c", deck=9)
    assert not of_kind(hookie(match, 1, "queen c", "queen d"), CardsDrawn)
    assert counts(match) == (1, 1, 9)


def test_hm_44_cards_that_do_not_match_go_back() -> None:
    """HM-44: each to the hand it came from."""
    match = table("queen c, 2 c", "king d, 3 c")
    events = hookie(match, 1, "queen c", "king d")
    assert of_kind(events, CardsReturned) == [CardsReturned(0, 1, cards("queen c, king d"))]
    assert "queen-clubs" in match.state.hands[0] and "king-diamonds" in match.state.hands[1]
    assert match.state.sets == ()


@pytest.mark.parametrize(("options", "caller"), [({}, 2), ({"penalty_caller": 1}, 1), ({"penalty_caller": 5}, 5)])
def test_hm_45_then_the_caller_draws(options: dict[str, int], caller: int) -> None:
    """HM-45: two cards in the main game, from the top."""
    match = table("queen c, 2 c", "king d, 3 c", deck="4 cdhs, 5 cdhs", **options)
    drawn = of_kind(hookie(match, 1, "queen c", "king d"), CardsDrawn)[0]
    assert (drawn.seat, drawn.number, drawn.cards) == (0, caller, cards("4 cdhs, 5 cdhs")[:caller])
    assert (drawn.to(0).cards, drawn.to(1).cards, drawn.to(PUBLIC).cards) == (drawn.cards, None, None)
    assert drawn.to(PUBLIC).number == caller and drawn.left == 8 - caller
    assert counts(match)[0] == 2 + caller


@pytest.mark.parametrize(("options", "partner"), [({}, 1), ({"penalty_partner": 3}, 3), ({"penalty_partner": 5}, 5)])
def test_hm_46_after_the_caller_the_partner_draws(options: dict[str, int], partner: int) -> None:
    """HM-46, HM-Q11: one card in the main game; the seats that are not in the hookie draw nothing."""
    match = table("queen c, 2 c", "king d, 3 c", "9 c", deck="4 cdhs, 5 cdhs", **options)
    first, second = of_kind(hookie(match, 1, "queen c", "king d"), CardsDrawn)
    assert (first.seat, second.seat) == (0, 1)
    assert second.cards == cards("4 cdhs, 5 cdhs")[2 : 2 + partner]
    assert counts(match) == (4, 2 + partner, 1, 6 - partner)


@pytest.mark.parametrize(
    ("deck", "drawn"), [("4 c", {0: "4 c"}), ("4 cd", {0: "4 cd"}), ("4 cdh", {0: "4 cd", 1: "4 h"})]
)
def test_hm_47_from_a_short_deck_the_rest_is_drawn(deck: str, drawn: dict[int, str]) -> None:
    """HM-47, HM-Q8: all of the caller's first; the missing part of the penalty is dropped."""
    match = table("queen c, 2 c", "king d, 3 c", deck=deck, penalty_partner=3)
    events = of_kind(hookie(match, 1, "queen c", "king d"), CardsDrawn)
    assert {event.seat: event.cards for event in events} == {seat: cards(text) for seat, text in drawn.items()}
    assert match.over and match.state.deck == ()


def test_hm_48_there_is_no_limit_to_a_hand() -> None:
    """HM-48: thirty cards and more."""
    hand = "ace cd, 2 cd, 3 cd, 4 cd, 5 cd, 6 cd, 7 cd, 8 cd, 9 cd, 10 cd, jack cd, queen cd, king cd"
    match = table(hand, "ace h, 2 h", deck=20, penalty_caller=5)
    hookie(match, 1, "3 c", "2 h")
    assert counts(match)[0] == 31
    assert len(listed(table(f"{hand}, 2 h", "ace h").prompts_of(0), "lay")) == 1


def test_nothing_happens_to_hands_that_are_not_in_the_hookie() -> None:
    """HM-46, HM-62: also to an empty one."""
    match = table("queen c, 2 c", "king d, 3 c", "", "5 c", must_empty=2)
    events = hookie(match, 1, "queen c", "king d")
    assert match.state.hands[2:] == ((), cards("5 c"))
    assert not of_kind(events, HandsEmptied)
