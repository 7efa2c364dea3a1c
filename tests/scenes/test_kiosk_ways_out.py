"""Nobody gets out of a kiosk but its operator: every key, button, click and closing of the window; and the PIN."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bookkeeping import Bookkeeping
from game.input.actions import Action
from game.kiosk import Kiosk
from game.store import Store
from game.theme import SMALLEST_TARGET
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.digits import KEYS
from scenes.kiosk.lock import FIRST_WAIT, FORGIVEN, LONGEST_WAIT, Lock
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.pin import PinScene
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.settings import SettingsScene
from scenes.title import TitleScene
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
def test_nobody_leaves(pilot: KioskPilot, place: str) -> None:
    if place != "show":
        pilot.welcome()
    if place in ("table", "question"):
        pilot.sit_down()
    windowed = pilot.house.window.windowed
    for key, mod in ESCAPES:
        if place == "question":
            pilot.house.stack.push(StillPlayingScene(pilot.house, 30))
            pilot.frames(1)
        down(pilot, key, mod)
        for kind in (pygame.QUIT, pygame.WINDOWCLOSE, pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST):
            pilot.event(kind)
            pilot.frames(1)
        assert pilot.app.running
        assert pilot.house.window.windowed == windowed
        assert not any(isinstance(scene, PinScene) for scene in pilot.house.stack.scenes)


def test_the_title_has_no_way_out(pilot: KioskPilot) -> None:
    pilot.welcome()
    assert "quit" not in {target.id for target in pilot.scene.targets()}  # type: ignore[attr-defined]
    pilot.press(Action.BACK, "pad:1")
    pilot.frames(5)
    assert pilot.shown is TitleScene and pilot.app.running


def test_visitors_find_no_setting_that_does_harm(pilot: KioskPilot) -> None:
    rows = {row.id for row in SettingsScene(pilot.house).rows()}
    assert "fullscreen" not in rows and {"text_size", "effects", "high_contrast"} <= rows
    pilot.house.settings.change(text_size=200)
    pilot.house.settings.reset()
    assert pilot.house.window.windowed, "as at the beginning is as the kiosk began"


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


def test_a_stick_that_drifts_starts_nothing_and_one_that_hangs_starts_once(pilot: KioskPilot) -> None:
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


# The operator's way in


def test_keys_at_once_ask_for_the_pin(pilot: KioskPilot) -> None:
    chord(pilot)
    assert pilot.shown is PinScene


def test_buttons_at_once_ask_for_the_pin(pilot: KioskPilot) -> None:
    pilot.welcome()
    for button in (9, 10, 4):
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=77)
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=78)  # of another pad
        pilot.frames(1)
    assert pilot.shown is not PinScene
    pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is PinScene


def test_buttons_of_a_pad_that_is_gone_are_held_no_more(pilot: KioskPilot) -> None:
    pilot.welcome()
    for button in (9, 10, 4):
        pilot.event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=77)
    pilot.event(pygame.CONTROLLERDEVICEREMOVED, instance_id=77)
    pilot.event(pygame.CONTROLLERBUTTONDOWN, button=6, instance_id=77)
    pilot.frames(1)
    assert pilot.shown is not PinScene


def test_taps_in_the_corners_ask_for_the_pin(pilot: KioskPilot) -> None:
    def tap(x: float) -> None:
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            pilot.event(kind, x=x, y=0.05, finger_id=0, touch_id=0, dx=0.0, dy=0.0)
            pilot.frames(1)

    for x in (0.05, 0.95, 0.05, 0.5, 0.95, 0.05):  # one beside them
        tap(x)
    assert pilot.shown is not PinScene
    for x in (0.05, 0.95, 0.05, 0.95):
        tap(x)
    pilot.wait(7)
    tap(0.05)  # too late
    assert pilot.shown is not PinScene
    for x in (0.95, 0.05, 0.95, 0.05):
        tap(x)
    assert pilot.shown is PinScene


@pytest.mark.parametrize("hand", ["keyboard", "keys", "mouse", "touch", "pad"])
def test_the_pin_opens_with_every_device(pilot: KioskPilot, hand: str) -> None:
    chord(pilot)
    scene = pilot.scene
    assert isinstance(scene, PinScene)
    places = {target.id[1]: target.rect for target in scene.targets()}  # type: ignore[index]
    for key in ("2", "5", "8", "0", KEYS[-1]):
        if hand == "keyboard":
            if key.isdigit():
                pilot.key(key)
            else:
                pilot.key("return")
        elif hand in ("mouse", "touch"):
            (pilot.click if hand == "mouse" else pilot.touch)(*places[key].center)
        else:
            scene.settle(("key", key))
            pilot.press(Action.CONFIRM, "pad:1" if hand == "pad" else "mouse")
    pilot.frames(1)
    assert pilot.shown is OperatorScene


def test_a_wrong_pin_makes_wait_and_longer_each_time(pilot: KioskPilot) -> None:
    chord(pilot)
    waits = []
    for _ in range(3):
        pilot.type("1234")
        pilot.key("return")
        assert pilot.shown is PinScene
        waits.append(pilot.keeper.lock.rest)
        pilot.type("2580")  # right, but too early
        pilot.key("return")
        assert pilot.shown is PinScene
        pilot.key("escape")
        chord(pilot)
        pilot.wait(waits[-1])
    assert waits == pytest.approx([FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT], abs=0.1)  # frames have passed
    pilot.type("2580")
    pilot.key("return")
    assert pilot.shown is OperatorScene


def test_the_lock_waits_no_longer_than_it_says_and_forgives() -> None:
    store = Store.without()
    lock = Lock(Kiosk(store, Bookkeeping(store)))
    for _ in range(12):
        assert not lock.opens("0000")
        lock.advance(LONGEST_WAIT)
    assert not lock.opens("0000") and lock.rest == LONGEST_WAIT
    lock.advance(FORGIVEN + 1)
    assert not lock.opens("") and lock.rest == FIRST_WAIT
    lock.advance(FIRST_WAIT)
    assert lock.opens("1234")


def test_the_pin_goes_by_itself_and_the_match_below_is_as_it_was(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    chord(pilot)
    assert pilot.shown is PinScene
    pilot.wait(21)
    assert pilot.scene is table


def test_no_hand_lies_open_below_the_pin(pilot: KioskPilot) -> None:
    table = pilot.sit_down(("keys", "pad:1"))
    for _ in range(1000):
        if table.private:
            break
        pilot.press(Action.CONFIRM, getattr(pilot.scene, "device", None) or "keys")
        pilot.wait(0.1)
    assert table.private
    chord(pilot)
    assert not table.private and pilot.shown is PinScene


def test_the_operators_screen_goes_by_itself_and_begins_anew(pilot: KioskPilot) -> None:
    pilot.sit_down()
    pilot.house.stack.push(OperatorScene(pilot.keeper))
    pilot.frames(1)
    pilot.wait(181)
    assert pilot.shown is AttractScene


# Touch is enough


def test_every_scene_of_the_house_can_be_left_by_touch(pilot: KioskPilot) -> None:
    pilot.welcome()
    for scene in all_scenes(pilot)[1:]:
        pilot.house.stack.push(scene)
        pilot.frames(1)
        scene.device = "touch"
        leads_away = {hint.action for hint in scene.hints()} & {Action.BACK, Action.MENU}
        assert leads_away, type(scene).__name__
        pilot.house.stack.dismiss()
        pilot.frames(1)


def test_keys_of_the_pin_are_large_enough_for_fingers(pilot: KioskPilot) -> None:
    for theme in ("grown-up", "kids"):
        for size in (100, 200):
            pilot.house.settings.change(theme=theme, text_size=size)
            scene = PinScene(pilot.keeper)
            assert all(min(target.rect.size) >= SMALLEST_TARGET for target in scene.targets())
