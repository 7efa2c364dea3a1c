"""The sun over the sea on its path, for sheets and the count; how high it is shows how many cards are left."""

from math import cos, pi, sin

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around_ellipse, dashes, fragment
from scenes.games.hookie_mookie.art import faces

SUN, SEA = 84, 54  # px: of the sun, and of the sea below the path
_SKY, _WATER, _SEA_LINE, _WAY = "#1E2450", "#22609A", "#9CD0F5", "#8C98E0"


def draw_sky(canvas: Canvas, box: pygame.Rect, day: float) -> None:
    """Draw the sky over the sea, with the sun on its path."""
    _sky(box.size).draw(canvas, box.topleft)
    sun, line = faces.sun(SUN), box.bottom - SEA
    rect = sun.get_rect(center=sun_at(box, day))
    canvas.blit(sun, rect, (0, 0, rect.width, max(0, min(rect.height, line - rect.top))))


def sun_at(box: pygame.Rect, day: float) -> tuple[int, int]:
    """Return the middle of the sun at a time of day, 0 to 1."""
    turn = pi * (1 - day)
    across, up = _path(box.size)
    return round(box.centerx + across * cos(turn)), round(box.bottom - SEA - up * sin(turn))


def _path(size: tuple[int, int]) -> tuple[float, float]:
    """The half axes of the path."""
    return size[0] / 2 - SUN, size[1] - SEA - SUN * 0.7


def sun_path(middle: tuple[float, float], across: float, up: float, color: str) -> str:
    """The dotted path of the sun over `middle`, with these half axes."""
    x, line = middle
    dots = dashes(around_ellipse(across, up) / 2, 2, 14)
    way = f"M{x - across} {line}A{across} {up} 0 0 1 {x + across} {line}"
    return f'<path d="{way}" fill="none" stroke="{color}" stroke-width="6" {dots} stroke-linecap="round"/>'


@cached
def _sky(size: tuple[int, int]) -> Piece:
    wide, high = size
    out = board(wide, high, _SKY, 22).copy()
    line, (across, up) = high - SEA, _path(size)
    way = sun_path((wide / 2, line), across, up, _WAY)
    foot = f"V{high - 22}Q{wide} {high} {wide - 22} {high}H22Q0 {high} 0 {high - 22}Z"
    sea = f'<path d="M0 {line}H{wide}{foot}" fill="{_WATER}"/>'
    foam = f'<path d="M0 {line}H{wide}" stroke="{_SEA_LINE}" stroke-width="4"/>'
    out.blit(fragment(f"{way}{sea}{foam}", size), (0, 0))
    return with_shadow(out, 4, 60, (1, 3), (0, 0))
