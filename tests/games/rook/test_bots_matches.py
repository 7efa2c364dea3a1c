"""Computer players of Rook in whole matches: legal, repeatable, blind to secrets."""

from random import Random

import pytest

from engine.core.levels import LEVELS
from engine.core.match import Match
from engine.games.rook.bots import decide
from engine.games.rook.cards import playable, suit
from engine.games.rook.events import NestLaid, RenegeCalled
from engine.games.rook.game import GAME
from tests.bots.in_turn import in_turn

TABLES = [
    ("beginner", 4, {}),
    ("intermediate", 4, {}),
    ("classic", 4, {}),
    ("classic", 4, {"partner_draw": True}),
    ("classic", 4, {"enforcement": "honour"}),
    ("classic_individual", 5, {}),
    ("classic_individual", 6, {}),
    ("classic_individual", 6, {"enforcement": "honour"}),
]
MOST_STEPS = 30_000
PLENTY = 400
QUICK = LEVELS[:3]
"""Levels that decide without search."""


def asked_in_turn(table, levels, deal, steps):
    """`in_turn` at a table of that kind."""
    variant, players, options = table
    return in_turn(Match(GAME, GAME.setup(variant, players, options)), levels, deal, steps)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_a_table_of_one_level_plays_to_the_end(table, level):
    asked = list(asked_in_turn(table, [level] * table[1], 7, MOST_STEPS))
    assert asked[-1][0].over


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_mixed_tables_only_do_what_they_are_asked(table):
    for deal in range(3):
        levels = [QUICK[(deal + seat) % len(QUICK)] for seat in range(table[1])]
        for *_, asks, step in asked_in_turn(table, levels, deal, PLENTY):
            assert any(prompt.accepts(step) for prompt in asks)


@pytest.mark.parametrize("level", QUICK)
def test_same_arguments_same_step(level):
    for _, _, view, heard, asks, step in asked_in_turn(TABLES[2], [level] * 4, 3, 120):
        again = {decide(view, heard, asks, level, 99) for _ in range(3)}
        assert len(again) == 1
        if level == "fair":
            assert again == {step}


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_a_twin_that_differs_in_secrets_gets_the_same_step(table, level):
    """The cards hidden from the seat are dealt again so that it could not tell the difference."""
    for turn, (_, seat, view, heard, asks, step) in enumerate(asked_in_turn(table, [level] * table[1], 5, 130)):
        if turn % 4:
            continue
        twin = GAME.imagine(view, heard, Random(turn))
        twin_asks = tuple(prompt for prompt in GAME.prompts(twin) if prompt.who == seat)
        assert twin_asks == asks
        assert decide(GAME.view(twin, seat), heard, twin_asks, level, 5 * 1000 + turn) == step


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize(("level", "every"), [("sharp", 10), ("master", 40)])
def test_a_level_that_tries_worlds_does_what_is_asked_and_is_as_blind(table, level, every):
    """Thinking takes its time, so it is asked from time to time while fair players play."""
    for turn, (_, seat, view, heard, asks, _) in enumerate(asked_in_turn(table, ["fair"] * table[1], 6, 120)):
        if turn % every != every // 2:
            continue
        step = decide(view, heard, asks, level, turn)
        assert any(prompt.accepts(step) for prompt in asks)
        twin = GAME.imagine(view, heard, Random(turn))
        twin_asks = tuple(prompt for prompt in GAME.prompts(twin) if prompt.who == seat)
        assert decide(GAME.view(twin, seat), heard, twin_asks, level, turn) == step


@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_in_honour_no_renege_and_no_wrong_nest(level):
    """RK-91, RK-106: steps that strict would refuse are never chosen, though honour allows them."""
    for _, _, view, _, _, step in asked_in_turn(TABLES[4], [level] * 4, 11, MOST_STEPS):
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
        asked = list(asked_in_turn(TABLES[4], ["fair", "random", "fair", "random"], deal, 200))
        match = asked[-1][0]
        called = [event for event in match.events if isinstance(event, RenegeCalled) and event.by in (0, 2)]
        assert all(event.true for event in called)
        calls += len(called)
        repairs += sum(isinstance(event, NestLaid) and event.repair for event in match.events)
    assert calls
    assert repairs


def test_an_unknown_level_is_refused():
    match = Match(GAME, GAME.setup("classic", 4, {}))
    with pytest.raises(ValueError, match="champion"):
        decide(match.view(0), (), (), "champion", 1)


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] != "beginner"], ids=str)
@pytest.mark.parametrize("level", ["gentle", "fair"])
def test_most_hands_are_opened(table, level):
    """RK-Q16: throwing in hand after hand would be no fun."""
    words = [
        [step.do for *_, view, _, _, step in asked_in_turn(table, [level] * table[1], deal, 8) if not view.sheet]
        for deal in range(12)
    ]
    assert sum("bid" in said for said in words) >= 9
