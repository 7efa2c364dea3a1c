"""The lighter way to play Word Porters, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Preset, RulesPage, Value, page

GOAL = say("word_porters-goal")

PRESET = Preset(
    say("word_porters-preset"),
    say("word_porters-preset-line"),
    "two_rounds",
    3,
)


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of the rules, which no option changes."""
    return (
        page(say("word_porters-kids-page-idea"), say("word_porters-kids-idea"), "idea"),
        page(say("word_porters-kids-page-number"), say("word_porters-kids-number"), "number"),
        page(say("word_porters-kids-page-hint"), say("word_porters-kids-hint"), "hint"),
        page(say("word_porters-kids-page-sharing"), say("word_porters-kids-sharing"), "sharing"),
        page(say("word_porters-kids-page-pass"), say("word_porters-kids-pass"), "pass-early"),
        page(say("word_porters-kids-page-silence"), say("word_porters-kids-silence"), "silence"),
        page(say("word_porters-kids-page-vote"), say("word_porters-kids-vote"), "vote"),
        page(say("word_porters-kids-page-points"), say("word_porters-kids-points"), "count"),
    )
