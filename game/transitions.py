"""Transitions: how one picture becomes the next, as values. The stack plays them, scenes know nothing of it."""

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.canvas import Canvas
from game.easing import FADE, GLIDE

Surface = pygame.Surface


class Transition(Protocol):
    """`seconds` long; `draw(canvas, old, new, share)` mixes both pictures, of one size, share from 0 to 1.

    The pictures are the transition's own: their alpha may be set.
    """

    @property
    def seconds(self) -> float:
        """How long it takes; 0 shows the new picture at once."""

    def draw(self, canvas: Canvas, old: Surface, new: Surface, share: float) -> None:
        """Draw the picture at `share` of the way."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The new picture in the next frame: the only way out of what is private."""

    seconds: float = 0.0

    def draw(self, canvas: Canvas, old: Surface, new: Surface, share: float) -> None:
        """Only the new one, whatever the share."""
        del old, share
        canvas.blit(new, (0, 0))


@dataclass(frozen=True, slots=True)
class Fade:
    """The new picture grows out of the old one."""

    seconds: float = FADE.seconds

    def draw(self, canvas: Canvas, old: Surface, new: Surface, share: float) -> None:
        """The old one, and over it the new one with `share` of its strength."""
        canvas.blit(old, (0, 0))
        new.set_alpha(round(255 * share))
        canvas.blit(new, (0, 0))


@dataclass(frozen=True, slots=True)
class Slide:
    """The new picture pushes the old one out; (-1, 0) moves both to the left, (0, 1) downwards."""

    towards: tuple[int, int] = (-1, 0)
    seconds: float = GLIDE.seconds

    def draw(self, canvas: Canvas, old: Surface, new: Surface, share: float) -> None:
        """Both edge to edge."""
        width, height = canvas.get_size()
        way = GLIDE.ease(share)
        dx, dy = self.towards
        at = round(dx * width * way), round(dy * height * way)
        canvas.blit(old, at)
        canvas.blit(new, (at[0] - dx * width, at[1] - dy * height))


CUT = Cut()
