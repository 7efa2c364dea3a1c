"""Loop: sixty frames a second by the clock, with the leftover of each given to work that can wait."""

import gc
from collections.abc import Callable
from time import perf_counter, sleep

import pygame

from game.app import App
from game.resources import give_back_free_heap

FRAME = 1 / 60
SLACK_KEPT = 0.003
"""Seconds of each frame's rest that work does not get: sleeping is not exact."""
COLLECT_EVERY = 1.0
GIVE_BACK_EVERY = 10.0
"""Seconds between two times that free memory is given back to the system."""
LONGEST_PAINT = 0.25
"""Seconds that a frame may make pictures before events are fetched, so that no compositor takes us for dead."""
BEHIND_MOST = 0.25
"""Seconds: who is further behind than this starts counting anew instead of hurrying."""


def run(app: App, clock: Callable[[], float] = perf_counter, rest: Callable[[float], None] = sleep) -> None:
    """Play until somebody leaves. Garbage is collected once a second between frames, never within one."""
    gc.collect()
    gc.freeze()
    gc.disable()
    app.longest_paint = LONGEST_PAINT
    try:
        _run(app, clock, rest)
    finally:
        gc.enable()
        gc.unfreeze()


def _run(app: App, clock: Callable[[], float], rest: Callable[[float], None]) -> None:
    last = clock()
    due = last + FRAME
    collected = given_back = last
    while app.running:
        now = clock()
        dt, last = now - last, now
        app.frame(dt, pygame.event.get())
        _show_mouse(app, dt)
        if clock() - collected > COLLECT_EVERY:
            gc.collect()
            collected = clock()
            if collected - given_back > GIVE_BACK_EVERY:
                give_back_free_heap()
                given_back = collected
        app.idle_work.run(due - SLACK_KEPT)
        due = _wait(app, due, clock, rest)


def _wait(app: App, due: float, clock: Callable[[], float], rest: Callable[[float], None]) -> float:
    """Sleep until `due`; when the next frame is due. Where the screen itself waits, do not wait twice."""
    now = clock()
    if app.window.vsync:
        return now + FRAME
    if now < due:
        rest(due - now)
    elif now - due > BEHIND_MOST:
        due = now
    return due + FRAME


def _show_mouse(app: App, dt: float) -> None:
    hidden = app.devices.pointer.rest(dt)
    if pygame.mouse.get_visible() == hidden:
        pygame.mouse.set_visible(not hidden)
