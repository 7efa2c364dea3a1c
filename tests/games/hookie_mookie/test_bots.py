"""The steps of computer players in positions where every player who knows the convention would do the same, and the
reasons."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.levels import Decision
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.levels import FAIR, GENTLE, MASTER, SHARP, Level
from engine.games.hookie_mookie.bots.thinking import considered, emptying, gather
from engine.games.hookie_mookie.cards import TableSet
from engine.games.hookie_mookie.events import CardsFlipped
from tests.deals import do
from tests.games.hookie_mookie.tables import cards, hookie, lay, table

PENALTY = "4 hs, 6 hs, 8 hs, 5 hs, ace hs"
"""The top of the deck, if the drawn cards must not matter."""


def decision(match: Match, seat: Seat, level: Level = MASTER, seed: int = 1) -> Decision:
    """The step of a computer player at `seat` now."""
    return considered(match.view(seat), match.heard(seat), match.prompts_of(seat), level, Random(seed))


def called(partner: Seat) -> tuple[tuple[str, object], ...]:
    return (("partner", partner),)


def offered(match: Match, seat: Seat) -> tuple[str, str]:
    """The card that it would offer, and the reason."""
    found = decision(match, seat)
    assert found.step.do == "offer"
    return str(found.step.arg("card")), found.reason


def test_in_a_first_hookie_both_show_their_highest_single_card() -> None:
    """The ace is highest; a pair is kept for a third card; a card that could be laid is not shown."""
    match = table("2 c, 9 cd, ace h", "king cd, jack h, 3 c, 10 s", sets={"jack": "jack cd"})
    do(match, 0, "hookie", partner=1)
    assert offered(match, 0) == ("ace-hearts", "show_highest")
    assert offered(match, 1) == ("10-spades", "show_highest")


def test_a_called_seat_offers_again_the_card_that_it_showed() -> None:
    """The newest one, as long as it is in the hand."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c, jack c", "9 c, 10 c, king c", deck=PENALTY)
    hookie(match, 1, "3 c", "jack c")
    hookie(match, 2, "7 c", "9 c")
    do(match, 2, "hookie", partner=1)
    assert offered(match, 1) == ("7-clubs", "keep_promise")


def test_a_seat_with_a_promised_card_calls_for_it() -> None:
    """It is a sure match, so it comes before laying the tens."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c", "7 h, 10 cdh, king c", deck=PENALTY, turn=1)
    hookie(match, 0, "7 c", "3 c")
    assert decision(match, 2) == Decision(Step(2, "hookie", called(1)), "answer_promise")
    do(match, 2, "hookie", partner=1)
    assert offered(match, 2) == ("7-hearts", "answer_promise")
    assert offered(match, 1) == ("7-clubs", "keep_promise")


def test_a_caller_that_did_not_answer_lacks_that_card() -> None:
    """For this caller the promise moves on to the card shown before, until it calls again without a match."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c, jack c", "9 c, 10 c", deck="4 cdhs, 6 cdhs, 8 cdhs")
    hookie(match, 1, "3 c", "jack c")
    hookie(match, 0, "7 c", "3 c")
    hookie(match, 1, "9 c", "7 c")
    expectations = gather(match.heard("public"), 3)
    assert (expectations.of(1, 0), expectations.of(1, 2)) == ("7", "jack")
    hookie(match, 1, "2 c", "7 c")
    expectations = gather(match.heard("public"), 3)
    assert (expectations.of(1, 0), expectations.of(1, 2)) == ("jack", "jack")


