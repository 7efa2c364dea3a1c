"""Access: the settings that a visitor of a kiosk turns on with one button. They last until the visit ends."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.messages import Message, say
from game.context import Context
from game.settings import READ_ALL

BUNDLE: Mapping[str, Any] = MappingProxyType(
    {
        "text_size": 200,
        "high_contrast": True,
        "read_aloud": READ_ALL,
        "reduced_motion": True,
        "one_switch": "slow",
    }
)
"""Large text, high contrast, read aloud, little motion, and one switch. With that a touch in the lower half of the
screen, or any button, reaches everything."""
_ON, _OFF = say("access-on"), say("access-off")


def is_on(context: Context) -> bool:
    """Whether the present settings are those of the bundle."""
    return all(getattr(context.settings.get, name) == value for name, value in BUNDLE.items())


def label(context: Context) -> Message:
    """What the button does now."""
    return say("access-turn-off") if is_on(context) else say("access-turn-on")


def turn_on(context: Context) -> None:
    """Take the bundle, and say how to play with it."""
    context.settings.change(**BUNDLE)
    context.sound.captions.say(_ON)


def toggle(context: Context) -> None:
    """Take the bundle, or the operator's values again."""
    if not is_on(context):
        turn_on(context)
        return
    context.settings.change(**{name: getattr(context.settings.usual, name) for name in BUNDLE})
    context.sound.captions.say(_OFF)
