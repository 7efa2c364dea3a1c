"""Panel: the coach's bubble over the table, with a ring on what it speaks of. The question stays in the bar."""

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.canvas import Canvas
from game.draw.focus import pointing_ring
from game.lessons import Mark
from scenes.lesson.host_bubble import (
    READABLE,
    RING_MOST,
    BubbleWords,
    HostBubble,
    Pictures,
    bubble_of,
    draw_bubble,
    laid,
)
from scenes.lesson.pointing import focused, in_the_way, on_table, pointed, seen, stands_for, to_read
from scenes.table.coach.coach import Tip
from scenes.table.screen import Screen
from scenes.table.stage.scenery import HangingSigns

FURNITURE = "pile", "sign", "deck", "nest"
"""Things of a game to read, by their names in lessons."""


class PlacedTip(NamedTuple):
    """What is said, its bubble if it has a place on the stage, and the things with a ring."""

    tip: Tip
    bubble: HostBubble | None
    rings: tuple[Rect, ...]


class Panel:
    """The place of a screen's tip. It is found again if the words or the things that they speak of have changed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._placed: tuple[object, PlacedTip] | None = None

    def now(self) -> PlacedTip | None:
        """The tip now; None if the coach says nothing. A hint that a child did not ask for never covers a question."""
        screen = self.screen
        tip = screen.tip() if screen.reveals else None
        if tip is None:
            return None
        marked = tuple(rect for mark in tip.marks for rect in pointed(screen, mark))
        meant = (*marked, *(rect for step in tip.steps for rect in stands_for(screen, step)))
        held = focused(screen)
        kept = (*meant, *((held,) if held is not None else ()))
        key = tip.lines, screen.theme, tip.marks, tuple(map(tuple, kept))
        if self._placed is None or self._placed[0] != key:
            rings = tuple(rect for rect in marked or meant if tip.ringed and max(rect.size) <= RING_MOST)
            self._placed = key, PlacedTip(tip, None if screen.watched else self._place(tip, kept), rings)
        placed, asked = self._placed[1], screen.coach is not None and screen.coach.open
        return placed if asked or placed.bubble is not None or not screen.theme.kids else None

    def _place(self, tip: Tip, kept: tuple[Rect, ...]) -> HostBubble | None:
        """The best place: beside all that can be read, or at least beside the answers, or beside what is meant.

        Children get no bubble over the answers.
        """
        screen, theme = self.screen, self.screen.theme
        needed, read, others = in_the_way(screen), (*to_read(screen), *signs_of(screen)), seen(screen)

        def words(readable: float) -> Iterator[BubbleWords]:
            return laid(" ".join(tip.lines), theme, 1, Pictures(beside=tip.picture), readable=readable)

        return (
            bubble_of(words(READABLE), theme, kept, (*needed, *read), others)
            or bubble_of(words(0.0), theme, kept, needed, (*read, *others))
            or (bubble_of(words(0.0), theme, kept, (), (*needed, *read, *others)) if not theme.kids else None)
        )

    @property
    def in_bar(self) -> Tip | None:
        """The tip in the bar, if it has no room on the stage."""
        now = self.now()
        return now.tip if now is not None and now.bubble is None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the bubble and the rings."""
        now = self.now()
        if now is None or now.bubble is None:
            return
        draw_bubble(canvas, now.bubble, self.screen.theme, 0, 1, None, Pictures(beside=now.tip.picture))
        for rect in now.rings:
            pointing_ring(rect).draw(canvas, rect.center)


def signs_of(screen: Screen) -> Iterator[Rect]:
    """The signs over the table, and the things on it that lessons point at."""
    if screen.board is not None:
        return
    signs = screen.game_table.feature(HangingSigns)
    if signs is not None:
        for (x, y), sign in signs.hung(screen.stage.view, screen.speakers, screen.room.seating, screen.theme):
            yield sign.box.move(x, y)
    for name in FURNITURE:
        yield from on_table(screen, Mark("zone", name))
