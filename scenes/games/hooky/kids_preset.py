"""The lighter way to play Hooky, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.games import GAMES
from engine.games.hooky.options import CHILDREN
from scenes.games import Page, Preset, Value, page

GOAL = say("hooky-goal")

PRESET = Preset(
    say("hooky-preset"),
    say("hooky-preset-line"),
    CHILDREN,
    3,
    GAMES["hooky"].variant(CHILDREN).proposed(3),
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """Return the pages of the rules, with the number of rounds."""
    rounds = int(options["rounds"])
    return (
        page(say("hooky-kids-idea"), say("hooky-kids-idea-lines")),
        page(say("hooky-kids-word"), say("hooky-kids-word-lines")),
        page(say("hooky-kids-number"), say("hooky-kids-number-lines")),
        page(say("hooky-kids-list"), say("hooky-kids-list-lines")),
        page(say("hooky-kids-guess"), say("hooky-kids-guess-lines", count=rounds)),
    )
