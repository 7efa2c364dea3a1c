"""Hand-written positions with the card that every player at a club table would expect."""

from dataclasses import replace

import pytest

from engine.core.characters import CHARACTERS
from engine.core.prompts import Prompt
from engine.core.shapes import Number, One, Some
from engine.games.rook.bots.bidding import best_color, estimate, gain, nest
from engine.games.rook.bots.choice import CardChoice, manner_bonus, sensible_cards
from engine.games.rook.bots.counting import know
from engine.games.rook.bots.levels import FAIR, GENTLE, MASTER
from engine.games.rook.bots.search import best_found
from engine.games.rook.bots.thinking import suspects, weighed
from tests.games.rook.spots import card_of, cards, says, spot

THINKERS = ("fair", "sharp", "master")
"""Levels that choose the best card they find. In positions for all of them hands have their real sizes, because worlds
could not be drawn otherwise."""


def test_the_rook_is_not_played_into_a_worthless_trick():
    seen = spot("green 6 9, yellow 7 8 9, black 7 8 9, rook", "1 green-8, 2 green-7, 3 green-11")
    seeds = {"gentle": 40, "fair": 1, "sharp": 5, "master": 1}
    played = {card_of(*seen, level=level, seed=seed) for level, many in seeds.items() for seed in range(many)}
    assert played <= {"green-6", "green-9"}


@pytest.mark.parametrize("level", THINKERS)
def test_the_rook_takes_a_trick_with_many_points(level):
    seen = spot("green 6 9, yellow 7 8 9, black 7 8 9, rook", "1 green-14, 2 green-10, 3 green-5", bidder=1)
    assert card_of(*seen, level=level) == "rook"


@pytest.mark.parametrize("level", THINKERS)
def test_a_partner_who_surely_wins_gets_the_ten(level):
    seen = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", "1 green-8, 2 green-14, 3 green-7")
    assert card_of(*seen, level=level) == "green-10"


@pytest.mark.parametrize("level", THINKERS)
def test_a_partner_who_surely_wins_gets_the_five_if_there_is_no_ten(level):
    seen = spot("green 5 6, yellow 7 8 9, black 6 7 8 9", "1 green-8, 2 green-14, 3 green-7")
    assert card_of(*seen, level=level) == "green-5"


@pytest.mark.parametrize("level", THINKERS)
def test_an_opponent_who_surely_wins_gets_nothing(level):
    seen = spot("green 6 10 11, yellow 7 8 9, black 7 8 9", "1 green-14, 2 green-8, 3 green-7")
    assert card_of(*seen, level=level) == "green-6"


def test_the_last_seat_wins_cheaply():
    """Any of three would take the trick: the least useful one does, and the ten is safe."""
    assert card_of(*spot("green 11 13, yellow 8", "1 green-9, 2 green-7, 3 green-5")) == "green-11"
    assert card_of(*spot("green 10 13, yellow 8", "1 green-9, 2 green-7, 3 green-5")) == "green-10"


def test_the_last_seat_trumps_a_ten_with_the_lowest_trump():
    seen = spot("red 6 13, yellow 7 8", "1 green-10, 2 green-7, 3 green-8", bidder=1)
    assert card_of(*seen) == "red-6"


@pytest.mark.parametrize("level", THINKERS)
def test_a_trick_that_the_partner_has_won_is_not_trumped(level):
    seen = spot("red 6 13, yellow 7 8 9 10, black 7 8 9", "1 green-9, 2 green-14, 3 green-8", bidder=1)
    assert card_of(*seen, level=level) == "yellow-10"


