"""Rows: frame times of real scenes on the real frame, driven as fast as possible."""

import gc
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, thread_time

import pygame

from engine.headless.arguments import Play
from game.bots import Bots, Brief
from game.input.actions import KEYS, Action, Press
from game.loop import FRAME, SLACK_KEPT
from scenes.play import Built, build

FULL_HD = (1920, 1080)
WARM = 60  # frames before anything counts, for window and table
COLLECT_EVERY = 60  # frames between two garbage collections, like the loop
STRETCH = 300
"""Frames with and frames without a thinking worker, in turn, so that other load of the machine affects both alike."""
SETTLE = 30  # uncounted frames of a stretch: the worker begins or ends
IN_LINE = 2
"""Questions that wait for the worker, so that it never rests."""
BESIDE = ", a computer player thinking hard"


@dataclass(frozen=True, slots=True)
class BenchRow:
    """Times in milliseconds, without the wait for the next frame."""

    name: str
    frames: int
    p50_ms: float
    p99_ms: float
    max_ms: float


@dataclass(slots=True)
class BenchRun:
    """The running program of a row, for calls once a frame outside the measured time."""

    built: Built
    number: int = 0

    def press(self) -> None:
        """Go on from a scene that waits for a press."""
        self.built.context.stack.act(Press(Action.CONFIRM, KEYS))


Each = Callable[[BenchRun], None]
Hard = tuple[Brief, str]
"""A question to a computer player, and its level."""


@dataclass(frozen=True, slots=True)
class Busy:
    """A busy moment. `start` puts it on the stack and returns a function to call once a frame. With `hard` it is
    measured again, beside a worker that always has that question."""

    name: str
    start: Callable[[Built], Each]
    hard: Callable[[], Hard] | None = None


@dataclass(slots=True)
class Times:
    """Seconds of each frame: by the clock, and of work of this program's own thread."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Thinker:
    """Keeps the worker busy with hard questions, or lets it rest."""

    bots: Bots
    hard: Hard
    asked: int = 0
    answered: int = 0

    def think(self) -> None:
        """Keep IN_LINE questions open."""
        self.answered += len(self.bots.poll())
        while self.asked < self.answered + IN_LINE:
            self.asked += 1
            brief, level = self.hard
            self.bots.ask(brief._replace(key=("bench", self.asked)), level, self.asked)

    def rest(self) -> None:
        """Leave no question open."""
        for number in range(self.answered + 1, self.asked + 1):
            self.bots.cancel(("bench", number))
        self.asked = self.answered


@contextmanager
def context(size: tuple[int, int] = FULL_HD, mute: bool = True) -> Iterator[Built]:
    """A running program of its own with a window of that size and a new, empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        built = build(Play(data=Path(folder), windowed=True, size=size, mute=mute))
        try:
            yield built
        finally:
            built.close()


def measure(busy: Busy, seconds: float, size: tuple[int, int] = FULL_HD) -> tuple[dict[str, Times], int]:
    """Measure `seconds` of game time (sixty frames each). Returns times by the row's name, and the number of answers
    that the worker gave meanwhile."""
    frames = max(1, round(seconds / FRAME))
    with context(size) as built:
        run, each = BenchRun(built), busy.start(built)
        if busy.hard is None:
            alone = Times()
            drive(run, each, frames, lambda number: alone)
            return {busy.name: alone}, 0
        return _in_turn(run, each, frames, busy.name, Thinker(built.context.bots, busy.hard()))


def _in_turn(run: BenchRun, each: Each, frames: int, name: str, thinker: Thinker) -> tuple[dict[str, Times], int]:
    """Measure with and without a thinking worker, stretch after stretch, `frames` of each."""
    alone, beside, settling = Times(), Times(), Times()
    stretch = min(STRETCH, frames)

    def kind(number: int) -> Times:
        at, inside = divmod(number, stretch + SETTLE)
        if inside < SETTLE:
            return settling
        return beside if at % 2 else alone

    def both(run: BenchRun) -> None:
        each(run)
        if run.number // (stretch + SETTLE) % 2:
            thinker.think()
        else:
            thinker.rest()

    drive(run, both, 2 * -(-frames // stretch) * (stretch + SETTLE), kind)
    return {name: alone, f"{name}{BESIDE}": beside}, thinker.answered


def drive(run: BenchRun, each: Each, count: int, kind: Callable[[int], Times]) -> None:
    """Run `count` frames after WARM ones. `kind` returns for each the Times that note it.

    The rest of each frame, in which the loop would sleep, is for idle work, as there.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for number in range(-WARM, count):
            run.number = number
            begin, worked = perf_counter(), thread_time()
            run.built.app.frame(FRAME, pygame.event.get())
            spent, worked = perf_counter() - begin, thread_time() - worked
            if number >= 0:
                times = kind(number)
                times.wall.append(spent)
                times.cpu.append(worked)
            each(run)
            if number % COLLECT_EVERY == 0:
                gc.collect()
            run.built.context.idle_work.run(begin + FRAME - SLACK_KEPT)
    finally:
        gc.enable()
        gc.unfreeze()


def row_of(name: str, times: Sequence[float]) -> BenchRow:
    """A row of `times` in seconds, at least one."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    return BenchRow(name, len(ordered), at(0.5), at(0.99), at(1))
