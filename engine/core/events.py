"""Events: public or secret facts about what happened, named in the past tense, without seconds or pixels.

Facts that come at the same moment are one event.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Self

from engine.core.seats import Viewer

_REDACTED = "redacted"


def _own(event: Any, value: object, viewer: Viewer) -> object:
    return value if viewer == event.seat else None


def _by_seat(event: Any, value: Sequence[object], viewer: Viewer) -> tuple[object, ...]:
    return tuple(part if seat == viewer else None for seat, part in enumerate(value))


OWN = {_REDACTED: _own}
"""Metadata of a field that only the event's `seat` may know. All other viewers get None."""
BY_SEAT = {_REDACTED: _by_seat}
"""Metadata of a field with one part for each seat. A seat gets its own part, and None for all others."""


class Event:
    """Base class of all events. Games derive frozen dataclasses from it and mark secret fields with OWN or BY_SEAT.

    An event with another kind of secret overrides `to`.

    >>> from engine.games.rook.events import BidMade, HandDealt
    >>> dealt = HandDealt(dealer=0, hands=(("red-5",), ("rook",)), sizes=(1, 1), nest_size=0)
    >>> dealt.to(1)
    HandDealt(dealer=0, hands=(None, ('rook',)), sizes=(1, 1), nest_size=0)
    >>> BidMade(seat=1, amount=95).to(0)
    BidMade(seat=1, amount=95)
    """

    __slots__ = ()

    def to(self, viewer: Viewer) -> Self:
        """Return this event as `viewer` may know it. Public events are the same for all viewers."""
        event: Any = self
        if not (secrets := _secrets(event.__class__)):
            return self
        told: Self = replace(event, **{name: known(self, getattr(self, name), viewer) for name, known in secrets})
        return told


@cache
def _secrets(kind: Any) -> tuple[tuple[str, Callable[[Any, Any, Viewer], object]], ...]:
    """The secret fields of an event class, each with the function that redacts it."""
    return tuple((one.name, one.metadata[_REDACTED]) for one in fields(kind) if _REDACTED in one.metadata)


Heard = tuple[Event, ...]
"""All events so far, redacted for one viewer, the oldest first."""


def redact(events: Sequence[Event], viewer: Viewer) -> Heard:
    """Return `events` as `viewer` may know them, in the same order.

    >>> from engine.core.events import redact
    >>> from engine.core.seats import PUBLIC
    >>> from engine.games.rook.events import HandDealt
    >>> redact([HandDealt(dealer=0, hands=(("red-5",), ("rook",)), sizes=(1, 1), nest_size=0)], PUBLIC)
    (HandDealt(dealer=0, hands=(None, None), sizes=(1, 1), nest_size=0),)
    """
    return tuple(event.to(viewer) for event in events)
