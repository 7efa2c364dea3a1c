"""What a seat does behind its curtain in Hooky: with every device alone, and without a word to the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.sheet import deduced
from game.house import House
from game.input.actions import DIRECTIONS, KEYS, MOUSE, TOUCH, Action, Press
from game.widgets.letters import DONE, ERASED
from scenes.curtain import CurtainScene
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.known import DEDUCTION, known
from scenes.games.hooky.boards.marks import MAYBE, NO, OPEN, YES
from scenes.games.hooky.boards.reveal import Reveal
from scenes.games.hooky.boards.seen import Seen
from scenes.games.hooky.boards.spelling import Spelling
from scenes.table.behind import BEHIND
from tests.deals import do
from tests.games.hooky.tables import ask, dealt, dull_turn, reveal, to_guesses, to_round
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot
from tests.scenes.hooky_sits import DEVICES, OTHER, PAD, board_of, go, hit, latest, opened, ready, sit, write

devices = pytest.mark.parametrize("device", DEVICES)
HAND = "GHKST"  # of seat 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for boards without a table."""
    with Pilot(tmp_path_factory.mktemp("house")) as pilot:
        yield pilot.house


def to_turn(match: Match, seat: int) -> Match:
    """Dull turns until that seat is on turn."""
    while match.waiting() != (seat,):
        dull_turn(match)
    return match


def said(pilot: TablePilot) -> tuple[str, str]:
    """Verb and word of the latest step, once everybody has heard it."""
    before = len(pilot.table.sitting.match.steps)
    pilot.until(lambda: len(pilot.table.sitting.match.steps) > before or latest(pilot).do in ("clue", "ask"), 60)
    return latest(pilot).do, str(latest(pilot).arg("word"))


# Words


