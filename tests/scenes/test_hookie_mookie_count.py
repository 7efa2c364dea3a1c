"""The count at the end of Hookie-Mookie: the sun moves by the cards that were drawn, then the cards left come."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine.core.cards import Cards
from engine.core.match import Match
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.hookie_mookie.cards import pack
from engine.games.hookie_mookie.events import MatchEnded
from engine.games.hookie_mookie.options import PLAYERS
from game.canvas import Canvas
from game.draw.figures import TALL
from game.easing import DRUM_ROLL
from game.theme import SAFE, STAGE
from scenes.games.hookie_mookie import count
from scenes.games.hookie_mookie.art import evening
from scenes.games.hookie_mookie.art.backdrop import cards_at_start
from scenes.games.hookie_mookie.art.evening import HAND_HIGH, head_of, places, sky_of
from scenes.games.hookie_mookie.art.sky import SEA, SUN, sun_at
from scenes.games.hookie_mookie.count import CountScene
from scenes.games.hookie_mookie.sentences import people
from scenes.seating import first_seating
from scenes.table.boards.sheet import PAPER, PAPER_LARGE
from scenes.table.boards.table_count import RIBBON_AT
from tests.pilot import Pilot
from tests.scenes.houses import unseen_house
from tests.scenes.voices import speakers

FRAME = 1 / 60
DECK: Cards = pack(0)[:11]
HANDS: tuple[Cards, ...] = (pack(0)[20:24], (), pack(0)[30:37])
LOST = MatchEnded("cards", (), (HANDS[0], HANDS[2], HANDS[2]), (), ())
WON = MatchEnded("players", (0, 1, 2), HANDS, (), DECK)
RACED = replace(WON, winners=(1,))


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        pilot.context.settings.change(reduced_motion=False, pace="normal")
        yield pilot


def counting(pilot: Pilot, event: MatchEnded) -> CountScene:
    game, seating = GAMES["hookie_mookie"], first_seating(3, "keys")
    view = Match(game, game.setup("together", 3, {})).view(PUBLIC)
    scene = CountScene(pilot.context, event, view, speakers(seating), seating)
    scene.enter()
    return scene


@pytest.mark.parametrize("event", [LOST, WON])
def test_the_sun_moves_card_by_card_then_the_cards_left_come_and_nothing_is_told_before(
    pilot: Pilot, event: MatchEnded
) -> None:
    """HM-64, HM-65: the deck is the day."""
    scene, seen, left = counting(pilot, event), [], [len(hand) for hand in event.hands]
    whole, drawn = cards_at_start(scene.view), cards_at_start(scene.view) - len(event.deck)
    while [scene.counted(seat) for seat in range(3)] != left:
        assert scene.busy and not scene.told
        shown = tuple(scene.counted(seat) for seat in range(3))
        assert not any(shown) or scene.drawn == drawn, "first the day, then the hands"
        seen.append((scene.left, scene.drawn))
        scene.update(FRAME)
    numbers = [left for left, _ in seen]
    assert numbers[0] == whole and numbers[-1] == len(event.deck) and numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) > drawn / 3, "not all at once"
    assert all(whole - left <= moved for left, moved in seen), "a card counts once the sun has moved"
    while scene.busy:
        scene.update(FRAME)
    assert scene.told == 1.0


@pytest.mark.parametrize(
    ("event", "poses"), [(LOST, ["slump"] * 3), (WON, ["cheer"] * 3), (RACED, ["rest", "cheer", "rest"])]
)
def test_all_of_a_group_cheer_or_slump_together(pilot: Pilot, event: MatchEnded, poses: list[str]) -> None:
    scene = counting(pilot, event)
    assert [scene.hand_left(seat).pose for seat in range(3)] == ["rest"] * 3
    scene.lane.finish()
    assert [scene.hand_left(seat).pose for seat in range(3)] == poses


def test_the_ribbon_says_what_is_left_of_the_day_or_in_the_hands(pilot: Pilot) -> None:
    assert counting(pilot, WON).outcome == say("hookie_mookie-count-won", count=11)
    assert counting(pilot, LOST).outcome == say("hookie_mookie-count-lost", count=18)
    assert counting(pilot, RACED).outcome == say("hookie_mookie-podium-race", seats=people((1,)))


def test_with_less_motion_all_cards_are_there_at_once(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    scene = counting(pilot, WON)
    scene.update(count.BEGINS + FRAME)
    assert scene.left == 11 and [scene.counted(seat) for seat in range(3)] == [4, 0, 7]
    scene.update(DRUM_ROLL)
    assert not scene.busy and scene.told == scene.crowned == 1.0


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_sky_players_and_cards_are_apart_on_the_safe_stage(players: int, large: bool) -> None:
    bottom = (PAPER_LARGE if large else PAPER).bottom
    sky, boxes = sky_of(bottom, large), places(players, bottom, large)
    assert SAFE.contains(sky) and sky.top > RIBBON_AT[1] and all(SAFE.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations([sky, *boxes], 2))
    for box in boxes:
        assert 0 < round(head_of(box) * TALL) <= box.height - HAND_HIGH
        assert head_of(box) * TALL <= box.width / 2


def test_the_sun_rises_and_sinks_and_at_the_end_of_a_lost_match_the_sea_hides_it() -> None:
    sky = sky_of(PAPER.bottom, large_text=False)
    path = [sun_at(sky, card / 20) for card in range(21)]
    assert all(one[0] < other[0] for one, other in pairwise(path))
    assert path[10][1] == min(y for _, y in path) and path[10][1] - SUN // 2 > sky.top
    assert sun_at(sky, 1 + count.BELOW)[1] - SUN // 2 >= sky.bottom - SEA


@pytest.mark.parametrize(("event", "pose"), [(WON, "cheer"), (LOST, "sleep")])
def test_children_see_the_result_without_numbers(
    pilot: Pilot, event: MatchEnded, pose: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HM-64: the sun, the cards left and who cheers."""
    tags, number_tag = list[str](), evening.number_tag
    monkeypatch.setattr(
        evening, "number_tag", lambda words, *how, **named: tags.append(words) or number_tag(words, 100, 76)
    )
    for theme, numbers in (("grown-up", 4), ("kids", 0)):
        pilot.context.settings.change(theme=theme)
        pilot.frames(1)
        scene = counting(pilot, event)
        scene.lane.finish()
        tags.clear()
        scene.draw(Canvas(STAGE))
        assert len(tags) == numbers, tags
    assert scene.lines() == (scene.sentence(),) == (scene.outcome,)
    assert [scene.pose(seat, told=True) for seat in range(3)] == [pose] * 3
