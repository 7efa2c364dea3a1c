"""Computer players of Rook in whole matches: they follow the rules on honour, and they bid."""

import pytest

from engine.core.match import Match
from engine.games.rook.cards import playable, suit
from engine.games.rook.events import NestLaid, RenegeCalled
from engine.games.rook.game import GAME
from tests.bots.in_turn import in_turn
from tests.games.rook.sample import SAMPLE
from tests.samples import Way

HONOUR = Way("classic", 4, {"enforcement": "honour"})


def asked_in_turn(table, levels, deal, steps=None):
    """`in_turn` at a table of that kind."""
    variant, players, options = table
    return in_turn(Match(GAME, GAME.setup(variant, players, options)), levels, deal, steps)


@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_in_honour_no_renege_and_no_wrong_nest(level):
    """RK-91, RK-106: steps that strict would refuse are never chosen, though honour allows them."""
    for _, _, view, _, _, step in asked_in_turn(HONOUR, [level] * 4, 11):
        if step.do == "play":
            led = suit(view.trick[0][1], view.trump) if view.trick else None
            assert step.arg("card") in playable(view.hand, led, view.trump)
        if step.do == "bury":
            assert len(step.arg("cards")) == len(view.nest_dealt) == 5
        assert step.do != "call"


def test_in_honour_only_public_faults_are_called_and_always_rightly():
    """RK-Q63 included: random players renege and lay wrong nests, and every call of a fair one is right."""
    calls = repairs = 0
    for deal in range(40):
        asked = list(asked_in_turn(HONOUR, ["fair", "random", "fair", "random"], deal, 200))
        match = asked[-1][0]
        called = [event for event in match.events if isinstance(event, RenegeCalled) and event.by in (0, 2)]
        assert all(event.true for event in called)
        calls += len(called)
        repairs += sum(isinstance(event, NestLaid) and event.repair for event in match.events)
    assert calls
    assert repairs


@pytest.mark.parametrize("table", [way for way in SAMPLE.bots.tables if way.variant != "beginner"], ids=str)
@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_most_hands_are_opened(table, level):
    """RK-Q16: throwing in hand after hand would be no fun."""
    words = [
        [step.do for *_, view, _, _, step in asked_in_turn(table, [level] * table[1], deal, 8) if not view.sheet]
        for deal in range(12)
    ]
    assert sum("bid" in said for said in words) >= 9
