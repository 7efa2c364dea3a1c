"""Helps that a table agrees on besides the rules: offered before the match, used, kept, and restored."""

from pathlib import Path

import pytest

from engine.games import GAMES
from game.input.actions import KEYS, Action, Press
from scenes.ending.results import AGAIN, ResultsScene
from scenes.front.greeting import GreetingScene
from scenes.games import COACH, OPEN_HANDS, aids_of
from scenes.lobby.match_setup import first_draft
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot

GAME = "hooky"
HELP = aids_of(GAME)[0]
EVERYWHERE = ((COACH.name, "on"), (OPEN_HANDS.name, "hidden"))
"""The defaults that every game has besides."""


def test_every_value_has_words_and_the_default_is_among_them() -> None:
    for aid in {aid for game in GAMES for aid in aids_of(game)}:
        names = [name for name, _, _ in aid.values]
        assert len(set(names)) == len(names) and {aid.usual, aid.kids} <= set(names)
        assert all(all(aid.words(name)) for name in names)


def test_children_get_more_help_unless_a_person_has_set_it() -> None:
    match_setup = first_draft(GAME)
    assert match_setup.agreed(kids=False) == (("help", "crossing"), *EVERYWHERE)
    assert match_setup.agreed(kids=True) == (("help", "deduction"), *EVERYWHERE), (
        "hands lie open only where a player says so"
    )
    assert match_setup.usual
    changed = match_setup.with_aid(HELP, -1, kids=False)
    assert changed.agreed(kids=False) == changed.agreed(kids=True) == (("help", "none"), *EVERYWHERE)
    assert not changed.usual and changed.as_usual().usual
    assert changed.with_aid(HELP, -1, kids=False).agreed(kids=False) == (("help", "deduction"), *EVERYWHERE), (
        "round at the ends"
    )
    assert changed.with_players(5).agreed(kids=False) == (("help", "none"), *EVERYWHERE)


def test_it_is_on_the_page_of_options_and_can_be_changed(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = OptionsScene(pilot.context, first_draft(GAME))
        pilot.context.stack.push(scene)
        pilot.frames(2)
        scene.settle(("aid", "help"))
        row = scene.row(("aid", "help"))
        assert row is not None and row.value is not None and scene.words_of(row.value) == "crosses off"
        pilot.press(Action.RIGHT)
        assert scene.match_setup.aids == {"help": "deduction"}
        assert scene.sentence() == HELP.words("deduction")[1]


@pytest.mark.parametrize(("theme", "level"), [("grown-up", "crossing"), ("kids", "deduction")])
def test_the_table_uses_it_and_so_does_the_next_match(tmp_path: Path, theme: str, level: str) -> None:
    with Pilot(tmp_path) as pilot:
        context = pilot.context
        context.settings.change(theme=theme, pace="off", reduced_motion=True)
        seats = SeatsScene(context, GAME, KEYS)
        context.stack.push(seats)
        pilot.frames(1)
        seats.start()
        pilot.frames(1)
        if isinstance(pilot.scene, GreetingScene):  # children are welcomed first
            pilot.settle()
            pilot.press(Action.CONFIRM)
            pilot.frames(1)
        table = pilot.scene
        assert isinstance(table, TableScene) and table.session.plan.aids == (("help", level), *EVERYWHERE)
        saved = context.store.matches.to_continue()
        assert saved is not None and saved.aids == (("help", level), *EVERYWHERE)
        end = {"scores": [1, 2, 3], "winners": [2], "parts": [[0] * 5] * 3, "decided": "score"}
        results = ResultsScene(context, table.session.plan, end)
        context.stack.push(results)
        pilot.settle()
        results.choose(AGAIN, Press(Action.CONFIRM, KEYS))
        pilot.frames(1)
        assert isinstance(pilot.scene, TableScene) and pilot.scene.session.plan.aids == (("help", level), *EVERYWHERE)
