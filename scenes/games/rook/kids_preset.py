"""The lighter way to play Rook, and its rules in words for children."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value, page

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


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """Return the pages of the rules, with the number of stars that end the match."""
    stars = int(options["target"])
    return (
        page(say("rook-light-about"), say("rook-light-about-page", amount=stars)),
        page(say("rook-light-colors"), say("rook-light-colors-page")),
        page(say("rook-light-boss"), say("rook-light-boss-page")),
        page(say("rook-light-round"), say("rook-light-round-page")),
        page(say("rook-light-taker"), say("rook-light-taker-page")),
        page(say("rook-light-bird"), say("rook-light-bird-page")),
        page(say("rook-light-stars"), say("rook-light-stars-page")),
    )
