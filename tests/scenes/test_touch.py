"""A finger alone: everything can be tapped, pages and lists are swiped, and nothing needs a hover."""

from dataclasses import replace

import pytest

from game.input.actions import KEYS
from game.settings import choices
from game.theme import SMALLEST_TARGET
from game.widgets.controls import LESS, MORE, Part, parts
from game.widgets.hints import place_hints
from game.widgets.page import Page
from scenes.front.how_to import HowToScene
from scenes.front.remap import RemapScene
from scenes.front.settings import TABS, SettingsScene
from scenes.front.title import TitleScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.pause import PauseScene
from tests.pilot import Pilot
from tests.scenes.houses import all_scenes, plan_for, rook_in_the_middle


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    rook_in_the_middle(pilot)
    return pilot


def tap_target(pilot: Pilot, target: object) -> None:
    scene = pilot.scene
    rect = next(t.rect for t in scene.targets() if t.id == target)
    pilot.touch(*rect.center)


def tap_hint(pilot: Pilot, label: str) -> None:
    scene = pilot.scene
    placed = place_hints(scene.hints(), scene.button, scene.theme)
    pilot.touch(*next(spot.rect.center for spot, _ in placed if spot.hint.label == label))


def test_a_finger_goes_from_the_title_to_a_table(pilot: Pilot) -> None:
    title = pilot.scene
    assert isinstance(title, TitleScene)
    tap_target(pilot, ("game", title.chosen))
    assert isinstance(pilot.scene, SeatsScene)
    tap_hint(pilot, "Change options")
    assert isinstance(pilot.scene, OptionsScene)
    tap_target(pilot, "variant")
    assert pilot.scene.match_setup.variant == "intermediate"
    tap_hint(pilot, "Back")
    assert isinstance(pilot.scene, SeatsScene)
    tap_target(pilot, "start")
    pilot.frames(2)
    assert type(pilot.scene).__name__ == "TableScene"


def test_the_shelf_is_pulled_along(pilot: Pilot) -> None:
    title = pilot.scene
    assert isinstance(title, TitleScene)
    before = title.chosen
    pilot.swipe((1100, 500), (700, 520))
    assert title.chosen == before + 1
    pilot.swipe((700, 500), (1100, 520))
    assert title.chosen == before
    assert pilot.scene is title, "a stroke is no tap"


def test_pages_are_turned_by_a_swipe_and_a_list_is_pulled_up(pilot: Pilot) -> None:
    rules = HowToScene(pilot.context, "rook", "classic")
    pilot.context.stack.push(rules)
    pilot.frames(1)
    pilot.swipe((1300, 500), (700, 500))
    assert rules.page == 1
    pilot.swipe((700, 500), (1300, 500))
    assert rules.page == 0
    pilot.context.stack.dismiss()
    keys = RemapScene(pilot.context, KEYS)
    pilot.context.stack.push(keys)
    pilot.frames(1)
    seen = {row.id for row, _ in keys.part().shown}
    for _ in range(6):
        pilot.swipe((900, 700), (900, 300))
        seen |= {row.id for row, _ in keys.part().shown}
    assert seen == {row.id for row in keys.rows()}
    before = keys.table
    pilot.swipe((900, 300), (900, 700))
    assert keys.table == before


def test_settings_are_swiped_from_tab_to_tab_and_a_bar_is_pulled(pilot: Pilot) -> None:
    scene = SettingsScene(pilot.context)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    for tab in (*TABS[1:], TABS[0]):
        pilot.swipe((700, 860), (300, 870))
        assert scene.tab is tab
    scene.settle("music")
    before, rect = pilot.context.settings.get, scene.focus.rect
    assert rect is not None
    bar = [part.move(rect.topleft) for name, part in _bar_of(scene, "music") if isinstance(name, int)]
    pilot.swipe(bar[3].center, (bar[3].centerx, bar[3].centery + 300), by=(bar[8].center, bar[5].center))
    assert pilot.context.settings.get.music == 60, "it went along with the finger, and letting go was no stroke"
    assert replace(pilot.context.settings.get, music=before.music) == before
    pilot.click(*bar[8].center)
    assert pilot.context.settings.get.music == 90
    pilot.pull(bar[8].center, bar[0].center)
    assert pilot.context.settings.get.music == 10
    pilot.point(*bar[9].center)
    assert pilot.context.settings.get.music == 10, "it was let go"


def test_a_plate_is_its_named_choice_and_a_sign_is_one_step(pilot: Pilot) -> None:
    scene, settings = SettingsScene(pilot.context), pilot.context.settings
    pilot.context.stack.push(scene)
    pilot.frames(1)
    for name, wanted in (("pace", choices("pace")[3]), ("pace", choices("pace")[0]), ("theme", "kids")):
        scene.settle(name)
        places, rect = dict(_bar_of(scene, name)), scene.focus.rect
        assert rect is not None
        pilot.touch(*places[choices(name).index(wanted)].move(rect.topleft).center)
        assert getattr(settings.get, name) == wanted
    settings.change(theme="grown-up")
    scene.settle("effects")
    places, rect = dict(_bar_of(scene, "effects")), scene.focus.rect
    assert rect is not None
    for sign, loud in ((MORE, 90), (MORE, 100), (MORE, 100), (LESS, 90)):
        pilot.click(*places[sign].move(rect.topleft).center)
        assert settings.get.effects == loud


def _bar_of(scene: SettingsScene, name: str) -> tuple[Part, ...]:
    """The place of a row's button, from the row's upper left corner."""
    row, rect = scene.row(name), scene.focus.rect
    assert row is not None and row.control is not None and rect is not None
    return parts(row.control.worded(scene.voice.words, row.label), rect.size, scene.theme)


def test_a_finger_that_slips_off_has_done_nothing(pilot: Pilot) -> None:
    pilot.context.stack.push(PauseScene(pilot.context, plan_for(), "Anna"))
    pilot.frames(1)
    scene = pilot.scene
    rect = next(t.rect for t in scene.targets() if t.id == "leave")
    pilot.swipe(rect.center, (rect.centerx, rect.centery + 80))
    assert pilot.scene is scene


@pytest.mark.parametrize("size", [100, 200])
def test_every_target_of_a_tap_is_large_enough(pilot: Pilot, size: int) -> None:
    pilot.context.settings.change(text_size=size)
    for scene in all_scenes(pilot):
        pilot.context.stack.push(scene)
        pilot.frames(1)
        for target in scene.targets():
            assert min(target.rect.size) >= SMALLEST_TARGET, (type(scene).__name__, target)
        placed = [spot.reach for spot, _ in place_hints(scene.hints(), scene.button, scene.theme)]
        for rect in placed:
            assert min(rect.size) >= SMALLEST_TARGET, (type(scene).__name__, rect)
        for i, one in enumerate(placed):
            assert not any(one.colliderect(other) for other in placed[:i]), type(scene).__name__
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_every_row_of_every_list_answers_a_tap_without_a_hover(pilot: Pilot) -> None:
    for scene in all_scenes(pilot):
        if not isinstance(scene, Page):
            continue
        pilot.context.stack.push(scene)
        pilot.frames(1)
        asked: list[object] = []
        scene.choose = lambda target, press, asked=asked: asked.append(target)
        shown = [row.id for row, _ in scene.part().shown]
        for row in shown:
            tap_target(pilot, row)
        assert asked == shown
        pilot.context.stack.dismiss()
        pilot.frames(1)
