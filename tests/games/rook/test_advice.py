"""The tips of the coach of Rook about cards, bids, nests, and the questions of honour."""

from collections.abc import Iterator

import pytest

from engine.core.advice import BEHIND, Advice
from engine.core.dealers import SeededDealer
from engine.core.events import Heard
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.bots import advice as coach
from engine.games.rook.bots import thinking
from engine.games.rook.bots.search import searched
from engine.games.rook.cards import playable, suit
from engine.games.rook.view import View
from scenes.games.rook.advice_words import sentence
from tests.advised import advice, of, rendered, said
from tests.deals import HIGH_NEST, bid, cards, deal, do, drawn, new_match
from tests.games.rook.honour_tables import reneged, second_trick, to_review
from tests.games.rook.spots import spot

ADVISE = GAMES["rook"].advise
STRONG = "red 7 8 9 11 12 13 14, green 14, rook"
FAIR = "red 8 11 13 14, rook, green 14, yellow 7, black 9 12"
WEAK = "green 6 8, red 6 9, black 7 9 12, yellow 6 8"


def of_card(seen: tuple[View, Heard], card: str | None = None, honour: bool = False) -> Advice:
    """The coach's tip about a card, or its own tip when a card must be played. It tries cards in worlds only if the
    hand has as many cards as a real one."""
    view, heard = seen
    led = suit(view.trick[0][1], view.trump) if view.trick else None
    allowed = view.hand if honour else playable(view.hand, led, view.trump or "")
    prompt = Prompt(view.viewer, "play", One(tuple((("card", one),) for one in allowed)))
    step = None if card is None else Step(view.viewer, "play", (("card", card),))
    return ADVISE(view, heard, (prompt,), step, 1)


def auction(hand: str, words: str = "", variant: str = "classic") -> Match:
    """Seat 0, left of the dealer, holds `hand`; then the seats bid as `words` say."""
    match = drawn(new_match(variant), dealer=3)
    deal(match, {0: hand})
    bid(match, words)
    return match


def test_the_bidder_draws_trump_and_hears_the_reason() -> None:
    """Eleven trumps with the Rook, five of them here."""
    told = of_card(spot("red 10 11 12 13 14, green 14, yellow 14, black 13 14", bidder=0))
    assert told.reason == "draw_trump" and (told.fact("out"), told.fact("safe")) == (6, "green-14")
    assert rendered(sentence(told)) == "Draw trump. 6 are still out, and this keeps the green 14 safe."


def test_points_go_to_the_partner_and_the_numbers_say_so_of_another_card() -> None:
    seen = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", "1 green-8, 2 green-14, 3 green-7")
    told, other = of_card(seen), of_card(seen, "green-6")
    assert (told.reason, told.step.arg("card"), told.fact("seat")) == ("give_partner", "green-10", 2)
    assert rendered(sentence(told)) == "Cleo has this trick and gets its points."
    assert (other.reason, other.fact("idea"), other.fact("better")) == (BEHIND, "duck", told.step)
    assert 5 <= other.fact("by") <= 20, "ten points that might still come home later"
    assert told.weaker is not None and told.weaker.step.arg("card") in ("green-6", "green-11")


def test_cards_that_touch_are_all_sensible() -> None:
    """No other seat holds a card between them, so they are equal."""
    seen = spot("green 8 9, yellow 7 8 9 11, black 7 8 9", "1 green-12, 2 green-13, 3 green-11", bidder=1)
    assert {step.arg("card") for step in of_card(seen).sensible} == {"green-8", "green-9"}
    assert of_card(seen, "green-8").reason == "duck"


def test_if_the_rules_leave_one_card_the_coach_says_so() -> None:
    told = of_card(spot("green 8, yellow 7 9", "1 green-12, 2 green-13, 3 green-11"))
    assert told.reason == "only_card" and rendered(sentence(told)) == "It’s the only card you can play."


