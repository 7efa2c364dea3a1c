"""Parcels: the numbered tokens of a seat, in its colour and pattern, with its animal at a corner.

All pieces are anchored at the middle of the parcel (of a pair: of both). Their size is the width of one parcel's body.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.paper import Piece, masked, shadow, with_shadow
from game.draw.patterns import ink_of, tiled
from game.draw.svg import fragment, linear
from game.theme import SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.paints import ink, luggage

IN_HEADER = 52
IN_BAR = 60
"""Usual widths in px; children's are larger if there is room."""
HIGH = 0.88
"""Height of a body by its width."""
UPPER_AT, UNDER_AT = (-0.2, -0.1), (0.22, 0.1)
"""Places of the two parcels of a pair, in widths from their middle."""
HEAD = 0.5
HEAD_AT = (-0.46, -0.36)
GHOST = 180  # alpha of a possible parcel
BEHIND = 0.1  # darkness of the lower parcel of a pair
_BOX = (100, 96)
_BODY = '<rect x="2" y="8" width="96" height="80" rx="9" fill="{0}"/>'
_NUMBER, _NUMBER_UNDER = 0.58, 0.42  # em in widths
_NUMBER_AT = (0.5, 0.62)
_NUMBER_UNDER_AT = (0.82, 0.66)  # in the strip beside the upper one
_PATTERN_FROM = 44  # px; smaller parcels have no pattern, which would be unclear
_PATTERN = 0.2


@dataclass(frozen=True, slots=True)
class Token:
    """A token on a hint: its seat and its number. In a pair the number of the lower one follows (WP-31)."""

    look: SeatLook
    numbers: tuple[int, ...]

    @property
    def shared(self) -> bool:
        return len(self.numbers) > 1


@cached
def parcel(look: SeatLook, number: int, width: int, theme: Theme, ghost: bool = False, head: bool = True) -> Piece:
    """One parcel, `width` px wide. `ghost`: it is only a possible one. `head`: with the animal."""
    return _finished(((_box(look, str(number), width, theme, False), (0.0, 0.0)),), look, width, ghost, head)


@cached
def under(look: SeatLook, number: int, width: int, theme: Theme) -> Piece:
    """The lower parcel of a pair, with its number on the visible right side."""
    return _finished(((_box(look, str(number), width, theme, True), (0.0, 0.0)),), look, width, False, False)


@cached
def pair(look: SeatLook, numbers: tuple[int, ...], width: int, theme: Theme, ghost: bool = False) -> Piece:
    """A pair: the last parcel behind, the lower number in front."""
    upper, lower = numbers
    behind, front = _box(look, str(lower), width, theme, True), _box(look, str(upper), width, theme, False)
    return _finished(((behind, UNDER_AT), (front, UPPER_AT)), look, width, ghost, True)


def token(what: Token, width: int, theme: Theme, ghost: bool = False) -> Piece:
    """Return a parcel or a pair."""
    if what.shared:
        return pair(what.look, what.numbers, width, theme, ghost)
    return parcel(what.look, what.numbers[0], width, theme, ghost)


@cached
def in_bar(what: Token, theme: Theme) -> pygame.Surface:
    """Return a parcel or a pair as a picture in a sentence, without space around it."""
    drawn = token(what, IN_BAR, theme).surface
    return converted(drawn.subsurface(drawn.get_bounding_rect()).copy())


def _finished(
    boxes: tuple[tuple[pygame.Surface, tuple[float, float]], ...], look: SeatLook, width: int, ghost: bool, head: bool
) -> Piece:
    """Boxes at places (in widths from the middle), each on its shadow, and the animal at the last one's corner."""
    half = round(width * 1.1)
    out = surfaces.new((2 * half, 2 * half), pygame.SRCALPHA)
    blur = max(2, round(width * 0.06))
    body = Rect(0, 0, 0, 0)
    for picture, (x, y) in boxes:
        rect = picture.get_rect(center=(round(half + x * width), round(half + y * width)))
        out.blit(shadow(picture, blur, 110), (rect.x - 2 * blur + 1, rect.y - blur))
        out.blit(picture, rect)
        body = rect.union(body) if body.width else rect
    if head:
        x, y = boxes[-1][1]
        face = animal(look.animal, round(width * HEAD))
        at = (round(half + (x + HEAD_AT[0]) * width), round(half + (y + HEAD_AT[1]) * width))
        put(out, shadow(face, 2, 90), center=(at[0] + 1, at[1] + 2))
        body = put(out, face, center=at).union(body)
    if ghost:
        out.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    return Piece(converted(out), (half, half), body.move(-half, -half))


