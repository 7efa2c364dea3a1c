"""HM-13 to HM-20: hands are secret, there is no talk, and turns."""

from random import Random

import pytest

from engine.core.seats import PUBLIC
from engine.games.hookie_mookie.events import HandsDealt
from engine.games.hookie_mookie.game import GAME
from tests.deals import do, of_kind, refuses
from tests.games.hookie_mookie.tables import cards, counts, deal, hookie, lay, listed, new_match, table, verbs


def test_hm_13_a_hand_is_seen_by_its_owner_alone() -> None:
    """HM-13: at the deal and later."""
    match = new_match(3)
    hands = ("2 cd, 3 cd, 4 cd, 5 c", "6 cd, 7 cd, 8 cd, 9 c", "10 cd, jack cd, queen cd, king c")
    event = of_kind(deal(match, hands), HandsDealt)[0]
    assert event.to(1).hands == (None, cards(hands[1]), None)
    assert event.to(PUBLIC).hands == (None, None, None)
    for seat in range(3):
        assert match.view(seat).hand == cards(hands[seat])
        assert match.view(seat).hands == ()
    assert match.view(PUBLIC).hand == () and match.view(PUBLIC).counts == (7, 7, 7)


def test_hm_14_there_is_no_way_to_say_anything() -> None:
    """HM-14: the verbs of the record are all that a seat can do, and none of them has free text."""
    assert [verb.name for verb in GAME.verbs] == ["start", "deal", "lay", "done", "hookie", "offer", "draw"]
    match = table("2 c", "3 c")
    assert "no verb" in refuses(match, 0, "say", text="queen")
    assert "takes exactly" in refuses(match, 0, "hookie", partner=1, text="queen")


def test_hm_15_turns_go_round_clockwise_from_the_start_seat() -> None:
    """HM-15, HM-Q4: seat s, then s + 1; the last seat is followed by seat 0."""
    match = new_match(3)
    deal(match, ("2 c", "3 c", "4 c"), first=2)
    order = []
    for partner, mine, theirs in ((0, "4 c", "2 c"), (2, "2 c", "4 c"), (2, "3 c", "4 c"), (1, "4 c", "3 c")):
        order += match.waiting()
        hookie(match, partner, mine, theirs)
    assert [*order, *match.waiting()] == [2, 0, 1, 2, 0]


def test_hm_16_a_seat_that_is_out_is_passed_over() -> None:
    """HM-16."""
    match = table("2 c, 3 c", "", "4 c, 5 c", must_empty=2)
    hookie(match, 2, "2 c", "4 c")
    assert match.waiting() == (2,)
    hookie(match, 0, "4 c", "2 c")
    assert match.waiting() == (0,)
    assert refuses(match, 1, "hookie", partner=0) == "You're out. You have no cards left."


def test_hm_16_the_turn_comes_back_to_a_seat_that_is_alone() -> None:
    """HM-16."""
    match = table("2 c, 3 c", "", "", sets={"2": "2 dh"}, must_empty=3)
    lay(match, "2 c", "2")
    do(match, 0, "done")
    assert match.waiting() == (0,)


def test_hm_17_a_turn_is_a_mookie_or_a_hookie() -> None:
    """HM-17, HM-Q2, HM-Q3: never both, never neither."""
    match = table("2 cdh, 3 c, 4 c", "5 c", deck=20)
    assert verbs(match) == {"lay", "hookie"}
    assert refuses(match, 0, "done") == "You can't pass. Lay cards or call a hookie."
    lay(match, "2 cdh")
    assert verbs(match) == {"done"}
    assert "can't call a hookie" in refuses(match, 0, "hookie", partner=1)
    called = table("2 cdh, 3 c", "5 c")
    do(called, 0, "hookie", partner=1)
    assert "both players show a card" in refuses(called, 0, "lay", cards=cards("2 cdh"))
    assert "both players show a card" in refuses(called, 0, "hookie", partner=1)


def test_hm_18_a_hookie_may_be_called_although_cards_could_be_laid() -> None:
    """HM-18, HM-Q1: even when the whole hand could go."""
    match = table("2 cdh", "5 c")
    assert verbs(match) == {"lay", "hookie"}
    do(match, 0, "hookie", partner=1)
    assert match.waiting() == (0, 1)


def test_hm_19_a_seat_that_can_lay_nothing_must_call() -> None:
    """HM-19: there is nothing else to do."""
    match = table("2 cd, 3 c", "5 c", sets={"4": "4 cd"})
    assert verbs(match) == {"hookie"}
    assert listed(match.prompts(), "hookie") == {(1,)}
    assert "Don't draw" in refuses(match, 0, "draw")


@pytest.mark.parametrize("way", ["lay", "match"])
def test_hm_20_one_action_a_turn(way: str) -> None:
    """HM-20, HM-Q19: neither a mookie nor a matching flip gives another turn, nor a lay after it."""
    match = table("2 cdh, 3 c, 4 c", "3 d, 5 c", sets={"4": "4 dh"})
    if way == "lay":
        lay(match, "2 cdh")
        do(match, 0, "done")
    else:
        hookie(match, 1, "3 c", "3 d")
    assert match.waiting() == (1,)
    assert refuses(match, 0, "lay", cards=cards("4 c"), to="4") == "It's not your turn yet."
    assert counts(match)[1] in (1, 2)


def test_hm_q41_a_whole_hand_may_go_on_the_first_turn() -> None:
    """HM-Q41: three of a kind and four of a kind, and the players have won."""
    match = new_match(3)
    deal(match, ("2 cdh, 3 cdhs", "", ""))
    lay(match, "2 cdh")
    lay(match, "3 cdhs")
    assert match.over and match.end()["winners"] == [0, 1, 2]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [{}, {"must_empty": 3, "jokers": 4, "penalty_caller": 5}, {"must_empty": 3}])
def test_hm_q40_every_turn_uses_up_cards(seed: int, options: dict[str, int]) -> None:
    """HM-Q40: twice the deck plus all hands gets smaller with each turn, so every match ends."""
    rng, match, before = Random(seed), new_match(3, **options), None
    deal(match, ("", "", ""))
    while not match.over:
        if match.state.phase == "turn" and not match.state.laid:
            *hands, deck = counts(match)
            left = 2 * deck + sum(hands)
            assert before is None or left < before
            before = left
        match.submit(rng.choice([step for prompt in match.prompts() for step in prompt.steps()]))