def test_a_renege_is_never_sensible() -> None:
    """`honour` lets any card be played; the coach does not."""
    seen = spot("green 6 10, yellow 7 8 9, black 7 8 9 11", "1 green-8, 2 green-14, 3 green-7")
    told = of_card(seen, "yellow-7", honour=True)
    assert (told.reason, told.fact("led")) == ("against_the_rules", "green")
    assert {step.arg("card") for step in of_card(seen, honour=True).sensible} <= {"green-6", "green-10"}


def test_bids_are_tried_and_higher_ones_are_made_less_often() -> None:
    match = auction(FAIR)
    told = advice(match, 0)
    made = dict(told.outlook)["made"]
    assert told.reason == "bid_what_it_counts" and made[0][0] == 70 and made[0][1] >= 70
    assert [often for _, often in made] == sorted((often for _, often in made), reverse=True)
    least, high = of(match, 0, "bid", amount=70), of(match, 0, "bid", amount=120)
    assert least.fact("made") == made[0][1] and (high.reason, high.fact("amount")) == ("bid_beyond", 120)
    assert of(match, 0, "pass").reason == "pass_all_the_same"
    assert said(match, high).startswith(f"Your cards should win {high.fact('counts')} points. You make 120 in only ")


def test_a_weak_hand_passes() -> None:
    """Over an opponent's 80: at 70 partner and nest alone make half of all bids."""
    match = drawn(new_match("classic"), dealer=2)
    deal(match, {0: WEAK})
    bid(match, "80")
    told = advice(match, 0)
    assert (told.step.do, told.reason) == ("pass", "pass_too_weak") and told.fact("made") < 55
    assert of(match, 0, "bid", amount=90).reason == "bid_beyond"


def test_the_partner_is_not_outbid_without_need() -> None:
    match = drawn(new_match("classic"), dealer=1)
    deal(match, {0: STRONG})
    bid(match, "95 -")
    told = of(match, 0, "pass")
    assert (told.reason, told.fact("seat")) == ("pass_for_partner", 2)


def test_stars_are_called_stars() -> None:
    told = advice(auction(STRONG, variant="intermediate"), 0)
    assert told.fact("unit") == "stars" and "stars" in rendered(sentence(told))


def bidding(honour: bool = False) -> Match:
    """Seat 0 has won the bid with `STRONG` and looks at the nest."""
    match = drawn(new_match("classic", **({"enforcement": "honour"} if honour else {})), dealer=3)
    deal(match, {0: STRONG}, "black 5 10 12, yellow 10, yellow 6")
    bid(match, "70 - - -")
    return match


def test_a_nest_is_described_by_its_effect() -> None:
    match = bidding()
    told = advice(match, 0)
    laid = told.step.arg("cards")
    assert told.reason == "void_and_hide" and told.fact("hidden") == 25 and told.fact("colors") == ("black", "yellow")
    assert set(laid) == set(cards("black 5 10 12, yellow 6 10"))
    assert said(match, told) == "This nest leaves you no black or yellow and hides 25 points."
    worse = of(match, 0, "bury", cards=cards("red 12 13 14, green 14, black 5"))
    assert worse.reason == BEHIND and worse.fact("by") > 20 and worse.fact("better") == told.step


def test_the_colour_with_the_most_strength_becomes_trump() -> None:
    match = bidding()
    do(match, 0, "bury", cards=cards("black 5 10 12, yellow 6 10"))
    told, other = advice(match, 0), of(match, 0, "trump", color="green")
    assert (told.reason, told.step.arg("color"), told.fact("number")) == ("longest_color", "red", 8)
    assert (other.reason, other.fact("idea")) == (BEHIND, "shorter_color")


def test_a_nest_of_the_wrong_size_is_against_the_rules() -> None:
    told = of(bidding(honour=True), 0, "bury", cards=cards("black 5 10"))
    assert told.reason == "nest_of_wrong_size" and rendered(sentence(told)) == "The nest has to hold 5 cards."


