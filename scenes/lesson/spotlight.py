"""Spotlight: the stage is dark except for soft light on the things that the host talks about. The lights glide from one
thing to the next."""

from collections.abc import Sequence
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
LEAST = (420, 360)  # smallest size of a light, px
AROUND = 64
"""px of light around a thing, so that its corners are bright too."""
ROUND = 140  # px, radius of a light's corners
SOFT = 32  # px, width of the soft edge
COARSE = 8  # px of the stage for one px of the small picture that is enlarged
BREATH, BREATHS = 0.05, 2.4
"""Growth of a pulsing light as a share of its size, and the seconds of a pulse."""

Box = tuple[float, float, float, float]
"""Middle and size of a light, px."""


class Spotlight:
    """`aim` sets the marked things; `update` moves the light to them."""

    def __init__(self) -> None:
        self._from: tuple[Box, ...] = ()
        self._to: tuple[Box, ...] = ()
        self._time = LIGHT_GLIDES.seconds
        self._breath = 0.0

    def aim(self, rects: Sequence[Rect], glides: bool) -> None:
        """Mark these things. The light glides to them, or is there at once."""
        goal = tuple(map(_around, rects))
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
        """The moving lights, each on the way to one of the new places. Surplus lights close, missing ones open."""
        share = LIGHT_GLIDES.ease(min(1.0, self._time / LIGHT_GLIDES.seconds))
        if share >= 1 or not self._from:
            return self._to
        count = max(len(self._from), len(self._to))
        pairs = zip(_filled(self._from, self._to, count), _filled(self._to, self._from, count), strict=True)
        return tuple(_between(old, new, share) for old, new in pairs)

    def draw(self, canvas: Canvas, bottom: int, left: float = LEFT) -> None:
        """Darken the stage down to y = `bottom`, to the share `left` of light."""
        canvas.blit(_veil(self.holes(), bottom, left), (0, 0))

    def holes(self) -> tuple[tuple[int, int, int, int], ...]:
        """The lights in the small picture."""
        grown = 1 + BREATH * (1 - round(5 * (1 + sin(2 * pi * self._breath / BREATHS + pi / 2)) / 2) / 5)
        return tuple(_coarse(box, grown) for box in self._now())


def _around(rect: Rect) -> Box:
    """The light of a thing."""
    return (*rect.center, max(LEAST[0], rect.width + 2 * AROUND), max(LEAST[1], rect.height + 2 * AROUND))


def _filled(boxes: tuple[Box, ...], others: tuple[Box, ...], count: int) -> tuple[Box, ...]:
    """Fill `boxes` up to `count`, with closed lights at the places of `others`."""
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
    small = shade(holes, bottom, left_of_light)
    return surfaces.smoothscale(small, (STAGE[0], small.get_height() * COARSE)).subsurface((0, 0, STAGE[0], bottom))


def shade(holes: Sequence[tuple[int, int, int, int]], bottom: int, left_of_light: float) -> pygame.Surface:
    """The dark as a small picture, one px for COARSE px of the stage."""
    small = surfaces.points((STAGE[0] // COARSE, -(-bottom // COARSE)))
    small.fill((*DARK, round(255 * (1 - left_of_light))))
    for box in holes:
        surfaces.rect(small, (*DARK, 0), pygame.Rect(box), border_radius=ROUND // COARSE)
    return surfaces.gaussian_blur(small, SOFT // COARSE)
