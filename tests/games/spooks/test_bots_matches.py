"""Computer players of Spooks in whole matches: legal, repeatable, blind to secrets."""

from random import Random

import pytest

from engine.core.levels import LEVELS
from engine.core.match import Match
from engine.games.spooks.bots import decide
from engine.games.spooks.game import GAME
from tests.bots.in_turn import in_turn

TABLES = [
    ("hand", 3, {}),
    ("hand", 4, {}),
    ("hand", 8, {"masters": True}),
    ("hand", 12, {"decks": 2, "ghost": True, "masters": True}),
    ("hand", 3, {"decks": 2, "masters": True}),
    ("series", 4, {"target": 60}),
    ("long", 5, {"target": 40, "masters": True, "ghost": True}),
]
MOST_STEPS = 4_000
PLENTY = 150
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
    for deal in range(2):
        levels = [QUICK[(deal + seat) % len(QUICK)] for seat in range(table[1])]
        for *_, asks, step in asked_in_turn(table, levels, deal, PLENTY):
            assert any(prompt.accepts(step) for prompt in asks)


@pytest.mark.parametrize("level", QUICK)
def test_same_arguments_same_step(level):
    for _, _, view, heard, asks, step in asked_in_turn(TABLES[1], [level] * 4, 3, 80):
        again = {decide(view, heard, asks, level, 99) for _ in range(3)}
        assert len(again) == 1
        if level == "fair":
            assert again == {step}


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", QUICK)
def test_a_twin_that_differs_in_secrets_gets_the_same_step(table, level):
    """The cards hidden from the seat are dealt again so that it could not tell the difference."""
    for turn, (_, seat, view, heard, asks, step) in enumerate(asked_in_turn(table, [level] * table[1], 5, PLENTY)):
        if turn % 5:
            continue
        twin = GAME.imagine(view, heard, Random(turn))
        twin_asks = tuple(prompt for prompt in GAME.prompts(twin) if prompt.who == seat)
        assert twin_asks == asks
        assert decide(GAME.view(twin, seat), heard, twin_asks, level, 5 * 1000 + turn) == step


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize(("level", "every"), [("sharp", 12), ("master", 70)])
def test_a_level_that_tries_worlds_does_what_is_asked_and_is_as_blind(table, level, every):
    """Thinking takes its time, so it is asked from time to time while fair players play."""
    for turn, (_, seat, view, heard, asks, _) in enumerate(asked_in_turn(table, ["fair"] * table[1], 6, PLENTY)):
        if turn % every != every // 2:
            continue
        step = decide(view, heard, asks, level, turn)
        assert any(prompt.accepts(step) for prompt in asks)
        twin = GAME.imagine(view, heard, Random(turn))
        twin_asks = tuple(prompt for prompt in GAME.prompts(twin) if prompt.who == seat)
        assert decide(GAME.view(twin, seat), heard, twin_asks, level, turn) == step


def test_an_unknown_level_and_no_question_are_refused():
    match = Match(GAME, GAME.setup("hand", 4, {}))
    with pytest.raises(ValueError, match="champion"):
        decide(match.view(0), (), (), "champion", 1)
    for level in QUICK:
        with pytest.raises(ValueError, match="nothing is asked"):
            decide(match.view(0), (), (), level, 1)
