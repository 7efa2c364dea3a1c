"""Card faces: a cream board with ground and picture, and a pennant with index and pip.

The left strip identifies a card, so a fan that shows 46 % of each card can be read. All measures are in units of a card
220 wide. Counters (points) are stars under the pennant.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game import surfaces
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, KIDS_WIDTH
from game.draw.cache import cached, converted
from game.draw.color import darker, rgb
from game.draw.paper import shadow
from game.draw.svg import fragment, linear, picture, star
from game.draw.text import UNDERLINED, cap_height, inked, place
from game.theme import CARD_EDGE, CREAM, CREAM_SHADE, GOLD, INK, SMALLEST_TEXT, Theme

BOX = (CARD_WIDTH, CARD_HEIGHT)
THICKNESS = 4
RADIUS = 20
INNER_LINE = "#E4D3AE"
STAR_EDGE = "#5A3A00"
PENNANT_LEFT = 12
NOTCH = 22
STITCHED_FROM = 210  # px; narrower cards use the room of the stitches for the index
INDEX_MARGIN = 18
INDEX_MARGIN_SMALL = 10
DIGIT_GAP = 0.045  # em between the ink of two digits
HANGS_FROM = 1.06  # capitals; higher ink has a descender, such as the tail of a Q, which must not lift the letter
INK_TOP, INK_MIDDLE = 22, 0.34  # units from the upper edge to an index, and em from there to its middle
PIP = 48
PIP_Y = 118
UNDERLINE = 5
STAR_RADIUS = 17
KIDS_PICTURE_SHIFT = (2, 8)  # away from the larger pennant
SEAL = 58
SEAL_AT = (46, 212)
LABEL = 34  # em of a name at the foot
LABEL_Y = 278
LABELLED_FROM = 160  # px; a readable name does not fit narrower cards
LABEL_FOOT = "M8 262Q110 250 212 262V282Q212 296 198 296H22Q8 296 8 282Z"
STARS = {
    1: ((36, 206),),
    2: ((34, 206), (74, 206)),
    3: ((34, 202), (74, 202), (34, 240)),
    4: ((34, 202), (74, 202), (34, 240), (74, 240)),
}


@dataclass(frozen=True, slots=True)
class Pennant:
    """Size of the pennant, em of an index of one and of two characters, and the line of the pip (units of 220)."""

    width: float
    height: float
    em: tuple[float, float]
    pip_y: float

    @property
    def middle(self) -> float:
        return PENNANT_LEFT + self.width / 2


GROWN_UP_PENNANT = Pennant(88, 172, (94, 80), PIP_Y)
KIDS_PENNANT = Pennant(106, 178, (96, 92), 124)
LYING = (48, 288)
"""Widths in px, from and below, of children's cards on a table. Their index does not shrink with the card."""
LYING_EM, _LYING_SHARE = 122, 0.84
"""px of such an index, up to this share of the card's width. The rest of the card makes room for it."""
_TWO_DIGITS = 0.98  # of the em: width of two characters
_LYING_PICTURE = ((158, 244), 0.72)  # centre and scale of the picture on such a card
_PICTURED_FROM = 164  # px: on narrower ones the pip replaces the picture,
_PIP_ALONE = 62  # and fills the pennant
_IN_FLIGHT = ((_PICTURED_FROM, 140), (216, 196), (LYING[1], 248))
"""px: a moving card narrower than the first number is drawn at the second one."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a face shows. `pip` and `picture` are SVG elements in a 200 x 200 box, `ground` in 220 x 308.

    Without an index the pennant shows only the pip. `seal`: a disc of SVG elements in a 100 x 100 box under the
    pennant, instead of counters. `form`: a pennant other than the theme's. `role`: the font of the index. `label`: a
    name for the foot of large cards.
    """

    index: str
    pennant: str
    index_color: str
    pip: str
    picture: str
    ground: str = ""
    counters: int = 0
    picture_at: tuple[float, float] = (148, 190)
    picture_width: float = 124
    seal: str = ""
    pip_size: float = PIP
    form: Pennant | None = None
    role: str = "extrabold"
    label: str = ""