@pytest.mark.parametrize(
    ("hand", "trick", "laughable"),
    [
        ("green 12, black 5 10, yellow 13, rook", "1 yellow-12, 2 yellow-11, 3 red-9", {"rook"}),
        ("black 5 10 14, rook", "1 green-9, 2 yellow-12, 3 green-8", {"rook"}),
        ("red 6 13, black 7, yellow 8", "1 green-9, 2 green-14, 3 green-8", {"red-6", "red-13"}),
        ("green 6 10, black 9 11", "1 yellow-6, 2 yellow-8, 3 yellow-13", {"green-10"}),
        ("black 10 13, yellow 10 13", "1 green-6, 2 green-8, 3 green-13", set()),
        ("black 10 13, yellow 10 12", "1 green-6, 2 green-8, 3 green-13", {"black-10", "yellow-10"}),
        ("green 5 6 10", "1 green-14", {"green-5", "green-10"}),
        ("green 5 8 11", "2 green-8, 3 green-14", {"green-5"}),
        ("red 6 10 14", "1 green-12, 2 green-10, 3 rook", {"red-10", "red-14"}),
        ("red 5 7 13, rook", "2 green-12, 3 red-11", {"red-5", "rook"}),
        ("red 5 12, black 10", "1 green-12, 2 green-10, 3 red-13", set()),
        ("green 5 13", "1 green-14", set()),
        ("green 5 6", "1 green-13", set()),
        ("green 5 6", "2 green-14, 3 green-7", set()),
    ],
)
def test_a_ridiculous_card_is_not_even_considered(hand, trick, laughable):
    known = know(*spot(hand, trick, bidder=3), FAIR.memory)
    assert set(known.legal) - set(sensible_cards(known)) == laughable


@pytest.mark.parametrize("level", ["gentle", *THINKERS])
def test_no_level_throws_a_counter_under_a_14(level):
    """The partner is still to come, and may have the colour."""
    seen = spot("green 5 6 8 10, yellow 7 8 9, black 7 8", "1 green-14")
    assert {card_of(*seen, level=level, seed=seed) for seed in range(6)} <= {"green-6", "green-8"}


def test_a_trick_that_only_a_trump_can_take_may_be_the_partners():
    """The black 13 is the highest left. A seat that trumped that colour before may do so again, one that followed does
    not."""
    hand, trick = "black 5 7", "1 black-13"
    beyond = ("0 black-6, 1 black-14, 2 black-8, 3 black-9",)
    ruffed = ("0 black-6, 1 black-14, 2 red-8, 3 black-9",)
    for past, laughable in ((beyond, {"black-5"}), (ruffed, set())):
        known = know(*spot(hand, trick, bidder=3, past=past), FAIR.memory)
        assert set(known.legal) - set(sensible_cards(known)) == laughable


def test_a_player_without_a_better_card_is_not_ridiculous():
    known = know(*spot("red 6 13, rook", "1 green-9, 2 green-14, 3 green-8", bidder=3), FAIR.memory)
    assert sensible_cards(known) == known.legal


def test_the_card_of_the_count_is_played_if_worlds_tell_no_difference():
    choices = (CardChoice("red-6", 1.0, "a"), CardChoice("red-8", 3.0, "b"), CardChoice("red-9", 9.0, "c"))
    found = {"red-6": 4.0, "red-8": 3.9, "red-9": 1.0}
    assert best_found(found, choices, MASTER.alike) == CardChoice("red-8", 3.9, "b")
    assert best_found({"red-6": 4.0, "red-9": 1.0}, choices, MASTER.alike).card == "red-6"


def test_a_ten_is_not_led_into_unseen_higher_cards():
    seen = spot("green 6 10, yellow 7 10, black 8, red 7", bidder=1)
    assert card_of(*seen) not in ("green-10", "yellow-10")


def test_the_bidder_draws_trump_before_cashing_a_side_14():
    seen = spot("red 8 11 12 13 14, green 14, black 14, rook", bidder=0, nest=cards("yellow 5 6 7 8 10"))
    assert card_of(*seen).split("-")[0] in ("red", "rook")


def test_the_bidder_does_not_draw_trumps_that_no_other_seat_has():
    past = ("0 red-14, 1 green-5, 2 red-6, 3 black-5", "0 red-13, 1 green-7, 2 red-7, 3 black-6")
    seen = spot("red 8 11, green 14", bidder=0, nest=cards("yellow 5 6 7 8 10"), past=past)
    assert "draw_trump" not in {choice.reason for choice in weighed(know(*seen, FAIR.memory))}


def test_a_club_player_remembers_every_card_and_a_gentle_one_the_latest():
    past = ("0 green-5, 1 green-13, 2 green-6, 3 green-7", *("0 black-5, 1 black-6, 2 black-7, 3 black-8",) * 3)
    view, heard = spot("green 12, yellow 7", past=past)
    assert 13 not in know(view, heard, FAIR.memory).unseen["green"]
    assert 13 in know(view, heard, GENTLE.memory).unseen["green"]


