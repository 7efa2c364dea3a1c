"""Diagnostics: what the house does without at the moment, in sentences for the operator of a kiosk."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.context import Context

SAFE = "It failed several times, so it runs with safe settings: plain pictures, no sound, nothing read from the disk."
MEMORY = "Nothing that happens now is on the disk: it lasts until the next start."


def troubles(context: "Context") -> tuple[str, ...]:
    """All of them, the gravest first; empty where all is well. The last notice of the store tells how it is now."""
    kiosk, store = context.kiosk, context.store
    found = [SAFE] if kiosk is not None and kiosk.safe else []
    if not store.saving:
        found.append(MEMORY)
    found += [store.notice, *context.settings.notices, context.sound.notice]
    if kiosk is not None and kiosk.log is not None:
        found.append(kiosk.log.notice)
    return tuple(dict.fromkeys(filter(None, found)))
