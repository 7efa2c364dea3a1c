"""Storms: with any presses in any order, the program continues and keeps secrets.

These are short ones; `make storm` runs as long as you like.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import GAMES
from engine.headless.arguments import THEMES
from game.input.actions import Action, Press
from scenes.handover.curtain import CurtainScene
from scenes.seating import with_device
from tests import picture_cache
from tests.scenes.at_lesson import LessonPilot
from tests.scenes.at_table import TablePilot, plan
from tests.storm import storm
from tools import invariants
from tools.fuzzer import Command, Fuzzer
from tools.invariants import BrokenInvariant, Invariants

IN_THE_HOUSE, AT_A_TABLE = 150, 150
DRAWN = 24
"""One of this many frames is drawn."""


@pytest.mark.parametrize("seed", range(3))
def test_no_presses_break_the_evening(seed: int) -> None:
    weather = storm(None, THEMES[seed == 2], IN_THE_HOUSE, seed, kiosk=seed == 1, data=picture_cache.data, drawn=DRAWN)
    assert weather.faults == [] and weather.actions == IN_THE_HOUSE


@pytest.mark.parametrize("game", GAMES)
def test_no_presses_break_a_match(game: str) -> None:
    theme = THEMES[list(GAMES).index(game) % 2]
    weather = storm(game, theme, AT_A_TABLE, 1, data=picture_cache.data, drawn=DRAWN)
    assert weather.faults == [] and weather.actions == AT_A_TABLE


# Storms notice faults


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"])) as pilot:
        yield pilot


def looking(pilot: TablePilot) -> None:
    """Play until a player looks at their hand."""
    pilot.until(lambda: pilot.scene is pilot.table and pilot.table.secret and pilot.table.screen.answering is not None)


def test_a_hand_that_stays_open_is_noticed(pilot: TablePilot) -> None:
    looking(pilot)
    watching = Invariants(pilot.context)
    watching.look(Command(((),)))
    with pytest.raises(BrokenInvariant, match="keyboard"):
        watching.look(Command(((),), unfocused=True))
    with pytest.raises(BrokenInvariant, match="pad"):
        watching.look(Command(((),), lost=(pilot.device(),)))


def test_a_hand_that_opens_without_a_press_of_its_seat_is_noticed(pilot: TablePilot) -> None:
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
    watching, curtain = Invariants(pilot.context), pilot.scene
    assert isinstance(curtain, CurtainScene)
    pilot.context.stack.act(Press(Action.CONFIRM, "pad:9"))
    watching.look()
    curtain._open(str(curtain.device))
    with pytest.raises(BrokenInvariant, match="without a press"):
        watching.look()


def test_a_hand_that_its_seat_opens_is_no_fault(pilot: TablePilot) -> None:
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
    watching = Invariants(pilot.context)
    assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device
    pilot.context.stack.act(Press(Action.CONFIRM, pilot.scene.device))
    assert pilot.table.secret
    watching.look()


def test_a_prepared_scene_behind_a_curtain_is_noticed(pilot: TablePilot) -> None:
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
    watching = Invariants(pilot.context)
    watching.look()
    pilot.table.screen.set_viewpoint(1, pilot.table.screen.room.seating[1].device)
    with pytest.raises(BrokenInvariant, match="curtain"):
        watching.look()


def test_a_seat_whose_device_changes_by_itself_is_noticed(pilot: TablePilot) -> None:
    looking(pilot)
    watching = Invariants(pilot.context)
    watching.look()
    pilot.context.devices.bind(0, "keys")
    with pytest.raises(BrokenInvariant, match="house"):
        watching.look(Command(((),)))
    pilot.table.session.reseat(with_device(pilot.table.screen.room.seating, 1, "mouse"))
    with pytest.raises(BrokenInvariant, match="no player was asked"):
        watching.look()


def test_people_who_take_turns_at_a_lesson_are_no_fault(tmp_path: Path) -> None:
    """Before, a storm with children broke off at each of them."""
    with LessonPilot(tmp_path) as pilot, pilot.lesson("rook", "pad:1", "pad:2") as lesson:
        watching, held = Invariants(pilot.context), set[str | None]()
        for number in range(len(lesson.flow.lesson.beats)):
            lesson.flow.to_beat(number)
            pilot.time(0.2)
            watching.look(Command(((),)))
            held.add(lesson.session.seating[lesson.flow.seat].device)
        assert held == {"pad:1", "pad:2"}


@pytest.mark.parametrize("seed", range(3))
def test_people_who_change_seats_keep_their_devices_during_the_story(tmp_path: Path, seed: int) -> None:
    drawn = plan("classic", 4, ["pad:1", "pad:2"], partner_draw=True)
    with TablePilot(tmp_path, drawn, pace="normal", seed=seed) as pilot:
        watching, told, changed = Invariants(pilot.context), 0, False
        while pilot.table.screen.answering is None:
            watching.look(Command(((),)))
            told += pilot.table.screen.room.seating != pilot.table.session.seating
            changed = changed or pilot.table.session.seating != drawn.seating
            pilot.time(1 / 60)
            if isinstance(pilot.scene, CurtainScene):
                break
        assert bool(told) == changed


def test_a_screen_that_nothing_changes_is_noticed(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "STUCK_AFTER", 3)
    watching = Invariants(pilot.context)
    for _ in range(4):
        watching.begin()
    with pytest.raises(BrokenInvariant, match="stuck"):
        watching.begin()


def test_the_fuzzer_leaves_nothing_out(pilot: TablePilot) -> None:
    """Every device acts, pads are plugged and unplugged, the window loses the keyboard and changes its size."""
    watching, fuzzer = Invariants(pilot.context), Fuzzer(pilot.context, Random(3))
    heard, lost, unfocused, sizes = set(), set(), 0, set()
    for _ in range(600):
        command = fuzzer.command()
        for events in command.frames:
            pilot.app.advance(1 / 60, events)
        heard |= {(press.device.partition(":")[0], press.action) for press in watching._presses}
        watching._presses.clear()
        lost |= set(command.lost)
        unfocused += command.unfocused
        sizes.add(pygame.display.get_window_size())
    devices = {device for device, _ in heard}
    assert devices >= {"pad", "mouse", "touch"} and devices & {"keys", "keys-left", "keys-right"}
    assert {action for device, action in heard if device == "pad"} >= set(Action) - {
        Action.POINT,
        Action.TEXT,
        Action.RAW,
    }
    assert len(lost) > 1 and unfocused and len(sizes) > 2
