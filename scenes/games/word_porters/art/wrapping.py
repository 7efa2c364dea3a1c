"""Brown parcel paper: what a word or a hint wears before it is laid open, and how it turns over."""

import math
from collections.abc import Callable

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, linear
from scenes.games.word_porters.art import paints

_RADIUS = 14
_FOOT = 5
_FOLD = 0.34  # of the height
_EDGE = "#A87F4B"
_CORD, _CORD_LIGHT, _CORD_DARK = "#8A2A1B", "#C2513C", "#7E2417"
_EDGE_ON = 0.02  # what is left of the width when one looks at the edge


@cached
def wrapped(size: tuple[int, int]) -> Piece:
    """A card of that size in paper and string, anchored at its middle: the same for all words and all hints."""
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


def draw_turning(canvas: Canvas, before: Piece, after: Callable[[], Piece], at: tuple[float, float],
                 share: float) -> None:  # fmt: skip
    """A piece on its way from one side (`share` 0) to the other (1), its anchor at a place.

    `after` is called from the half on and no sooner: what is on the other side is not even drawn while it is hidden.
    """
    piece = before if share < 0.5 else after()
    if share <= 0 or share >= 1:
        piece.draw(canvas, at)
        return
    squeeze = max(_EDGE_ON, abs(math.cos(math.pi * share)))
    wide, high = piece.surface.get_size()
    narrow = pygame.transform.smoothscale(piece.surface, (max(2, round(wide * squeeze)), high))
    canvas.blit(narrow, (round(at[0] - piece.anchor[0] * squeeze), round(at[1] - piece.anchor[1])))
