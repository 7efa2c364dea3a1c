"""Hooky's boards: words and the register, with every device, and silent for the table."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction_sheet import deduced
from game.canvas import Canvas
from game.draw import text
from game.draw.focus import hook
from game.easing import BLINK
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import STAGE
from game.widgets.letters import ERASED
from scenes.games.hooky.boards.board import CELL_HOOK, corner_of
from scenes.games.hooky.boards.known import DEDUCTION, MAYBE, NO, OPEN, YES, known, narrowed, no_marks
from scenes.games.hooky.boards.spelling import Spelling
from scenes.handover.curtain import CurtainScene
from scenes.table.boards.answer_plate import PLATE
from tests.deals import do
from tests.games.hooky.tables import ask, dealt, to_round
from tests.moments import ANYTHING, always
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.coached import ON
from tests.scenes.hooky_table_helpers import (
    DEVICES,
    OTHER,
    PAD,
    go,
    hit,
    latest,
    opened,
    ready,
    said,
    sit,
    to_turn,
    write,
)
from tests.scenes.voices import written_plate
from tests.scenes.wordless import forget_words

devices = pytest.mark.parametrize("device", DEVICES)
HAND = "GHKST"  # of seat 0


def test_the_register_explains_the_latest_number_until_a_press(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        asked = board.words_of(board.sentence())
        pilot.press(Action.INFO, PAD)
        told = narrowed(board.view, board.known, board.level)
        assert told is not None and board.sentence() == told and board.words_of(told) != asked
        pilot.press(Action.DOWN, PAD)
        assert board.sentence() != told
        pilot.press(Action.BACK, PAD)
        assert board.words_of(board.sentence()) == asked, "what is asked stands where it is answered"


def test_unasked_tips_wait_until_the_register_has_been_read(tmp_path: Path) -> None:
    table = replace(plan("standard", 4, (PAD, OTHER), game="hooky"), aids=ON)
    with TablePilot(tmp_path, table, to_round(dealt(), 1)) as pilot:
        with always(()):
            board = opened(pilot, PAD)
            pilot.press(Action.INFO, PAD)
        unasked = pilot.table.screen.unasked
        unasked._watched = None
        with always():
            pilot.time()
            assert board.news is not None and unasked.said is None
            pilot.press(Action.DOWN, PAD)
            pilot.time()
            assert board.news is None and unasked.said == ANYTHING


# Words


@devices
def test_a_starting_clue_is_spelled_with_any_device(tmp_path: Path, device: str) -> None:
    """HK-16, HK-57."""
    with sit(tmp_path, dealt(), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert isinstance(board.panel, Spelling) and pilot.table.secret
        write(pilot, board, "GHOTS", device)
        hit(pilot, board, ("key", ERASED), device)
        if device == KEYS:
            pilot.key("backspace")
            assert board.panel.spelled.word.text == "GHO"
            pilot.type("st")
        else:
            hit(pilot, board, ("key", ERASED), device)
            write(pilot, board, "ST", device)
        assert board.panel.spelled.word.text == "GHOST"
        ready(pilot, board, device)
        assert said(pilot) == ("clue", "GHOST") and pilot.table.screen.room.viewpoint != 0


def test_confirm_promises_a_letter_only_while_there_is_room_for_one(tmp_path: Path) -> None:
    with sit(tmp_path, dealt(), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        board.settle(("key", "X"))
        assert board.hints()[0].label == "Add letter"
        write(pilot, board, "XXXXX", PAD)
        assert board.panel.spelled.refused is not None and board.focus.at == ("key", "X")
        assert "Add letter" not in [hint.label for hint in board.hints()]
        board.settle(("key", ERASED))
        assert board.hints()[0].label == "Erase"


@devices
def test_a_question_and_its_opponent(tmp_path: Path, device: str) -> None:
    """HK-29: the tabs are on the same board."""
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert board.panel.spelled.of == 1, "the first one clockwise, until another is chosen"
        hit(pilot, board, ("seat", 2), device)
        write(pilot, board, "PLANE", device)
        assert board.words_of(board.sentence()) == "Ask Hazel about PLANE?"
        ready(pilot, board, device)
        assert said(pilot) == ("ask", "PLANE") and latest(pilot).arg("of") == 2


def test_shoulders_take_a_word_of_the_list(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        assert board.panel.spelled.fitting() == ()
        write(pilot, board, "CRAN", PAD)
        first, second = board.panel.spelled.fitting()
        assert first != second and first.startswith("CRAN") and second.startswith("CRAN")
        pilot.press(Action.NEXT, PAD)
        assert board.panel.spelled.word.text == second and board.plate.focused
        pilot.press(Action.BACK, PAD)
        pilot.press(Action.PREV, PAD)
        assert board.panel.spelled.word.text == first


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_pointers_press_the_words_themselves(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        write(pilot, board, "CRA", device)
        words = board.panel.spelled.fitting()
        at = board.panel.places.completions()[1].center
        pilot.click(*at) if device == MOUSE else pilot.touch(*at)
        assert board.panel.spelled.word.text == words[1]


def test_a_refusal_is_said_behind_the_curtain_only(tmp_path: Path) -> None:
    """HK-20, HK-38, HK-66: no step, no sound, no word in public."""
    match = to_round(dealt(), 1)
    ask(match, 1, "PLANE")
    to_turn(match, 0)
    do(match, 0, "withdraw", of=1, word="ZORKY", against=(1, 2, 3))
    with sit(tmp_path, match, PAD, OTHER) as pilot:
        sounds: list[str] = []
        board = opened(pilot, PAD)
        pilot.context.sound.play = sounds.append
        steps = len(match.steps)
        for word, why in (("PANEL", "You already asked Theo these letters"), ("ZORKY", "ZORKY was rejected before")):
            write(pilot, board, word, PAD)
            assert board.words_of(board.sentence()) == why
            assert written_plate(board.panel.summary, board.voice) == (why, False) and not board.plate.focused
            pilot.press(Action.CONFIRM, PAD)
            assert len(match_of(pilot.table).steps) == steps
            for _ in word:
                pilot.press(Action.BACK, PAD)
            assert written_plate(board.panel.summary, board.voice) == ("0 of 5 letters", False)
            assert pilot.table.screen.board is board
        hit(pilot, board, ("seat", 2), PAD)
        write(pilot, board, "PANEL", PAD)
        assert board.words_of(board.sentence()) == "Ask Hazel about PANEL?", "the ban is for one opponent (HK-38)"
        assert not sounds


def test_a_clue_without_an_own_letter_is_refused_in_private(tmp_path: Path) -> None:
    """HK-20."""
    with sit(tmp_path, dealt(), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        write(pilot, board, "DI", PAD)
        assert all(set(word) & set(HAND) for word in board.panel.spelled.fitting())
        write(pilot, board, "QQQ", PAD)
        assert board.words_of(board.sentence()) == "DIQQQ has none of your letters"
        assert not board.plate.focused and PLATE not in {target.id for target in board.targets()}
        assert len(match_of(pilot.table).steps) == 1


def test_before_a_clue_is_said_its_speaker_reads_its_number(tmp_path: Path) -> None:
    """HK-17: from the own hand alone, and only with all five letters; a question's number is unknown."""
    with sit(tmp_path, dealt(), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        for word, told in (("GHOST", 4), ("PLANK", 1), ("QHXHV", 2)):
            write(pilot, board, word[:4], PAD)
            assert not set("12345") & set(board.words_of(board.sentence()))
            write(pilot, board, word[4:], PAD)
            assert f" scores {told}" in board.words_of(board.sentence())
            for _ in word:
                pilot.press(Action.BACK, PAD)
    with sit(tmp_path / "question", to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        write(pilot, board, "GHOST", PAD)
        assert board.words_of(board.sentence()) == "Ask Theo about GHOST?"


def test_a_word_not_on_the_list_says_that_others_will_be_asked(tmp_path: Path) -> None:
    """HK-60; if words are not sent back no player is asked (HK-64)."""
    for disputes, sentence in (
        ("consensus", "QXZVJ? The others will decide if it counts."),
        ("off", "Ask Theo about QXZVJ?"),
    ):
        with sit(tmp_path / disputes, to_round(dealt(disputes=disputes), 1), PAD, OTHER) as pilot:
            board = opened(pilot, PAD)
            write(pilot, board, "QXZVJ", PAD)
            assert board.words_of(board.sentence()) == sentence


def test_a_word_stays_while_it_is_covered_and_is_gone_when_it_was_said(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        hit(pilot, board, ("seat", 3), PAD)
        write(pilot, board, "AUD", PAD)
        pilot.press(Action.LOOK, PAD)
        assert isinstance(pilot.scene, CurtainScene)
        again = opened(pilot, PAD)
        assert again is not board and again.panel.spelled.word.text == "AUD" and again.panel.spelled.of == 3
        write(pilot, again, "IO", PAD)
        ready(pilot, again, PAD)
        said(pilot)
        assert again.behind.notes.read("word") is None


@devices
def test_with_the_last_letter_the_hook_is_on_the_plate_and_only_back_takes_back(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        assert written_plate(board.panel.summary, board.voice) == ("0 of 5 letters", False), "it says what is missing"
        write(pilot, board, "PLAN", device)
        assert written_plate(board.panel.summary, board.voice) == ("4 of 5 letters", False) and not board.plate.focused
        write(pilot, board, "E", device)
        assert board.plate.focused and written_plate(board.panel.summary, board.voice) == ("Ask Theo", True)
        assert [hint.label for hint in board.hints()] == ["Say it", "Change", "Open register", "Pause"]
        pilot.press(Action.EXTRA, device)
        assert board.panel.spelled.word.text == "PLANE" and pilot.table.screen.board is board, (
            "the extra button does nothing"
        )
        for way in (Action.DOWN, Action.UP):
            pilot.press(way, device)
            assert not board.plate.focused and board.panel.spelled.word.text == "PLANE"
            board.settle(PLATE)
        pilot.press(Action.BACK, device)
        assert board.panel.spelled.word.text == "PLAN" and not board.plate.focused and pilot.table.screen.board is board


def test_another_possible_opponent_makes_the_word_complete(tmp_path: Path) -> None:
    """HK-38: the missing part depends on the opponent."""
    match = to_round(dealt(), 1)
    ask(match, 1, "PLANE")
    with sit(tmp_path, to_turn(match, 0), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        write(pilot, board, "PANEL", PAD)
        assert not board.plate.focused
        hit(pilot, board, ("seat", 2), PAD)
        assert board.plate.focused and written_plate(board.panel.summary, board.voice) == ("Ask Hazel", True)


def test_a_keyboard_that_spells_has_hints_that_it_can_press(tmp_path: Path) -> None:
    """Letters are letters then: the hints name other keys."""
    with sit(tmp_path, to_round(dealt(), 1), KEYS, OTHER) as pilot:
        board = opened(pilot, KEYS)
        caps = {action: board.button(action)[1] for action in (Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT)}
        assert all(len(cap) > 1 or not cap.isalpha() for cap in caps.values()), caps
        pilot.type("cran")
        pilot.key("page down")
        assert board.panel.spelled.word.full
        pilot.key("backspace")
        assert board.panel.spelled.word.text == "CRAN"
        pilot.key("f1")
        assert board.on_register and board.button(Action.EXTRA)[1] == "X"


@pytest.mark.parametrize("large", [False, True])
def test_no_letters_are_small_where_a_word_is_spelled(tmp_path: Path, large: bool) -> None:
    """Keys, slots, tabs, earlier words and the register; 40 px at least, 84 in the register with large text."""
    match = to_round(dealt(), 2)
    with sit(tmp_path, match, PAD, OTHER, help_=DEDUCTION) as pilot, pytest.MonkeyPatch.context() as memory:
        pilot.context.settings.change(text_size=200 if large else 100)
        board = opened(pilot, PAD)
        write(pilot, board, "CQX", PAD)  # no word begins so, and buttons have small signs
        forget_words(memory)
        written: dict[str, list[float]] = {}

        def note(draw: Callable[..., object]) -> Callable[..., object]:
            def noted(words: str, size: float, *how: object, **named: object) -> object:
                written.setdefault(words, []).append(size)
                return draw(words, size, *how, **named)

            return noted

        for name in ("text", "inked"):
            memory.setattr(text, name, note(getattr(text, name)))
        board.panel.draw(Canvas(STAGE))
    assert {words: min(sizes) for words, sizes in written.items() if min(sizes) < 40} == {}
    assert all(max(written[letter]) >= (84 if large else 60) for letter in HAND)
    assert max(written["C"]) >= (104 if large else 112)


def test_the_next_place_blinks_unless_motion_is_reduced(tmp_path: Path) -> None:
    for calm in (False, True):
        with sit(tmp_path / str(calm), to_round(dealt(), 1), PAD, OTHER) as pilot:
            pilot.context.settings.change(reduced_motion=calm)
            board = opened(pilot, PAD)
            looks = set()
            for _ in range(4):
                canvas = Canvas(STAGE)
                board.panel.picture.draw_word(canvas)
                looks.add(tuple(id(one.source) for one in canvas.commands))
                board.update(BLINK / 4)
            assert len(looks) == (1 if calm else 2)


def test_own_letters_are_underlined_in_the_word(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        panel = opened(pilot, PAD).panel
        assert {letter for letter in LETTERS if panel.picture.line(letter)} == set(HAND)


# The register


@devices
def test_marks_are_put_and_undone_in_one_press_each(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, to_round(dealt(), 1), device, OTHER) as pilot:
        board = opened(pilot, device)
        if device in (MOUSE, TOUCH):
            at = board.panel.register.center
            pilot.click(*at) if device == MOUSE else pilot.touch(*at)
            assert board.on_register and board.marks == no_marks(4), "a press on the summary opens the register only"
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
    """Press a cell with a pointer, for any focus."""
    rect = next(one.rect for one in board.pencil.targets() if one.id == target)
    pilot.click(*rect.center) if device == MOUSE else pilot.touch(*rect.center)


def test_automatic_marks_cannot_be_changed(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        pilot.press(Action.INFO, PAD)
        go(pilot, board, ("row", "G"), PAD)
        assert board.words_of(board.sentence()) == "You have Goran"
        before = board.marks
        for action in (Action.CONFIRM, Action.EXTRA, Action.INFO):
            pilot.press(action, PAD)
        assert board.marks == before and board.said


def test_thinking_along_marks_conclusions_and_costs_no_frame(tmp_path: Path) -> None:
    """In pieces, in the rest of frames; until then it crosses off."""
    match = to_round(dealt(), 1)
    ask(match, 1, "BEFRY")
    to_turn(match, 0)
    with sit(tmp_path, match, PAD, OTHER, help_=DEDUCTION) as pilot:
        board = opened(pilot, PAD)
        assert board.known != known(board.view, deduced(board.view))
        pilot.context.idle_work.run_all()
        assert board.known == known(board.view, deduced(board.view))
        assert all(board.known.mark(0, letter, board.marks) == YES for letter in LETTERS if letter in "BEFRY")
        job = board.pencil.thinking()
        next(job)
        pilot.press(Action.BACK, PAD)
        assert next(job, "over") == "over", "nothing is thought on for a board that is covered"


def test_the_register_is_there_without_a_question(tmp_path: Path) -> None:
    """At the curtain of another seat; it closes on the public table, and the other one is asked."""
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene), 20)
        pilot.press(Action.LOOK, OTHER)
        board = opened(pilot, OTHER)
        assert board.behind.seat == 1 and board.on_register and not board.behind.prompts
        pilot.press(Action.CONFIRM, OTHER)
        assert board.marks.of(0, "A") == NO
        pilot.press(Action.LOOK, OTHER)
        assert pilot.table.screen.room.viewpoint == "public" and pilot.table.screen.board is None
        other = opened(pilot, PAD)
        assert other.behind.seat == 0 and other.marks.of(0, "A") == OPEN


@pytest.mark.parametrize("bent", [[1], {"a": 1}, "x", 9, True, 3.5])
def test_damaged_notes_begin_an_empty_word(bent: object, tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        notes = pilot.table.session.notes.of(0)
        for name in ("of", "word", "marks", "guesses", "seen"):
            notes.write(name, bent)
        board = opened(pilot, PAD)
        assert (
            board.panel.spelled.of in (1, 2, 3)
            and len(board.panel.spelled.word.text) <= 5
            and board.words_of(board.sentence())
        )


@pytest.mark.parametrize("large", [False, True])
def test_the_hook_of_a_key_covers_no_letter(tmp_path: Path, large: bool) -> None:
    """Neither that of the key above, nor its own."""
    with sit(tmp_path, dealt(), KEYS) as pilot:
        pilot.context.settings.change(text_size=200 if large else 100)
        board = opened(pilot, KEYS)
        letters = {target.id: letter_of(target.rect) for target in board.targets() if target.id[0] == "key"}
        assert len(letters) >= 26
        for target in board.targets():
            if target.id in letters:
                hung = hook(CELL_HOOK).rect(corner_of(target.rect))
                assert hung.collidelist(list(letters.values())) == -1, target.id


def letter_of(key: Rect) -> Rect:
    """The place of its letter's ink: no capital is wider than half of its key, or higher."""
    out = Rect(0, 0, key.width // 2, key.height // 2)
    out.center = key.center
    return out