def pennant_of(theme: Theme, width: int = LYING[1]) -> Pennant:
    """Return the pennant's measures on a card `width` px wide: larger for children, largest for cards on their
    tables."""
    if not theme.kids:
        return GROWN_UP_PENNANT
    return _lying(width) if _lies(theme, width) else KIDS_PENNANT


def _lies(theme: Theme, width: int) -> bool:
    """Whether it is a child's card at the size of cards on a table."""
    return theme.kids and LYING[0] <= width < LYING[1]


def drawn_in_flight(theme: Theme, width: int) -> int:
    """Return the width at which the face of a moving card is drawn when it is `width` px wide. A few widths serve for
    all, without changing the index of a child's card on a table."""
    if not theme.kids:
        return CARD_WIDTH
    return next(drawn for below, drawn in _IN_FLIGHT if width < below) if _lies(theme, width) else KIDS_WIDTH


def _alone(spec: Face, width: int, theme: Theme) -> bool:
    """Whether a picture has no room beside the pennant, so that the pip replaces it."""
    return spec.form is None and _lies(theme, width) and width < _PICTURED_FROM


@functools.cache
def _lying(width: int) -> Pennant:
    k = width / CARD_WIDTH
    em = min(LYING_EM, _LYING_SHARE * width) / k
    wide = min(CARD_WIDTH - 2 * PENNANT_LEFT, max(KIDS_PENNANT.width, em * _TWO_DIGITS + INDEX_MARGIN_SMALL))
    under = max(KIDS_PENNANT.pip_y - KIDS_PENNANT.em[0] * 2 * INK_MIDDLE, 0) + em * 2 * INK_MIDDLE
    return Pennant(wide, under + KIDS_PENNANT.height - KIDS_PENNANT.pip_y, (em, em), under)


def hills(far: str, near: str) -> str:
    """Ground of two paper hills in tints of the suit."""
    foot = "V282Q212 296 198 296H22Q8 296 8 282Z"
    return (
        f'<path d="M8 222C50 190 90 206 122 216S190 226 212 200{foot}" fill="{far}"/>'
        f'<path d="M8 254C60 236 120 262 160 250S200 240 212 246{foot}" fill="{near}"/>'
    )


