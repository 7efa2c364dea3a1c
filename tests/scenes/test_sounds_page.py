"""The page that plays every sound."""

from pathlib import Path

from game.input.actions import Action
from game.sound.captions import CAPTIONS
from scenes.front.sounds import SoundsScene
from tests.pilot import Pilot


def test_every_sound_has_a_row_and_plays(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = SoundsScene(pilot.context)
        pilot.context.stack.push(scene)
        pilot.frames(1)
        pilot.context.sound.music(None)
        assert {row.id for row in scene.rows()} == {*CAPTIONS, "done"}
        pilot.context.sound.played.clear()
        for row in scene.rows()[:-1]:
            scene.settle(row.id)
            pilot.press(Action.CONFIRM)
        assert {name for name, _ in pilot.context.sound.played} == set(CAPTIONS)


def test_a_piece_begins_gets_its_layer_and_ends(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = SoundsScene(pilot.context)
        pilot.context.stack.push(scene)
        pilot.frames(1)
        sound = pilot.context.sound
        scene.settle("waltz")
        heard = []
        for _ in range(3):
            pilot.press(Action.CONFIRM)
            heard.append((sound.piece, scene.rounds))
        assert heard == [("waltz", 1), ("waltz", 2), ("", 0)]
        scene.settle("night")
        pilot.press(Action.CONFIRM)
        assert sound.round_table == "night"
        pilot.press(Action.CONFIRM)
        assert sound.round_table == ""
        pilot.press(Action.BACK)
        assert not pilot.app.running
