"""The logo: letters on threads, two rings on hooks, and the Rook's eyes, which look around and blink."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached, converted, disk
from game.draw.frame import house_valance
from game.draw.paper import Layers, Piece, turned, with_shadow
from game.draw.svg import fragment, picture
from game.theme import CORD, GOLD, GOLD_DARK, GOLD_LIGHT, HOUSE_FRAME, INK

_FILL = "#FFF3D2"
_SMALL_FILL = "#FFD98A"
_EDGE = "#5A1230"
_LETTER = 250  # em of the large letters at scale 1
_SMALL_LETTER = 92
_ROUND = 225  # px of a ring's or an eye's picture at scale 1
_ROUND_BOX = 224
_BEAK_AT = (521, 82)
_EYES_AT = ((428, 4), (614, 14))
_RINGS_AT = ((-494, 30), (-330, 10))
# (letters, x, y, degrees), from the logo's middle at scale 1
_LARGE = (("H", -700, 0, -3), ("K", -166, 0, 4), ("R", 226, 4, 3), ("K", 812, 0, -4))
_SMALL = (("by", -872, 10, 5), ("or by", 26, 16, -4))
_PUPIL = 44
_EYE = 78
_GAZE = 24  # movement of a pupil from the eye's middle, in units of the eye's box
_REST = (0.5, 0.35)
_LID = "#363A63"
_LIDS = 6  # pictures of a closing lid
_RING_LIGHT = "M44 60A70 70 0 0 1 130 38"


@dataclass(frozen=True, slots=True)
class LogoPart:
    """A letter, ring or eye with its place relative to the logo's middle. `thread`: where its thread is attached."""

    name: str
    piece: Piece
    at: tuple[float, float]
    threads: tuple[float, ...] = ()


def _ring() -> str:
    return (
        f'<circle cx="100" cy="100" r="80" fill="none" stroke="{_EDGE}" stroke-width="58"/>'
        f'<circle cx="100" cy="100" r="80" fill="none" stroke="{GOLD_DARK}" stroke-width="36"/>'
        f'<circle cx="100" cy="98" r="80" fill="none" stroke="{GOLD}" stroke-width="26"/>'
        f'<path d="{_RING_LIGHT}" stroke="{GOLD_LIGHT}" stroke-width="9" fill="none" stroke-linecap="round"/>'
    )


def _eye() -> str:
    return (
        f'<circle cx="100" cy="100" r="108" fill="{_EDGE}"/><circle cx="100" cy="100" r="97" fill="#1A1B2A"/>'
        f'<circle cx="100" cy="100" r="{_EYE}" fill="#FFF1D0"/><circle cx="100" cy="100" r="{_EYE}" fill="none" '
        'stroke="#FFFFFF" stroke-opacity=".5" stroke-width="4"/>'
    )


def _round(body: str, scale: float) -> pygame.Surface:
    side = _ROUND * scale
    return fragment(f'<g transform="translate(12 12)">{body}</g>', (_ROUND_BOX, _ROUND_BOX), (side, side))


def _word(words: str, size: float, color: str, edge: int, degrees: float) -> pygame.Surface:
    whole = text.outlined(words, size, color, _EDGE, edge)
    return turned(whole.subsurface(whole.get_bounding_rect()), degrees)


@cached
def logo_parts(scale: float = 0.86) -> tuple[LogoPart, ...]:
    """Return all parts from left to right, for dropping in one by one."""
    parts = []
    soft = max(3, round(14 * scale))
    for letter, x, y, turn in _LARGE:
        picture_ = _word(letter, _LETTER * scale, _FILL, max(4, round(_LETTER * scale * 0.055)), turn)
        parts.append(LogoPart(letter, with_shadow(picture_, soft, 150, (4, 10)), (x * scale, y * scale), (0.0,)))
    for words, x, y, turn in _SMALL:
        picture_ = _word(words, _SMALL_LETTER * scale, _SMALL_FILL, max(3, round(7 * scale)), turn)
        hang = picture_.get_width() * 0.3
        piece = with_shadow(picture_, max(3, round(9 * scale)), 130, (2, 7))
        parts.append(LogoPart(words, piece, (x * scale, y * scale), (-hang, hang)))
    for x, y in _RINGS_AT:
        parts.append(LogoPart("ring", _hung_ring(scale), (x * scale, y * scale), (2 * scale,)))
    for x, y in _EYES_AT:
        piece = with_shadow(_round(_eye(), scale), soft, 150, (4, 10))
        parts.append(LogoPart("eye", piece, (x * scale, y * scale), (0.0,)))
    return tuple(sorted(parts, key=lambda part: part.at[0]))


def _hung_ring(scale: float) -> Piece:
    """Return a ring with its hook; the anchor is the ring's middle."""
    ring = with_shadow(_round(_ring(), scale), max(3, round(14 * scale)), 150, (4, 10))
    above = round(40 * scale)
    size = (ring.surface.get_width(), ring.surface.get_height() + above)
    out = surfaces.new(size, pygame.SRCALPHA)
    out.blit(ring.surface, (0, above))
    anchor = (ring.anchor[0], ring.anchor[1] + above)
    high = 92 * scale
    carried = with_shadow(picture("hook", high * 110 / 160, high), 4, 110, (1, 4))
    carried.draw(out, (anchor[0] + 8 * scale, anchor[1] - 112 * scale))
    return Piece(converted(out), anchor, ring.box)


