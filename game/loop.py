"""Loop: sixty frames a second by the clock, with the leftover of each given to work that can wait."""

import gc
from collections.abc import Callable
from time import perf_counter, sleep

import pygame

from game.app import App
from game.resources import give_back_free_heap, resident

FRAME = 1 / 60
SLACK_KEPT = 0.003
"""Seconds of each frame that idle work does not get, since sleeping is not exact."""
REST = 5
"""While nothing moves, one in so many frames is run; events end the rest at once."""
COLLECT_EVERY = 1.0
COLLECT_AT_LEAST_EVERY = 10.0
ENOUGH_GARBAGE = 700
"""New objects for which garbage is collected after COLLECT_EVERY seconds; Python's own threshold."""
LOOK_AT_MEMORY_EVERY = 0.25
GROWN = 24.0
"""MiB of growth after which free memory is given back to the system."""
LONGEST_PAINT = 0.25
"""Seconds that a frame may make pictures before events are fetched, or a compositor reports the window as hung."""
BEHIND_MOST = 0.25
"""Seconds of delay after which the schedule restarts instead of catching up."""


def run(app: App, clock: Callable[[], float] = perf_counter, rest: Callable[[float], None] = sleep) -> None:
    """Run the app until the player quits. Garbage is collected once a second between frames, never within one. While
    nothing moves, most frames are left out."""
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
    collected = looked = last
    kept, left_out = resident(), 0
    while app.running:
        now, events = clock(), pygame.event.get()
        left_out = 0 if events or not app.rests else (left_out + 1) % REST
        if not left_out:
            dt, last = now - last, now
            app.frame(dt, events)
            _show_mouse(app, dt)
        since = clock() - collected
        if since > COLLECT_AT_LEAST_EVERY or (since > COLLECT_EVERY and gc.get_count()[0] > ENOUGH_GARBAGE):
            gc.collect()
            collected = clock()
        if clock() - looked > LOOK_AT_MEMORY_EVERY:
            kept, looked = _given_back(kept), clock()
        app.idle_work.run(due - SLACK_KEPT)
        due = _wait(app, due, clock, rest, shown=not left_out)


def _given_back(kept: float) -> float:
    """Give free memory back if the process has grown too far beyond `kept`. Returns the new base in MiB."""
    now = resident()
    if now - kept < GROWN:
        return min(kept, now)
    give_back_free_heap()
    return resident()


def _wait(app: App, due: float, clock: Callable[[], float], rest: Callable[[float], None], shown: bool) -> float:
    """Sleep until `due` and return the time of the next frame. With vsync the screen waits itself for a frame that is
    `shown`."""
    now = clock()
    if app.window.vsync and shown:
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
