"""Header: seats side by side along a band of the stage, for tables whose middle belongs to one large board.

They stand in the order of the seats, whoever looks: what hangs below a plate never changes its place.
"""

from functools import cache

from game.cards.ring import Place

HEADER_GAP = 12
HEADER_FACE = 0.9  # diameter of the medallion, of the height of the band
HEADER_INSET = 0.54  # its middle from the left end, of the height of the band

Band = tuple[int, int, int, int]
"""(x, y, width, height)."""


@cache
def header(players: int, band: Band) -> tuple[Place, ...]:
    """Places of all seats, from the left: plates of equal width that fill `band` with gaps between them."""
    left, top, wide, high = band
    each = (wide - HEADER_GAP * (players - 1)) // players
    return tuple(
        Place(
            left + seat * (each + HEADER_GAP) + round(high * HEADER_INSET),
            top + high // 2,
            size=round(high * HEADER_FACE),
            tab=(left + seat * (each + HEADER_GAP), top, each, high),
        )
        for seat in range(players)
    )
