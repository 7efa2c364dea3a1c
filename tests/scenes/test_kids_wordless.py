"""Children who cannot read answer each question of their tables: its options differ with all words blacked out."""

import re
from collections.abc import Callable, Hashable
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pygame
import pytest
from pygame import Rect

from engine.games import GAMES
from game.canvas import Canvas
from game.draw import text
from game.input.actions import KEYS, Action
from game.painter import paint
from game.scene import Scene
from game.theme import SEAT_LOOKS, STAGE
from game.widgets.house_scene import HouseScene
from scenes.ending.kids_results import PartyScene
from scenes.games.word_porters.boards.hint_board import HintBoard
from scenes.lobby.characters import CharactersScene
from scenes.lobby.pictures import KIDS_FACES, PicturesScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import Seating, resize
from scenes.table.asks.asks import HandAsk, OnPlate
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.drawn_words import forget_words
from tests.scenes.test_help_ladder import kids_table

WORD = re.compile(r"[^\W\d_]{2,}")
"""Two letters or more. Numbers, and the letter of a pupil, are pictures to a child."""
SEEN = (48, 48)
"""px to which the picture of an option is reduced, so that places and edges do not count."""
DIFFERENT = 1.0
"""Least mean difference of two such pictures, of 255."""
EDGE = 0.16
"""Share of an option at its edge that does not count."""
MATCHES = 3


@pytest.fixture
def _blacked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture has words, until the end of the test."""

    def without_words(write: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def drawn(words: str, *how: object, **named: object) -> pygame.Surface:
            whole = write(words, *how, **named)
            if not WORD.search(words):
                return whole
            empty = whole.copy()
            empty.fill((0, 0, 0, 0))
            return empty

        return drawn

    forget_words(monkeypatch)
    for name in ("text", "inked", "outlined"):
        monkeypatch.setattr(text, name, without_words(getattr(text, name)))


Option = tuple[object, Rect, Callable[[], None]]
"""What an option means, its place, and how the hook goes there."""


def options(table: TableScene) -> tuple[Option, ...]:
    """The options of the present question."""
    board = table.screen.board
    if board is not None:
        return tuple((one.id, one.rect, partial(board.settle, one.id)) for one in board.targets())
    asked = table.screen.answering
    assert asked is not None
    hand, plates = (asked.ask.hand if isinstance(asked.ask, HandAsk) else ()), asked.ask.plates
    return tuple(
        (plates[place.index] if isinstance(place, OnPlate) else hand[place], rect, partial(asked.hook.move, (place,)))
        for place, rect in asked.hook.places()
    )


def kind_of(table: TableScene) -> Hashable:
    """The kind of the present question: its board with the kinds of targets, or its plates."""
    board = table.screen.board
    if board is None:
        assert table.screen.answering is not None
        return tuple(plate.name.key for plate in table.screen.answering.ask.plates)
    return type(board).__name__, bool(board.plate.targets), isinstance(board, HintBoard) and board.passing


def seen_at(table: TableScene, option: object) -> np.ndarray:
    """The inside of an option with the hook on it, without ring and edge."""
    next(go for meaning, _, go in options(table) if meaning == option)()
    rect = next(rect for meaning, rect, _ in options(table) if meaning == option)
    canvas = Canvas(STAGE)
    table.draw(canvas)
    picture = paint(canvas)
    share = picture.get_width() / STAGE[0]
    inside = rect.inflate(-rect.width * EDGE, -rect.height * EDGE).clip(Rect(0, 0, *STAGE))
    part = picture.subsurface(Rect(*(round(side * share) for side in inside)))
    return pygame.surfarray.array3d(pygame.transform.smoothscale(part, SEEN)).astype(int)


def told_apart(table: TableScene) -> None:
    """No two options look the same, and an answer with a button of its own has a picture beside it."""
    shown = {}
    for meaning, _, _ in options(table):
        if meaning not in shown:
            shown[meaning] = seen_at(table, meaning)
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert np.abs(first - second).mean() >= DIFFERENT, (one, other)
    board = table.screen.board
    for hint in table.hints() if board is None else board.hints():
        assert hint.picture or hint.action not in ANSWERS, hint


ANSWERS = {Action.EXTRA}
"""Buttons that answer by themselves, such as a pass. The others confirm, move, go back or pause."""


@pytest.mark.usefixtures("_blacked_out")
@pytest.mark.parametrize("game", GAMES)
def test_each_question_is_answered_with_all_words_blacked_out(tmp_path: Path, game: str) -> None:
    seen = set[Hashable]()
    for number in range(MATCHES):
        with kids_table(tmp_path / str(number), game) as pilot:
            pilot.context.settings.change(pace="off", reduced_motion=True)
            play(pilot, Random(number), seen)
    assert len(seen) >= screen_sample_of(game).kinds_of_questions


def play(pilot: TablePilot, random: Random, seen: set[Hashable]) -> None:
    """Play to the party as a child that presses anything, and look at each new kind of question."""
    for _ in pilot.waits(lambda: isinstance(pilot.scene, PartyScene)):
        table = pilot.table
        if pilot.scene is table and table.screen.asking and kind_of(table) not in seen:
            seen.add(kind_of(table))
            told_apart(table)
        pilot.tap(random.choice((Action.CONFIRM, Action.CONFIRM, Action.RIGHT, Action.EXTRA)), KEYS)


MOST_THINGS = 7
"""Things of a kind that children choose from."""


def choices(scene: Scene, kind: str) -> list[Hashable]:
    """The targets in view of that kind."""
    assert isinstance(scene, HouseScene)
    scene.settle()
    shown = [target.id for target in scene.focus.targets if target.rect.colliderect((0, 0), STAGE)]
    return [name for name in shown if isinstance(name, tuple) and name[0] == kind]


@pytest.mark.parametrize("game", GAMES)
def test_children_choose_from_seven_things_at_most_before_the_table(tmp_path: Path, game: str) -> None:
    """Games on the shelf, and all seats of a full table."""
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme="kids")
        assert 1 < len(choices(pilot.scene, "game")) <= MOST_THINGS
        seats = SeatsScene(pilot.context, game, KEYS)
        players = max(seats.match_setup.seats)
        seats.match_setup, seats.seating = seats.match_setup.with_players(players), resize(seats.seating, players)
        assert len(choices(seats, "seat")) == players <= MOST_THINGS


def test_children_pick_a_face_from_six_and_reach_all(tmp_path: Path) -> None:
    """The others come with the next pick. Faces of other people are left out; computer players give theirs up."""
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme="kids")
        seating = plan("children", 4, (KEYS, "pad:1"), "spooks").seating
        found = set[Hashable]()
        for _ in SEAT_LOOKS:
            page = PicturesScene(pilot.context, seating, 0)
            faces = choices(page, "look")
            assert faces[0] == page.own_tile == page.focus.at and len(faces) == KIDS_FACES < MOST_THINGS
            assert ("look", seating[1].look) not in faces
            found |= set(faces)
            picked = page.taken_by(faces[-1])
            assert isinstance(picked, Seating)
            seating = picked
        assert len(found) == len(SEAT_LOOKS) - 1
        assert len(CharactersScene(pilot.context, seating, 2).tiles) <= MOST_THINGS
        pilot.context.settings.change(theme="grown-up")
        assert len(choices(PicturesScene(pilot.context, seating, 0), "look")) == len(SEAT_LOOKS)
