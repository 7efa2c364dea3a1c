"""Painter: makes a picture of each canvas, and paints only where it differs from the one before, so that a table at
which everybody thinks costs next to nothing. Where that is, is the same for whoever paints otherwise."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Blit, Canvas, DrawCommand

A_PLACE = 0.01
"""What it costs to paint one place more, as a share of the picture. Where the places that differ cost more than all of
it, everything is painted."""
COVERING = 200_000
"""Pixels from which on it is worth knowing that a command hides all below it."""


class Repainter:
    """Paints a canvas only where it differs from the one before: `density` texels for each pixel of the stage, as
    pictures are made now. What it paints with is its own business."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.begin()

    def begin(self) -> None:
        """Paint everything anew."""
        self.density = surfaces.density()
        self._before: Sequence[DrawCommand] | None = None
        self._stretched: dict[pygame.Surface, pygame.Surface] = {}
        """Pictures of other windows, as they were painted last."""

    def paint(self, canvas: Canvas) -> tuple[Rect, ...]:
        """Make it what is there; the places that changed, none where it looks like the one before."""
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
        """A command that is to be seen, with its picture stretched where it was made for another window."""
        sharp = command.stretched(self.density)
        if isinstance(command, Blit) and isinstance(sharp, Blit) and sharp is not command:
            self._stretched[command.source] = sharp.source
        return sharp

    def _do(self, commands: Sequence[DrawCommand], place: Rect) -> None:
        """Do these in a place, and nowhere else."""
        raise NotImplementedError


class Painter(Repainter):
    """`picture` is the last canvas that it was given, in the format of the screen."""

    def begin(self, picture: pygame.Surface | None = None) -> None:
        """Paint everything anew, and from now on on that surface; without it on one of its own."""
        super().begin()
        self._picture = picture

    @property
    def picture(self) -> pygame.Surface:
        """One of its own is made when it is first asked for: a window begins without and gives its own memory."""
        if self._picture is None:
            self._picture = pygame.Surface(surfaces.inside(self.size, self.density))
        return self._picture

    def _do(self, commands: Sequence[DrawCommand], place: Rect) -> None:
        self.picture.set_clip(place)
        for command in commands:
            command.paint(self.picture)
        self.picture.set_clip(None)


def painted(canvas: Canvas) -> pygame.Surface:
    """A picture of that canvas alone."""
    painter = Painter(canvas.get_size())
    painter.paint(canvas)
    return painter.picture


def _seen(commands: Sequence[DrawCommand], reach: Sequence[Rect], place: Rect, first: int) -> list[DrawCommand]:
    """What of the commands, and where they reach, can be seen in a place: those from the one with the number `first`
    on, and of these from the last one on that hides all below it."""
    numbers = [number for number in place.collidelistall(reach) if number >= first]
    hiding = (number for number in reversed(numbers) if reach[number].contains(place) and commands[number].hides())
    top = next(hiding, first)
    return [commands[number] for number in numbers if number >= top]


def _covers(command: DrawCommand, place: Rect) -> bool:
    """Whether nothing below it can be seen in its place. Small pictures are not worth the question."""
    return _area(place) >= COVERING and command.hides()


def _bands(place: Rect, covers: Sequence[Rect]) -> list[Rect]:
    """A place cut from top to bottom where something that covers its height begins or ends, as an open curtain does,
    and each part from left to right where something that covers its width does: one that falls, the bar."""
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
    """The way from `first` to `last` in the pieces between those edges that lie on it."""
    inside = {edge for both in edges for edge in both if first < edge < last}
    return pairwise(sorted({first, last, *inside}))


def _area(place: Rect) -> int:
    return place.width * place.height


def _different(before: Sequence[DrawCommand], now: Sequence[DrawCommand], whole: Rect) -> list[Rect]:
    """Where two frames may look different; they are painted from the same commands in the same order elsewhere."""
    if before == now:
        return []
    same = next((number for number, (one, other) in enumerate(zip(before, now, strict=False)) if one != other), 0)
    before, now = before[same:], now[same:]  # what is drawn before the first difference is not counted
    changed = {command for command, _ in Counter(before).items() ^ Counter(now).items()}
    if [one for one in before if one not in changed] != [one for one in now if one not in changed]:
        return [whole]
    return _joined(Rect(command.place).clip(whole) for command in changed)


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
