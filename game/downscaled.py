"""Downscaled: the stage above its bar as a smaller picture in another scene, for a table that stands in a frame."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.painter import Painter
from game.theme import STAGE

AT_ONCE = 0.25
"""Where more of the stage than this share has changed, it is made smaller in the frame after the one that painted it:
so wide a motion comes thirty times a second, and no frame has to do both."""
TILES = {912: (8, 6), 840: (8, 5)}
"""Tiles across and down of the stage above the bar, by the bar's upper edge: they shrink without a rest."""


class Downscaled:
    """`tiles` are the stage above its bar, smaller, each a picture that is never painted again. `share`, a numerator
    and its denominator, is how much smaller; every tile of `TILES` has so many pixels that it comes out even."""

    def __init__(self, share: tuple[int, int]) -> None:
        self.share = share
        self.painter = Painter(STAGE)
        self.tiles: dict[tuple[int, int], pygame.Surface] = {}
        self._high = 0
        self._waiting: Sequence[Rect] = ()

    def size(self, high: int) -> tuple[int, int]:
        """How large it is, px, where the bar begins at `high`."""
        return self._smaller(STAGE[0]), self._smaller(high)

    def paint(
        self, draw: Callable[[Canvas], None], high: int, rest: bool = False
    ) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """Every tile with its place, from the upper left corner; those that look the same are the same. `draw` is asked
        for the stage as it is now. With `rest` all look as before: whatever lies round them is painted in this
        frame."""
        changed = () if rest and high == self._high else self._painted(draw)
        if high != self._high:
            self.tiles.clear()
            self._high = high
        across, down = TILES[high]
        wide, tall = STAGE[0] // across, high // down
        small = self._smaller(wide), self._smaller(tall)
        for column in range(across):
            for row in range(down):
                place = Rect(column * wide, row * tall, wide, tall)
                inside = surfaces.filled(place, self.painter.density)
                if (column, row) not in self.tiles or inside.collidelist(changed) >= 0:
                    self.tiles[column, row] = surfaces.smoothscale(self.painter.picture.subsurface(inside), small)
                yield self.tiles[column, row], (column * small[0], row * small[1])

    def _painted(self, draw: Callable[[Canvas], None]) -> Sequence[Rect]:
        """Places of the stage that tiles have to follow now. The stage itself rests while it is waited for."""
        if self._waiting:
            changed, self._waiting = self._waiting, ()
            return changed
        canvas = Canvas(STAGE)
        draw(canvas)
        changed = self.painter.paint(canvas)
        wide, high = self.painter.picture.get_size()
        if sum(place.width * place.height for place in changed) > AT_ONCE * wide * high and self.tiles:
            self._waiting, changed = changed, ()
        return changed

    def _smaller(self, length: int) -> int:
        return length * self.share[0] // self.share[1]
