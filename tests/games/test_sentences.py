"""Every reason for a refusal has a sentence, and every sentence a reason; in every game."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.words import CORE_WORDS
from engine.games import GAMES
from tests.samples import sample_of


def texts(game: str) -> list[str]:
    """The modules of a game that give reasons."""
    rules = Path(str(import_module(f"engine.games.{game}").__file__)).parent
    return [rules.joinpath(name).read_text(encoding="utf-8") for name in sample_of(game).refused_in]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_used(game: str) -> None:
    """A sentence that nothing leads to is a rule that nobody checks."""
    keys = {key for text in texts(game) for key in re.findall(r'"([a-z_-]+)"', text)}
    assert set(GAMES[game].words) - keys == set()


@pytest.mark.parametrize("game", GAMES)
def test_reasons_have_sentences(game: str) -> None:
    """Reasons are tuples that begin with a key; all of those keys have a sentence in the game or in the core."""
    for text in texts(game):
        keys = set(re.findall(r'(?:return|else|\bif|\bor|=|:) \("([a-z_-]+)"[,)]', text))
        assert keys and keys - set(GAMES[game].words) - set(CORE_WORDS) == set()


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_short_and_end_with_a_full_stop(game: str) -> None:
    """One line, as people say it; the words of the rules, no keys and no code."""
    for sentence in GAMES[game].words.values():
        assert sentence.endswith(".") and len(sentence) < 90 and "_" not in sentence
