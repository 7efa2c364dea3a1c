"""Every reason for a refusal has a sentence, and every sentence a reason; in every game and language, for grown-ups and
children."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.messages import Message, say
from engine.games import GAMES
from game.text.catalogue import CHILD, Register, Voice, catalogue_of
from game.text.languages import WHOLE
from tests.reading import grade, words
from tests.samples import sample_of
from tests.scenes.test_kids_words import GROWN_UP, MOST_WORDS
from tests.text.test_files import GAPS, SHORT, gaps_of
from tools.check_messages import ROOT, MessageUse, Module, gaps


def filled(key: str) -> Message:
    """The reason with short words in its gaps."""
    return say(key, **{gap: gaps_of(key, SHORT)[gap] for gap in gaps(SOURCE, SOURCE, key)})


REASON = "-no-"
"""Part of the key of every reason, and rare in modules."""


def given(*paths: Path) -> set[str]:
    """The reasons in these modules."""
    return set().union(*map(_given, paths))


@cache
def _given(path: Path) -> frozenset[str]:
    text = path.read_text(encoding="utf-8")
    said = Module(ROOT, path, ast.parse(text)).sayings() if REASON in text else ()
    return frozenset(one.key for one in said if isinstance(one, MessageUse) and REASON in one.key)


def modules(game: str) -> list[Path]:
    """The modules of a game's rules, whether it is a package or one file."""
    path = Path(str(import_module(f"engine.games.{game}").__file__))
    return sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]


REASONS = sorted({*given(*(ROOT / "engine").rglob("*.py")), *(key for game in GAMES for key in given(*modules(game)))})
"""All modules that can refuse anything."""
OF_THE_CORE = [key for key in REASONS if key.startswith("core-no-")]
SOURCE = catalogue_of("en").chain[0]


def of_game(game: str) -> list[str]:
    return [key for key in REASONS if key.startswith(f"{game}-no-")]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_reasons_and_only_its_own_or_the_cores(game: str) -> None:
    found = given(*modules(game))
    assert set(of_game(game)) == {key for key in found if not key.startswith("core-no-")} != set()
    assert found <= {*of_game(game), *OF_THE_CORE}


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_has_its_sentence(language: str, register: Register) -> None:
    """In the language itself, not in its fallback; in one line that ends with a full stop, without keys."""
    catalogue = catalogue_of(language)
    own, voice = catalogue.chain[0], Voice(catalogue, register, ("Fox",) * 3)
    for key in REASONS:
        assert key in own.entries, key
        said = voice.words(filled(key))
        assert said.endswith((".", "!", "?")) or said == GAPS["text"], (key, said)
        assert "\n" not in said and "_" not in said and len(words(said)) > 1, (key, said)


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_that_a_seat_can_hear_has_a_childs_sentence(game: str) -> None:
    heard = [
        key for key in of_game(game) if not key.removeprefix(f"{game}-no-").startswith(sample_of(game).dealt_reasons)
    ]
    assert [key for key in (*heard, *OF_THE_CORE) if CHILD not in SOURCE.entries[key].sources] == []


def test_refusals_are_short() -> None:
    grown_up, child = (Voice(catalogue_of("en"), register, ("Fox",) * 3) for register in ("grown-up", "child"))
    for key in REASONS:
        message = filled(key)
        assert len(grown_up.words(message)) < 110, key
        if CHILD in SOURCE.entries[key].sources:
            assert len(words(child.words(message))) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_grown_ups_need_no_more_than_nine_years_of_school_for_them(game: str) -> None:
    voice = Voice(catalogue_of("en"), names=("Fox",) * 3)
    said = [voice.words(filled(key)) for key in of_game(game)]
    assert grade(said) <= GROWN_UP
    assert max(grade([text]) for text in said if len(words(text)) > 3) <= GROWN_UP
