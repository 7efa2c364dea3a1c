"""Every reason for a refusal has a sentence, and every sentence a reason; in every game, every language, for grown-ups
and for children."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.text.catalogue import CHILD, Catalogue, Register, Voice
from game.text.languages import LANGUAGES
from tests.reading import grade, words
from tests.samples import sample_of
from tests.scenes.test_kids_words import GROWN_UP, MOST_WORDS, YOU
from tests.text.test_files import GAPS, SHORT
from tests.tiny_game import engine
from tools.check_messages import ROOT, Module, Saying, gaps, sayings

TINY = Path(str(engine.__file__))
SAID = [found for found in sayings(ROOT) if isinstance(found, Saying) and found.where.startswith("engine/")]
SAID += [
    replace(found, where=f"engine/games/tiny/{found.where}")
    for found in Module(ROOT, TINY, ast.parse(TINY.read_text(encoding="utf-8"))).sayings()
    if isinstance(found, Saying)
]
REASONS = sorted({said.key for said in SAID if "-no-" in said.key})
"""All that the engine can refuse anything with, and the tiny game of the tests."""
OF_THE_CORE = [key for key in REASONS if key.startswith("core-no-")]
SOURCE = Catalogue().chain[0]


def of_game(game: str) -> list[str]:
    return [key for key in REASONS if key.startswith(f"{game}-no-")]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_reasons_and_only_its_own_or_the_cores(game: str) -> None:
    given = {said.key for said in SAID if said.where.startswith(f"engine/games/{game}/") and "-no-" in said.key}
    assert set(of_game(game)) == {key for key in given if not key.startswith("core-no-")} != set()
    assert given <= {*of_game(game), *OF_THE_CORE}


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str, register: Register) -> None:
    """In the language itself, not in the one behind it; in one line that ends with a full stop, without keys."""
    catalogue = Catalogue(language)
    own, voice = catalogue.chain[0], Voice(catalogue, register, ("Fox",) * 3)
    for key in REASONS:
        assert key in own.entries, key
        said = voice.words(say(key, **{gap: SHORT[gap] for gap in gaps(own, SOURCE, key)}))
        assert said.endswith(".") or said == GAPS["text"], (key, said)
        assert "\n" not in said and "_" not in said and len(words(said)) > 1, (key, said)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_a_seat_can_hear_has_a_childs_sentence(game: str) -> None:
    heard = [
        key for key in of_game(game) if not key.removeprefix(f"{game}-no-").startswith(sample_of(game).dealt_reasons)
    ]
    assert [key for key in (*heard, *OF_THE_CORE) if CHILD not in SOURCE.entries[key].sources] == []


def test_refusals_are_short_and_name_nobody_as_you() -> None:
    grown_up, child = (Voice(Catalogue(), register, ("Fox",) * 3) for register in ("grown-up", "child"))
    for key in REASONS:
        message = say(key, **{gap: SHORT[gap] for gap in gaps(SOURCE, SOURCE, key)})
        said = grown_up.words(message)
        assert len(said) < 110 and not YOU.search(said), said
        if CHILD in SOURCE.entries[key].sources:
            assert len(words(child.words(message))) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_grown_ups_need_no_more_than_nine_years_of_school_for_them(game: str) -> None:
    voice = Voice(Catalogue(), names=("Fox",) * 3)
    said = [voice.words(say(key, **{gap: SHORT[gap] for gap in gaps(SOURCE, SOURCE, key)})) for key in of_game(game)]
    assert grade(said) <= GROWN_UP
    assert max(grade([text]) for text in said if len(words(text)) > 3) <= GROWN_UP
