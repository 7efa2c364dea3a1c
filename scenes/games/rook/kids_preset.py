"""The lighter way to play Rook, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Preset, RulesPage, Value

GOAL = say("rook-goal")
STARS = 12
"""Number of stars that end a match."""

PRESET = Preset(
    say("rook-light"),
    say("rook-light-line", amount=STARS),
    "beginner",
    4,
    {"target": STARS},
)


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    """Return the pages of the rules, with the number of stars that end the match."""
    stars = int(options["target"])
    return (
        RulesPage(
            say("rook-light-about"), (say("rook-light-about-page", amount=stars),), ("red-5", "green-10", "rook")
        ),
        RulesPage(
            say("rook-light-colors"), (say("rook-light-colors-page"),), ("green-9", "red-9", "black-9", "yellow-9")
        ),
        RulesPage(say("rook-light-boss"), (say("rook-light-boss-page"),), ("green-6", "red-14")),
        RulesPage(say("rook-light-round"), (say("rook-light-round-page"),), ("red-9", "red-12", "red-6", "red-14")),
        RulesPage(say("rook-light-taker"), (say("rook-light-taker-page"),), ("red-9", "red-14")),
        RulesPage(say("rook-light-bird"), (say("rook-light-bird-page"),), ("rook",)),
        RulesPage(say("rook-light-stars"), (say("rook-light-stars-page"),), ("red-5", "red-10", "red-14")),
    )