def test_the_coach_calls_public_faults_and_no_others() -> None:
    match = reneged()
    second_trick(match)
    assert advice(match, 2).step.do == "play"
    suspected = of(match, 2, "call", fault="renege", seat=1, trick=1)
    assert suspected.reason == "call_on_suspicion"
    to_review(match)
    told = advice(match, 2)
    assert (told.step.do, told.reason, told.fact("seat"), told.fact("trick")) == ("call", "seen_to_renege", 1, 1)
    assert said(match, told) == "Ben could have followed in trick 1. A later card showed it."
    assert of(match, 2, "agree").reason == "let_it_pass" and of(match, 3, "agree").reason == "nothing_to_call"


def test_a_seat_that_may_only_call_waits() -> None:
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, {}, HIGH_NEST)
    waiting = match.waiting()[0]
    told = advice(match, (waiting + 1) % 4)
    assert told.waits and told.reason == "nothing_to_call" and not told.sensible
    assert of(match, (waiting + 1) % 4, "call", fault="talk", seat=waiting).reason == "call_talk"


@pytest.mark.parametrize(("uphold", "reason"), [(False, "heard_nothing"), (True, "heard_talk")])
def test_votes_on_talk_are_for_those_who_heard_it(uphold: bool, reason: str) -> None:
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, {}, HIGH_NEST)
    do(match, 0, "call", fault="talk", seat=1)
    assert advice(match, 2).step.arg("uphold") is False
    told = of(match, 2, "vote", uphold=uphold)
    assert (told.reason, told.fact("seat")) == (reason, 1) and len(told.sensible) == 2


def auctions(deals: int) -> Iterator[Match]:
    """Matches in which a seat must bid, with bids of the best level."""
    for seed in range(deals):
        match, dealer = new_match("classic"), SeededDealer(seed)
        match.deal(dealer)
        while match.view(0).phase == "auction":
            yield match
            seat = match.waiting()[0]
            match.submit(match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "master", 1))


def test_a_hand_that_mostly_makes_a_bid_is_never_called_too_weak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "DEALS", 20)
    reasons = set()
    for match in auctions(12):
        told = advice(match, match.waiting()[0])
        reasons.add(told.reason)
        if told.reason == "pass_too_weak":
            assert told.fact("made") < 55
        if told.reason == "pass_to_defend":
            assert told.fact("made") >= 55 and len(told.sensible) == 2
    assert {"pass_too_weak", "pass_to_defend", "pass_for_partner"} <= reasons


def test_a_partner_who_cannot_be_outbid_any_more_is_not_raised() -> None:
    match = drawn(new_match("classic"), dealer=0)
    deal(match, {0: STRONG})
    bid(match, "- 70 -")
    told = advice(match, 0)
    assert (told.step.do, told.reason, told.fact("seat")) == ("pass", "pass_for_partner", 2)
    assert told.sensible == (told.step,)


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WORLDS", 20)
    monkeypatch.setattr(thinking, "searched", lambda *asked: searched(*asked[:3], min(asked[3], 20), asked[4]))


@pytest.mark.usefixtures("_soon")
def test_the_coachs_tips_about_cards_are_consistent() -> None:
    """Another seed gives the same tip, the best level plays it, it is no mistake, and no other card is listed as
    better."""
    match, dealer = new_match("classic"), SeededDealer(4)
    asked = 0
    while not match.view(0).sheet:
        match.deal(dealer)
        seat = match.waiting()[0]
        view, heard, prompts = match.view(seat), match.heard(seat), match.prompts_of(seat)
        step = match.game.decide(view, heard, prompts, "master", 7)
        if step.do == "play" and view.trick_number % 2:
            told = advice(match, seat)
            again = advice(match, seat, told.step, seed=9)
            assert told.step == step and again.reason != BEHIND and told.step in again.sensible
            assert told.weaker is None or (told.weaker.step not in told.sensible and told.weaker.fact("by") > 0)
            asked += len(view.hand) > 1
        match.submit(step)
    assert asked > 10


@pytest.mark.usefixtures("_soon")
def test_a_ridiculous_card_is_never_worth_more_than_the_advised_one() -> None:
    seen = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", "1 green-14, 2 green-8, 3 green-7")
    told, other = of_card(seen), of_card(seen, "green-10")
    assert told.step.arg("card") == "green-6"
    assert other.step not in told.sensible[:1] and (other.reason != BEHIND or other.fact("by") >= 0)
