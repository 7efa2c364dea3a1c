"""A plain board for the table of Spooks: a key that answers, one that counts, and letters that are kept."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.messages import verbatim
from game.canvas import Canvas
from game.input.actions import KEYS, Action, Press
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.spooks.table import TABLE
from scenes.table import scene as table_scene
from scenes.table.boards.private_board import PrivateBoard, PrivateBoards
from scenes.table.game_table import table_of
from tests.scenes.at_table import TablePilot, plan

FIRST, SECOND = "pad:0", "pad:1"


class Board(PrivateBoard):
    """A key that answers with the first legal step, and one that counts how often it was pressed."""

    typing = True

    def enter(self) -> None:
        self.settle("answer")

    def targets(self) -> Sequence[Target]:
        return tuple(Target(name, Rect(300 + 200 * i, 400, 120, 90)) for i, name in enumerate(("answer", "count")))

    def choose(self, target: object, press: Press) -> None:
        if target == "count":
            self.behind.notes.write("count", self.count + 1)
        elif self.behind.prompts:
            self.give(next(step for prompt in self.behind.prompts for step in prompt.steps()))

    def bindings(self) -> tuple[Binding, ...]:
        return (*super().bindings(), Binding(Action.TEXT, self._typed))

    def _typed(self, press: Press) -> None:
        self.behind.notes.write("word", f"{self.behind.notes.read('word') or ''}{press.text}")

    @property
    def count(self) -> int:
        return self.behind.notes.read("count") or 0

    def paint(self, canvas: Canvas) -> None:
        canvas.fill("#204060", Rect(200, 300, 40 + 10 * self.count, 100))


def lend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the board at the table of Spooks, with its rules."""
    verbs = ("play", "straight", "pass", "lay", "give")
    boards = PrivateBoards(dict.fromkeys(verbs, Board), Board, verbatim("Notes"), lambda theme: iter(()))
    game_table = replace(TABLE, features=(*TABLE.features, boards))
    monkeypatch.setattr(table_scene, "table_of", lambda game: game_table if game == "spooks" else table_of(game))


def sit(data: Path, *devices: str) -> TablePilot:
    return TablePilot(data, plan("hand", 4, devices, game="spooks"))


def asked(pilot: TablePilot, device: str = FIRST) -> Board:
    """The board of the seat with that device, once its curtain is open."""
    table = pilot.table

    def there() -> bool:
        board = table.screen.board
        return (
            board is not None and pilot.scene is table and table.screen.room.seating[board.behind.seat].device == device
        )

    for _ in range(200):
        if there():
            break
        board = table.screen.board
        if board is not None and pilot.scene is table:
            other = table.screen.room.seating[board.behind.seat].device or KEYS
            board.focus.at = "answer"
            pilot.tap(Action.CONFIRM, other)
        else:
            pilot.on()
    board = table.screen.board
    assert isinstance(board, Board) and there()
    return board


def at(board: Board, name: str) -> tuple[int, int]:
    return next(target.rect.center for target in board.targets() if target.id == name)
