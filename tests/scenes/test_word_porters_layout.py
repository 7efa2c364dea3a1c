"""Word Porters on the stage: things are apart inside the safe rectangle, for 3 to 6 seats, in every theme."""

import itertools
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.games import GAMES
from engine.games.word_porters.options import ruleset
from game.context import Context
from game.draw import text
from game.theme import GROWN_UP, KIDS, SAFE, SEAT_LOOKS, SMALLEST_TARGET, STAGE, Theme
from scenes.games.word_porters.art.child_hall import columns_of
from scenes.games.word_porters.art.furniture import CASE, hall_of
from scenes.games.word_porters.art.header import HeaderSeat, header_plate
from scenes.games.word_porters.art.parcels import UNDER_AT
from scenes.games.word_porters.art.reveal_drawing import spots
from scenes.games.word_porters.art.track import stand
from scenes.games.word_porters.art.vote_spots import HINTS, answer_spots, asked_spots, plate_spot
from scenes.games.word_porters.boards.hint_board import pass_plates
from scenes.games.word_porters.layout import columns, parcel_on, places, seat_row
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from tests.pilot import Pilot
from tests.scenes.apart import meeting
from tests.scenes.test_decision_inspector import played

RING = 15  # px of a focus ring
LARGE, LARGE_KIDS = Theme(text_scale=2.0), Theme(name="kids", text_scale=2.0)
THEMES = (GROWN_UP, KIDS, LARGE, LARGE_KIDS)
SEATS = range(3, 7)


def _row(players: int) -> int:
    return ruleset(GAMES["word_porters"].setup("standard", players, {})).row_size


@pytest.mark.parametrize("winds", [False, True])
@pytest.mark.parametrize("pictured", [False, True])
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("players", SEATS)
def test_everything_is_apart(players: int, theme: Theme, pictured: bool, winds: bool) -> None:
    """WP-15, WP-16: ten words in two lines of five, 9 to 12 hints in two lines."""
    lying = places(players, _row(players), theme, pictured, winds)
    kinds = (("word", lying.words), ("label", lying.labels), ("seat", lying.seats))
    things = {f"{name} {number}": rect for name, rects in kinds for number, rect in enumerate(rects)}
    assert len(lying.words) == 10 and len(lying.labels) == players + 6 and len(lying.seats) == players
    assert meeting(things) == []
    for name, rect in things.items():
        assert SAFE.contains(rect), (name, rect)
        assert rect.bottom <= theme.bar_top and min(rect.size) >= SMALLEST_TARGET, (name, rect)


@pytest.mark.parametrize("winds", [False, True])
@pytest.mark.parametrize("theme", [KIDS, LARGE_KIDS], ids=["100 %", "200 %"])
@pytest.mark.parametrize("parcels", [2, 3])
@pytest.mark.parametrize("players", SEATS)
def test_the_columns_of_children_are_apart(players: int, parcels: int, theme: Theme, winds: bool) -> None:
    """A friend, and its board with a place for each parcel. Its word covers no board."""
    placed, friends = columns(players, parcels, theme.large_text, winds), seat_row(players, theme)
    assert len(placed) == len(friends) == players and {len(column.slots) for column in placed} == {parcels}
    things = {f"friend {seat}": Rect(place.rect) for seat, place in enumerate(friends)}
    things |= {f"board {seat}": column.board for seat, column in enumerate(placed)}
    assert meeting(things) == []
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in things.values())
    for column, place in zip(placed, friends, strict=True):
        slots = {str(number): slot for number, slot in enumerate(column.slots)}
        assert meeting({**slots, "word": column.word}) == [] and column.word.colliderect(place.rect)
        assert all(column.board.contains(slot) for slot in column.slots) and SAFE.contains(column.word)
        for slot, shared in itertools.product(column.slots, (False, True)):
            x, y, wide = parcel_on(slot, shared)
            half = (UNDER_AT[0] + 0.5 if shared else 0.5) * wide
            assert slot.left < x - half and x + half <= slot.right and slot.top < y < slot.centery


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("players", SEATS)
def test_the_asked_owner_is_above_the_ten_words(players: int, theme: Theme) -> None:
    """WP-46: one seat at a time; its hints are on the board, and nothing meets the seats above."""
    where, seats = asked_spots(theme), places(players, _row(players), theme, False, False).seats
    face = Rect(0, 0, where.face_size, where.face_size)
    face.center = where.face
    on_board = {
        "face": face,
        "question": where.question,
        "not used": where.left,
        **{f"label {i}": rect for i, rect in enumerate(where.labels)},
    }
    assert all(where.board.contains(rect) for rect in on_board.values()) and meeting(on_board) == []
    assert len(where.labels) == HINTS and len(where.words) == 10
    words = [rect for rect in where.words if rect.colliderect((0, 0), STAGE)]
    assert len(words) == (3 if theme.kids else 10), "a child sees three at a time, and no seats"
    things = {"board": where.board, **{f"word {i}": rect for i, rect in enumerate(words)}}
    things |= {} if theme.kids else {f"seat {i}": rect for i, rect in enumerate(seats)}
    assert meeting(things) == []
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in things.values())
    assert all(min(rect.size) >= SMALLEST_TARGET for rect in where.words)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("players", SEATS)
