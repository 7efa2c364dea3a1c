"""People at Hooky's table behind their curtains: positions of a match, seats, and writing."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pygame

from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from game.context import Context
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.widgets.focus import neighbour
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.reveal import SeenCardPanel
from scenes.games.hooky.boards.spelling import Spelling
from scenes.handover.curtain import CurtainScene
from scenes.table.boards.answer_plate import PLATE
from scenes.table.boards.private_board import BoardContext, PrivateBoard
from scenes.table.notes import Notes
from tests.games.hooky.tables import ask, dealt, dull_turn, to_round
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.voices import speakers

PAD, OTHER = "pad:0", "pad:1"
DEVICES = (PAD, KEYS, MOUSE, TOUCH)


def sit(data: Path, match: Match, *devices: str, help_: str = "none", pace: str = "off") -> TablePilot:
    """A person for each device from seat 0 on; the others are computer players."""
    table = plan("standard", match.setup.players, devices, game="hooky")
    return TablePilot(data, replace(table, aids=(("help", help_),)), match, pace=pace)


def opened(pilot: TablePilot, device: str) -> HookyBoard:
    """The board of the player with that device, behind its curtain if there is one; no other player answers for it."""
    for _ in range(300):
        board = pilot.table.screen.board
        if isinstance(board, HookyBoard) and pilot.scene is pilot.table:
            assert pilot.table.screen.room.seating[board.behind.seat].device == device
            return board
        scene = pilot.scene
        if isinstance(scene, CurtainScene) and not scene.busy:
            pilot.press(Action.CONFIRM, device)
        pilot.time()
    raise AssertionError(f"no board: {type(pilot.scene).__name__}")


def go(pilot: TablePilot, board: PrivateBoard, target: object, device: str) -> None:
    """Move the focus to a target with directions, on the shortest way. From the plate the first one leads back to the
    panel, and no way leads over it."""
    if board.plate.focused:
        pilot.press(Action.DOWN, device)
    seen: dict[object, list[Action]] = {board.focus.at: []}
    rest = [board.focus.at]
    targets = {one.id: one for one in board.targets()}
    assert target in targets, f"{target} is not there"
    while rest and target not in seen:
        here = rest.pop(0)
        for way in (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN):
            there = neighbour(board.targets(), targets[here], way).id
            if there not in seen and (there == target or there != PLATE):
                seen[there] = [*seen[here], way]
                rest.append(there)
    for way in seen[target]:
        pilot.press(way, device)
    assert board.focus.at == target


def hit(pilot: TablePilot, board: PrivateBoard, target: object, device: str) -> None:
    """Choose that target, in the way of the device."""
    rect = next(one.rect for one in board.targets() if one.id == target)
    if device == MOUSE:
        pilot.click(*rect.center)
    elif device == TOUCH:
        pilot.touch(*rect.center)
    else:
        go(pilot, board, target, device)
        pilot.press(Action.CONFIRM, device)


def write(pilot: TablePilot, board: HookyBoard, word: str, device: str) -> None:
    """Spell the word with the keys on the screen; a keyboard types it."""
    if device == KEYS:
        pilot.type(word.lower())
        return
    for letter in word:
        hit(pilot, board, ("key", letter), device)


def ready(pilot: TablePilot, board: HookyBoard, device: str) -> None:
    """Hand in the written word: the hook is on the plate since the last letter."""
    assert board.plate.focused
    if device in (MOUSE, TOUCH):
        hit(pilot, board, PLATE, device)
    elif device == KEYS:
        pilot.key("return")
    else:
        pilot.press(Action.CONFIRM, device)


def latest(pilot: TablePilot) -> Step:
    """The latest step of the match."""
    return match_of(pilot.table).steps[-1]


def board_of(context: Context, match: Match, seat: Seat, help_: str = "none", alone: bool = False) -> HookyBoard:
    """The board of a seat without a table."""
    view = match.view(seat)
    seating = plan("standard", match.setup.players, (PAD, OTHER), game="hooky").seating
    behind = BoardContext(
        seat,
        view,
        match.heard(seat),
        match.prompts_of(seat),
        speakers(seating.names, ()),
        seating,
        alone,
        SimpleNamespace(picture=pygame.Surface((1, 1))),
        "",
        Notes(context.store, None, seat, {}),
        {"help": help_},
    )
    board = HookyBoard(context, behind)
    board.enter()
    return board


def answer_on_board(pilot: TablePilot, board: HookyBoard, device: str, step: Step) -> None:
    """Give that answer with presses of the device only. Hands of the last guesses are filled as the board fills them; a
    seen card is passed on to the next question."""
    if isinstance(board.panel, SeenCardPanel):
        hit(pilot, board, "on", device)
    if step.do in ("clue", "ask"):
        _answer_word(pilot, board, device, step)
    elif step.do == "done":
        hit(pilot, board, "done", device)
    elif step.do == "reveal":
        if isinstance(board.panel, Spelling):
            hit(pilot, board, "reveal", device)
        hit(pilot, board, ("card", step.arg("card")), device)
        hit(pilot, board, ("seat", step.arg("of")), device)
    else:
        if step.do == "guess":
            write(pilot, board, "".join(map(str, step.arg("letters"))), device)
        assert isinstance(board.panel, Guesses)
        if not board.panel.complete:
            for number, row in enumerate(board.panel.rows):
                if row.seat is not None:
                    hit(pilot, board, ("face", number), device)
        ready(pilot, board, device)


def _answer_word(pilot: TablePilot, board: HookyBoard, device: str, step: Step) -> None:
    if step.do == "ask":
        hit(pilot, board, ("seat", step.arg("of")), device)
    write(pilot, board, str(step.arg("word")), device)
    ready(pilot, board, device)


def to_turn(match: Match, seat: int) -> Match:
    """Routine turns until that seat is on turn."""
    while match.waiting() != (seat,):
        dull_turn(match)
    return match


def said(pilot: TablePilot) -> tuple[str, str]:
    """Verb and word of the latest step, once all players have heard it."""
    before = len(match_of(pilot.table).steps)
    pilot.until(lambda: len(match_of(pilot.table).steps) > before or latest(pilot).do in ("clue", "ask"), 60)
    return latest(pilot).do, str(latest(pilot).arg("word"))


def after_question() -> Match:
    """Seat 0 may reveal a card, or end its turn."""
    match = to_turn(to_round(dealt(), 2), 0)
    ask(match, 1, "VVVVX")
    return match
