"""Zones: names of the places where cards can be, for the screen and the tests."""

from typing import NamedTuple

from engine.core.seats import Seat


class Zone(NamedTuple):
    """`Zone("hand", 2)` is the hand of seat 2, `Zone("nest")` the one nest of the table.

    >>> from engine.core.zones import Zone
    >>> Zone("hand", 2) == Zone("hand", seat=2), Zone("nest").seat
    (True, None)
    """

    kind: str
    seat: Seat | None = None
