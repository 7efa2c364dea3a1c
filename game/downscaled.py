"""Downscaled: the stage above its bar as a smaller picture, for a table in a frame inside another scene."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.painter import Painter
from game.theme import STAGE

AT_ONCE = 0.25
"""Share of the stage in full HD, and half of that at twice the density. If more has changed, it is scaled in the frame
after the one that painted it. Such large motions then run at 30 frames a second, but no frame does both."""
TILES = {912: (8, 6), 840: (8, 5)}
"""Tiles across and down the stage above the bar, by the bar's upper edge, such that sizes divide evenly."""


class Downscaled:
    """Smaller `tiles` of the stage above its bar; a tile's picture is never painted again. `share`: numerator and
    denominator of the scale. Every tile of `TILES` scales to whole pixels."""

    def __init__(self, share: tuple[int, int]) -> None:
        self.share = share
        self.painter = Painter(STAGE)
        self.tiles: dict[tuple[int, int], pygame.Surface] = {}
        self._high = 0
        self._waiting: Sequence[Rect] = ()

    def size(self, high: int) -> tuple[int, int]:
        """Return its size, px, if the bar begins at `high`."""
        return self._smaller(STAGE[0]), self._smaller(high)

    def paint(
        self, draw: Callable[[Canvas], None], high: int, rest: bool = False
    ) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """Return every tile with its place, from the upper left corner; unchanged tiles are the same pictures. `draw`
        draws the current stage. With `rest`, all tiles stay as they were, because this frame paints the surroundings.
        """
        changed = () if rest and high == self._high else self._painted(draw)
        if high != self._high:
            self.tiles.clear()
            self._high = high
        across, down = TILES[high]
        wide, tall = STAGE[0] // across, high // down
        small = self._smaller(wide), self._smaller(tall)
        for column in range(across):
            for row in range(down):
                missing = (column, row) not in self.tiles
                if missing or changed:
                    place = Rect(column * wide, row * tall, wide, tall)
                    inside = surfaces.filled(place, self.painter.density)
                    if missing or inside.collidelist(changed) >= 0:
                        self.tiles[column, row] = surfaces.smoothscale(self.painter.picture.subsurface(inside), small)
                yield self.tiles[column, row], (column * small[0], row * small[1])

    def _painted(self, draw: Callable[[Canvas], None]) -> Sequence[Rect]:
        """Return the places of the stage whose tiles must be updated now. The stage itself is not drawn while an update
        is due."""
        if self._waiting:
            changed, self._waiting = self._waiting, ()
            return changed
        canvas = Canvas(STAGE)
        draw(canvas)
        changed = self.painter.paint(canvas)
        wide, high = self.painter.picture.get_size()
        if (
            sum(place.width * place.height for place in changed) > AT_ONCE / self.painter.density * wide * high
            and self.tiles
        ):
            self._waiting, changed = changed, ()
        return changed

    def _smaller(self, length: int) -> int:
        return length * self.share[0] // self.share[1]
