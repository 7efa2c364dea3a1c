"""Canvas: what scenes draw on. It notes what a frame draws and then paints only where that differs from the frame
before, so that a table at which everybody thinks costs next to nothing.

Whatever is blitted is noted and painted when the frame is complete; a picture must not be changed once it was blitted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Protocol

import pygame
from pygame import Rect, Surface

A_PLACE = 0.01
"""What it costs to paint one place more, as a share of the canvas. Where the places that differ cost more than all of
it, everything is painted."""
COVERING = 200_000
"""Pixels from which on it is worth knowing that a picture hides all below it."""

Stroke = tuple[Any, int, int, tuple[int, int, int, int] | None, int, Any]
"""A blit: picture, place, part of the picture, flags, its alpha. Or a fill: None, place, size (as a part), flags,
colour. Equal strokes paint the same."""


Pos = Rect | tuple[float, float]
"""Where a picture's upper left corner lies, px."""
Box = Rect | tuple[float, float, float, float]
"""Left, top, width, height, px."""
Color = pygame.Color | str | tuple[int, ...]


class DrawTarget(Protocol):
    """What can be blitted to and filled: a canvas, and a picture that is put together from others."""

    def blit(self, source: Surface, dest: Pos, area: Box | None = None, special_flags: int = 0) -> Rect:
        """Put a picture, or the part `area` of it, at a place; where it lies on the target."""

    def fill(self, color: Color, rect: Box | None = None, special_flags: int = 0) -> Rect:
        """Fill a box, or all of it; what of the target is filled."""


class Canvas(Surface):
    """A surface like any other, and between `begin` and `finish` one that thinks before it paints.

    Outside of these two everything is painted at once. What `pygame.draw` paints is not noted: draw shapes on a picture
    of their own and blit it.
    """

    _noting = False  # on the class, because a copy of a canvas is made without our knowledge
    _strokes: "list[Stroke]" = []  # noqa: RUF012 - never changed in place, for the same reason
    _reach: "list[Rect]" = []  # noqa: RUF012 - where each stroke paints
    _before: "list[Stroke] | None" = None

    def begin(self, noting: bool = True) -> None:
        """A new frame. Without `noting` it is painted at once, stroke by stroke: for pictures that change meanwhile."""
        self._noting, self._strokes, self._reach = noting, [], []
        if not noting:
            self._before = None

    def finish(self) -> tuple[Rect, ...]:
        """Paint the frame; the places that changed, none where it looks like the one before."""
        if not self._noting:
            return (self.get_rect(),)
        self._noting = False
        before, self._before, whole = self._before, self._strokes, self.get_rect()
        changed = [whole] if before is None else _different(before, self._before, whole)
        if changed:
            reached = zip(self._before, self._reach, strict=True)
            covers = [(number, place) for number, (stroke, place) in enumerate(reached) if _covers(stroke, place)]
            for place in [whole] if _costs_more(changed, whole) else changed:
                for band in _bands(place, [cover for _, cover in covers]):
                    first = max((number for number, cover in covers if cover.contains(band)), default=0)
                    self._paint(band, first)
        return tuple(changed)

    def blit(  # type: ignore[override]
        self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> Rect:
        """As of any surface; returns where it will be."""
        if not self._noting:
            self._before = None
            return super().blit(source, dest, area, special_flags)
        x, y = int(dest[0]), int(dest[1])
        part = None if area is None else _four(Rect(area).clip(source.get_rect()))
        stroke: Stroke = (source, x, y, part, special_flags, source.get_alpha())
        place = Rect(x, y, *(source.get_size() if part is None else part[2:]))
        self._strokes.append(stroke)
        self._reach.append(place)
        return place.clip(self.get_rect())

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        """As of any surface; returns what will be filled."""
        if not self._noting:
            self._before = None
            return super().fill(color, rect, special_flags)
        place = (Rect(rect) if rect is not None else self.get_rect()).clip(self.get_rect())
        size = _four(Rect((0, 0), place.size))
        self._strokes.append((None, place.x, place.y, size, special_flags, tuple(pygame.Color(color))))
        self._reach.append(place)
        return place

    def _paint(self, place: Rect, first: int) -> None:
        """What of the frame can be seen in a place: its strokes from the one with the number `first` on, and of these
        from the last one on that hides all below it."""
        strokes, reach = self._before or [], self._reach
        numbers = [number for number in place.collidelistall(reach) if number >= first]
        hiding = (number for number in reversed(numbers) if reach[number].contains(place) and _hides(strokes[number]))
        top = next(hiding, first)
        self.set_clip(place)
        for number in numbers:
            if number >= top:
                picture, x, y, part, flags, color = strokes[number]
                if picture is None:
                    super().fill(color, reach[number], flags)
                else:
                    super().blit(picture, (x, y), part, flags)
        self.set_clip(None)


def rehearse(draw: Callable[["Canvas"], None], size: tuple[int, int]) -> None:
    """Let `draw` make all pictures that it needs, and paint none of them."""
    canvas = Canvas(size)
    canvas.begin()
    draw(canvas)


def _four(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height


def _place(stroke: Stroke) -> Rect:
    picture, x, y, part, _, _ = stroke
    return Rect(x, y, *(picture.get_size() if part is None else part[2:]))


def _covers(stroke: Stroke, place: Rect) -> bool:
    """Whether nothing below it can be seen in its place. Small pictures are not worth the question."""
    return _area(place) >= COVERING and _hides(stroke)


def _hides(stroke: Stroke) -> bool:
    """Whether nothing of what lies below can be seen through it."""
    picture, _, _, _, flags, color = stroke
    if flags:
        return False
    if picture is None:
        return True
    clear = picture.get_flags() & pygame.SRCALPHA or picture.get_colorkey() is not None
    return not clear and color in (None, 255)


def _bands(place: Rect, covers: Iterable[Rect]) -> list[Rect]:
    """A place cut from top to bottom where something that covers its height begins or ends, as a curtain does."""
    tall = [cover for cover in covers if cover.top <= place.top and cover.bottom >= place.bottom]
    inside = {x for cover in tall for x in (cover.left, cover.right) if place.left < x < place.right}
    edges = sorted({place.left, place.right, *inside})
    return [Rect(left, place.top, right - left, place.height) for left, right in pairwise(edges)]


def _area(place: Rect) -> int:
    return place.width * place.height


def _different(before: Sequence[Stroke], now: Sequence[Stroke], whole: Rect) -> list[Rect]:
    """Where two frames may look different; they are painted from the same strokes in the same order elsewhere."""
    if before == now:
        return []
    changed = {stroke for stroke, _ in Counter(before).items() ^ Counter(now).items()}
    if [stroke for stroke in before if stroke not in changed] != [stroke for stroke in now if stroke not in changed]:
        return [whole]
    return _joined(_place(stroke).clip(whole) for stroke in changed)


def _costs_more(places: Sequence[Rect], whole: Rect) -> bool:
    """Whether it would take longer to paint these places one by one than everything at once."""
    return sum(map(_area, places)) > (1 - A_PLACE * len(places)) * _area(whole)


def _joined(places: Iterable[Rect]) -> list[Rect]:
    """The same places as rectangles that do not touch: those that do become one around them."""
    apart: list[Rect] = []
    for place in places:
        while (touched := place.collidelist(apart)) >= 0:
            place = place.union(apart.pop(touched))
        if place.width and place.height:
            apart.append(place)
    return apart
