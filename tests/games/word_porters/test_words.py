"""Every reason has a sentence, and every sentence a reason."""

import re
from pathlib import Path

from engine.core.words import CORE_WORDS
from engine.games.word_porters.words import WORDS

RULES = Path(__file__).parents[3] / "engine" / "games" / "word_porters"
SOURCES = ("refusals.py", "placing.py")


def keys_in_use() -> set[str]:
    """All strings of the modules that give reasons."""
    texts = (RULES.joinpath(name).read_text(encoding="utf-8") for name in SOURCES)
    return {key for text in texts for key in re.findall(r'"([a-z_-]+)"', text)}


def test_every_sentence_is_used() -> None:
    """A sentence that nothing leads to is a rule that nobody checks."""
    assert set(WORDS) - keys_in_use() == set()


def test_reasons_have_sentences() -> None:
    """Reasons are tuples that begin with a key; all of those keys have a sentence here or in the core."""
    for name in SOURCES:
        text = RULES.joinpath(name).read_text(encoding="utf-8")
        keys = re.findall(r'(?:return|else|=|:|or) \("([a-z_-]+)"', text)
        assert keys and {key for key in keys if key not in WORDS and key not in CORE_WORDS} == set()


def test_sentences_are_short_and_end_with_a_full_stop() -> None:
    """One line, as people say it; the words of the rules, no keys and no code."""
    for sentence in WORDS.values():
        assert sentence.endswith(".") and len(sentence) < 90 and "_" not in sentence
