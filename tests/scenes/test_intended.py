"""The answer that a seat considers: the one under the hook or picked, on the table and on boards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.steps import Step
from game.input.actions import Action
from game.widgets.letters import TypedWord
from scenes.games.hooky.boards.reveal import SeenCardPanel
from scenes.games.hooky.boards.spelling import Spelling
from scenes.games.word_porters.boards.hint_board import PASS, HintBoard
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.table.asks.asks import CardAsk, CardsAsk, PlatesAsk
from scenes.table.boards.answer_plate import PLATE
from scenes.table.boards.private_board import PrivateBoard
from tests.deals import do
from tests.games.hooky import tables as hooky
from tests.games.word_porters import tables as porters
from tests.moments import step
from tests.pilot import KEYS
from tests.scenes.at_ask import act, nowhere
from tests.scenes.at_table import TablePilot, plan, table_with
from tests.scenes.test_asks import HAND, asked_of, match_at, press


def test_a_plate_or_a_card_under_the_hook_is_the_answer() -> None:
    ask, _ = asked_of(match_at("bid"))
    assert isinstance(ask, PlatesAsk) and ask.intended == ask.plates[ask.focus].step
    card = CardAsk(0, HAND, {HAND[0]: step(0, "play", card=HAND[0])}, {}, focus=0)
    assert card.intended == step(0, "play", card=HAND[0])
    card.focus = 2
    assert card.intended is None, "a card that may not be played is no answer"


def test_picked_cards_are_the_answer_once_all_are_there() -> None:
    ask, _ = asked_of(match_at("bury"))
    assert isinstance(ask, CardsAsk)
    for index in range(ask.some.most):
        assert ask.intended is None
        ask.choose(index)
    assert ask.intended == ask.answers()[0]
    act(ask, press(Action.DOWN), nowhere)
    assert ask.intended is None, "the hook is on a card again"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as made:
        yield made


def board_of(pilot: TablePilot, match: Match) -> PrivateBoard:
    """The board of seat 0, in front of the only person in that match."""
    seats = plan(match.setup.variant, match.setup.players, [KEYS], match.game.name)
    table = table_with(pilot.context, seats, match)
    table.screen.ask(0)
    assert table.screen.board is not None
    return table.screen.board


def at(board: PrivateBoard, target: object) -> Step | None:
    """The considered answer with the hook there."""
    board.settle(target)
    return board.intended


def test_a_word_is_the_answer_once_it_is_complete_and_legal(pilot: TablePilot) -> None:
    board = board_of(pilot, hooky.dealt())
    spelling = board.panel
    assert isinstance(spelling, Spelling) and board.intended is None and not board.begun
    for word, answer in (("GHOS", None), ("GHOST", step(0, "clue", word="GHOST")), ("BREAD", None)):
        spelling.spelled.word = TypedWord(word, 5, name=False)
        assert board.intended == answer and board.begun, word
    board.turn_to(register=True)
    assert board.intended is None


def test_a_card_to_reveal_is_the_answer_for_any_looked_at_hand(pilot: TablePilot) -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.ask(match, 1, "VVVVX")
    board = board_of(pilot, match)
    assert at(board, "done") is None
    assert at(board, ("card", "H")).arg("card") == "H"
    board.panel.card = "K"
    assert at(board, ("seat", 2)).arg("card") == "K"


def test_a_seen_card_comes_before_the_question(pilot: TablePilot) -> None:
    match = hooky.to_round(hooky.dealt(), 2)
    hooky.reveal(match, "G", 1, "B")
    board = board_of(pilot, match)
    board.show(SeenCardPanel(board, match.view(0).looks[-1], 1))
    assert board.begun and board.intended is None
    board.show(board.asked_panel())
    assert not board.begun


def test_a_hint_under_the_hook_is_the_answer_even_if_it_is_not_allowed(pilot: TablePilot) -> None:
    match = porters.dealt(3)
    porters.place(match, 0, 1, 2, 3, 4, 5)
    board = board_of(pilot, match)
    assert isinstance(board, HintBoard)
    row = [hint.card for hint in match.view(0).row]
    for hint in (row[6], row[1]):
        assert at(board, hint) == step(0, "place", hint=hint)


def test_a_pass_is_the_answer_on_its_plate_only(pilot: TablePilot) -> None:
    board = board_of(pilot, porters.dealt(variant="children"))
    assert isinstance(board, HintBoard)
    board._ask_to_pass(True)
    assert board.intended is None
    assert at(board, PASS) == step(0, "pass")


def test_a_vote_is_the_answer_with_the_word_under_the_hook(pilot: TablePilot) -> None:
    match = porters.dealt()
    porters.give_hints(match)
    board = board_of(pilot, match)
    assert isinstance(board, VoteBoard) and not board.begun
    assert at(board, ("word", 4)) == step(0, "vote", tiles=(None, 4, None, None))
    board.choose(("word", 5), press(Action.CONFIRM))
    assert board.begun
    assert at(board, ("word", 5)) == step(0, "vote", tiles=(None, 5, 5, None)), "a second seat would get it"
    assert at(board, ("seat", 3)) == step(0, "vote", tiles=(None, 5, None, None))
    for number in (6, 7):
        board.choose(("word", number), press(Action.CONFIRM))
    assert at(board, PLATE) == step(0, "vote", tiles=(None, 5, 6, 7))
    do(match, 0, "vote", tiles=(None, 5, 6, 7))
