"""Secrets of Word Porters on the screen: boards show one seat's knowledge, and no other player notices the choices on
them.

The twin of a match comes from the game's own `imagine`: same public history, same own number and tiles, other secrets.
"""

import json
from pathlib import Path
from random import Random

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.draw import cache
from game.input.actions import Action, Press
from scenes.games.word_porters.boards.child_peek import peek_board
from scenes.games.word_porters.boards.hint_board import HintBoard
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.table import TABLE
from scenes.snapshot import snapshot
from scenes.table.boards.private_board import PrivateBoards
from tests.pilot import Picture, picture_of
from tests.scenes.at_table import plan, table_with
from tests.scenes.porters import Porters, sit
from tests.scenes.reachable import reachable
from tests.scenes.test_word_porters_words import walked

GOLDEN = Path(__file__).parents[1] / "golden"
FIRST, SECOND = "pad:1", "pad:2"


def positions(players: int):
    """A position in which seat 1 gives its second hint, and one in which it votes after others have."""
    found = []
    for match, _ in walked("standard", players):
        view = match.view(1)
        placed = sum(placing.seat == 1 for placing in view.placings)
        hints = view.phase == "hints" and view.turn == 1 and placed == 1
        votes = view.phase == "votes" and view.voted == (0,)
        if (hints and not found) or (votes and len(found) == 1):
            found.append(Match(match.game, match.setup, state=match.state))
        if len(found) == 2:
            return found
    raise AssertionError("never came about")


def frames(pilot: Porters, match: Match, peek: bool) -> list[Picture]:
    """The pictures of seat 1 on its board while it moves about, and then those of all."""
    table = plan("standard", 4, [FIRST, SECOND], "word_porters")
    scene = table_with(pilot.context, table, match)
    scene.screen.set_viewpoint(1, SECOND)
    if peek:
        scene.screen.peek(1)
    else:
        scene.screen.ask(1)
    board, seen = scene.screen.board, []
    assert board is not None
    for action in (Action.RIGHT, Action.DOWN, Action.CONFIRM, Action.NEXT, Action.UP, Action.CONFIRM):
        seen.append(picture_of(scene))
        if not peek and not (action is Action.CONFIRM and isinstance(board, HintBoard)):
            board.act(press_of(action))
    scene.screen.set_viewpoint(PUBLIC)
    return [*seen, picture_of(scene)]


def press_of(action: Action) -> Press:
    """A press of the seat's own device."""
    return Press(action, SECOND, 1)


@pytest.mark.parametrize("peek", [False, True])
def test_a_seat_cannot_tell_the_secrets_of_others(tmp_path: Path, peek: bool) -> None:
    """WP-22, WP-24, WP-52: others' numbers and their tiles leave no trace on a board or on the table."""
    game = GAMES["word_porters"]
    with sit(tmp_path, FIRST, SECOND) as pilot:
        for match in positions(4):
            one = frames(pilot, Match(game, match.setup, state=match.state), peek)
            differ = 0
            for seed in range(2):
                state = game.imagine(match.view(1), match.heard(1), Random(seed))
                differ += state != match.state
                assert frames(pilot, Match(game, match.setup, state=state), peek) == one
            assert differ, "the twins are no copies"


def test_no_other_player_notices_choices_on_a_board(tmp_path: Path) -> None:
    """WP-52: the same pictures and sounds for all, with any choices, and any number of them, before the cover."""
    seen = []
    some = (Action.RIGHT, Action.CONFIRM, Action.DOWN, Action.CONFIRM)
    whole = (*some, Action.LEFT, Action.CONFIRM)  # the plate is cream, and then it is not
    for presses in ((), some, whole, (*whole, Action.BACK)):
        with sit(tmp_path / str(len(presses)), FIRST, SECOND) as pilot:
            pilot.until_curtain("votes", FIRST)
            pilot.until_phase("votes")
            pilot.context.sound.played.clear()
            for action in presses:
                pilot.press(action, FIRST)
            pilot.press(Action.LOOK, FIRST)
            shown = []
            for _ in range(3):
                shown.append(pilot.drawn())
                pilot.frames(1)
            seen.append((shown, list(pilot.context.sound.played)))
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("variant", ["standard", "children"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_pad_reaches_every_hint_every_word_and_every_seat(tmp_path: Path, players: int, variant: str) -> None:
    with sit(tmp_path, FIRST, players=players, variant=variant) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        assert isinstance(board, HintBoard) and len(board.targets()) == players + 6
        assert reachable(board.targets()) == {target.id for target in board.targets()}
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and len(board.targets()) == 10 + players - 1
        assert reachable(board.targets()) == {target.id for target in board.targets()}


def test_snapshots_of_twins_differ_for_viewers_who_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """WP-24: the numbers of two seats exchanged."""
    monkeypatch.setattr("scenes.snapshot.cache_folder", lambda data: tmp_path / "pictures")
    lines = [json.loads(line) for line in (GOLDEN / "word_porters-rulebook.jsonl").read_text().splitlines()[:9]]
    records = []
    for number in range(2):
        dealt = next(line for line in lines if line.get("do") == "identities")
        records.append(tmp_path / f"{number}.jsonl")
        records[-1].write_text("".join(json.dumps(line) + "\n" for line in lines))
        dealt["numbers"][0], dealt["numbers"][3] = dealt["numbers"][3], dealt["numbers"][0]
    pictures = {}
    for viewer in ("public", 1, 0):
        for record in records:
            snapshot(record, viewer, tmp_path / "out.png", "grown-up", None)
            pictures[viewer, record] = (tmp_path / "out.png").read_bytes()
    cache.use_folder(None)
    assert pictures["public", records[0]] == pictures["public", records[1]]
    assert pictures[1, records[0]] == pictures[1, records[1]]
    assert pictures[0, records[0]] != pictures[0, records[1]]


def test_there_is_a_board_for_every_question_and_for_a_look() -> None:
    boards = TABLE.feature(PrivateBoards)
    assert set(boards.by_verb) == {"place", "pass", "vote"} and boards.peek is peek_board
