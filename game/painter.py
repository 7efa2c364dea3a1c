"""Painter: turns each canvas into pixels and paints only where it differs from the one before. A table at rest costs
next to nothing. The comparison is shared by all ways of painting."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Blit, Canvas, DrawCommand
from game.draw.cache import LRU, weight

A_PLACE = 0.01
"""Cost of painting one more place, as a share of the whole picture. If the differing places cost more than the whole,
everything is painted."""
COVERING = 200_000
"""Pixels from which a command is checked for hiding everything below it."""


class Repainter:
    """Paints a canvas only where it differs from the one before. `density`: texels for each pixel of the stage.
    Subclasses decide what they paint with."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.begin()

    def begin(self) -> None:
        """Paint everything again."""
        self.density = surfaces.density()
        self._before: Sequence[DrawCommand] | None = None
        self._stretched: dict[pygame.Surface, pygame.Surface] = {}
        """Pictures made for other windows, stretched for this one."""
        LRU.share(self)

    @property
    def used(self) -> int:
        """Bytes of stretched pictures. They count within the limit of all pictures."""
        return sum(map(weight, self._stretched.values()))

    def paint(self, canvas: Canvas) -> tuple[Rect, ...]:
        """Paint `canvas`; returns the places that changed."""
        if self.density != surfaces.density():
            self.begin()
        commands = canvas.commands
        if not surfaces.all_plain():
            commands = [command.inside(self.density) for command in commands]
        whole = Rect((0, 0), surfaces.inside(self.size, self.density))
        before, self._before = self._before, commands
        changed = [whole] if before is None else _different(before, commands, whole)
        if changed:
            reach = [Rect(command.place) for command in commands]
            covers = [number for number, command in enumerate(commands) if _covers(command, reach[number])]
            for place in [whole] if _costs_more(changed, whole) else changed:
                for band in _bands(place, [reach[number] for number in covers]):
                    first = max((number for number in covers if reach[number].contains(band)), default=0)
                    self._do([self._sharp(command) for command in _seen(commands, reach, band, first)], band)
        if self._stretched:
            there = {command.source for command in commands if isinstance(command, Blit)}
            self._stretched = {source: kept for source, kept in self._stretched.items() if source in there}
        return tuple(changed)

    def _sharp(self, command: DrawCommand) -> DrawCommand:
        """Return a visible command, with its picture stretched if it was made for another window."""
        sharp = command.stretched(self.density)
        if isinstance(command, Blit) and isinstance(sharp, Blit) and sharp is not command:
            self._stretched[command.source] = sharp.source
            LRU.make_room(in_a_hurry=True)
        return sharp

    def _do(self, commands: Sequence[DrawCommand], place: Rect) -> None:
        """Run these commands inside a place only."""
        raise NotImplementedError


class Painter(Repainter):
    """Paints on a surface. `picture` is the last canvas, in the format of the screen."""

    def begin(self, picture: pygame.Surface | None = None) -> None:
        """Paint everything again, from now on on `picture`, or on a surface of its own if that is None."""
        super().begin()
        self._picture = picture

    @property
    def picture(self) -> pygame.Surface:
        """The surface. A window begins without one and gives its own memory."""
        if self._picture is None:
            self._picture = pygame.Surface(surfaces.inside(self.size, self.density))
        return self._picture

    def _do(self, commands: Sequence[DrawCommand], place: Rect) -> None:
        self.picture.set_clip(place)
        for command in commands:
            command.paint(self.picture)
        self.picture.set_clip(None)


def paint(canvas: Canvas) -> pygame.Surface:
    """Return a picture of that canvas."""
    painter = Painter(canvas.get_size())
    painter.paint(canvas)
    return painter.picture


def _seen(commands: Sequence[DrawCommand], reach: Sequence[Rect], place: Rect, first: int) -> list[DrawCommand]:
    """Return the commands that can be seen in a place. `reach` has their boxes. Commands before number `first`, and
    those below the last one that hides everything, are left out."""
    numbers = [number for number in place.collidelistall(reach) if number >= first]
    hiding = (number for number in reversed(numbers) if reach[number].contains(place) and commands[number].hides())
    top = next(hiding, first)
    return [commands[number] for number in numbers if number >= top]


def _covers(command: DrawCommand, place: Rect) -> bool:
    """Whether the command hides everything below it in its place. Small pictures are not checked."""
    return _area(place) >= COVERING and command.hides()


def _bands(place: Rect, covers: Sequence[Rect]) -> list[Rect]:
    """Cut a place into bands: from top to bottom where a command that covers its height begins or ends, such as an open
    curtain. Each band is cut from left to right where a command covers its width, such as the bar."""
    tall = [cover for cover in covers if cover.top <= place.top and cover.bottom >= place.bottom]
    columns = [
        Rect(left, place.top, right - left, place.height)
        for left, right in _cuts(place.left, place.right, [(cover.left, cover.right) for cover in tall])
    ]
    return [row for column in columns for row in _rows(column, covers)]


def _rows(place: Rect, covers: Sequence[Rect]) -> list[Rect]:
    wide = [cover for cover in covers if cover.left <= place.left and cover.right >= place.right]
    return [
        Rect(place.left, top, place.width, bottom - top)
        for top, bottom in _cuts(place.top, place.bottom, [(cover.top, cover.bottom) for cover in wide])
    ]


def _cuts(first: int, last: int, edges: Iterable[tuple[int, int]]) -> Iterable[tuple[int, int]]:
    """Cut the way from `first` to `last` at the edges that lie on it."""
    inside = {edge for both in edges for edge in both if first < edge < last}
    return pairwise(sorted({first, last, *inside}))


def _area(place: Rect) -> int:
    return place.width * place.height


def _different(before: Sequence[DrawCommand], now: Sequence[DrawCommand], whole: Rect) -> list[Rect]:
    """Return the places where two frames may differ. Elsewhere the same commands paint in the same order."""
    if before == now:
        return []
    same = next((number for number, (one, other) in enumerate(zip(before, now, strict=False)) if one != other), 0)
    before, now = before[same:], now[same:]  # commands before the first difference are left out
    changed = {command for command, _ in Counter(before).items() ^ Counter(now).items()}
    if [one for one in before if one not in changed] != [one for one in now if one not in changed]:
        return [whole]
    return _joined(Rect(command.place).clip(whole) for command in changed)


def _costs_more(places: Sequence[Rect], whole: Rect) -> bool:
    """Whether painting these places one by one costs more than painting everything."""
    return sum(map(_area, places)) > (1 - A_PLACE * len(places)) * _area(whole)


def _joined(places: Iterable[Rect]) -> list[Rect]:
    """Join rectangles that touch into one around them, so that none touch."""
    apart: list[Rect] = []
    for place in places:
        while (touched := place.collidelist(apart)) >= 0:
            place = place.union(apart.pop(touched))
        if place.width and place.height:
            apart.append(place)
    return apart
