"""The lighter way to play Word Porters, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.games import Page, Preset, Value

GOAL = say("word_porters-goal")

PRESET = Preset(
    say("word_porters-preset"),
    say("word_porters-preset-line"),
    "children",
    3,
)
"""The rules have four rounds and no option for fewer; with as few seats as may play they are the shortest."""


def _page(title: Message, lines: Message, *cards: str, picture: str = "") -> Page:
    return Page(title, (lines,), cards, picture=picture)


def childs_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; no option changes what children read of it."""
    del options
    return (
        _page(say("word_porters-kids-page-idea"), say("word_porters-kids-idea"), "w108a", "h3"),
        _page(say("word_porters-kids-page-number"), say("word_porters-kids-number"), "tag-7"),
        _page(say("word_porters-kids-page-hint"), say("word_porters-kids-hint"), "parcel-1"),
        _page(say("word_porters-kids-page-sharing"), say("word_porters-kids-sharing"), "shared-2"),
        _page(say("word_porters-kids-page-pass"), say("word_porters-kids-pass"), "parcel-3"),
        _page(say("word_porters-kids-page-silence"), say("word_porters-kids-silence"), picture="icons/silent"),
        _page(say("word_porters-kids-page-vote"), say("word_porters-kids-vote"), "suitcase-4"),
        _page(say("word_porters-kids-page-points"), say("word_porters-kids-points"), "tag-7", "suitcase-7"),
    )
