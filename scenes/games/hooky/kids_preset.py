"""The lighter way to play Hooky, and how it is played in a child's words."""

from collections.abc import Mapping

from engine.core.messages import say
from engine.games.hooky.options import CHILDREN
from scenes.games import Page, Preset, Value

GOAL = say("hooky-goal")

PRESET = Preset(
    say("hooky-preset"),
    say("hooky-preset-line"),
    CHILDREN,
    3,
)


def kids_pages(options: Mapping[str, Value]) -> tuple[Page, ...]:
    """How it is played; no option changes what children read of it."""
    del options
    return (
        Page(say("hooky-kids-idea"), (say("hooky-kids-idea-lines"),), cut="missing-idea"),
        Page(say("hooky-kids-word"), (say("hooky-kids-word-lines"),), cut="missing-ask"),
        Page(say("hooky-kids-number"), (say("hooky-kids-number-lines"),), cut="missing-number"),
        Page(say("hooky-kids-list"), (say("hooky-kids-list-lines"),), cut="missing-slate"),
        Page(say("hooky-kids-guess"), (say("hooky-kids-guess-lines"),), cut="missing-guess"),
    )
