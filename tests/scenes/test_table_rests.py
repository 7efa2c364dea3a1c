"""A table at rest calls only what moves, and each thing that was at rest moves again."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import GAMES
from scenes.games.rook.art.signs import LEFT_AT
from scenes.table.game_table import table_of
from scenes.table.stage.scenery import EVERY, IdleLife
from scenes.table.stage.swings import SECONDS
from tests.pilot import FRAME
from tests.scenes.at_table import TablePilot, plan


def test_a_sign_swings_when_its_writing_changes_and_then_rests(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1",)), pace="normal") as pilot:
        pilot.until(lambda: pilot.table.screen.asking and not pilot.table.busy)
        stage = pilot.table.screen.stage
        for color in ("red", "green"):
            assert not stage.swings.since
            stage.view = replace(stage.view, phase="play", trump=color)
            pilot.frames(8)
            assert stage.swings.angle(LEFT_AT)
            pilot.frames(round(SECONDS / FRAME))


@pytest.mark.parametrize("game", [game for game in GAMES if table_of(game).feature(IdleLife) is not None])
def test_little_events_of_the_idle_life_take_turns_for_ever(tmp_path: Path, game: str) -> None:
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, variant.players[-1], ("pad:1",), game), pace="normal") as pilot:
        pilot.until(lambda: pilot.table.screen.asking and not pilot.table.busy)
        stage, life = pilot.table.screen.stage, pilot.table.screen.game_table.feature(IdleLife)
        kinds, begun = [kind for kind, _ in life.doings], list[str]()
        stage.flourishes.clear()
        for _ in range(round((len(kinds) + 1.5) * EVERY / 0.1)):
            before = list(stage.flourishes)
            pilot.app.advance(0.1, ())
            begun += [one.kind for one in stage.flourishes if one not in before]
        first = kinds.index(begun[0])
        assert begun == [kinds[(first + place) % len(kinds)] for place in range(len(begun))]
        assert len(begun) > len(kinds)
