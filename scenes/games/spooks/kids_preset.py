"""The lighter way to play Spooks, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import Message, say
from scenes.games import Page, Preset, Value

GOAL = say("spooks-goal")

PRESET = Preset(
    say("spooks-preset"),
    say("spooks-preset-line"),
    "hand",
    5,
    {"ghost": True},
)
"""The rules have no option for the size of a hand; it shrinks with the seats, and with the ghost hand."""


def _page(title: Message, lines: Message, cut: str) -> Page:
    return Page(title, (lines,), cut=cut)


def childs_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; the ghost hand where there is one."""
    ghost = _page(say("spooks-kids-page-ghost"), say("spooks-kids-ghost"), "ghost")
    return (
        _page(say("spooks-kids-page-idea"), say("spooks-kids-idea"), "empty"),
        _page(say("spooks-kids-page-blue"), say("spooks-kids-blue"), "blue"),
        _page(say("spooks-kids-page-red"), say("spooks-kids-red"), "red"),
        _page(say("spooks-kids-page-bones"), say("spooks-kids-bones"), "bones"),
        _page(say("spooks-kids-page-bats"), say("spooks-kids-bats"), "bats"),
        _page(say("spooks-kids-page-goblins"), say("spooks-kids-goblins"), "goblins"),
        _page(say("spooks-kids-page-cat"), say("spooks-kids-cat"), "cat"),
        *((ghost,) if options["ghost"] else ()),
    )
