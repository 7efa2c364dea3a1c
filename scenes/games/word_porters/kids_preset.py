"""The lighter way to play Word Porters, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Preset, RulesPage, Value

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
        RulesPage(say("word_porters-kids-page-idea"), (say("word_porters-kids-idea"),), picture="icons/hidden"),
        RulesPage(say("word_porters-kids-page-number"), (say("word_porters-kids-number"),), ("tag-4",)),
        RulesPage(say("word_porters-kids-page-hint"), (say("word_porters-kids-hint"),), picture="kids/parcel"),
        RulesPage(say("word_porters-kids-page-sharing"), (say("word_porters-kids-sharing"),), picture="kids/parcel"),
        RulesPage(say("word_porters-kids-page-pass"), (say("word_porters-kids-pass"),), picture="icons/back"),
        RulesPage(say("word_porters-kids-page-silence"), (say("word_porters-kids-silence"),), picture="icons/silent"),
        RulesPage(say("word_porters-kids-page-vote"), (say("word_porters-kids-vote"),), picture="kids/suitcase"),
        RulesPage(say("word_porters-kids-page-points"), (say("word_porters-kids-points"),), picture="icons/star"),
    )
