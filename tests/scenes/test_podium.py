"""The podium: places, ties, partners, fewest points, and room for all, from two to twelve."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from engine.core.messages import say
from engine.games import GAMES
from game.draw.figures import TALL
from game.draw.paper import Piece
from game.store.people import LONGEST_NAME
from game.theme import SAFE, SEAT_LOOKS, SeatLook, Theme
from scenes.ending import actors, podium, props
from scenes.ending.ending import Thrown
from scenes.ending.podium import PodiumStep, host_at, listed, many, standings, steps
from scenes.table.game_table import table_of
from tests.pilot import looks
from tests.scenes.voices import worded

THEMES = (Theme(), Theme("kids"), Theme(text_scale=2.0), Theme("kids", text_scale=1.5))
alone = st.integers(2, 12).flatmap(lambda count: st.lists(st.integers(-40, 400), min_size=count, max_size=count))
few = st.integers(2, 12).flatmap(lambda count: st.lists(st.integers(0, 3), min_size=count, max_size=count))


def _each_alone(scores: list[int]) -> list[tuple[int, ...]]:
    return [(seat,) for seat in range(len(scores))]


def test_ties_share_a_step() -> None:
    order = standings([60, 150, -40, 85, 85, 20], [(seat,) for seat in range(6)])
    assert [(s.place, s.seats) for s in order] == [(1, (1,)), (2, (3, 4)), (4, (0,)), (5, (5,)), (6, (2,))]
    up, rest = steps(order, Theme())
    assert len(up) == 3
    assert len(rest) == 2


def test_partners_share_a_step() -> None:
    order = standings([310, 145], [(0, 2), (1, 3)])
    assert [s.seats for s in order] == [(0, 2), (1, 3)]


def test_fewest_points_win_if_the_game_says_so() -> None:
    order = standings([38, 61, 38, 112], _each_alone([0] * 4), fewest=True)
    assert [(s.place, s.seats, s.score) for s in order] == [(1, (0, 2), 38), (3, (1,), 61), (4, (3,), 112)]


def bodies_on(step: PodiumStep, line: int) -> tuple[Rect, ...]:
    """The boxes of the players on a step if its lower edge is at y `line`."""
    top = line - step.height - podium.WAIST_UNDER
    box, foot = Rect(0, 0, step.animal, step.animal), top + 40
    if step.figures:
        box, foot = Rect(0, 0, round(step.animal * 1.3), round(step.animal * TALL)), top + podium.WAIST_IN
    return tuple(box.move_to(midbottom=(round(x), foot)) for x in step.animals)


@pytest.mark.parametrize("theme", THEMES)
@given(scores=alone | few)
def test_all_have_a_place_and_nothing_overlaps(theme: Theme, scores: list[int]) -> None:
    order = standings(scores, _each_alone(scores))
    up, rest = steps(order, theme)
    stool = [podium.stool_step(order[-1])] if podium.on_stool(order, theme) else []
    rows = () if stool else listed(rest)
    shown = [seat for step in up for seat in step.standing.seats] + [row.seat for row in rows]
    shown += [seat for step in stool for seat in step.standing.seats]
    assert sorted(shown) == list(range(len(scores)))
    line = podium.floor_line(theme)
    bodies = [Rect(step.x - step.width // 2, line - step.height, step.width, step.height) for step in up]
    bodies += [body for step in (*up, *stool) for body in (bodies_on(step, line)[0], bodies_on(step, line)[-1])]
    for body in bodies:
        assert SAFE.contains(body)
    for first, second in combinations(bodies[: len(up)], 2):
        assert not first.colliderect(second)
    for row in rows:
        assert SAFE.contains(row.rect)
        assert not any(row.rect.colliderect(body) for body in bodies)
    for one, other in combinations(rows, 2):
        assert not one.rect.colliderect(other.rect)


def test_the_host_cheers_if_he_has_room() -> None:
    up, rest = steps(standings([3, 2, 1], _each_alone([0] * 3)), Theme())
    assert host_at(up, listed(rest), Theme()) == podium.HOST.center
    wide, rest = steps(standings([1] * 12, _each_alone([0] * 12)), Theme())
    at = host_at(wide, listed(rest), Theme())
    assert at is not None and abs(at[0] - wide[0].x) > wide[0].width / 2, "beside the podium"


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Anna"], "Anna"),
        (["Anna", "Rosa"], "Anna and Rosa"),
        (["Anna", "Theo", "Rosa"], "Anna, Theo and Rosa"),
        (["Anna", "Theo", "Rosa", "Ida", "Max"], "Anna, Theo and 3 more"),
    ],
)
def test_many_names_are_two_and_a_number(names: list[str], words: str) -> None:
    assert worded(say("people", names=many(names))) == words


LONG = "W" * LONGEST_NAME


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("names", [LONG, f"{LONG} and {LONG}", "Ida and Max"])
@pytest.mark.parametrize("scores", [[3, 2, 1], [2, 1], [3, 3, 2, 2, 1, 1]])
def test_the_plate_below_a_step_overlaps_no_other_with_any_names(theme: Theme, names: str, scores: list[int]) -> None:
    """A long name ends with an ellipsis: before, the plate of the winner hid the points of the second."""
    up, _ = steps(standings(scores, _each_alone(scores)), theme)
    boxes = []
    for number, step in enumerate(up):
        plate = podium.name_pill(names, -1234, SEAT_LOOKS[number], number == 0, step.plate, theme)
        boxes.append(plate.box.move_to(center=(step.x, podium.floor_line(theme) + 36)))
    assert all(box.bottom <= theme.bar_top for box in boxes)
    assert not any(first.colliderect(second) for first, second in combinations(boxes, 2))


def test_names_of_two_sides_use_the_room_beside_their_plates() -> None:
    theme = Theme(text_scale=2.0)
    up, _ = steps(standings([110, 10], ((0, 2), (1, 3))), theme)
    plate = podium.name_pill("Anna and Hazel", 110, SEAT_LOOKS[0], True, up[0].plate, theme)
    assert podium.PLATE_MOST < plate.box.width <= up[0].plate


def test_of_many_on_a_step_the_first_is_named() -> None:
    """Not "Anna +3", which reads like points."""
    assert worded(say("people", names=podium.many(("Anna", "Ben", "Cid", "Dot"), 2))) == "Anna and 3 more"


PARTS = [(place, others, seat) for place in (1, 2, 3, 4) for others in (0, 1) for seat in range(others + 1)]


@pytest.mark.parametrize(("place", "others", "seat"), PARTS)
def test_nothing_freezes_on_the_podium_but_with_less_motion(place: int, others: int, seat: int) -> None:
    times = [step / 20 for step in range(20 * 30)]
    lively = {actors.act(place, others, seat, time, still=False) for time in times}
    assert len(lively) > 10
    assert {actors.act(place, others, seat, time, still=True) for time in times} == {
        actors.act(place, others, seat, 0.0, still=True)
    }
    assert {one.pose for one in lively} == set(actors.poses(place, others, seat)), "each is drawn ahead, and no other"


def test_players_behind_the_winner_chat_by_turns_after_a_while() -> None:
    laughs = [
        {time for time in range(40) if actors.act(2, 2, seat, float(time), still=False).pose == "laugh"}
        for seat in range(3)
    ]
    assert all(laughs) and min(min(times) for times in laughs) >= actors.CHAT_AFTER
    assert not laughs[0] & laughs[1] and not laughs[1] & laughs[2]


def test_the_hat_turns_once_and_comes_back_to_the_paw() -> None:
    way = [actors.hat_at(actors.FLIES * step / 50) for step in range(50)]
    heights, turns = [up for up, _ in way], [turn for _, turn in way]
    assert heights[0] == 0 and max(heights) == actors.THROW and turns == sorted(turns) and turns[-1] > 330
    assert actors.hat_at(actors.FLIES) == (0.0, 0)
    assert {0 <= actors.lifted(step / 10) <= actors.LIFT for step in range(40)} == {True}


@pytest.mark.parametrize("scores", [[9] * 3, [9] * 4, [9, 9, 9, 4, 2], [9, 9, 9, 9, 2], [9, 4, 4, 4], [4, 2, 2, 2, 2]])
@pytest.mark.parametrize("theme", [Theme(), Theme(text_scale=2.0)])
def test_up_to_four_on_a_step_are_figures_that_stand_on_it(theme: Theme, scores: list[int]) -> None:
    up, _ = steps(standings(scores, _each_alone(scores)), theme)
    for step in up:
        assert step.figures, step
        half = step.animal * 1.3 / 2
        assert step.animals[0] - half >= step.x - step.width / 2 - 12
        assert step.animals[-1] + half <= step.x + step.width / 2 + 12


def test_a_larger_crowd_has_heads() -> None:
    up, _ = steps(standings([9] * 5 + [1], _each_alone([0] * 6)), Theme())
    assert [step.figures for step in up] == [False, True]


THROWN = [(game, own.piece) for game in GAMES if (own := table_of(game).feature(Thrown)) is not None]


def test_what_the_second_throws_belongs_to_the_game() -> None:
    shown = [looks(piece(SEAT_LOOKS[0], 0).surface) for _, piece in (*THROWN, ("", props.hat))]
    assert len(THROWN) >= 4 and len(set(shown)) == len(shown)


@pytest.mark.parametrize(("game", "piece"), THROWN)
def test_it_turns_around_its_middle(game: str, piece: Callable[[SeatLook, int], Piece]) -> None:
    level, upright, over = (piece(SEAT_LOOKS[0], degrees) for degrees in (0, 90, 180))
    assert abs(level.box.width - upright.box.height) < 4 and abs(level.box.width - over.box.width) < 4
    for one in (level, upright, over):
        assert abs(one.box.centerx) <= 2 and abs(one.box.centery) <= 2
