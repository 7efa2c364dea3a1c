"""A game's own board behind the curtain: every cover of a hand covers it, and it reveals nothing to others.

The board here is a plain one at the table of Spooks, on which a card is picked and notes may be written.
"""

from pathlib import Path

import pytest

from engine.core.messages import say
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, Action, Press
from scenes.table.boards.private_board import PATIENCE
from scenes.table.pause import PauseScene
from tests.pilot import Picture
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.plain_boards import FIRST, SECOND, asked, at, lend, sit


@pytest.fixture(autouse=True)
def _lent(monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch)


def test_it_answers_behind_the_curtain_and_is_gone_before_the_story(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        board, table = asked(pilot), pilot.table
        assert table.secret and table.screen.room.viewpoint == board.behind.seat == 0 and table.typing
        steps = len(match_of(table).steps)
        pilot.press(Action.CONFIRM, FIRST)
        assert len(match_of(table).steps) == steps + 1
        assert table.screen.board is None and table.screen.room.viewpoint == "public" and not table.typing


def test_only_its_own_seat_is_heard(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        board = asked(pilot)
        steps = len(match_of(pilot.table).steps)
        pilot.press(Action.RIGHT, SECOND)
        assert board.focus.at == "answer"
        pilot.press(Action.CONFIRM, SECOND)
        assert len(match_of(pilot.table).steps) == steps and board.said == say("table-turn", name="Anna")


@pytest.mark.parametrize("way", ["back", "look", "focus", "time", "pause", "lost"])
def test_every_cover_of_a_hand_covers_it_in_one_frame(tmp_path: Path, way: str) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        board, table = asked(pilot), pilot.table
        pilot.press(Action.RIGHT, FIRST)
        pilot.press(Action.CONFIRM, FIRST)
        assert board.count == 1
        match way:
            case "back":
                pilot.press(Action.BACK, FIRST)
            case "look":
                pilot.press(Action.LOOK, FIRST)
            case "focus":
                table.focus_lost()
                pilot.frames(1)
            case "time":
                pilot.frames(int(PATIENCE / 0.1) + 2, 0.1)
            case "pause":
                pilot.press(Action.MENU, SECOND)
            case "lost":
                table.devices_changed((FIRST,), ())
                pilot.frames(1)
        assert table.screen.board is None and table.screen.room.viewpoint == "public"
        assert pilot.context.stack.visible()[0] is pilot.scene is not table
        if way == "pause":
            assert isinstance(pilot.scene, PauseScene) and pilot.scene.look is not None
        again = asked(pilot) if way in ("back", "look", "focus", "time") else None
        assert again is None or (again is not board and again.count == 1), "what was written down is still there"


def test_it_is_silent_while_others_are_in_the_room(tmp_path: Path) -> None:
    for devices, heard in (((FIRST, SECOND), []), ((FIRST,), ["focus"])):
        with sit(tmp_path / str(len(devices)), *devices) as pilot:
            board = asked(pilot)
            sounds: list[str] = []
            pilot.context.sound.play = sounds.append
            pilot.press(Action.RIGHT, FIRST)
            assert sounds == heard and board.focus.at == "count"


def test_pointers_and_letters_reach_it(tmp_path: Path) -> None:
    with sit(tmp_path, MOUSE, SECOND) as pilot:
        board = asked(pilot, MOUSE)
        pilot.click(*at(board, "count"))
        assert board.count == 1
        pilot.type("ab")
        assert board.behind.notes.read("word") is None, "a free keyboard belongs to no seat"


HALVES = (KEYS_LEFT, KEYS_RIGHT)
OWN_KEYS = {KEYS_LEFT: ("space", "escape"), KEYS_RIGHT: ("return", "backspace")}
"""The keys that confirm and erase, or go back, on a half of a shared keyboard while its letters are text."""


@pytest.mark.parametrize("device", HALVES)
def test_the_other_half_of_the_keyboard_gives_letters_and_arrows_to_a_seat_that_spells(
    tmp_path: Path, device: str
) -> None:
    with sit(tmp_path, *HALVES) as pilot:
        board = asked(pilot, device)
        for letter in "kg":  # one of each half
            pilot.key(letter)
        pilot.key("right")
        assert board.behind.notes.read("word") == "kg" and board.focus.at == "count"
        pilot.key(OWN_KEYS[device][0])
        assert board.count == 1


@pytest.mark.parametrize("device", HALVES)
def test_the_other_half_of_the_keyboard_hands_in_and_erases_nothing(tmp_path: Path, device: str) -> None:
    """G5: before, the neighbour's Enter handed a word in, and Backspace took a letter back."""
    with sit(tmp_path, *HALVES) as pilot:
        board, steps = asked(pilot, device), len(match_of(pilot.table).steps)
        pilot.key("e")
        other = next(half for half in HALVES if half != device)
        for key in (*OWN_KEYS[other], "space" if device == KEYS_RIGHT else "return"):
            pilot.key(key)
        for action in (Action.CONFIRM, Action.BACK, Action.EXTRA, Action.INFO, Action.LOOK):
            pilot.press(action, other)
        assert pilot.table.screen.board is board and board.behind.notes.read("word") == "e"
        assert len(match_of(pilot.table).steps) == steps


@pytest.mark.parametrize(("key", "open_"), [("a", True), ("k", False), ("right", False)])
def test_the_other_half_of_the_keyboard_does_not_keep_a_board_open(tmp_path: Path, key: str, open_: bool) -> None:
    """G5: a touch of the neighbour's half does not count for the seat that spells, here the one with the left half."""
    with sit(tmp_path, *HALVES) as pilot:
        board = asked(pilot, KEYS_LEFT)
        for _ in range(4):
            pilot.frames(int(PATIENCE / 3 / 0.1), 0.1)
            pilot.key(key)
        assert (pilot.table.screen.board is board) is open_


def test_one_person_alone_never_sees_a_curtain_and_pauses_with_back(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        board, table = asked(pilot), pilot.table
        pilot.press(Action.LOOK, FIRST)
        assert table.screen.board is board
        pilot.press(Action.BACK, FIRST)
        assert isinstance(pilot.scene, PauseScene)
        pilot.press(Action.BACK, FIRST)
        assert pilot.scene is table and table.screen.board is board


def test_notes_come_back_with_the_match(tmp_path: Path) -> None:
    with sit(tmp_path, KEYS, MOUSE) as pilot:
        asked(pilot, KEYS)
        pilot.press(Action.RIGHT, KEYS)
        pilot.press(Action.CONFIRM, KEYS)
        pilot.type("x")
    with TablePilot(tmp_path) as pilot:
        board = asked(pilot, KEYS)
        assert board.count == 1 and board.behind.notes.read("word") == "x"
        assert isinstance(board.behind.prompts[0].verb, str) and board.result is None


def test_two_that_differ_only_in_notes_look_alike_to_all_others(tmp_path: Path) -> None:
    """Twins: before, at the cover, and after."""
    seen: list[list[Picture]] = []
    for written in (False, True):
        frames = []
        with sit(tmp_path / str(written), FIRST, SECOND) as pilot:
            asked(pilot)
            pilot.press(Action.RIGHT, FIRST)
            if written:
                pilot.press(Action.CONFIRM, FIRST)
            pilot.press(Action.BACK, FIRST)
            for _ in range(3):
                frames.append(pilot.drawn())
                pilot.frames(1)
            pilot.until(lambda: pilot.table.screen.board is not None)
            pilot.settle()
            pilot.table.screen.board.focus.at = "answer"
            pilot.tap(Action.CONFIRM, FIRST)
            for _ in range(10):
                pilot.frames(1)
                frames.append(pilot.drawn())
        seen.append(frames)
    assert seen[0] == seen[1]


def test_it_is_open_without_being_held(tmp_path: Path) -> None:
    """Spelling needs two hands; a hand of cards that must be held is different."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.context.settings.change(look="hold")
        board = asked(pilot)
        pilot.press(Action.RIGHT, FIRST)
        assert board.focus.at == "count" and pilot.table.screen.board is board
        pilot.context.stack.act(Press(Action.LOOK, FIRST, released=True))
        pilot.frames(1)
        assert pilot.table.screen.board is board, "a button that goes up covers nothing"