def thread(out: pygame.Surface, x: float, top: float, bottom: float) -> None:
    """Draw a thread from above the stage down to a letter."""
    if bottom > top:
        out.fill("#2A0A1C", Rect(round(x) + 1, round(top), 3, round(bottom - top)))
        out.fill(CORD, Rect(round(x) - 1, round(top), 3, round(bottom - top)))


@cached
def _base(scale: float, center: tuple[int, int]) -> Layers:
    """Return everything except pupils and beak, with threads up to the stage's edge."""
    reach = 1100 * scale
    area = Rect(round(center[0] - reach), 0, round(2 * reach), round(center[1] + 190 * scale))
    out = disk(f"logo-{scale}-{center}", lambda: _hung(scale, center, area))
    ink = out.get_bounding_rect()
    return Layers(((out.subsurface(ink).copy(), (area.x + ink.x, ink.y)),))


def _hung(scale: float, center: tuple[int, int], area: Rect) -> pygame.Surface:
    """Return all letters, rings and eyes on their threads, cut to `area` of the stage."""
    out = surfaces.new(area.size, pygame.SRCALPHA)
    for part in logo_parts(scale):
        x, y = center[0] - area.x + part.at[0], center[1] + part.at[1]
        end = y - (150 * scale if part.name == "ring" else 0)
        for offset in part.threads:
            thread(out, x + offset, 0, end)
    for part in logo_parts(scale):
        part.piece.draw(out, (center[0] - area.x + part.at[0], center[1] + part.at[1]))
    return out


@cached
def _pupil(scale: float) -> pygame.Surface:
    side = 2 * (_PUPIL + 2) * scale * _ROUND / _ROUND_BOX
    drawn = f'<circle cx="46" cy="46" r="44" fill="{INK}"/><circle cx="62" cy="28" r="16" fill="#FFFFFF"/>'
    return fragment(drawn, (92, 92), (side, side))


@cached
def _lid(scale: float, step: int) -> pygame.Surface:
    """Return the upper lid of an eye, closed by step / (_LIDS - 1)."""
    side = 2 * (_EYE + 2) * scale * _ROUND / _ROUND_BOX
    low = 2 * _EYE * step / (_LIDS - 1)
    half = math.sqrt(max(0.0, _EYE**2 - (_EYE - low) ** 2))
    large = 1 if low > _EYE else 0
    left, right, y = 80 - half, 80 + half, 80 - _EYE + low
    if step >= _LIDS - 1:
        shape = f'<circle cx="80" cy="80" r="{_EYE}" fill="{_LID}"/><path d="M20 96Q80 132 140 96" '
        shape += 'stroke="#1A1B2A" stroke-width="8" fill="none" stroke-linecap="round"/>'
    else:
        shape = f'<path d="M{left:.1f} {y:.1f}A{_EYE} {_EYE} 0 {large} 1 {right:.1f} {y:.1f}Z" fill="{_LID}"/>'
        shape += f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="#1A1B2A" stroke-width="6"/>'
    return fragment(shape, (160, 160), (side, side))


@cached
def _beak(scale: float) -> Piece:
    shape = (
        f'<path d="M14 22Q100 -26 186 22L100 176Z" fill="{_EDGE}"/>'
        '<path d="M34 30Q100 -6 166 30L100 150Z" fill="#B4B8C8"/>'
        '<path d="M34 30Q100 56 166 30" stroke="#7B8096" stroke-width="7" fill="none"/>'
    )
    return with_shadow(fragment(shape, (200, 180), (92 * scale, 83 * scale)), max(2, round(6 * scale)), 120, (1, 5))


def draw_eyes(canvas: Canvas, center: tuple[int, int], scale: float, gaze: tuple[float, float], lid: float) -> None:
    """Draw pupils, lids and beak. `gaze`: -1 to 1, right and down. `lid`: 0 open, 1 closed."""
    unit = scale * _ROUND / _ROUND_BOX
    length = max(1.0, math.hypot(*gaze))
    pupil, step = _pupil(scale), round(max(0.0, min(1.0, lid)) * (_LIDS - 1))
    for x, y in _EYES_AT:
        middle = (center[0] + x * scale, center[1] + y * scale)
        if step < _LIDS - 1:
            at = (middle[0] + gaze[0] / length * _GAZE * unit, middle[1] + gaze[1] / length * _GAZE * unit)
            canvas.blit(pupil, pupil.get_rect(center=(round(at[0]), round(at[1]))))
        if step:
            cover = _lid(scale, step)
            canvas.blit(cover, cover.get_rect(center=(round(middle[0]), round(middle[1]))))
    _beak(scale).draw(canvas, (center[0] + _BEAK_AT[0] * scale, center[1] + _BEAK_AT[1] * scale))


def draw_logo(
    canvas: Canvas,
    center: tuple[int, int] = (982, 186),
    scale: float = 0.86,
    gaze: tuple[float, float] = _REST,
    lid: float = 0.0,
) -> None:
    """Draw the whole logo on threads that come from behind the valance, which is drawn again here.

    Logos are cached by center and scale, so use few of these; gaze and lid may change in every frame.
    """
    _base(scale, center).draw(canvas)
    house_valance(HOUSE_FRAME).draw(canvas)
    draw_eyes(canvas, center, scale, gaze, lid)
