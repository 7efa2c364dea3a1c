"""The pages of the program: everything can be reached and seen, and no user gets stuck."""

import pygame
import pytest

from game.input.actions import DIRECTIONS, Action, Press
from game.theme import SAFE, SMALLEST_TARGET
from scenes.ending.offers import OffersScene
from scenes.front.title import TitleScene
from tests.pilot import Pilot
from tests.scenes.houses import all_scenes
from tests.scenes.reachable import reachable


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    return pilot


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_every_focus_can_be_reached_and_is_in_the_safe_area(pilot: Pilot, theme: str, size: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    for scene in all_scenes(pilot):
        pilot.context.stack.push(scene)
        pilot.frames(1)
        targets = scene.targets()
        name = type(scene).__name__
        assert targets, name
        assert scene.focus.target is not None, name
        assert reachable(targets) == {target.id for target in targets}, name
        for target in targets:
            assert SAFE.contains(target.rect) or isinstance(target.id, tuple), (name, target)
            assert min(target.rect.size) >= SMALLEST_TARGET, (name, target)
            assert target.rect.bottom <= scene.theme.bar_top or isinstance(scene, OffersScene), (name, target)
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_the_focus_is_never_lost_with_any_presses(pilot: Pilot) -> None:
    for scene in all_scenes(pilot):
        pilot.context.stack.push(scene)
        pilot.frames(1)
        for way in (*sorted(DIRECTIONS, key=lambda a: a.value), Action.DOWN, Action.RIGHT, Action.UP) * 3:
            scene.act(_press(way))
            assert scene.focus.target is not None, (type(scene).__name__, way)
        pilot.context.stack.dismiss()
        pilot.frames(1)


def _press(action: Action, device: str = "pad:1") -> Press:
    return Press(action, device)


def test_back_leads_out_of_every_scene(pilot: Pilot) -> None:
    for scene in all_scenes(pilot)[1:-1]:
        pilot.context.stack.push(scene)
        pilot.frames(1)
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(2)
        assert pilot.scene is not scene, type(scene).__name__
        assert isinstance(pilot.scene, TitleScene), type(scene).__name__


def test_a_lost_pad_leaves_every_scene_with_a_focus_and_hints_of_remaining_devices(pilot: Pilot) -> None:
    for scene in all_scenes(pilot):
        pilot.context.stack.push(scene)
        pilot.frames(1)
        scene.act(_press(Action.UP))
        assert scene.device == "pad:1", type(scene).__name__
        pilot.context.stack.devices_changed(("pad:1",), ())
        pilot.frames(1)
        assert pilot.context.devices.here(scene.device), type(scene).__name__
        assert scene.focus.target is not None, type(scene).__name__
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_a_window_that_loses_the_keyboard_does_no_harm_in_any_scene(pilot: Pilot) -> None:
    for scene in all_scenes(pilot):
        pilot.context.stack.push(scene)
        pilot.frames(1)
        pilot.event(pygame.WINDOWFOCUSLOST)
        pilot.frames(1)
        assert pilot.scene is scene, type(scene).__name__
        assert scene.focus.target is not None, type(scene).__name__
        pilot.context.stack.dismiss()
        pilot.frames(1)
