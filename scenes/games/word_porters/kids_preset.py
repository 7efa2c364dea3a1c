"""The lighter way to play Word Porters, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value

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
        Page(say("word_porters-kids-page-idea"), (say("word_porters-kids-idea"),), picture="icons/hidden"),
        Page(say("word_porters-kids-page-number"), (say("word_porters-kids-number"),), ("tag-4",)),
        Page(say("word_porters-kids-page-hint"), (say("word_porters-kids-hint"),), picture="kids/parcel"),
        Page(say("word_porters-kids-page-sharing"), (say("word_porters-kids-sharing"),), picture="kids/parcel"),
        Page(say("word_porters-kids-page-pass"), (say("word_porters-kids-pass"),), picture="icons/back"),
        Page(say("word_porters-kids-page-silence"), (say("word_porters-kids-silence"),), picture="icons/silent"),
        Page(say("word_porters-kids-page-vote"), (say("word_porters-kids-vote"),), picture="kids/suitcase"),
        Page(say("word_porters-kids-page-points"), (say("word_porters-kids-points"),), picture="icons/star"),
    )