def test_the_boards_of_a_whole_vote_are_above_its_plate(players: int, theme: Theme) -> None:
    """WP-49: a board for every other seat."""
    answers, plate = answer_spots(players - 1, theme), plate_spot(theme)
    seats = () if theme.kids else places(players, _row(players), theme, False, False).seats
    things = {"plate": plate.inflate(0, 2 * RING), **{f"board {i}": one.board for i, one in enumerate(answers)}}
    things |= {f"seat {i}": rect for i, rect in enumerate(seats)}
    assert len(answers) == players - 1 and meeting(things) == []
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in things.values())
    for one in answers:
        parts = {"face": one.face, "title": one.title, "word": one.word}
        parts |= {f"hint {i}": rect for i, rect in enumerate(one.hints)}
        assert meeting(parts) == [] and all(one.board.contains(rect) for rect in parts.values())


@pytest.mark.parametrize("players", SEATS)
def test_words_and_hints_are_read_in_their_order(players: int) -> None:
    """WP-15: 1-5 run left to right in the upper line, 6-10 below them."""
    lying = places(players, _row(players), GROWN_UP, False, False)
    for line in (lying.words[:5], lying.words[5:]):
        assert [rect.x for rect in line] == sorted(rect.x for rect in line) and len({rect.y for rect in line}) == 1
    assert all(
        above.x == below.x and above.y < below.y for above, below in zip(lying.words[:5], lying.words[5:], strict=True)
    )
    assert list(lying.labels) == sorted(lying.labels, key=lambda rect: (rect.y, rect.x))
    counts = [len(list(line)) for _, line in itertools.groupby(lying.labels, key=lambda rect: rect.y)]
    assert counts == {9: [5, 4], 10: [5, 5], 11: [6, 5], 12: [6, 6]}[len(lying.labels)]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("voters", range(2, 6))
def test_a_scored_seat_has_everything_apart(voters: int, theme: Theme) -> None:
    """The face, the word and a suitcase for each voter. Grown-ups also have the tag, and the track with the porters."""
    where = spots(voters, theme)
    things = {
        "face": Rect(0, 0, 150, 150).move(where.face[0] - 75, where.face[1] - 75),
        "words": where.words,
        "plate": where.plate,
        "hints": where.hints,
    }
    if not theme.kids:
        head, tag = stand(20, where.track), Rect(0, 0, round(where.tag_high * 0.81), where.tag_high)
        tag.center = where.tag
        porter = Rect(0, 0, 74, 74).move(round(head.x) - 37, round(head.y) - 37)
        things |= {"tag": tag, "track": where.track, "porter": porter}
    for i, (x, y) in enumerate(where.cases):
        high = round(where.case_wide * 0.92)
        things[f"suitcase {i}"] = Rect(0, 0, where.case_wide, high).move(round(x) - where.case_wide // 2, y - high // 2)
    assert meeting(things) == []
    for name, rect in things.items():
        assert SAFE.contains(rect) and rect.bottom <= theme.bar_top, (name, rect)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("players", SEATS)
def test_nothing_on_a_plate_widens_it(players: int, theme: Theme) -> None:
    """WP-3, WP-43: three parcels, pale ones, or a suitcase: the same plate."""
    size = places(players, _row(players), theme, False, False).seats[0].size
    look = SEAT_LOOKS[0]
    for seat in (
        HeaderSeat(look, "Maximiliane", 38, (1, 2, 3), True, False, None, True, "pad"),
        HeaderSeat(look, "Maximiliane", 38, (3,), False, True),
        HeaderSeat(look, "Maximiliane", 0, (), False, False, True),
        HeaderSeat(look, "Maximiliane", 0, (), False, False, False),
    ):
        assert header_plate(seat, size, theme).box.size == size


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("players", SEATS)
def test_no_name_is_under_the_suitcase_of_its_seat(players: int, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, pygame.Rect]] = []
    place = text.place

    def noted(on: pygame.Surface, words: str, *how: Any) -> pygame.Rect:
        written.append((words, place(on, words, *how)))
        return written[-1][1]

    monkeypatch.setattr(text, "place", noted)
    size = places(players, _row(players), theme, False, False).seats[0].size
    header_plate.__wrapped__(HeaderSeat(SEAT_LOOKS[0], "Maximiliane", 38, given=True), size, theme)
    (_, name), *_ = written
    assert name.right <= size[0] - CASE * 1.12


def test_the_two_answers_to_a_pass_are_apart() -> None:
    """WP-78."""
    rects = pass_plates()
    assert meeting(rects) == [] and all(SAFE.contains(rect) for rect in rects.values())


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("kids", [False, True])
def test_no_hint_is_under_the_controls_of_a_watched_record(tmp_path: Path, kids: bool, size: int) -> None:
    """Before, the buttons and the chapters hid the numbers on the parcels of the lower row."""
    match = played(12, "word_porters", "standard", 6, "random")

    def first(context: Context) -> WatchScene:
        context.settings.change(theme="kids" if kids else "grown-up", text_size=size, pace="off")
        return WatchScene(context, TablePlan(match.setup, first_seating(6, None)), match.record())

    with Pilot(tmp_path, first) as pilot:
        scene = pilot.scene
        assert isinstance(scene, WatchScene)
        scene.flow.paused = True
        scene.flow.wind(len(match.steps) - 1)
        over_bar = scene.controls.rects
        stage = scene.screen.stage
        labels = hall_of(stage, scene.screen.room.seating, scene.screen.theme).where.labels
        if kids:
            labels = tuple(column.board for column in columns_of(stage.view, stage.floor))
        assert labels and max(rect.bottom for rect in labels) < min(rect.top for rect in over_bar)
