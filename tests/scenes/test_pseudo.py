"""The pages, the tables of all games and the pages of a kiosk in a language of accents. A text without accents is fixed
in the code, and a text that is cut off has no room for a translation."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.core.match import Match
from engine.core.records import parse, replay
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.canvas import Canvas
from game.input.bindings import CAPS
from game.store.people import LONGEST_NAME
from game.text.catalogue import PSEUDO, Voice, catalogue_of
from game.text.languages import LANGUAGES
from game.theme import SEAT_LOOKS, STAGE
from game.window import TITLE
from scenes.ending.results import ResultsScene
from scenes.games import entries
from scenes.lobby.match_setup import light_draft
from scenes.replay.watching import WatchScene
from scenes.seating import (
    BOT_NAMES,
    PERSON_NAMES,
    Seating,
    TablePlan,
    animal_of,
    first_seating,
    name_by_pictures,
)
from scenes.table.navigation import scores
from scenes.table.stage import backdrop
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import plan
from tests.scenes.drawn_words import Drawn, all_words
from tests.scenes.houses import all_scenes
from tests.scenes.test_kiosk_operator import all_pages
from tests.scenes.test_open_table import OpenPilot
from tools.clauses import clauses

PADS = ("pad:1", "pad:2")
VERSION = r"kiosk\.toml [0-9a-f]{12}"
"""The name of a kiosk's file, with the beginning of its digest."""
NAMES = {*PERSON_NAMES, *BOT_NAMES, *CAPS.values(), "Select", "Start", "English", "Deutsch", "Français"}
"""People, labels of keys and buttons, and the names of languages."""
TITLES = "|".join((TITLE, *(entry.title for entry in entries())))
CLAUSES = "|".join(f"{letters}-Q?[0-9]+" for letters in sorted({clause.letters for clause in clauses().values()}))
"""The numbers of clauses, the same in every language."""
WORD = re.compile("[A-Za-z]{2,}")
LOOKS = [("grown-up", 100), ("grown-up", 200), ("kids", 125), ("kids", 200)]
SIZES = (100, 125, 150, 200)
WIDE = "W" * LONGEST_NAME
"""The widest possible name."""


@pytest.fixture(scope="module")
def drawn() -> Iterator[Drawn]:
    with all_words() as found, pytest.MonkeyPatch.context() as machine:
        machine.setattr("scenes.play.of_the_system", lambda environ: PSEUDO)
        yield found


def plain(drawn: Drawn, own: str = "$^") -> set[str]:
    """Texts without accents that are no names and no words of a pack, for which `own` is a pattern."""
    return {words for words in drawn.words if set(WORD.findall(re.sub(f"{TITLES}|{CLAUSES}|{own}", "", words))) - NAMES}


def cut(drawn: Drawn) -> set[str]:
    """Texts that are cut off, except names of people and animals, which may be."""
    voice = Voice(catalogue_of(PSEUDO))
    return drawn.cut - NAMES - {voice.words(animal_of(look)) for look in range(len(SEAT_LOOKS))}


def look(pilot: Pilot) -> None:
    """Draw a frame without painting it."""
    pilot.context.stack.apply()
    pilot.app.draw()


def test_languages_call_themselves_so() -> None:
    assert {language.name for language in LANGUAGES.values()} <= NAMES


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_the_pages_of_the_program(tmp_path: Path, drawn: Drawn, theme: str, size: int) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size)
        for scene in all_scenes(pilot):
            drawn.clear()
            pilot.context.stack.push(scene)
            look(pilot)
            pilot.context.stack.dismiss()
            assert drawn.words and (plain(drawn), cut(drawn)) == (set(), set()), type(scene).__name__


@pytest.mark.parametrize("size", [100, 200])
def test_the_pages_of_a_kiosks_operator(tmp_path: Path, drawn: Drawn, size: int) -> None:
    with KioskPilot(tmp_path, f"[screen]\ntext_size = {size}\n") as pilot:
        for page in all_pages(pilot):
            drawn.clear()
            pilot.context.stack.push(page)
            look(pilot)
            pilot.context.stack.dismiss()
            assert drawn.words and (plain(drawn, VERSION), cut(drawn)) == (set(), set()), type(page).__name__


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_the_show_of_a_kiosk(tmp_path: Path, drawn: Drawn, theme: str) -> None:
    drawn.clear()
    with KioskPilot(tmp_path, f'[screen]\ntheme = "{theme}"\n') as pilot:
        look(pilot)
        assert drawn.words and (plain(drawn), cut(drawn)) == (set(), set()), "the shelf"
        show = pilot.scene.show
        show.begin_match()
        look(pilot)
        entry = show.entry
        assert (plain(drawn, f"{entry.players}|{screen_sample_of(entry.game).own_words}"), cut(drawn)) == (set(), set())


