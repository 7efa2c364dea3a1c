"""Canvas: what scenes draw on, a list of draw commands. A frame has one, and the painter makes pixels of it.

Nothing is painted while a scene draws, so a picture must not be changed once it was blitted.
"""

from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game import surfaces

Pos = Rect | tuple[float, float]
"""Where a picture's upper left corner lies, px."""
Box = Rect | tuple[float, float, float, float]
"""Left, top, width, height, px."""
Color = pygame.Color | str | tuple[int, ...]
Place = tuple[int, int, int, int]
"""A box that can be compared and hashed."""


class DrawTarget(Protocol):
    """What can be blitted to and filled: a canvas, and a picture that is put together from others."""

    def blit(self, source: Surface, dest: Pos, area: Box | None = None, special_flags: int = 0) -> Rect:
        """Put a picture, or the part `area` of it, at a place; where it lies on the target."""

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:
        """Fill a box, or all of it; what of the target is filled."""


class Blit(NamedTuple):
    """Put a picture, or a part of it, at a place."""

    source: Surface
    place: Place
    area: Place | None
    flags: int
    alpha: int | None

    def paint(self, picture: Surface) -> None:
        """Do it."""
        picture.blit(self.source, self.place, self.area, self.flags)

    def inside(self, density: float) -> "Blit":
        """The same in texels of a stage that has so many for each pixel. A picture of another window is not stretched
        yet: it may be hidden."""
        if self.area is None:
            part, (wide, high) = None, surfaces.texels_at(self.source, density)
        else:
            part = _place(surfaces.inner(self.source, self.area, density))
            wide, high = part[2:]
        return Blit(self.source, (*surfaces.placed(self.place[:2], density), wide, high), part, self.flags, self.alpha)

    def stretched(self, density: float) -> "Blit":
        """The same with a picture that has so many texels for each pixel; itself if it has."""
        if surfaces.density_of(self.source) == density:
            return self
        return self._replace(source=surfaces.with_density(self.source, density))

    def hides(self) -> bool:
        """Whether nothing of what lies below can be seen through it."""
        clear = self.source.get_flags() & pygame.SRCALPHA or self.source.get_colorkey() is not None
        return not self.flags and not clear and self.alpha in (None, 255)

    def moved(self, by: tuple[int, int]) -> "Blit":
        """The same, so many px to the right and down."""
        return Blit(self.source, _moved(self.place, by), self.area, self.flags, self.alpha)


class Fill(NamedTuple):
    """Fill a place with a colour."""

    color: tuple[int, ...]
    place: Place
    flags: int

    def paint(self, picture: Surface) -> None:
        """Do it."""
        picture.fill(self.color, self.place, self.flags)

    def inside(self, density: float) -> "Fill":
        """The same in texels of a stage that has so many for each pixel."""
        return Fill(self.color, _place(surfaces.filled(self.place, density)), self.flags)

    def stretched(self, density: float) -> "Fill":
        """Itself: it has no picture."""
        return self

    def hides(self) -> bool:
        """Whether nothing of what lies below can be seen through it."""
        return not self.flags

    def moved(self, by: tuple[int, int]) -> "Fill":
        """The same, so many px to the right and down."""
        return Fill(self.color, _moved(self.place, by), self.flags)


DrawCommand = Blit | Fill
"""Equal commands paint the same."""


class Canvas:
    """The draw commands of one frame, in their order, as a surface of that size would obey them."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._all = Rect((0, 0), size)
        self.commands: list[DrawCommand] = []

    def get_size(self) -> tuple[int, int]:
        """Width and height, px."""
        return self._all.size

    def blit(self, source: Surface, dest: Pos, area: Box | None = None, special_flags: int = 0) -> Rect:
        """As of any surface; returns where it will be."""
        part = None if area is None else _place(Rect(area).clip(source.get_rect()))
        width, height = source.get_size() if part is None else part[2:]
        place = int(dest[0]), int(dest[1]), width, height
        self.commands.append(Blit(source, place, part, special_flags, source.get_alpha()))
        return Rect(place).clip(self._all)

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:
        """As of any surface; returns what will be filled."""
        place = self._all.copy() if rect is None else Rect(rect).clip(self._all)
        self.commands.append(Fill(tuple(pygame.Color(color)), _place(place), special_flags))
        return place

    def add(self, other: "Canvas", by: tuple[int, int]) -> None:
        """Draw all that another canvas does, so many px to the right and down."""
        self.commands.extend(command.moved(by) for command in other.commands)


def _place(rect: Rect) -> Place:
    return rect.x, rect.y, rect.width, rect.height


def _moved(place: Place, by: tuple[int, int]) -> Place:
    return place[0] + by[0], place[1] + by[1], place[2], place[3]
