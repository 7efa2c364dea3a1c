"""The rules of Word Porters in pages: all variants and options have words, nobody is "you"."""

import re

from engine.games import GAMES
from engine.games.word_porters.options import PLAYERS
from scenes.games import Page, options_of
from scenes.games.word_porters import rules_words
from scenes.lobby.match_setup import first_draft
from scenes.lobby.options import offered
from tests.scenes.voices import worded, written_page

GAME = GAMES["word_porters"]
YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
SENTENCE = 14  # words: what a newcomer reads in one go
PAGES = tuple(
    page
    for variant in GAME.variants
    for page in rules_words.pages(variant.name, options_of("word_porters", variant.name))
)


def test_every_variant_and_option_has_words_and_pages() -> None:
    for variant in GAME.variants:
        assert rules_words.VARIANT_TITLES[variant.name] and rules_words.VARIANT_LINES[variant.name]
        assert rules_words.UNIT[variant.name]
        assert len(rules_words.pages(variant.name, options_of("word_porters", variant.name))) >= 10
        match_setup = first_draft("word_porters").with_variant(variant.name)
        for option in variant.options:
            assert rules_words.OPTION_TITLES[option.name] and rules_words.OPTION_LINES[option.name]
            for value in offered(option, match_setup):
                assert (option.name, value) in rules_words.OPTION_VALUES


def test_the_rules_name_nobody_and_speak_briefly() -> None:
    for words in map(worded, (*rules_words.VARIANT_LINES.values(), *rules_words.OPTION_LINES.values())):
        assert not YOU.search(words), words
    for page in PAGES:
        for line in (worded(page.title), *written_page(page)):
            assert not YOU.search(line), line
            assert all(len(sentence.split()) <= SENTENCE for sentence in re.split(r"[.?:]", line)), line


def test_each_variant_reads_its_own_rule_of_passing() -> None:
    """WP-38 for the one, WP-78 for the other."""
    passing = {variant: written_page(_of(variant, "Passing")) for variant in rules_words.VARIANT_TITLES}
    done = "Whoever passes is done with hints for this round."
    assert "must be placed" in passing["standard"][0]
    assert "free at any time" in passing["children"][0]
    assert all(any(done in line for line in lines) for lines in passing.values()), "WP-41, WP-Q28"


def _of(variant: str, title: str) -> Page:
    its = rules_words.pages(variant, options_of("word_porters", variant))
    return next(page for page in its if worded(page.title) == title)


def test_everybody_plays_alone() -> None:
    for players in PLAYERS:
        assert rules_words.sides("standard", players) == tuple((seat,) for seat in range(players))
