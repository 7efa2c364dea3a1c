"""Backdrop: the set that a table stands in, with the frame round it. It may change while a match goes on, as the light
of a day does; what it shows is public."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any
from weakref import ref

import pygame

from game import surfaces
from game.draw.cache import Painting, at_once, cached, converted, in_pieces
from game.draw.frame import frame
from game.idle_work import IdleWork
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


class Backdrop:
    """The set as one table shows it now: `picture`, at the `hour` that the story has come to."""

    picture: pygame.Surface
    look: GameTable[Any]
    theme: Theme

    def __init__(self, idle_work: IdleWork) -> None:
        self._idle_work = idle_work
        self.hour = Hour()
        self._painted_ahead: float | None = None
        """For the window of which density the set is being painted now; None for none."""

    def build(self, look: GameTable[Any], theme: Theme, view: Any) -> None:
        """Paint the set for `view` in the window that there is. No frame waits for one that is sharper than in full HD:
        it is coarse until that is drawn ahead."""
        self.look, self.theme, day = look, theme, look.feature(TimeOfDay)
        if day is not None:
            self._idle_work.add(ahead(look, theme, self.hour.at(day.moment(view))))
        sharp = surfaces.density() <= 1 or ready(look, theme, self.hour.painted)
        with nullcontext() if sharp else surfaces.no_sharper():
            self.picture = painted(look, theme, self.hour.painted)
        if not sharp:
            self._paint_ahead(self.hour.painted)

    def follow(self, view: Any, seconds: float) -> None:
        """Let the set go on with `view` for `seconds` of story: it is painted again between frames, also for another
        window. Until that is drawn ahead the picture for the window before is stretched."""
        here, day, moment = surfaces.density(), self.look.feature(TimeOfDay), self.hour.painted
        if day is not None:
            moment = self.hour.toward(day.moment(view), seconds)
        shown = surfaces.density_of(self.picture), self.hour.painted
        if (here, moment) != shown and self._painted_ahead != here:
            self._paint_ahead(moment)

    def _paint_ahead(self, moment: float) -> None:
        self._painted_ahead = surfaces.density()
        self._idle_work.add(_between_frames(ref(self), self.look, self.theme, moment), first=True)

    def came(self, picture: pygame.Surface | None, theme: Theme, moment: float, density: float) -> None:
        """The set of that moment is painted, for a theme and a window; None where the window has changed meanwhile.
        It is shown at a table that waits behind a curtain, too, so that this does not open over a coarse one, which
        would have to be stretched for that frame."""
        if self._painted_ahead == density:
            self._painted_ahead = None
        if picture is not None and (self.theme, surfaces.density()) == (theme, density):
            self.picture, self.hour.painted = picture, moment


def _between_frames(backdrop: "ref[Backdrop]", look: GameTable[Any], theme: Theme, moment: float) -> Iterator[object]:
    """Draw what the set of that moment takes, paint it, a layer a piece, show it, and draw ahead what the next moments
    take. A table that was left meanwhile is not kept for that: a busy machine would keep every table of the
    evening."""
    here, picture = surfaces.density(), None
    if not ready(look, theme, moment):
        for piece in ahead(look, theme, moment):
            yield piece
            if backdrop() is None:
                return
    if surfaces.density() == here and ready(look, theme, moment):
        picture = yield from painting(look, theme, moment)
    there = backdrop()
    if there is None:
        return
    there.came(picture, theme, moment, here)
    del there
    yield from ahead(look, theme, moment)


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
