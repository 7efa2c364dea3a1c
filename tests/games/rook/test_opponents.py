"""The fixed opponents of Rook, `rules` and `beginner`, whose steps are known in advance."""

import pytest

from engine.core.prompts import Prompt
from engine.core.shapes import One
from engine.games.rook.cards import playable, suit
from tests.games.rook.spots import cards, spot
from tools.opponents.rook import OPPONENTS


def played(name, hand, trick="", **more):
    view, heard = spot(hand, trick, **more)
    led = suit(view.trick[0][1], view.trump) if view.trick else None
    options = tuple((("card", card),) for card in playable(view.hand, led, view.trump))
    step = OPPONENTS[name](view, heard, (Prompt(view.viewer, "play", One(options)),), 1)
    return step.arg("card")


@pytest.mark.parametrize(
    ("hand", "trick", "bidder", "rules", "beginner"),
    [
        # The partner's 14 will hold: it gets the ten, from a beginner nothing.
        ("green 6 10, red 5", "1 green-5, 2 green-14, 3 green-7", None, "green 10", "green 6"),
        # As the last one: a ten that takes the trick, a beginner's highest card.
        ("green 8 10 13", "1 green-5, 2 green-6, 3 green-9", None, "green 10", "green 13"),
        # In the middle: no king under a 14 that is out, though it is the highest so far.
        ("green 6 13, red 7", "3 green-5", None, "green 6", "green 13"),
        # Its side has bid: trumps are drawn, a beginner leads its highest number.
        ("green 14, red 6 12", "", 2, "red 6", "green 14"),
        # No player spends the Rook on nothing, except a beginner.
        ("black 6, rook", "1 green-8, 2 green-6, 3 green-9", None, "black 6", "rook"),
    ],
)
def test_a_careful_player_and_a_beginner_play_the_same_hand(hand, trick, bidder, rules, beginner):
    assert (played("rules", hand, trick, bidder=bidder),) == cards(rules)
    assert (played("beginner", hand, trick, bidder=bidder),) == cards(beginner)
