"""A seat's words, marks and conclusions behind its curtain are private. Twins that differ in them look alike to all
others, and they are kept silently, with any state of the disk."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.core.match import Match
from game.canvas import Canvas
from game.draw import cache
from game.input.actions import KEYS, Action, Press
from game.store.database import FULL
from game.store.store import Store
from game.theme import STAGE
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.known import CROSSING, DEDUCTION, MAYBE, NO, NONE, YES
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.table.challenge.challenge import ChallengeScene
from scenes.table.scene import TableScene
from tests.game.stores import SEATS, SETUP, limit, of_version
from tests.games.hooky.tables import ask, dealt, to_guesses, to_round
from tests.pilot import Picture, Pilot
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.hooky_table_helpers import OTHER, PAD, answer_on_board, board_of, go, opened, ready, sit, write

LETTERS_SHOWN = 8  # frames after an answer that are looked at


def frames(pilot: TablePilot, count: int) -> list[Picture]:
    """The pictures of so many frames."""
    out = []
    for _ in range(count):
        out.append(pilot.drawn())
        pilot.frames(1)
    return out


def busy(pilot: TablePilot, board: HookyBoard) -> None:
    """Write and mark a lot, and return to the beginning."""
    write(pilot, board, "PLA", PAD)
    pilot.press(Action.INFO, PAD)
    go(pilot, board, ("cell", "C", 1), PAD)
    pilot.press(Action.CONFIRM, PAD)
    pilot.press(Action.EXTRA, PAD)
    go(pilot, board, ("cell", "V", 0), PAD)
    pilot.press(Action.INFO, PAD)


def test_a_cover_shows_nothing_of_the_written_word(tmp_path: Path) -> None:
    """The next picture is the curtain, the same after any action behind it."""
    seen = []
    for what in (busy, lambda pilot, board: None):
        with sit(tmp_path / str(len(seen)), to_round(dealt(), 1), PAD, OTHER) as pilot:
            board = opened(pilot, PAD)
            what(pilot, board)
            pilot.table.focus_lost()
            pilot.frames(1)
            seen.append(frames(pilot, 3))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("level", [NONE, DEDUCTION])
def test_an_answer_looks_the_same_with_any_register(tmp_path: Path, level: str) -> None:
    """Pictures, captions, sounds and steps of the story, frame by frame, and the next curtain."""
    told = []
    for number, doing in enumerate((busy, lambda pilot, board: None)):
        with sit(tmp_path / str(number), to_round(dealt(), 1), PAD, OTHER, help_=level, pace="normal") as pilot:
            board = opened(pilot, PAD)
            doing(pilot, board)
            pilot.press(Action.LOOK, PAD)
            board = opened(pilot, PAD)
            sounds: list[str] = []
            pilot.context.sound.play = sounds.append
            for _ in board.panel.spelled.word.text:
                pilot.press(Action.BACK, PAD)
            write(pilot, board, "PLANE", PAD)
            ready(pilot, board, PAD)
            told.append((frames(pilot, LETTERS_SHOWN), list(sounds), pilot.table.screen.stage.caption))
    assert told[0] == told[1] and told[0][0]


def test_a_guess_looks_the_same_for_any_letters(tmp_path: Path) -> None:
    """HK-77."""
    told = []
    for number, letters in enumerate(("ABC", "XYZ")):
        with sit(tmp_path / str(number), to_guesses(dealt(), 4), PAD, OTHER, pace="normal") as pilot:
            board = opened(pilot, PAD)
            answer_on_board(pilot, board, PAD, board.behind.prompts[0].answer(tuple(letters)))
            told.append(frames(pilot, LETTERS_SHOWN))
    assert told[0] == told[1]


@pytest.mark.parametrize("level", [NONE, CROSSING, DEDUCTION])
@pytest.mark.parametrize(
    "where",
    [lambda: _asked(), lambda: to_guesses(dealt(), 6), lambda: _narrowed()],
    ids=["ask", "hands", "register"],
)
def test_a_board_knows_no_more_than_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str, where: Callable[[], Match]
) -> None:
    """Twins: matches that the seat could not tell apart give it the same board, pixel by pixel."""
    match = where()
    with Pilot(tmp_path) as pilot:
        # Pictures for another window may have been drawn in another way.
        monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
        pilot.context.idle_work.jobs.clear()  # the title is not compared
        pictures = []
        for seed in range(3):
            rng = Random(seed)
            state = match.state if not seed else match.game.imagine(match.view(0), match.heard(0), rng)
            board = board_of(pilot.context, Match(match.game, match.setup, state=state), 0, level)
            pilot.context.idle_work.run_all()
            canvas = Canvas(STAGE)
            board.draw(canvas)
            pictures.append(Picture(canvas))
        assert all(picture == pictures[0] for picture in pictures)


def _narrowed() -> Match:
    """Seat 0 has no question: its register explains the latest number."""
    match = to_round(dealt(), 1)
    ask(match, 1, "BERRY")
    return match


def _asked() -> Match:
    match = to_round(dealt(), 1)
    ask(match, 1, "BERRY")
    for seat in (1, 2, 3):
        ask(match, 0 if seat != 1 else 2, ("AUDIO", "FLUTE", "CRANE")[seat - 1])
    return match


# Keeping


def test_a_match_cut_off_behind_the_curtain_comes_back_with_its_notes(tmp_path: Path) -> None:
    """Only the data on the disk at that moment is left, as after a kill or a power cut."""
    table = replace(plan("standard", 3, (KEYS,), game="hooky"), aids=(("help", DEDUCTION),))
    with TablePilot(tmp_path / "running", table) as pilot:
        board = opened(pilot, KEYS)
        pilot.type("gho")
        pilot.key("f1")
        go(pilot, board, ("cell", *_open_cell(board)), KEYS)
        pilot.press(Action.CONFIRM, KEYS)
        pilot.press(Action.RIGHT, KEYS)
        pilot.press(Action.EXTRA, KEYS)
        marks, word = board.marks, board.panel.spelled.word.text
        assert marks.past and word == "GHO"
        shutil.copytree(tmp_path / "running", tmp_path / "cut")
    with TablePilot(tmp_path / "cut") as pilot:
        board = opened(pilot, KEYS)
        assert board.marks == marks and board.panel.spelled.word.text == word
        assert board.level == DEDUCTION
        pilot.key("f1")
        pilot.press(Action.PREV, KEYS)
        assert board.marks.past == marks.past[:-1], "it can still be undone"


def _open_cell(board: HookyBoard) -> tuple[str, int]:
    """The first writable cell with another one at its right."""
    cells = [target.id for target in board.pencil.targets()]
    return next((cell[1], 0) for cell in cells if cell[0] == "cell" and board.known.open_to(0, cell[1]))


def test_a_full_disk_is_not_reported_by_a_mark(tmp_path: Path) -> None:
    """The sheet is in memory; the notice comes with the next step, as it would have without any mark."""
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    told = list[str]()
    store.told = told.append
    limit(store)
    for number in range(200):
        store.matches.keep_notes(match, 2, {"marks": f"{number}" + "x" * 20_000})
    assert told == [] and store.matches.notes(match, 2)["marks"].startswith("199")
    store.matches.add_steps(match, ["x" * 4000] * 300)
    assert told == [FULL]
    limit(store, 100_000)
    store.matches.keep_notes(match, 2, {"marks": "last"})
    assert told == [FULL], "a public step says that saving works again"
    store.matches.add_steps(match, ("{}",))
    assert len(told) == 2
    store.close()
    store = Store.open(tmp_path)
    assert store.matches.notes(match, 2) == {"marks": "last"}
    store.close()


def test_notes_without_a_disk_are_in_memory_and_private(tmp_path: Path) -> None:
    first = Store.open(tmp_path)
    match = first.matches.begin(SETUP, SEATS)
    first.matches.keep_notes(match, 0, {"marks": "first"})
    second = Store.open(tmp_path)  # locked: it shares people and settings, but no match
    other = second.matches.begin(SETUP, SEATS)
    assert other == match and second.matches.notes(other, 0) == {}
    second.matches.keep_notes(other, 0, {"marks": "second"})
    assert second.matches.notes(other, 0) == {"marks": "second"} and first.matches.notes(match, 0) == {"marks": "first"}
    for store in (first, second):
        store.close()


def test_damaged_notes_are_no_notes(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    for bent in ("", "{", "[1]", "null", '"x"', "[" * 5000):
        store._games.write(("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (match, 1, bent)))
        assert store.matches.notes(match, 1) == {}
    store.close()


def test_notes_go_with_the_match(tmp_path: Path) -> None:
    """They are private: nothing of them is left when it is over."""
    store = Store.open(tmp_path)
    match, other = store.matches.begin(SETUP, SEATS), store.matches.begin(SETUP, SEATS)
    for number in (match, other):
        store.matches.keep_notes(number, 1, {"marks": "mine"})
    store.matches.finish(match, {"scores": [1], "winners": [0]})
    assert store.matches.notes(match, 1) == {} and store.matches.notes(other, 1) == {"marks": "mine"}
    store.close()


def test_a_file_of_the_first_version_gets_room_for_notes(tmp_path: Path) -> None:
    of_version(tmp_path, 1)
    store = Store.open(tmp_path)
    assert store.notices == [] and store.matches.notes(1, 0) == {}
    assert (saved := store.matches.to_continue()) and saved.id == 1 and saved.aids == ()
    store.matches.keep_notes(1, 0, {"marks": 1})
    assert store.matches.notes(1, 0) == {"marks": 1}
    store.close()


def test_what_was_agreed_on_is_kept_with_the_match(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.matches.begin(SETUP, SEATS, {"help": "crossing"})
    assert (saved := store.matches.to_continue()) and saved.aids == (("help", "crossing"),)
    store._games.write(("UPDATE matches SET aids = ?", ('{"help": 3, "more": "x"}',)))
    assert (saved := store.matches.to_continue()) and saved.aids == (("more", "x"),)
    store.close()


def test_marks_of_one_are_not_the_others(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(), 1), PAD, OTHER) as pilot:
        board = opened(pilot, PAD)
        pilot.press(Action.INFO, PAD)
        go(pilot, board, ("cell", "C", 0), PAD)
        for action, mark in ((Action.CONFIRM, NO), (Action.EXTRA, MAYBE), (Action.INFO, YES)):
            pilot.press(action, PAD)
            assert board.marks.of(0, "C") == mark
        notes = pilot.table.session.notes
        assert notes.of(0).read("marks") and notes.of(1).read("marks") is None


@pytest.mark.parametrize("seed", range(4))
def test_each_board_stays_its_seats_with_any_presses(tmp_path: Path, seed: int) -> None:
    """A storm of presses, lost pads, pauses and lost windows: an open board is that of the viewpoint, and no other
    player writes on it. Every cover leaves nothing of it on the screen."""
    rng = Random(seed)
    match = (dealt(), to_round(dealt(), 2), to_guesses(dealt(), 5), to_guesses(dealt(), 6))[seed]
    actions = [*Action][:12] + [Action.CONFIRM] * 8 + [Action.RIGHT, Action.DOWN] * 2 + [Action.TEXT] * 2
    with sit(tmp_path, match, PAD, OTHER, help_=(NONE, CROSSING, DEDUCTION)[seed % 3]) as pilot:
        pilot.context.devices.here = lambda device: True
        table, boards = pilot.table, []
        for _ in range(700):
            board = table.screen.board
            owner = None if board is None else table.screen.room.seating[board.behind.seat].device
            before = None if board is None else dict(board.behind.notes._written)
            device = rng.choice((PAD, OTHER))
            match rng.randrange(24):
                case 0:
                    pilot.context.stack.focus_lost()
                    pilot.context.stack.apply()
                    assert table.screen.board is None or pilot.scene is not table
                case 1:
                    pilot.context.stack.devices_changed((device,), ())
                    pilot.context.stack.apply()
                    assert table.screen.board is None or owner != device or pilot.scene is not table
                    pilot.context.stack.devices_changed((), (device,))
                    pilot.context.stack.apply()
                    while isinstance(pilot.scene, LostScene):  # its person presses twice, as for any device
                        pilot.press(Action.CONFIRM, device)
                case 2 | 3 | 4:
                    pilot.time(rng.choice((0.1, 2.0)))
                case _:
                    away = not isinstance(pilot.scene, TableScene | CurtainScene | ChallengeScene)
                    action = Action.BACK if away else rng.choice(actions)  # all stay people at the table
                    text = rng.choice("ABEGHKORST") if action is Action.TEXT else ""
                    press = Press(action, device, pilot.context.devices.seat_of(device), text)
                    pilot.context.stack.act(press)
                    pilot.context.stack.apply()
                    if board is not None and device != owner and not board.behind.alone:
                        assert board.behind.notes._written == before
            if table.screen.board is not None:
                assert table.screen.room.viewpoint == table.screen.board.behind.seat
            else:
                assert table.screen.room.viewpoint == "public" or not table.screen.room.seating.several, (
                    "open without its board"
                )
            boards.append(table.screen.board)
        assert table.screen.room.seating.several and pilot.context.stack.scenes
        assert len({id(board) for board in boards if board is not None}) > 3, "boards were open"
