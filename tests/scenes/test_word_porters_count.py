"""The count at the end of a round of Word Porters: porters run to the words, and the right ones bring points."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.messages import Message, say
from engine.core.records import parse, replay
from engine.games import GAMES
from engine.games.word_porters.events import RoundEnded
from engine.games.word_porters.options import PLAYERS
from engine.games.word_porters.state import PlayedRound
from game.draw.figures import TALL
from game.theme import SAFE
from scenes.games.word_porters import count
from scenes.games.word_porters.art import lanes as drawing
from scenes.games.word_porters.art.lanes import case_of, head_of, lanes, slots
from scenes.games.word_porters.count import CountScene
from scenes.games.word_porters.sentences import people
from scenes.seating import first_seating
from scenes.table.boards.sheet import PAPER, PAPER_LARGE
from scenes.table.boards.table_count import RIBBON_AT
from tests.pilot import Pilot
from tests.scenes.houses import unseen_house
from tests.scenes.voices import speakers

FRAME = 1 / 60
RECORD = Path(__file__).parents[1] / "golden" / "word_porters-rulebook.jsonl"
MATCH = replay(parse(RECORD.read_bytes(), GAMES), GAMES)
ENDED = next(event for event in MATCH.events if isinstance(event, RoundEnded))
SEATS = range(len(ENDED.scores))


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        pilot.context.settings.change(reduced_motion=False, pace="normal")
        yield pilot


def counting(pilot: Pilot, played: PlayedRound = ENDED.played) -> CountScene:
    seating = first_seating(len(SEATS), "keys")
    view = MATCH.view("public")
    scene = CountScene(pilot.context, replace(ENDED, played=played), view, speakers(seating), seating)
    scene.enter()
    return scene


def with_points(*points: int) -> PlayedRound:
    return replace(ENDED.played, points=points)


def test_porters_run_with_the_guesses_of_the_record_and_the_right_ones_stand_nearest(pilot: Pilot) -> None:
    """WP-57: who guessed whom right is seen."""
    for lane in counting(pilot).shown():
        guessed = {runner.seat: runner.number for runner in lane.runners}
        assert guessed == {seat: ENDED.played.votes[seat][lane.seat] for seat in SEATS if seat != lane.seat}
        right = [runner.number == ENDED.played.numbers[lane.seat] for runner in lane.runners]
        assert [runner.right for runner in lane.runners] == right == sorted(right, reverse=True)


def test_points_come_after_all_have_run_and_the_ribbon_last(pilot: Pilot) -> None:
    """WP-58, WP-59: both players get a point; the sums are those of the record."""
    scene, played = counting(pilot), ENDED.played
    arrived: list[int] = []
    while any(runner.share < 1 for lane in scene.shown() for runner in lane.runners):
        assert scene.busy and not scene.told and not any(lane.got for lane in scene.shown())
        assert scene.sentence() == say("word_porters-round-of", number=1, amount=4), "the result is not told yet"
        arrived.append(sum(runner.share >= 1 for lane in scene.shown() for runner in lane.runners))
        scene.update(FRAME)
    assert arrived == sorted(arrived) and len(set(arrived)) > len(SEATS), "one after the other"
    paid: list[int] = []
    while not scene.told:
        paid.append(sum(lane.got for lane in scene.shown()))
        assert {lane.pose for lane in scene.shown()} == {"rest"}
        scene.update(FRAME)
    assert paid[0] == 0 and paid == sorted(paid) and len(set(paid)) > 3
    assert [lane.got for lane in scene.shown()] == list(played.points)
    assert [lane.total for lane in scene.shown()] == list(ENDED.scores)


@pytest.mark.parametrize(
    ("points", "outcome", "poses"),
    [
        (
            (3, 1, 3, 0),
            say("word_porters-count-most", seats=people((0, 2)), count=3),
            ["cheer", "rest", "cheer", "slump"],
        ),
        ((2, 2, 2, 2), say("word_porters-count-all", count=2), ["cheer"] * 4),
        ((0, 0, 0, 0), say("word_porters-count-none"), ["slump"] * 4),
    ],
)
def test_the_ribbon_says_who_got_most_of_the_round(
    pilot: Pilot, points: tuple[int, ...], outcome: Message, poses: list[str]
) -> None:
    scene = counting(pilot, with_points(*points))
    assert scene.outcome == outcome
    assert [scene.pose(seat, told=True) for seat in SEATS] == poses


def test_children_see_their_parcels_come_and_all_cheer(pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids")
    scene = counting(pilot, with_points(*ENDED.played.points))
    assert scene.outcome.key == "word_porters-round-of", "no child hears that it has fewest"
    scene.lane.finish()
    assert [scene.got(seat) for seat in SEATS] == list(ENDED.played.points)
    assert {scene.pose(seat, told=True) for seat in SEATS} == {"cheer"}


def test_with_less_motion_all_is_there_at_once(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    scene = counting(pilot)
    scene.update(count.BEGINS + FRAME)
    assert not scene.busy and [lane.total for lane in scene.shown()] == list(ENDED.scores)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_words_porters_and_points_are_apart_on_the_safe_stage(players: int, large: bool) -> None:
    bottom = (PAPER_LARGE if large else PAPER).bottom
    boxes, places = lanes(players, bottom, large), slots(players - 1)
    assert all(SAFE.contains(box) for box in boxes) and boxes[0].top > RIBBON_AT[1] and boxes[-1].bottom <= bottom
    assert all(one.bottom < other.top for one, other in pairwise(boxes))
    case, head = case_of(boxes[0]), head_of(boxes[0])
    assert head * TALL < boxes[0].height and case < boxes[0].height
    left = boxes[0].left + drawing._PLATE_IN + drawing._PLATE
    assert places[0] - case * 0.8 > left, "no suitcase is in front of its word"
    assert all(other - one > case for one, other in pairwise(places)), "every number can be read"
    assert places[-1] + case < boxes[0].right - drawing._GAIN_IN
