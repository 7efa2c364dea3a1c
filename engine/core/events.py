"""Event: a fact in the past tense, without seconds and pixels. What happens together is one event."""

from collections.abc import Sequence
from typing import Self

from engine.core.seats import Viewer


class Event:
    """Games derive frozen dataclasses from it; one with a secret part overrides `to`."""

    __slots__ = ()

    def to(self, viewer: Viewer) -> Self:
        """This event as `viewer` may know it. What is public is the same for everybody."""
        del viewer
        return self


Heard = tuple[Event, ...]
"""All events so far, redacted for one viewer."""


def redact(events: Sequence[Event], viewer: Viewer) -> Heard:
    """`events` as `viewer` may know them."""
    return tuple(event.to(viewer) for event in events)
