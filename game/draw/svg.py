"""SVG pictures through pygame's loader, with workarounds for aspect, gradients and clipping.

The loader knows no clipPath, mask, filter, pattern, use, text or nested svg. It reads gradients only in user space,
ignores the alpha of #RRGGBBAA and keeps the aspect. Colours must be #RRGGBB, with a separate opacity.
"""

from __future__ import annotations

import functools
import io
import math
import re
from collections.abc import Sequence
from pathlib import Path
from xml.parsers import expat
from zlib import crc32

import pygame

from engine import damage
from game import surfaces
from game.draw.cache import cached, converted
from game.theme import CREAM, GOLD, PLATE

PICTURES = Path(__file__).resolve().parent.parent.parent / "assets" / "pictures"

Size = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]  # offset 0-1, colour, opacity
Recolor = tuple[tuple[str, str], ...]

_VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ENDS_IN_A_GAP = 1.004
_PLAIN, _LARGEST = 200, 4096
"""Units: the side of a stand-in shape, and the longest side of a picture."""


@cached
def fragment(body: str, box: Size, size: Size | None = None) -> pygame.Surface:
    """Like `draw_svg`, but cached. The surface is shared: copy it before drawing on it."""
    return draw_svg(body, box, size)


def draw_svg(body: str, box: Size, size: Size | None = None) -> pygame.Surface:
    """Draw SVG elements in a box of width x height units, at `size` pixels (by default the box's).

    Another aspect than the box's stretches the picture. Not cached, as large parts of stored pictures would push small
    pictures out.
    """
    width, height = (max(1, round(side)) for side in (size or box))
    across, down = width / box[0], height / box[1]
    if abs(across - down) * max(box) > 1:  # the loader would keep the aspect and return a smaller picture
        body = f'<g transform="scale({across:.5f} {down:.5f})">{body}</g>'
        box = (width, height)
    inside = surfaces.inside((width, height))
    across, down = (texels / (side * surfaces.density()) for texels, side in zip(inside, (width, height), strict=True))
    box = box[0] * across, box[1] * down  # a partly filled last texel needs a larger box
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box[0]} {box[1]}" '
        f'width="{box[0]}" height="{box[1]}">{body}</svg>'
    )
    return converted(surfaces.adopted(_exactly(_load(text, inside), inside), (width, height)))


def _load(text: str, size: tuple[int, int]) -> pygame.Surface:
    try:
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    except pygame.error as error:
        damage.note(PICTURES, error)  # the text is made of several files
        return surfaces.points(size)


