"""The lit frame of the show, its plate, and the faces that look out from behind the curtain."""

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import KINDS, animal
from game.draw.cache import cached, converted
from game.draw.curtain import HOUSE_LOOK, draw_closed
from game.draw.paper import Parts, Piece, board, cut_up, with_shadow
from game.draw.svg import fragment, linear
from game.theme import CREAM, GOLD, GOLD_DARK, GOLD_INK, GOLD_LIGHT, INK, STAGE, Theme

EDGE = 28
"""Width of the frame, px."""
PHASE = 0.7
"""Seconds between the two pictures of the bulbs."""
_BULB, _STEP = 16, 56
_RADIUS = 30
_RED, _RED_HIGH = "#C8302A", 148
_PLATE_WIDE, _LETTERS = 996, 104
_FACE, _SHOW_TOP = 150, 178
FACES = ((250, 424), (170, 752), (1668, 430), (1752, 756))
"""Visible places of the faces, px."""
_HIDDEN = ((150, 460), (70, 790), (1770, 460), (1850, 790))
"""Hidden places of the faces, px."""
_ROUND, _OUT_FOR, _SLIDES = 24.0, 15.0, 0.6
"""Seconds from one face to the next in one place, seconds that it is visible, and seconds of its slide."""


def draw_frame(canvas: Canvas, at: Rect) -> None:
    """Draw the golden frame around a picture at `at`, and its dark ground. What is below need not be painted."""
    for part, (x, y) in frame(at.size):
        canvas.blit(part, (at.x + x, at.y + y))
    canvas.fill(INK, at)