@cached
def _box(look: SeatLook, number: str, width: int, theme: Theme, aside: bool) -> pygame.Surface:
    """A wrapped box: foot, front with the seat's pattern, lid, bow, number."""
    ground = darker(luggage(look, theme), BEHIND) if aside else luggage(look, theme)
    size = (width, round(width * _BOX[1] / _BOX[0]))
    front = linear("p", (0, 8), (0, 88), (0, lighter(ground, 0.05)), (1, darker(ground, 0.07)))
    foot = f'<rect x="2" y="12" width="96" height="82" rx="9" fill="{darker(ground, 0.45)}"/>'
    out = fragment(f"<defs>{front}</defs>{foot}{_BODY.format('url(#p)')}", _BOX, size).copy()
    if width >= _PATTERN_FROM:
        print_ = tiled(look.pattern, size, ink_of(look), _PATTERN, max(20, round(width * 0.46)))
        out.blit(masked(print_, _BODY.format("#FFFFFF"), _BOX), (0, 0))
    out.blit(fragment(_wrapping(look), _BOX, size), (0, 0))
    em, at = (_NUMBER_UNDER, _NUMBER_UNDER_AT) if aside else (_NUMBER, _NUMBER_AT)
    sign = text.inked(number, text.floor(width * em), ink(look), "extrabold")
    put(out, sign, center=(width * at[0], size[1] * at[1]))
    return out


def _wrapping(look: SeatLook) -> str:
    """SVG of the lid's edge, the ribbon over it and its bow."""
    cloth = look.deep if look.dark_ink else look.light
    loops = "M50 16C34 -6 18 2 26 13C31 20 42 20 50 16C58 20 69 20 74 13C82 2 66 -6 50 16Z"
    return (
        f'<path d="M2 27H98" stroke="{cloth}" stroke-opacity=".55" stroke-width="4"/>'
        f'<path d="M50 12V27" stroke="{cloth}" stroke-width="10"/><path d="{loops}" fill="{cloth}"/>'
        f'<circle cx="50" cy="15" r="5.5" fill="{darker(cloth, 0.22)}"/>'
    )


_RADIUS = 14
_FOOT = 5
_FOLD = 0.34  # of the height
_EDGE = "#A87F4B"
_CORD, _CORD_LIGHT, _CORD_DARK = "#8A2A1B", "#C2513C", "#7E2417"
_EDGE_ON = 0.02  # share of the width when the card is seen from the side


@cached
def wrapped(size: tuple[int, int]) -> Piece:
    """A card of that size in paper and string, anchored at its middle. It is the same for all words and all hints."""
    wide, high = size
    foot = high - _FOOT
    x, y = wide * 0.5, foot * 0.52
    paper = linear("w", (0, 0), (0, high), (0, "#D0A76F"), (1, "#BD915A"))
    fold = foot * _FOLD
    shape = (
        f'<defs>{paper}</defs><rect width="{wide}" height="{high}" rx="{_RADIUS}" fill="{paints.LABEL_FOOT}"/>'
        f'<rect width="{wide}" height="{foot}" rx="{_RADIUS}" fill="url(#w)"/>'
        f'<path d="M0 {fold:.0f}L{fold:.0f} 0H{_RADIUS}Q0 0 0 {_RADIUS}ZM{wide} {foot - fold:.0f}L{wide - fold:.0f} '
        f'{foot}H{wide - _RADIUS}Q{wide} {foot} {wide} {foot - _RADIUS}Z" fill="{_EDGE}" fill-opacity=".45"/>'
        f'<path d="M{x} 0V{foot}M0 {y}H{wide}" stroke="{_CORD}" stroke-width="8"/>'
        f'<path d="M{x} 0V{foot}M0 {y}H{wide}" stroke="{_CORD_LIGHT}" stroke-width="3"/>{_bow(x, y, foot / 190)}'
    )
    return with_shadow(fragment(shape, size), 8, 110, (2, 6))


def _bow(x: float, y: float, scale: float) -> str:
    loops = "M0 0C-34 -44 -68 -28 -60 -2C-54 18 -22 18 0 0C22 18 54 18 60 -2C68 -28 34 -44 0 0Z"
    inner = "M0 0C-18 -22 -40 -18 -38 -3C-34 8 -16 7 0 0C16 7 34 8 38 -3C40 -18 18 -22 0 0Z"
    return (
        f'<g transform="translate({x} {y}) scale({scale:.3f})"><path d="M-6 4L-28 46M6 4L28 46" stroke="{_CORD}" '
        f'stroke-width="10" stroke-linecap="round"/><path d="{loops}" fill="#A33C2B"/>'
        f'<path d="{inner}" fill="{_CORD_DARK}"/><circle r="11" fill="{_CORD_LIGHT}"/></g>'
    )


def draw_turning(
    canvas: Canvas, before: Piece, after: Callable[[], Piece], at: tuple[float, float], share: float
) -> None:
    """Draw a piece that turns from one side (`share` 0) to the other (1), its anchor at a place.

    `after` is called only in the second half: a hidden side is not even drawn.
    """
    piece = before if share < 0.5 else after()
    if share <= 0 or share >= 1:
        piece.draw(canvas, at)
        return
    squeeze = max(_EDGE_ON, abs(math.cos(math.pi * share)))
    wide, high = piece.surface.get_size()
    narrow = surfaces.smoothscale(piece.surface, (max(2, round(wide * squeeze)), high))
    canvas.blit(narrow, (round(at[0] - piece.anchor[0] * squeeze), round(at[1] - piece.anchor[1])))
