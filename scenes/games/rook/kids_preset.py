"""The lighter way to play Rook, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value

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
        Page(say("rook-light-about"), (say("rook-light-about-page", amount=stars),), cut="stars"),
        Page(say("rook-light-colors"), (say("rook-light-colors-page"),), cut="cards"),
        Page(say("rook-light-boss"), (say("rook-light-boss-page"),), cut="trump"),
        Page(say("rook-light-round"), (say("rook-light-round-page"),), cut="trick"),
        Page(say("rook-light-taker"), (say("rook-light-taker-page"),), cut="taker"),
        Page(say("rook-light-bird"), (say("rook-light-bird-page"),), cut="bird"),
        Page(say("rook-light-stars"), (say("rook-light-stars-page"),), cut="counting"),
    )
