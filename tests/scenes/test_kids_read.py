"""All texts that a child can read: every rail of every scene in whole matches, on sheets and at a kiosk, and every
board."""

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES
from game.canvas import Canvas
from game.context import Context
from game.idle_timer import HINTS_AFTER
from game.input.actions import Action
from game.theme import STAGE
from game.widgets.bottom_bar import BarWords, BottomBar
from scenes.ending.results import ResultsScene
from scenes.games import entry_of
from scenes.kiosk import still_playing
from scenes.kiosk.attract import WORDS_STAND, AttractScene
from scenes.kiosk.closed import CLOSED, words_for
from scenes.kiosk.keeper import LAST_CALL
from scenes.lobby.match_setup import light_draft
from scenes.seating import TablePlan, first_seating, name_by_pictures
from scenes.table.asks.asks import CardAsk
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.game_table import table_of
from scenes.table.navigation import scores
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_kiosk import NOON, KioskPilot
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.houses import all_scenes
from tests.scenes.test_kids_words import readable
from tests.scenes.voices import voice

PAD = "pad:1"


def heard(spoken: BarWords | None) -> str:
    """The words of a rail, if it has any: with a picture beside them or between them."""
    if spoken is None or not spoken.words:
        return ""
    parts = (spoken.words,) if isinstance(spoken.words, str) else tuple(spoken.words)
    said = " ".join(part for part in parts if isinstance(part, str))
    pictured = spoken.picture is not None or any(isinstance(part, pygame.Surface) for part in parts)
    assert pictured or not said, said
    return said


def heard_below(spoken: BarWords | None) -> str:
    """The advice in its second line."""
    below = "" if spoken is None else spoken.how
    return below if isinstance(below, str) else " ".join(part for part in below if isinstance(part, str))


def table(game: str) -> TablePlan:
    """The lighter way to play with a child and computer players."""
    match_setup = light_draft(game)
    return TablePlan(
        match_setup.setup(),
        name_by_pictures(first_seating(match_setup.players, PAD), voice()),
        aids=match_setup.agreed(kids=True),
    )


def one_on(pilot: TablePilot) -> None:
    """One step further; the seat on turn answers as a computer player would."""
    asked = pilot.table
    if pilot.scene is not asked:
        pilot.time()
        pilot.tap(Action.CONFIRM, PAD)
    elif asked.screen.asking:
        match, seat = match_of(asked), match_of(asked).waiting()[0]
        step = match.game.decide(
            match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", len(match.steps)
        )
        asked.flow.answer(step)
    else:
        pilot.time()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_the_lighter_game_has_only_easy_words(tmp_path: Path, game: str) -> None:
    said = set()
    with TablePilot(tmp_path, table(game)) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        for _ in range(4000):
            for silence in (0.0, 2 * HINTS_AFTER):
                pilot.context.idle_timer.seconds = silence
                said |= {heard(pilot.scene.bar_words()), heard_below(pilot.scene.bar_words())}
            if isinstance(pilot.scene, ResultsScene):
                break
            one_on(pilot)
        assert isinstance(pilot.scene, ResultsScene) and match_of(pilot.table).over
        screen = pilot.table.screen
        said.add(
            heard(scores(pilot.context, screen, screen.stage.view, screen.speakers, screen.room.seating).bar_words())
        )
        pilot.app.frame(1 / 60, [])
    readable(sorted(said - {""}))
    assert len(said) > screen_sample_of(game).kids_sentences


def test_an_illegal_answer_is_refused_in_a_childs_words(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table("rook")) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        for _ in range(400):
            answering = pilot.table.screen.answering
            if answering is not None and isinstance(answering.ask, CardAsk) and answering.ask.refused:
                break
            one_on(pilot)
        assert answering is not None and isinstance(answering.ask, CardAsk)
        card, why = next(iter(answering.ask.refused.items()))
        while answering.ask.hand[answering.ask.focus] != card:
            pilot.tap(Action.RIGHT, PAD)
        pilot.tap(Action.CONFIRM, PAD)
        refused = voice(register="child").words(why)
        assert pilot.said == refused == heard(pilot.scene.bar_words())


def test_lots_are_drawn_in_a_childs_words() -> None:
    tables = ((game, table_of(game).feature(ChanceQuestions)) for game in GAMES)
    asked = [(game, lots) for game, questions in tables if questions for lots in questions.by_verb.values()]
    assert asked
    for game, lots in asked:
        for line in (lots.sentence, *lots.lines):
            assert voice(register="child").wording(line).picture, (game, line)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_to_children_with_a_picture(tmp_path: Path, game: str) -> None:
    with TablePilot(tmp_path, table(game)) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        for _ in range(60):
            if pilot.table.screen.coach is not None and pilot.table.screen.asking:
                break
            one_on(pilot)
        coach = pilot.table.screen.coach
        assert coach is not None
        said = []
        for _ in coach.levels:
            coach.deeper()
            pilot.time()
            tip = pilot.table.screen.tip()
            assert tip is not None and tip.picture is not None
            said += tip.lines
        coach.deeper()
        assert not coach.open and len(said) == 3
    readable(said)


def test_a_kiosks_sentences_for_children_are_easy(tmp_path: Path) -> None:
    said = set()
    with KioskPilot(tmp_path, '[screen]\ntheme = "kids"\nmessage = "Have fun!"\n') as pilot:
        scene = pilot.scene
        assert isinstance(scene, AttractScene) and pilot.context.theme.kids
        for shown in (None, *map(entry_of, GAMES)):
            scene.show.entry = shown
            for turn in range(3):
                scene.show.spent = WORDS_STAND * (turn + 0.5)
                said.add(heard(scene.bar_words()))
        for words_there in (*still_playing.SENTENCES, LAST_CALL):
            found = pilot.context.bar_words(words_there)
            assert found.picture is not None and isinstance(found.words, str), words_there
            said.add(found.words)
    opening = (words_for(NOON, NOON + timedelta(days=days)) for days in (0, 1, 3))
    said |= {voice().words(words) for words in (CLOSED, *opening) if words is not None}
    readable([line.replace(":", " ") for line in sorted(said)])
    assert len(said) >= len(GAMES) + 6


def test_a_bottom_bar_says_only_the_sentences_of_its_scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the sentences of the scenes are all of them."""
    drawn: list[BarWords] = []
    draw = Context.draw_bottom_bar

    def noted(context: Context, canvas: Canvas, bar: BottomBar) -> tuple[int, int]:
        drawn.append(bar.spoken)
        return draw(context, canvas, bar)

    monkeypatch.setattr(Context, "draw_bottom_bar", noted)
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme="kids", reduced_motion=True)
        for scene in all_scenes(pilot):
            scene.enter()
            drawn.clear()
            scene.draw(Canvas(STAGE))
            assert [said.text for said in drawn] == [scene.bar_words().text], type(scene).__name__
