"""Only the operator leaves a kiosk, despite every key, button, click and closing of the window; touch is enough."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.input.actions import Action
from game.theme import SMALLEST_TARGET
from scenes.front.settings import TABS, SettingsScene
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.operator import PinScene
from scenes.kiosk.still_playing import StillPlayingScene
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.houses import all_scenes


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[KioskPilot]:
    with KioskPilot(tmp_path, '[operator]\npin = "2580"\n') as pilot:
        yield pilot


def down(pilot: KioskPilot, key: int, mod: int = 0) -> None:
    pilot.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    pilot.event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
    pilot.frames(2)


def chord(pilot: KioskPilot) -> None:
    down(pilot, pygame.K_F12, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)


ESCAPES = (
    (pygame.K_F4, pygame.KMOD_LALT),
    (pygame.K_q, pygame.KMOD_LCTRL),
    (pygame.K_q, pygame.KMOD_LMETA),
    (pygame.K_w, pygame.KMOD_LCTRL),
    (pygame.K_c, pygame.KMOD_LCTRL),
    (pygame.K_TAB, pygame.KMOD_LALT),
    (pygame.K_ESCAPE, 0),
    (pygame.K_ESCAPE, pygame.KMOD_LCTRL),
    (pygame.K_DELETE, pygame.KMOD_LCTRL | pygame.KMOD_LALT),
    (pygame.K_F1, pygame.KMOD_LCTRL | pygame.KMOD_LALT),
    (pygame.K_F11, 0),
    (pygame.K_RETURN, pygame.KMOD_LALT),
    (pygame.K_LSUPER, 0),
    (pygame.K_F12, 0),
    (pygame.K_F12, pygame.KMOD_LCTRL),
    (pygame.K_F12, pygame.KMOD_LSHIFT),
)


@pytest.mark.parametrize("place", ["show", "title", "table", "question"])
def test_no_visitor_leaves(pilot: KioskPilot, place: str) -> None:
    if place != "show":
        pilot.welcome()
    if place in ("table", "question"):
        pilot.sit_down()
    windowed = pilot.context.window.windowed
    for key, mod in ESCAPES:
        if place == "question":
            pilot.context.stack.push(StillPlayingScene(pilot.context, 30))
            pilot.frames(1)
        down(pilot, key, mod)
        for kind in (pygame.QUIT, pygame.WINDOWCLOSE, pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST):
            pilot.event(kind)
            pilot.frames(1)
        assert pilot.app.running
        assert pilot.context.window.windowed == windowed
        assert not any(isinstance(scene, PinScene) for scene in pilot.context.stack.scenes)


def test_the_title_has_no_way_out(pilot: KioskPilot) -> None:
    pilot.welcome()
    assert "quit" not in {target.id for target in pilot.scene.targets()}
    pilot.press(Action.BACK, "pad:1")
    pilot.frames(5)
    assert pilot.shown is TitleScene and pilot.app.running


def test_visitors_find_no_harmful_setting(pilot: KioskPilot) -> None:
    settings = SettingsScene(pilot.context)
    rows = {name for tab in TABS for name in settings.names(tab)}
    assert "fullscreen" not in rows and {"text_size", "effects", "high_contrast"} <= rows
    pilot.context.settings.change(text_size=200)
    pilot.context.settings.reset()
    assert pilot.context.window.windowed, "as at the beginning is as the kiosk began"


# One press starts, and does nothing else

STARTS = {
    "key": (pygame.KEYDOWN, {"key": pygame.K_F7, "mod": 0, "unicode": "", "scancode": 0}),
    "arrow": (pygame.KEYDOWN, {"key": pygame.K_RIGHT, "mod": 0, "unicode": "", "scancode": 0}),
    "enter": (pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0, "unicode": "", "scancode": 0}),
    "button": (pygame.CONTROLLERBUTTONDOWN, {"button": 5, "instance_id": 77}),
    "button of an unknown pad": (pygame.JOYBUTTONDOWN, {"button": 11, "instance_id": 78, "joy": 78}),
    "stick": (pygame.CONTROLLERAXISMOTION, {"axis": 3, "value": 30000, "instance_id": 77}),
    "hat": (pygame.JOYHATMOTION, {"hat": 0, "value": (0, 1), "instance_id": 78, "joy": 78}),
    "click": (pygame.MOUSEBUTTONDOWN, {"button": 1, "pos": (240, 130), "touch": False}),
    "right click": (pygame.MOUSEBUTTONDOWN, {"button": 3, "pos": (240, 130), "touch": False}),
    "wheel": (pygame.MOUSEWHEEL, {"y": 1, "x": 0, "touch": False}),
    "finger": (pygame.FINGERDOWN, {"x": 0.5, "y": 0.5, "finger_id": 0, "touch_id": 0, "dx": 0.0, "dy": 0.0}),
}
ENDS = {
    "finger": (pygame.FINGERUP, {"x": 0.5, "y": 0.5, "finger_id": 0, "touch_id": 0, "dx": 0.0, "dy": 0.0}),
    "click": (pygame.MOUSEBUTTONUP, {"button": 1, "pos": (240, 130), "touch": False}),
}


@pytest.mark.parametrize("how", STARTS)
def test_anything_starts_in_one_press_that_does_nothing_else(pilot: KioskPilot, how: str) -> None:
    kind, said = STARTS[how]
    pilot.event(kind, **said)
    pilot.frames(1)
    title = pilot.scene
    assert isinstance(title, TitleScene)
    chosen, focus = title.chosen, title.focus.at
    pilot.wait(1.5)  # it is held, and would repeat
    if how in ENDS:
        end, said = ENDS[how]
        pilot.event(end, **said)
    pilot.frames(3)
    assert pilot.scene is title
    assert (title.chosen, title.focus.at) == (chosen, focus)


def test_a_mouse_that_moves_starts_nothing(pilot: KioskPilot) -> None:
    for x in range(0, 480, 20):
        pilot.event(pygame.MOUSEMOTION, pos=(x, 100), rel=(20, 0), buttons=(0, 0, 0))
        pilot.frames(1)
    assert pilot.shown is AttractScene


def test_a_drifting_stick_starts_nothing_and_a_stuck_one_starts_once(pilot: KioskPilot) -> None:
    for value in (3000, -9000, 12000, 15000, 19000):
        pilot.event(pygame.CONTROLLERAXISMOTION, axis=0, value=value, instance_id=77)
        pilot.frames(1)
    assert pilot.shown is AttractScene
    pilot.event(pygame.CONTROLLERAXISMOTION, axis=0, value=32000, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is TitleScene
    for value in (31000, 32000) * 40:
        pilot.event(pygame.CONTROLLERAXISMOTION, axis=0, value=value, instance_id=77)
        pilot.wait(1)
    assert pilot.shown is AttractScene


# Touch is enough


def test_every_scene_can_be_left_by_touch(pilot: KioskPilot) -> None:
    pilot.welcome()
    for scene in all_scenes(pilot)[1:]:
        pilot.context.stack.push(scene)
        pilot.frames(1)
        scene.device = "touch"
        leads_away = {hint.action for hint in scene.hints()} & {Action.BACK, Action.MENU}
        assert leads_away, type(scene).__name__
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_keys_of_the_pin_are_large_enough_for_fingers(pilot: KioskPilot) -> None:
    for theme in ("grown-up", "kids"):
        for size in (100, 200):
            pilot.context.settings.change(theme=theme, text_size=size)
            scene = PinScene(pilot.keeper)
            assert all(min(target.rect.size) >= SMALLEST_TARGET for target in scene.targets())
