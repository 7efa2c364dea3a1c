"""Children's tables also keep secrets: hints after a silence and the button that takes back follow from public
facts."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from game.idle_timer import SHOWS_AFTER
from scenes.seating import TablePlan
from scenes.table.taking_back import who_may
from tests.pilot import picture_of
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, draw_figures, plan, poses, table_with
from tests.scenes.test_table_twins import copy, twin, walk

PADS = ("pad:1", "pad:2")
FEW = 5
"""Positions of a walk that are compared."""
EVERY = 4
"""Steps of a walk between two of them, if no new kind of moment occurs."""


def after(pilot: TablePilot, table: TablePlan, match: Match, step: Step) -> tuple[Any, ...]:
    """The public picture after that step of a person and a while of silence."""
    scene = table_with(pilot.context, table, match)
    scene.session.submit(step)
    scene.session.answered = step.by if isinstance(step.by, int) else None
    scene.screen.sync()
    for seconds in (0.0, SHOWS_AFTER):
        pilot.context.idle_timer.seconds = seconds
        scene.help.update(1.0)
        scene.screen.stage.party.advance(1.0)
        scene.screen.animate(1.0)
        draw_figures(scene)
    return who_may(scene.screen), scene.hints(), picture_of(scene), poses(scene)


@pytest.mark.parametrize("game", GAMES)
def test_twins_of_children_look_the_same(tmp_path: Path, game: str) -> None:
    (variant, players, options), _ = screen_sample_of(game).twin_walks[0]
    table = plan(variant, players, PADS, game, **options)
    with TablePilot(tmp_path, table, pace="normal") as pilot:
        pilot.context.settings.change(theme="kids")
        offered = []
        for match, step in walk(table, EVERY, Random(4)):
            if len(offered) == FEW:
                break
            found = twin(match, step, PUBLIC)
            if found is None or step.by == CHANCE:
                continue
            one, other = after(pilot, table, copy(match), step), after(pilot, table, *found)
            offered.append(one[0] is not None)
            assert one == other, (step, found[1])
        assert any(offered) and len(offered) >= 3
