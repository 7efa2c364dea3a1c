"""Help: what a child is shown at a question that waits, one rung of a ladder after the other.

A wrong press is answered with the reason, the second one with cards that hop and a host who points, the third takes the
ring to one that fits. Silence climbs the same ladder: the question is asked again, he points, the ring goes there by
itself. Nothing is ever played for anybody, and what is asked stays in sight.

What is shown follows from the legal answers of whoever is asked, and lives only as long as that question is on the
screen, where that seat alone looks at it or everybody may.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pygame import Rect

from engine.core.messages import Message
from game.canvas import Canvas
from game.draw.host import finger
from game.idle_timer import SHOWS_AFTER, rung
from game.theme import SAFE, Theme
from game.widgets.hints import ButtonOf, Hint, place_hints
from scenes.table.asks.answering import Answering
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.screen import Screen
from scenes.table.stage.host_on_cloth import Host, HostOnCloth, Point
from scenes.table.stage.table_layout import MIDDLE

if TYPE_CHECKING:
    from game.context import Context

SAYS, POINTS, SHOWS = 1, 2, 3
"""The rungs."""
HOPS_EVERY = 2.4  # seconds
SHOWN_EVERY = 8.0  # seconds from one demonstration to the next
FINGER, FINGER_HIGH = 92, 1.4  # px wide, and of that how high
BOBS, BOBS_BY = 0.9, 10  # seconds, px
TIP_IN, ASIDE = 66, 70  # px from the upper right corner of what is meant to the tip: its index stands at the left
TIP_ON_BOARD = 12  # what stands there has words along its upper edge
PULSE_EVERY, PULSE, PULSE_BY = 1.4, 0.5, 0.08  # seconds from one to the next and of one, and how much larger


@dataclass(frozen=True, slots=True)
class Pointed:
    """What is pointed at in one frame: by a `finger` whose tip is there, and by the host, on the cloth or in the
    bar."""

    finger: Point | None = None
    host: Host | None = None
    aims: Point | None = None

    def draw_finger(self, canvas: Canvas) -> None:
        """Over everything but the bar."""
        if self.finger is not None:
            finger(FINGER).draw(canvas, self.finger)


class Help:
    """It follows what is asked on a screen; whoever looks at that calls `update`."""

    def __init__(self, context: "Context", screen: Screen) -> None:
        self.context, self.screen = context, screen
        self._of: Any = None  # the question that it is about
        self._refused, self._silent, self._shown = 0, 0, -1
        self._hops_in, self._time = 0.0, 0.0
        self._before = 0.0  # seconds of silence that belong to what came before the question

    @property
    def asked(self) -> Answering | PrivateBoard | None:
        """The question in front of a child, while no story is told."""
        screen = self.screen
        if not self.context.audience.children or screen.animations.busy:
            return None
        if screen.board is not None:
            return None if screen.board.peeking else screen.board
        stands = screen.answering is not None and screen.reveals
        return screen.answering if stands else None

    @property
    def rung(self) -> int:
        """How far the help has come: 0 to SHOWS."""
        asked = self.asked
        return 0 if asked is None else max(min(asked.refused, SHOWS), rung(self.silence))

    @property
    def silence(self) -> float:
        """Seconds since the question came up without anybody touching anything."""
        return max(0.0, self.context.idle_timer.seconds - self._before)

    @property
    def only_aside(self) -> Message | None:
        """The name of the one answer that is left where no card fits: its button is what is meant, from the first."""
        asked = self.asked
        if not isinstance(asked, Answering) or asked.aside is None or asked.open_places:
            return None
        return asked.aside.name

    def update(self, dt: float) -> None:
        """`dt` seconds pass."""
        asked, timer = self.asked, self.context.idle_timer
        if asked is not self._of:
            self._of, self._refused, self._hops_in = asked, 0, 0.0
            self._silent, self._shown, self._before = 0, -1, timer.seconds
        self._before = min(self._before, timer.seconds)  # a touch ends it
        self._time = 0.0 if asked is None else self._time + dt
        if asked is None:
            return
        wrong_again = asked.refused > self._refused and asked.refused >= SHOWS
        silent = rung(self.silence)
        if wrong_again or silent == SHOWS > self._silent:
            asked.show_the_way()
            if not self.screen.room.private:
                self.context.sound.play("hook")
        self._silent, self._refused = silent, asked.refused
        if isinstance(asked, Answering):
            self._move_cards(asked, dt)

    def _move_cards(self, asked: Answering, dt: float) -> None:
        """Cards that fit hop from time to time; after a long silence the one under the hook shows how it is played."""
        if self.rung < POINTS:
            self._hops_in = 0.0
            return
        times = max(-1, math.floor((self.silence - SHOWS_AFTER) / SHOWN_EVERY))
        if times > self._shown:
            asked.fan.put_back()
        self._shown = times
        self._hops_in -= dt
        if self._hops_in <= 0:
            self._hops_in = HOPS_EVERY
            asked.fan.hop(asked.open_places)

    def noticed(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """The hints as they are printed: the one that alone is left grows for a moment, again and again."""
        only = self.only_aside
        if only is None:
            return hints
        name, since = self.screen.speakers.words(only), self._time % PULSE_EVERY
        share = math.sin(math.pi * since / PULSE) if since < PULSE else 0.0
        grown = 1 + PULSE_BY * (1.0 if self.screen.calm else share)
        return tuple(replace(hint, grown=grown) if hint.label == name else hint for hint in hints)

    def pointed(self, hints: Sequence[Hint], button: ButtonOf, theme: Theme) -> Pointed:
        """What is pointed at now; `hints` are what the bar prints."""
        meant, only = self._meant(), self.only_aside
        if only is not None:
            name = self.screen.speakers.words(only)
            placed = place_hints(hints, button, theme)
            meant = next((spot.rect for spot, _ in placed if spot.hint.label == name), meant)
        points = meant is not None and (only is not None or self.rung >= POINTS)
        tip = self._tip(meant) if meant is not None and only is None and self.rung >= POINTS else None
        host = self._on_cloth(meant, points)
        return Pointed(tip, host, meant.midtop if meant is not None and points and host is None else None)

    def _meant(self) -> Rect | None:
        """What the help is about."""
        asked = self.asked
        return next(iter(asked.wanted()), None) if asked is not None and self.rung else None

    def _tip(self, meant: Rect) -> Point:
        """Where the finger ends: in what is meant, beside its index and the hook."""
        bob = 0.0 if self.screen.calm else BOBS_BY * abs(math.sin(math.pi * self._time / BOBS))
        down = min(TIP_IN, meant.height // 3) if isinstance(self.asked, Answering) else TIP_ON_BOARD
        top = max(meant.top + down, round(SAFE.top + FINGER * FINGER_HIGH))
        return meant.right - min(ASIDE, meant.width // 3), top - bob

    def _on_cloth(self, meant: Rect | None, points: bool) -> Host | None:
        """He shows what is wanted on the table; asked again he looks at what is meant, and then he points at it."""
        screen, stage = self.screen, self.screen.stage
        cloth = screen.look.feature(HostOnCloth) if screen.theme.kids and screen.board is None else None
        place = cloth.place(stage.view, stage.floor) if cloth is not None else None
        if cloth is None or place is None:
            return None
        wing = meant.midtop if meant is not None and points else cloth.means(stage)
        eyes = meant.midtop if meant is not None else wing or MIDDLE
        return Host(place, wing, eyes, screen.context.sound.beak_open)
