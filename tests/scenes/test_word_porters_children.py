"""Word Porters for a child: the own word belongs to no other seat, the question names it, and pictures are large."""

from collections.abc import Hashable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.canvas import Blit, Canvas
from game.draw.avatar import avatar
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import KIDS, SAFE, STAGE, Theme
from scenes.games.word_porters.art.word_plates import PLAIN, WORDS, picture_of, word_plate
from scenes.games.word_porters.boards.three_hints import FACE, WORD, ThreeHints
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.layout import THREE, in_threes, own_word
from tests.scenes.at_table import match_of
from tests.scenes.porters import Porters, sit

LARGE = Theme(name="kids", text_scale=2.0)


def kids_table(folder: Path) -> Porters:
    pilot = sit(folder, KEYS, players=3, variant="children")
    pilot.context.settings.change(theme="kids")
    pilot.frames(1)
    return pilot


def board_of(pilot: Porters, kind: type) -> object:
    """Answer as a computer player would until there is that board."""
    for _ in range(400):
        board = pilot.table.screen.board
        if pilot.scene is pilot.table and isinstance(board, kind):
            return board
        if board is not None and pilot.scene is pilot.table:
            pilot.table.go_on()
        pilot.time()
    raise AssertionError(f"no {kind.__name__}")


@pytest.mark.parametrize("device", [KEYS, MOUSE])
def test_the_own_word_is_refused_and_nothing_moves(device: str, tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = board_of(pilot, VoteBoard)
        assert isinstance(board, VoteBoard)
        own = ("word", board.view.number)
        assert board.focus.at != own
        board.settle(own)
        for _ in range(2):  # at the third one help takes the ring elsewhere
            pilot.time()
            if device == MOUSE:
                pilot.click(*next(target.rect.center for target in board.targets() if target.id == own))
            else:
                pilot.press(Action.CONFIRM, device)
            assert board.given == {} and board.said is not None
            spoken = board.spoken()
            assert spoken.how and spoken.how != spoken.words, "what was asked stands beside it, not the same once more"
        assert len(pilot.table.hints()) <= 3


def hint_board(pilot: Porters) -> ThreeHints:
    board = board_of(pilot, ThreeHints)
    assert isinstance(board, ThreeHints)
    return board


def in_view(board: ThreeHints) -> list[Hashable]:
    """The hints on the stage."""
    return [target.id for target in board.targets() if target.rect.colliderect((0, 0), STAGE)]


def drawn(board: ThreeHints) -> list[pygame.Surface]:
    canvas = Canvas(STAGE)
    board.paint(canvas)
    return [command.source for command in canvas.commands if isinstance(command, Blit)]


def test_the_question_names_the_word_and_no_other_is_there(tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = hint_board(pilot)
        asked, number = board.sentence(), board.view.number
        assert asked is not None and number is not None
        assert dict(asked.args)["word"] == board.view.words[number - 1].text
        size = own_word(board.theme).size
        look, theme = board.shown.own, board.theme
        words = [
            word_plate(i, word.text, size, theme, PLAIN, look, picture_of(WORDS, word.text), WORD, None).surface
            for i, word in enumerate(board.view.words, 1)
        ]
        shown = drawn(board)
        assert [i for i, word in enumerate(words, 1) if word in shown] == [number]


def test_a_child_has_seven_things_at_most_before_it(tmp_path: Path) -> None:
    """Two friends, the own word, three hints and a parcel."""
    with kids_table(tmp_path) as pilot:
        board = hint_board(pilot)
        friends = [plan.picture for seat, plan in enumerate(board.behind.seating.seats) if seat != board.behind.seat]
        faces = sum(avatar(look, FACE) in drawn(board) for look in friends)
        assert (faces, len(in_view(board)), board.ghost() is not None) == (2, 3, True)


@pytest.mark.parametrize("device", [KEYS, MOUSE, TOUCH])
def test_every_hint_comes_into_view_three_at_a_time(device: str, tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board, seen = hint_board(pilot), []
        steps = len(match_of(pilot.table).steps)
        for _ in range(len(board.row)):
            assert board.focus.at in in_view(board) and len(in_view(board)) <= THREE
            seen += [hint for hint in in_view(board) if hint not in seen]
            if device == KEYS:
                pilot.key("right")
            elif ends := [rect for way, rect in board.arrows() if way == 1]:
                pilot.point_at(ends[0].center, device)
                pilot.frames(40)  # a child's repeats are ignored before
        assert seen == [hint.card for hint in board.row] == [one.card for one in board.view.row if board.onto(one.card)]
        assert len(match_of(pilot.table).steps) == steps, "no parcel was put down"
        for _ in range(len(seen)):
            if device == KEYS:
                pilot.key("left")
            elif ends := [rect for way, rect in board.arrows() if way == -1]:
                pilot.point_at(ends[0].center, device)
                pilot.frames(40)  # a child's repeats are ignored before
        assert board.first == 0


@pytest.mark.parametrize("theme", [KIDS, LARGE], ids=["100 %", "200 %"])
def test_three_hints_and_the_own_word_are_apart_above_the_bar(theme: Theme) -> None:
    hints, word = [in_threes(place, 3, theme) for place in range(9)], own_word(theme)
    assert not any(one.colliderect(other) for one, other in combinations((word, *hints), 2))
    assert [rect.colliderect((0, 0), STAGE) for rect in hints] == [False] * 3 + [True] * 3 + [False] * 3
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in (word, *hints[3:6]))
