"""Canvas: the list of draw commands of one frame. Scenes draw on it; the painter turns it into pixels.

Nothing is painted while a scene draws, so a picture must not change after it was blitted.
"""

from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game import surfaces

Pos = Rect | tuple[float, float]
"""Upper left corner, px."""
Box = Rect | tuple[float, float, float, float]
"""Left, top, width, height, px."""
Color = pygame.Color | str | tuple[int, ...]
Place = tuple[int, int, int, int]
"""A box that can be compared and hashed: left, top, width, height, px."""


class DrawTarget(Protocol):
    """A target of drawing: a canvas, or a picture that is composed of others."""

    def blit(self, source: Surface, dest: Pos, area: Box | None = None, special_flags: int = 0) -> Rect:
        """Put a picture, or its part `area`, at `dest`; returns its box on the target."""

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:
        """Fill a box, or the whole target; returns the filled box."""


def put(target: DrawTarget, picture: Surface, **at: tuple[float, float]) -> Rect:
    """Draw a picture with a point of its box at the nearest pixel, as `center=(960, 540)`; returns its box there."""
    return target.blit(picture, picture.get_rect(**{point: (round(x), round(y)) for point, (x, y) in at.items()}))


class Blit(NamedTuple):
    """Puts a picture, or a part of it, at a place."""

    source: Surface
    place: Place
    area: Place | None
    flags: int
    alpha: int | None

    def paint(self, picture: Surface) -> None:
        picture.blit(self.source, self.place, self.area, self.flags)

    def inside(self, density: float) -> "Blit":
        """Return the command in texels, for a stage with `density` texels for each pixel. A picture made for another
        window is not stretched yet, because it may be hidden."""
        if self.area is None:
            part, (wide, high) = None, surfaces.texels_at(self.source, density)
        else:
            part = _place(surfaces.inner(self.source, self.area, density))
            wide, high = part[2:]
        return Blit(self.source, (*surfaces.placed(self.place[:2], density), wide, high), part, self.flags, self.alpha)

    def stretched(self, density: float) -> "Blit":
        """Return the command with a picture of `density` texels for each pixel."""
        if surfaces.density_of(self.source) == density:
            return self
        return self._replace(source=surfaces.with_density(self.source, density))

    def hides(self) -> bool:
        """Whether the command covers everything below it."""
        clear = self.source.get_flags() & pygame.SRCALPHA or self.source.get_colorkey() is not None
        return not self.flags and not clear and self.alpha in (None, 255)

    def moved(self, by: tuple[int, int]) -> "Blit":
        """Return the command moved right and down by `by` px."""
        return Blit(self.source, _moved(self.place, by), self.area, self.flags, self.alpha)


class Fill(NamedTuple):
    """Fills a place with a colour."""

    color: tuple[int, ...]
    place: Place
    flags: int

    def paint(self, picture: Surface) -> None:
        picture.fill(self.color, self.place, self.flags)

    def inside(self, density: float) -> "Fill":
        """Return the command in texels, for a stage with `density` texels for each pixel."""
        return Fill(self.color, _place(surfaces.filled(self.place, density)), self.flags)

    def stretched(self, density: float) -> "Fill":
        """Return the command unchanged: it has no picture."""
        return self

    def hides(self) -> bool:
        """Whether the command covers everything below it."""
        return not self.flags

    def moved(self, by: tuple[int, int]) -> "Fill":
        """Return the command moved right and down by `by` px."""
        return Fill(self.color, _moved(self.place, by), self.flags)


DrawCommand = Blit | Fill
"""Equal commands paint the same pixels."""


class Canvas:
    """The draw commands of one frame, in order. It offers the drawing methods of a surface of that size."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._all = Rect((0, 0), size)
        self.commands: list[DrawCommand] = []

    def get_size(self) -> tuple[int, int]:
        """Width and height, px."""
        return self._all.size

    def blit(self, source: Surface, dest: Pos, area: Box | None = None, special_flags: int = 0) -> Rect:
        """Add a blit, with the arguments of `Surface.blit`; returns the box on the canvas."""
        part = None if area is None else _place(Rect(area).clip(source.get_rect()))
        width, height = source.get_size() if part is None else part[2:]
        place = int(dest[0]), int(dest[1]), width, height
        self.commands.append(Blit(source, place, part, special_flags, source.get_alpha()))
        return Rect(place).clip(self._all)

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:
        """Add a fill, with the arguments of `Surface.fill`; returns the filled box."""
        place = self._all.copy() if rect is None else Rect(rect).clip(self._all)
        self.commands.append(Fill(tuple(pygame.Color(color)), _place(place), special_flags))
        return place

    def shift(self, first: int, by: tuple[int, int]) -> None:
        """Move the commands from index `first` on right and down by `by` px."""
        self.commands[first:] = [command.moved(by) for command in self.commands[first:]]

    def add(self, other: "Canvas", by: tuple[int, int]) -> None:
        """Add all commands of another canvas, moved right and down by `by` px."""
        self.commands.extend(command.moved(by) for command in other.commands)


def _place(rect: Rect) -> Place:
    return rect.x, rect.y, rect.width, rect.height


def _moved(place: Place, by: tuple[int, int]) -> Place:
    return place[0] + by[0], place[1] + by[1], place[2], place[3]
