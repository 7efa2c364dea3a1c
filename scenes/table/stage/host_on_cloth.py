"""The host's place and pose on a children's table. At most tables he stays in the bar."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.canvas import Canvas
from game.draw.host import aiming
from scenes.table.feature import Feature, V
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HostOnCloth(Feature[V]):
    """`place` is his place, None if there is no room. `means` is the point that he shows while no player needs help,
    from public facts; None for no point."""

    place: Callable[[V, TableLayout], Rect | None]
    means: Callable[[Stage], Point | None]


@dataclass(frozen=True, slots=True)
class Host:
    """The host on the cloth: his place, and the targets of his wing and his eyes."""

    place: Rect
    wing: Point | None
    eyes: Point
    beak_open: bool

    def draw(self, canvas: Canvas) -> None:
        middle = self.place.center
        wing = None if self.wing is None else degrees(middle, self.wing)
        aiming(self.place.height, wing, degrees(middle, self.eyes), self.beak_open).draw(canvas, middle)


def degrees(here: Point, there: Point) -> float:
    """The direction from one place to another: 0 to the right, 90 up."""
    return math.degrees(math.atan2(here[1] - there[1], there[0] - here[0]))
