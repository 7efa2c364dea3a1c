"""The children's slate of Hooky: a whole match by each kind of device, places that keep apart, and twins."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.core.cards import Card
from engine.core.match import Match
from engine.games.hooky.deduction import BIT
from engine.games.hooky.deduction_sheet import LetterMasks
from engine.games.hooky.game import GAME
from engine.games.hooky.vocabulary import vocabulary
from game.canvas import Blit, Canvas
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import SAFE, STAGE, Theme
from scenes.ending.results import ResultsScene
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.art.slate_drawing import told_apart, word_picture
from scenes.games.hooky.boards.ask_slate import AskSlate, big_places
from scenes.games.hooky.boards.guess_slate import GuessSlate
from scenes.games.hooky.boards.slate import SEEN, Slate
from scenes.games.hooky.boards.spots import GUESSED, guessed_spots, slate_spots
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.bids import arrow
from scenes.table.boards.answer_plate import PLATE
from tests.games.hooky.test_children import ask, dealt, halfway, packs, to_round
from tests.pilot import Picture
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.hooky_table_helpers import hit

PAD = "pad:0"
THEMES = [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 2.0)]
LONG = 600


def slate(pilot: TablePilot, device: str) -> Slate:
    """The slate of the player with that device, behind its curtain."""
    for _ in range(LONG):
        board = pilot.table.screen.board
        if isinstance(board, Slate) and pilot.scene is pilot.table:
            return board
        if isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy:
            pilot.press(Action.CONFIRM, device)
        pilot.time()
    raise AssertionError(f"no slate: {type(pilot.scene).__name__}")


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE, TOUCH])
def test_six_words_and_a_guess_are_a_match(device: str, tmp_path: Path) -> None:
    """Seven decisions, each of one press but for the guess; HK-105, HK-117."""
    with TablePilot(tmp_path, plan("children", 3, [device], game="hooky"), dealt()) as pilot:
        match = match_of(pilot.table)
        for _ in range(6):
            board = slate(pilot, device)
            hit(pilot, board, ("word", board.words[1]), device)
        board = slate(pilot, device)
        assert isinstance(board, GuessSlate)
        if device in (MOUSE, TOUCH):
            at = board.places.arrows[0][1].center
            pilot.click(*at) if device == MOUSE else pilot.touch(*at)
            pilot.frames(40)
        for letter in "RSU":
            hit(pilot, board, ("pupil", letter), device)
        hit(pilot, board, PLATE, device)
        for _ in range(LONG):
            if match.over and not isinstance(pilot.scene, type(pilot.table)):
                break
            pilot.time()
        assert match.state.guesses[0] == (tuple("RSU"),)
        assert len([step for step in match.steps if step.by == 0]) == 7
        assert not isinstance(pilot.scene, ResultsScene), "first who was missing is shown"


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
def test_nothing_on_the_slate_overlaps(theme: Theme) -> None:
    for first in (0, GUESSED):
        guessing = guessed_spots(12, first, theme)
        tiles = [rect for rect in guessing.tiles if rect.colliderect((0, 0), STAGE)]
        assert tiles == list(guessing.tiles[first : first + GUESSED])
        things = [*tiles, guessing.title, guessing.plate, *(rect.inflate(-80, 0) for _, rect in guessing.arrows)]
        assert not any(one.colliderect(other) for one, other in combinations(things, 2))
        assert all(SAFE.contains(rect) for rect in tiles) and tiles[0].bottom < guessing.plate.top
    where = slate_spots(12, theme)
    big = big_places(where)
    assert not any(one.colliderect(other) for one, other in combinations(big, 2)) and big[0].top > where.title.top
    assert all(pygame.Rect(where.slate).contains(rect) for rect in big)
    things = [*where.tiles, *where.shadows, where.answer, *where.words]
    assert not any(one.colliderect(other) for one, other in combinations(things, 2))
    assert max(rect.bottom for rect in (*where.words, where.plate)) < theme.bar_top
    assert where.answer.right < 1920 and not where.answer.colliderect(where.slate)


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.language)
def test_every_word_has_its_picture(pack) -> None:
    for picture in vocabulary(pack.language).children.values():
        assert word_picture(picture)


def test_lamps_are_above_letters_that_all_know_only() -> None:
    """HK-114."""
    assert told_apart("BUS", 0) and told_apart("BUS", 3)
    assert not told_apart("BUS", 1) and not told_apart("TENT", 2)


def test_three_are_handed_in_and_a_fourth_is_refused(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 7)) as pilot:
        board = slate(pilot, PAD)
        for letter in "RSU":
            hit(pilot, board, ("pupil", letter), PAD)
        assert board.plate.focused
        hit(pilot, board, ("pupil", "A"), PAD)
        assert board.guess is not None and board.guess.chosen == tuple("RSU") and board.said is not None
        hit(pilot, board, ("pupil", "S"), PAD)
        assert board.guess.chosen == ("R", "U") and not board.plate.focused


def test_a_child_that_asks_has_seven_things_before_it_and_the_pupils_on_the_next_pages(tmp_path: Path) -> None:
    """The missing, the latest answer and three words, then six pupils a page. Confirm and back lead to the question."""
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board, steps = slate(pilot, PAD), len(match_of(pilot.table).steps)
        assert isinstance(board, AskSlate)
        words, seen = [target.id for target in board.targets()], []
        assert len(words) + 1 + len(big_places(board.where)) == 7
        for page in (1, 2):
            pilot.press(Action.NEXT, PAD)
            assert board.page == page and board.targets() == ()
            tiles = guessed_spots(12, (page - 1) * GUESSED, board.theme).tiles
            seen += [
                letter
                for letter, rect in zip(board.letters, tiles, strict=True)
                if board._tile(letter, rect.size) in sources(board)
            ]
        assert seen == list(board.letters)
        for button in (Action.CONFIRM, Action.BACK):
            assert board.page > 0
            pilot.press(button, PAD)
            assert board.page == 0 and [target.id for target in board.targets()] == words
            pilot.press(Action.NEXT, PAD)
        assert len(match_of(pilot.table).steps) == steps and pilot.table.screen.board is board


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_arrows_lead_from_the_question_to_the_last_page_and_back(device: str, tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [device], game="hooky"), to_round(dealt(), 6)) as pilot:
        board = slate(pilot, device)
        assert isinstance(board, AskSlate)
        for way, page in ((1, 1), (1, 2), (-1, 1), (-1, 0)):
            shown = dict(board.arrows())
            assert set(shown) == {0: {1}, 1: {-1, 1}, 2: {-1}}[board.page]
            assert [arrow(step) in sources(board) for step in (-1, 1)] == [-1 in shown, 1 in shown]
            at = shown[way].center
            pilot.click(*at) if device == MOUSE else pilot.touch(*at)
            pilot.frames(40)
            assert board.page == page


def sources(board: Slate) -> list[object]:
    """All pictures that a board draws."""
    canvas = Canvas(STAGE)
    board.paint(canvas)
    return [one.source for one in canvas.commands if isinstance(one, Blit)]


def test_news_lead_through_the_pages_of_a_slate(tmp_path: Path) -> None:
    """First the lamps of the answer, then the pupils that it crosses out, then the question."""
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board, pages = opened(pilot), []
        for _ in range(900):
            if not pages or pages[-1] != board.page:
                pages.append(board.page)
            board.update(1 / 60)
        assert pages[0] == pages[-1] == 0 and pages[1:-1] in ([1, 2], [1], [2])


def test_a_guess_shows_six_pupils_at_a_time(tmp_path: Path) -> None:
    """HK-117: with the plate there are seven things."""
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 7)) as pilot:
        board = slate(pilot, PAD)
        assert isinstance(board, GuessSlate)
        seen: list[object] = []
        for button in (Action.NEXT, Action.NEXT, Action.PREV):
            shown = [target.id for target in board.targets() if target.rect.colliderect((0, 0), STAGE)]
            assert len(shown) == GUESSED and board.focus.at in shown
            seen += [one for one in shown if one not in seen]
            pilot.press(button, PAD)
        assert seen == [("pupil", letter) for letter in board.letters] and board.first == 0


def opened(pilot: TablePilot) -> Slate:
    """The slate as it opens with motion, with all events since the last look."""
    board = slate(pilot, PAD)
    pilot.context.settings.change(pace="normal", reduced_motion=False)
    board.behind.notes.write(SEEN, None)
    board.enter()
    return board


def test_lamps_light_then_pupils_are_crossed_out_and_only_once(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board = opened(pilot)
        fresh, number = set(board.fresh.pupils), board.view.spoken[-1].number
        assert fresh and board.fresh.lit == 0
        order = []
        for _ in range(600):
            board.update(1 / 60)
            order.append((board.fresh.lit, max((news.strokes for news in board.fresh.pupils.values()), default=2.0)))
        assert order == sorted(order) and order[-1][0] == number
        assert not board.fresh.lane.busy and not board.fresh.pupils
        board.enter()
        assert not board.fresh.pupils, "what has been seen stands there at once"


def test_a_press_ends_the_motion_and_answers_nothing(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board, steps = opened(pilot), len(match_of(pilot.table).steps)
        pilot.time(0.6)
        pilot.press(Action.CONFIRM, PAD)
        assert not board.fresh.lane.busy and len(match_of(pilot.table).steps) == steps


def test_with_less_motion_everything_is_there_at_once(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 6)) as pilot:
        board = slate(pilot, PAD)
        board.behind.notes.write(SEEN, None)
        board.enter()
        assert not board.fresh.lane.busy and board.fresh.lit == board.view.spoken[-1].number


def test_a_found_pupil_is_asked_about_by_name(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("children", 3, [PAD], game="hooky"), to_round(dealt(), 7)) as pilot:
        board = slate(pilot, PAD)
        board.sheet = replace(board.sheet, hooky=LetterMasks(BIT[Card("R")], BIT[Card("R")]))
        board.behind.notes.write(SEEN, None)
        board.enter()
        asked = board.heading()
        assert board.fresh.found == "R" and asked.key == "hooky-slate-found" and dict(asked.args)["name"] == name("R")


def twins() -> Iterator[Match]:
    """Two matches that seat 0 cannot tell apart."""
    match = dealt()
    for said in halfway().state.spoken[:6]:
        ask(match, said.word)
    yield match
    seen = match.view(0)
    for seed in range(50):
        other = GAME.imagine(seen, match.heard(0), Random(seed))
        if other.hands != match.state.hands:
            twin = dealt(hands=tuple("".join(hand) for hand in other.hands), missing="".join(other.hooky))
            for said in match.state.spoken:
                ask(twin, said.word)
            yield twin
            return
    raise AssertionError("no twin")


def test_twins_show_the_same_slate(tmp_path: Path) -> None:
    shown: list[Picture] = []
    for number, match in enumerate(twins()):
        with TablePilot(tmp_path / str(number), plan("children", 3, [PAD], game="hooky"), match) as pilot:
            slate(pilot, PAD)
            pilot.frames(20)
            shown.append(pilot.drawn())
    assert shown[0] == shown[1]
