"""The operator's checks of the machine: buttons and sticks, loudspeakers, screen."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.canvas import Canvas
from game.input.actions import KEYS, Action
from game.input.bindings import PAD_FAMILY
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.front.remap import names_for
from scenes.kiosk import button_check, screen_check
from scenes.kiosk.button_check import ButtonCheck
from scenes.kiosk.machine_check import SIDES, TONE, CheckPage, SoundCheckPage
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.screen_check import PICTURES, ScreenCheck
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.drawn_words import all_words
from tests.scenes.test_kiosk_operator import choose, turn
from tests.scenes.test_kiosk_operator import pilot as pilot
from tests.virtualpad import BUTTONS, VirtualPad, VirtualPads


def opened(pilot: KioskPilot, row: str) -> Any:
    """Open a check from the operator's page."""
    choose(pilot, "check")
    assert pilot.shown is CheckPage
    choose(pilot, row)
    return pilot.scene


def rest(pilot: KioskPilot, seconds: float) -> None:
    """Let time pass in the longest steps that scenes get."""
    pilot.frames(round(10 * seconds), 0.1)


def tap(pilot: KioskPilot, pad: VirtualPad, button: str) -> None:
    pad.press(button)
    pilot.frames(1)
    pad.release(button)
    pilot.frames(1)


def down(pilot: KioskPilot, name: str, kind: int = pygame.KEYDOWN) -> None:
    pilot.event(kind, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
    pilot.frames(1)


def test_every_button_of_a_pad_lights_up_while_it_is_down_and_is_marked_then(
    pilot: KioskPilot, plugs: VirtualPads
) -> None:
    pad = plugs.plug()
    pilot.frames(2)
    page = opened(pilot, "buttons")
    (device,) = (one.device for one in pilot.context.devices.pads.devices())
    real = {"left stick": "stick"}
    for button in set(BUTTONS) - {"guide"}:  # SDL lets that one go later
        pad.press(button)
        pilot.frames(1)
        assert page.down == {(device, real.get(button, button))}
        pad.release(button)
        pilot.frames(1)
        assert not page.down and pilot.shown is ButtonCheck
    pad.push("l trigger", 1.0)
    pad.push("r trigger", 1.0)
    pilot.frames(1)
    tried = {name for _, name in page.tried}
    assert tried >= set(names_for(PAD_FAMILY)) and page.names()[: len(names_for(PAD_FAMILY))] == names_for(PAD_FAMILY)
    assert set(page.names()) == tried


def test_the_sticks_are_where_they_are_and_are_no_buttons(pilot: KioskPilot, plugs: VirtualPads) -> None:
    pad = plugs.plug()
    pilot.frames(2)
    page = opened(pilot, "buttons")
    (device,) = (one.device for one in pilot.context.devices.pads.devices())
    pad.push("left x", -1.0)
    pad.push("right y", 0.25)
    pilot.frames(1)
    assert page.sticks[device][0] == pytest.approx(-1.0, abs=0.01)
    assert page.sticks[device][3] == pytest.approx(0.25, abs=0.01)
    assert not page.tried and page.shown == device


def test_keys_light_up_too_and_unusual_ones_get_a_place(pilot: KioskPilot) -> None:
    page = opened(pilot, "buttons")
    for name in ("return", "f7", "tab"):
        down(pilot, name)
        assert page.down == {(KEYS, name)}
        down(pilot, name, pygame.KEYUP)
    assert pilot.shown is ButtonCheck and {name for _, name in page.tried} == {"return", "f7", "tab"}
    assert page.names()[-1] == "f7"


@pytest.mark.parametrize("by", ["pad", "keys"])
def test_only_holding_back_leaves_the_check_of_buttons(pilot: KioskPilot, plugs: VirtualPads, by: str) -> None:
    pad = plugs.plug()
    pilot.frames(2)
    opened(pilot, "buttons")
    push = (lambda: pad.press("east")) if by == "pad" else (lambda: down(pilot, "escape"))
    let = (lambda: pad.release("east")) if by == "pad" else (lambda: down(pilot, "escape", pygame.KEYUP))
    push()
    rest(pilot, button_check.HOLD - 0.5)
    let()
    rest(pilot, 1)
    assert pilot.shown is ButtonCheck
    push()
    rest(pilot, button_check.HOLD + 0.5)
    assert pilot.shown is CheckPage
    let()
    pilot.frames(1)
    tap(pilot, pad, "east")
    assert pilot.shown is OperatorScene, "the next press counts as usual"


def test_a_pointer_leaves_by_the_bar(pilot: KioskPilot) -> None:
    page = opened(pilot, "buttons")
    ((spot, _),) = place_hints(page.hints(), page.button, page.theme)
    pilot.click(*spot.reach.center)
    assert pilot.shown is CheckPage


def test_a_tone_sounds_on_each_side_at_the_loudness_that_is_set(pilot: KioskPilot) -> None:
    opened(pilot, "sound")
    assert pilot.shown is SoundCheckPage
    begun = pilot.context.sound.begun
    for row, place in SIDES.items():
        begun.clear()
        choose(pilot, row)
        assert [(voice.name, voice.place) for voice in begun] == [(TONE, place)]
    turn(pilot, "sound.effects", Action.LEFT)
    assert pilot.kiosk.config["sound.effects"] == pilot.context.settings.get.effects == 70
    choose(pilot, "done")
    assert pilot.shown is CheckPage


def test_a_short_press_shows_the_next_picture_and_a_long_one_leaves(pilot: KioskPilot) -> None:
    page = opened(pilot, "screen")
    assert pilot.shown is ScreenCheck
    seen = []
    for _ in PICTURES:
        seen.append(page.picture)
        pilot.key("return")
    assert seen == ["bars", "grid", "frame", "touch"] and page.picture == "bars"
    pilot.press(Action.LEFT, "pad:1")
    assert page.picture == "touch"
    down(pilot, "return")
    rest(pilot, screen_check.HOLD + 0.5)
    assert pilot.shown is CheckPage


def test_touches_leave_marks_where_they_land_and_a_long_one_leaves(pilot: KioskPilot) -> None:
    page = opened(pilot, "screen")
    pilot.press(Action.LEFT, "pad:1")
    pilot.touch(400, 300)
    pilot.swipe((800, 500), (900, 500), by=((840, 500),))
    assert [(round(x, -1), round(y, -1)) for x, y in page.marks] == [(400, 300), (800, 500), (840, 500)]
    assert page.picture == "touch"
    pilot.swipe((400, 300), (400, 300), lifts=False)
    rest(pilot, screen_check.HOLD + 0.5)
    assert pilot.shown is CheckPage


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [100, 200])
def test_no_word_of_a_check_is_cut_off(tmp_path: Path, language: str, size: int) -> None:
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "{language}"\ntext_size = {size}\n') as pilot:
        keys, pad, screen = ButtonCheck(pilot.keeper), ButtonCheck(pilot.keeper), ScreenCheck(pilot.keeper)
        pad.shown = "pad:1"
        for scene in (keys, pad, *[screen] * len(PICTURES)):
            with all_words() as drawn:
                scene.draw(Canvas(STAGE))
            assert not drawn.cut
            screen.at = (screen.at + 1) % len(PICTURES)
