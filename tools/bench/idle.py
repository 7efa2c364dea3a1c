"""Idle shares: how much of a core the program takes while no button is pressed. It runs in the real loop."""

from collections.abc import Callable, Iterable
from time import perf_counter, process_time

import pygame

from engine.games import GAMES
from game import loop
from game.input.actions import KEYS
from scenes.lobby.match_setup import first_draft
from scenes.play import Built, first_scene
from scenes.seating import TablePlan, first_seating
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tools.bench.rows import FULL_HD, context

STILL = 3.0
"""Seconds without a story before it counts."""


def title(built: Built) -> None:
    """Show the title."""
    built.context.stack.push(first_scene(built.context))


def table(built: Built) -> None:
    """Show a table of the first game that asks a single person."""
    draft = first_draft(next(iter(GAMES)))
    plan = TablePlan(draft.setup(), first_seating(draft.players, KEYS))
    built.context.stack.push(TableScene(built.context, plan, Session.unkept(built.context, plan)))


def percent(begin: Callable[[Built], None], seconds: float) -> float:
    """The work of all threads in percent of a core, for `seconds` after the first moment at which nothing happens."""
    with context(FULL_HD, mute=False) as built:
        begin(built)
        watch = _Watch(built, seconds)
        loop.run(built.app)
        return watch.percent


class _Watch:
    """Between the loop and the app: waits until the scene rests, measures, and quits."""

    def __init__(self, built: Built, seconds: float) -> None:
        self.built, self.seconds = built, seconds
        self.percent = 0.0
        self._still = perf_counter()
        self._begun: tuple[float, float] | None = None
        self._frame, built.app.frame = built.app.frame, self.frame  # type: ignore[method-assign]

    def frame(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """Run one frame."""
        self._frame(dt, events)
        now, stack = perf_counter(), self.built.context.stack
        if self._begun is None:
            if stack.moving or (stack.top is not None and stack.top.busy):
                self._still = now
            elif now - self._still > STILL:
                self.built.context.idle_work.jobs.clear()
                self._begun = now, process_time()
        elif now - self._begun[0] > self.seconds:
            self.percent = round(100 * (process_time() - self._begun[1]) / (now - self._begun[0]), 2)
            self.built.app.quit()
