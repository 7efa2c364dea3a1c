"""The pages of the rules of Word Porters: they are brief, and each variant has its own."""

import re

from engine.games import GAMES
from engine.games.word_porters.options import PLAYERS
from scenes.games import RulesPage, options_of
from scenes.games.word_porters import rules_words
from tests.scenes.voices import worded, written_page

GAME = GAMES["word_porters"]
SENTENCE = 14  # words: as much as a newcomer reads at once
PAGES = tuple(
    page
    for variant in GAME.variants
    for page in rules_words.pages(variant.name, options_of("word_porters", variant.name))
)


def test_the_rules_are_brief() -> None:
    for page in PAGES:
        for line in (worded(page.title), *written_page(page)):
            assert all(len(sentence.split()) <= SENTENCE for sentence in re.split(r"[.?:]", line)), line


def test_each_variant_has_its_own_rule_of_passing() -> None:
    """WP-38 for the one, WP-78 for the other."""
    passing = {variant: written_page(_of(variant, "Passing")) for variant in rules_words.VARIANTS}
    done = "If you pass, you give no more hints this round."
    assert "must place a parcel" in passing["standard"][0]
    assert "pass at any time" in passing["children"][0]
    assert all(any(done in line for line in lines) for lines in passing.values()), "WP-41, WP-Q28"


def _of(variant: str, title: str) -> RulesPage:
    its = rules_words.pages(variant, options_of("word_porters", variant))
    return next(page for page in its if worded(page.title) == title)


def test_all_play_alone() -> None:
    for players in PLAYERS:
        assert GAME.sides("standard", players) == tuple((seat,) for seat in range(players))