def watched(pilot: OpenPilot, drawn: Drawn, own: str) -> int:
    """Play to the end and draw each new thing: a scene, a board, a kind of question. Returns how many."""
    seen = set[object]()
    while not isinstance(pilot.scene, ResultsScene):
        screen = pilot.table.screen
        kind = type(pilot.scene), type(screen.board), type(screen.answering and screen.answering.ask)
        if kind not in seen:
            seen.add(kind)
            drawn.clear()
            look(pilot)
            assert (plain(drawn, own), cut(drawn)) == (set(), set()), kind
        pilot.on()
    return len(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_table(tmp_path: Path, drawn: Drawn, game: str) -> None:
    sample = screen_sample_of(game)
    variant, players, options = sample.table
    with OpenPilot(tmp_path, plan(variant, players, PADS, game, **options)) as pilot:
        assert watched(pilot, drawn, sample.own_words) > 1


def _sized(pilot: Pilot, theme: str) -> Iterator[int]:
    """Every size of text, with the theme."""
    for size in SIZES:
        pilot.context.settings.change(theme=theme, text_size=size)
        yield size


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", GAMES)
def test_score_sheets_and_watched_records(
    tmp_path: Path, drawn: Drawn, game: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every size of text and with the widest names: only names are cut, and every number is there."""
    monkeypatch.setattr(backdrop, "paint_set", lambda *look: pygame.Surface(STAGE))  # no set: it has no words
    sample = screen_sample_of(game)
    variant, players, options = sample.table
    match = ended(game, variant, players, options)
    seating = Seating(tuple(replace(seat, name=WIDE) for seat in first_seating(players, None).seats))
    numbers, written = re.compile(r"\d+"), set[str]()
    with Pilot(tmp_path) as pilot:
        watched = WatchScene(pilot.context, TablePlan(match.setup, seating), match.record())
        for size in _sized(pilot, theme):
            watched.flow.paused = True
            watched.flow.proceed()
            watched.flow.wind(len(match.steps) * 2 // 3)
            drawn.clear()
            watched.draw(Canvas(STAGE))
            assert cut(drawn) - {WIDE} == set(), (game, size)
            view = watched.screen.stage.view
            for seat in range(players):
                items = watched.screen.game_table.layout.items(view, seat, watched.screen.theme)[:1]
                counts = {watched.screen.stage.voice.words(words) for _, words in items if words is not None}
                assert {one for one in counts if numbers.fullmatch(one)} <= drawn.words, (game, size, seat)
            watched.flow.wind(len(match.steps))
            sheet = scores(pilot.context, watched.screen, watched.screen.stage.view, watched.screen.speakers, seating)
            drawn.clear()
            sheet.draw(Canvas(STAGE))
            assert cut(drawn) - {WIDE} == set(), (game, size)
            written |= {word for words in drawn.words for word in numbers.findall(words)}
        scored = watched.screen.stage.view.scores if game != "hookie_mookie" else watched.screen.stage.view.counts
        assert {str(abs(number)) for number in scored} <= written


def ended(game: str, variant: str, players: int, options: Mapping[str, object]) -> Match:
    """A match of random players, to its end."""
    lines = playout(Playout(game, variant, players, 3, json.dumps(dict(options)), "random", 20000))
    return replay(parse("".join(f"{line}\n" for line in lines), GAMES), GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_childs_table(tmp_path: Path, drawn: Drawn, game: str) -> None:
    match_setup = light_draft(game)
    people = name_by_pictures(first_seating(match_setup.players, PADS[0]), Voice(catalogue_of(PSEUDO), "child"))
    with OpenPilot(tmp_path, TablePlan(match_setup.setup(), people, aids=match_setup.agreed(kids=True))) as pilot:
        pilot.context.settings.change(theme="kids", text_size=200)
        pilot.table.screen.build()
        assert watched(pilot, drawn, screen_sample_of(game).own_words) > 0
