"""Surfaces: pictures at the window's own resolution. All drawing code uses pixels of the 1920 x 1080 stage. A picture
has `density` times as many texels in each direction and reports its size on the stage.

At density 1 they are pygame's own surfaces, and any surface of pygame counts as a picture of density 1. This module
wraps pygame's functions on surfaces (`transform`, `draw`) for pixels of the stage.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary, ref

import pygame
from pygame import Rect, Surface

Size = tuple[int, int]
Point = tuple[float, float]
Box = Rect | tuple[float, float, float, float]
Color = pygame.Color | str | tuple[int, ...]

STEPS = (2 / 3, 1.0, 4 / 3, 2.0)
"""The possible densities: 720p, 1080p, 1440p, 4K. A window of another size scales the next larger one down."""
LARGE = 2_000_000
"""Texels of a picture that takes longer than a frame to scale smoothly."""
_EXACT = 1e-6  # tolerance for lengths that are whole except for rounding

_window = 1.0
"""The density of the window's pictures."""
_density = 1.0
_all_plain = True
"""Whether all pictures have density 1, so that no density has to be compared."""


def all_plain() -> bool:
    """Whether every picture has had density 1 since the program began."""
    return _all_plain


def density() -> float:
    """Texels for each pixel of the stage, in one direction, of pictures made now."""
    return _density


def use_density(texels: float) -> None:
    """Make pictures with that density from now on, and adapt the limits of the caches (`bytes_for`)."""
    global _window
    _window = texels
    _make_with(texels)


def _make_with(texels: float) -> None:
    global _density, _all_plain
    _density, _all_plain = texels, _all_plain and texels == 1


@contextmanager
def at_density(texels: float) -> Iterator[None]:
    """Make pictures with that density inside the `with` block."""
    before = _density
    _make_with(texels)
    try:
        yield
    finally:
        _make_with(before)


@contextmanager
def no_sharper() -> Iterator[None]:
    """Make pictures no sharper than in full HD inside the `with` block."""
    with at_density(min(1, _density)):
        yield


def step_for(scale: float) -> float:
    """Return the density for a window with `scale` pixels for each pixel of the stage."""
    return next((step for step in STEPS if step >= scale - _EXACT), STEPS[-1])


def density_of(surface: Surface) -> float:
    """Return a picture's texels for each pixel of the stage."""
    return surface.density if isinstance(surface, DenseSurface) else 1.0


def inside(size: Size, many: float | None = None) -> Size:
    """Return the texels of a picture with that size on the stage, at the current or another density."""
    many = many or _density
    return _up(size[0], many), _up(size[1], many)


def bytes_for(limit: float) -> float:
    """Return a limit in bytes for the window's density, from the limit at density 1.

    In 4K it is twice as large, although each picture is four times as large, so a cache keeps fewer of them. With four
    times the bytes it held 768 MiB, most of which no frame asked for again. With half as much again, the frame of a
    kiosk and the show in it dropped each other's pictures.
    """
    return limit * _window


def texels(surface: Surface) -> Size:
    """Return width and height in memory."""
    return Surface.get_size(surface)


def texels_at(surface: Surface, many: float) -> Size:
    """Return the `texels` that a picture has at another density."""
    return texels(surface) if density_of(surface) == many else inside(surface.get_size(), many)


