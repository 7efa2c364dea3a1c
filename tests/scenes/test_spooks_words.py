"""The words of Spooks: its pages, and the rule on its board."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.shapes import Run
from engine.core.views import viewers
from engine.games import GAMES
from engine.games.spooks.cards import CAT
from scenes.games.spooks.rule import on, rule
from scenes.games.spooks.rules_words import pages
from tests.scenes.voices import written_page

GAME = GAMES["spooks"]


@pytest.mark.parametrize("variant", ["series", "long"])
def test_pages_say_the_target_of_the_match(variant: str) -> None:
    """A page that says 200 when a match is played to 60 contradicts it; the page of rulings names both."""
    *told, ruled = ([*written_page(page)] for page in pages(variant, {"target": 60}))
    lines = [line for page in told for line in page]
    assert sum("60" in line for line in lines) == 2 and not any("200" in line for line in lines)
    assert any("60" in line for line in ruled), "the book has 200 points"


def _any(match: Match, dealer: SeededDealer, rng: Random):
    chance = match.chance()
    if chance:
        return dealer.answer(*chance)
    prompt = rng.choice(match.prompts())
    if isinstance(prompt.shape, Run):
        steps = sorted(list(prompt.steps())[:200], key=lambda step: len(step.args[0][1]))
        return steps[-1]
    return rng.choice(list(prompt.steps()))


def test_the_rule_depends_on_public_facts() -> None:
    match, dealer = Match(GAME, GAME.setup("hand", 4, {"masters": True})), SeededDealer(9)
    rng = Random(1)
    for _ in range(120):
        if match.over:
            break
        match.submit(_any(match, dealer, rng))
        rules = {rule(match.view(viewer)) for viewer in viewers(4)}
        assert len(rules) == 1


@pytest.mark.parametrize(
    ("top", "up", "masters", "kind", "number", "spider"),
    [
        ("spider-1", True, False, "number", 2, False),  # E1
        ("spook-10", True, False, "number", 11, False),  # E3
        ("spider-m", True, False, "cat", 0, False),  # E4
        ("spook-m", False, False, "number", 10, False),  # D15
        ("spook-1", False, True, "cat", 0, False),  # D16
        ("spider-1", False, True, "cat", 0, True),  # D16
        ("spider-4", True, True, "number", 5, True),  # D17
        ("bone-7", True, False, "match", 7, False),  # D8
        ("bat-m", True, True, "match", 11, False),
        (CAT, True, False, "anything", 0, False),  # SP-34
    ],
)
def test_the_board_shows_the_cards_that_fit(top, up, masters, kind, number, spider) -> None:
    shown = on(top, up, masters)
    assert (shown.kind, shown.number, shown.spider) == (kind, number, spider)
