"""The tips of the coach of Hookie-Mookie, unasked and about steps."""

from engine.core.advice import BEHIND
from tests.advised import advice, of, offered, said
from tests.deals import do
from tests.games.hookie_mookie.tables import cards, hookie, table

PENALTY = "4 hs, 6 hs, 8 hs, 5 hs, ace hs"
"""The top of the deck, if the drawn cards must not matter."""


def remembered():
    """Seat 1 has shown the 7 of clubs, seat 0 the 3 of clubs; seat 2 is on turn and has a 7."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c, 10 s", "7 h, 10 cdh, king c", deck=PENALTY, turn=1)
    hookie(match, 0, "7 c", "3 c")
    return match


def test_a_seat_with_a_promised_card_is_told_whom_to_call() -> None:
    match = remembered()
    told = advice(match, 2)
    assert told.reason == "answer_promise" and dict(told.facts) == {"seat": 1, "value": "7"}
    assert said(match, told) == "Ben showed a 7 and still has it."
    assert told.sensible == (told.step,)


def test_another_call_has_its_reason_and_a_better_one() -> None:
    match = remembered()
    told = of(match, 2, "hookie", partner=0)
    assert (told.reason, told.fact("idea"), told.fact("value")) == (BEHIND, "call_unheld", "3")
    assert told.fact("better") == advice(match, 2).step
    assert said(match, told) == "Plan: match a 3 from Anna. The coach would call Ben."


def test_laying_comes_after_a_sure_match() -> None:
    match = remembered()
    told = of(match, 2, "lay", cards=cards("10 cdh"))
    assert (told.reason, told.fact("idea")) == (BEHIND, "lay_one")
    assert said(match, told) == "Plan: lay three 10s. The coach would call Ben."


def test_both_cards_of_a_flip_have_their_reasons() -> None:
    match = remembered()
    do(match, 2, "hookie", partner=1)
    kept, broken = advice(match, 1), of(match, 1, "offer", card="10-spades")
    assert (kept.reason, kept.step.arg("card"), kept.fact("seat")) == ("keep_promise", "7-clubs", 2)
    assert (broken.fact("idea"), broken.fact("value")) == ("break_promise", "7")
    met, missed = advice(match, 2), of(match, 2, "offer", card="king-clubs")
    assert (met.reason, met.fact("value")) == ("answer_promise", "7")
    assert (missed.fact("idea"), missed.fact("seat")) == ("miss_promise", 1)


def test_without_a_promise_the_highest_single_card_is_shown() -> None:
    match = table("2 c, 9 cd, ace h", "king cd, jack h, 3 c")
    do(match, 0, "hookie", partner=1)
    told, other = advice(match, 0), of(match, 0, "offer", card="2-clubs")
    assert (told.reason, told.fact("value")) == ("show_highest", "ace")
    assert (other.fact("idea"), other.fact("value")) == ("show_other", "2")
    assert said(match, other) == "Plan: show a 2. The coach would show an ace."


def test_a_joker_is_sure_to_match_and_a_pity_to_lay() -> None:
    match = table("2 c, 9 cds, joker 1", "king cd, jack h, 3 c", "5 c, 6 c", jokers=1)
    assert (advice(match, 0).reason, offered(advice(match, 0))) == ("joker_matches", {1, 2})
    told = of(match, 0, "lay", cards=cards("9 cds, joker 1"))
    assert (told.reason, told.fact("idea")) == (BEHIND, "spend_joker")


def test_a_lay_that_empties_the_hand_goes_first() -> None:
    match = table("9 cds, king c", "2 c, 3 c", sets={"king": "king dh"})
    told = advice(match, 0)
    assert told.reason == "lay_all" and of(match, 0, "lay", cards=cards("king c"), to="king").reason == "lay_all"
    assert of(match, 0, "hookie", partner=1).reason == BEHIND
    do(match, 0, "lay", cards=cards("king c"), to="king")
    assert (of(match, 0, "done").reason, of(match, 0, "done").fact("idea")) == (BEHIND, "stop_laying")


def test_one_set_a_turn_and_all_of_a_value() -> None:
    match = table("9 cdhs, 4 cds, king c, 2 d", "2 c, 3 c, 5 c", "6 c, 7 c, 8 c")
    assert advice(match, 0).reason == "lay_one"
    assert of(match, 0, "lay", cards=cards("9 cdh")).fact("idea") == "lay_part"
    do(match, 0, "lay", cards=cards("4 cds"))
    told = of(match, 0, "lay", cards=cards("9 cdhs"))
    assert advice(match, 0).reason == "one_set_a_turn" and (told.reason, told.fact("idea")) == (BEHIND, "lay_one")


def test_in_a_race_no_rival_is_helped_to_empty_its_hand() -> None:
    match = table("2 c, 9 c, king c, 5 d", "king d", "2 d, 9 d, 10 c, jack c", variant="race")
    told = of(match, 0, "hookie", partner=1)
    assert (told.fact("idea"), told.fact("left")) == ("helps_home", 1)
    match = table("2 c, 9 c, king c, 5 d", "king d", "2 d, 9 d, 10 c, jack c", variant="race", turn=1)
    do(match, 1, "hookie", partner=0)
    told = advice(match, 0)
    assert (told.reason, told.fact("seat")) == ("rival_nearly_done", 1)
    assert said(match, told) == "Ben has one card left. Don’t show a card that helps Ben."


def test_alone_with_nothing_to_lay_there_is_only_the_draw() -> None:
    match = table("2 c, 9 c", "", "", must_empty=3)
    assert advice(match, 0).reason == "nothing_else"


def test_alone_a_joker_is_laid_if_nothing_else_can_be() -> None:
    """HM-69; with partners it would be a pity."""
    told = advice(table("2 c, 9 c, joker 2", "", "", must_empty=3, jokers=2), 0)
    assert told.reason == "must_lay" and "joker" in told.step.arg("cards")


def test_without_a_new_single_card_the_coach_says_so() -> None:
    """A jack would be higher than the 4, but two of them are worth keeping; with pairs only the sentence is another."""
    match = table("4 c, jack cd, 2 h", "king cd, 7 h, 3 c")
    do(match, 0, "hookie", partner=1)
    told = advice(match, 0)
    assert (told.reason, told.fact("value")) == ("show_highest", "4")
    assert "highest new single card" in said(match, told)
    match = table("4 cd, jack cd", "king cd, 7 h, 3 c")
    do(match, 0, "hookie", partner=1)
    told = advice(match, 0)
    assert (told.reason, told.fact("value")) == ("show_spared", "jack")
    assert said(match, told) == "It’s the card you need least."
