"""How a match of children begins and ends: a hello with the goal, and applause for everybody, whoever has won."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.input.actions import KEYS, Action, Press
from game.scene import Scene
from game.theme import KIDS, SAFE, SEAT_LOOKS
from scenes.ending.kids_results import KIND, THANKS, PartyScene, name_plate, stands
from scenes.front.greeting import GreetingScene
from scenes.front.title import TitleScene
from scenes.games.spooks.sheets import CountScene
from scenes.lobby.seats import GREETING, HOW, SeatsScene
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.reading import grade, words
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.voices import voice, worded

PAD = "pad:1"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, kids=True) as made:
        made.context.settings.change(pace="off", reduced_motion=True)
        yield made


def party(pilot: Pilot, *scores: int) -> PartyScene:
    """The end of a match among four that the second has won."""
    scene = PartyScene(pilot.context, plan("beginner", 4, (PAD,)), {"scores": list(scores), "winners": [1]})
    pilot.context.stack.push(scene)
    pilot.frames(2)
    return scene


def test_nobody_is_last_and_no_points_show(pilot: Pilot) -> None:
    pictures = []
    for scores in ((10, 40, -5, 20), (-20, 40, 30, 10)):
        party(pilot, *scores)
        pictures.append(pygame.image.tobytes(pilot.picture(), "RGB"))
        pilot.context.stack.dismiss()
        pilot.frames(1)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("count", range(2, 13))
def test_everybody_stands_side_by_side(count: int) -> None:
    line = stands(count, (1,))
    assert [stand.seat for stand in line] == list(range(count))
    assert all(one.x + one.room / 2 <= other.x - other.room / 2 for one, other in pairwise(line))
    assert line[0].x - line[0].room / 2 >= SAFE.left and line[-1].x + line[-1].room / 2 <= SAFE.right
    assert [bool(stand.up) for stand in line] == [seat == 1 for seat in range(count)]


def test_all_names_are_as_large_as_each_other() -> None:
    """Whoever is called by a longer word is no less."""

    def wide(name: str, longest: str) -> int:
        return name_plate(name, longest, SEAT_LOOKS[0], False, 200, KIDS).box.width

    assert wide("Cat", "Hedgehog") < wide("Cat", "Cat")
    assert wide("Hedgehog", "Hedgehog") <= 200


def test_everybody_is_applauded_and_one_press_plays_again(pilot: Pilot) -> None:
    heard: list[str] = []
    pilot.context.sound.play = heard.append  # type: ignore[method-assign]
    scene = party(pilot, 10, 40, -5, 20)
    assert "applause" in heard
    assert len(scene.hints()) == 2 and len(set(KIND)) == len(KIND)
    pilot.settle()
    pilot.press(Action.BACK, PAD)
    assert isinstance(pilot.scene, TitleScene)


def test_a_match_of_children_ends_in_a_party(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("hand", 3, (KEYS,), game="spooks")) as pilot:
        pilot.context.settings.change(theme="kids")
        pages: list[type[Scene]] = []

        def ended() -> bool:
            pages.append(type(pilot.scene))
            return isinstance(pilot.scene, PartyScene)

        pilot.until(ended)
        assert CountScene not in pages, "what was left in hands is nobody's shame"


def test_every_game_has_a_goal_to_say() -> None:
    assert all(voice(register="child").said(table_of(game).text.goal).picture for game in GAMES)


def test_the_host_says_hello_and_only_a_button_goes_on(pilot: Pilot) -> None:
    stack = pilot.context.stack
    stack.push(SeatsScene(pilot.context, "spooks", PAD))
    stack.apply()
    stack.act(Press(Action.MENU, PAD))
    stack.apply()
    scene = stack.top
    assert isinstance(scene, GreetingScene)
    for action in (Action.LEFT, Action.BACK, Action.CONFIRM):
        assert stack.top is scene
        stack.act(Press(action, PAD))
        stack.apply()
    assert any(isinstance(one, TableScene) for one in stack.scenes)


def test_what_the_house_says_to_children_is_easy() -> None:
    said = [worded(line, (), "child") for line in (*KIND, THANKS, say("greeting-all"), GREETING, HOW)]
    assert all(len(words(line)) <= 6 for line in said)
    assert all(grade([line]) <= 6.0 for line in said if len(words(line)) > 2), "of two words nothing can be said"
    assert not any("you" in words(line.lower()) for line in said)
