"""Everything that shows who sits where; the parts live in modules of their own."""

from game.draw.icons import badge
from game.draw.medallion import disc, medallion, medallion_piece
from game.draw.patterns import ink_of, panel, pattern
from game.draw.plates import compact_plate, held, held_at, kids_plate, plate
from game.draw.tags import empty_tag, seat_tag, tag_ring

__all__ = [
    "badge", "compact_plate", "disc", "empty_tag", "held", "held_at", "ink_of", "kids_plate", "medallion",
    "medallion_piece", "panel", "pattern", "plate", "seat_tag", "tag_ring",
]  # fmt: skip
