"""Moments of the games: each line of the file has one trigger, at its time and only then."""

from dataclasses import replace

import pytest

from engine.core.messages import Arg, Who
from engine.games import GAMES
from game.lessons import Moment, moments
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import SMALLEST_TEXT, Theme
from scenes.table.coach.coach import Tip
from scenes.table.coach.drawing import LEAD, WORDS, fitted, room, tip_box
from scenes.table.coach.moments import Moments
from scenes.table.coach.unasked import line_of
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of
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
def test_it_comes_in_its_situation_and_not_in_a_similar_one(moment: Moment) -> None:
    trigger, case = triggers(moment.game)[moment.id], cases_of(moment.game)[moment.id]
    assert line_of(moment, trigger, case.comes()) == moment.says(**case.gaps)
    assert line_of(moment, trigger, case.nearly()) is None


SOURCES = {"told": {"told": ()}, "asked": {"prompts": ()}, "choosing": {"intended": None}}
"""The reasons for a moment: a situation with none of them."""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_comes_at_its_time_only(moment: Moment) -> None:
    trigger, case = triggers(moment.game)[moment.id], cases_of(moment.game)[moment.id]
    assert not trigger(replace(case.comes(), **SOURCES[moment.when]))


ROOM = {("grown-up", 1.0): 634, ("grown-up", 2.0): 761, ("kids", 1.0): 745, ("kids", 2.0): 761}
"""By theme and size of text: the least width, px, of the coach's tip beside the buttons of any question. It was
measured in matches in both languages."""
FILLED: dict[str, Arg] = {"seat": Who(0), "count": 3, "number": 5, "letter": "W", "word": "Wasserfall"}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("look", ROOM, ids=str)
def test_each_line_fits_in_the_tip(look: tuple[str, float], language: str) -> None:
    theme = Theme(look[0], text_scale=look[1])
    voice = Voice(catalogue_of(language), "child" if theme.kids else "grown-up", ("Wilhelmina",))
    box = tip_box(Tip((), unasked=True), 0, 0, theme)
    box.width = ROOM[look]
    for moment in MOMENTS:
        said = voice.said(moment.says(**{name: FILLED[name] for name in moment.gives}))
        inner = room(box, picture_of(said.picture, table_of(moment.game).deck, theme))
        letters, rows = fitted((said.words,), inner.size, theme.sentence_px(WORDS), theme.sentence_role)
        assert letters >= SMALLEST_TEXT and " ".join(rows) == said.words
        assert len(rows) * letters * LEAD <= inner.height
