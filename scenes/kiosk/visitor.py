"""Visitors: what waits for one, what one leaves behind at a kiosk, and how all of it goes before the next one comes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.scene import Scene
from game.settings import Values

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk


class WakingScene(Scene):
    """What waits for anything at all: any button, key, stick, click or tap of anybody.

    The keeper calls `wake` instead of handing on a press; the same press does nothing else."""

    def wake(self) -> None:
        """Somebody is there."""


def usual(kiosk: "Kiosk", overrides: Mapping[str, Any]) -> Values:
    """The settings that every visitor finds: the operator's, but for what the command line says."""
    return replace(Values(), **{**kiosk.config.settings, **overrides})


def wipe(context: "Context") -> None:
    """Names, matches, notes, settings, keys, seats and captions of the last visitor are gone, on the disk too."""
    context.learning.forget_visitors()
    context.settings.reset()
    context.devices.free_all()
    context.devices.share_keyboard(False)
    context.devices.invite(False)
    context.devices.repeat.forget()
    context.sound.captions.clear()
