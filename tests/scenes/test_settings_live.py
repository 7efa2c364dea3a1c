"""Every setting is turned through all of its values while a game waits below: it applies at once and the game
continues."""

from pathlib import Path

from game.input.actions import Action
from game.settings import DEFAULTS, choices
from scenes.front.gate import GateScene
from scenes.front.settings import LINES, SPOKEN, VOICE, SettingRows, SettingsScene, VoiceScene
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot


def test_every_setting_applies_at_once_over_a_game_and_is_kept(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        settings = pilot.context.settings
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.frames(10)
        table = pilot.scene
        assert isinstance(table, TableScene)
        for name in LINES:
            pilot.press(Action.MENU, "pad:1")
            pause = pilot.scene
            assert isinstance(pause, PauseScene)
            pause.settle("settings")
            pilot.press(Action.CONFIRM, "pad:1")
            if isinstance(pilot.scene, GateScene):  # the theme is the children's at the moment
                pilot.type(pilot.scene.answer)
                pilot.frames(1)
            page: SettingRows = pilot.scene
            assert isinstance(page, SettingsScene)
            page.settle(VOICE if name in SPOKEN else name)
            if name in SPOKEN:
                pilot.press(Action.CONFIRM, "pad:1")
                page = pilot.scene
                assert isinstance(page, VoiceScene)
                page.settle(name)
            seen = set()
            for way in (Action.LEFT, Action.RIGHT):  # a level bar ends at both sides, all others cycle
                for _ in choices(name):
                    pilot.press(way, "pad:1")
                    assert page.focus.at == name
                    seen.add(getattr(settings.get, name))
            assert seen == set(choices(name)), name
            while getattr(settings.get, name) == getattr(DEFAULTS, name):
                pilot.press(Action.LEFT, "pad:1")
            for _ in range(2 if name in SPOKEN else 1):
                pilot.press(Action.BACK, "pad:1")
            assert pilot.scene is pause, name
            pilot.press(Action.BACK, "pad:1")
            pilot.frames(3)
            assert pilot.scene is table, name
        kept = settings.get
    with Pilot(tmp_path) as again:
        for name in LINES:
            if name != "fullscreen":  # the pilot's own window has another value
                assert getattr(again.context.settings.get, name) == getattr(kept, name) != getattr(DEFAULTS, name)
