"""The lighter way to play Rook, and how it is played in a child's words."""

from engine.core.messages import say
from scenes.games import Page, Preset

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

PAGES = (
    Page(say("rook-light-about"), (say("rook-light-about-page", amount=STARS),), cut="stars"),
    Page(say("rook-light-colors"), (say("rook-light-colors-page"),), cut="cards"),
    Page(say("rook-light-boss"), (say("rook-light-boss-page"),), cut="trump"),
    Page(say("rook-light-round"), (say("rook-light-round-page"),), cut="trick"),
    Page(say("rook-light-taker"), (say("rook-light-taker-page"),), cut="taker"),
    Page(say("rook-light-bird"), (say("rook-light-bird-page"),), cut="bird"),
    Page(say("rook-light-stars"), (say("rook-light-stars-page"),), cut="counting"),
)
