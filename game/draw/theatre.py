"""A game as a little theatre: its own set behind a gold frame, something of the game in front. Also the large frame
in which a game plays itself while nobody plays."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.draw.cache import cached, converted
from game.draw.color import darker
from game.draw.frame import valance
from game.draw.paper import Layers, Piece, dimmed, masked, with_shadow
from game.draw.svg import drawn, linear
from game.theme import GOLD_INK, STAGE

_UNIT = 480  # props are placed in a theatre this wide
_CROP = Rect(190, 0, 1540, 1078)  # of the backdrop: what a little theatre shows
_DIMS = ((255, 255, 255), (200, 190, 205), (158, 148, 172))
_VALANCE = 110  # px on the backdrop, which is shown a quarter as large
_LAMPS = 12
_LAMP_LIT = "#FFF6D0"
_LAMP_DARK = "#D9971C"
_GOLD_TOP = "#FFE08A"
_GOLD_FOOT = "#C98810"
ATTRACT = Rect(360, 168, 1200, 675)  # where a game plays itself
_EDGE = 30


@dataclass(frozen=True, slots=True)
class Prop:
    """A picture in front of a theatre's set: place from the middle of its opening, in a theatre 480 wide."""

    surface: pygame.Surface
    x: float
    y: float
    degrees: float = 0.0


def _shell(width: int, height: int) -> str:
    """The gold arch with its dark opening."""
    w, h = width, height
    gold = linear("f", (0, 0), (0, h), (0, _GOLD_TOP), (1, _GOLD_FOOT))
    return (
        f'<defs>{gold}</defs><path d="M0 {h * 0.16:.0f}Q{w * 0.5} {-h * 0.13:.0f} {w} {h * 0.16:.0f}V{h - 12}H0Z" '
        f'fill="{GOLD_INK}"/><path d="M5 {h * 0.17:.0f}Q{w * 0.5} {-h * 0.11:.0f} {w - 5} {h * 0.17:.0f}V{h - 17}H5Z" '
        f'fill="url(#f)"/><path d="M{w * 0.05:.0f} {h * 0.2:.0f}Q{w * 0.5} {-h * 0.04:.0f} {w * 0.95:.0f} {h * 0.2:.0f}'
        f'V{h - 34}H{w * 0.05:.0f}Z" fill="{GOLD_INK}"/>'
    )


def _footlights(width: int, height: int) -> str:
    lamps = "".join(
        f'<circle cx="{width * (i + 0.5) / _LAMPS:.0f}" cy="{height - 18}" r="6" fill="{_LAMP_LIT}"/>'
        for i in range(_LAMPS)
    )
    return (
        f'<rect y="{height - 34}" width="{width}" height="34" rx="8" fill="{GOLD_INK}"/>'
        f'<rect x="4" y="{height - 31}" width="{width - 8}" height="26" rx="7" fill="#E9B23A"/>{lamps}'
    )


@cached
def theatre(backdrop: pygame.Surface, color: str, width: int, props: tuple[Prop, ...] = (), dim: int = 0) -> Piece:
    """A little theatre; its anchor is the middle of its foot.

    backdrop: a set the size of the stage, without its frame. color: of the theatre's own curtain. dim: 0 the chosen
    one, 1 its neighbours, 2 the far ones.
    """
    height = round(width * 0.78)
    inner = (round(width * 0.88), round(width * 0.88 * 0.70))
    scene = pygame.Surface(STAGE)
    scene.blit(backdrop, (0, 0))
    valance(color, top=_VALANCE).draw(scene)
    small = pygame.transform.smoothscale(scene.subsurface(_CROP), inner)
    w, h = inner
    arch = f'<path d="M0 {h * 0.15:.0f}Q{w * 0.5} {-h * 0.1:.0f} {w} {h * 0.15:.0f}V{h}H0Z" fill="#FFFFFF"/>'
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    out.blit(drawn(_shell(width, height), (width, height)), (0, 0))
    out.blit(masked(small, arch), ((width - w) // 2, round(height * 0.07)))
    unit = width / _UNIT
    for prop in props:
        _stand(out, prop, (width / 2 + prop.x * unit, height * 0.56 + prop.y * unit), unit)
    out.blit(drawn(_footlights(width, height), (width, height)), (0, 0))
    if dim:
        out = dimmed(out, _DIMS[dim])
    return with_shadow(out, 18, 150, (3, 14), (width / 2, height))


def _stand(canvas: pygame.Surface, prop: Prop, at: tuple[float, float], unit: float) -> None:
    clear = pygame.Surface((prop.surface.get_width() + 6, prop.surface.get_height() + 6), pygame.SRCALPHA)
    clear.blit(prop.surface, (3, 3))
    turned = pygame.transform.rotozoom(clear, prop.degrees, 1)
    with_shadow(turned, max(2, round(8 * unit)), 110, (2, 5)).draw(canvas, at)


@cached
def attract_frame(phase: int = 0) -> Layers:
    """The gold frame with bulbs round ATTRACT, in two phases; what is inside stays clear."""
    area = ATTRACT.inflate(2 * _EDGE, 2 * _EDGE)
    w, h = area.size
    gold = linear("f", (0, 0), (0, h), (0, _GOLD_TOP), (1, darker(_GOLD_FOOT, 0.08)))
    body = (
        f'<defs>{gold}</defs><rect width="{w}" height="{h}" rx="40" fill="{GOLD_INK}"/>'
        f'<rect x="6" y="6" width="{w - 12}" height="{h - 12}" rx="36" fill="url(#f)"/>'
        f'<rect x="24" y="24" width="{w - 48}" height="{h - 48}" rx="24" fill="{GOLD_INK}"/>'
    )
    places: list[tuple[float, float]] = [(44 + i * (w - 88) / 30, y) for i in range(31) for y in (15, h - 15)]
    places += [(x, 52 + i * (h - 104) / 16) for i in range(17) for x in (15, w - 15)]
    for i, (x, y) in enumerate(places):
        color = _LAMP_LIT if (i // 2 + phase) % 2 else _LAMP_DARK
        body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="7" fill="{color}"/>'
    whole = drawn(body, (w, h))
    opening = Rect(_EDGE, _EDGE, ATTRACT.width, ATTRACT.height)
    hole = drawn(f'<rect width="{opening.w}" height="{opening.h}" rx="20" fill="#FFFFFF"/>', opening.size)
    hole.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    whole.blit(hole, opening, special_flags=pygame.BLEND_RGBA_SUB)
    bands = (Rect(0, 0, w, 60), Rect(0, h - 60, w, 60), Rect(0, 60, 60, h - 120), Rect(w - 60, 60, 60, h - 120))
    return Layers(tuple((converted(whole.subsurface(b).copy()), (area.x + b.x, area.y + b.y)) for b in bands))
