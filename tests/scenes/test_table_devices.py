"""Devices at the table: a pad lost during its owner's look, lost focus, pauses, and resuming."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.input.actions import KEYS, Action
from scenes.front.title import TitleScene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, match_of, plan


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"])) as pilot:
        yield pilot


def looking(pilot: TablePilot) -> str:
    """Play until a player looks at their hand; returns that seat's device."""
    pilot.until(lambda: pilot.scene is pilot.table and pilot.table.secret and pilot.table.screen.answering is not None)
    pilot.frames(1)
    assert pilot.table.screen.hand.cards
    return pilot.device()


def assert_covered(pilot: TablePilot) -> None:
    assert pilot.scene is not pilot.table and pilot.scene.opaque
    assert (
        pilot.table.screen.room.viewpoint == "public"
        and not pilot.table.screen.hand.cards
        and pilot.table.screen.answering is None
    )


def lose(pilot: TablePilot, *devices: str) -> None:
    pilot.context.stack.devices_changed(devices, ())
    pilot.frames(1)


def test_a_lost_pad_covers_the_hand_and_another_takes_over_after_a_yes(pilot: TablePilot) -> None:
    device = looking(pilot)
    seat = pilot.table.screen.room.viewpoint
    steps = list(match_of(pilot.table).steps)
    lose(pilot, device)
    assert isinstance(pilot.scene, LostScene)
    assert_covered(pilot)
    pilot.press(Action.CONFIRM, KEYS)
    assert isinstance(pilot.scene, LostScene), "the first press only offers"
    pilot.press(Action.CONFIRM, "pad:7")
    assert isinstance(pilot.scene, LostScene), "another device must be confirmed again"
    pilot.press(Action.CONFIRM, "pad:7")
    pilot.frames(1)
    assert pilot.table.screen.room.seating[seat].device == "pad:7"
    scene = pilot.scene
    assert isinstance(scene, CurtainScene) and scene.device == "pad:7"
    assert_covered(pilot)
    pilot.press(Action.CONFIRM, device)
    assert pilot.scene is scene and scene.opaque
    pilot.tap(Action.CONFIRM, "pad:7")
    assert pilot.table.screen.room.viewpoint == seat
    assert match_of(pilot.table).steps == steps


def test_a_pad_that_comes_back_under_its_number_is_still_asked_for(pilot: TablePilot) -> None:
    """G2: a number proves nothing."""
    device = looking(pilot)
    lose(pilot, device)
    pilot.context.stack.devices_changed((), (device,))
    pilot.frames(1)
    assert isinstance(pilot.scene, LostScene)


def test_a_computer_player_takes_a_lost_seat(pilot: TablePilot) -> None:
    device = looking(pilot)
    seat = pilot.table.screen.room.viewpoint
    lose(pilot, device)
    pilot.press(Action.EXTRA, KEYS)
    pilot.frames(1)
    assert not pilot.table.screen.room.seating[seat].person
    pilot.until(lambda: pilot.table.screen.answering is not None)
    assert pilot.table.screen.answering is not None and pilot.table.screen.answering.seat != seat


def test_a_pad_lost_before_its_curtain_does_not_lock_the_table(pilot: TablePilot) -> None:
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
    curtain = pilot.scene
    assert isinstance(curtain, CurtainScene) and curtain.device
    lose(pilot, curtain.device)
    assert isinstance(pilot.scene, LostScene)
    pilot.press(Action.CONFIRM, "pad:7")
    pilot.press(Action.CONFIRM, "pad:7")
    pilot.frames(2)
    assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == "pad:7"


@pytest.mark.parametrize("people", [1, 2])
def test_a_pad_lost_in_the_middle_of_a_story(tmp_path: Path, people: int) -> None:
    table_plan = plan("classic", 4, ["pad:1", "pad:2"][:people])
    with TablePilot(tmp_path, table_plan, pace="normal") as pilot:
        table = pilot.table
        for frames in (3, 20, 45, 70, 90):
            pilot.until(lambda: table.screen.stage.view.phase == "play" and table.screen.answering is not None)
            pilot.on()
            pilot.frames(frames)
            device = table.screen.room.seating.devices[0]
            if pilot.scene is not table:
                continue
            lose(pilot, device)
            assert isinstance(pilot.scene, LostScene)
            for _ in range(2):
                pilot.press(Action.CONFIRM, "pad:5" if device != "pad:5" else "pad:1")
            pilot.frames(3)
            assert table.context.devices.device_of(0) == table.screen.room.seating[0].device


