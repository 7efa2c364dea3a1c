"""Whole matches of each game, and the pages of the program, in French: no message falls back to English."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from engine.core.messages import Arg, say
from engine.core.seats import PUBLIC
from game.input.actions import Action
from game.text.catalogue import Chain, Part, Voice, catalogue_of
from scenes.ending.results import ResultsScene
from scenes.games import COACH
from scenes.lobby.match_setup import light_draft
from scenes.seating import TablePlan, first_seating, name_by_pictures
from scenes.table.pause import PauseScene
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import match_of, plan
from tests.scenes.houses import all_scenes
from tests.scenes.test_open_table import OpenPilot
from tests.scenes.voices import captions
from tools.list_missing import GAMES

LANGUAGE = "fr"
"""The language of these tests. German has every message, as `words --check` says."""
PADS = ("pad:1", "pad:2")


@contextmanager
def fallbacks() -> Iterator[set[str]]:
    """The messages that are said meanwhile and that the language of the voice lacks."""
    lacking, parts = set[str](), Voice.parts

    def noted(voice: Voice, chain: Chain, key: str, attribute: str, args: Mapping[str, Arg]) -> list[Part]:
        if chain[0] is voice.catalogue.chain[0] and key not in chain[0].entries:
            lacking.add(key)
        return parts(voice, chain, key, attribute, args)

    with patch.object(Voice, "parts", noted):
        yield lacking


def look(pilot: Pilot) -> None:
    """Draw a frame without painting it."""
    pilot.context.stack.apply()
    pilot.app.draw()


def play_to_the_end(pilot: OpenPilot) -> int:
    """Draw after each step and say its events, with the pause and the coach at each new kind of question. Returns how
    many steps."""
    seen, steps, heard, public = set[object](), 0, 0, match_of(pilot.table).view(PUBLIC)
    while not isinstance(pilot.scene, ResultsScene):
        screen = pilot.table.screen
        kind = type(pilot.scene), type(screen.board), type(screen.answering and screen.answering.ask)
        match = match_of(pilot.table)
        if kind not in seen or len(match.steps) > steps:
            captions(screen.game_table, match.events[heard:], public, screen.speakers)
            steps, heard, public = len(match.steps), len(match.events), match.view(PUBLIC)
            look(pilot)
        if kind not in seen and pilot.scene is pilot.table:
            for action in (Action.INFO, Action.MENU):
                pilot.tap(action, pilot.device() if screen.answering else PADS[0])
                look(pilot)
            if isinstance(pilot.scene, PauseScene):
                pilot.context.stack.dismiss()
                pilot.context.stack.apply()
        seen.add(kind)
        pilot.on()
    look(pilot)
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_all_in_one_language(tmp_path: Path, game: str) -> None:
    variant, players, options = screen_sample_of(game).table
    table = replace(plan(variant, players, PADS, game, **options), aids=((COACH.name, "on"),))
    with fallbacks() as lacking, OpenPilot(tmp_path, table, language=LANGUAGE) as pilot:
        assert play_to_the_end(pilot) > 10
    assert lacking == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_childs_match_is_all_in_one_language(tmp_path: Path, game: str) -> None:
    draft = light_draft(game)
    people = name_by_pictures(first_seating(draft.players, PADS[0]), Voice(catalogue_of(LANGUAGE), "child"))
    table = TablePlan(draft.setup(), people, aids=draft.agreed(kids=True))
    with fallbacks() as lacking, OpenPilot(tmp_path, table, language=LANGUAGE) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        assert play_to_the_end(pilot) > 10
    assert lacking == set()


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_the_pages_of_the_program_are_all_in_one_language(tmp_path: Path, theme: str) -> None:
    with fallbacks() as lacking, Pilot(tmp_path, language=LANGUAGE) as pilot:
        pilot.context.settings.change(theme=theme)
        for scene in all_scenes(pilot):
            pilot.context.stack.push(scene)
            look(pilot)
            pilot.context.stack.dismiss()
    assert lacking == set()


def test_a_message_that_a_language_lacks_is_noticed(noted: Callable[[], dict[str, str]]) -> None:
    """`noted` allows that the log names it."""
    voice = Voice(catalogue_of(LANGUAGE))
    with fallbacks() as lacking, patch.dict(voice.catalogue.chain[0].entries):
        voice.words(say("done"))
        del voice.catalogue.chain[0].entries["points"]
        voice.words(say("points", count=3))
    assert lacking == {"points"}
