"""Panel: the coach's slip over the table, with a ring on what it speaks of. The question stays in the bar."""

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.canvas import Canvas
from game.draw.focus import pointing_ring
from scenes.lesson.pointing import focused, in_the_way, pointed, seen, stands_for, to_read
from scenes.lesson.slip import Slip, Words, draw_slip, laid, slip_of
from scenes.table.coach.coach import Slip as Said
from scenes.table.screen import Screen
from scenes.table.stage.scenery import HangingSigns

READABLE = 0.7
"""Smallest share of the largest letters, before the slip covers things that are only to be read."""
RING_MOST = 460
"""Largest width or height of a thing with a ring, px."""


class Laid(NamedTuple):
    """What is said, its place on the stage if it has one, and the things with a ring."""

    said: Said
    slip: Slip | None
    rings: tuple[Rect, ...]


class Panel:
    """The place of a screen's slip. It is found again if the words or the things that they speak of have changed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._laid: tuple[object, Laid] | None = None

    def now(self) -> Laid | None:
        """The slip now; None if the coach says nothing."""
        screen = self.screen
        said = screen.slip() if screen.reveals else None
        if said is None:
            return None
        marked = tuple(rect for mark in said.marks for rect in pointed(screen, mark))
        meant = (*marked, *(rect for step in said.steps for rect in stands_for(screen, step)))
        held = focused(screen)
        kept = (*meant, *((held,) if held is not None else ()))
        key = said.lines, screen.theme, tuple(map(tuple, kept))
        if self._laid is None or self._laid[0] != key:
            rings = tuple(rect for rect in meant if said.ringed and max(rect.size) <= RING_MOST)
            self._laid = key, Laid(said, None if screen.watched else self._place(said, kept), rings)
        return self._laid[1]

    def _place(self, said: Said, kept: tuple[Rect, ...]) -> Slip | None:
        """The best place: beside all that can be read, or at least beside the answers, or beside what is meant."""
        screen, theme = self.screen, self.screen.theme
        needed, read, others = in_the_way(screen), (*to_read(screen), *_signs(screen)), seen(screen)

        def words(readable: float) -> Iterator[Words]:
            wide = said.picture.get_width() if said.picture is not None else 0
            return laid(" ".join(said.lines), theme, 1, wide, readable=readable)

        return (
            slip_of(words(READABLE), theme, kept, (*needed, *read), others)
            or slip_of(words(0.0), theme, kept, needed, (*read, *others))
            or slip_of(words(0.0), theme, kept, (), (*needed, *read, *others))
        )

    @property
    def in_bar(self) -> Said | None:
        """The slip in the bar, if it has no room on the stage."""
        now = self.now()
        return now.said if now is not None and now.slip is None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip and the rings."""
        now = self.now()
        if now is None or now.slip is None:
            return
        draw_slip(canvas, now.slip, self.screen.theme, 0, 1, None, now.said.picture)
        for rect in now.rings:
            pointing_ring(rect).draw(canvas, rect.center)


def _signs(screen: Screen) -> Iterator[Rect]:
    """The signs over the table."""
    signs = screen.look.feature(HangingSigns) if screen.board is None else None
    for (x, y), board in (
        signs.hung(screen.stage.view, screen.speakers, screen.room.seating, screen.theme) if signs else ()
    ):
        yield board.box.move(x, y)
