"""The title, the pause and the settings say messages, in any language; they have no fixed texts."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.messages import verbatim
from game.canvas import Canvas
from game.context import Context
from game.easing import LESSON_STANDS
from game.lessons import lesson_of
from game.store.saved import SavedMatch
from game.text.catalogue import PSEUDO, Voice, catalogue_of
from game.theme import STAGE
from game.widgets.house_scene import HouseScene
from game.widgets.page import Page
from scenes.ending.results import ResultsScene
from scenes.front import resume
from scenes.front.gate import GateScene
from scenes.front.how_to import HowToScene
from scenes.front.learn import LearnScene
from scenes.front.remap import KeepScene, RemapScene
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from scenes.front.title_row import CONTINUE, LANGUAGE, QUIT, SETTINGS, button_row
from scenes.lesson.lesson_end import LessonEndScene
from scenes.lobby.match_setup import first_draft
from scenes.lobby.naming import NamingScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.table.pause import PauseScene
from tests.pilot import Pilot
from tests.scenes.drawn_words import all_words
from tests.scenes.houses import plan_for

NAMES = (
    "Rook",
    "Fox",
    "Hooky",
    "Anna",
    "Wren",
    "Hazel",
    "Otto",
    "Enter",
    "Esc",
    "Tab",
    "Select",
    "Start",
    "English",
    "Deutsch",
)
"""People, games, languages by their own names, and labels of keys."""


def in_language(context: Context, language: str) -> Context:
    return replace(context, system=language)


def pause(context: Context) -> PauseScene:
    return PauseScene(context, plan_for(), "Fox", None, lambda: SettingsScene(context), calls=True, peeks=True)


def learned(context: Context) -> LessonEndScene:
    scene = LessonEndScene(context, lesson_of("rook"), plan_for().seating.seats[:1])
    scene.stood = LESSON_STANDS
    return scene


ROOMS = (
    learned,
    lambda context: LearnScene(context, "rook", "pad:1"),
    lambda context: SeatsScene(context, "rook", "pad:1"),
    lambda context: SeatScene(context, plan_for().seating, 0, ((0, 2), (1, 3)), True),
    lambda context: SeatScene(context, plan_for().seating, 1, (), True),
    lambda context: NamingScene(context, plan_for().seating[0], ()),
    lambda context: PicturesScene(context, plan_for().seating, 0),
    lambda context: OptionsScene(context, first_draft("hooky")),
    lambda context: RemapScene(context, "keys"),
    lambda context: RemapScene(context, "pad"),
    lambda context: KeepScene(context, "key_bindings", ()),
    lambda context: GateScene(context, lambda: None),
    lambda context: HowToScene(context, "rook"),
    lambda context: ResultsScene(
        context, plan_for("classic_individual", 6), {"scores": [6, 5, 4, 3, 2, 1], "winners": [0]}
    ),
)


def heard(scene: HouseScene) -> Iterator[str]:
    """All messages of a scene with each focus."""
    if isinstance(scene, Page):
        yield "" if scene.title is None else scene.words_of(scene.title)
        rows = scene.rows()
        said = [scene.words_of(words) for row in rows for words in (row.label, row.value) if words]
        yield from (words for words in said if not words.endswith(" %"))
        targets = [row.id for row in rows]
    else:
        targets = [target.id for target in scene.targets() if not isinstance(target.id, tuple)] or [None]
    for at in targets:
        scene.settle(at)
        yield from (hint.label for hint in scene.hints())
        yield str(scene.bar_words().words)


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("made", [TitleScene, pause, SettingsScene, *ROOMS])
def test_every_word_comes_from_the_catalogue(pilot: Pilot, theme: str, made: type[HouseScene]) -> None:
    pilot.context.settings.change(theme=theme)
    said = set(heard(made(in_language(pilot.context, PSEUDO))))
    assert len(said) > 2
    plain = {words for words in said if set(re.findall("[A-Za-z]{2,}", words)) - set(NAMES)}
    assert plain == set()


def test_labels_of_buttons_also_do(pilot: Pilot) -> None:
    """With other words the buttons of the title are other pictures, as wide as necessary."""
    widths = {
        language: [
            button.rect.width for button in button_row(868, pilot.context.theme, context.voice, (CONTINUE, LANGUAGE))
        ]
        for language in ("en", "de", PSEUDO)
        if (context := in_language(pilot.context, language))
    }
    assert len(set(map(tuple, widths.values()))) == len(widths)


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_a_button_without_words_shows_its_word_while_it_is_in_focus(pilot: Pilot, theme: str, size: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    scene = TitleScene(in_language(pilot.context, "de"), opened=True)
    scene.enter()
    with all_words() as drawn:
        scene.draw(Canvas(STAGE))
        buttons = scene._buttons()
        for button in buttons:
            word = scene.words_of(scene.named(button.name) or verbatim(""))
            assert (button.rect.width == button.rect.height) is button.wordless
            drawn.clear()
            scene.settle(button.name)
            scene.draw(Canvas(STAGE))
            assert (word in drawn.words) is button.wordless, word
        assert {button.name for button in buttons if button.wordless} >= {SETTINGS, QUIT}


def test_german_in_both_registers(pilot: Pilot) -> None:
    scene = pause(in_language(pilot.context, "de"))
    scene.settle("resume")
    assert scene.bar_words().words == "Fox hat angehalten. Nichts geht verloren." and scene.bar_words().picture is None
    pilot.context.settings.change(theme="kids")
    assert scene.bar_words().words == "Fox macht eine Pause" and scene.bar_words().picture is not None
    scene.settle("settings")
    assert scene.bar_words().words == "Fragt dafür bitte einen Erwachsenen"


@pytest.mark.parametrize(
    ("names", "english", "german"),
    [
        ((), "Continue your last match", "Die letzte Partie fortsetzen"),
        (("Ida",), "Continue with Ida", "Weiter mit Ida"),
        (("Ida", "Max"), "Continue with Ida and Max", "Weiter mit Ida und Max"),
        (("Ida", "Max", "Bo"), "Continue with Ida, Max and Bo", "Weiter mit Ida, Max und Bo"),
        (("Ida", "Max", "Bo", "Eva"), "Continue with Ida, Max and 2 more", "Weiter mit Ida, Max und 2 weiteren"),
        (("Ida", "Max", "Bo", "Eva", "Pim"), "Continue with Ida, Max and 3 more", "Weiter mit Ida, Max und 3 weiteren"),
    ],
)
def test_with_whom_the_last_match_continues(names: tuple[str, ...], english: str, german: str) -> None:
    seats = [{"kind": "bot", "name": "Otto"}, *({"kind": "person", "name": name} for name in names)]
    line = resume.line_for(SavedMatch(1, "", tuple(seats), (), "", ""))
    assert [Voice(catalogue_of(language)).words(line) for language in ("en", "de")] == [english, german]
