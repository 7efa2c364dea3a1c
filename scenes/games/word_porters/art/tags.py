"""Identities and votes. An identity is a luggage tag on a string, with the number on one side and a tied parcel on the
other. A vote is a suitcase in the voter's colour, with its animal outside and the number in a cream disc inside."""

import pygame

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker, lighter
from game.draw.paper import Piece, masked, turned, with_shadow
from game.draw.patterns import ink_of, tiled
from game.draw.svg import body, fragment, linear, picture
from game.theme import CREAM, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints

SIZE = (210, 260)  # units of a tag without its string
NUMBER = 0.57  # height of the digits by that of the tag: an em of 0.8
_STRING = 40  # units of the string above the tag
_MIDDLE, _LINE = 116, 0.55  # units across, share of the height
_ROOM = 164
_BARRED = 0.82  # of that size, for a digit with a bar below
_BOX = (SIZE[0] + 6, SIZE[1] + _STRING + 6)


@cached
def identity(number: int | None, high: int, theme: Theme, tilt: float = 0.0) -> Piece:
    """A tag `high` px high, anchored at the middle of its paper; None shows the back.

    `tilt`: degrees, anticlockwise.
    """
    del theme  # ink on cream has the strongest contrast
    paper = _paper(number, high)
    middle = (paper.get_width() / 2, paper.get_height() / 2)
    anchor = (SIZE[0] / 2 * high / SIZE[1] - middle[0], (_STRING + SIZE[1] / 2) * high / SIZE[1] - middle[1])
    blur = max(3, round(high * 0.05))
    if not tilt:
        return with_shadow(paper, blur, 130, (2, blur), (middle[0] + anchor[0], middle[1] + anchor[1]))
    hanging = turned(paper, tilt, "#FFFFFF")
    arm = pygame.Vector2(anchor).rotate(-tilt)
    return with_shadow(
        hanging, blur, 130, (2, blur), (hanging.get_width() / 2 + arm.x, hanging.get_height() / 2 + arm.y)
    )


@cached
def _paper(number: int | None, high: int) -> pygame.Surface:
    """The tag and its string, without a shadow."""
    k = high / SIZE[1]
    tied = body("word_porters/tag-tied") if number is None else ""
    out = fragment(body("word_porters/tag") + tied, _BOX, (_BOX[0] * k, _BOX[1] * k)).copy()
    if number is not None:
        em = _em(str(number), round(high * NUMBER), _ROOM * k)
        sign = text.numeral(number, em * _BARRED if str(number) in text.UNDERLINED else em, INK)
        put(out, sign, center=(_MIDDLE * k, (_STRING + SIZE[1] * _LINE) * k))
    return out


def _em(number: str, high: int, room: float) -> int:
    """The em at which the digits are `high` px high, or as wide as there is room."""
    em = 200
    ink = text.inked(number, em, INK, "extrabold")
    return round(em * min(high / ink.get_height(), room / ink.get_width()))


BOX = (220, 202)  # units of a suitcase
_BODY = '<rect x="4" y="26" width="212" height="166" rx="20" fill="{0}"/>'
_INSIDE = (110, 110)
_DISC = 62
_NUMBER = 0.4  # em in widths
_NUMBER_TWO = 0.36
_HEAD = 0.4
_WORD = 0.4  # of the width: a picture in the disc
_PATTERN = 0.16


@cached
def suitcase(
    look: SeatLook, number: int | None, wide: int, theme: Theme, dim: bool = False, word: pygame.Surface | None = None
) -> Piece:
    """A suitcase `wide` px wide, anchored at its middle. `number`: None means closed, with its owner's animal. `dim`: a
    wrong guess. `word`: the picture of the word with that number, which replaces the number."""
    k = wide / BOX[0]
    out = _case(look, wide, theme).copy()
    at = (round(_INSIDE[0] * k), round(_INSIDE[1] * k))
    if number is None:
        put(out, picture(f"animals/{look.animal}", round(wide * _HEAD)), center=at)
    elif word is not None:
        put(out, surfaces.smoothscale(word, (round(wide * _WORD),) * 2), center=at)
    else:
        em = text.floor(wide * (_NUMBER if number < 10 else _NUMBER_TWO))
        put(out, text.numeral(number, em, INK), center=at)
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
        f'<circle cx="{_INSIDE[0]}" cy="{_INSIDE[1] + 2}" r="{_DISC + 4}" fill="{darker(ground, 0.4)}"/>'
        f'<circle cx="{_INSIDE[0]}" cy="{_INSIDE[1]}" r="{_DISC}" fill="{CREAM}"/>'
    )
