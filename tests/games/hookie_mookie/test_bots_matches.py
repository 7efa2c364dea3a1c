"""Computer players in whole matches: legal, repeatable, blind to secrets."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from engine.core.levels import LEVELS
from engine.games.hookie_mookie.bots import decide
from engine.games.hookie_mookie.game import GAME
from tests.bots.in_turn import in_turn
from tests.games.hookie_mookie.tables import new_match

TABLES = [
    ("together", 2, {}),
    ("together", 3, {"must_empty": 3, "ghost_cards": 0}),
    ("together", 4, {"must_empty": 2, "jokers": 4, "ghost_cards": 12, "penalty_caller": 5, "penalty_partner": 5}),
    ("race", 2, {"jokers": 1, "penalty_caller": 1}),
    ("race", 4, {"jokers": 3}),
]
ENOUGH = 40
"""Deals of which all masters as partners win by far the most; a half would be a broken convention."""


def asked_in_turn(table: tuple[str, int, dict[str, object]], levels: Sequence[str], deal: int) -> Iterator[tuple]:
    """`in_turn` at a table of that kind."""
    return in_turn(new_match(table[1], table[0], **table[2]), levels, deal)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_table_of_one_level_plays_to_the_end(table: tuple, level: str) -> None:
    """HM-Q40: always."""
    for deal in range(4):
        assert list(asked_in_turn(table, [level] * table[1], deal))[-1][0].over


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_mixed_tables_only_do_what_they_are_asked(table: tuple) -> None:
    for deal in range(8):
        levels = [LEVELS[(deal + seat) % len(LEVELS)] for seat in range(table[1])]
        for *_, asks, step in asked_in_turn(table, levels, deal):
            assert any(prompt.accepts(step) for prompt in asks)


@pytest.mark.parametrize("level", LEVELS)
def test_same_arguments_same_step(level: str) -> None:
    for _, _, view, heard, asks, step in asked_in_turn(TABLES[0], [level] * 2, 3):
        assert len({decide(view, heard, asks, level, 99) for _ in range(3)}) == 1
        if level == "master":
            assert decide(view, heard, asks, level, 99) == step


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_twin_that_differs_in_secrets_gets_the_same_step(table: tuple, level: str) -> None:
    """Hands of others, ghost hand, deck and the other offer are dealt again so that it could not tell the
    difference."""
    for turn, (_, seat, view, heard, asks, step) in enumerate(asked_in_turn(table, [level] * table[1], 5)):
        twin = GAME.imagine(view, heard, Random(turn))
        twin_asks = tuple(prompt for prompt in GAME.prompts(twin) if prompt.who == seat)
        assert twin_asks == asks
        assert decide(GAME.view(twin, seat), heard, twin_asks, level, 5 * 1000 + turn) == step


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masters_understand_each_other(players: int) -> None:
    """Most games are won; in the arena it is 85, 97 and 91 of 100 with two, three and four."""
    won = 0
    for deal in range(ENOUGH):
        *_, (match, *_) = asked_in_turn(("together", players, {}), ["master"] * players, deal)
        won += bool(match.view("public").winners)
    assert won > ENOUGH // 2


def test_an_unknown_level_is_refused() -> None:
    match = new_match(2)
    with pytest.raises(ValueError, match="champion"):
        decide(match.view(0), (), (), "champion", 1)
