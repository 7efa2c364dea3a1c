"""Help: hints for a child at an open question, in three levels.

The first wrong press shows the reason. The second one makes cards hop, and the host points. The third one moves the
ring to a legal card. A confirm that leads back to an answer so far is a wrong press too. So a child goes in circles for
four presses at most. Silence has the same levels: the question is asked again, the host points, the ring moves.
Help never plays a card, and the question stays in sight.

It depends only on the legal answers of the asked seat, and ends with the question. It is shown only if that seat is the
only viewer, or if the question is public.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import Rect

from engine.core.messages import Message
from game.canvas import Canvas
from game.context import Context
from game.draw.host import finger
from game.idle_timer import SHOWS_AFTER, help_level
from game.input.actions import Action, Press
from game.theme import SAFE, Theme
from game.widgets.hints import ButtonOf, Hint, place_hints
from scenes.lesson.pointing import posed
from scenes.table.asks.answering import Answering
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.coach.panel import Panel
from scenes.table.screen import Screen
from scenes.table.stage.host_on_cloth import Host, HostOnCloth, Point
from scenes.table.stage.table_layout import MIDDLE

SAYS, POINTS, SHOWS = 1, 2, 3
"""The levels of help."""
HOPS_EVERY = 2.4  # seconds
SHOWN_EVERY = 8.0  # seconds from one demonstration to the next
FINGER, FINGER_HIGH = 92, 1.4  # px wide, and its height relative to that
BOBS, BOBS_BY = 0.9, 10  # seconds, px
TIP_IN, ASIDE = 66, 70  # px from the target's upper right corner to the tip: its index is at the left
TIP_ON_BOARD = 12  # things on a board have words along their upper edge
PULSE_EVERY, PULSE, PULSE_BY = 1.4, 0.5, 0.08  # seconds from one to the next and of one, and its growth


@dataclass(frozen=True, slots=True)
class HelpPointing:
    """The pointing in one frame: the tip of a `finger`, and the host on the cloth or in the bar."""

    finger: Point | None = None
    host: Host | None = None
    aims: Point | None = None

    def draw_finger(self, canvas: Canvas) -> None:
        """Draw the finger over everything but the bar."""
        if self.finger is not None:
            finger(FINGER).draw(canvas, self.finger)


class HelpHints:
    """The help for the question on a screen; the scene calls `update`."""

    def __init__(self, context: Context, screen: Screen, panel: Panel) -> None:
        self.context, self.screen, self.panel = context, screen, panel
        self._of: Any = None  # the current question
        self._refused, self._silent, self._shown = 0, 0, -1
        self._poses: set[object] = set()  # the answers so far at this question, with the place of the hook
        self._hops_in, self._time = 0.0, 0.0
        self._before = 0.0  # seconds of silence before the question

    @property
    def open_question(self) -> Answering | PrivateBoard | None:
        """The question in front of a child, while no story is playing."""
        screen = self.screen
        if not self.context.audience.children or screen.animations.busy:
            return None
        if screen.board is not None:
            return None if screen.board.behind.peeking else screen.board
        stands = screen.answering is not None and screen.reveals
        return screen.answering if stands else None

    @property
    def help_level(self) -> int:
        """The current level: 0 to SHOWS."""
        open_question = self.open_question
        return 0 if open_question is None else max(min(open_question.refused, SHOWS), help_level(self.silence))

    @property
    def silence(self) -> float:
        """Seconds of the question without any input."""
        return max(0.0, self.context.idle_timer.seconds - self._before)

    @property
    def only_aside(self) -> Message | None:
        """The name of the only answer if no card is legal. Its button is the target from the beginning."""
        open_question = self.open_question
        if not isinstance(open_question, Answering) or open_question.aside is None or open_question.hook.open_places:
            return None
        return open_question.aside.name

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass. A board gets what the host in its bar aims at."""
        self._watch(dt)
        screen, board = self.screen, self.screen.board
        if board is not None:
            board.aims = self.pointing((), screen.button, screen.theme).aims
            board.host_is_here = self.panel.now() is None

    def _watch(self, dt: float) -> None:
        """Find out whether the child at the question needs help now."""
        open_question, timer = self.open_question, self.context.idle_timer
        if open_question is not self._of:
            self._of, self._refused, self._hops_in = open_question, 0, 0.0
            self._silent, self._shown, self._before = 0, -1, timer.seconds
            self._poses = {posed(self.screen)}
        self._before = min(self._before, timer.seconds)  # a touch ends it
        self._time = 0.0 if open_question is None else self._time + dt
        if open_question is None:
            return
        wrong_again = open_question.refused > self._refused and open_question.refused >= SHOWS
        silent = help_level(self.silence)
        if wrong_again or silent == SHOWS > self._silent:
            open_question.hook.show_the_way()
            if not self.screen.room.private:
                self.context.sound.play("hook")
        self._silent, self._refused = silent, open_question.refused
        if isinstance(open_question, Answering):
            self._move_cards(open_question, dt)

    def note_press(self, press: Press) -> None:
        """Note what a press led to. A confirm that leads back to an answer so far is a wrong press."""
        open_question, pose = self.open_question, posed(self.screen)
        if (
            open_question is None
            or open_question is not self._of
            or press.action is not Action.CONFIRM
            or press.released
        ):
            return
        if pose in self._poses and open_question.refused == self._refused:
            open_question.refused += 1
        self._poses.add(pose)

    def _move_cards(self, answering: Answering, dt: float) -> None:
        """Let legal cards hop from time to time. After a long silence the card under the hook shows how it is
        played."""
        if self.help_level < POINTS:
            self._hops_in = 0.0
            return
        times = max(-1, math.floor((self.silence - SHOWS_AFTER) / SHOWN_EVERY))
        if times > self._shown:
            answering.fan.put_back()
        self._shown = times
        self._hops_in -= dt
        if self._hops_in <= 0:
            self._hops_in = HOPS_EVERY
            answering.fan.hop(answering.hook.open_places)

    def with_growing_hint(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """The printed hints: that of the only answer grows for a moment, repeatedly."""
        only = self.only_aside
        if only is None:
            return hints
        name, since = self.screen.speakers.words(only), self._time % PULSE_EVERY
        share = math.sin(math.pi * since / PULSE) if since < PULSE else 0.0
        grown = 1 + PULSE_BY * (1.0 if self.screen.calm else share)
        return tuple(replace(hint, grown=grown) if hint.label == name else hint for hint in hints)

    def pointing(self, hints: Sequence[Hint], button: ButtonOf, theme: Theme) -> HelpPointing:
        """The pointing now; `hints` are those in the bar."""
        meant, only = self._meant(), self.only_aside
        if only is not None:
            name = self.screen.speakers.words(only)
            placed = place_hints(hints, button, theme)
            meant = next((spot.rect for spot, _ in placed if spot.hint.label == name), meant)
        points = meant is not None and (only is not None or self.help_level >= POINTS)
        tip = self._tip(meant) if meant is not None and only is None and self.help_level >= POINTS else None
        host = self._on_cloth(meant, points)
        return HelpPointing(tip, host, meant.midtop if meant is not None and points and host is None else None)

    def _meant(self) -> Rect | None:
        """The target of the help."""
        open_question = self.open_question
        return next(iter(open_question.hook.wanted()), None) if open_question is not None and self.help_level else None

    def _tip(self, meant: Rect) -> Point:
        x, y = fingertip(meant, None if isinstance(self.open_question, Answering) else TIP_ON_BOARD)
        return x, y - (0.0 if self.screen.calm else BOBS_BY * abs(math.sin(math.pi * self._time / BOBS)))

    def _on_cloth(self, meant: Rect | None, points: bool) -> Host | None:
        """The host on the table. He shows the question's subject; at the next levels he looks at the target, then
        points at it."""
        screen, stage = self.screen, self.screen.stage
        cloth = screen.game_table.feature(HostOnCloth) if screen.theme.kids and screen.board is None else None
        place = cloth.place(stage.view, stage.floor) if cloth is not None else None
        if cloth is None or place is None:
            return None
        wing = meant.midtop if meant is not None and points else cloth.means(stage)
        eyes = meant.midtop if meant is not None else wing or MIDDLE
        return Host(place, wing, eyes, screen.context.sound.beak_open)


class NoHelp(HelpHints):
    """The help at a table that helps in its own way, such as that of a lesson."""

    def update(self, dt: float) -> None:
        """Find no child that needs help."""


def fingertip(meant: Rect, down: int | None = None) -> Point:
    """The tip of the finger: inside the target, beside its index and the hook, and `down` px from its upper edge."""
    down = min(TIP_IN, meant.height // 3) if down is None else down
    return meant.right - min(ASIDE, meant.width // 3), max(meant.top + down, round(SAFE.top + FINGER * FINGER_HIGH))
