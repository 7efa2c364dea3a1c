"""The scenes of the house, played by a pilot: joining, naming, options, settings, starting, and never getting stuck."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES
from game.input.actions import DIRECTIONS, KEYS, MOUSE, Action, Press
from game.people import Person
from game.theme import SAFE, SEAT_LOOKS, SMALLEST_TARGET
from game.widgets.focus import reachable
from game.widgets.house_scene import HouseScene
from scenes.curtain import CurtainScene, Happened
from scenes.how_to import HowToScene
from scenes.naming import NamingScene
from scenes.options import OptionsScene
from scenes.pause import LEAVE, PauseScene, SwapScene
from scenes.remap import KeepScene, RemapScene
from scenes.results import ResultsScene
from scenes.seat import SeatScene
from scenes.seating import TablePlan, first_seating, resized
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from scenes.title import TitleScene
from tests.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path) as pilot:
        pilot.house.settings.change(reduced_motion=True)
        yield pilot


def _plan(variant: str = "classic", players: int = 4) -> TablePlan:
    seating = resized(first_seating(4, "pad:1"), players)
    return TablePlan(GAMES["rook"].setup(variant, players, {}), seating)


def _all_scenes(pilot: Pilot) -> tuple[HouseScene, ...]:
    house, plan = pilot.house, _plan()
    six = _plan("classic_individual", 6)
    end = {"scores": [60, 150, -40, 85, 85, 20], "winners": [1], "hands": 3}
    return (
        TitleScene(house, opened=True),
        SeatsScene(house, "rook", "pad:1"),
        SeatScene(house, six.seating, 1, (), True, "pad:1"),
        NamingScene(house, plan.seating[0], plan.seating.names),
        OptionsScene(house, SeatsScene(house, "rook", "pad:1").draft.with_variant("classic")),
        SettingsScene(house),
        RemapScene(house, "keys"),
        RemapScene(house, "pad"),
        KeepScene(house, "pad_bindings", ()),
        HowToScene(house, "rook", "classic"),
        PauseScene(house, plan, "Anna", None, lambda: SettingsScene(house)),
        SwapScene(house, plan.seating, "pad:1"),
        ResultsScene(house, six, end),
    )


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_every_focus_can_be_reached_and_lies_in_the_safe_area(pilot: Pilot, theme: str, size: int) -> None:
    pilot.house.settings.change(theme=theme, text_size=size)
    for scene in _all_scenes(pilot):
        pilot.house.stack.push(scene)
        pilot.frames(1)
        targets = scene.targets()
        name = type(scene).__name__
        assert targets, name
        assert scene.focus.target is not None, name
        assert reachable(targets) == {target.id for target in targets}, name
        for target in targets:
            assert SAFE.contains(target.rect) or isinstance(target.id, tuple), (name, target)
            assert min(target.rect.size) >= SMALLEST_TARGET, (name, target)
            assert target.rect.bottom <= scene.theme.rail_top or isinstance(scene, ResultsScene), (name, target)
        pilot.house.stack.dismiss()
        pilot.frames(1)


def test_the_focus_is_never_lost_whatever_is_pressed(pilot: Pilot) -> None:
    for scene in _all_scenes(pilot):
        pilot.house.stack.push(scene)
        pilot.frames(1)
        for way in (*sorted(DIRECTIONS, key=lambda a: a.value), Action.DOWN, Action.RIGHT, Action.UP) * 3:
            scene.act(_press(way))
            assert scene.focus.target is not None, (type(scene).__name__, way)
        pilot.house.stack.dismiss()
        pilot.frames(1)


def _press(action: Action, device: str = "pad:1") -> Press:
    return Press(action, device)


def test_back_leads_out_of_every_scene(pilot: Pilot) -> None:
    for scene in _all_scenes(pilot)[1:-1]:
        pilot.house.stack.push(scene)
        pilot.frames(1)
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(2)
        assert pilot.scene is not scene, type(scene).__name__
        assert isinstance(pilot.scene, TitleScene), type(scene).__name__


def test_two_presses_start_a_game_against_computer_players(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    assert isinstance(pilot.scene, SeatsScene)
    assert pilot.scene.seating.people == (True, False, False, False)
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(2)
    assert type(pilot.scene).__name__ == "TableScene"


def test_a_mouse_alone_starts_a_game(pilot: Pilot) -> None:
    pilot.click(960, 560)
    scene = pilot.scene
    assert isinstance(scene, SeatsScene)
    start = next(target for target in scene.targets() if target.id == "start")
    pilot.click(*start.rect.center)
    pilot.frames(2)
    assert type(pilot.scene).__name__ == "TableScene"


def test_a_game_that_sleeps_cannot_be_started(pilot: Pilot) -> None:
    pilot.press(Action.RIGHT)
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, TitleScene)
    assert "asleep" in pilot.scene.said


def test_pads_join_leave_and_share(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.CONFIRM, "pad:2")
    assert seats.seating.people == (True, True, False, False)
    assert seats.focus.at == ("seat", 1)
    pilot.press(Action.BACK, "pad:2")
    assert seats.seating.people == (True, False, False, False)
    # A computer player's seat becomes a person's: that person shares the pad that did it.
    seats.settle(("seat", 2))
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.RIGHT, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating.people == (True, False, True, False)
    assert seats.seating.shared(2)


def test_two_people_share_a_keyboard(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, KEYS)
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    seats.settle(("seat", 1))
    pilot.press(Action.CONFIRM, KEYS)
    page = pilot.scene
    assert isinstance(page, SeatScene)
    pilot.press(Action.RIGHT, KEYS)
    page.settle("device")
    pilot.press(Action.RIGHT, KEYS)  # from the whole keyboard to its left half
    assert page.seating[1].device == "keys-left"
    pilot.press(Action.BACK, KEYS)
    assert seats.seating[0].device == "keys-right"
    assert pilot.house.devices.keyboard.shared
    pilot.press(Action.BACK, "keys-right")
    assert not pilot.house.devices.keyboard.shared


def test_a_name_is_spelled_with_a_pad_or_typed_or_taken_from_the_list(pilot: Pilot) -> None:
    pilot.house.store.keep_person(Person("Mirjam", 7))
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    assert seats.seating[0].name == "Mirjam"
    assert seats.seating[0].look == 7

    def open_naming() -> NamingScene:
        seats.settle(("seat", 0))
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.scene.settle("name")
        pilot.press(Action.CONFIRM, "pad:1")
        assert isinstance(pilot.scene, NamingScene)
        return pilot.scene

    naming = open_naming()
    for letter in "JO":
        naming.settle(("key", letter))
        pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.MENU, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating[0].name == "Jo"
    open_naming()
    pilot.type("Zoë")
    pilot.key("return")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating[0].name == "Zoë"


def test_options_change_the_table_and_go_back_to_the_usual(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.EXTRA, "pad:1")
    for _ in range(3):
        pilot.press(Action.RIGHT, "pad:1")
    pilot.scene.settle("players")
    pilot.press(Action.RIGHT, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.draft.variant == "classic_individual"
    assert len(seats.seating) == seats.draft.players == 6
    assert seats.draft.setup().players == 6


def test_settings_hold_at_once_and_are_kept(pilot: Pilot) -> None:
    pilot.press(Action.MENU, "pad:1")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.settle("theme")
    pilot.press(Action.RIGHT, "pad:1")
    assert pilot.house.theme.kids
    assert pilot.house.store.setting("theme") == "kids"


def test_new_buttons_go_back_by_themselves(pilot: Pilot) -> None:
    scene = RemapScene(pilot.house, "pad")
    pilot.house.stack.push(scene)
    pilot.frames(1)
    pilot.press(Action.RIGHT, "pad:1")  # confirm: from the lower button to the right one
    scene.settle("apply")
    pilot.press(Action.CONFIRM, "pad:1")
    assert isinstance(pilot.scene, KeepScene)
    assert pilot.house.devices.bindings.pad[Action.CONFIRM][0] == "east"
    pilot.frames(110, dt=0.1)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.house.devices.bindings.pad[Action.CONFIRM][0] == "south"


def test_the_curtain_opens_for_its_own_device_alone(pilot: Pilot) -> None:
    opened: list[bool] = []
    strip = (Happened(SEAT_LOOKS[1], None, "pass"),)
    scene = CurtainScene(pilot.house, SEAT_LOOKS[2], "Rosa", "pad:1", strip, opened=lambda: opened.append(True))
    pilot.house.stack.push(scene)
    pilot.frames(1)
    closed = pygame.image.tobytes(pilot.picture(), "RGB")
    for device in ("pad:2", KEYS, MOUSE):
        pilot.press(Action.CONFIRM, device)
        assert pilot.scene is scene
    assert not opened
    assert scene.opaque
    pilot.frames(200)
    assert pygame.image.tobytes(pilot.picture(), "RGB") == closed
    pilot.press(Action.CONFIRM, "pad:1")
    assert opened == [True]
    pilot.settle()
    assert isinstance(pilot.scene, TitleScene)


def test_pause_hands_back_what_was_decided(pilot: Pilot) -> None:
    results: list[object] = []
    title = pilot.scene
    title.uncover = results.append  # type: ignore[method-assign]
    for action, expected in ((Action.BACK, None), (Action.MENU, None)):
        pilot.house.stack.push(PauseScene(pilot.house, _plan()))
        pilot.frames(1)
        pilot.press(action, "pad:1")
        assert results.pop() is expected
    pilot.house.stack.push(PauseScene(pilot.house, _plan()))
    pilot.frames(1)
    pilot.scene.settle("leave")
    pilot.press(Action.CONFIRM, "pad:1")
    assert results.pop() == LEAVE


def test_results_lead_to_the_title(pilot: Pilot) -> None:
    end = {"scores": [310, 145], "winners": [0, 2], "hands": 9}
    pilot.house.stack.push(ResultsScene(pilot.house, _plan(), end))
    pilot.frames(2)
    pilot.settle()
    pilot.press(Action.BACK, "pad:1")
    assert isinstance(pilot.scene, TitleScene)


def test_a_match_that_was_left_goes_on_from_the_title(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(30)
    table = pilot.scene
    steps = len(table.sitting.match.steps)  # type: ignore[attr-defined]
    pilot.press(Action.MENU, "pad:1")
    assert isinstance(pilot.scene, PauseScene)
    pilot.scene.settle("leave")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(2)
    title = pilot.scene
    assert isinstance(title, TitleScene)
    assert title.saved is not None
    title.settle("continue")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(1)
    assert type(pilot.scene).__name__ == "TableScene"
    assert len(pilot.scene.sitting.match.steps) >= steps  # type: ignore[attr-defined]


def test_a_match_that_cannot_be_read_is_kept_and_said(pilot: Pilot) -> None:
    setup = GAMES["rook"].setup("beginner", 4, {})
    number = pilot.house.store.begin_match(setup, [])
    pilot.house.store.add_step(number, '{"by": 0, "do": "nonsense"}')
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.uncover(None)
    title.settle("continue")
    pilot.press(Action.CONFIRM, "pad:1")
    assert isinstance(pilot.scene, TitleScene)
    assert "kept" in title.said
    assert title.saved is None


def test_a_pad_that_is_pulled_out_gives_its_seat_back(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.CONFIRM, "pad:2")
    seats.devices_changed(("pad:2",), ())
    assert seats.seating.people == (True, False, False, False)
    seats.devices_changed(("pad:1",), ())
    assert seats.seating[0].person
    assert seats.seating[0].device is None
    assert seats.focus.target is not None


def test_from_the_shelf_down_to_the_buttons_along_them_and_up_again(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        title = pilot.scene
        game = title.focus.at
        pilot.press(Action.DOWN)
        assert title.focus.at == "how"
        pilot.press(Action.RIGHT)
        assert title.focus.at == "settings"
        pilot.press(Action.LEFT)
        pilot.press(Action.LEFT)
        assert title.focus.at == "quit"
        pilot.press(Action.UP)
        assert title.focus.at == game
