"""How to play: its pages are split once for a theme, with any number of presses."""

from random import Random
from unittest.mock import patch

import pytest

from engine.games import GAMES
from game.draw import text
from game.input.actions import Action, Press
from scenes.front import page_lines
from scenes.front.how_to import HowToScene
from scenes.front.page_lines import GAP, LEAD
from tests.pilot import Pilot, picture_of
from tests.scenes.drawn_words import new_words

WAYS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)


def rules(pilot: Pilot, game: str) -> HowToScene:
    scene = HowToScene(pilot.context, game)
    scene.enter()
    return scene


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_a_crowd_of_pads_makes_no_page_be_split_again(pilot: Pilot, theme: str) -> None:
    pilot.context.settings.change(theme=theme)
    for game in GAMES:
        scene, chance = rules(pilot, game), Random(game)
        for _ in scene.variants:
            assert scene.screens
            scene.act(Press(Action.DOWN, "pad:1"))
        with patch.object(page_lines, "split", side_effect=AssertionError(game)):
            for number in range(300):
                way = chance.choice(WAYS)
                scene.act(Press(way, f"pad:{number % 29}"))
                scene.hints()


def test_pages_follow_the_theme(pilot: Pilot) -> None:
    scene = rules(pilot, "rook")
    few = len(scene.screens)
    pilot.context.settings.change(text_size=200)
    assert len(scene.screens) > few
    pilot.context.settings.change(text_size=100)
    assert len(scene.screens) == few


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_every_line_has_room_on_its_page(pilot: Pilot, language: str, theme: str, size: int) -> None:
    pilot.context.settings.change(language=language, theme=theme, text_size=size)
    for game in GAMES:
        scene = HowToScene(pilot.context, game)
        for variant in scene.variants:
            scene.variant = variant
            for shown in scene.screens:
                role, (room, most) = scene.theme.sentence_role, scene.room(scene._beside(shown))
                rows = [text.wrap(line, shown.size, room, role) for line in shown.lines]
                high = sum(map(len, rows)) * round(shown.size * LEAD) + len(rows[1:]) * round(shown.size * GAP)
                assert high <= most, shown
                assert all(text.width(words, shown.size, role) <= room for row in rows for words in row), shown


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [100, 200])
def test_grown_ups_read_the_clauses_of_a_page_at_its_foot(pilot: Pilot, language: str, size: int) -> None:
    """All of them, in the room that its lines have."""
    pilot.context.settings.change(language=language, text_size=size)
    for game in GAMES:
        scene = rules(pilot, game)
        for variant in scene.variants:
            scene.variant = variant
            for number, shown in enumerate(scene.screens):
                scene.page = number
                with new_words() as drawn:
                    picture_of(scene)
                assert not shown.clauses or shown.clauses in drawn.words
                assert text.width(shown.clauses, text.SMALLEST_TEXT, "medium") <= scene.room(scene._beside(shown))[0]


def test_children_read_no_clauses(pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids")
    for game in GAMES:
        scene = rules(pilot, game)
        for variant in scene.variants:
            scene.variant = variant
            assert not any(shown.clauses for shown in scene.screens)


def test_the_foot_names_the_clauses_of_its_variant(pilot: Pilot) -> None:
    """A line that two variants share has other clauses in one of our own variants."""
    scene = HowToScene(pilot.context, "spooks", "hand")
    assert "Rules SP-25–27, 31" in [shown.clauses for shown in scene.screens]
    scene = HowToScene(pilot.context, "spooks", "children")
    assert "Rules SP-109, 110" in [shown.clauses for shown in scene.screens]
