"""Zone: a place where cards lie, the only address that rules and screen share."""

from typing import NamedTuple

from engine.core.seats import Seat


class Zone(NamedTuple):
    """`Zone("hand", 2)` is the hand of seat 2, `Zone("nest")` the one nest of the table."""

    kind: str
    seat: Seat | None = None
