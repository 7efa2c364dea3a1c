"""The visitor: what somebody leaves behind at a kiosk, and how all of it goes before the next one comes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.settings import Values

if TYPE_CHECKING:
    from game.context import House
    from game.kiosk.kiosk import Kiosk


def usual(kiosk: "Kiosk", overrides: Mapping[str, Any]) -> Values:
    """The settings that every visitor finds: the operator's, but for what the command line says."""
    return replace(Values(), **{**kiosk.config.settings, **overrides})


def wipe(house: "House") -> None:
    """Names, matches, notes, settings, keys, seats and captions of the last visitor are gone, on the disk too."""
    house.store.forget_visitors()
    house.settings.reset()
    house.devices.free_all()
    house.devices.share_keyboard(False)
    house.devices.invite(False)
    house.devices.repeat.forget()
    house.sound.captions.clear()