class DenseSurface(Surface):
    """A surface of a density other than 1. Its methods take and return pixels of the stage."""

    density: float
    size_on_stage: Size

    @classmethod
    def of(cls, size: Size, many: float, flags: int = 0) -> DenseSurface:
        """Return an empty picture."""
        picture = cls.__new__(cls)
        Surface.__init__(picture, (_up(size[0], many), _up(size[1], many)), flags)
        return picture._is(size, many)

    def _is(self, size: Size, many: float) -> DenseSurface:
        self.size_on_stage, self.density = size, many
        return self

    def get_size(self) -> Size:
        return self.size_on_stage

    def get_width(self) -> int:
        return self.size_on_stage[0]

    def get_height(self) -> int:
        return self.size_on_stage[1]

    def get_rect(self, **places: Any) -> Rect:
        rect = Rect((0, 0), self.size_on_stage)
        for name, value in places.items():
            setattr(rect, name, value)
        return rect

    def get_bounding_rect(self, min_alpha: int = 1) -> Rect:
        """Return the smallest box in pixels of the stage that contains all ink."""
        ink, many = Surface.get_bounding_rect(self, min_alpha), self.density
        left, top = _down(ink.left, 1 / many), _down(ink.top, 1 / many)
        right, bottom = _up(ink.right, 1 / many), _up(ink.bottom, 1 / many)
        return Rect(left, top, right - left, bottom - top).clip(self.get_rect())

    def blit(self, source: Surface, dest: Rect | Point, area: Box | None = None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        picture = with_density(source, self.density)
        part = None if area is None else inner(picture, area, self.density)
        at = _down(dest[0], self.density), _down(dest[1], self.density)
        Surface.blit(self, picture, at, part, special_flags)
        size = source.get_size() if area is None else Rect(area).size
        return Rect((int(dest[0]), int(dest[1])), size).clip(self.get_rect())

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        Surface.fill(self, color, None if rect is None else filled(rect, self.density), special_flags)
        return self.get_rect() if rect is None else Rect(rect).clip(self.get_rect())

    def subsurface(self, *box: object) -> DenseSurface:
        place = Rect(*box)
        part = Surface.subsurface(self, inner(self, place, self.density))
        assert isinstance(part, DenseSurface)
        return part._is(place.size, self.density)

    def copy(self) -> DenseSurface:
        return self._like(Surface.copy(self))

    def convert(self, *how: object) -> DenseSurface:
        return self._like(Surface.convert(self, *how))

    def convert_alpha(self) -> DenseSurface:
        return self._like(Surface.convert_alpha(self))

    def _like(self, other: Surface) -> DenseSurface:
        assert isinstance(other, DenseSurface)
        return other._is(self.size_on_stage, self.density)


def _up(length: float, many: float) -> int:
    return math.ceil(length * many - _EXACT)


def _down(place: float, many: float) -> int:
    return math.floor(place * many + _EXACT)


def placed(at: tuple[int, int], many: float) -> tuple[int, int]:
    """Return the texel of a position on the stage."""
    return _down(at[0], many), _down(at[1], many)


def inner(source: Surface, area: Box, many: float) -> Rect:
    """Return the texels of a picture's part at density `many`, which it has or will be stretched to."""
    part = Rect(area)
    at = _down(part.x, many), _down(part.y, many)
    return Rect(at, (_up(part.w, many), _up(part.h, many))).clip(Rect((0, 0), texels_at(source, many)))


def filled(place: Box, many: float) -> Rect:
    """Return the texels of a filled box. Adjacent boxes do not overlap, and no line vanishes."""
    box = Rect(place)
    left, top = _down(box.left, many), _down(box.top, many)
    right, bottom = _down(box.right, many), _down(box.bottom, many)
    return Rect(left, top, max(right - left, bool(box.width)), max(bottom - top, bool(box.height)))


_stretched: WeakKeyDictionary[Surface, ref[Surface]] = WeakKeyDictionary()
"""Stretched versions of pictures, while the painter or others hold them."""


def with_density(source: Surface, many: float) -> Surface:
    """Return the picture at density `many`, stretched if it was made for another window."""
    if density_of(source) == many:
        return source
    kept = _stretched.get(source)
    found = kept() if kept is not None else None
    if found is None or density_of(found) != many:
        size = texels_at(source, many)
        if max(math.prod(size), math.prod(texels(source))) > LARGE:
            found = _empty_like(source, size)._is(source.get_size(), many)
            pygame.transform.scale(source, size, found)
        else:
            found = _scaled(source if source.get_bitsize() >= 24 else source.convert(32), size, source.get_size(), many)
        _stretched[source] = ref(found)
    if found.get_alpha() != source.get_alpha():  # it may have faded since
        found.set_alpha(source.get_alpha())
    return found


def coarsely(make: Callable[[], Surface]) -> Surface:
    """Return the picture of `make`, made no sharper than in full HD and stretched for the window. For soft or moving
    pictures, where the difference is invisible and a frame cannot wait."""
    with no_sharper():
        coarse = make()
    return with_density(coarse, _density)


def adopted(surface: Surface, size: Size | None = None, many: float | None = None) -> Surface:
    """Return a surface whose texels have density `many` as a picture; `size` is its size on the stage."""
    if _all_plain:
        return surface
    many = _density if many is None else many
    wide, high = texels(surface)
    size = size or (_up(wide, 1 / many), _up(high, 1 / many))
    picture = _empty_like(surface, (wide, high))
    pygame.transform.scale(surface, (wide, high), picture)  # of the same size, so it copies the texels
    return picture._is(size, many)


def _scaled(source: Surface, inside: Size, size: Size, many: float) -> Surface:
    """Return a scaled picture with `inside` texels and `size` on the stage, without an intermediate copy."""
    if _all_plain:
        return pygame.transform.smoothscale(source, inside)
    picture = _empty_like(source, inside)
    pygame.transform.smoothscale(source, inside, picture)
    return picture._is(size, many)


def _empty_like(surface: Surface, inside: Size) -> DenseSurface:
    """Return a transparent picture with that many texels, in the format of a surface."""
    picture = DenseSurface.__new__(DenseSurface)
    Surface.__init__(picture, inside, surface.get_flags() & pygame.SRCALPHA, surface.get_bitsize(), surface.get_masks())
    return picture


def like(surface: Surface, inside: Size, size: Size) -> Surface:
    """Return an empty picture with `inside` texels and `size` on the stage, in the format of another one."""
    if _all_plain:
        return Surface(inside, surface.get_flags() & pygame.SRCALPHA, surface.get_bitsize(), surface.get_masks())
    return _empty_like(surface, inside)._is(size, _density)


def rows_of(surface: Surface, top: int, high: int) -> Surface:
    """Return `high` rows of texels of a picture, without a copy."""
    return Surface.subsurface(surface, Rect(0, top, texels(surface)[0], high))


def put_rows(rows: Surface, target: Surface, top: int) -> None:
    """Copy rows of texels into a picture of the same format, including alpha."""
    size = texels(rows)
    pygame.transform.scale(rows, size, rows_of(target, top, size[1]))  # of the same size, so it copies the texels


def no_wider(surface: Surface, wide: int) -> Surface:
    """Return a surface as a picture at most `wide` pixels of the stage wide. Fonts round every letter to whole texels,
    while words are measured once for all densities."""
    if _density == 1:
        return adopted(surface)
    across, down = texels(surface)
    room = _up(wide, _density)
    if across > room:
        surface = pygame.transform.smoothscale(surface, (room, down))
    return adopted(surface, (min(wide, _up(across, 1 / _density)), _up(down, 1 / _density)))


def new(size: Sequence[float], flags: int = 0) -> Surface:
    """Return an empty picture of `size` pixels of the stage."""
    if _all_plain:
        return Surface(size, flags)
    return DenseSurface.of((int(size[0]), int(size[1])), _density, flags)


def points(size: Size, flags: int = pygame.SRCALPHA) -> Surface:
    """Return a surface of single texels, to be enlarged."""
    return Surface(size, flags)


# --------------------------------------------------------------------------------------------- pygame.transform


def smoothscale(source: Surface, size: Sequence[float]) -> Surface:
    """Like pygame's function."""
    if _all_plain:
        return pygame.transform.smoothscale(source, size)
    wanted = int(size[0]), int(size[1])
    return _scaled(source, inside(wanted), wanted, _density)


def smoothscale_by(source: Surface, factor: float) -> Surface:
    """Like pygame's function, with one factor for both sides."""
    if _all_plain:
        return pygame.transform.smoothscale_by(source, factor)
    wide, high = source.get_size()
    return smoothscale(source, (int(wide * factor), int(high * factor)))


def rotozoom(source: Surface, angle: float, scale: float) -> Surface:
    """Like pygame's function."""
    return adopted(pygame.transform.rotozoom(source, angle, scale * _density / density_of(source)))


def rotate(source: Surface, angle: float) -> Surface:
    """Like pygame's function."""
    return _same(source, lambda surface: pygame.transform.rotate(surface, angle))


def flip(source: Surface, across: bool, down: bool) -> Surface:
    """Like pygame's function."""
    return _same(source, lambda surface: pygame.transform.flip(surface, across, down))


def gaussian_blur(source: Surface, radius: int) -> Surface:
    """Like pygame's function."""
    much = max(1, round(radius * density_of(source)))
    return _same(source, lambda surface: pygame.transform.gaussian_blur(surface, much))


def _same(source: Surface, change: Callable[[Surface], Surface]) -> Surface:
    """Apply a change that keeps the density."""
    many, changed = density_of(source), change(source)
    size = source.get_size() if texels(changed) == texels(source) else None
    return adopted(changed, size, many)


# --------------------------------------------------------------------------------------------- pygame.draw


def line(target: Surface, color: Color, start: Point, end: Point, width: int = 1) -> None:
    """Like pygame's function."""
    many = density_of(target)
    ends = ((start[0] * many, start[1] * many), (end[0] * many, end[1] * many))
    pygame.draw.line(target, color, *(ends if many != 1 else (start, end)), _width(width, many))


def polygon(target: Surface, color: Color, corners: Sequence[Point]) -> None:
    """Like pygame's function, filled."""
    many = density_of(target)
    pygame.draw.polygon(target, color, corners if many == 1 else [(x * many, y * many) for x, y in corners])


def rect(target: Surface, color: Color, box: Box, width: int = 0, border_radius: int = -1) -> None:
    """Like pygame's function."""
    many = density_of(target)
    place = Rect(box) if many == 1 else filled(box, many)
    pygame.draw.rect(target, color, place, _width(width, many), border_radius=round(border_radius * many))


def _width(width: int, many: float) -> int:
    return max(1, round(width * many)) if width else 0