@devices
def test_a_starting_clue_is_spelled_with_any_device(tmp_path: Path, device: str) -> None:
    """HK-16, HK-57."""
    with sit(tmp_path, dealt(), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert isinstance(board.panel, Spelling) and pilot.table.private
        write(pilot, board, "GHOTS", device)
        hit(pilot, board, ("key", ERASED), device)
        if device == KEYS:
            pilot.key("backspace")
            assert board.panel.word.text == "GHO"
            pilot.type("st")
        else:
            hit(pilot, board, ("key", ERASED), device)
            write(pilot, board, "ST", device)
        assert board.panel.word.text == "GHOST"
        ready(pilot, board, device)
        assert said(pilot) == ("clue", "GHOST") and pilot.table.viewpoint != 0


@devices
def test_a_question_and_whom_it_is_put_to(tmp_path: Path, device: str) -> None:
    """HK-29: the tabs are on the same board."""
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert board.panel.of == 1, "the first one clockwise, until somebody else is chosen"
        hit(pilot, board, ("seat", 2), device)
        write(pilot, board, "PLANE", device)
        assert board.sentence() == "PLANE for Hazel?"
        ready(pilot, board, device)
        assert said(pilot) == ("ask", "PLANE") and latest(pilot).arg("of") == 2


def test_shoulders_take_a_word_of_the_list(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        assert board.panel.fitting() == ()
        write(pilot, board, "CRAN", PAD)
        first, second = board.panel.fitting()
        assert first != second and first.startswith("CRAN") and second.startswith("CRAN")
        pilot.press(Action.NEXT, PAD)
        assert board.panel.word.text == second and board.focus.at == ("key", DONE)
        pilot.press(Action.EXTRA, PAD)
        pilot.press(Action.PREV, PAD)
        assert board.panel.word.text == first


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_pointers_press_the_words_themselves(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        write(pilot, board, "CRA", device)
        words = board.panel.fitting()
        at = board.panel.spots.completions()[1].center
        pilot.click(*at) if device == MOUSE else pilot.touch(*at)
        assert board.panel.word.text == words[1]


def test_what_will_not_do_is_said_behind_the_curtain_and_nowhere_else(tmp_path: Path) -> None:
    """HK-20, HK-38, HK-66: no step, no sound, no word in public."""
    match = to_round(dealt(), 1)
    ask(match, 1, "PLANE")
    to_turn(match, 0)
    do(match, 0, "withdraw", of=1, word="ZORKY", against=(1, 2, 3))
    with sit(tmp_path, match, PAD, OTHER) as pilot:
        sounds: list[str] = []
        board = opened(pilot, PAD)
        pilot.house.sound.play = sounds.append  # type: ignore[method-assign, assignment]
        steps = len(match.steps)
        for word, why in (("PANEL", "Theo knows these letters from Anna"), ("ZORKY", "ZORKY was sent back before")):
            write(pilot, board, word, PAD)
            assert board.sentence() == why
            ready(pilot, board, PAD)
            assert board.said == why and len(pilot.table.sitting.match.steps) == steps
            for _ in word:
                pilot.press(Action.EXTRA, PAD)
        hit(pilot, board, ("seat", 2), PAD)
        write(pilot, board, "PANEL", PAD)
        assert board.sentence() == "PANEL for Hazel?", "the ban is for one opponent (HK-38)"
        assert not sounds


def test_a_clue_without_an_own_letter_is_refused_in_private(tmp_path: Path) -> None:
    """HK-20."""
    with sit(tmp_path, dealt(), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        write(pilot, board, "DI", PAD)
        assert all(set(word) & set(HAND) for word in board.panel.fitting())
        write(pilot, board, "QQQ", PAD)
        assert board.sentence() == "DIQQQ has no letter of Anna's hand"
        ready(pilot, board, PAD)
        assert len(pilot.table.sitting.match.steps) == 1


def test_a_word_that_is_not_on_the_list_is_known_to_be_asked_about(tmp_path: Path) -> None:
    """HK-60; where words are not sent back nobody is asked (HK-64)."""
    for disputes, sentence in (("consensus", "QXZVJ? The table will be asked"), ("off", "QXZVJ for Theo?")):
        with sit(tmp_path / disputes, to_round(dealt(disputes=disputes), 1), PAD, OTHER) as pilot:
            board = opened(pilot, PAD)
            write(pilot, board, "QXZVJ", PAD)
            assert board.sentence() == sentence


def test_a_word_stays_while_it_is_covered_and_is_gone_when_it_was_said(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, ("seat", 3), PAD)
        write(pilot, board, "AUD", PAD)
        pilot.press(Action.BACK, PAD)
        assert isinstance(pilot.scene, CurtainScene)
        again = opened(pilot, PAD)
        assert again is not board and again.panel.word.text == "AUD" and again.panel.of == 3
        write(pilot, again, "IO", PAD)
        ready(pilot, again, PAD)
        said(pilot)
        assert again.behind.notes.read("word") is None


def test_a_keyboard_that_spells_has_hints_that_it_can_press(tmp_path: Path) -> None:
    """Letters are letters then: the hints name keys that are none."""
    with sit(tmp_path, to_round(dealt(), 1), KEYS, OTHER) as pilot:
        board = opened(pilot, KEYS)
        caps = {action: board.button(action)[1] for action in (Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT)}
        assert all(len(cap) > 1 or not cap.isalpha() for cap in caps.values()), caps
        pilot.type("cran")
        pilot.key("page down")
        assert board.panel.word.full
        pilot.key("backspace")
        assert board.panel.word.text == "CRAN"
        pilot.key("f1")
        assert board.on_register and board.button(Action.EXTRA)[1] == "X"


# The register


@devices
def test_marks_are_put_and_undone_in_one_press_each(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        if device in (MOUSE, TOUCH):
            for mark in (NO, MAYBE, YES, OPEN, NO):
                hit_cell(pilot, board, ("cell", "C", 1), device)
                assert board.marks.of(1, "C") == mark
            return
        pilot.press(Action.INFO, device)
        go(pilot, board, ("cell", "C", 1), device)
        for action, mark in ((Action.CONFIRM, NO), (Action.EXTRA, MAYBE), (Action.INFO, YES), (Action.INFO, OPEN)):
            pilot.press(action, device)
            assert board.marks.of(1, "C") == mark
        pilot.press(Action.RIGHT, device)
        pilot.press(Action.CONFIRM, device)
        go(pilot, board, ("cell", "Z", 0), device)
        pilot.press(Action.PREV, device)
        assert board.focus.at == ("cell", "C", 2) and board.marks.of(2, "C") == OPEN
        pilot.press(Action.PREV, device)
        assert board.marks.of(1, "C") == YES
        pilot.press(Action.BACK, device)
        assert not board.on_register and pilot.scene is pilot.table


def hit_cell(pilot: TablePilot, board: object, target: object, device: str) -> None:
    """A pointer presses a cell, wherever the focus is."""
    rect = next(one.rect for one in board.pencil.targets() if one.id == target)  # type: ignore[attr-defined]
    pilot.click(*rect.center) if device == MOUSE else pilot.touch(*rect.center)


def test_what_stands_there_by_itself_cannot_be_marked(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        pilot.press(Action.INFO, PAD)
        go(pilot, board, ("row", "G"), PAD)
        assert board.sentence() == "Goran is an own card"
        before = board.marks
        for action in (Action.CONFIRM, Action.EXTRA, Action.INFO):
            pilot.press(action, PAD)
        assert board.marks == before and board.said


def test_thinking_along_marks_what_follows_and_costs_no_frame(tmp_path: Path) -> None:
    """In pieces, in what is left of frames; until then it crosses off."""
    match = to_round(dealt(), 1)
    ask(match, 1, "BEFRY")
    to_turn(match, 0)
    with sit(tmp_path, match, PAD, OTHER, help_=DEDUCTION) as pilot:
        board = opened(pilot, PAD)
        pilot.frames(1)
        assert board.known == known(board.view, deduced(board.view))
        assert all(board.known.mark(0, letter, board.marks) == YES for letter in LETTERS if letter in "BEFRY")
        job = board.pencil.thinking()
        next(job)
        pilot.press(Action.BACK, PAD)
        assert next(job, "over") == "over", "nothing is thought on for a board that is covered"


def test_the_register_is_there_when_nothing_is_asked(tmp_path: Path) -> None:
    """At the curtain of another seat; it closes on the public table, and the other one is asked."""
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 20)
        pilot.press(Action.LOOK, OTHER)
        board = opened(pilot, OTHER)
        assert board.behind.seat == 1 and board.on_register and not board.behind.prompts
        pilot.press(Action.CONFIRM, OTHER)
        assert board.marks.of(0, "A") == NO
        pilot.press(Action.LOOK, OTHER)
        assert pilot.table.viewpoint == "public" and pilot.table.glass.board is None
        other = opened(pilot, PAD)
        assert other.behind.seat == 0 and other.marks.of(0, "A") == OPEN


# Reveals


@devices
def test_a_card_is_revealed_and_another_seen_by_its_looker_alone(tmp_path: Path, device: str) -> None:
    """HK-44, HK-48, HK-53: before the question; the look is the first thing that the next curtain shows."""
    with sit(tmp_path, to_turn(to_round(dealt(), 2), 0), device, OTHER) as pilot:
        board = opened(pilot, device)
        hit(pilot, board, "reveal", device)
        assert isinstance(board.panel, Reveal)
        hit(pilot, board, ("seat", 2), device)
        assert board.said == "The card comes first"
        hit(pilot, board, ("card", "K"), device)
        assert board.panel.card == "K"
        hit(pilot, board, ("seat", 2), device)
        match = pilot.table.sitting.match
        board = opened(pilot, device)
        assert [step.do for step in match.steps[-2:]] == ["reveal", "peek"] and match.steps[-1].by == CHANCE
        assert isinstance(board.panel, Seen) and board.panel.seen.card == match.steps[-1].arg("card")
        assert board.known.sure[1][board.panel.seen.card] == YES
        hit(pilot, board, "on", device)
        assert isinstance(board.panel, Spelling) and pilot.scene is pilot.table, "it goes on to the question at once"


def test_a_look_after_the_question_is_shown_though_the_turn_is_over(tmp_path: Path) -> None:
    """HK-Q26; whatever happens before it was seen, it is not lost."""
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
        assert isinstance(board.panel, Seen) and not board.behind.prompts
        pilot.press(Action.BACK, PAD)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 60)
        pilot.press(Action.LOOK, PAD)
        board = opened(pilot, PAD)
        assert isinstance(board.panel, Seen), "it was hidden before anybody said that it was seen"
        pilot.press(Action.CONFIRM, PAD)
        assert pilot.table.viewpoint == "public"
        assert board.behind.notes.read("seen") == 1


def test_a_turn_is_done_with_one_press(tmp_path: Path) -> None:
    """HK-43: in front of everybody. Nothing of it is a secret, and the screen need not be handed over again."""
    with sit(tmp_path, after_question(), PAD, OTHER) as pilot:
        at_door(pilot)
        assert pilot.table.viewpoint == "public" and pilot.table.glass.board is None
        pilot.press(Action.CONFIRM, OTHER)
        assert latest(pilot).do == "ask", "it is the other one's turn"
        pilot.press(Action.CONFIRM, PAD)
        assert latest(pilot).do == "done"


@pytest.mark.parametrize("people", [(PAD,), (PAD, OTHER)])
def test_whoever_plays_alone_has_no_door(tmp_path: Path, people: tuple[str, ...]) -> None:
    with sit(tmp_path, after_question(), *people) as pilot:
        pilot.frames(2)
        assert (pilot.table.glass.board is None) is (len(people) > 1)
        assert pilot.table.glass.asking


def at_door(pilot: TablePilot) -> None:
    """Until seat 0 is asked in front of everybody whether it is done."""
    pilot.until(lambda: pilot.table.answering is not None, 30)
    assert pilot.table.answering is not None and pilot.table.answering.in_public


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
        assert board.said == "G is an own card"
        hit(pilot, board, ("key", DONE), device)
        assert board.said == "One letter more" and latest(pilot).by != 0
        write(pilot, board, "M", device)
        if device != KEYS:
            hit(pilot, board, ("slot", 0, 1), device)
            assert "".join(board.panel.rows[0].letters) == "DM"
            write(pilot, board, "J", device)
        else:
            pilot.key("backspace")
            pilot.key("backspace")
            pilot.type("jm")
        hit(pilot, board, ("key", DONE), device)
        own = next(step for step in pilot.table.sitting.match.steps if step.by == 0 and step.do == "guess")
        assert set(own.arg("letters")) == set("DJM")  # type: ignore[arg-type]


def test_missing_and_hands_are_guessed_in_one_sitting(tmp_path: Path) -> None:
    """HK-79, HK-Q31: rows for everybody, filled on request; free to be changed until they are given in."""
    match = to_turn(to_round(dealt(), 2), 0)
    reveal(match, "G", 1, "R")
    ask(match, 1, "VVVVX")
    with sit(tmp_path, to_guesses(match, 6), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, "on", PAD)
        assert [row.seat for row in board.panel.rows] == [None, 1, 2, 3]
        write(pilot, board, "DJMBE", PAD)
        assert ["".join(row.letters) for row in board.panel.rows] == ["DJM", "BE", "", ""]
        pilot.press(Action.BACK, PAD)
        board = opened(pilot, PAD)
        assert ["".join(row.letters) for row in board.panel.rows] == ["DJM", "BE", "", ""], "nothing is lost by a cover"
        hit(pilot, board, ("slot", 1, 0), PAD)
        assert "".join(board.panel.rows[1].letters) == "E"
        hit(pilot, board, ("face", 2), PAD)
        assert board.panel.rows[2].open == 0 and board.panel.rows[3].open == 5
        pilot.press(Action.NEXT, PAD)
        assert board.panel.complete and "R" in board.panel.rows[1].letters, "the card that was seen"
        steps = len(pilot.table.sitting.match.steps)
        pilot.press(Action.CONFIRM, PAD)
        assert [step.do for step in pilot.table.sitting.match.steps[steps:]] == ["guess", "hands"]
        assert pilot.table.viewpoint != 0 and board.behind.notes.read("guesses") is None


def test_who_looks_at_the_hand_of_a_revealer_finds_its_letters_filled_in(tmp_path: Path) -> None:
    """HK-Q33."""
    match = to_turn(to_round(dealt(), 2), 0)
    reveal(match, "G", 1, "R")
    ask(match, 1, "VVVVX")
    with sit(tmp_path, to_guesses(match, 6), OTHER, PAD) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 60)
        pilot.press(Action.CONFIRM, PAD)
        board = opened(pilot, PAD)
        assert board.behind.seat == 1 and board.panel.rows[-1].seat == 0 and board.panel.rows[-1].fixed == ("G",)


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
def test_the_focus_is_never_lost(where: str, settings: dict[str, object], house: House) -> None:
    """Whatever somebody presses, with a pad or with a finger: what is focused is there."""
    rng = Random(7)
    house.settings.change(theme="grown-up", text_size=100)
    house.settings.change(**settings)
    match = PLACES[where]()
    board = board_of(house, match, 0)
    ways = sorted(DIRECTIONS, key=lambda action: action.value) * 4
    ways += [Action.CONFIRM, Action.EXTRA, Action.INFO, Action.NEXT, Action.PREV, Action.BACK, Action.TEXT]
    for _ in range(250):
        action = rng.choice(ways)
        at = (rng.randrange(1920), rng.randrange(900)) if action is Action.CONFIRM and rng.random() < 0.3 else None
        board.act(Press(action, PAD, None, rng.choice("ACGRZ\b") if action is Action.TEXT else "", at))
        board.take()
        targets = {target.id for target in board.targets()}
        assert board.focus.at in targets or (board.reading and not targets)
        assert board.sentence() is not None and board.hints()


def after_question() -> Match:
    """Seat 0 may reveal a card, or is done."""
    match = to_turn(to_round(dealt(), 2), 0)
    ask(match, 1, "VVVVX")
    return match


@pytest.mark.parametrize(("pace", "shown"), [("off", True), ("fast", False)])
def test_whoever_plays_alone_has_seen_the_look_in_the_story(tmp_path: Path, pace: str, shown: bool) -> None:
    """Where there is no motion there is no story."""
    with sit(tmp_path, after_question(), PAD, pace=pace) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, ("card", "S"), PAD)
        hit(pilot, board, ("seat", 1), PAD)
        steps = len(pilot.table.sitting.match.steps)
        for _ in range(60):
            if pilot.table.glass.board is not None or len(pilot.table.sitting.match.steps) > steps + 1:
                break
            pilot.time()
        board = pilot.table.glass.board  # type: ignore[assignment]
        assert (board is not None and isinstance(board.panel, Seen)) is shown
