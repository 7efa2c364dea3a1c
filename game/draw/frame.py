"""The proscenium: valance and two side curtains. It is outside the safe area, so a television may cut it off."""

from __future__ import annotations

import pygame

from game import surfaces
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.paper import Layers, masked, pleats, shadow
from game.draw.svg import fragment, scallops
from game.theme import GOLD, GOLD_DARK, GOLD_INK, STAGE

WIDTH, HEIGHT = STAGE
_CURTAIN = 104
_CURTAIN_PLEATS = 3
_SCALLOPS = 12
_DEPTH = 24
_VALANCE_PLEATS = 48


def _with_soft_edge(
    surface: pygame.Surface, place: tuple[int, int], radius: int, alpha: int, drop: tuple[int, int]
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a paper layer on its shadow, cut to the stage, and its place."""
    soft = shadow(surface, radius, alpha)
    margin = 2 * radius
    area = surface.get_rect(topleft=place)
    area = area.union(area.inflate(2 * margin, 2 * margin).move(drop)).clip(pygame.Rect(0, 0, WIDTH, HEIGHT))
    out = surfaces.new(area.size, pygame.SRCALPHA)
    out.blit(soft, (place[0] - margin + drop[0] - area.x, place[1] - margin + drop[1] - area.y))
    out.blit(surface, (place[0] - area.x, place[1] - area.y))
    return converted(out), area.topleft


def _both_sides(curtain: pygame.Surface, radius: int, alpha: int) -> tuple[tuple[pygame.Surface, tuple[int, int]], ...]:
    right = surfaces.flip(curtain, True, False)
    return (
        _with_soft_edge(curtain, (0, 0), radius, alpha, (6, 4)),
        _with_soft_edge(right, (WIDTH - curtain.get_width(), 0), radius, alpha, (-6, 4)),
    )


@cached
def valance(color: str, cord: str = GOLD_DARK, top: int = 50) -> Layers:
    """Return the scalloped border along the upper edge, about 58 px high, with its cord."""
    height = top + 8
    edge = scallops(0, WIDTH, top - 16, _SCALLOPS, _DEPTH)
    cloth = masked(
        pleats(WIDTH, height, darker(color, 0.08), _VALANCE_PLEATS, 5), f'<path d="{edge}V0H0Z" fill="#FFFFFF"/>'
    )
    out = surfaces.new((WIDTH, height + 8), pygame.SRCALPHA)
    out.blit(cloth, (0, 0))
    out.blit(fragment(f'<path d="{edge}" fill="none" stroke="{cord}" stroke-width="6"/>', out.get_size()), (0, 0))
    return Layers((_with_soft_edge(out, (0, 0), 12, 130, (0, 8)),))


@cached
def frame(color: str) -> Layers:
    """Return the frame of a game's table: valance and two narrow side curtains. Paint it over the backdrop."""
    shape = "C98 260 60 430 40 560C56 700 78 860 86 1080H0Z"
    outline = f'<path d="M0 0H{_CURTAIN}{shape}" fill="#FFFFFF"/>'
    curtain = masked(pleats(_CURTAIN, HEIGHT, color, _CURTAIN_PLEATS, 3), outline)
    tie = (
        f'<path d="M0 548C24 560 36 560 46 552L48 572C36 582 20 582 0 570Z" fill="{GOLD_DARK}"/>'
        f'<path d="M40 574L30 612H50Z" fill="{GOLD_DARK}"/>'
        f'<circle cx="40" cy="566" r="11" fill="{lighter(GOLD_DARK, 0.25)}"/>'
    )
    curtain.blit(fragment(tie, (_CURTAIN, HEIGHT)), (0, 0))
    return Layers(_both_sides(curtain, 14, 120) + valance(color, GOLD_DARK).parts)


@cached
def house_frame(color: str, curtain_width: int = 250) -> Layers:
    """Return wide curtains drawn aside, and a valance: for title (250), seats (190), attract (330)."""
    w = curtain_width
    shape = (
        f"M0 0H{w}C{w - 10} 300 {w * 0.72:.0f} 470 {w * 0.36:.0f} 600"
        f"C{w * 0.52:.0f} 760 {w * 0.62:.0f} 900 {w * 0.66:.0f} {HEIGHT}H0Z"
    )
    curtain = masked(pleats(w, HEIGHT, color, max(4, round(w / 36)), 3), f'<path d="{shape}" fill="#FFFFFF"/>')
    knot = w * 0.35
    line = f'stroke="{GOLD_INK}" stroke-width="4" stroke-linejoin="round"'
    tie = (
        f'<path d="M-6 588C{w * 0.16:.0f} 612 {w * 0.28:.0f} 612 {w * 0.37:.0f} 590L{w * 0.39:.0f} 618'
        f'C{w * 0.28:.0f} 644 {w * 0.14:.0f} 642 -6 620Z" fill="{GOLD}" {line}/>'
        f'<path d="M{knot - 12:.0f} 630H{knot + 12:.0f}L{knot + 20:.0f} 700H{knot - 20:.0f}Z" fill="{GOLD_DARK}" '
        f"{line}/>"
        f'<circle cx="{knot:.0f}" cy="612" r="18" fill="{GOLD}" {line}/>'
    )
    curtain.blit(fragment(tie, (w, HEIGHT)), (0, 0))
    return Layers(_both_sides(curtain, 22, 160) + house_valance(color).parts)


def house_valance(color: str) -> Layers:
    """Return the valance alone, for things that hang from behind it."""
    return valance(darker(color, 0.1), GOLD, 44)
