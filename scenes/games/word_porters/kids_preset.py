"""The lighter way to play Word Porters, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value, page

GOAL = say("word_porters-goal")

PRESET = Preset(
    say("word_porters-preset"),
    say("word_porters-preset-line"),
    "two_rounds",
    3,
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """Return the pages of the rules, which no option changes."""
    return (
        page(say("word_porters-kids-page-idea"), say("word_porters-kids-idea")),
        page(say("word_porters-kids-page-number"), say("word_porters-kids-number")),
        page(say("word_porters-kids-page-hint"), say("word_porters-kids-hint")),
        page(say("word_porters-kids-page-sharing"), say("word_porters-kids-sharing")),
        page(say("word_porters-kids-page-pass"), say("word_porters-kids-pass")),
        page(say("word_porters-kids-page-silence"), say("word_porters-kids-silence")),
        page(say("word_porters-kids-page-vote"), say("word_porters-kids-vote")),
        page(say("word_porters-kids-page-points"), say("word_porters-kids-points")),
    )
