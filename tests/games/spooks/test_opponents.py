"""The fixed opponents of Spooks, whose steps are known in advance."""

from typing import Any

import pytest

from tests.games.spooks.tables import on
from tools.opponents.spooks import OPPONENTS

FULL = "spider 2 3 4 6, spook 3 4 5 6 8, bat 2 8"
"""A hand of eleven for another seat."""


@pytest.mark.parametrize(
    ("hand", "lies", "rules", "child"),
    [
        # To begin with: a low blue card; the biggest.
        ("spider 2, spook 8, bat 9", {}, "spider-2", "bat-9"),
        # The Cat fits on anything: a child plays it as soon as no other card fits.
        ("cat, bat 1, bone 2 9", {"phase": "blue", "top": "spider-4", "actor": 3}, None, "cat"),
    ],
)
def test_a_careful_player_and_a_child_play_the_same_hand(
    hand: str, lies: dict[str, Any], rules: str | None, child: str
) -> None:
    match = on(hand, FULL, FULL, FULL, **lies)
    for name, card in (("rules", rules), ("child", child)):
        step = OPPONENTS[name](match.view(0), match.heard(0), match.prompts_of(0), 1)
        assert dict(step.args).get("card") == card, name