@cached
def face(spec: Face, width: int, theme: Theme) -> pygame.Surface:
    """The face at `width` px (height follows, 7:5). Shared: never draw on it."""
    k = width / CARD_WIDTH
    card = fragment(_board(spec.ground), BOX, (width, round(CARD_HEIGHT * k))).copy()
    _draw_picture(card, spec, k, theme)
    if spec.label and width >= LABELLED_FROM:
        _draw_label(card, spec.label, k)
    form = spec.form or pennant_of(theme, width)
    lower = max(0.0, form.height - KIDS_PENNANT.height) * k  # things under the pennant make room
    stitched = width >= STITCHED_FROM
    card.blit(fragment(_pennant(spec.pennant, form, stitched), BOX, card.get_size()), (0, 0))
    ink = _draw_index(card, spec, width, theme)
    low = UNDERLINE if spec.index in UNDERLINED else 0
    size = max(spec.pip_size, _PIP_ALONE if _alone(spec, width, theme) else 0) * k
    pip = fragment(spec.pip, (200, 200), (size, size))
    card.blit(pip, pip.get_rect(center=(form.middle * k, (form.pip_y + low) * k)))
    if low:
        bar = pygame.Rect(ink.x, ink.bottom + 3 * k, ink.width, max(2, round(UNDERLINE * k)))
        surfaces.rect(card, rgb(spec.index_color), bar, border_radius=bar.height // 2)
    if spec.counters:
        card.blit(fragment(_stars(spec.counters), BOX, card.get_size()), (0, round(lower)))
    if spec.seal:
        _draw_seal(card, spec.seal, k, lower)
    return converted(card)


def back(name: str, width: int) -> pygame.Surface:
    """Return the back of a deck at `width` px: the picture of that name, 220 x 308 units. Shared: never draw on it."""
    return picture(name, width, round(CARD_HEIGHT * width / CARD_WIDTH))


Fronts = Callable[[str, int, Theme], pygame.Surface]
Backs = Callable[[int], pygame.Surface]


def printed(spec: Callable[[str, Theme], Face], back_name: str) -> tuple[Fronts, Backs]:
    """Return the `face` and the `back` of a deck; `spec` returns the content of a card's face."""
    return lambda card, width, theme: face(spec(card, theme), width, theme), functools.partial(back, back_name)


def index_em(index: str, width: int, theme: Theme, own: Pennant | None = None, role: str = "extrabold") -> int:
    """Return the em in px of an index on a card `width` px wide, fitted into its pennant."""
    k = width / CARD_WIDTH
    form = own or pennant_of(theme, width)
    em = form.em[len(index) > 1] * k
    clear = width >= STITCHED_FROM and (own is not None or not theme.kids)
    room = (form.width - (INDEX_MARGIN if clear else INDEX_MARGIN_SMALL)) * k
    wide = _index_ink(index, round(em), CREAM, role).get_width()
    return round(em) if wide <= room else int(em * room / wide)


def strip_width(theme: Theme, width: int = LYING[1]) -> float:
    """Return the share of a card's width (`width` px), from its left edge, that a neighbour must not cover: the
    pennant."""
    return (PENNANT_LEFT + pennant_of(theme, width).width) / CARD_WIDTH


def _board(ground: str) -> str:
    across, high = BOX
    paper = linear("paper", (0, 0), (0, high), (0, CREAM), (1, CREAM_SHADE))
    line = f'x="7.5" y="7.5" width="{across - 15}" height="{high - 19}" rx="{RADIUS - 7}"'
    return (
        f'<defs>{paper}</defs><rect width="{across}" height="{high}" rx="{RADIUS}" fill="{CARD_EDGE}"/>'
        f'<rect width="{across}" height="{high - THICKNESS}" rx="{RADIUS}" fill="url(#paper)"/>{ground}'
        f'<rect {line} fill="none" stroke="{INNER_LINE}" stroke-width="1.6"/>'
    )


def _pennant(color: str, form: Pennant, stitched: bool) -> str:
    left, right, middle, foot = PENNANT_LEFT, PENNANT_LEFT + form.width, form.middle, form.height
    cloth = linear("cloth", (0, 0), (0, foot), (0, color), (1, darker(color, 0.22)))
    tail = f"V{foot}L{middle} {foot - NOTCH}L{left} {foot}Z"
    shade = f"M{left + 5} 0H{right + 5}V{foot + 6}L{middle + 5} {foot - NOTCH + 6}L{left + 5} {foot + 6}Z"
    parts = (
        f'<defs>{cloth}</defs><path d="{shade}" fill="#3A2408" fill-opacity=".20"/>'
        f'<path d="M{left} 0H{right}{tail}" fill="url(#cloth)"/>'
    )
    if stitched:
        seam = f"M{left + 6} 0V{foot - 11}L{middle} {foot - NOTCH - 9}L{right - 6} {foot - 11}V0"
        parts += (
            f'<path d="{seam}" fill="none" stroke="#FFFFFF" stroke-opacity=".38" stroke-width="2" '
            'stroke-dasharray="7 6"/>'
        )
    return parts


def _stars(count: int) -> str:
    edge = f'stroke="{STAR_EDGE}" stroke-width="3" stroke-linejoin="round"'
    return "".join(star(x, y, STAR_RADIUS, GOLD).replace("/>", f" {edge}/>") for x, y in STARS[count])


def _draw_seal(card: pygame.Surface, seal: str, k: float, lower: float) -> None:
    disc = fragment(seal, (100, 100), (SEAL * k, SEAL * k))
    rect = disc.get_rect(center=(SEAL_AT[0] * k, SEAL_AT[1] * k + lower))
    radius = max(2, round(3 * k))
    card.blit(shadow(disc, radius, 60), (rect.x - 2 * radius + k, rect.y - 2 * radius + 3 * k))
    card.blit(disc, rect)


def _draw_picture(card: pygame.Surface, spec: Face, k: float, theme: Theme) -> None:
    if _alone(spec, card.get_width(), theme):
        return
    lies = spec.form is None and _lies(theme, card.get_width())
    at, share = _LYING_PICTURE if lies else (spec.picture_at, 1.0)
    aside = KIDS_PICTURE_SHIFT if theme.kids and not lies else (0, 0)
    side = spec.picture_width * k * share
    shape = fragment(spec.picture, (200, 200), (side, side))
    rect = shape.get_rect(center=((at[0] + aside[0]) * k, (at[1] + aside[1]) * k))
    radius = max(2, round(5 * k))
    layer = surfaces.new(card.get_size(), pygame.SRCALPHA)
    layer.blit(shadow(shape, radius, 70), (rect.x - 2 * radius + 2 * k, rect.y - 2 * radius + 5 * k))
    layer.blit(shape, rect)
    if spec.label and card.get_width() >= LABELLED_FROM:
        layer.fill((0, 0, 0, 0), (0, round(LABEL_Y * k), *layer.get_size()))  # nothing shows below the foot
    card.blit(_cut_to_board(layer), (0, 0))


def _cut_to_board(layer: pygame.Surface) -> pygame.Surface:
    """Cut the picture off at the edge of the card."""
    mask = fragment(
        f'<rect x="2" y="2" width="216" height="{CARD_HEIGHT - THICKNESS - 2}" rx="{RADIUS - 2}" fill="#FFFFFF"/>',
        BOX,
        layer.get_size(),
    )
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return layer


def _draw_label(card: pygame.Surface, label: str, k: float) -> None:
    """A cream foot with a name, of a size that can be read across a room."""
    card.blit(fragment(f'<path d="{LABEL_FOOT}" fill="{CREAM}"/>', BOX, card.get_size()), (0, 0))
    em = max(SMALLEST_TEXT, round(LABEL * k))
    place(card, label, em, (card.get_width() / 2, LABEL_Y * k), INK, "kids_bold")


def _draw_index(card: pygame.Surface, spec: Face, width: int, theme: Theme) -> pygame.Rect:
    k = width / CARD_WIDTH
    form = spec.form or pennant_of(theme, width)
    em = index_em(spec.index, width, theme, spec.form, spec.role)
    ink = _index_ink(spec.index, em, spec.index_color, spec.role)
    middle = INK_TOP * k + INK_MIDDLE * max(em, form.em[1] * k)
    hanging = max(0, ink.get_height() - round(HANGS_FROM * cap_height(em, spec.role)))
    rect = ink.get_rect(center=(round(form.middle * k), round(middle + hanging / 2)))
    card.blit(ink, rect)
    return rect


@cached
def _index_ink(index: str, em: int, color: str, role: str) -> pygame.Surface:
    """Return characters set by their ink, tight, on one base line."""
    signs = [inked(sign, em, color, role) for sign in index]
    gap = max(2, round(em * DIGIT_GAP)) if len(signs) > 1 else 0
    high = max((sign.get_height() for sign in signs), default=0)
    out = surfaces.new((max(0, sum(s.get_width() for s in signs) + gap * (len(signs) - 1)), high), pygame.SRCALPHA)
    x = 0
    for sign in signs:
        out.blit(sign, (x, high - sign.get_height()))
        x += sign.get_width() + gap
    return out
