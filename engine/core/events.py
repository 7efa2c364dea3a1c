"""Event: a fact in the past tense, without seconds or pixels. Things that happen together are one event."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Self

from engine.core.seats import Viewer

_REDACTED = "redacted"


def _own(event: Any, value: object, viewer: Viewer) -> object:
    return value if viewer == event.seat else None


def _by_seat(event: Any, value: Sequence[object], viewer: Viewer) -> tuple[object, ...]:
    del event
    return tuple(part if seat == viewer else None for seat, part in enumerate(value))


OWN = {_REDACTED: _own}
"""The metadata of a field that only the `seat` of the event may know; for all others it is None."""
BY_SEAT = {_REDACTED: _by_seat}
"""The metadata of a field by seat, of which each may know its own part; the others' are None."""


class Event:
    """The base of all events. Games derive frozen dataclasses from it; the fields that are secret say so. An event that
    has its secret elsewhere overrides `to`.

    >>> from engine.games.rook.events import BidMade, HandDealt
    >>> dealt = HandDealt(dealer=0, hands=(("red-5",), ("rook",)), sizes=(1, 1), nest_size=0)
    >>> dealt.to(1)
    HandDealt(dealer=0, hands=(None, ('rook',)), sizes=(1, 1), nest_size=0)
    >>> BidMade(seat=1, amount=95).to(0)
    BidMade(seat=1, amount=95)
    """

    __slots__ = ()

    def to(self, viewer: Viewer) -> Self:
        """This event as `viewer` may know it. A public event is the same for everybody."""
        kind: Any = type(self)
        secrets = _secrets(kind)
        if not secrets:
            return self
        return replace(self, **{name: known(self, getattr(self, name), viewer) for name, known in secrets})  # type: ignore[type-var]


@cache
def _secrets(kind: Any) -> tuple[tuple[str, Callable[[Any, Any, Viewer], object]], ...]:
    """The secret fields of a kind of event, each with what a viewer may know of it."""
    return tuple((one.name, one.metadata[_REDACTED]) for one in fields(kind) if _REDACTED in one.metadata)


Heard = tuple[Event, ...]
"""All events so far, redacted for one viewer, the oldest first."""


def redact(events: Sequence[Event], viewer: Viewer) -> Heard:
    """`events` as `viewer` may know them, in the same order.

    >>> from engine.core.events import redact
    >>> from engine.core.seats import PUBLIC
    >>> from engine.games.rook.events import HandDealt
    >>> redact([HandDealt(dealer=0, hands=(("red-5",), ("rook",)), sizes=(1, 1), nest_size=0)], PUBLIC)
    (HandDealt(dealer=0, hands=(None, None), sizes=(1, 1), nest_size=0),)
    """
    return tuple(event.to(viewer) for event in events)
