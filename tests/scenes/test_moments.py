"""Moments of the games: each line that the file has is said by one trigger, where it is the time for it and only
there."""

from dataclasses import replace

import pytest

from engine.games import GAMES
from game.lessons import Moment, moments
from scenes.table.coach.moments import Moments
from scenes.table.coach.unasked import line_of
from scenes.table.game_table import table_of
from tests.moments import cases_of

MOMENTS = moments()


def triggers(game: str):
    brought = table_of(game).feature(Moments)
    return brought.triggers if brought is not None else {}


@pytest.mark.parametrize("game", GAMES)
def test_each_line_has_one_trigger_and_each_trigger_a_line(game: str) -> None:
    written = [moment.id for moment in MOMENTS if moment.game == game]
    assert sorted(triggers(game)) == sorted(written) == sorted(cases_of(game))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_comes_where_it_is_so_and_not_where_it_nearly_is(moment: Moment) -> None:
    trigger, case = triggers(moment.game)[moment.id], cases_of(moment.game)[moment.id]
    assert line_of(moment, trigger, case.comes()) == moment.says(**case.gaps)
    assert line_of(moment, trigger, case.nearly()) is None


SOURCES = {"told": {"told": ()}, "asked": {"prompts": ()}, "choosing": {"intended": None}}
"""By when a moment comes: a situation in which there is nothing of that."""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_comes_in_its_time_alone(moment: Moment) -> None:
    trigger, case = triggers(moment.game)[moment.id], cases_of(moment.game)[moment.id]
    assert not trigger(replace(case.comes(), **SOURCES[moment.when]))
