"""Backdrop: the set behind a table, with its frame. It may change during a match, as daylight does. It is public."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from operator import is_not
from typing import Any
from weakref import ref

import pygame

from game import surfaces
from game.draw.cache import Painting, at_once, cached, converted, in_pieces
from game.draw.frame import frame
from game.idle_work import IdleWork
from game.theme import STAGE, Theme
from scenes.seating import Seating
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable

STEPS = 100
"""Number of painted moments between 0 and 1."""
BAND = 180
"""px of a fixed set that are copied in a step, before it is dressed."""
A_SECOND = 0.22
"""Greatest change of the shown moment in a second of story. A larger jump would be visible."""


@dataclass(frozen=True, slots=True)
class TimeOfDay(Feature[V]):
    """A set that changes during a match.

    `progress(view)` runs from 0 to 1, the same for every viewer. `paint` draws the set at a moment, one layer
    a step. `ready` says whether the parts that it needs are in memory. `ahead` draws the parts for the moment and the
    next ones, one a piece; `layers` draws all parts, for the cache folder. `ambience(view)` is the background sound.
    """

    progress: Callable[[V], float]
    paint: Callable[[pygame.Surface, Theme, float], Iterator[None]]
    ready: Callable[[Theme, float], bool]
    ahead: Callable[[Theme, float], Iterator[object]]
    layers: Callable[[Theme], Iterator[object]]
    ambience: Callable[[V], str]


@dataclass(frozen=True, slots=True)
class Dressing(Feature[V]):
    """Things on the set that show how far a match is. They are painted on it between frames, so they cost none.

    `worn(view, seating, theme)` are the facts that they show, the same for every viewer; None for an undressed set.
    `paint(set, worn, theme)` draws them, one part a step.
    """

    worn: Callable[[V, Seating, Theme], Hashable | None]
    paint: Callable[[pygame.Surface, Any, Theme], Iterator[None]]


@dataclass(slots=True)
class Hour:
    """The shown moment of a table, which moves slowly to the moment of its view."""

    shown: float = 0.0
    painted: float = 0.0

    def at(self, moment: float) -> float:
        """Jump to `moment`. Returns the moment to paint."""
        self.shown = moment
        self.painted = stepped(moment)
        return self.painted

    def toward(self, moment: float, seconds: float) -> float:
        """Move towards `moment` for `seconds` of story. Returns the moment to paint."""
        reach = A_SECOND * seconds
        self.shown += max(-reach, min(reach, moment - self.shown))
        return stepped(self.shown)


class Backdrop:
    """The set of one table: its `picture` at the `hour` of the story, with the dressing that it has `worn` since."""

    picture: pygame.Surface
    game_table: GameTable[Any]
    theme: Theme
    worn: Hashable | None

    def __init__(self, idle_work: IdleWork) -> None:
        self._idle_work = idle_work
        self.hour = Hour()
        self._painted_ahead: float | None = None
        """Density of the window for which the set is being painted now; None for none."""
        self._dressed_for: tuple[Any, Seating | None] = None, None
        """The view and the players for which it was dressed."""

    def build(self, game_table: GameTable[Any], theme: Theme, view: Any, seating: Seating) -> None:
        """Paint the set for `view` in the current window.

        No frame waits for a picture sharper than full HD: it stays coarse until a sharp one is drawn ahead.
        """
        self.game_table, self.theme, day = game_table, theme, game_table.feature(TimeOfDay)
        if day is not None:
            self._idle_work.add(ahead(game_table, theme, self.hour.at(day.progress(view))))
        self._dressed_for, self.worn = (view, seating), worn_of(game_table, view, seating, theme)
        sharp = surfaces.density() <= 1 or ready(game_table, theme, self.hour.painted)
        with nullcontext() if sharp else surfaces.no_sharper():
            self.picture = paint_set(game_table, theme, self.hour.painted, self.worn)
        if not sharp:
            self._paint_ahead(self.hour.painted, view, seating)

    def advance(self, view: Any, seating: Seating, seconds: float) -> None:
        """Let `seconds` of story pass, towards `view`. Between frames the set is dressed for it and painted again if
        that changes anything, also for a new window.

        Until that is done, the picture for the previous window is stretched.
        """
        here, day, moment = surfaces.density(), self.game_table.feature(TimeOfDay), self.hour.painted
        if day is not None:
            moment = self.hour.toward(day.progress(view), seconds)
        changes = any(map(is_not, self._dressed_for, (view, seating))) and self.game_table.feature(Dressing) is not None
        differs = (here, moment) != (surfaces.density_of(self.picture), self.hour.painted)
        if (changes or differs) and self._painted_ahead != here:
            self._paint_ahead(moment, view, seating)

    def _paint_ahead(self, moment: float, view: Any, seating: Seating) -> None:
        self._painted_ahead, self._dressed_for = surfaces.density(), (view, seating)
        work = _between_frames(ref(self), self.game_table, self.theme, moment, view, seating)
        self._idle_work.add(work, first=True)

    def shows(self, moment: float, worn: Hashable | None) -> bool:
        """Whether it is painted for this moment and dressing already, in the present window."""
        now = surfaces.density_of(self.picture), self.hour.painted, self.worn
        return now == (surfaces.density(), moment, worn)

    def came(
        self, picture: pygame.Surface | None, theme: Theme, moment: float, worn: Hashable | None, density: float
    ) -> None:
        """Show the set painted for a moment, a dressing, a theme and a window; None if the window has changed since.

        A table behind a curtain shows it also. Otherwise the curtain would open on a coarse set, which would have to be
        stretched for that frame.
        """
        if self._painted_ahead == density:
            self._painted_ahead = None
        if picture is not None and (self.theme, surfaces.density()) == (theme, density):
            self.picture, self.hour.painted, self.worn = picture, moment, worn
        else:
            self._dressed_for = None, None


def worn_of(game_table: GameTable[Any], view: Any, seating: Seating, theme: Theme) -> Hashable | None:
    """What the set of a view wears; None for an undressed one."""
    dressing = game_table.feature(Dressing)
    return None if dressing is None else dressing.worn(view, seating, theme)


def _between_frames(
    backdrop: "ref[Backdrop]", game_table: GameTable[Any], theme: Theme, moment: float, view: Any, seating: Seating
) -> Iterator[object]:
    """Draw the parts of the set of that moment, paint it one layer a piece, and show it. Then draw the parts of the
    next moments. Nothing is drawn if the set would look the same.

    It holds only a weak reference to the table: a busy machine would otherwise keep every table of the evening.
    """
    here, picture, worn = surfaces.density(), None, worn_of(game_table, view, seating, theme)
    there = backdrop()
    if there is None:
        return
    if there.shows(moment, worn):
        there.came(there.picture, theme, moment, worn, here)
        return
    del there
    if not ready(game_table, theme, moment):
        for piece in ahead(game_table, theme, moment):
            yield piece
            if backdrop() is None:
                return
    if surfaces.density() == here and ready(game_table, theme, moment):
        picture = yield from painting(game_table, theme, moment, worn)
    there = backdrop()
    if there is None:
        return
    there.came(picture, theme, moment, worn, here)
    del there
    yield from ahead(game_table, theme, moment)


def stepped(moment: float) -> float:
    """The nearest painted moment."""
    return round(moment * STEPS) / STEPS


def paint_set(game_table: GameTable[Any], theme: Theme, moment: float, worn: Hashable | None = None) -> pygame.Surface:
    """The whole set, at `moment` (0 to 1) if it changes during a match, with the dressing that it has `worn` then."""
    return at_once(painting(game_table, theme, moment, worn))


def painting(game_table: GameTable[Any], theme: Theme, moment: float, worn: Hashable | None = None) -> Painting:
    """The steps that paint it: one for each layer of a changing set; none for a fixed set that is already drawn."""
    day, dressing = game_table.feature(TimeOfDay), game_table.feature(Dressing)
    if day is None and worn is None:
        return _framed(game_table.art.backdrop, game_table.art.frame, theme)
    scene = converted(surfaces.new(STAGE))
    if day is None:
        for top in range(0, STAGE[1], BAND):
            scene.blit(game_table.art.backdrop(theme), (0, top), (0, top, STAGE[0], BAND))
            yield
    else:
        yield from day.paint(scene, theme, moment)
    if dressing is not None and worn is not None:
        yield from dressing.paint(scene, worn, theme)
    frame(game_table.art.frame).draw(scene)
    return scene


@cached
def _framed(backdrop: Callable[[Theme], pygame.Surface], color: str, theme: Theme) -> pygame.Surface:
    """A fixed set with its frame."""
    scene = backdrop(theme).copy()
    frame(color).draw(scene)
    return scene


def ready(game_table: GameTable[Any], theme: Theme, moment: float) -> bool:
    """Whether all parts of the set of that moment are in memory, so that no frame waits for them."""
    day = game_table.feature(TimeOfDay)
    if day is None:
        return _framed.ready(game_table.art.backdrop, game_table.art.frame, theme)
    return frame.ready(game_table.art.frame) and day.ready(theme, moment)


def ahead(game_table: GameTable[Any], theme: Theme, moment: float) -> Iterator[object]:
    """Draw the parts of the set of that moment."""
    day = game_table.feature(TimeOfDay)
    if day is None:
        yield from in_pieces(partial(_framed, game_table.art.backdrop, game_table.art.frame, theme))
    else:
        yield from in_pieces(partial(frame, game_table.art.frame))
        yield from day.ahead(theme, moment)
