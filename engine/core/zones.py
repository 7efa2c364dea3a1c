"""Zone: a place where cards lie. It is the only address that the rules and the screen share."""

from typing import NamedTuple

from engine.core.seats import Seat


class Zone(NamedTuple):
    """`Zone("hand", 2)` is the hand of seat 2, `Zone("nest")` the one nest of the table.

    >>> from engine.core.dealers import SeededDealer
    >>> from engine.core.match import Match
    >>> from engine.core.zones import Zone
    >>> from engine.games import GAMES
    >>> match = Match(GAMES["rook"], GAMES["rook"].setup("intermediate", 4, {}))
    >>> dealt = match.deal(SeededDealer(1))
    >>> zones = match.game.zones(match.state)
    >>> len(zones[Zone("hand", 2)]), len(zones[Zone("nest")]), sum(map(len, zones.values()))
    (9, 5, 41)
    """

    kind: str
    seat: Seat | None = None
