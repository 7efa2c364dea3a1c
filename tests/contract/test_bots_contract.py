"""The promises of every game about its computer players in whole matches: legal, repeatable, blind to secrets."""

from random import Random

import pytest

from engine.core.match import Match
from engine.games import GAMES
from tests.bots.in_turn import in_turn
from tests.samples import sample_of

TABLES = [
    pytest.param(game, way, id=f"{game.name}-{way}")
    for game in GAMES.values()
    for way in sample_of(game.name).bots.tables
]
"""Every game with its tables."""


def quick(game):
    """The levels that decide without search."""
    return [level for level in game.levels if level not in sample_of(game.name).bots.searching]


def new_match(game, way):
    return Match(game, game.setup(way.variant, way.players, way.options))


def asked_in_turn(match, levels, deal, steps=None):
    return in_turn(match, levels, deal, steps, sample_of(match.game.name).bots.at)


def decided_by_a_twin(game, seat, view, heard, asks, level, turn, seed):
    """The decision in a match that differs only in what is hidden from the seat."""
    twin = game.imagine(view, heard, Random(turn))
    twin_asks = tuple(prompt for prompt in game.prompts(twin) if prompt.who == seat)
    assert twin_asks == asks
    return game.decide(game.view(twin, seat), heard, twin_asks, level, seed)


@pytest.mark.parametrize(("game", "way"), TABLES)
def test_a_table_of_one_level_plays_to_its_end_and_is_blind(game, way):
    """A twin has the same view, so this also tells that equal arguments get equal answers."""
    bots = sample_of(game.name).bots
    for level in quick(game):
        for deal in range(5, 5 + bots.alone):
            match = new_match(game, way)
            for turn, (_, *asked, step) in enumerate(asked_in_turn(match, [level] * way.players, deal)):
                if deal == 5 and turn % bots.every == 0 and turn < bots.twin_steps:
                    assert decided_by_a_twin(game, *asked, level, turn, 5 * 1000 + turn) == step
                    if level in bots.seedless:
                        assert game.decide(*asked[1:], level, 99) == step
            assert match.over


@pytest.mark.parametrize(("game", "way"), TABLES)
def test_mixed_tables_only_do_what_they_are_asked(game, way):
    bots, levels = sample_of(game.name).bots, quick(game)
    for deal in range(bots.deals):
        mixed = [levels[(deal + seat) % len(levels)] for seat in range(way.players)]
        match = new_match(game, way)
        for *_, asks, step in asked_in_turn(match, mixed, deal, bots.steps):
            assert any(prompt.accepts(step) for prompt in asks)
        assert match.over or bots.steps


@pytest.mark.parametrize(("game", "way"), [param for param in TABLES if sample_of(param.values[0].name).bots.searching])
def test_a_level_that_tries_worlds_does_what_is_asked_and_is_as_blind(game, way):
    """Thinking takes its time, so it is asked from time to time while fair players play."""
    bots = sample_of(game.name).bots
    fair = asked_in_turn(new_match(game, way), ["fair"] * way.players, 6, bots.twin_steps)
    for turn, (_, seat, view, heard, asks, _) in enumerate(fair):
        for level, every in bots.searching.items():
            if turn % every == every // 2:
                step = game.decide(view, heard, asks, level, turn)
                assert any(prompt.accepts(step) for prompt in asks)
                assert decided_by_a_twin(game, seat, view, heard, asks, level, turn, turn) == step


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_an_unknown_level_and_no_question_are_refused(game):
    match = new_match(game, sample_of(game.name).small)
    with pytest.raises(ValueError, match="champion"):
        game.decide(match.view(0), (), (), "champion", 1)
    for level in game.levels:
        with pytest.raises(ValueError, match="nothing is asked"):
            game.decide(match.view(0), (), (), level, 1)
