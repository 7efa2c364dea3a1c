"""The carousel of the title with any number of games: each comes to the middle, and none hides another."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from game.input.actions import MOUSE, Action
from game.theme import SAFE, Theme
from scenes.front.carousel import Shelf
from scenes.front.title import TitleScene
from scenes.games import entries
from scenes.lobby.seats import SeatsScene
from tests import tiny_game
from tests.pilot import Pilot

COUNTS = (1, 2, 3, 4, 5, 6, 9)
IN_SIGHT = 5
LEAST_FREE = 70
"""px of each theatre's width that no other theatre covers, for a finger."""
THEMES = [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 2.0)]


@pytest.fixture(autouse=True)
def _sixth_game() -> Iterator[None]:
    with tiny_game.registered():
        yield


def shelf(count: int, chosen: int, theme: Theme) -> Shelf:
    """A shelf of so many games, some of them several times."""
    return Shelf((entries() * 2)[:count], chosen, theme)


def title(pilot: Pilot, count: int) -> TitleScene:
    scene = pilot.scene
    assert isinstance(scene, TitleScene)
    scene.entries = (entries() * 2)[:count]
    scene.chosen = count // 2
    scene.focus.at = ("game", scene.chosen)
    scene.settle()
    return scene


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.text_scale}")
@pytest.mark.parametrize("count", COUNTS)
def test_no_theatre_hides_another(count: int, theme: Theme) -> None:
    for chosen in range(count):
        row = shelf(count, chosen, theme)
        assert len(row.order) == min(count, IN_SIGHT) and row.order[-1] == chosen
        assert len({row.distance(number) for number in row.order}) == len(row.order), "one stand for each"
        assert abs(row.rect(chosen).centerx - SAFE.centerx) <= 1
        for at, number in enumerate(row.order):
            rect = row.rect(number)
            assert SAFE.left <= rect.left and rect.right <= SAFE.right
            covered = [row.rect(nearer) for nearer in row.order[at + 1 :]]
            free = [x for x in range(rect.left, rect.right) if not any(r.left <= x < r.right for r in covered)]
            assert len(free) >= LEAST_FREE, (chosen, number)


@pytest.mark.parametrize("count", COUNTS)
def test_every_game_comes_to_the_middle_in_either_direction(tmp_path: Path, count: int) -> None:
    with Pilot(tmp_path) as pilot:
        scene = title(pilot, count)
        for action in (Action.RIGHT, Action.LEFT):
            seen = []
            for _ in range(count):
                pilot.press(action, "pad:1")
                seen.append(scene.chosen)
                assert scene.focus.at == ("game", scene.chosen)
                assert ("game", scene.chosen) in {target.id for target in scene.targets()}
            assert sorted(seen) == list(range(count)) and seen[-1] == count // 2


def test_a_click_beside_the_middle_brings_that_game_there(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = title(pilot, 9)
        far = scene.shelf.order[0]
        rect = scene.shelf.rect(far)
        pilot.click(rect.left + 20 if scene.shelf.distance(far) < 0 else rect.right - 20, rect.centery)
        assert scene.chosen == far
        pilot.press(Action.CONFIRM, MOUSE, scene.shelf.arrows[1][1].center)
        assert scene.chosen == (far + 1) % 9


def test_a_single_game_stands_still_and_has_no_arrows(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = title(pilot, 1)
        played = pilot.context.sound.played
        played.clear()
        for action in (Action.LEFT, Action.RIGHT, Action.PREV, Action.NEXT):
            pilot.press(action, "pad:1")
            assert not scene.lane.busy and scene.slide == 0
        assert scene.shelf.arrows == () and "turn" not in played
        pilot.press(Action.CONFIRM, "pad:1")
        assert isinstance(pilot.scene, SeatsScene)


def test_of_two_games_each_comes_from_its_place(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = title(pilot, 2)
        for _ in range(3):
            other = 1 - scene.chosen
            side = scene.shelf.distance(other)
            scene.leaf(1)
            assert scene.chosen == other and scene.slide == side
            scene.lane.finish()


def test_the_sixth_game_is_on_the_shelf_of_the_program(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TitleScene) and [entry.game for entry in scene.entries] == list(GAMES)
        while scene.entry.game != tiny_game.NAME:
            pilot.press(Action.RIGHT, "pad:1")
        assert scene.sentence() == scene.entry.line
        pilot.press(Action.CONFIRM, "pad:1")
        assert isinstance(pilot.scene, SeatsScene) and pilot.scene.match_setup.game == tiny_game.NAME
