"""Settings in tabs: all settings are there, a d-pad leads to all of them, and the sample beside them shows each
change."""

from dataclasses import fields

import pytest

from engine.core.messages import say
from game.input.actions import KEYS, Action
from game.settings import TITLES, Values, choices
from game.widgets.controls import ControlKind
from scenes.front.remap import SETTINGS
from scenes.front.settings import (
    ABOUT,
    AGAIN,
    SPOKEN,
    TABS,
    VOICE,
    AgainScene,
    SettingRows,
    SettingsScene,
    VoiceScene,
)
from tests.pilot import Pilot

PAD = "pad:1"


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.stack.push(SettingsScene(pilot.context))
    pilot.frames(1)
    return pilot


def page(pilot: Pilot) -> SettingsScene:
    assert isinstance(pilot.scene, SettingsScene)
    return pilot.scene


def test_every_setting_is_in_one_tab_and_five_in_each_at_most() -> None:
    there = [name for tab in TABS for name in tab.rows]
    named = {SETTINGS.get(name, name) for name in (*there, *SPOKEN)}
    assert len(there) == len(set(there)) and named == {*TITLES, VOICE, AGAIN, ABOUT}
    assert not set(there) & set(SPOKEN)
    assert set(TITLES) == {field.name for field in fields(Values)}
    assert all(len(tab.rows) <= 5 for tab in TABS)


@pytest.mark.parametrize(("size", "rows"), [(100, 5), (125, 5), (200, 3)])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_the_rows_in_view_beside_the_sample(pilot: Pilot, theme: str, size: int, rows: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    for tab in TABS:
        page(pilot).settle(tab.rows[0])
        assert len(page(pilot).part().shown) == rows
        tops = [rect.bottom for _, rect in page(pilot).part().shown]
        assert max(tops) < page(pilot).theme.bar_top


def test_a_d_pad_leads_to_every_row_of_every_tab(pilot: Pilot) -> None:
    pilot.press(Action.UP, PAD)
    seen = []
    for tab in TABS:
        assert page(pilot).tab is tab and page(pilot).focus.at == ("tab", tab.id)
        for _ in tab.rows:
            pilot.press(Action.DOWN, PAD)
            seen.append(page(pilot).focus.at)
        pilot.press(Action.DOWN, PAD)
        pilot.press(Action.RIGHT, PAD)
    assert seen == [name for tab in TABS for name in tab.rows]


def test_the_ring_comes_down_with_its_tag(pilot: Pilot) -> None:
    pilot.press(Action.UP, PAD)
    pilot.press(Action.RIGHT, PAD)
    pilot.frames(60)
    there = {target.id: target.rect for target in page(pilot).beside()}
    assert page(pilot).focus.rect == there[page(pilot).focus.at]


@pytest.mark.parametrize(("action", "step"), [(Action.NEXT, 1), (Action.PREV, -1)])
def test_shoulders_turn_the_tabs(pilot: Pilot, action: Action, step: int) -> None:
    for number in range(1, len(TABS) + 1):
        pilot.press(action, PAD)
        assert page(pilot).tab is TABS[step * number % len(TABS)]
        assert page(pilot).focus.at == page(pilot).tab.rows[0]


def test_a_bar_stops_at_its_end_and_confirm_starts_again(pilot: Pilot) -> None:
    settings = pilot.context.settings
    page(pilot).settle("music")
    for _ in range(20):
        pilot.press(Action.RIGHT, PAD)
    assert settings.get.music == 100
    assert next(hint.action for hint in page(pilot).hints()) is Action.LEFT
    pilot.press(Action.CONFIRM, PAD)
    assert settings.get.music == 0


SHOWN = ("text_size", "theme", "high_contrast", "bright_room")


@pytest.mark.parametrize("name", SHOWN)
def test_the_sample_looks_as_it_is_set(pilot: Pilot, name: str) -> None:
    """In the right board; the rest of the scene changes as well."""
    scene = page(pilot)
    room = scene._boards()[1]

    def sample() -> list[object]:
        return [one for one in pilot.drawn().does if isinstance(one, tuple) and room.contains((*one[1][:2], 1, 1))]

    before = sample()
    now = getattr(pilot.context.settings.get, name)
    other = next(choice for choice in reversed(choices(name)) if choice != now)
    pilot.context.settings.change(**{name: other})
    if name != "text_size":
        assert scene._boards()[1] == room
    assert before and sample() != before


@pytest.mark.parametrize(
    ("name", "heard"), [("effects", "slap"), ("speech", "chatter_greet"), ("night", "slap"), ("music", "title")]
)
def test_the_focused_setting_is_heard(pilot: Pilot, name: str, heard: str) -> None:
    scene: SettingRows = page(pilot)
    sound = pilot.context.sound
    sound.music(None)
    if name in SPOKEN:
        scene.settle(VOICE)
        pilot.press(Action.CONFIRM, PAD)
        assert isinstance(pilot.scene, VoiceScene)
        scene = pilot.scene
    scene.settle(name)
    pilot.press(Action.LEFT, PAD)
    assert scene.sample.heard == heard and heard in [played for played, _ in sound.played]
    pilot.frames(200)
    assert scene.sample.heard == "" and sound.piece == "", "what sounded for it alone is silent again"


def test_music_that_plays_anyway_continues(pilot: Pilot) -> None:
    pilot.context.sound.music("waltz")
    page(pilot).settle("music")
    pilot.press(Action.LEFT, PAD)
    pilot.frames(200)
    pilot.press(Action.BACK, PAD)
    pilot.frames(2)
    assert pilot.context.sound.piece in ("waltz", "title")  # the title's own again, once it is back


def test_a_button_lights_up_while_it_is_pressed(pilot: Pilot) -> None:
    scene = page(pilot)
    scene.settle(KEYS)
    for device in (PAD, KEYS):
        pilot.press(Action.LOOK, device)
        assert scene.sample.lit is Action.LOOK
        lit = pilot.drawn()
        pilot.frames(60)
        assert scene.sample.lit is None and pilot.drawn() != lit


def test_a_card_is_dealt_at_the_current_pace(pilot: Pilot) -> None:
    sample, settings = page(pilot).sample, pilot.context.settings
    sample.clock = 0.1
    far = {}
    for pace in ("fast", "normal", "slow", "off"):
        settings.change(pace=pace)
        far[pace] = sample._dealt()
    assert far["slow"] < far["normal"] < far["fast"] < far["off"] == 1
    settings.change(pace="slow", reduced_motion=True)
    assert sample._dealt() == 1


def test_numbers_have_bars_yes_and_no_switches_and_all_others_plates(pilot: Pilot) -> None:
    scene = page(pilot)
    for tab in TABS:
        scene.settle(tab.rows[0])
        for row in scene.rows():
            if row.control is not None:
                value = getattr(pilot.context.settings.get, str(row.id))
                kind = {bool: ControlKind.SWITCH, int: ControlKind.BAR, str: ControlKind.PLATES}[type(value)]
                assert row.control.kind is kind and len(row.control.words) == len(choices(str(row.id)))


def test_all_settings_start_again_on_a_page_of_their_own(pilot: Pilot) -> None:
    settings = pilot.context.settings
    settings.change(music=20)
    page(pilot).settle(AGAIN)
    pilot.press(Action.CONFIRM, PAD)
    again = pilot.scene
    assert isinstance(again, AgainScene)
    again.settle("reset")
    pilot.press(Action.CONFIRM, PAD)
    assert settings.get.music == settings.usual.music != 20
    assert again.said == say("settings-reset-done")
