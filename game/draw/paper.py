"""Paper and light: boards, shadows, stickers, glows, pleats. All pictures are made once and then only blitted."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game import surfaces
from game.canvas import DrawTarget
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter, with_alpha
from game.draw.svg import Size, around, dashes, draw_svg, fragment, linear, radial, scallops
from game.theme import CREAM, SHADOW, STAGE

__all__ = [
    "Layers",
    "Piece",
    "blur",
    "board",
    "cut_up",
    "glow",
    "gradient",
    "masked",
    "pleats",
    "scallops",
    "shadow",
    "silhouette",
    "spot",
    "sticker",
    "to_write_on",
    "with_shadow",
]

Pos = tuple[float, float]
Parts = tuple[tuple[Surface, tuple[int, int]], ...]
"""Pictures with their places."""
_WHOLE = 3  # px that are whole texels at every density
_ROWS = 12  # px of pleats, whole texels at every density
_RIM = 0.28  # opacity of the light upper edge of a board


_LEAST_GROWN = 0.05


@dataclass(frozen=True, slots=True)
class Piece:
    """A picture with room for its shadow or glow.

    `anchor`: the point of the surface that is put at a given place. `box`: the paper itself, relative to the anchor.
    """

    surface: Surface
    anchor: tuple[int, int]
    box: Rect

    def draw(self, canvas: DrawTarget, at: Pos) -> Rect:
        """Blit it with its anchor at a place; returns the rectangle of the paper."""
        canvas.blit(self.surface, (round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]))
        return self.rect(at)

    def draw_grown(self, canvas: DrawTarget, at: Pos, share: float) -> None:
        """Blit it scaled by `share` around its anchor, while it pops up or overshoots."""
        if share == 1:
            self.draw(canvas, at)
            return
        scale = max(_LEAST_GROWN, share)
        small = surfaces.smoothscale_by(self.surface, scale)
        canvas.blit(small, (round(at[0] - self.anchor[0] * scale), round(at[1] - self.anchor[1] * scale)))

    def rect(self, at: Pos) -> Rect:
        """Return the rectangle of the paper if the anchor is at a place."""
        return self.box.move(round(at[0]), round(at[1]))


@dataclass(frozen=True, slots=True)
class Layers:
    """Pictures at fixed places of the stage: a large, partly transparent picture, cut to its inked parts."""

    parts: Parts

    def draw(self, canvas: DrawTarget) -> None:
        for surface, place in self.parts:
            canvas.blit(surface, place)


def cut_up(surface: Surface, box: Rect, at: tuple[int, int] = (0, 0), opaque: Rect | None = None) -> Parts:
    """Cut the part `box` of a picture into pieces. Its `opaque` part gets no alpha, so it is copied several times as
    fast; other pieces lie around it. All cuts are between texels at every density. `at`: the picture's place."""
    box = _between_texels(box, outwards=True).clip(surface.get_rect())
    pieces, solid = [box], None
    if opaque is not None:
        solid = _between_texels(opaque.clip(box), outwards=False)
        above, below = solid.top - box.top, box.bottom - solid.bottom
        pieces = [
            Rect(box.left, box.top, box.width, above),
            Rect(box.left, solid.top, solid.left - box.left, solid.height),
            Rect(solid.right, solid.top, box.right - solid.right, solid.height),
            Rect(box.left, solid.bottom, box.width, below),
        ]
    parts = [(surface.subsurface(piece).copy(), piece) for piece in pieces if piece]
    if solid is not None:
        paper = surfaces.new(solid.size)
        paper.blit(surface, (0, 0), solid)
        parts.append((converted(paper), solid))
    return tuple((part, (place.x + at[0], place.y + at[1])) for part, place in parts)


