"""Visitors: scenes that wait for one, and the removal of all that one leaves behind."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.context import Context
from game.kiosk.kiosk import Kiosk
from game.scene import Scene
from game.settings import Values


class WakingScene(Scene):
    """A scene that waits for any input: a button, key, stick, click or tap on any device.

    The keeper calls `wake` instead of handing on the press, which does nothing else.
    """

    def wake(self) -> None:
        """Begin a visit or go on with it."""


def usual(kiosk: Kiosk, overrides: Mapping[str, Any]) -> Values:
    """The settings for every visitor: the operator's, replaced by those of the command line."""
    return replace(Values(), **{**kiosk.config.settings, **overrides})


def wipe(context: Context) -> None:
    """Remove names, matches, notes, settings, keys, seats and captions of the last visitor, also from the disk."""
    context.learning.forget_visitors()
    context.settings.reset()
    context.devices.free_all()
    context.devices.share_keyboard(False)
    context.devices.invite(False)
    context.devices.repeat.forget()
    context.sound.captions.clear()
