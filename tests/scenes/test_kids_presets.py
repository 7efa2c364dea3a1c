"""The lighter way to play of every game: made of its own rules, shorter if they allow it, first for children."""

from pathlib import Path
from statistics import mean

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.input.actions import Action, Press
from game.theme import GROWN_UP, KIDS, Theme
from scenes.games import LIGHT, aids_of, kids_preset_of
from scenes.lobby.match_setup import first_draft, light_draft, ways_to_play
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from tests.pilot import Pilot
from tests.scenes.voices import worded

SEEDS = range(4)


def decisions(setup: Setup, seed: int) -> float:
    """How often a seat decides in a match."""
    match = Match(GAMES[setup.game], setup)
    dealer, bots = SeededDealer(seed), LevelBots(seed, ("gentle",) * setup.players)
    while not match.over:
        advance(match, dealer, bots)
    return sum(step.by != CHANCE for step in match.steps) / setup.players


@pytest.mark.parametrize("game", GAMES)
def test_half_as_many_decisions(game: str) -> None:
    """Half of those of the first variant with its fewest players."""
    draft = first_draft(game)
    light, usual = light_draft(game).setup(), draft.with_players(draft.kind.players[0]).setup()
    assert mean(decisions(light, seed) for seed in SEEDS) <= mean(decisions(usual, seed) for seed in SEEDS) / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_is_made_of_the_games_own_options_and_helps(game: str) -> None:
    preset, match_setup = kids_preset_of(game).PRESET, light_draft(game)
    setup = GAMES[game].setup(preset.variant, preset.players, preset.options)
    assert setup == match_setup.setup() and setup.options == preset.options
    aids = {aid.name: [value for value, _, _ in aid.values] for aid in aids_of(game)}
    assert all(value in aids[name] for name, value in preset.aids.items())
    assert (match_setup.title, match_setup.line) == (preset.title, preset.line)
    assert match_setup.usual and len(worded(preset.title)) <= 15 and len(worded(preset.line)) <= 48


def test_any_change_makes_it_the_plain_variant_again() -> None:
    match_setup = light_draft("rook").with_option("target", 20)
    assert match_setup.light is None and worded(match_setup.title) == "Beginner’s game" and not match_setup.usual
    assert match_setup.as_usual() == light_draft("rook")
    assert match_setup.with_variant("classic").light is None
    assert worded(light_draft("spooks").with_players(4).title) == "Small hands"


@pytest.mark.parametrize("theme", [KIDS, GROWN_UP])
def test_children_find_it_first_and_others_last(theme: Theme) -> None:
    kids = theme == KIDS
    for game in GAMES:
        ways = ways_to_play(game, kids)
        assert ways.index(LIGHT) == (0 if kids else len(ways) - 1)
        assert (first_draft(game, kids).light is not None) == kids
    assert "two_rounds" not in ways_to_play("word_porters", kids)  # it is the lighter way's value


def test_the_lobby_and_the_options_go_through_all_ways(tmp_path: Path) -> None:
    with Pilot(tmp_path, lambda context: SeatsScene(context, "spooks", "pad:1"), kids=True) as pilot:
        scene = pilot.scene
        assert isinstance(scene, SeatsScene) and scene.match_setup.light is not None and len(scene.seating) == 3
        options = OptionsScene(pilot.context, scene.match_setup)
        row, press = options.rows()[0], Press(Action.RIGHT, "pad:1")
        titles = []
        for _ in range(4):
            titles.append(worded(options.match_setup.title))
            options.turn_value(row, 1, press)
        assert titles == ["Small hands", "One deal", "A series", "The long series"]
        assert options.match_setup == light_draft("spooks", options.match_setup.players)