def _between_texels(box: Rect, outwards: bool) -> Rect:
    """Return the next larger or smaller box whose edges are between texels at every density."""
    before, after = (0, _WHOLE - 1) if outwards else (_WHOLE - 1, 0)
    left, top = ((edge + before) // _WHOLE * _WHOLE for edge in box.topleft)
    right, bottom = ((edge + after) // _WHOLE * _WHOLE for edge in box.bottomright)
    return Rect(left, top, right - left, bottom - top)


def gradient(size: tuple[int, int], *colors: str | tuple[int, int, int, int], across: bool = False) -> Surface:
    """Return colours from top to bottom (or left to right): a strip of one texel each, enlarged."""
    count = len(colors)
    strip = surfaces.points((count, 1) if across else (1, count))
    for i, color in enumerate(colors):
        strip.set_at((i, 0) if across else (0, i), with_alpha(color, 255) if isinstance(color, str) else color)
    return surfaces.smoothscale(strip, size)


@cached
def veil(red: int, green: int, blue: int, alpha: int, size: tuple[int, int] = STAGE) -> Surface:
    """Return an even layer of that colour, to be laid over the stage."""
    out = surfaces.new(size, pygame.SRCALPHA)
    out.fill((red, green, blue, alpha))
    return out


@cached
def board(
    width: int, height: int, color: str, radius: int = 18, edge: str | None = None, edge_width: int = 0, foot: int = 0
) -> Surface:
    """Return a rounded piece of board: slight gradient, light upper rim, an edge all round or a thick foot below it."""
    e = edge_width if edge else 0
    inner = height - foot
    shape = f"<defs>{linear('g', (0, 0), (0, inner), (0, lighter(color, 0.05)), (1, darker(color, 0.05)))}</defs>"
    if edge:
        shape += f'<rect width="{width}" height="{height}" rx="{radius}" fill="{edge}"/>'
    inside = f'width="{width - 2 * e}" height="{inner - 2 * e}" rx="{max(1, radius - e)}"'
    shape += f'<rect x="{e}" y="{e}" {inside} fill="url(#g)"/>'
    shape += (
        f'<path d="M{radius} {e + 1.5}H{width - radius}" stroke="#FFFFFF" stroke-opacity="{_RIM}" '
        'stroke-width="2" stroke-linecap="round"/>'
    )
    return fragment(shape, (width, height))


def blur(surface: Surface, radius: int) -> Surface:
    """Return a soft copy, which need not be sharp."""
    return surfaces.coarsely(lambda: _blurred(surfaces.with_density(surface, surfaces.density()), radius))


def _blurred(surface: Surface, radius: int) -> Surface:
    """Blur at a quarter of the size: a full screen costs 15 ms instead of 746."""
    shrink = 4 if radius >= 8 else 2 if radius >= 4 else 1
    if shrink == 1:
        return surfaces.gaussian_blur(surface, max(1, radius))
    width, height = surface.get_size()
    small = surfaces.smoothscale(surface, (max(1, width // shrink), max(1, height // shrink)))
    soft = surfaces.gaussian_blur(small, max(1, radius // shrink))
    return surfaces.smoothscale(soft, (width, height))


def silhouette(surface: Surface, color: str = SHADOW, alpha: int = 255) -> Surface:
    """Return the shape of a picture in one colour, with smooth edges."""
    out = surface.copy() if surface.get_flags() & pygame.SRCALPHA else surface.convert_alpha()
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill(with_alpha(color, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha != 255:
        out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def shadow(surface: Surface, radius: int = 12, alpha: int = 90) -> Surface:
    """Return the soft shadow of a picture, larger by 2 * radius on every side. It is made no sharper than in full HD:
    sharp shadows of a whole set took 130 MiB in 4K."""
    return surfaces.coarsely(lambda: _shadow(surfaces.with_density(surface, surfaces.density()), radius, alpha))


def _shadow(surface: Surface, radius: int, alpha: int) -> Surface:
    margin = 2 * radius
    out = surfaces.new((surface.get_width() + 2 * margin, surface.get_height() + 2 * margin), pygame.SRCALPHA)
    out.fill(with_alpha(SHADOW, 0))
    out.blit(silhouette(surface, SHADOW, min(255, alpha)), (margin, margin))
    return _blurred(out, radius)


def with_shadow(
    surface: Surface,
    radius: int = 12,
    alpha: int = 90,
    drop: tuple[int, int] = (3, 9),
    anchor: tuple[float, float] | None = None,
) -> Piece:
    """Return a picture on its shadow. The anchor is the picture's middle, or a point of it."""
    width, height = surface.get_size()
    soft = shadow(surface, radius, alpha)
    margin = 2 * radius
    left, top = max(0, margin - drop[0]), max(0, margin - drop[1])
    out = surfaces.new((left + width + margin + drop[0], top + height + margin + drop[1]), pygame.SRCALPHA)
    out.blit(soft, (left + drop[0] - margin, top + drop[1] - margin))
    out.blit(surface, (left, top))
    x, y = anchor or (width / 2, height / 2)
    return Piece(converted(out), (left + round(x), top + round(y)), Rect(-round(x), -round(y), width, height))


def to_write_on(blank: Piece) -> tuple[Piece, Surface]:
    """Return a copy of a board on its shadow, and its paper to draw on."""
    surface = blank.surface.copy()
    return Piece(surface, blank.anchor, blank.box), surface.subsurface(blank.box.move(blank.anchor))


_CLEAR = 3  # px around a picture that is rotated
STICKER_ROOM = 2  # px around the edge of a sticker


def sticker(surface: Surface, edge: int = 6, color: str = CREAM) -> Surface:
    """Return a picture with a die-cut paper edge, larger by the edge and STICKER_ROOM on every side."""
    pad = edge + STICKER_ROOM
    shape = silhouette(surface, color)
    out = surfaces.new((surface.get_width() + 2 * pad, surface.get_height() + 2 * pad), pygame.SRCALPHA)
    out.fill(with_alpha(color, 0))
    steps = max(16, edge * 2)
    for reach in (edge, edge / 2) if edge > 8 else (edge,):
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            out.blit(shape, (pad + round(reach * math.cos(turn)), pad + round(reach * math.sin(turn))))
    out.blit(surface, (pad, pad))
    return out


def die_cut(double: Surface, edge: int) -> Surface:
    """Return a sticker of half the size: its edge is drawn at double size, so that it is smooth."""
    return converted(halved(sticker(double, edge)))


def halved(double: Surface) -> Surface:
    """Return a picture of double size at its normal size."""
    return surfaces.smoothscale(double, (round(double.get_width() / 2), round(double.get_height() / 2)))


def turned(flat: Surface, degrees: float, fades_to: str = SHADOW) -> Surface:
    """Rotate a picture to the left around its middle, with a transparent edge, as only transparent edges are smooth.
    They fade to the colour `fades_to`, which is visible on light ground."""
    clear = surfaces.new((flat.get_width() + 2 * _CLEAR, flat.get_height() + 2 * _CLEAR), pygame.SRCALPHA)
    clear.fill(with_alpha(fades_to, 0))
    clear.blit(flat, (_CLEAR, _CLEAR))
    return surfaces.rotozoom(clear, degrees, 1) if degrees else clear


@cached
def empty_place(width: int, color: str = CREAM) -> Surface:
    """Return a dashed outline for a card `width` px wide that is still to be laid."""
    high = round(width * 1.4)
    line = f'stroke="{color}" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" '
    line += dashes(around(width - 8, high - 8, 16), 16, 12)
    inner = f'x="4" y="4" width="{width - 8}" height="{high - 8}" rx="16"'
    return fragment(f'<rect {inner} fill="#FFFFFF" fill-opacity=".06" {line}/>', (width, high))


@cached
def glow(radius: int, color: str, strength: float = 1.0, middle: float = 0.45) -> Surface:
    """Return a round soft light, 2 * radius wide, transparent at its rim."""
    light = radial("g", (100, 100), 100, (0, color, strength), (middle, color, strength * 0.35), (1, color, 0))
    return fragment(
        f'<defs>{light}</defs><circle cx="100" cy="100" r="100" fill="url(#g)"/>', (200, 200), (radius * 2, radius * 2)
    )


SPOT = 128
"""Radius of the glow that spots of all sizes are scaled from; it is too soft for the scaling to be visible."""


@cached
def spot(width: int, height: int, color: str, strength: float = 1.0) -> Surface:
    """Return an oval soft light. Enlarging a coarse one takes a tenth of the time of shrinking a sharp one."""
    with surfaces.no_sharper():
        light = glow(SPOT, color, strength)
    return surfaces.smoothscale(light, (width, height))


@cached
def added_light(width: int, height: int, color: str, strength: float = 0.3) -> Surface:
    """Return an oval light for BLEND_RGB_ADD: light on saturated ground, which an alpha blit would turn grey."""
    out = surfaces.new((width, height))
    out.blit(spot(width, height, color, strength), (0, 0))
    return converted(out)


def masked(surface: Surface, shape: str, size: Size | None = None) -> Surface:
    """Return a copy of a picture, cut to the SVG elements in `shape` (drawn in any colour)."""
    mask = draw_svg(shape, size or surface.get_size(), surface.get_size())
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out = surfaces.new(surface.get_size(), pygame.SRCALPHA)  # an opaque copy would silently ignore the mask
    out.blit(surface, (0, 0))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def dimmed(surface: Surface, color: Sequence[int] = (158, 150, 182)) -> Surface:
    """Return a copy multiplied by a colour; transparent parts stay transparent."""
    out = surface.copy()
    out.fill((*color[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def pleats(width: int, height: int, color: str, count: int, seed: int = 0) -> Surface:
    """Return folded paper: every pleat has a lit half, a shaded half and a crisp ridge. All rows are equal, so a few
    are drawn and repeated."""
    pick = random.Random(seed)
    shares = [pick.uniform(0.75, 1.25) for _ in range(count)]
    defs, bars, x = "", "", 0.0
    for i, share in enumerate(shares):
        right = x + width * share / sum(shares)
        ridge = x + (right - x) * 0.46
        defs += linear(f"a{i}", (x, 0), (ridge, 0), (0, darker(color, 0.34)), (1, lighter(color, 0.10)))
        defs += linear(f"b{i}", (ridge, 0), (right, 0), (0, darker(color, 0.10)), (1, darker(color, 0.46)))
        bars += f'<rect x="{x:.1f}" width="{ridge - x + 0.6:.1f}" height="{_ROWS}" fill="url(#a{i})"/>'
        bars += f'<rect x="{ridge:.1f}" width="{right - ridge + 0.6:.1f}" height="{_ROWS}" fill="url(#b{i})"/>'
        bars += f'<path d="M{ridge:.1f} 0V{_ROWS}" stroke="#FFFFFF" stroke-opacity=".16" stroke-width="2"/>'
        x = right
    rows, out = draw_svg(f"<defs>{defs}</defs>{bars}", (width, _ROWS)), surfaces.new((width, height), pygame.SRCALPHA)
    for y in range(0, height, _ROWS):
        out.blit(rows, (0, y))
    return out
