"""Troubles: what the house does without at the moment, in sentences for the operator of a kiosk."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.context import House

SAFE = "It failed several times, so it runs with safe settings: plain pictures, no sound, nothing read from the disk."
MEMORY = "Nothing that happens now is on the disk: it lasts until the next start."


def troubles(house: "House") -> tuple[str, ...]:
    """All of them, the gravest first; empty where all is well. The last notice of the store tells how it is now."""
    kiosk, store = house.kiosk, house.store
    found = [SAFE] if kiosk is not None and kiosk.safe else []
    if not store.saving:
        found.append(MEMORY)
    found += [store.notice, *house.settings.notices, house.sound.notice]
    if kiosk is not None and kiosk.log is not None:
        found.append(kiosk.log.notice)
    return tuple(dict.fromkeys(filter(None, found)))
