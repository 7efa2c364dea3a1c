"""Word Porters for a child: the own word belongs to no other seat, the question names it, and pictures are large."""

from itertools import combinations
from pathlib import Path

import pytest

from game.input.actions import KEYS, MOUSE, Action
from game.theme import KIDS, SAFE, Theme
from scenes.games.word_porters.art.word_plates import DIM
from scenes.games.word_porters.boards.hint_board import HintBoard
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.layout import choosing
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


def test_the_question_names_the_word_and_the_others_are_darkened(tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = board_of(pilot, HintBoard)
        assert isinstance(board, HintBoard) and board.view.number is not None
        asked, number = board.sentence(), board.view.number
        assert asked is not None and dict(asked.args)["word"] == board.view.words[number - 1].text
        bright = [n for n in range(1, 11) if board.word_states().get(n) != DIM]
        assert bright == [number] and len(bright) + len(board.shown.where.labels) <= 10


@pytest.mark.parametrize("theme", [KIDS, LARGE], ids=["100 %", "200 %"])
@pytest.mark.parametrize("row", [9, 10, 11, 12])
def test_words_and_hints_are_apart_above_the_rail(row: int, theme: Theme) -> None:
    words, hints = choosing(row, theme)
    assert not any(one.colliderect(other) for one, other in combinations((*words, *hints), 2))
    assert max(rect.bottom for rect in hints) <= theme.bar_top and min(rect.top for rect in words) >= SAFE.top
    assert hints[0].height > words[0].height, "hints are what there is to choose from"
