"""The board on which people say who begins has room for everybody at the table."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.games import GAMES
from game.theme import SAFE, SMALLEST_TARGET
from scenes.games import look_of
from scenes.table.lots_scene import LotsScene
from scenes.table.sheet import paper_of
from tests.scenes.at_table import TablePilot, plan

ASKED = sorted(game for game in GAMES if look_of(game).lots)


@pytest.mark.parametrize("game", ASKED)
def test_everybody_stands_on_the_paper(tmp_path: Path, game: str) -> None:
    variant = GAMES[game].variants[0]
    players = max(variant.players)
    pilot = TablePilot(tmp_path, plan(variant.name, players, ("pad:1", "pad:2"), game))
    with pilot:
        pilot.until(lambda: isinstance(pilot.scene, LotsScene))
        scene = pilot.scene
        assert isinstance(scene, LotsScene) and len(scene.tiles()) == players + 1
        for theme, size in (("grown-up", 100), ("kids", 100), ("grown-up", 200), ("kids", 200)):
            pilot.house.settings.change(theme=theme, text_size=size)
            paper, tiles = paper_of(pilot.house.theme), scene.tiles()
            assert all(paper.contains(tile) and SAFE.contains(tile) for tile in tiles), (theme, size)
            assert all(one.right < other.left for one, other in pairwise(tiles)), (theme, size)
            assert all(tile.width >= 2 * SMALLEST_TARGET for tile in tiles)


def test_some_games_ask() -> None:
    assert len(ASKED) >= 2
