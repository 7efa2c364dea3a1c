"""Spotlight: the stage is dark except for soft light on the things that the host talks about. The lights glide from one
thing to the next."""

from collections.abc import Sequence
from math import pi, sin

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw.cache import cached_briefly
from game.draw.paper import veil
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
BESIDE = 2 * SOFT // COARSE
"""px of the small picture around a light, beyond which all is equally dark."""
BREATH, BREATHS = 0.05, 2.4
"""Growth of a pulsing light as a share of its size, and the seconds of a pulse."""

Box = tuple[float, float, float, float]
"""Middle and size of a light, px."""
Hole = tuple[int, int, int, int]
"""Left, top, width and height in the small picture."""


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

    @property
    def _glides(self) -> bool:
        return bool(self._from) and self._time < LIGHT_GLIDES.seconds

    def _now(self) -> tuple[Box, ...]:
        """The moving lights, each on the way to one of the new places. Surplus lights close, missing ones open."""
        if not self._glides:
            return self._to
        share = LIGHT_GLIDES.ease(self._time / LIGHT_GLIDES.seconds)
        count = max(len(self._from), len(self._to))
        pairs = zip(_filled(self._from, self._to, count), _filled(self._to, self._from, count), strict=True)
        return tuple(_between(old, new, share) for old, new in pairs)

    def draw(self, canvas: Canvas, bottom: int, left: float = LEFT) -> None:
        """Darken the stage down to y = `bottom`, to the share `left` of light.

        Only the part around the lights is a picture of this moment. One of the whole stage has 7 MiB, four times as
        much in 4K, and a light that glides needs a new one for each frame.
        """
        small = Rect(0, 0, STAGE[0] // COARSE, bottom // COARSE)
        around = [Rect(hole).inflate(2 * BESIDE, 2 * BESIDE) for hole in self._grown(1 + BREATH)]
        part = around[0].unionall(around[1:]).clip(small) if around else Rect(0, 0, 0, 0)
        lit = Rect(*(length * COARSE for length in part))
        dark = veil(*_darkness(left), (STAGE[0], bottom))
        for bar in (
            Rect(0, 0, STAGE[0], lit.top),
            Rect(0, lit.top, lit.left, lit.height),
            Rect(lit.right, lit.top, STAGE[0] - lit.right, lit.height),
            Rect(0, lit.bottom, STAGE[0], bottom - lit.bottom),
        ):
            if bar:
                canvas.blit(dark, bar, bar)
        if part:
            light = _light if self._glides else _still_light
            canvas.blit(light(self.holes(), (part.x, part.y, *part.size), bottom, left), lit)

    def holes(self) -> tuple[Hole, ...]:
        """The lights in the small picture."""
        return self._grown(1 + BREATH * (1 - round(5 * (1 + sin(2 * pi * self._breath / BREATHS + pi / 2)) / 2) / 5))

    def _grown(self, times: float) -> tuple[Hole, ...]:
        return tuple(_coarse(box, times) for box in self._now())


def _around(rect: Rect) -> Box:
    """The light of a thing."""
    return (*rect.center, max(LEAST[0], rect.width + 2 * AROUND), max(LEAST[1], rect.height + 2 * AROUND))


def _filled(boxes: tuple[Box, ...], others: tuple[Box, ...], count: int) -> tuple[Box, ...]:
    """Fill `boxes` up to `count`, with closed lights at the places of `others`."""
    return boxes + tuple((x, y, 0.0, 0.0) for x, y, _, _ in others[len(boxes) : count])


def _between(old: Box, new: Box, share: float) -> Box:
    x, y, wide, high = (a + (b - a) * share for a, b in zip(old, new, strict=True))
    return x, y, wide, high


def _coarse(box: Box, grown: float) -> Hole:
    x, y, wide, high = box
    wide, high = wide * grown, high * grown
    return (
        round((x - wide / 2) / COARSE),
        round((y - high / 2) / COARSE),
        max(1, round(wide / COARSE)),
        max(1, round(high / COARSE)),
    )


def _light(holes: tuple[Hole, ...], part: Hole, bottom: int, left_of_light: float) -> pygame.Surface:
    """The `part` of the dark that has the lights."""
    small = shade(holes, bottom, left_of_light).subsurface(part)
    return surfaces.smoothscale(small, (part[2] * COARSE, part[3] * COARSE))


_still_light = cached_briefly(_light)


def shade(holes: Sequence[Hole], bottom: int, left_of_light: float) -> pygame.Surface:
    """The dark as a small picture, one px for COARSE px of the stage."""
    small = surfaces.points((STAGE[0] // COARSE, -(-bottom // COARSE)))
    small.fill(_darkness(left_of_light))
    for box in holes:
        surfaces.rect(small, (*DARK, 0), pygame.Rect(box), border_radius=ROUND // COARSE)
    return surfaces.gaussian_blur(small, SOFT // COARSE)


def _darkness(left_of_light: float) -> tuple[int, int, int, int]:
    return (*DARK, round(255 * (1 - left_of_light)))
