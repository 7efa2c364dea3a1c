"""Event: a fact in the past tense, without seconds or pixels. Things that happen together are one event."""

from collections.abc import Sequence
from typing import Self

from engine.core.seats import Viewer


class Event:
    """The base of all events. Games derive frozen dataclasses from it; an event with a secret part overrides `to`.

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
        del viewer
        return self


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
