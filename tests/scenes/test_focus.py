"""The focus model: it reaches everything, never gets lost, and moves as people expect."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.input.actions import DIRECTIONS, Action
from game.widgets.focus import Focus, Target
from tests.scenes.reachable import reachable


def grid(columns: int, rows: int) -> tuple[Target, ...]:
    return tuple(
        Target((x, y), Rect(100 + x * 120, 100 + y * 120, 100, 100)) for y in range(rows) for x in range(columns)
    )


def test_a_row_is_walked_to_its_end_and_round() -> None:
    focus = Focus(grid(4, 2), (0, 0))
    seen = []
    for _ in range(4):
        focus.move(Action.RIGHT)
        seen.append(focus.at)
    assert seen == [(1, 0), (2, 0), (3, 0), (0, 0)]


def test_a_column_wraps_too() -> None:
    focus = Focus(grid(3, 3), (1, 2))
    assert focus.move(Action.DOWN)
    assert focus.at == (1, 0)


def test_everything_in_a_grid_is_reachable() -> None:
    targets = grid(7, 4)
    assert reachable(targets) == {target.id for target in targets}


def test_a_lone_target_keeps_the_focus() -> None:
    focus = Focus(grid(1, 1))
    assert not any(focus.move(way) for way in DIRECTIONS)
    assert focus.at == (0, 0)


def test_when_the_focused_target_goes_its_nearest_neighbour_has_the_focus() -> None:
    focus = Focus(grid(4, 1), (3, 0))
    focus.show(grid(3, 1))
    assert focus.at == (2, 0)


def test_an_empty_screen_comes_back_with_a_focus() -> None:
    focus = Focus(grid(2, 1), (1, 0))
    focus.show(())
    assert focus.at is None
    assert focus.target is None
    focus.show(grid(2, 1))
    assert focus.at is not None


def test_a_pointer_takes_the_focus_along_and_empty_places_do_not() -> None:
    focus = Focus(grid(3, 1), (0, 0))
    assert focus.point((350, 150))
    assert focus.at == (2, 0)
    assert not focus.point((5, 5))
    assert focus.at == (2, 0)


def test_the_last_listed_target_is_on_top() -> None:
    focus = Focus((Target("under", Rect(0, 0, 100, 100)), Target("over", Rect(50, 0, 100, 100))))
    assert focus.hit((75, 50)) == "over"


places = st.lists(st.tuples(st.integers(0, 17), st.integers(0, 9)), min_size=1, max_size=14, unique=True).map(
    lambda spots: tuple(Target(spot, Rect(spot[0] * 100, spot[1] * 100, 80, 80)) for spot in spots)
)


@given(places, st.lists(st.sampled_from(sorted(DIRECTIONS, key=lambda a: a.value)), max_size=30))
def test_the_focus_is_never_lost(targets: tuple[Target, ...], ways: list[Action]) -> None:
    focus = Focus(targets)
    known = {target.id for target in targets}
    path = [focus.at]
    for way in ways:
        moved = focus.move(way)
        path.append(focus.at)
        assert focus.at in known
        assert moved == (path[-2] != path[-1])
    assert all(step in known for pair in pairwise(path) for step in pair)
