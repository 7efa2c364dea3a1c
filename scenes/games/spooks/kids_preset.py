"""The lighter way to play Spooks, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.games import GAMES
from engine.games.spooks.options import CHILDREN
from scenes.games import Preset, RulesPage, Value

GOAL = say("spooks-goal")

PRESET = Preset(
    say("spooks-preset"),
    say("spooks-preset-line"),
    CHILDREN,
    3,
    GAMES["spooks"].variant(CHILDREN).proposed(3),
)


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of the rules, with the place of cards that are left over."""
    idea = (say("spooks-kids-idea"), *((say("spooks-kids-aside"),) if options["even"] else ()))
    return (
        RulesPage(say("spooks-kids-page-idea"), idea, picture="icons/cards"),
        RulesPage(say("spooks-kids-page-blue"), (say("spooks-kids-blue"),), ("spider-1", "spook-2")),
        RulesPage(say("spooks-kids-page-red"), (say("spooks-kids-red"),), ("bat-3", "bone-3")),
        RulesPage(say("spooks-kids-page-bones"), (say("spooks-kids-bones"),), ("bone-3",)),
        RulesPage(say("spooks-kids-page-bats"), (say("spooks-kids-bats"),), ("bat-3",)),
        RulesPage(say("spooks-kids-page-goblins"), (say("spooks-kids-goblins"),), ("goblin-2", "goblin-3")),
        RulesPage(say("spooks-kids-page-cat"), (say("spooks-kids-cat"),), ("cat",)),
    )
