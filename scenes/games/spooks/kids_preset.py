"""The lighter way to play Spooks, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.games import Page, Preset, Value

GOAL = say("spooks-goal")

PRESET = Preset(
    say("spooks-preset"),
    say("spooks-preset-line"),
    "children",
    3,
)


def _page(title: Message, lines: Message, cut: str) -> Page:
    return Page(title, (lines,), cut=cut)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; there are no options."""
    del options
    return (
        _page(say("spooks-kids-page-idea"), say("spooks-kids-idea"), "small-idea"),
        _page(say("spooks-kids-page-blue"), say("spooks-kids-blue"), "small-blue"),
        _page(say("spooks-kids-page-red"), say("spooks-kids-red"), "small-red"),
        _page(say("spooks-kids-page-bones"), say("spooks-kids-bones"), "small-bones"),
        _page(say("spooks-kids-page-bats"), say("spooks-kids-bats"), "small-bats"),
        _page(say("spooks-kids-page-goblins"), say("spooks-kids-goblins"), "small-goblins"),
        _page(say("spooks-kids-page-cat"), say("spooks-kids-cat"), "small-cat"),
    )
