"""Backdrop: the set that a table stands in, with the frame round it. It may change while a match goes on, as the light
of a day does; what it shows is public."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game import surfaces
from game.draw.cache import Painting, at_once, cached, converted, in_pieces
from game.draw.frame import frame
from game.theme import STAGE, Theme
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable

STEPS = 100
"""How many moments between 0 and 1 are painted."""
A_SECOND = 0.22
"""How far the shown moment goes in a second of story at most: a jump would be seen."""


@dataclass(frozen=True, slots=True)
class TimeOfDay(Feature[V]):
    """`moment(view)` is where the set has come to, from 0 to 1, the same for every viewer. `paint` draws the set at a
    moment, a layer a step; `ready` says whether it could at once, from flats that are in memory; `ahead` draws those
    that the moment and the next ones need, one a piece; `flats` all there are, for the cache folder. `ambience(view)`
    is what is heard.
    """

    moment: Callable[[V], float]
    paint: Callable[[pygame.Surface, Theme, float], Iterator[None]]
    ready: Callable[[Theme, float], bool]
    ahead: Callable[[Theme, float], Iterator[object]]
    flats: Callable[[Theme], Iterator[object]]
    ambience: Callable[[V], str]


@dataclass(slots=True)
class Hour:
    """The moment that a table shows: it glides after the one that its view says."""

    shown: float = 0.0
    painted: float = 0.0

    def at(self, moment: float) -> float:
        """Be there at once; the moment to paint."""
        self.shown = moment
        self.painted = stepped(moment)
        return self.painted

    def toward(self, moment: float, seconds: float) -> float:
        """Go there for so many seconds of story; the moment to paint."""
        reach = A_SECOND * seconds
        self.shown += max(-reach, min(reach, moment - self.shown))
        return stepped(self.shown)


def stepped(moment: float) -> float:
    """The nearest moment that is painted."""
    return round(moment * STEPS) / STEPS


def painted(look: GameTable[Any], theme: Theme, moment: float) -> pygame.Surface:
    """The whole set; as it is at `moment` (0 to 1) where it changes while a match goes on."""
    return at_once(painting(look, theme, moment))


def painting(look: GameTable[Any], theme: Theme, moment: float) -> Painting:
    """The steps that paint it: a layer each where it changes, else none once it is drawn."""
    day = look.feature(TimeOfDay)
    if day is None:
        return _framed(look.art.backdrop, look.art.frame, theme)
    scene = converted(surfaces.new(STAGE))
    yield from day.paint(scene, theme, moment)
    frame(look.art.frame).draw(scene)
    return scene


@cached
def _framed(backdrop: Callable[[Theme], pygame.Surface], color: str, theme: Theme) -> pygame.Surface:
    """A set that always looks the same."""
    scene = backdrop(theme).copy()
    frame(color).draw(scene)
    return scene


def ready(look: GameTable[Any], theme: Theme, moment: float) -> bool:
    """Whether no frame has to wait for the set of that moment: what it takes is in memory."""
    day = look.feature(TimeOfDay)
    if day is None:
        return _framed.ready(look.art.backdrop, look.art.frame, theme)
    return frame.ready(look.art.frame) and day.ready(theme, moment)


def ahead(look: GameTable[Any], theme: Theme, moment: float) -> Iterator[object]:
    """Draw what the set of that moment takes."""
    day = look.feature(TimeOfDay)
    if day is None:
        yield from in_pieces(partial(_framed, look.art.backdrop, look.art.frame, theme))
    else:
        yield from in_pieces(partial(frame, look.art.frame))
        yield from day.ahead(theme, moment)
