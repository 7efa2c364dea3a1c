"""The count at the end of Rook's hand: stars pour into grooves, a missed bid's flag topples, scores fly to totals."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.rook.events import HandResult
from engine.games.rook.options import Ruleset
from engine.games.rook.view import ruleset_of
from game.canvas import Blit, Canvas, DrawTarget
from game.draw import text
from game.text.languages import WHOLE
from game.theme import SAFE, STAGE
from scenes.games.rook import count
from scenes.games.rook.count import CountScene
from scenes.games.rook.count_rows import GOT_X, TOTAL_X, groove_of, head_of, players_in, rows, star_at
from scenes.seating import first_seating
from scenes.table.boards.table_count import RIBBON_AT
from scenes.table.phrases import Speakers
from tests.pilot import Pilot
from tests.scenes.houses import unseen_house

FRAME = 1 / 60
MADE = HandResult(0, 0, 75, "green", (110, 10), (110, 10), (0, 0), (300, 190), True, None)
SHORT = replace(MADE, taken=(55, 65), scores=(-75, 65), totals=(115, 245), made=False)
FINED = replace(MADE, penalties=(0, 40), totals=(300, 150))
STOPPED = replace(MADE, scores=(60, -75), totals=(250, 105), made=None, stopped_by=1)
TURNED = replace(MADE, totals=(200, 190))
NO_BID = replace(MADE, bidder=None, bid=None, made=None)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        pilot.context.settings.change(reduced_motion=False, pace="normal")
        yield pilot


def ruleset(variant: str, players: int) -> Ruleset:
    return ruleset_of(Match(GAMES["rook"], GAMES["rook"].setup(variant, players, {})).view(PUBLIC))


def counting(pilot: Pilot, result: HandResult, variant: str = "classic", players: int = 4) -> CountScene:
    rules, seating = ruleset(variant, players), first_seating(players, "keys")
    who = Speakers(pilot.context.voice_of(seating.names), rules.sides)
    scene = CountScene(pilot.context, result, rules, who, seating, 1)
    scene.enter()
    return scene


def landed(scene: CountScene) -> tuple[int, ...]:
    return tuple(scene.landed(side) for side in range(len(scene.who.sides)))


@pytest.mark.parametrize("result", [MADE, SHORT, FINED, STOPPED, NO_BID])
def test_stars_lie_down_one_after_the_other_and_nothing_tells_the_result_before_the_last(
    pilot: Pilot, result: HandResult
) -> None:
    scene, seen = counting(pilot, result), []
    while landed(scene) != result.taken:
        assert scene.busy and scene.shown == scene.toppled == 0 and not any(scene.popped)
        seen.append(landed(scene))
        scene.update(FRAME)
    assert seen[0] == (0, 0) and seen == sorted(seen)
    assert len(set(seen)) > max(result.taken) / 5 / 2, "not all at once"
    while scene.busy:
        scene.update(FRAME)
    assert (scene.shown, scene.popped, scene.flown) == (1.0, [1.0, 1.0], [1.0, 1.0])


def test_the_flag_topples_only_if_the_bid_was_missed_and_before_the_words(pilot: Pilot) -> None:
    for result in (MADE, SHORT, NO_BID):
        scene = counting(pilot, result)
        while not scene.shown:
            scene.update(FRAME)
        assert scene.toppled == (result is SHORT)


def test_a_turnaround_takes_no_longer_for_its_drum(pilot: Pilot) -> None:
    frames = []
    for result in (MADE, TURNED):
        scene = counting(pilot, result)
        frames.append(0)
        while scene.busy:
            scene.update(FRAME)
            frames[-1] += 1
        assert bool(scene.rolled) == (result is TURNED)
    assert abs(frames[0] - frames[1]) < 6


@pytest.mark.parametrize(
    ("result", "poses"),
    [
        (MADE, ["cheer", "rest"]),
        (SHORT, ["slump", "cheer"]),
        (STOPPED, ["cheer", "slump"]),
        (NO_BID, ["cheer", "rest"]),
    ],
)
def test_players_cheer_or_slump_once_the_words_come(pilot: Pilot, result: HandResult, poses: list[str]) -> None:
    scene = counting(pilot, result)
    assert [scene.pose(side, told=False) for side in range(2)] == ["rest", "rest"]
    assert [scene.pose(side, told=True) for side in range(2)] == poses


def test_with_less_motion_the_stars_lie_at_once(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    scene = counting(pilot, SHORT)
    scene.update(count.BEGINS + FRAME)
    assert landed(scene) == SHORT.taken
    for _ in range(3 * 60):
        scene.update(FRAME)
    assert not scene.busy and scene.toppled == scene.shown == 1.0


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("intermediate", 4), ("classic_individual", 6)])
def test_each_side_has_a_row_on_the_safe_stage_clear_of_the_words_and_the_bar(
    pilot: Pilot, variant: str, players: int, percent: int
) -> None:
    pilot.context.settings.change(text_size=percent)
    sides = 2 if variant == "classic" else players
    taken = tuple(range(5, 5 * sides + 5, 5))
    result = HandResult(0, 0, 20, "green", taken, taken, (0,) * sides, taken, False, None)
    scene = counting(pilot, result, variant, players)
    places = rows(sides, scene.paper.bottom, pilot.context.theme.large_text)
    assert len(places) == sides and all(upper.bottom <= lower.top for upper, lower in pairwise(places))
    assert places[0].top >= RIBBON_AT[1] + count._BID_UNDER and places[-1].bottom <= pilot.context.theme.bar_top
    for box in places:
        groove, head = groove_of(box), head_of(box)
        players = players_in(box, len(scene.who.sides[0]))
        assert SAFE.contains(groove) and groove.right < GOT_X < TOTAL_X < SAFE.right
        assert players[0] - head // 2 >= SAFE.left and players[-1] + head // 2 <= groove.left
        assert all(right - left >= head for left, right in pairwise(players))
        assert groove.height + 8 <= box.height


def test_even_all_points_of_a_hand_lie_in_the_groove(pilot: Pilot) -> None:
    scene = counting(pilot, replace(MADE, taken=(ruleset("classic", 4).total, 0)))
    (box, _), row = rows(2, scene.paper.bottom, large_text=False), scene.row(0)
    x, _ = star_at(box, row, len(row.stars) - 1)
    assert groove_of(box).left < x < groove_of(box).right


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 6)])
def test_the_bid_the_heads_of_columns_and_the_totals_are_apart(
    pilot: Pilot, language: str, percent: int, variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.context.settings.change(text_size=percent, language=language, reduced_motion=True)
    sides = 2 if variant == "classic" else players
    result = HandResult(0, 0, 75, "green", (20,) * sides, (20,) * sides, (0,) * sides, (20,) * sides, True, None)
    scene, heads, place = counting(pilot, result, variant, players), list[Rect](), text.place
    scene.lane.finish()
    titles = {scene.words_of(count._HAND), scene.words_of(count._WHOLE)}

    def placed(target: DrawTarget, words: str, *how: Any) -> Rect:
        rect = place(target, words, *how)
        heads.extend([rect] if words in titles else [])
        return rect

    monkeypatch.setattr(text, "place", placed)
    lines, line = list[pygame.Surface](), count._bid_line

    def lined(parts: tuple[text.Part, ...], size: int) -> pygame.Surface:
        lines.append(line(parts, size))
        return lines[-1]

    monkeypatch.setattr(count, "_bid_line", lined)
    canvas = Canvas(STAGE)
    scene.paint(canvas, scene.paper, pilot.context.theme)
    (bid,) = (Rect(one.place) for one in canvas.commands if isinstance(one, Blit) and one.source in lines)
    assert len(heads) == 2 and not heads[0].colliderect(heads[1])
    assert bid.left >= SAFE.left and all(bid.right < head.left for head in heads)
    row = rows(sides, scene.paper.bottom, pilot.context.theme.large_text)[0]
    letters = min(pilot.context.theme.px(count._HEAD), count._HEAD_LARGE)
    assert all(head.centery + 0.45 * letters <= row.top for head in heads)
