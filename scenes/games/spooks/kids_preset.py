"""The lighter way to play Spooks, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.games import GAMES
from engine.games.spooks.options import CHILDREN
from scenes.games import Page, Preset, Value, page

GOAL = say("spooks-goal")

PRESET = Preset(
    say("spooks-preset"),
    say("spooks-preset-line"),
    CHILDREN,
    3,
    GAMES["spooks"].variant(CHILDREN).proposed(3),
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """Return the pages of the rules, with the place of cards that are left over."""
    idea = (say("spooks-kids-idea"), *((say("spooks-kids-aside"),) if options["even"] else ()))
    return (
        page(say("spooks-kids-page-idea"), idea),
        page(say("spooks-kids-page-blue"), say("spooks-kids-blue")),
        page(say("spooks-kids-page-red"), say("spooks-kids-red")),
        page(say("spooks-kids-page-bones"), say("spooks-kids-bones")),
        page(say("spooks-kids-page-bats"), say("spooks-kids-bats")),
        page(say("spooks-kids-page-goblins"), say("spooks-kids-goblins")),
        page(say("spooks-kids-page-cat"), say("spooks-kids-cat")),
    )
