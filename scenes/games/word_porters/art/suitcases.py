"""Votes as suitcases in the voter's colour: its animal outside, the number in a cream disc inside."""

import pygame

from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker, lighter
from game.draw.paper import Piece, masked, with_shadow
from game.draw.patterns import ink_of, tiled
from game.draw.svg import fragment, linear, picture
from game.theme import CREAM, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints

BOX = (220, 202)  # units of a suitcase
WIDE = 260
"""Usual width in px while points are counted; about 132 where votes are laid."""
_BODY = '<rect x="4" y="26" width="212" height="166" rx="20" fill="{0}"/>'
_MIDDLE = (110, 110)
_DISC = 62
_NUMBER = 0.4  # em in widths
_NUMBER_TWO = 0.36
_HEAD = 0.4
_PATTERN = 0.16


@cached
def suitcase(look: SeatLook, number: int | None, wide: int, theme: Theme, dim: bool = False) -> Piece:
    """A suitcase `wide` px wide, anchored at its middle. None: it is closed, its owner's animal on it. `dim`: wrong."""
    k = wide / BOX[0]
    out = _case(look, wide, theme).copy()
    at = (round(_MIDDLE[0] * k), round(_MIDDLE[1] * k))
    if number is None:
        head = picture(f"animals/{look.animal}", round(wide * _HEAD))
        out.blit(head, head.get_rect(center=at))
    else:
        em = text.floor(wide * (_NUMBER if number < 10 else _NUMBER_TWO))
        sign = text.numeral(number, em, INK)
        out.blit(sign, sign.get_rect(center=at))
    if dim:
        out.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    blur = max(3, round(wide * 0.045))
    return with_shadow(out, blur, 130, (2, blur))


@cached
def _case(look: SeatLook, wide: int, theme: Theme) -> pygame.Surface:
    """Handle, body with the seat's pattern, straps, corners and the empty disc."""
    size = (wide, round(wide * BOX[1] / BOX[0]))
    ground = paints.luggage(look, theme)
    front = linear("c", (0, 26), (0, 192), (0, lighter(ground, 0.05)), (1, darker(ground, 0.08)))
    handle = (
        f'<path d="M76 30V14Q76 6 86 6H134Q144 6 144 14V30" fill="none" stroke="{darker(ground, 0.45)}" '
        f'stroke-width="12"/><rect x="4" y="32" width="212" height="168" rx="20" fill="{darker(ground, 0.45)}"/>'
    )
    out = fragment(f"<defs>{front}</defs>{handle}{_BODY.format('url(#c)')}", BOX, size).copy()
    print_ = tiled(look.pattern, size, ink_of(look), _PATTERN, max(24, round(wide * 0.2)))
    out.blit(masked(print_, _BODY.format("#FFFFFF"), BOX), (0, 0))
    out.blit(fragment(_fittings(look, ground), BOX, size), (0, 0))
    return out


def _fittings(look: SeatLook, ground: str) -> str:
    strap, corner = darker(ground, 0.26), darker(ground, 0.38)
    corners = "M4 58V46Q4 26 24 26H38ZM216 58V46Q216 26 196 26H182Z"
    corners += "M4 160V172Q4 192 24 192H38ZM216 160V172Q216 192 196 192H182Z"
    buckles = "".join(
        f'<rect x="{x - 10}" y="54" width="20" height="16" rx="3" fill="{paints.BRASS}"/>' for x in (40, 180)
    )
    return (
        f'<path d="{corners}" fill="{corner}"/><path d="M40 26V192M180 26V192" stroke="{strap}" stroke-width="13"/>'
        f'<path d="M4 50H216" stroke="{look.light}" stroke-opacity=".45" stroke-width="4"/>{buckles}'
        f'<circle cx="{_MIDDLE[0]}" cy="{_MIDDLE[1] + 2}" r="{_DISC + 4}" fill="{darker(ground, 0.4)}"/>'
        f'<circle cx="{_MIDDLE[0]}" cy="{_MIDDLE[1]}" r="{_DISC}" fill="{CREAM}"/>'
    )
