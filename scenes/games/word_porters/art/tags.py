"""Identities as luggage tags on a string: the number on one side, a tied parcel on the other."""

import pygame

from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import INK, Theme
from scenes.games.word_porters.art import paints

SIZE = (210, 260)  # units of a tag without its string
HIGH = 268
"""Usual height in px while points are counted; about 132 in a rail or at a plate."""
NUMBER = 0.57  # height of the digits' ink by that of the tag: an em of 0.8
_STRING = 40  # units that the string stands over the tag
_MIDDLE, _LINE = 116, 0.55  # units across, share of the height
_ROOM = 164
_BARRED = 0.82  # of that size, where a bar stands under the digit
_BOX = (SIZE[0] + 6, SIZE[1] + _STRING + 6)


@cached
def identity(number: int | None, high: int, theme: Theme, tilt: float = 0.0) -> Piece:
    """A tag `high` px high, anchored at the middle of its paper; None shows the back.

    `tilt`: degrees, anticlockwise.
    """
    del theme  # ink on cream is as strong as can be
    paper = _paper(number, high)
    middle = (paper.get_width() / 2, paper.get_height() / 2)
    anchor = (SIZE[0] / 2 * high / SIZE[1] - middle[0], (_STRING + SIZE[1] / 2) * high / SIZE[1] - middle[1])
    blur = max(3, round(high * 0.05))
    if not tilt:
        return with_shadow(paper, blur, 130, (2, blur), (middle[0] + anchor[0], middle[1] + anchor[1]))
    clear = pygame.Surface((paper.get_width() + 6, paper.get_height() + 6), pygame.SRCALPHA)
    clear.fill((255, 255, 255, 0))
    clear.blit(paper, (3, 3))
    turned = pygame.transform.rotozoom(clear, tilt, 1)
    arm = pygame.Vector2(anchor).rotate(-tilt)
    return with_shadow(turned, blur, 130, (2, blur), (turned.get_width() / 2 + arm.x, turned.get_height() / 2 + arm.y))


@cached
def _paper(number: int | None, high: int) -> pygame.Surface:
    """The tag and its string, without a shadow."""
    k = high / SIZE[1]
    size = (round(_BOX[0] * k), round(_BOX[1] * k))
    out = fragment(_shape(number is None), _BOX, size).copy()
    if number is not None:
        em = _em(str(number), round(high * NUMBER), _ROOM * k)
        sign = text.numeral(number, em * _BARRED if str(number) in text.UNDERLINED else em, INK)
        out.blit(sign, sign.get_rect(center=(round(_MIDDLE * k), round((_STRING + SIZE[1] * _LINE) * k))))
    return out


def _em(number: str, high: int, room: float) -> int:
    """The em at which the ink of the digits is `high` px high, or as wide as there is room."""
    em = 200
    ink = text.inked(number, em, INK, "extrabold")
    return round(em * min(high / ink.get_height(), room / ink.get_width()))


def _shape(tied: bool) -> str:
    outline = "M70 0H196Q210 0 210 14V244Q210 258 196 258H14Q0 258 0 244V70Z"
    seam = "M20 236H190"
    parcel = (
        '<path d="M108 92V222M44 146H176" stroke="#A33C2B" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M108 146C80 104 50 116 57 138C63 154 90 154 108 146'
        'C126 154 153 154 159 138C166 116 136 104 108 146Z" '
        'fill="none" stroke="#A33C2B" stroke-width="9"/><circle cx="108" cy="145" r="10" fill="#7E2417"/>'
    )
    return (
        f'<g transform="translate(0 {_STRING})"><path d="{outline}" fill="{paints.LABEL_FOOT}" '
        f'transform="translate(0 5)"/><path d="{outline}" fill="{paints.TAG}"/>{parcel if tied else ""}'
        f'<path d="{seam}" stroke="{paints.STITCHES}" stroke-width="3" stroke-dasharray="9 7"/>'
        f'<circle cx="62" cy="54" r="16" fill="{paints.HOLE}"/>'
        f'<circle cx="62" cy="54" r="16" fill="none" stroke="{paints.EYELET_RIM}" stroke-width="6"/>'
        f'<path d="M62 54Q34 10 86 -{_STRING - 4}" stroke="{paints.CORD}" stroke-width="7" fill="none" '
        'stroke-linecap="round"/></g>'
    )
