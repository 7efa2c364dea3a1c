"""Spotlight: the stage is dark except for soft ovals of light on the marked things. The ovals glide from one thing to
the next."""

from collections.abc import Sequence
from functools import cache
from math import pi, sin

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw.cache import cached_briefly
from game.easing import LIGHT_GLIDES
from game.theme import STAGE

DARK = (8, 5, 20)
LEFT, LEFT_ON_BOARD = 0.25, 0.5
"""Share of light in the dark: usually, and while a learner has to read a whole board."""
OVAL = (620, 460)  # smallest size of an oval, px
ROUND = 1.42
"""Size of an oval divided by that of its thing, so that the corners are lit too."""
COARSE = 8  # px of the stage for one px of the small picture that is enlarged
EDGE = 0.62  # share of an oval's radius with full light
BREATH, BREATHS = 0.05, 2.4
"""Growth of a pulsing oval as a share of its size, and the seconds of a pulse."""
_GRAIN = 64

Box = tuple[float, float, float, float]
"""Middle and size of an oval, px."""


class Spotlight:
    """`aim` sets the marked things; `update` moves the light to them."""

    def __init__(self) -> None:
        self._from: tuple[Box, ...] = ()
        self._to: tuple[Box, ...] = ()
        self._time = LIGHT_GLIDES.seconds
        self._breath = 0.0

    def aim(self, rects: Sequence[Rect], glides: bool) -> None:
        """Mark these things. The light glides to them, or is there at once."""
        goal = tuple(_oval(rect) for rect in rects)
        if goal == self._to:
            return
        if glides:
            self._from, self._time = self._now(), 0.0
        self._to = goal

    def update(self, dt: float, breathes: bool) -> None:
        """Let `dt` seconds pass."""
        self._time += dt
        self._breath = self._breath + dt if breathes else 0.0

    def _now(self) -> tuple[Box, ...]:
        """The moving ovals, each on the way to one of the new places. Surplus ovals close, missing ones open."""
        share = LIGHT_GLIDES.ease(min(1.0, self._time / LIGHT_GLIDES.seconds))
        if share >= 1 or not self._from:
            return self._to
        count = max(len(self._from), len(self._to))
        pairs = zip(_filled(self._from, self._to, count), _filled(self._to, self._from, count), strict=True)
        return tuple(_between(old, new, share) for old, new in pairs)

    def draw(self, canvas: Canvas, bottom: int, left: float = LEFT) -> None:
        """Darken the stage down to y = `bottom`, to the share `left` of light."""
        grown = 1 + BREATH * (1 - round(5 * (1 + sin(2 * pi * self._breath / BREATHS + pi / 2)) / 2) / 5)
        holes = tuple(_coarse(box, grown) for box in self._now())
        canvas.blit(_veil(holes, bottom, left), (0, 0))

    def draw_dark(self, canvas: Canvas, bottom: int) -> None:
        """Darken the whole stage, without ovals."""
        canvas.blit(_veil((), bottom, LEFT), (0, 0))


def _oval(rect: Rect) -> Box:
    """The oval of a thing."""
    return (*rect.center, max(OVAL[0], rect.width * ROUND), max(OVAL[1], rect.height * ROUND))


def _filled(boxes: tuple[Box, ...], others: tuple[Box, ...], count: int) -> tuple[Box, ...]:
    """Fill `boxes` up to `count`, with closed ovals at the places of `others`."""
    return boxes + tuple((x, y, 0.0, 0.0) for x, y, _, _ in others[len(boxes) : count])


def _between(old: Box, new: Box, share: float) -> Box:
    x, y, wide, high = (a + (b - a) * share for a, b in zip(old, new, strict=True))
    return x, y, wide, high


def _coarse(box: Box, grown: float) -> tuple[int, int, int, int]:
    """Left, top, width and height in the small picture."""
    x, y, wide, high = box
    wide, high = wide * grown, high * grown
    return (
        round((x - wide / 2) / COARSE),
        round((y - high / 2) / COARSE),
        max(1, round(wide / COARSE)),
        max(1, round(high / COARSE)),
    )


@cached_briefly
def _veil(holes: tuple[tuple[int, int, int, int], ...], bottom: int, left_of_light: float) -> pygame.Surface:
    """The dark over the stage down to `bottom`."""
    small = surfaces.new((STAGE[0] // COARSE, -(-bottom // COARSE)), pygame.SRCALPHA)
    small.fill((*DARK, round(255 * (1 - left_of_light))))
    for left, top, wide, high in holes:
        light = surfaces.smoothscale(_light(), (wide, high))
        small.blit(light, (left, top), special_flags=pygame.BLEND_RGBA_MIN)
    return surfaces.smoothscale(small, (STAGE[0], small.get_height() * COARSE)).subsurface((0, 0, STAGE[0], bottom))


@cache
def _light() -> pygame.Surface:
    """A circle of light with a soft edge, as the darkness at each px."""
    out = surfaces.points((_GRAIN, _GRAIN))
    for x in range(_GRAIN):
        for y in range(_GRAIN):
            away = ((2 * x + 1 - _GRAIN) ** 2 + (2 * y + 1 - _GRAIN) ** 2) ** 0.5 / _GRAIN
            share = min(1.0, max(0.0, (away - EDGE) / (1 - EDGE)))
            out.set_at((x, y), (*DARK, round(255 * (1 - LEFT) * share * share * (3 - 2 * share))))
    return out
