"""Porters: a seat's animal in the cap of its colour; past 20 points it wears a ribbon that says so."""

import pygame

from game.draw import text
from game.draw.animals import animal, porter_cap
from game.draw.cache import cached, converted
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import GOLD, GOLD_INK, SeatLook

WIDE = 74
"""Usual width of a head on the track in px."""
OVER = "+20"
_RIBBON = (76, 42)
_RIBBON_AT, _RIBBON_DOWN = 0.46, 6  # below the middle of the head: widths and px
_LETTERS = 32


@cached
def porter(look: SeatLook, wide: int, over: bool = False) -> Piece:
    """A porter's head `wide` px wide, anchored at its middle. `over`: with the ribbon of those past 20 (WP-62)."""
    head = with_shadow(animal(look.animal, wide, (look.main, look.deep)), max(2, wide // 18), 110, (1, 4))
    if not over:
        return head
    band = ribbon(wide / WIDE)
    across = max(head.surface.get_width(), band.get_width())
    out = pygame.Surface((across, head.surface.get_height() + band.get_height()), pygame.SRCALPHA)
    anchor = (out.get_width() // 2, head.anchor[1])
    head.draw(out, anchor)
    out.blit(band, band.get_rect(center=(anchor[0], round(anchor[1] + _RIBBON_AT * wide + _RIBBON_DOWN))))
    return Piece(converted(out), anchor, head.box)


@cached
def ribbon(scale: float = 1.0) -> pygame.Surface:
    """The gold ribbon with `+20`; its letters are never smaller than may be read."""
    wide, high = max(_RIBBON[0], round(_RIBBON[0] * scale)), max(_RIBBON[1], round(_RIBBON[1] * scale))
    tails = f"M0 10H18V{high}H0L8 {high / 2 + 5}ZM{wide} 10H{wide - 18}V{high}H{wide}L{wide - 8} {high / 2 + 5}Z"
    shape = (
        f'<path d="{tails}" fill="#B57A10"/><rect x="9" width="{wide - 18}" height="{high - 8}" rx="6" '
        f'fill="{GOLD_INK}"/><rect x="11" y="2" width="{wide - 22}" height="{high - 12}" rx="5" fill="{GOLD}"/>'
    )
    out = fragment(shape, (wide, high)).copy()
    text.place(out, OVER, max(_LETTERS, round(_LETTERS * scale)), (wide / 2, high / 2 - 4), GOLD_INK, "extrabold")
    return converted(out)


@cached
def cap(look: SeatLook, wide: int) -> Piece:
    """The cap alone, `wide` px wide and anchored at its middle: it marks the start player of a round."""
    return with_shadow(porter_cap(look.main, look.deep, wide), 3, 110, (1, 3))