@cached
def frame(size: tuple[int, int]) -> Parts:
    """The golden frame around a picture of that size, without the middle, as pieces with places from the picture's
    upper left corner."""
    wide, high = size[0] + 2 * EDGE, size[1] + 2 * EDGE
    gold = linear("f", (0, 0), (0, high), (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    shape = f'<defs>{gold}</defs><rect width="{wide}" height="{high}" rx="{_RADIUS}" fill="{GOLD_INK}"/>'
    shape += f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="{_RADIUS - 4}" fill="url(#f)"/>'
    inner = f'x="{EDGE - 5}" y="{EDGE - 5}" width="{size[0] + 10}" height="{size[1] + 10}" rx="6"'
    shape += f'<rect {inner} fill="{GOLD_INK}"/>'
    whole = with_shadow(fragment(shape, (wide, high)), 22, 170, (0, 12), (EDGE, EDGE))
    left, top = whole.anchor
    *ring, _ = cut_up(whole.surface, whole.surface.get_rect(), (-left, -top), Rect(whole.anchor, size))
    return tuple(ring)


@cached
def _halves(size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
    """The two halves of the small curtain before a picture of that size."""
    stage, half = surfaces.new(STAGE), size[0] // 2
    draw_closed(stage, HOUSE_LOOK)
    whole = surfaces.smoothscale(stage, size)
    left, right = (converted(whole.subsurface(Rect(x, 0, half, size[1])).copy()) for x in (0, half))
    return left, right


def draw_curtain(canvas: Canvas, at: Rect, shut: float) -> None:
    """Draw the small curtain before a picture at `at`, closed to the share `shut`. Its halves come from both sides."""
    wide = round(at.width // 2 * shut)
    if wide:
        left, right = _halves(at.size)
        canvas.blit(left, at.topleft, Rect(left.get_width() - wide, 0, wide, at.height))
        canvas.blit(right, (at.right - wide, at.top), Rect(0, 0, wide, at.height))


def bulbs(size: tuple[int, int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The middles of the bulbs at the top, right, bottom and left side, in order round the frame, from the picture's
    upper left corner. The corners belong to top and bottom."""
    wide, high, half = size[0] + EDGE, size[1] + EDGE, EDGE // 2
    across, down = round(wide / _STEP) // 2 * 2 + 1, round(high / _STEP) // 2 * 2 + 1
    xs = [i * wide // across - half for i in range(across + 1)]
    ys = [i * high // down - half for i in range(1, down)]
    top, bottom = tuple((x, -half) for x in xs), tuple((x, high - half) for x in reversed(xs))
    return top, tuple((wide - half, y) for y in ys), bottom, tuple((-half, y) for y in reversed(ys))


@cached
def bulb(lit: bool) -> pygame.Surface:
    """A bulb. The difference is small, so that nothing flickers."""
    color, light = ("#FFFBEA", "#FFFFFF") if lit else ("#D98A12", "#F0B23C")
    half = _BULB / 2
    shape = f'<circle cx="{half}" cy="{half}" r="{half}" fill="#8A5A06"/>'
    shape += f'<circle cx="{half}" cy="{half}" r="{half - 2}" fill="{color}"/>'
    shape += f'<circle cx="{half - 2}" cy="{half - 2}" r="2.5" fill="{light}"/>'
    return converted(fragment(shape, (_BULB, _BULB)))


def draw_bulbs(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], clock: float) -> None:
    """Draw the bulbs around a picture at `at`; the odd and the even ones are lit by turns."""
    for strip, (x, y) in _strips(size, int(clock / PHASE) % 2):
        canvas.blit(strip, (at[0] + x, at[1] + y))


@cached
def _strips(size: tuple[int, int], phase: int) -> tuple[tuple[pygame.Surface, tuple[int, int]], ...]:
    """The bulbs of each side as one picture with its place, so that four things change, not a hundred. Sides do not
    touch, because the canvas would paint all that is between them."""
    out, number = [], 0
    for side in bulbs(size):
        left, top = min(x for x, _ in side), min(y for _, y in side)
        right, bottom = max(x for x, _ in side), max(y for _, y in side)
        strip = surfaces.new((right - left + _BULB, bottom - top + _BULB), pygame.SRCALPHA)
        for x, y in side:
            strip.blit(bulb(number % 2 == phase), (x - left, y - top))
            number += 1
        out.append((converted(strip), (left - _BULB // 2, top - _BULB // 2)))
    return tuple(out)


@cached
def plate(words: str, theme: Theme) -> Piece:
    """The large plate; its anchor is its middle."""
    out = board(_PLATE_WIDE, _RED_HIGH, _RED, _RED_HIGH // 2, CREAM, 7, 6).copy()
    size = text.fit(words, min(theme.px(_LETTERS), 116), _PLATE_WIDE - 110, "display")
    text.place(out, words, size, (_PLATE_WIDE / 2, _RED_HIGH / 2 - 3), CREAM, "display")
    return with_shadow(out, 18, 150, (0, 10))


def out_share(clock: float, place: int, calm: bool) -> tuple[float, int]:
    """How far the face at one of FACES is visible after `clock` seconds, 0 to 1, and the number of faces before it."""
    if calm:
        return 1.0, 0
    number, since = divmod(clock + place * _ROUND / len(FACES), _ROUND)
    coming, going = since / _SLIDES, (_OUT_FOR - since) / _SLIDES
    return max(0.0, min(1.0, coming, going)), int(number)


def draw_faces(canvas: Canvas, clock: float, calm: bool) -> None:
    """Draw the faces. The curtains and the frame are drawn over them."""
    for place, (out, hidden) in enumerate(zip(FACES, _HIDDEN, strict=True)):
        share, before = out_share(clock, place, calm)
        if share > 0:
            way = share * share * (3 - 2 * share)
            x, y = (a + (b - a) * way for a, b in zip(hidden, out, strict=True))
            face(KINDS[(place * 5 + before * 7) % len(KINDS)]).draw(canvas, (x, y))


@cached
def face(kind: str) -> Piece:
    return with_shadow(animal(kind, _FACE), 10, 120, (2, 7))


def show_at(size: tuple[int, int]) -> Rect:
    """Rectangle of the show, between logo and plate."""
    return Rect((1920 - size[0]) // 2, _SHOW_TOP, *size)


def plate_line(theme: Theme) -> int:
    """y of the plate's middle: over the frame's lower edge, above the bar."""
    return theme.bar_top - _RED_HIGH // 2 - 20
