"""The lit frame of the show, its plate and the faces that peep out from behind the curtain."""

import pygame
from pygame import Rect

from game.draw import text
from game.draw.animals import KINDS, animal
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment, linear
from game.theme import CREAM, GOLD, GOLD_DARK, GOLD_INK, GOLD_LIGHT, Theme

EDGE = 28
"""Width of the frame, px."""
PHASE = 0.7
"""Seconds between the two pictures of the bulbs."""
_BULB, _STEP = 16, 56
_RADIUS = 30
_RED, _RED_HIGH = "#C8302A", 148
_PLATE_WIDE, _LETTERS = 996, 104
_FACE = 150
FACES = ((250, 424), (170, 752), (1668, 430), (1752, 756))
"""Where faces come out, px."""
_HIDDEN = ((150, 460), (70, 790), (1770, 460), (1850, 790))
"""Where they are before."""
_ROUND, _OUT_FOR, _SLIDES = 24.0, 15.0, 0.6
"""Seconds from one face in a place to the next, how long it is out, and how long it takes to come."""


@cached
def frame(size: tuple[int, int]) -> Piece:
    """The golden frame round a picture of that size, with a dark ground where the picture lies; anchored at the
    picture's upper left corner."""
    wide, high = size[0] + 2 * EDGE, size[1] + 2 * EDGE
    gold = linear("f", (0, 0), (0, high), (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    shape = f'<defs>{gold}</defs><rect width="{wide}" height="{high}" rx="{_RADIUS}" fill="{GOLD_INK}"/>'
    shape += f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="{_RADIUS - 4}" fill="url(#f)"/>'
    inner = f'x="{EDGE - 5}" y="{EDGE - 5}" width="{size[0] + 10}" height="{size[1] + 10}" rx="6"'
    shape += f'<rect {inner} fill="{GOLD_INK}"/>'
    return with_shadow(fragment(shape, (wide, high)), 22, 170, (0, 12), (EDGE, EDGE))


def bulbs(size: tuple[int, int]) -> tuple[tuple[tuple[int, int], int], ...]:
    """Where each bulb has its middle, from the picture's upper left corner, and its number on the way round."""
    wide, high, half = size[0] + EDGE, size[1] + EDGE, EDGE // 2
    across, down = round(wide / _STEP), round(high / _STEP)
    top = [(i * wide // across, 0) for i in range(across)]
    right = [(wide, i * high // down) for i in range(down)]
    bottom = [(wide - i * wide // across, high) for i in range(across)]
    left = [(0, high - i * high // down) for i in range(down)]
    places = (*top, *right, *bottom, *left)
    return tuple(((x - half, y - half), number) for number, (x, y) in enumerate(places))


@cached
def bulb(lit: bool) -> pygame.Surface:
    """One bulb; the difference is small, so that nothing flickers."""
    color, light = ("#FFFBEA", "#FFFFFF") if lit else ("#D98A12", "#F0B23C")
    half = _BULB / 2
    shape = f'<circle cx="{half}" cy="{half}" r="{half}" fill="#8A5A06"/>'
    shape += f'<circle cx="{half}" cy="{half}" r="{half - 2}" fill="{color}"/>'
    shape += f'<circle cx="{half - 2}" cy="{half - 2}" r="2.5" fill="{light}"/>'
    return converted(fragment(shape, (_BULB, _BULB)))


def draw_bulbs(canvas: pygame.Surface, at: tuple[int, int], size: tuple[int, int], clock: float) -> None:
    """All bulbs round a picture at `at`: every second one is lit, by turns."""
    phase = int(clock / PHASE) % 2
    for (x, y), number in bulbs(size):
        picture = bulb(number % 2 == phase)
        canvas.blit(picture, (at[0] + x - _BULB // 2, at[1] + y - _BULB // 2))


@cached
def plate(words: str, theme: Theme) -> Piece:
    """The one big plate; its anchor is its middle."""
    out = board(_PLATE_WIDE, _RED_HIGH, _RED, _RED_HIGH // 2, CREAM, 7, 6).copy()
    size = text.fit(words, min(theme.px(_LETTERS), 116), _PLATE_WIDE - 110, "display")
    text.place(out, words, size, (_PLATE_WIDE / 2, _RED_HIGH / 2 - 3), CREAM, "display")
    return with_shadow(out, 18, 150, (0, 10))


def out_share(clock: float, place: int, calm: bool) -> tuple[float, int]:
    """How far a face has come out at one of FACES after `clock` seconds, 0 to 1, and how many were there before."""
    if calm:
        return 1.0, 0
    number, since = divmod(clock + place * _ROUND / len(FACES), _ROUND)
    coming, going = since / _SLIDES, (_OUT_FOR - since) / _SLIDES
    return max(0.0, min(1.0, coming, going)), int(number)


def draw_faces(canvas: pygame.Surface, clock: float, calm: bool) -> None:
    """Faces where they are now; the curtains and the frame are drawn over them."""
    for place, (out, hidden) in enumerate(zip(FACES, _HIDDEN, strict=True)):
        share, before = out_share(clock, place, calm)
        if share > 0:
            way = share * share * (3 - 2 * share)
            x, y = (a + (b - a) * way for a, b in zip(hidden, out, strict=True))
            _face(KINDS[(place * 5 + before * 7) % len(KINDS)]).draw(canvas, (x, y))


@cached
def _face(kind: str) -> Piece:
    return with_shadow(animal(kind, _FACE), 10, 120, (2, 7))


def show_at(theme: Theme, size: tuple[int, int]) -> Rect:
    """Where the show stands: between logo and plate."""
    return Rect((1920 - size[0]) // 2, _SHOW_TOP, *size)


_SHOW_TOP = 178


def plate_line(theme: Theme) -> int:
    """The middle of the plate: over the frame's lower edge, clear of the rail."""
    return theme.rail_top - _RED_HIGH // 2 - 20
