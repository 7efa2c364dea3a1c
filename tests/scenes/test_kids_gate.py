"""No stray press of a child leaves a game or opens a grown-ups' page: every way out asks a grown-up."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.input.actions import Action
from game.widgets.letters import ERASED
from scenes.front.gate import GateScene
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from scenes.front.title_row import QUIT
from scenes.handover.curtain import CurtainScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.other_game import AWAY, OtherGameScene
from scenes.table.pause import LEAVE, OTHER, SEATS, SETTINGS, PauseScene, SwapScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.houses import plan_for
from tests.scenes.reachable import reachable

PAD = "pad:1"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, kids=True) as made:
        yield made


def gate(pilot: Pilot) -> GateScene:
    """The gate that must be in front now."""
    assert isinstance(pilot.scene, GateScene)
    return pilot.scene


def open_gate(pilot: Pilot) -> None:
    """Open it as a grown-up does."""
    for digit in gate(pilot).answer:
        gate(pilot).settle(("key", digit))
        pilot.press(Action.CONFIRM, PAD)
    pilot.frames(1)


def paused(pilot: Pilot) -> PauseScene:
    """The pause of a match."""
    pilot.context.stack.push(TableScene(pilot.context, plan_for("beginner")))
    pilot.frames(2)
    pilot.press(Action.MENU, PAD)
    assert isinstance(pilot.scene, PauseScene)
    return pilot.scene


def test_the_settings_of_the_title_are_behind_it(pilot: Pilot) -> None:
    pilot.press(Action.MENU, PAD)
    gate(pilot)
    open_gate(pilot)
    assert isinstance(pilot.scene, SettingsScene)


def test_quitting_is_behind_it(pilot: Pilot) -> None:
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.settle(QUIT)
    pilot.press(Action.CONFIRM, PAD)
    assert pilot.app.running
    open_gate(pilot)
    assert not pilot.app.running


def test_the_options_of_a_game_are_behind_it(pilot: Pilot) -> None:
    pilot.context.stack.push(SeatsScene(pilot.context, "rook", PAD))
    pilot.frames(1)
    pilot.press(Action.EXTRA, PAD)
    open_gate(pilot)
    assert isinstance(pilot.scene, OptionsScene)


@pytest.mark.parametrize(("way", "there"), [(SETTINGS, SettingsScene), (SEATS, SwapScene)])
def test_the_ways_out_of_the_pause_are_behind_it(pilot: Pilot, way: str, there: type) -> None:
    paused(pilot).settle(way)
    pilot.press(Action.CONFIRM, PAD)
    open_gate(pilot)
    assert isinstance(pilot.scene, there)


def test_back_changes_nothing(pilot: Pilot) -> None:
    pause = paused(pilot)
    pause.settle(SEATS)
    pilot.press(Action.CONFIRM, PAD)
    gate(pilot)
    pilot.press(Action.BACK, PAD)
    assert pilot.scene is pause


def other_game(pilot: Pilot) -> OtherGameScene:
    """The question of the pause before another game."""
    pause = paused(pilot)
    assert {OTHER, LEAVE} & {target.id for target in pause.targets()} == {OTHER}
    pause.settle(OTHER)
    pilot.press(Action.CONFIRM, PAD)
    assert isinstance(pilot.scene, OtherGameScene)
    return pilot.scene


def test_another_game_needs_two_presses_and_no_sum_and_the_match_is_kept(pilot: Pilot) -> None:
    asked = other_game(pilot)
    pilot.press(Action.CONFIRM, PAD)
    assert isinstance(pilot.scene, PauseScene), "a thoughtless press continues the match"
    pilot.press(Action.CONFIRM, PAD)
    asked = pilot.scene
    assert isinstance(asked, OtherGameScene)
    rect = next(target.rect for target in asked.targets() if target.id == AWAY)
    pilot.click(*rect.center)
    pilot.frames(2)
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.context.store.matches.to_continue() is not None


def test_back_from_there_leads_to_the_pause(pilot: Pilot) -> None:
    other_game(pilot)
    pilot.press(Action.BACK, PAD)
    assert isinstance(pilot.scene, PauseScene)


def test_a_wrong_number_opens_nothing_and_asks_again(pilot: Pilot) -> None:
    pilot.press(Action.MENU, PAD)
    right = gate(pilot).answer
    pilot.type("".join("0" if digit != "0" else "1" for digit in right))
    assert gate(pilot).written == ""


def test_a_real_keyboard_and_the_mouse_also_answer(pilot: Pilot) -> None:
    pilot.press(Action.MENU, PAD)
    first, second = gate(pilot).answer
    pilot.key(first)
    pilot.event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0)
    pilot.frames(1)
    assert gate(pilot).written == ""
    pilot.type(first)
    pilot.click(*next(target.rect.center for target in gate(pilot).targets() if target.id == ("key", second)))
    assert isinstance(pilot.scene, SettingsScene)


def test_every_key_is_reached_and_one_digit_can_be_taken_back(pilot: Pilot) -> None:
    pilot.press(Action.MENU, PAD)
    shown = gate(pilot)
    assert reachable(shown.targets()) == {target.id for target in shown.targets()}
    shown.settle(("key", "4"))
    pilot.press(Action.CONFIRM, PAD)
    shown.settle(("key", ERASED))
    pilot.press(Action.CONFIRM, PAD)
    assert shown.written == ""


def closed(pilot: Pilot) -> None:
    """Press the close button of the window."""
    pilot.event(pygame.WINDOWCLOSE)
    pilot.event(pygame.QUIT)
    pilot.frames(1)


def test_the_close_button_of_the_window_also_asks_a_grown_up(pilot: Pilot) -> None:
    closed(pilot)
    assert pilot.app.running
    pilot.press(Action.BACK, PAD)
    assert isinstance(pilot.scene, TitleScene)
    closed(pilot)
    open_gate(pilot)
    assert not pilot.app.running


def test_closing_twice_ends_the_program(pilot: Pilot) -> None:
    pilot.press(Action.MENU, PAD)
    gate(pilot)
    closed(pilot)
    assert pilot.app.running, "the gate of something else"
    closed(pilot)
    assert not pilot.app.running


def test_a_signal_always_ends_it(pilot: Pilot) -> None:
    pilot.event(pygame.WINDOWCLOSE)
    pilot.frames(1)
    pilot.press(Action.RIGHT, PAD)
    pilot.event(pygame.QUIT)
    pilot.frames(1)
    assert not pilot.app.running


def test_no_hand_is_open_below_the_gate(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, ("pad:1", "pad:2"))) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.room.private)
        closed(pilot)
        assert isinstance(pilot.scene, GateScene)
        pilot.tap(Action.BACK, PAD)
        assert not pilot.table.screen.room.private or isinstance(pilot.scene, CurtainScene)


def test_grown_ups_meet_no_gate(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.press(Action.MENU, PAD)
        assert isinstance(pilot.scene, SettingsScene)
        pilot.press(Action.BACK, PAD)
        closed(pilot)
        assert not pilot.app.running


def test_a_real_button_pressed_twice_counts_once(pilot: Pilot) -> None:
    pilot.key("return")
    pilot.key("return")
    assert isinstance(pilot.scene, SeatsScene)
    pilot.frames(30)
    pilot.key("return")
    assert not isinstance(pilot.scene, SeatsScene)
