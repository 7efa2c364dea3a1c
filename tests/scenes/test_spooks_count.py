"""The count at the end of a hand of Spooks: the cards left in each hand fall into a sack."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest
from pygame import Rect

from engine.games.spooks.events import HandEnded, HandResult
from game.draw.boards import crown
from game.input.actions import Action
from game.theme import SAFE, SEAT_LOOKS
from scenes.games.spooks import count
from scenes.games.spooks.art.sacks import ONE_ROW, Station, crown_at, head_of, places, player_of, sack_of
from scenes.games.spooks.count import CountScene
from scenes.games.spooks.sheets import LeftSheet
from scenes.seating import first_seating
from scenes.table.boards import table_count
from scenes.table.boards.sheet import PAPER, PAPER_LARGE
from tests.pilot import Pilot
from tests.scenes.houses import unseen_house
from tests.scenes.voices import speakers

FRAME = 1 / 60
LEFT = (("spook-4", "cat"), (), ("goblin-7",))
RESULT = HandResult(0, (1,), LEFT, None, (34, 0, 7), (64, 10, 20), (0,))
"""A hand of a series to 60, which has grabbed the first seat. The Cat is worth thirty points, the others
their number (SP-80)."""

STATION = Station("Anna", SEAT_LOOKS[0], "rest", 0, (), 0, False, "", True)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        pilot.context.settings.change(reduced_motion=False, pace="normal")
        yield pilot


def counting(pilot: Pilot, target: int | None = 60) -> CountScene:
    seating = first_seating(3, "keys")
    view = SimpleNamespace(target=target, phase="deal")
    scene = CountScene(pilot.context, HandEnded(RESULT, None), view, speakers(seating), seating)
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    return scene


def test_points_run_up_card_by_card_and_nothing_is_told_before_the_last(pilot: Pilot) -> None:
    scene = counting(pilot)
    seen = []
    while scene.fallen < 1:
        assert scene.busy
        shown = [scene.station(seat) for seat in scene.seats]
        assert all(one.pose == "rest" and not one.total and not one.grabbed for one in shown)
        seen.append(tuple(one.points for one in shown))
        scene.update(FRAME)
    one_by_one = list(dict.fromkeys(seen))
    assert one_by_one[0] == (0, 0, 0) and one_by_one[1] in ((4, 0, 7), (30, 0, 7)) and len(one_by_one) == 2
    shown = [scene.station(seat) for seat in scene.seats]
    assert [one.points for one in shown] == list(RESULT.points)
    assert [one.pose for one in shown] == ["slump", "cheer", "rest"]
    assert [one.grabbed for one in shown] == [True, False, False]
    assert [one.total.split()[0] for one in shown] == ["64", "10", "20"]


def test_a_single_hand_has_no_totals(pilot: Pilot) -> None:
    scene = counting(pilot, None)
    scene.lane.finish()
    assert [scene.station(seat).total for seat in scene.seats] == ["", "", ""]


def test_with_less_motion_all_cards_are_in_the_sacks_at_once(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    scene = counting(pilot)
    scene.update(count.BEGINS + FRAME)
    assert [scene.counted(seat) for seat in scene.seats] == list(RESULT.points) and not scene.busy


def test_the_cards_left_can_be_seen_once_they_are_counted(pilot: Pilot) -> None:
    scene = counting(pilot)
    pilot.press(Action.INFO)
    assert pilot.scene is scene, "they still fall"
    scene.lane.finish()
    pilot.press(Action.INFO)
    assert isinstance(pilot.scene, LeftSheet) and pilot.scene.result == RESULT
    pilot.press(Action.CONFIRM)
    assert pilot.scene is scene
    pilot.press(Action.CONFIRM)
    assert scene not in pilot.context.stack.scenes


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", range(2, 13))
def test_players_and_sacks_are_apart_and_on_the_safe_stage(players: int, large: bool) -> None:
    bottom, alone = (PAPER_LARGE if large else PAPER).bottom, players <= ONE_ROW
    boxes = places(players, bottom, large)
    assert len(boxes) == players and all(SAFE.contains(box) and box.bottom <= bottom for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    for box in boxes:
        player, sack = player_of(box, alone), sack_of(box, alone, totalled=True)
        assert box.contains(player) and box.contains(sack)
        assert player.bottom <= sack.top, "the way of the cards"
        paws = Rect(0, 0, round(head_of(box) * 2.2), 1)
        assert not alone or paws.width <= box.width, "raised paws reach no neighbour"
        worn = crown(round(player.width * table_count._CROWN)).box.height
        assert alone or crown_at(box, STATION, alone)[1] - worn >= box.top, "nor crowns a total above them"
