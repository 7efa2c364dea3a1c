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


def _page(title: Message, lines: Message, *cards: str, picture: str = "") -> Page:
    return Page(title, (lines,), cards, picture=picture)


def childs_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; the ghost hand where there is one."""
    ghost = _page(say("spooks-kids-page-ghost"), say("spooks-kids-ghost"), picture="icons/hidden")
    return (
        _page(say("spooks-kids-page-idea"), say("spooks-kids-idea"), "spider-4", "goblin-7", "bat-9"),
        _page(say("spooks-kids-page-blue"), say("spooks-kids-blue"), "spook-4", "goblin-5"),
        _page(say("spooks-kids-page-red"), say("spooks-kids-red"), "bone-7", "bone-2", "spook-7"),
        _page(say("spooks-kids-page-bones"), say("spooks-kids-bones"), "spider-3", "bat-4", "goblin-5"),
        _page(say("spooks-kids-page-bats"), say("spooks-kids-bats"), "bat-6"),
        _page(say("spooks-kids-page-goblins"), say("spooks-kids-goblins"), "goblin-7", "goblin-9", "spook-3"),
        _page(say("spooks-kids-page-cat"), say("spooks-kids-cat"), "cat"),
        *((ghost,) if options["ghost"] else ()),
    )