def test_promises_are_public() -> None:
    """Every seat concludes the same from the events that it heard as the public does."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c, jack c", "9 c, 10 c", deck=PENALTY)
    hookie(match, 1, "3 c", "jack c")
    hookie(match, 0, "7 c", "3 c")
    gathered = [gather(match.heard(viewer), 3) for viewer in ("public", 0, 1, 2)]
    assert all(known == gathered[0] for known in gathered)


@pytest.mark.parametrize(
    ("offered", "lacked"), [("king", None), ("5", None), ("9", "9")], ids=["highest", "lowest", "newest"]
)
def test_a_partners_habit_is_learned_from_its_offers(offered: str, lacked: str | None) -> None:
    """Seat 1 has shown king, 5, 7 and 9. Twice seat 0, which lacks a 9 in the last case, is not shown the promised
    card, and each time the same other one."""
    known, shown = gather((), 2), cards("king h, 5 c, 7 c, 9 c")
    (again,) = (card for card in shown if card.startswith(offered))
    for own in cards("2 c, 3 c"):
        known.shown[1], known.lacks[0] = list(shown), lacked
        assert known.of(1, 0) == ("7" if lacked else "9")
        known.flipped(CardsFlipped(0, 1, own, again, matched=False))
    known.shown[1], known.lacks[0] = list(shown), lacked
    assert known.of(1, 0) == offered


def test_after_two_broken_promises_a_seat_is_taken_to_offer_its_highest() -> None:
    """Seat 1 shows its king and then, when called by seat 0, never its last card again."""
    match = table("2 c, 3 c, 5 d", "2 d, 7 c, jack c, king h", deck="4 cdhs, 6 cdhs, 8 cdhs, 9 cdhs")
    for mine, theirs, expected in (("2 c", "king h", None), ("3 c", "7 c", "king"), ("5 d", "2 d", "7")):
        assert gather(match.heard("public"), 2).of(1, 0) == expected
        hookie(match, 1, mine, theirs)
        hookie(match, 0, theirs, mine)
    expectations = gather(match.heard("public"), 2)
    assert expectations.of(1, 0) == "king"


def test_a_laid_card_is_not_promised_any_more() -> None:
    match = table("2 c, 3 c, 5 d", "jack cdh, 2 d", deck=PENALTY)
    hookie(match, 1, "3 c", "jack c")
    lay(match, "jack cdh")
    assert gather(match.heard("public"), 2).of(1, 0) is None


def test_a_seat_without_a_promise_is_called_rather_than_one_whose_card_is_missing() -> None:
    """Seats 0 and 1 have shown cards that seat 2 does not hold; seat 3 has shown nothing."""
    match = table("2 c, 3 c", "jack c, 2 d", "10 c, king d", "9 c, 6 c", deck=PENALTY, turn=1)
    hookie(match, 0, "jack c", "3 c")
    assert decision(match, 2) == Decision(Step(2, "hookie", called(3)), "show_highest")


def test_one_set_a_turn() -> None:
    """A lay costs no card: the second set is kept for the next turn."""
    match = table("2 cdh, 3 cdh, king c", "jack c, 2 s, 9 c")
    first = decision(match, 0)
    assert (first.step.do, first.reason) == ("lay", "lay_one")
    match.submit(first.step)
    assert decision(match, 0) == Decision(Step(0, "done"), "one_set_a_turn")


def test_all_cards_are_laid_if_that_empties_the_hand() -> None:
    match = table("2 cdh, 3 cdh, king c", "jack c, 2 s, 9 c", sets={"king": "king hs"})
    for _ in range(3):
        assert decision(match, 0).reason == "lay_all"
        match.submit(decision(match, 0).step)
    assert match.over


@pytest.mark.parametrize(
    ("hand", "sets", "possible"),
    [
        ("2 cdh, 3 cdhs", {}, True),
        ("2 cd, 3 cdh", {}, False),
        ("2 cd, 3 cdh", {"2": "2 hs"}, True),
        ("2 cd, joker 1", {}, True),
        ("2 c, joker 1", {}, False),
        ("2 c, joker 2", {}, True),
        ("2 c, 3 cd, joker 3", {}, True),
        ("2 c, 3 cd, joker 2", {}, False),
        ("2 c, 3 cd, joker 1", {"joker": "joker 2"}, True),
        ("2 cdh, joker 4", {}, True),
        ("2 cdhs, joker 2", {}, True),
        ("joker 2", {}, False),
        ("joker 3", {}, True),
        ("joker 1", {"9": "9 cd"}, True),
    ],
)
def test_a_hand_that_can_go_completely_is_noticed(hand: str, sets: dict[str, str], possible: bool) -> None:
    """HM-52 to HM-57; and the plan is legal lay by lay."""
    match = table(hand, "king c", sets=sets, jokers=4)
    lying = tuple(TableSet(value, cards(text)) for value, text in sets.items())
    assert bool(emptying(cards(hand), lying)) == possible
    while possible and not match.over:
        found = decision(match, 0)
        assert found.reason == "lay_all"
        match.submit(found.step)


def test_a_joker_is_offered_if_no_promise_can_be_answered() -> None:
    """HM-49: it is sure to match, so it also comes before laying."""
    match = table("2 c, 3 cdh, 5 d, joker 1", "jack c, 2 d, 9 c", jokers=1)
    assert decision(match, 0) == Decision(Step(0, "hookie", called(1)), "joker_matches")


def test_alone_every_possible_lay_is_made_before_drawing() -> None:
    """HM-69, HM-70."""
    match = table("king c, 3 cdh", "", "", must_empty=3)
    assert decision(match, 0).reason == "lay_one"
    match = table("king c, 3 cd", "", "", must_empty=3)
    assert decision(match, 0) == Decision(Step(0, "draw"), "nothing_else")
    match = table("king c, 3 cd, joker 1", "", "", must_empty=3, jokers=1, sets={"9": "9 cd"})
    match.submit(decision(match, 0).step)


def test_in_race_a_seat_that_is_nearly_out_is_not_called() -> None:
    """As partners it would be as good as any other."""
    hands = ("queen d, 7 c, 5 d, 6 d", "queen c", "10 c, king d, 9 d")
    assert decision(table(*hands), 0).step == Step(0, "hookie", called(1))
    assert decision(table(*hands, variant="race"), 0).step == Step(0, "hookie", called(2))


@pytest.mark.parametrize(("variant", "reason"), [("together", "keep_promise"), ("race", "rival_nearly_done")])
def test_in_race_promises_to_a_seat_with_one_card_are_broken(variant: str, reason: str) -> None:
    """Seat 0 has shown a queen, and seat 1 calls it with one card left."""
    match = table("queen d, 7 c, 5 d", "queen c", "10 c, king d", deck=PENALTY, variant=variant, turn=2)
    hookie(match, 0, "10 c", "queen d")
    hookie(match, 2, "queen d", "10 c")
    do(match, 1, "hookie", partner=0)
    card, why = offered(match, 0)
    assert why == reason and (card == "queen-diamonds") == (reason == "keep_promise")


def test_in_race_all_possible_cards_are_laid() -> None:
    """The first seat out wins, so nothing is kept for another turn."""
    match = table("2 cdh, 3 cdh, king c", "jack c, 2 s, 9 c", variant="race")
    match.submit(decision(match, 0).step)
    assert decision(match, 0).step.do == "lay"


def test_weaker_players_forget_more_often() -> None:
    """HM-74: never more than that; the cards that they do remember they play as a master does."""
    match = table("7 h, 10 cdh, king c", "2 d, 7 c, 9 d, 9 c", "jack c, 3 d", deck=PENALTY, turn=1)
    hookie(match, 0, "7 c", "king c")
    hookie(match, 0, "jack c", "king c")
    forgot = []
    for level in (MASTER, SHARP, FAIR, GENTLE):
        reasons = [decision(match, 0, level, seed).reason for seed in range(400)]
        assert set(reasons) <= {"answer_promise", "lay_one"}
        forgot.append(reasons.count("lay_one"))
    assert forgot[0] == 0 < forgot[1] < forgot[2] < forgot[3] < 200


def test_the_latest_flip_is_never_forgotten() -> None:
    """The seven is answered at any rate of forgetting."""
    match = table("7 h, 10 cdh, king c", "2 d, 7 c, 9 d, 9 c", "jack c, 3 d", deck=PENALTY, turn=2)
    hookie(match, 1, "jack c", "7 c")
    assert decision(match, 0, replace(MASTER, forgets=1.0)).reason == "answer_promise"


def test_in_a_race_a_weaker_player_forgets_more_than_as_a_partner() -> None:
    """As partners all win or lose, and gentle means helpful."""
    assert all(level.forgets < level.in_race for level in (GENTLE, FAIR, SHARP))
    assert MASTER.forgets == MASTER.in_race == 0.0
