"""The lighter way to play Hooky, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import say
from scenes.games import Page, Preset, Value

GOAL = say("hooky-goal")

PRESET = Preset(
    say("hooky-preset"),
    say("hooky-preset-line"),
    "standard",
    3,
    {"disputes": "off"},
    {"help": "deduction"},
)
"""The rules have six rounds and no option for fewer; with as few seats as may play they are the shortest."""


def childs_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; no option changes what children read of it."""
    del options
    return (
        Page(say("hooky-kids-idea"), (say("hooky-kids-idea-lines"),), cut="idea"),
        Page(say("hooky-kids-cards"), (say("hooky-kids-cards-lines"),), cut="deal"),
        Page(say("hooky-kids-word"), (say("hooky-kids-word-lines"),), cut="turn"),
        Page(say("hooky-kids-number"), (say("hooky-kids-number-lines"),), cut="twice"),
        Page(say("hooky-kids-list"), (say("hooky-kids-list-lines"),), cut="register"),
        Page(say("hooky-kids-peek"), (say("hooky-kids-peek-lines"),), cut="reveal"),
        Page(say("hooky-kids-guess"), (say("hooky-kids-guess-lines"),), cut="guesses"),
        Page(say("hooky-kids-points"), (say("hooky-kids-points-lines"),), cut="points"),
    )
