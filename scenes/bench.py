"""Bench: frame times of the busiest moments, measured on the real scenes without waiting for the next frame."""

import json as jsonlib
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.games import GAMES
from engine.headless.arguments import Play
from game.scene import Scene
from scenes.play import Built, build, first_scene
from scenes.seating import TablePlan, first_seating
from scenes.table.scene import TableScene

SECONDS = 6.0  # of each row, where nothing else is said
FRAME = 1 / 60
WARM = 120  # frames before anything counts: what is made once has been made
FULL_HD = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Row:
    """Times in milliseconds, without the wait for the next frame."""

    name: str
    frames: int
    p50_ms: float
    p99_ms: float
    max_ms: float


def run(seconds: float | None, json: bool) -> None:
    """Measure every row for `seconds` and write a table, or one JSON object, to standard output."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    rows = [_measure(name, first, seconds or SECONDS) for name, first in ROWS.items()]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1 if sys.platform == "darwin" else 1024)
    if json:
        keys = ("name", "frames", "p50_ms", "p99_ms", "max_ms")
        sys.stdout.write(
            jsonlib.dumps({"rows": [{key: getattr(row, key) for key in keys} for row in rows], "memory_mib": memory})
            + "\n"
        )
        return
    lines = [f"{'':34}{'frames':>8}{'p50':>8}{'p99':>8}{'max':>8}  ms"]
    lines += [f"{r.name:34}{r.frames:8}{r.p50_ms:8.2f}{r.p99_ms:8.2f}{r.max_ms:8.2f}" for r in rows]
    sys.stdout.write("\n".join((*lines, f"most memory: {memory} MiB", "")))


def _measure(name: str, first: Callable[[Built], Scene], seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        built = build(Play(data=Path(folder), windowed=True, size=FULL_HD, mute=True))
        try:
            built.house.stack.push(first(built))
            times = _frames(built, round(seconds / FRAME))
        finally:
            built.close()
    times.sort()
    at = lambda share: round(1000 * times[min(len(times) - 1, int(share * len(times)))], 3)  # noqa: E731
    return Row(name, len(times), at(0.5), at(0.99), round(1000 * times[-1], 3))


def _frames(built: Built, count: int) -> list[float]:
    times = []
    for number in range(WARM + count):
        begin = perf_counter()
        built.app.frame(FRAME, pygame.event.get())
        spent = perf_counter() - begin
        if number >= WARM:
            times.append(spent)
        built.house.slack.run(perf_counter() + max(0.0, FRAME - spent) / 4)
    return times


class _Dealing(TableScene):
    """Deals over and over, so that the busiest moment fills the whole time."""

    def _told(self) -> None:
        self.sitting = type(self.sitting)(self.house, self.sitting.plan)
        self.sync()
        super()._told()

    def _next(self) -> None:
        while self.sitting.chance_is_asked() and len(self.sitting.match.steps) < 1:
            self.sitting.deal()
        if self.sitting.chance_is_asked():
            self._tell(self.sitting.deal())


def _dealing(built: Built) -> Scene:
    plan = TablePlan(GAMES["rook"].setup("classic_individual", 6, {}), first_seating(6, "keys"))
    return _Dealing(built.house, plan)


def _bots(built: Built) -> Scene:
    plan = TablePlan(GAMES["rook"].setup("classic", 4, {}), first_seating(4, None))
    return TableScene(built.house, plan)


ROWS: dict[str, Callable[[Built], Scene]] = {
    "title": lambda built: first_scene(built.house),
    "rook: six seats being dealt": _dealing,
    "rook: four computer players": _bots,
}
