"""The coach's sentences with the longest that they can name: none is too long for its line, none has a gap left."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from engine.core.advice import BEHIND, Advice
from engine.core.steps import Step
from engine.games import GAMES
from game.people import LONGEST_NAME
from scenes.games.advised import LONGEST

NAMES = ("W" * LONGEST_NAME,) * 6
FACTS: dict[str, dict[str, Any]] = {
    "rook": {
        "unit": "points", "amount": 120, "counts": 120, "made": 100, "seat": 0, "colors": ("green", "black", "yellow"),
        "hidden": 60, "size": 6, "color": "yellow", "number": 11, "card": "yellow-14", "table": 120, "out": 11,
        "safe": "yellow-14", "led": "yellow", "trick": 10,
    },
    "spooks": {"unit": "points", "card": "spider-m", "answers": 44, "seat": 0, "length": 11, "chance": 100},
    "hookie_mookie": {"seat": 0, "value": "queen", "number": 4, "left": 2},
    "hooky": {
        "seat": 0, "word": "MAMMA", "number": 5, "hands": 100_000, "letters": ("M", "W"), "card": "W", "sure": 100,
        "likely": (("M", 100), ("W", 100), ("X", 100)), "right": 35, "of": 35,
    },
    "word_porters": {
        "hint": "together", "word": "waterfall", "rival": "waterfall", "sure": 100, "seat": 0, "right": 5, "of": 5,
    },
}  # fmt: skip
"""The longest that each fact can be."""
BETTER: dict[str, tuple[Step, ...]] = {
    "rook": (
        Step(0, "play", (("card", "yellow-14"),)),
        Step(0, "trump", (("color", "yellow"),)),
        Step(0, "bury", (("cards", ()),)),
    ),
    "spooks": (
        Step(0, "play", (("card", "spider-m"),)),
        Step(0, "straight", (("cards", ("spider-10", "spider-m")),)),
        Step(0, "pass"),
    ),
    "hookie_mookie": (
        Step(0, "hookie", (("partner", 1),)),
        Step(0, "offer", (("card", "queen-hearts"),)),
        Step(0, "lay", (("cards", ("queen-hearts",)),)),
        Step(0, "done"),
        Step(0, "draw"),
    ),
    "hooky": (
        Step(0, "ask", (("of", 1), ("word", "MAMMA"))),
        Step(0, "guess", (("letters", ("M", "W", "X")),)),
        Step(0, "hands", (("letters", ()),)),
    ),
    "word_porters": (Step(0, "place", (("hint", "h1"),)), Step(0, "vote", (("tiles", ()),))),
}
"""Better steps with the longest names."""


def advices(name: str) -> Iterator[Advice]:
    """Every reason, and every idea that a better step can be behind, with the longest facts."""
    reasons = import_module(f"engine.games.{name}.bots.reasons").REASONS
    ideas = import_module(f"scenes.games.{name}.advice_words").TABLES.ideas
    for reason, facts in reasons.items():
        given = tuple((fact, FACTS[name][fact]) for fact in facts)
        yield Advice(Step(0, "pass"), reason, given)
        if reason in ideas:
            for better in BETTER[name]:
                yield Advice(
                    Step(0, "pass"), BEHIND, (("idea", reason), *given, ("better", better), ("by", 99.9)), (better,)
                )


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_too_long_for_its_line(name: str) -> None:
    words = import_module(f"scenes.games.{name}.advice_words")
    found = {words.sentence(advice, NAMES) for advice in advices(name)}
    assert {said for said in found if len(said) > LONGEST} == set()
    assert all(said.endswith(".") and not {"_", "{"} & set(said) and said[0] == said[0].upper() for said in found)


def test_outlooks_fit_their_lines() -> None:
    """The fullest ones: four other hands with all letters known, five seats with two long words each."""
    sure = tuple((seat, 12_345, tuple("WMQG")) for seat in range(4))
    hooky = import_module("scenes.games.hooky.advice_words")
    facts = (("missing", FACTS["hooky"]["likely"]), ("sure", sure))
    lines = [*hooky.outlook(Advice(Step(0, "ask"), "splits", outlook=facts), NAMES)]
    words = tuple((seat, (("waterfall", 50), ("waterfall", 50))) for seat in range(5))
    porters = import_module("scenes.games.word_porters.advice_words")
    more = porters.outlook(Advice(Step(0, "vote"), "likeliest", outlook=(("reads", words),)), NAMES)
    assert len(lines) == len(more) == 3
    assert {line for line in (*lines, *more) if len(line) > LONGEST} == set()
