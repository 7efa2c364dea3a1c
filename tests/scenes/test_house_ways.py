"""The ways through the program: from the title to a table and back, and the choices on the way."""

from pathlib import Path

import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, Action
from game.theme import SEAT_LOOKS
from scenes.ending.results import ResultsScene
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from scenes.handover.curtain import CurtainScene
from scenes.handover.recent_events import RecentEvent
from scenes.lobby.seats import SeatsScene
from scenes.seating import SeatPlan
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.table_result import Leave
from tests.pilot import Pilot
from tests.scenes.at_table import match_of
from tests.scenes.houses import plan_for, rook_in_the_middle


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    rook_in_the_middle(pilot)
    return pilot


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


def test_settings_apply_at_once_and_are_kept(pilot: Pilot) -> None:
    pilot.press(Action.MENU, "pad:1")
    assert isinstance(pilot.scene, SettingsScene)
    pilot.scene.settle("theme")
    pilot.press(Action.RIGHT, "pad:1")
    assert pilot.context.theme.kids
    assert pilot.context.store.setting("theme") == "kids"


def test_the_curtain_opens_for_its_own_device_only(pilot: Pilot) -> None:
    opened: list[str] = []
    strip = (RecentEvent(SEAT_LOOKS[1], None, "pass"),)
    scene = CurtainScene(
        pilot.context, SeatPlan("person", "Rosa", 2, "pad:1"), strip, opened=lambda device: opened.append(device)
    )
    pilot.context.stack.push(scene)
    pilot.frames(1)
    closed = pilot.drawn()
    for device in ("pad:2", KEYS, MOUSE):
        pilot.press(Action.CONFIRM, device)
        assert pilot.scene is scene
    assert not opened
    assert scene.opaque
    pilot.frames(200)
    assert pilot.drawn() == closed
    pilot.press(Action.CONFIRM, "pad:1")
    assert opened == ["pad:1"]
    pilot.settle()
    assert isinstance(pilot.scene, TitleScene)


def test_pause_returns_its_choices(pilot: Pilot) -> None:
    results: list[object] = []
    title = pilot.scene
    title.uncover = results.append
    for action, expected in ((Action.BACK, None), (Action.MENU, None)):
        pilot.context.stack.push(PauseScene(pilot.context, plan_for()))
        pilot.frames(1)
        pilot.press(action, "pad:1")
        assert results.pop() is expected
    pilot.context.stack.push(PauseScene(pilot.context, plan_for()))
    pilot.frames(1)
    pilot.scene.settle("leave")
    pilot.press(Action.CONFIRM, "pad:1")
    assert results.pop() == Leave()


def test_results_lead_to_the_title(pilot: Pilot) -> None:
    end = {"scores": [310, 145], "winners": [0, 2], "hands": 9}
    pilot.context.stack.push(ResultsScene(pilot.context, plan_for(), end))
    pilot.frames(2)
    pilot.settle()
    pilot.press(Action.BACK, "pad:1")
    assert isinstance(pilot.scene, TitleScene)


def test_a_left_match_continues_from_the_title(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(30)
    table = pilot.scene
    steps = len(match_of(table).steps)
    pilot.press(Action.MENU, "pad:1")
    assert isinstance(pilot.scene, PauseScene)
    pilot.scene.settle("leave")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(2)
    title = pilot.scene
    assert isinstance(title, TitleScene)
    assert title.places.saved is not None
    title.settle("continue")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(1)
    assert type(pilot.scene).__name__ == "TableScene"
    assert len(match_of(pilot.scene).steps) >= steps


def test_an_unreadable_match_is_kept_and_reported(pilot: Pilot) -> None:
    setup = GAMES["rook"].setup("beginner", 4, {})
    number = pilot.context.store.matches.begin(setup, [])
    pilot.context.store.matches.add_steps(number, ('{"by": 0, "do": "nonsense"}',))
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.uncover(None)
    title.settle("continue")
    pilot.press(Action.CONFIRM, "pad:1")
    assert isinstance(pilot.scene, TitleScene)
    assert title.said == say("notice-match-unreadable", number=2)
    assert title.places.saved is None


def test_from_the_shelf_down_to_the_buttons_along_them_and_up_again(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        title = pilot.scene
        game = title.focus.at
        pilot.press(Action.DOWN)
        assert title.focus.at == "how"
        pilot.press(Action.RIGHT)
        assert title.focus.at == "learn"
        pilot.press(Action.RIGHT)
        assert title.focus.at == "memories"
        pilot.press(Action.RIGHT)
        assert title.focus.at == "evening"
        pilot.press(Action.RIGHT)
        assert title.focus.at == "settings"
        for _ in range(5):
            pilot.press(Action.LEFT)
        assert title.focus.at == "quit"
        pilot.press(Action.UP)
        assert title.focus.at == game


def test_a_seats_player_and_level_change_during_a_match(pilot: Pilot) -> None:
    plan = plan_for()
    scene = SwapScene(pilot.context, plan.seating, "pad:1")
    pilot.context.stack.push(scene)
    pilot.frames(1)
    scene.settle(1)
    name, look = scene.seating[1].name, scene.seating[1].look
    pilot.press(Action.LEFT, "pad:1")
    assert (scene.seating[1].level, scene.seating[1].name) == ("gentle", name)
    strengths = []
    while not scene.seating[1].person:
        strengths.append(scene.seating[1].level)
        pilot.press(Action.RIGHT, "pad:1")
    assert strengths == ["gentle", "fair", "sharp", "master"]
    assert scene.seating[1].device == "keys"
    assert scene.seating[1].look == look
    pilot.press(Action.LEFT, "pad:1")
    assert not scene.seating[1].person
    assert scene.seating[1].level == "master"
    assert scene.seating[1].look == look
    assert scene.seating.seats[0] == plan.seating.seats[0]
