"""Digits: a pad of twelve large keys, and what stands there so far as dots. Pure places and pictures."""

import pygame
from pygame import Rect

from game.canvas import Canvas
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import CARD_EDGE, CREAM, GOLD, Theme
from game.widgets.focus import Target
from game.widgets.letters import DONE, ERASED, key_targets

KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ERASED, "0", DONE)
_COLUMNS, _GAP = 3, 16
_WIDE, _TOP, _HIGH, _ABOVE_RAIL = 240, 330, 132, 36
_DOTS = Rect(620, 196, 680, 100)
_DOT, _DOT_STEP = 36, 72


def digit_targets(theme: Theme) -> tuple[Target, ...]:
    """The keys, row by row; lower where the rail is higher."""
    rows = len(KEYS) // _COLUMNS
    high = min(rows * (_HIGH + _GAP) - _GAP, theme.rail_top - _ABOVE_RAIL - _TOP)
    wide = _COLUMNS * (_WIDE + _GAP) - _GAP
    return key_targets(KEYS, _COLUMNS, Rect(960 - wide // 2, _TOP, wide, high), _GAP)


def draw_dots(canvas: Canvas, count: int, most: int) -> None:
    """A dot for every digit that was given, a ring for each that may follow."""
    _paper().draw(canvas, _DOTS.center)
    left = _DOTS.centerx - (most - 1) * _DOT_STEP // 2
    for place in range(most):
        picture = _dot(place < count)
        canvas.blit(picture, picture.get_rect(center=(left + place * _DOT_STEP, _DOTS.centery)))


@cached
def _paper() -> Piece:
    return with_shadow(board(*_DOTS.size, CREAM, 24, CARD_EDGE, 4), 8, 110, (2, 6))


@cached
def _dot(full: bool) -> pygame.Surface:
    half = _DOT / 2
    ring = f'<circle cx="{half}" cy="{half}" r="{half - 3}" fill="none" stroke="#B9A77E" stroke-width="4"/>'
    disc = f'<circle cx="{half}" cy="{half}" r="{half - 1}" fill="#4A2E00"/><circle cx="{half}" cy="{half}" '
    disc += f'r="{half - 6}" fill="{GOLD}"/>'
    return converted(fragment(disc if full else ring, (_DOT, _DOT)))
