"""Hooky's boards: reveals, looks and guesses, with every device alone; and a focus that is never lost."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.core.steps import Step
from game.context import Context
from game.input.actions import DIRECTIONS, KEYS, Action, Press
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.known import YES
from scenes.games.hooky.boards.reveal import Reveal, SeenCardPanel
from scenes.games.hooky.boards.spelling import Spelling
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.questions import BEHIND
from scenes.table.boards.answer_plate import PLATE
from tests.games.hooky.tables import ask, dealt, reveal, to_guesses, to_round
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.hooky_table_helpers import (
    DEVICES,
    OTHER,
    PAD,
    after_question,
    board_of,
    hit,
    latest,
    opened,
    ready,
    sit,
    to_turn,
    write,
)
from tests.scenes.voices import written_plate

devices = pytest.mark.parametrize("device", DEVICES)


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Context]:
    """A program for boards without a table."""
    with Pilot(tmp_path_factory.mktemp("house")) as pilot:
        yield pilot.context


# Reveals


@devices
def test_a_card_is_revealed_and_another_seen_by_its_looker_only(tmp_path: Path, device: str) -> None:
    """HK-44, HK-48, HK-53: before the question; the look is the first thing that the next curtain shows."""
    with sit(tmp_path, to_turn(to_round(dealt(), 2), 0), device, OTHER) as pilot:
        board = opened(pilot, device)
        hit(pilot, board, "reveal", device)
        assert isinstance(board.panel, Reveal)
        hit(pilot, board, ("seat", 2), device)
        assert board.words_of(board.said) == "Choose a card first"
        hit(pilot, board, ("card", "K"), device)
        assert board.panel.card == "K"
        hit(pilot, board, ("seat", 2), device)
        match = match_of(pilot.table)
        board = opened(pilot, device)
        assert [step.do for step in match.steps[-2:]] == ["reveal", "peek"] and match.steps[-1].by == CHANCE
        assert isinstance(board.panel, SeenCardPanel) and board.panel.seen.card == match.steps[-1].arg("card")
        assert board.known.sure[1][board.panel.seen.card] == YES
        hit(pilot, board, "on", device)
        assert isinstance(board.panel, Spelling) and pilot.scene is pilot.table, "it goes on to the question at once"


def test_a_look_after_the_question_is_shown_though_the_turn_is_over(tmp_path: Path) -> None:
    """HK-Q26; it is not lost by anything before it was seen."""
    match = to_turn(to_round(dealt(), 2), 0)
    ask(match, 1, "VVVVX")
    with sit(tmp_path, match, PAD, OTHER) as pilot:
        at_door(pilot)
        pilot.answer(PAD, Step(0, BEHIND))
        board = opened(pilot, PAD)
        assert isinstance(board.panel, Reveal) and board.focus.at == "done"
        hit(pilot, board, ("card", "S"), PAD)
        hit(pilot, board, ("seat", 1), PAD)
        board = opened(pilot, PAD)
        assert isinstance(board.panel, SeenCardPanel) and not board.behind.prompts
        pilot.press(Action.BACK, PAD)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 60)
        pilot.press(Action.LOOK, PAD)
        board = opened(pilot, PAD)
        assert isinstance(board.panel, SeenCardPanel), "it was hidden before it was confirmed as seen"
        pilot.press(Action.CONFIRM, PAD)
        assert pilot.table.screen.room.viewpoint == "public"
        assert board.behind.notes.read("seen") == 1


def test_a_turn_is_done_with_one_press(tmp_path: Path) -> None:
    """HK-43: in public. Nothing of it is a secret, and the screen need not be passed on again."""
    with sit(tmp_path, after_question(), PAD, OTHER) as pilot:
        at_door(pilot)
        assert pilot.table.screen.room.viewpoint == "public" and pilot.table.screen.board is None
        pilot.press(Action.CONFIRM, OTHER)
        assert latest(pilot).do == "ask", "it is the other one's turn"
        pilot.press(Action.CONFIRM, PAD)
        assert latest(pilot).do == "done"


@pytest.mark.parametrize("people", [(PAD,), (PAD, OTHER)])
def test_a_player_alone_has_no_question_before_the_curtain(tmp_path: Path, people: tuple[str, ...]) -> None:
    with sit(tmp_path, after_question(), *people) as pilot:
        pilot.frames(2)
        assert (pilot.table.screen.board is None) is (len(people) > 1)
        assert pilot.table.screen.asking


def at_door(pilot: TablePilot) -> None:
    """Play until seat 0 is asked in public whether its turn is over."""
    pilot.until(lambda: pilot.table.screen.answering is not None, 30)
    assert pilot.table.screen.answering is not None and pilot.table.screen.answering.in_public


def test_back_leads_from_the_reveal_to_the_word(tmp_path: Path) -> None:
    with sit(tmp_path, to_turn(to_round(dealt(), 2), 0), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, "reveal", PAD)
        hit(pilot, board, ("card", "G"), PAD)
        pilot.press(Action.BACK, PAD)
        assert isinstance(board.panel, Reveal) and board.panel.card is None
        pilot.press(Action.BACK, PAD)
        assert isinstance(board.panel, Spelling)


# Guesses


@devices
def test_three_hooks_are_filled_with_any_device(tmp_path: Path, device: str) -> None:
    """HK-71, HK-73: any three different letters; a warning is no refusal."""
    with sit(tmp_path, to_guesses(dealt(), 4), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert isinstance(board.panel, Guesses) and board.panel.alone
        write(pilot, board, "DG", device)
        assert board.words_of(board.said) == "You have G"
        assert (
            written_plate(board.panel.summary, board.voice) == ("Choose one more letter", False)
            and not board.plate.focused
        )
        assert PLATE not in {target.id for target in board.targets()} and latest(pilot).by != 0
        write(pilot, board, "M", device)
        if device != KEYS:
            hit(pilot, board, ("slot", 0, 1), device)
            assert "".join(board.panel.rows[0].letters) == "DM"
            write(pilot, board, "J", device)
        else:
            pilot.key("backspace")
            pilot.key("backspace")
            pilot.type("jm")
        assert written_plate(board.panel.summary, board.voice) == ("Hand in guess", True)
        ready(pilot, board, device)
        own = next(step for step in match_of(pilot.table).steps if step.by == 0 and step.do == "guess")
        assert set(own.arg("letters")) == set("DJM")


def test_missing_and_hands_are_guessed_in_one_sitting(tmp_path: Path) -> None:
    """HK-79, HK-Q31: rows for all others, filled on request; they can be changed until they are handed in."""
    match = to_turn(to_round(dealt(), 2), 0)
    reveal(match, "G", 1, "R")
    ask(match, 1, "VVVVX")
    with sit(tmp_path, to_guesses(match, 6), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, "on", PAD)
        assert [row.seat for row in board.panel.rows] == [None, 1, 2, 3]
        write(pilot, board, "DJMBE", PAD)
        assert ["".join(row.letters) for row in board.panel.rows] == ["DJM", "BE", "", ""]
        pilot.press(Action.LOOK, PAD)
        board = opened(pilot, PAD)
        assert ["".join(row.letters) for row in board.panel.rows] == ["DJM", "BE", "", ""], "nothing is lost by a cover"
        hit(pilot, board, ("slot", 1, 0), PAD)
        assert "".join(board.panel.rows[1].letters) == "E"
        hit(pilot, board, ("face", 2), PAD)
        assert board.panel.rows[2].open == 0 and board.panel.rows[3].open == 5
        pilot.press(Action.NEXT, PAD)
        assert board.panel.complete and "R" in board.panel.rows[1].letters, "the card that was seen"
        assert board.plate.focused
        steps = len(match_of(pilot.table).steps)
        pilot.press(Action.CONFIRM, PAD)
        assert [step.do for step in match_of(pilot.table).steps[steps:]] == ["guess", "hands"]
        assert pilot.table.screen.room.viewpoint != 0 and board.behind.notes.read("guesses") is None


def test_a_looker_finds_the_revealers_letters_filled_in(tmp_path: Path) -> None:
    """HK-Q33."""
    match = to_turn(to_round(dealt(), 2), 0)
    reveal(match, "G", 1, "R")
    ask(match, 1, "VVVVX")
    with sit(tmp_path, to_guesses(match, 6), OTHER, PAD) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 60)
        pilot.press(Action.CONFIRM, PAD)
        board = opened(pilot, PAD)
        assert board.behind.seat == 1 and board.panel.rows[-1].seat == 0 and board.panel.rows[-1].fixed == ("G",)


@pytest.mark.parametrize(("pace", "shown"), [("off", True), ("fast", False)])
def test_a_player_alone_has_seen_the_look_in_the_story(tmp_path: Path, pace: str, shown: bool) -> None:
    """Without motion there is no story."""
    with sit(tmp_path, after_question(), PAD, pace=pace) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, ("card", "S"), PAD)
        hit(pilot, board, ("seat", 1), PAD)
        steps = len(match_of(pilot.table).steps)
        for _ in range(60):
            if pilot.table.screen.board is not None or len(match_of(pilot.table).steps) > steps + 1:
                break
            pilot.time()
        board = pilot.table.screen.board
        assert (board is not None and isinstance(board.panel, SeenCardPanel)) is shown


# The focus


PLACES: dict[str, Callable[[], Match]] = {
    "clue": dealt,
    "ask": lambda: to_turn(to_round(dealt(), 2), 0),
    "reveal": lambda: after_question(),
    "guess": lambda: to_guesses(dealt(), 5),
    "hands": lambda: to_guesses(dealt(), 6),
    "peek": lambda: to_turn(to_round(dealt(), 2), 1),
}


@pytest.mark.parametrize("settings", [{}, {"text_size": 200}, {"theme": "kids", "text_size": 200}])
@pytest.mark.parametrize("where", list(PLACES))
def test_the_focus_is_never_lost(where: str, settings: dict[str, object], context: Context) -> None:
    """With any presses, by pad or finger: the focused target exists."""
    rng = Random(7)
    context.settings.change(theme="grown-up", text_size=100)
    context.settings.change(**settings)
    match = PLACES[where]()
    board = board_of(context, match, 0)
    ways = sorted(DIRECTIONS, key=lambda action: action.value) * 4
    ways += [Action.CONFIRM, Action.EXTRA, Action.INFO, Action.NEXT, Action.PREV, Action.BACK, Action.TEXT]
    for _ in range(250):
        action = rng.choice(ways)
        at = (rng.randrange(1920), rng.randrange(900)) if action is Action.CONFIRM and rng.random() < 0.3 else None
        board.act(Press(action, PAD, None, rng.choice("ACGRZ\b") if action is Action.TEXT else "", at))
        board.result = None
        targets = {target.id for target in board.targets()}
        assert board.focus.at in targets or (board.reading and not targets)
        assert board.words_of(board.sentence()) is not None and board.hints()
