"""What a table is offered first: for each game other values than its rulebook's, where they make a better evening."""

from pathlib import Path

import pytest

from engine.games import GAMES
from scenes.games.hookie_mookie.rules_words import DECK_WINS
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.options import OptionsScene
from tests.pilot import Pilot


def test_what_the_games_propose() -> None:
    """Every proposal is a value that its option has, and differs from its default: else no header would name it."""
    for game, variant in [(its, variant) for its in GAMES.values() for variant in its.variants]:
        assert variant.opens in variant.players
        for players in variant.players:
            proposed = variant.proposed(players)
            assert game.setup(variant.name, players, proposed).options == proposed
            assert opened(game.name, variant.name).with_players(players).options == proposed


@pytest.mark.parametrize(
    ("game", "variant", "players", "options"),
    [
        ("rook", "classic", 4, {"target": 150}),
        ("spooks", "hand", 3, {"ghost": True}),
        ("spooks", "series", 3, {"ghost": True, "target": 100}),
        ("spooks", "children", 3, {"even": True}),
        ("hookie_mookie", "together", 3, {}),
        ("hookie_mookie", "race", 3, {"ghost_cards": 3, "penalty_caller": 1}),
        ("hooky", "children", 3, {"rounds": 4}),
    ],
)
def test_what_a_table_is_offered_first(game: str, variant: str, players: int, options: dict[str, object]) -> None:
    draft = opened(game, variant)
    assert (draft.players, draft.options, draft.usual) == (players, options, True)


def test_the_options_screen_says_how_often_the_deck_wins(tmp_path: Path) -> None:
    """As long as a race is played as it is offered, and with four that playing together is harder."""

    def seats_line(match_setup: MatchSetup) -> str:
        with Pilot(tmp_path, lambda context: OptionsScene(context, match_setup)) as pilot:
            scene = pilot.scene
            assert isinstance(scene, OptionsScene)
            return next(scene.words_of(row.line) for row in scene.rows() if row.id == "players" and row.line)

    race = opened("hookie_mookie", "race")
    for players, count in DECK_WINS.items():
        assert seats_line(race.with_players(players)) == f"The deck wins {count} of 100 races"
    assert seats_line(race.with_option("jokers", 1)) == "Number of players"
    together = opened("hookie_mookie", "together")
    assert "more often" in seats_line(together.with_players(4)) and seats_line(together) == "Number of players"
