"""Moments of the games: each line of the file has one trigger, at its time and only then."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import Arg, Who
from engine.games import GAMES
from game.bots import simple_answer
from game.lessons import Mark, Moment, moments
from game.text.languages import WHOLE
from scenes.lesson.host_bubble import safe_of
from scenes.lesson.pointing import focused, pointed, stands_for
from scenes.table.coach.moments import Moments
from scenes.table.coach.unasked import line_of
from scenes.table.game_table import table_of
from tests.moments import cases_of
from tests.scenes.coached import FIRST, asked, sit

MOMENTS = moments()


def occasions(game: str):
    brought = table_of(game).feature(Moments)
    return brought.occasions if brought is not None else {}


@pytest.mark.parametrize("game", GAMES)
def test_each_line_has_one_trigger_and_each_trigger_a_line(game: str) -> None:
    written = [moment.id for moment in MOMENTS if moment.game == game]
    assert sorted(occasions(game)) == sorted(written) == sorted(cases_of(game))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_comes_in_its_situation_and_not_in_a_similar_one(moment: Moment) -> None:
    trigger, case = occasions(moment.game)[moment.id].trigger, cases_of(moment.game)[moment.id]
    assert line_of(moment, trigger, case.comes()) == moment.says(**case.gaps)
    assert line_of(moment, trigger, case.nearly()) is None


SOURCES = {"told": {"told": ()}, "asked": {"prompts": ()}, "choosing": {"intended": None}}
"""The reasons for a moment: a situation with none of them."""


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_comes_at_its_time_only(moment: Moment) -> None:
    trigger, case = occasions(moment.game)[moment.id].trigger, cases_of(moment.game)[moment.id]
    assert not trigger(replace(case.comes(), **SOURCES[moment.when]))


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_it_points_at_what_it_speaks_of(moment: Moment) -> None:
    """At marks of its own, or at the answer that the seat is about to give."""
    marks = occasions(moment.game)[moment.id].marks
    assert marks(cases_of(moment.game)[moment.id].comes()) if marks is not None else moment.when == "choosing"


LOOKS = [(theme, size) for theme in ("grown-up", "kids") for size in (100, 200)]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("theme", "size"), LOOKS)
@pytest.mark.parametrize("game", dict.fromkeys(moment.game for moment in MOMENTS))
def test_its_bubble_is_beside_the_question_and_covers_nothing_that_it_means(
    tmp_path: Path, game: str, theme: str, size: int, language: str
) -> None:
    """The longest words of the game, on the stage in every theme and size. The question stays in the bar."""
    with sit(tmp_path, FIRST, game=game) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size, language=language)
        pilot.table.screen.build()
        asked(pilot)
        screen = pilot.table.screen
        screen.unasked.hush()
        question = pilot.table.frame().said
        voice = screen.speakers.voice
        messages = [
            moment.says(**{name: FILLED[name] for name in moment.gives}) for moment in MOMENTS if moment.game == game
        ]
        screen.unasked.said = max(messages, key=lambda message: len(voice.words(message)))
        screen.unasked.about = (Mark("seat", seat=1),), (simple_answer(screen.session.facts_for(0).prompts),)
        laid = pilot.table.panel.now()
        assert laid is not None and laid.bubble is not None and pilot.table.frame().tip is None
        assert " ".join(laid.bubble.words.rows) == " ".join(laid.tip.lines)
        held = focused(screen)
        for rect in (*laid.rings, *((held,) if held is not None else ())):
            assert not any(rect.colliderect(one) for one in laid.bubble.rects())
        assert pilot.table.frame().said == question and safe_of(screen.theme).contains(laid.bubble.rect)


FILLED: dict[str, Arg] = {"seat": Who(1), "count": 3, "number": 5, "letter": "W", "word": "Wasserfall"}


def test_children_of_spooks_hear_nothing_of_straights() -> None:
    """Their game has none (SP-109)."""
    now = cases_of("spooks")["spooks-row-in-hand"].comes()
    assert not occasions("spooks")["spooks-row-in-hand"].trigger(
        replace(now, view=replace(now.view, variant="children"))
    )


def test_the_ring_is_on_the_marks_and_not_on_the_answer_that_they_are_better_than(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        screen, mark = pilot.table.screen, Mark("seat", seat=1)
        screen.unasked.said, answer = MOMENTS[0].says(), simple_answer(screen.session.facts_for(0).prompts)
        for marks, ringed in (((mark,), pointed(screen, mark)), ((), stands_for(screen, answer))):
            screen.unasked.about = marks, (answer,)
            placed = pilot.table.panel.now()
            assert placed is not None and placed.rings == tuple(ringed) and placed.rings