def test_second_thoughts_stay_within_a_few_points():
    seen = spot("green 6 7 8 10 11, yellow 7, black 8", "1 green-14, 2 green-9, 3 green-12")
    played = {card_of(*seen, level="gentle", seed=seed) for seed in range(300)}
    worth = {choice.card: choice.worth for choice in weighed(know(*seen, GENTLE.memory))}
    assert len(played) > 1
    assert "green-10" not in played
    assert all(worth[card] >= max(worth.values()) - GENTLE.tolerance for card in played)


def test_every_weighed_card_has_a_reason():
    for trick in ("", "3 green-9", "2 green-14, 3 green-9", "1 black-8, 2 green-14, 3 green-9"):
        assert all(
            choice.reason for choice in weighed(know(*spot("green 6 10, red 7, yellow 14, rook", trick), FAIR.memory))
        )


def test_the_nest_empties_a_short_colour_hides_tens_and_keeps_trumps_14s_and_the_rook():
    taken = cards("red 5 7 8 11 13 14, rook, green 14 13, yellow 6 10, black 7 9 12")
    assert best_color(taken).color == "red"
    assert nest(taken, 5) == cards("yellow 6 10, black 7 9 12")


def test_a_corrected_nest_keeps_its_required_cards():
    held = cards("red 5 7 8 11 13 14, rook, green 14 13")
    view, heard = spot("red 5 7 8 11 13 14, rook, green 14 13", bidder=0, phase="repair", nest=cards("black 7 9 12"))
    must = cards("black 7 9 12")
    asked = Prompt(0, "bury", Some((*held, *must), 5, 5, must), key="cards")
    step = says(view, heard, asked)
    assert asked.accepts(step)
    assert "rook" not in step.arg("cards")


def auction(hand, least=70, **more):
    view, heard = spot(hand, phase="auction", trump=None, **more)
    bid = Prompt(0, "bid", Number(least, 120, 5), key="amount")
    return view, heard, bid, Prompt(0, "pass")


def test_a_strong_hand_opens_and_a_weak_one_passes():
    strong = "red 8 10 11 13 14, green 14, black 14, yellow 6, rook"
    assert says(*auction(strong)).args == (("amount", 70),)
    assert says(*auction("red 6 7, green 5 8 9, black 7 8, yellow 6 9")).do == "pass"


def test_partner_is_not_outbid_for_little():
    hand = "red 8 10 11 13, green 14, black 6 7, yellow 6, rook"
    assert says(*auction(hand, 85, bidder=1)).do == "bid"
    assert says(*auction(hand, 85, bidder=2)).do == "pass"


@pytest.mark.parametrize("level", ["gentle", *THINKERS])
def test_a_partner_who_cannot_be_outbid_is_not_raised(level):
    strong, out = "red 8 10 11 13 14, green 14, black 14, yellow 6, rook", ((1, None), (3, None))
    ours = (*out[:1], (2, 70), *out[1:])
    assert says(*auction(strong, 75, bids=ours, bidder=2), level=level).do == "pass"
    assert says(*auction(strong, 75, bids=((2, None), (3, 70)), bidder=3), level=level).do == "bid"


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_a_level_that_follows_the_auction_bids_for_a_partner_who_is_out(level):
    """As long as the partner may still bid, a middling hand may pass; the opponents do not get the nest for nothing."""
    hand = "red 7 8 9 10, green 14 11, black 6 7 8"
    assert says(*auction(hand, 75, bids=((3, 70),), bidder=3), level=level).do == "pass"
    assert says(*auction(hand, 75, bids=((2, None), (3, 70)), bidder=3), level=level).do == "bid"


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_near_the_end_of_a_match_the_auction_is_not_left_to_the_others(level):
    hand = "red 7 8 9 10, green 14 11, black 6 7 8"
    for totals, word in (((0, 0), "pass"), ((50, 260), "pass"), ((230, 260), "bid"), ((260, 230), "bid")):
        assert says(*auction(hand, 75, bids=((3, 70),), bidder=3, totals=totals), level=level).do == word


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("red 6 7 8 9 10, green 6, black 6, yellow 6 7", "red 6 7 8 9, green 6 7, black 6, yellow 6 7"),
        ("red 6 7 8 9, green 6 7, black 6 7, rook", "red 6 7 8 9, green 6 7, black 6 7 8"),
        ("red 6 7 8 14, green 6 7 8, black 6 7", "red 6 7 8 9, green 6 7 8, black 6 7"),
        ("red 6 7 8 9, green 6 7 8 9 11", "red 6 7 8 9, green 6 7 8 9, black 11"),
        ("red 6 7 8 9, green 6 7 8 9, black 14", "red 6 7 8 9, green 6 7 8 9, black 11"),
    ],
)
def test_the_value_of_a_hand_in_bids(better, worse):
    first, second = (spot(hand, phase="auction", trump=None)[0] for hand in (better, worse))
    assert gain(first, 80) > gain(second, 80)


