"""Other keys and buttons: any can be chosen, the menu stays usable, and the defaults are one press away."""

import pytest

from game.input.actions import KEYS, Action
from game.input.bindings import PAD, STANDARD, WHOLE_KEYBOARD
from scenes.front.remap import ASK_SECONDS, SETTINGS, KeepScene, RemapScene, as_setting, given, names_for
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from tests.pilot import Pilot


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    return pilot


def _open(pilot: Pilot, kind: str) -> RemapScene:
    scene = RemapScene(pilot.context, kind)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    return scene


@pytest.mark.parametrize(("device", "usual"), [("keys", WHOLE_KEYBOARD), ("pad", PAD)])
def test_no_action_ever_loses_its_last_key(device: str, usual: dict[Action, tuple[str, ...]]) -> None:
    for action in usual:
        for name in (*names_for(device), "button 14", "right ctrl"):
            changed = given(usual, action, name)
            assert all(changed.values())
            assert changed[action][0] == name
            assert sum(name in names for names in changed.values()) == 1


def test_only_changes_from_the_default_are_kept() -> None:
    usual = {Action.UP: ("up", "w"), Action.DOWN: ("down",)}
    assert as_setting(usual, usual) == ()
    assert as_setting({**usual, Action.DOWN: ("s",)}, usual) == (("down", ("s",)),)


def test_new_buttons_go_back_by_themselves(pilot: Pilot) -> None:
    scene = _open(pilot, "pad")
    pilot.press(Action.RIGHT, "pad:1")  # confirm: from the lower button to the right one
    scene.settle("apply")
    pilot.press(Action.CONFIRM, "pad:1")
    assert isinstance(pilot.scene, KeepScene)
    assert pilot.context.devices.bindings.pad[Action.CONFIRM][0] == "east"
    pilot.frames(110, dt=0.1)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.context.devices.bindings.pad[Action.CONFIRM][0] == "south"


def test_a_key_is_chosen_by_pressing_it(pilot: Pilot) -> None:
    scene = _open(pilot, KEYS)
    scene.settle("look")
    pilot.key("return")
    assert scene.reads_raw
    pilot.key("f7")
    assert not scene.reads_raw
    assert scene.table[Action.LOOK][0] == "f7"
    pilot.key("return")
    pilot.key("return")  # the key that confirms can be reassigned like any other
    assert scene.table[Action.LOOK][0] == "return"
    assert "return" not in scene.table[Action.CONFIRM]


def test_a_row_does_not_wait_forever(pilot: Pilot) -> None:
    scene = _open(pilot, "pad")
    pilot.press(Action.CONFIRM, "pad:1")
    assert scene.reads_raw
    pilot.key("a")  # a keyboard is no pad: nothing is assigned, and the page continues
    assert not scene.reads_raw
    assert scene.table == dict(PAD)
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(round(ASK_SECONDS * 10) + 1, dt=0.1)
    assert not scene.reads_raw


def test_a_button_by_its_number_is_assigned_and_the_lower_one_still_confirms(pilot: Pilot) -> None:
    scene = _open(pilot, "pad")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.RAW, "pad:1", text="button 12")
    assert scene.table[Action.CONFIRM][0] == "button 12"
    scene.settle("apply")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.CONFIRM, "pad:1")  # keep
    assert pilot.context.devices.bindings.pad[Action.CONFIRM] == ("button 12", "south")
    assert pilot.context.store.setting("pad_bindings") == [["confirm", ["button 12", "south"]]]


def test_pads_without_that_button_are_never_locked_out(pilot: Pilot) -> None:
    scene = _open(pilot, "pad")
    scene.table = given(given(dict(PAD), Action.EXTRA, "south"), Action.CONFIRM, "paddle 1")
    scene.table[Action.PREV] = ("west",)
    scene.settle("apply")
    pilot.press(Action.CONFIRM, "pad:1")
    assert pilot.scene is scene
    assert "needs a button" in scene.words_of(scene.said)
    assert pilot.context.settings.get.pad_bindings == ()


@pytest.mark.parametrize("kind", SETTINGS)
def test_the_defaults_are_one_press_away(pilot: Pilot, kind: str) -> None:
    pilot.context.settings.change(**{SETTINGS[kind]: (("info", ("z",)),)})
    scene = _open(pilot, kind)
    assert scene.table[Action.INFO] == ("z",)
    pilot.press(Action.EXTRA, "mouse")
    assert getattr(pilot.context.settings.get, SETTINGS[kind]) == ()
    assert pilot.context.devices.bindings == STANDARD
    assert scene.table[Action.INFO] == tuple(STANDARD.table(kind)[Action.INFO])


def test_a_half_of_the_keyboard_takes_no_key_from_the_other(pilot: Pilot) -> None:
    scene = _open(pilot, "keys-left")
    scene.settle("info")
    pilot.press(Action.CONFIRM, KEYS)
    pilot.key("k")
    assert scene.table[Action.INFO] == ("r",)
    assert "other half" in scene.words_of(scene.said)
    for _ in names_for("keys-left"):
        pilot.press(Action.RIGHT, KEYS)
        assert scene.table[Action.INFO][0] not in {"k", "return", "up", "l"}


def test_swapped_buttons_are_the_defaults_then(pilot: Pilot) -> None:
    pilot.context.settings.change(swap_confirm=True)
    scene = _open(pilot, "pad")
    assert scene.table[Action.CONFIRM] == ("east",)
    scene.settle("apply")
    pilot.press(Action.CONFIRM, "pad:1")
    assert pilot.context.settings.get.pad_bindings == ()


def test_a_setting_goes_back_to_its_default_by_one_press(pilot: Pilot) -> None:
    scene = SettingsScene(pilot.context)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    scene.settle("music")
    pilot.press(Action.RIGHT)
    assert pilot.context.settings.get.music == 90
    assert "Reset" in [hint.label for hint in scene.hints()]
    pilot.press(Action.EXTRA)
    assert pilot.context.settings.get.music == 80
    assert "Reset" not in [hint.label for hint in scene.hints()]
