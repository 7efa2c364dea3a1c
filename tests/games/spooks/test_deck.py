"""The deck and who plays: SP-2 to SP-7."""

from collections import Counter

import pytest

from engine.core.cards import Card
from engine.core.game import BadSetup
from engine.core.messages import say
from engine.games.spooks.cards import (
    CAT,
    COLOR,
    MASTER,
    NUMBER,
    PACK,
    SUIT,
    card_noun,
    is_card,
    points,
    rank_noun,
    sort_hand,
)
from engine.games.spooks.game import GAME
from engine.games.spooks.options import ruleset
from tests.games.spooks.tables import new
from tests.refusals import english


def test_sp_2_a_deck_is_five_suits_of_eleven_and_one_cat() -> None:
    words = [f"{suit}-{rank}" for suit in ("spider", "spook", "goblin", "bone", "bat") for rank in (*range(1, 11), "m")]
    assert sorted(PACK) == sorted([*words, "cat"])
    assert len(PACK) == 56
    assert ruleset(GAME.setup("hand", 4, {})).deck == PACK


def test_sp_3_a_master_comes_after_ten_and_counts_eleven_for_order() -> None:
    assert NUMBER["bone-10"] == 10
    assert NUMBER["bone-m"] == MASTER == 11
    assert sort_hand(("bat-m", "bat-10", "bat-2")) == ("bat-2", "bat-10", "bat-m")


def test_sp_4_the_three_colours() -> None:
    colours = {"spider": "blue", "spook": "blue", "goblin": "green", "bone": "red", "bat": "red"}
    assert all(COLOR[card] == colours[SUIT[card]] for card in PACK if card != CAT)


def test_sp_5_the_cat_has_no_suit_colour_or_number() -> None:
    assert (SUIT[CAT], COLOR[CAT], NUMBER[CAT]) == ("cat", "none", 0)
    assert not [card for card in PACK if card != CAT and SUIT[card] == "cat"]


def test_sp_6_two_decks_hold_every_card_twice() -> None:
    deck = ruleset(GAME.setup("hand", 4, {"decks": 2})).deck
    assert Counter(deck) == dict.fromkeys(PACK, 2)
    assert points(deck) == 810


@pytest.mark.parametrize(
    ("variant", "least", "one", "two"), [("hand", 3, 8, 12), ("series", 3, 8, 12), ("long", 4, 8, 12)]
)
def test_sp_7_how_many_may_play(variant: str, least: int, one: int, two: int) -> None:
    """SP-7, SP-Q3, SP-Q51: three at least, in `long` four; eight with one deck, twelve with two."""
    for decks, most in ((1, one), (2, two)):
        for players in range(1, 14):
            if least <= players <= most:
                assert new(variant, players, decks=decks).setup.players == players
            else:
                with pytest.raises(BadSetup):
                    new(variant, players, decks=decks)


def test_sp_7_a_second_deck_is_asked_for_in_words() -> None:
    with pytest.raises(BadSetup, match="spooks hand for 9 players needs the option decks at 2"):
        new("hand", 9)
    with pytest.raises(BadSetup, match="spooks long is for 4 to 8 players, not 3"):
        new("long", 3)
    with pytest.raises(BadSetup, match="spooks hand is for 3 to 12 players, not 13"):
        new("hand", 13, decks=2)


def test_options_and_their_ranges() -> None:
    """The table of options: an unknown option, a value out of range or of another type is refused."""
    for options in ({"target": 100}, {"decks": 3}, {"decks": True}, {"ghost": 1}, {"speed": 1}):
        with pytest.raises(BadSetup):
            GAME.setup("hand", 4, options)
    for target in (19, 1001, "200"):
        with pytest.raises(BadSetup):
            GAME.setup("series", 4, {"target": target})
    assert GAME.setup("series", 4, {"target": 200, "ghost": False}).options == {}


def test_valid_cards() -> None:
    assert all(map(is_card, PACK))
    for word in ("spider-0", "spider-11", "bone-M", "cats", "Cat", "rook", "", "goblin"):
        assert not is_card(word)


def test_cards_are_spoken_as_people_say_them() -> None:
    def spoken(card: str) -> str:
        return english(say("spooks-no-held", card=card_noun(Card(card))))

    assert spoken("bone-5") == "You don't have Bone 5."
    assert spoken("spook-m") == "You don't have the Master of Spooks."
    assert spoken("cat") == "You don't have the Black Cat."
    assert len({spoken(card) for card in PACK}) == len(PACK)
    assert [english(rank_noun(number)) for number in (1, 8, 11)] == ["a 1", "an 8", "a Master"]
