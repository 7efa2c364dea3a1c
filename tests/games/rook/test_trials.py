"""Hands, nests and colours that the coach and the best computer players of Rook try before trump is named."""

from random import Random

import pytest

from engine.core.prompts import Prompt
from engine.core.shapes import One, Some
from engine.games.rook.bots.bidding import nest
from engine.games.rook.bots.trials import (
    LaidNest,
    Trial,
    best_laid,
    colors,
    exchanged,
    lay_tried,
    made,
    name_tried,
    trials,
)
from engine.games.rook.cards import COLORS
from tests.games.rook.spots import cards, spot

HELD = cards("red 7 8 11 13 14, rook, green 13 14, yellow 6 10, black 5 9 10 12")
"""A bidder's hand with its nest."""
DEALS = 24


def bidding(**more):
    held = more.pop("held", HELD)
    words = ", ".join(card.replace("-", " ") for card in held)
    return spot(words, bidder=0, nest=None, trump=None, phase="bury", nest_dealt=held[:5], **more)[0]


def test_every_nest_that_is_tried_differs_from_a_counted_one_in_one_card_at_most():
    laid = list(exchanged(HELD, 5))
    assert len(laid) == len(set(laid)) > 10
    assert laid[0] == LaidNest("red", nest(HELD, 5))
    for trump, chosen in laid:
        usual = set(nest(HELD, 5, trump=trump))
        assert len(chosen) == len(set(chosen)) == 5 and set(chosen) <= set(HELD)
        assert len(set(chosen) - usual) <= 1
        assert not any(card.startswith(trump) or card.endswith("-14") for card in set(chosen) - usual)


def test_a_nest_that_gives_the_best_cards_away_is_never_found_best():
    good, bad = LaidNest("red", nest(HELD, 5)), LaidNest("red", cards("red 13 14, rook, green 14 13"))
    assert best_laid(bidding(), HELD, (bad, good), DEALS, Random(1)) == good


def test_the_best_level_lays_as_many_cards_as_it_took_up_and_always_the_same():
    view = bidding()
    asked = Prompt(0, "bury", Some(HELD, 0, 14), key="cards")
    steps = {lay_tried(view, asked, DEALS, Random(3)).step for _ in range(2)}
    assert len(steps) == 1 and len(steps.pop().arg("cards")) == 5


def test_a_corrected_nest_is_counted_and_keeps_its_required_cards():
    must = cards("black 5 9 10")
    asked = Prompt(0, "bury", Some(HELD, 5, 5, must), key="cards")
    assert set(must) <= set(lay_tried(bidding(), asked, DEALS, Random(3)).step.arg("cards"))


def test_the_named_colour_counts_enough_for_any_nest():
    kept, laid = cards("red 7 8 11 13 14, rook, green 13 14, yellow 6"), cards("yellow 10, black 5 9 10 12")
    words = ", ".join(card.replace("-", " ") for card in kept)
    view = spot(words, bidder=0, nest=laid, nest_dealt=laid, trump=None, phase="trump")[0]
    asked = Prompt(0, "trump", One(tuple((("color", color),) for color in COLORS)))
    assert name_tried(view, asked, DEALS, Random(1)).step.arg("color") in colors(HELD)
    assert colors(HELD)[0] == "red"


HAND = "red 8 11 13 14, green 14, yellow 7, black 9 12, rook"


def auction(bids):
    return spot(HAND, phase="auction", trump=None, bids=bids)[0]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (((1, None),), ((1, 90),)),
        (((2, 90),), ((2, None),)),
        (((3, None), (2, 90)), ((3, 90), (2, None))),
        (((3, 75),), ((3, 100),)),
    ],
)
def test_heard_bids_change_how_often_a_bid_is_made(more, less):
    """The same deals: a weak opponent or a strong partner helps, the opposite costs; and a seat that bid higher has
    more."""
    tried = trials(auction(()), Random(5), 5 * DEALS)
    strong, weak = (made(auction(bids), tried, 105) for bids in (more, less))
    assert strong > weak


def test_under_a_standing_bid_the_others_have_passed():
    """A deal in which an opponent would have bid 95 hardly counts under a bid of 75, but it does under one of 100."""
    strong, weak = Trial(40, {1: 95.0, 2: 60.0, 3: 60.0}), Trial(122.5, {1: 60.0, 2: 60.0, 3: 60.0})
    assert made(auction(()), (strong, weak), 75) > 70 > made(auction(()), (strong, weak), 100) > 50


def test_a_player_alone_concludes_nothing_from_others_bids():
    hand = "red 8 11 13 14, green 14, yellow 7, black 9 12"
    views = [
        spot(hand, phase="auction", trump=None, variant="intermediate", bids=bids, bidder=None)[0]
        for bids in ((), ((1, 4), (2, None)))
    ]
    tried = trials(views[0], Random(5), 4)
    assert tried == trials(views[1], Random(5), 4)
    assert made(views[0], tried, 60) == made(views[1], tried, 60)


def test_a_higher_bid_is_made_less_often_and_the_possible_points_can_be_made():
    alike = {1: 70.0, 2: 70.0, 3: 70.0}
    tried = [Trial(took, alike) for took in (60.0, 81.0, 90.0, 122.5)]
    often = [made(auction(()), tried, points) for points in range(50, 125, 5)]
    assert often == sorted(often, reverse=True) and often[0] == 100
    assert made(auction(()), tried, 120) == 25