def test_the_higher_the_bid_the_less_it_gains_and_least_over_the_partner():
    view = spot("red 6 7 8 9, green 6 7 8 9 11", phase="auction", trump=None)[0]
    gains = [gain(view, amount) for amount in range(70, 125, 5)]
    assert gains == sorted(gains, reverse=True)
    over, against = (replace(view, bids=((2, 70), (3, 75)), bidder=bidder) for bidder in (2, 3))
    assert gain(over, 80) < gain(against, 80)


def test_intermediate_bids_all_at_once_and_the_dealer_just_enough():
    """RK-24, RK-70: one turn, and a bid too high costs nothing but the hand."""
    hand = "red 8 10 11 13 14, green 14, black 14, yellow 6, rook"
    bid = Prompt(0, "bid", Number(3, 24), key="amount")
    pass_ = Prompt(0, "pass")
    amounts = []
    for dealer in (3, 0):
        view, heard = spot(hand, phase="auction", trump=None, variant="intermediate", dealer=dealer)
        amounts.append(says(view, heard, bid, pass_).arg("amount"))
    assert amounts[0] > 10
    assert amounts[1] == 3


def test_votes_are_against_a_fine_and_the_count_is_agreed_to():
    view, heard = spot("red 5", phase="vote")
    options = ((("uphold", True),), (("uphold", False),))
    assert says(view, heard, Prompt(0, "vote", One(options))).arg("uphold") is False
    assert says(view, heard, Prompt(0, "agree")).do == "agree"


@pytest.mark.parametrize(("card", "found"), [("green-6", ((1, 1),)), ("black-9", ())])
def test_a_renege_is_suspected_when_the_colour_is_played_later(card, found):
    past = ("0 green-9, 1 yellow-5, 2 green-7, 3 green-8", f"3 yellow-9, 0 yellow-8, 1 {card}, 2 yellow-7")
    assert suspects(*spot("red 8 9", past=past)) == found


def test_a_level_that_bids_too_little_does_not_win_by_being_bold():
    """Each daring point would be one that its caution has cost; others value a hand higher."""
    view, _ = spot("red 8 11 13 14, rook, green 14, yellow 7, black 9 12", phase="auction", trump=None)
    bold = CHARACTERS["bold"].manner
    seen = {
        level.name: (estimate(view, level), estimate(view, replace(level, manner=bold))) for level in (GENTLE, FAIR)
    }
    assert seen["gentle"][0] == seen["gentle"][1]
    assert seen["fair"][0] < seen["fair"][1]


@pytest.mark.parametrize(
    ("trick", "likes"), [("1 green-8, 2 green-6, 3 green-7", True), ("2 green-8, 3 green-7", False)]
)
def test_a_hurrying_player_takes_tricks_from_opponents_and_not_from_the_partner(trick: str, likes: bool):
    view, heard = spot("green 5 9, yellow 7 8 9, black 7 8 9", trick)
    liked = manner_bonus(know(view, heard, 99), None, replace(FAIR, manner=CHARACTERS["quick"].manner))
    assert (liked["green-9"] > liked["green-5"]) is likes


def test_a_hurrying_player_leads_certain_cards_and_trumps_first():
    view, heard = spot("red 6 7, green 8 14, yellow 7 8 9, black 7 8")
    liked = manner_bonus(know(view, heard, 99), None, replace(FAIR, manner=CHARACTERS["quick"].manner))
    assert liked["green-14"] > liked["red-6"] == liked["red-7"] > liked["green-8"] == liked["yellow-7"] == 0.0
