"""The lighter way to play Hooky, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.games import GAMES
from engine.games.hooky.options import CHILDREN
from scenes.games import Preset, RulesPage, Value

GOAL = say("hooky-goal")

PRESET = Preset(
    say("hooky-preset"),
    say("hooky-preset-line"),
    CHILDREN,
    3,
    GAMES["hooky"].variant(CHILDREN).proposed(3),
)


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of the rules, with the number of rounds."""
    rounds = int(options["rounds"])
    return (
        RulesPage(say("hooky-kids-idea"), (say("hooky-kids-idea-lines"),), ("A", "E", "N")),
        RulesPage(say("hooky-kids-word"), (say("hooky-kids-word-lines"),), picture="kids/word"),
        RulesPage(say("hooky-kids-number"), (say("hooky-kids-number-lines"),), ("A", "E")),
        RulesPage(say("hooky-kids-list"), (say("hooky-kids-list-lines"),), ("A",)),
        RulesPage(say("hooky-kids-guess"), (say("hooky-kids-guess-lines", count=rounds),), picture="icons/question"),
    )
