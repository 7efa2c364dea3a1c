"""The lighter way to play Spooks, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value, page

GOAL = say("spooks-goal")

PRESET = Preset(
    say("spooks-preset"),
    say("spooks-preset-line"),
    "children",
    3,
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; there are no options."""
    return (
        page(say("spooks-kids-page-idea"), say("spooks-kids-idea"), "small-idea"),
        page(say("spooks-kids-page-blue"), say("spooks-kids-blue"), "small-blue"),
        page(say("spooks-kids-page-red"), say("spooks-kids-red"), "small-red"),
        page(say("spooks-kids-page-bones"), say("spooks-kids-bones"), "small-bones"),
        page(say("spooks-kids-page-bats"), say("spooks-kids-bats"), "small-bats"),
        page(say("spooks-kids-page-goblins"), say("spooks-kids-goblins"), "small-goblins"),
        page(say("spooks-kids-page-cat"), say("spooks-kids-cat"), "small-cat"),
    )
