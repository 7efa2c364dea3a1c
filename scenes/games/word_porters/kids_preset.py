"""The lighter way to play Word Porters, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.games import Page, Preset, Value

GOAL = say("word_porters-goal")

PRESET = Preset(
    say("word_porters-preset"),
    say("word_porters-preset-line"),
    "two_rounds",
    3,
)


def _page(title: Message, lines: Message, cut: str) -> Page:
    return Page(title, (lines,), cut=cut)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; no option changes what children read of it."""
    del options
    return (
        _page(say("word_porters-kids-page-idea"), say("word_porters-kids-idea"), "idea"),
        _page(say("word_porters-kids-page-number"), say("word_porters-kids-number"), "number"),
        _page(say("word_porters-kids-page-hint"), say("word_porters-kids-hint"), "hint"),
        _page(say("word_porters-kids-page-sharing"), say("word_porters-kids-sharing"), "sharing"),
        _page(say("word_porters-kids-page-pass"), say("word_porters-kids-pass"), "pass-early"),
        _page(say("word_porters-kids-page-silence"), say("word_porters-kids-silence"), "silence"),
        _page(say("word_porters-kids-page-vote"), say("word_porters-kids-vote"), "vote"),
        _page(say("word_porters-kids-page-points"), say("word_porters-kids-points"), "count"),
    )
