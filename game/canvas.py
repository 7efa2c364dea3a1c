"""Canvas: what scenes draw on. It notes what a frame draws and then paints only where that differs from the frame
before, so that a table at which everybody thinks costs next to nothing.

Whatever is blitted is noted and painted when the frame is complete; a picture must not be changed once it was blitted.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect, Surface

MOST_PLACES = 12
"""Where more places than this differ, everything is painted: that is quicker then."""
MOST_AREA = 0.5
"""The same for the share of the canvas that differs."""

COVERING = 200_000
"""Pixels from which on it is worth knowing that a picture hides all below it."""

Stroke = tuple[Any, int, int, tuple[int, int, int, int] | None, int, Any]
"""A blit: picture, place, part of the picture, flags, its alpha. Or a fill: None, place, size (as a part), flags,
colour. Equal strokes paint the same."""


class Canvas(Surface):
    """A surface like any other, and between `begin` and `finish` one that thinks before it paints.

    Outside of these two everything is painted at once. What `pygame.draw` paints is not noted: draw shapes on a picture
    of their own and blit it.
    """

    _noting = False  # on the class, because a copy of a canvas is made without our knowledge
    _strokes: "list[Stroke]" = []  # noqa: RUF012 - never changed in place, for the same reason
    _before: "list[Stroke] | None" = None

    def begin(self, noting: bool = True) -> None:
        """A new frame. Without `noting` it is painted at once, stroke by stroke: for pictures that change meanwhile."""
        self._noting, self._strokes = noting, []
        if not noting:
            self._before = None

    def finish(self) -> tuple[Rect, ...]:
        """Paint the frame; the places that changed, none where it looks like the one before."""
        if not self._noting:
            return (self.get_rect(),)
        self._noting = False
        before, self._before = self._before, self._strokes
        places = [self.get_rect()] if before is None else _different(before, self._before, self.get_rect())
        covers = [(number, _place(stroke)) for number, stroke in enumerate(self._before) if _covers(stroke)]
        for place in places:
            for band in _bands(place, [cover for _, cover in covers]):
                first = max((number for number, cover in covers if cover.contains(band)), default=0)
                self._paint(band, self._before[first:])
        return tuple(places)

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
        self._strokes.append(stroke)
        return _place(stroke).clip(self.get_rect())

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> Rect:  # type: ignore[override]
        """As of any surface; returns what will be filled."""
        if not self._noting:
            self._before = None
            return super().fill(color, rect, special_flags)
        place = (Rect(rect) if rect is not None else self.get_rect()).clip(self.get_rect())
        size = _four(Rect((0, 0), place.size))
        self._strokes.append((None, place.x, place.y, size, special_flags, tuple(pygame.Color(color))))
        return place

    def _paint(self, place: Rect, strokes: Iterable[Stroke]) -> None:
        self.set_clip(place)
        for stroke in strokes:
            if _place(stroke).colliderect(place):
                picture, x, y, part, flags, color = stroke
                if picture is None:
                    super().fill(color, _place(stroke), flags)
                else:
                    super().blit(picture, (x, y), part, flags)
        self.set_clip(None)


def _four(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height


def _place(stroke: Stroke) -> Rect:
    picture, x, y, part, _, _ = stroke
    return Rect(x, y, *(picture.get_size() if part is None else part[2:]))


def _covers(stroke: Stroke) -> bool:
    """Whether nothing below it can be seen, as far as it reaches. Small pictures are not worth the question."""
    picture, _, _, _, flags, color = stroke
    if flags or _area(_place(stroke)) < COVERING:
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
    places = _joined(_place(stroke).clip(whole) for stroke in changed)
    too_much = len(places) > MOST_PLACES or sum(map(_area, places)) > MOST_AREA * _area(whole)
    return [whole] if too_much else places


def _joined(places: Iterable[Rect]) -> list[Rect]:
    """The same places as rectangles that do not touch: those that do become one around them."""
    apart: list[Rect] = []
    for place in places:
        while (touched := place.collidelist(apart)) >= 0:
            place = place.union(apart.pop(touched))
        if place.width and place.height:
            apart.append(place)
    return apart
