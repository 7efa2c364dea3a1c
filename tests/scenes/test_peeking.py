"""A look at one's own cards without a question: behind the own curtain, and the table waits."""

from pathlib import Path

import pytest

from game.input.actions import Action
from scenes.handover.curtain import CurtainScene
from scenes.handover.look import WhoScene
from scenes.table.boards.private_board import PATIENCE
from scenes.table.pause import PauseScene
from tests.scenes.at_table import match_of
from tests.scenes.plain_boards import FIRST, SECOND, Board, asked, lend, sit


@pytest.fixture(autouse=True)
def _lent(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch)


def test_a_seat_looks_at_its_own_at_the_curtain_of_another(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        table = pilot.table
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == FIRST)
        pilot.press(Action.LOOK, SECOND)
        curtain = pilot.scene
        assert isinstance(curtain, CurtainScene) and curtain.device == SECOND and table.screen.board is None
        pilot.press(Action.CONFIRM, SECOND)
        pilot.settle()
        board = table.screen.board
        assert (
            isinstance(board, Board) and board.behind.peeking and board.behind.seat == table.screen.room.viewpoint == 1
        )
        pilot.press(Action.RIGHT, SECOND)
        pilot.press(Action.CONFIRM, SECOND)
        steps = len(match_of(table).steps)
        pilot.press(Action.BACK, SECOND)
        assert table.screen.room.viewpoint == "public" and table.screen.board is None
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        assert pilot.scene.device == FIRST and len(match_of(table).steps) == steps
        assert asked(pilot, FIRST).count == 0 and asked(pilot, SECOND).count == 1, "each has notes of its own"


@pytest.mark.parametrize("way", ["focus", "time"])
def test_a_look_that_is_covered_is_over(tmp_path: Path, way: str) -> None:
    """It is not offered again."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == FIRST)
        pilot.press(Action.LOOK, SECOND)
        pilot.press(Action.CONFIRM, SECOND)
        pilot.settle()
        assert pilot.table.screen.board is not None
        if way == "focus":
            pilot.table.focus_lost()
        else:
            pilot.frames(int(PATIENCE / 0.1) + 2, 0.1)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        assert pilot.scene.device == FIRST


def test_with_one_pad_for_two_the_looker_is_asked_for(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, FIRST) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        pilot.press(Action.LOOK, FIRST)
        assert isinstance(pilot.scene, WhoScene)
        pilot.press(Action.RIGHT, FIRST)
        pilot.press(Action.CONFIRM, FIRST)
        assert isinstance(pilot.scene, CurtainScene) and pilot.scene.name == pilot.table.screen.room.seating[1].name
        pilot.press(Action.CONFIRM, FIRST)
        pilot.settle()
        assert pilot.table.screen.board is not None and pilot.table.screen.board.behind.seat == 1


def test_a_single_person_looks_while_computer_players_think_and_they_wait(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        table = pilot.table
        for _ in range(200):
            if table.session.computer_players.due is not None:
                break
            pilot.press(Action.CONFIRM, FIRST)
        pilot.press(Action.LOOK, FIRST)
        board = table.screen.board
        assert isinstance(board, Board) and board.behind.peeking and table.session.computer_players.due is None
        steps = len(match_of(table).steps)
        pilot.frames(60, 0.1)
        assert len(match_of(table).steps) == steps
        pilot.press(Action.LOOK, FIRST)
        assert table.screen.board is None and table.session.computer_players.due is not None


def test_a_player_with_two_buttons_looks_from_the_pause(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        pilot.press(Action.BACK, pilot.scene.device or FIRST)
        pause = pilot.scene
        assert isinstance(pause, PauseScene)
        while pause.focus.at != "own":
            pilot.press(Action.RIGHT, SECOND)
        pilot.press(Action.CONFIRM, SECOND)
        assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == SECOND
        pilot.press(Action.CONFIRM, SECOND)
        pilot.settle()
        assert pilot.table.screen.board is not None and pilot.table.screen.board.behind.peeking
