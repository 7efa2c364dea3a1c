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
COLLECT_EVERY = 1.0
LOOK_AT_MEMORY_EVERY = 0.25
GROWN = 24.0
"""MiB of growth after which free memory is given back to the system."""
LONGEST_PAINT = 0.25
"""Seconds that a frame may make pictures before events are fetched, or a compositor reports the window as hung."""
BEHIND_MOST = 0.25
"""Seconds of delay after which the schedule restarts instead of catching up."""


def run(app: App, clock: Callable[[], float] = perf_counter, rest: Callable[[float], None] = sleep) -> None:
    """Run the app until the player quits. Garbage is collected once a second between frames, never within one."""
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
    kept = resident()
    while app.running:
        now = clock()
        dt, last = now - last, now
        app.frame(dt, pygame.event.get())
        _show_mouse(app, dt)
        if clock() - collected > COLLECT_EVERY:
            gc.collect()
            collected = clock()
        if clock() - looked > LOOK_AT_MEMORY_EVERY:
            kept, looked = _given_back(kept), clock()
        app.idle_work.run(due - SLACK_KEPT)
        due = _wait(app, due, clock, rest)


def _given_back(kept: float) -> float:
    """Give free memory back if the process has grown too far beyond `kept`. Returns the new base in MiB."""
    now = resident()
    if now - kept < GROWN:
        return min(kept, now)
    give_back_free_heap()
    return resident()


def _wait(app: App, due: float, clock: Callable[[], float], rest: Callable[[float], None]) -> float:
    """Sleep until `due` and return the time of the next frame. With vsync the screen waits itself."""
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
