"""The lighter way to play Rook, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value, page

GOAL = say("rook-goal")
STARS = 12
"""So many end a match."""

PRESET = Preset(
    say("rook-light"),
    say("rook-light-line", amount=STARS),
    "beginner",
    4,
    {"target": STARS},
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played, with the stars that end the match."""
    stars = int(options["target"])
    return (
        page(say("rook-light-about"), say("rook-light-about-page", amount=stars), "stars"),
        page(say("rook-light-colors"), say("rook-light-colors-page"), "cards"),
        page(say("rook-light-boss"), say("rook-light-boss-page"), "trump"),
        page(say("rook-light-round"), say("rook-light-round-page"), "trick"),
        page(say("rook-light-taker"), say("rook-light-taker-page"), "taker"),
        page(say("rook-light-bird"), say("rook-light-bird-page"), "bird"),
        page(say("rook-light-stars"), say("rook-light-stars-page"), "counting"),
    )