@pytest.mark.parametrize("event", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_losing_the_focus_covers(event: int, pilot: TablePilot) -> None:
    """G7: before, a hidden window covered nothing."""
    device = looking(pilot)
    pilot.event(event)
    pilot.frames(1)
    assert_covered(pilot)
    assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == device


@pytest.mark.parametrize("action", [Action.BACK, Action.LOOK])
def test_back_hides_the_hand_until_its_owner_looks_again(pilot: TablePilot, action: Action) -> None:
    device = looking(pilot)
    seat = pilot.table.screen.room.viewpoint
    pilot.press(action, device)
    assert_covered(pilot)
    pilot.tap(Action.CONFIRM, device)
    assert pilot.table.screen.room.viewpoint == seat and pilot.table.screen.answering is not None


def test_a_pad_lost_during_a_private_pause_is_asked_for_after_it(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is not visible hears of nothing: it checks the devices when it is visible again."""
    there = {"pad:1", "pad:2"}
    monkeypatch.setattr(pilot.context.devices, "here", lambda device: device in there or device == KEYS)
    pilot.table.uncover(None)
    device = looking(pilot)
    seat = pilot.table.screen.room.viewpoint
    pilot.press(Action.MENU, device)
    there.remove(device)
    lose(pilot, device)
    pilot.press(Action.CONFIRM, KEYS)
    pilot.frames(2)
    scene = pilot.scene
    assert isinstance(scene, LostScene) and scene.seat == seat
    assert_covered(pilot)


def test_the_turn_is_said_by_name(pilot: TablePilot) -> None:
    device = looking(pilot)
    name = pilot.table.screen.room.seating[int(pilot.table.screen.room.viewpoint)].name
    pilot.press(Action.CONFIRM, "pad:2" if device == "pad:1" else "pad:1")
    assert pilot.said == f"{name}’s turn"
    pilot.press(Action.CONFIRM, device)
    assert pilot.said == "", "after the answer it is another seat's turn"


def test_a_pause_covers_and_returns_only_to_the_curtain(pilot: TablePilot) -> None:
    device = looking(pilot)
    pilot.press(Action.MENU, device)
    assert isinstance(pilot.scene, PauseScene)
    assert pilot.table.screen.room.viewpoint == "public" and not pilot.table.screen.hand.cards
    pilot.press(Action.BACK, device)
    pilot.frames(1)
    assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == device
    assert_covered(pilot)


def test_moving_the_cursor_is_silent_while_others_are_in_the_room(pilot: TablePilot) -> None:
    """The moves of a cursor, and the refusal of a card, would tell about the hand."""
    device = looking(pilot)
    pilot.context.sound.played.clear()
    for action in (Action.RIGHT, Action.RIGHT, Action.LEFT, Action.EXTRA):
        pilot.press(action, device)
    assert not pilot.context.sound.played


def test_prints_of_the_hand_are_never_those_of_the_table(pilot: TablePilot) -> None:
    """A flight takes the nearest print: it must not be the one of the slot that the card left."""
    looking(pilot)
    hand = set(pilot.table.screen.hand.cards)
    printed = {key[0][0] for key in pilot.table.screen.stage.table.prints._prints}
    assert not printed & hand


def test_a_table_that_closes_keeps_no_prints(pilot: TablePilot) -> None:
    """Garbage is collected up to ten seconds later, and the next table needs the memory."""
    looking(pilot)
    screen = pilot.table.screen
    prints = screen.hand.prints, screen.stage.table.prints
    assert all(map(len, prints))
    pilot.table.leave()
    assert not any(map(len, prints)) and not any(one.used for one in prints)


def test_an_interrupted_match_continues_at_the_same_step(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", KEYS])) as pilot:
        pilot.until(lambda: pilot.table.screen.stage.view.phase == "play" and pilot.table.screen.answering is not None)
        match = match_of(pilot.table)
    with Pilot(tmp_path) as later:  # no player has left the table: the program was killed
        assert isinstance(later.scene, TitleScene)
        assert later.scene.places.saved is not None
        later.press(Action.EXTRA)
        later.frames(1)
        assert isinstance(later.scene, LostScene), "a pad that is not there today is asked for first"
        later.press(Action.CONFIRM, "pad:3")
        later.press(Action.CONFIRM, "pad:3")
        later.frames(1)
        table = later.context.stack.scenes[-2]
        assert isinstance(table, TableScene)
        assert match_of(table).steps == match.steps and match_of(table).state == match.state
        assert not table.screen.animations.busy, "what was seen already is not told again"
        assert isinstance(later.scene, CurtainScene) and table.screen.room.viewpoint == "public"
        assert table.screen.room.seating.devices == ("pad:3", KEYS)


def test_two_lost_pads_are_asked_for_one_after_the_other(pilot: TablePilot) -> None:
    looking(pilot)
    lose(pilot, "pad:1", "pad:2")
    for device in ("pad:4", "pad:5"):
        assert isinstance(pilot.scene, LostScene)
        pilot.press(Action.CONFIRM, device)
        pilot.press(Action.CONFIRM, device)
        pilot.frames(1)
    assert isinstance(pilot.scene, CurtainScene)
    assert pilot.table.screen.room.seating.devices == ("pad:4", "pad:5")