def _exactly(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the surface at exactly that size: the loader may return a texel less."""
    if surface.get_size() == size:
        return surface
    whole = surfaces.points(size)
    whole.blit(surface, (0, 0))
    return whole


@functools.cache
def source(name: str) -> tuple[str, Size]:
    """Return elements and view box of assets/pictures/<name>.svg; those of a stand-in shape if the file is damaged."""
    file = PICTURES / f"{name}.svg"
    try:
        return _parts(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, expat.ExpatError) as error:
        damage.note(file, error)
        return _plain_shape(name), (_PLAIN, _PLAIN)


def _parts(text: str) -> tuple[str, Size]:
    """Return elements and view box of a picture's text. ValueError or ExpatError if it is damaged."""
    expat.ParserCreate().Parse(text, True)
    found = _VIEW_BOX.search(text)
    if found is None:
        raise ValueError("there is no viewBox that starts at 0 0")
    box = float(found[1]), float(found[2])
    if not all(1 <= side <= _LARGEST for side in box):
        raise ValueError("its viewBox has no usable size")
    return text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")], box


def _plain_shape(name: str) -> str:
    """Return a polygon with dots in a box of _PLAIN units, as a stand-in for a picture. Corners and dots depend on the
    name, so that two cards without pictures differ. `icon` recolours it like a picture."""
    kind, middle, radius = crc32(name.encode()), _PLAIN / 2, _PLAIN * 0.4
    corners, dots = 3 + kind % 6, kind // 6 % 4
    turns = (2 * math.pi * corner / corners for corner in range(corners))
    points = " ".join(f"{middle + radius * math.sin(at):.1f},{middle - radius * math.cos(at):.1f}" for at in turns)
    out = f'<polygon points="{points}" fill="{CREAM}" stroke="{PLATE}" stroke-width="{_PLAIN * 0.06}"/>'
    for dot in range(dots):
        out += f'<circle cx="{middle + (dot - (dots - 1) / 2) * 34}" cy="{middle + 8}" r="13" fill="{PLATE}"/>'
    return out


def body(name: str, recolor: Recolor = ()) -> str:
    """Return the elements of assets/pictures/<name>.svg, for use in another fragment; `recolor` replaces colours."""
    inner, _ = source(name)
    for old, new in recolor:
        inner = inner.replace(old, new)
    return inner


def placed(name: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, recolor: Recolor = ()) -> str:
    """Return the elements of a picture with its upper left corner at (x, y), turned about it by `turn` degrees."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body(name, recolor)}</g>'


@cached
def picture(name: str, width: float, height: float | None = None, recolor: Recolor = ()) -> pygame.Surface:
    """Return assets/pictures/<name>.svg at a width; by default the height follows its aspect."""
    _, box = source(name)
    return fragment(body(name, recolor), box, (width, height or width * box[1] / box[0]))


def linear(name: str, start: Size, end: Size, *stops: Stop) -> str:
    """Return a linear gradient definition in user space, to be used as fill="url(#name)"."""
    place = f'x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</linearGradient>'


def radial(name: str, center: Size, radius: float, *stops: Stop) -> str:
    """Return a radial gradient definition in user space, to be used as fill="url(#name)"."""
    place = f'cx="{center[0]}" cy="{center[1]}" r="{radius}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}</radialGradient>'


def _stops(stops: Sequence[Stop]) -> str:
    out = ""
    for stop in stops:
        opacity = f' stop-opacity="{stop[2]}"' if len(stop) > 2 else ""
        out += f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>'
    return out


def dashes(around: float, dash: float, gap: float) -> str:
    """Return dashes for a line `around` units long, in gaps of about `gap`, such that it ends within a gap. For a dash
    cut off in a curve the loader draws uninitialised memory."""
    period = around / max(1, round(around / (dash + gap))) * _ENDS_IN_A_GAP
    return f'stroke-dasharray="{dash} {period - dash:.3f}"'


def around(width: float, height: float, radius: float) -> float:
    """Return the length of the outline of a rectangle with round corners, or of a circle."""
    return 2 * (width + height) - (8 - 2 * math.pi) * radius


def around_ellipse(rx: float, ry: float) -> float:
    """Return the length of the outline of an ellipse, nearly exactly, by Ramanujan's formula."""
    return math.pi * (3 * (rx + ry) - math.sqrt((3 * rx + ry) * (rx + 3 * ry)))


def dashed_ellipse(center: Size, rx: float, ry: float, dash: float, gap: float, look: str) -> str:
    """Return the outline of an ellipse in dashes. `look`: its other attributes, such as the stroke."""
    line = dashes(around_ellipse(rx, ry), dash, gap)
    return f'<ellipse cx="{center[0]}" cy="{center[1]}" rx="{rx}" ry="{ry}" fill="none" {line} {look}/>'


def star(x: float, y: float, radius: float, fill: str = GOLD) -> str:
    """Return a star of five points as a polygon."""
    corners = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.46
        angle = math.radians(-90) + i * math.pi / 5
        corners.append(f"{x + reach * math.cos(angle):.1f},{y + reach * math.sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}" fill="{fill}"/>'


def scallops(left: float, right: float, y: float, count: int, depth: float) -> str:
    """Return the path of a scalloped lower edge from left to right, without a way back."""
    width = (right - left) / count
    return f"M{left} {y}" + f" a{width / 2:.2f} {depth} 0 0 0 {width:.2f} 0" * count
