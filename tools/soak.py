"""Soak: a kiosk for any length of time, by the clock, with attract and visitors who press random buttons, in both
themes and all games.

It reports frame times, memory, matches, and errors with their places.
"""

import json as jsonlib
import math
import os
import sys
import tempfile
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle, product
from pathlib import Path
from random import Random
from time import perf_counter, thread_time
from typing import Any

import pygame

from engine.core.whereabouts import where
from engine.games import GAMES
from engine.headless.arguments import FULL_HD, THEMES, Play
from engine.headless.progress import STOPPED, interruptible, tell
from game.draw import cache
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH
from game.loop import run as loop
from game.resources import free_heap, peak, resident
from game.stack import SceneStack
from scenes.companions import with_companion
from scenes.front.title import TitleScene
from scenes.games import aids_of
from scenes.kiosk.keeper import is_played
from scenes.lobby.match_setup import MatchSetup, first_draft, values
from scenes.play import Built, first_scene, playing
from scenes.seating import TOGETHER, TablePlan, first_seating, join, resize
from scenes.table.scene import TableScene
from tools.bench.rows import row_of
from tools.fuzzer import Command, Events, Fuzzer, answer_in_earnest
from tools.invariants import BrokenInvariant, Invariants

SIZES = (FULL_HD, FULL_HD, (2560, 1440), (1280, 720), (1024, 768))
"""Sizes of the window, if none is given. Above full HD pictures are enlarged and made in advance, which needs a test
too."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
EARNEST = 0.3
"""Probability that an asked player gives a sensible answer, so that matches end."""
EVERY = 9  # frames between two random commands, if the first is over
LEAST_TURN, MOST_TURN = 4.0, 90.0
"""Limits of a turn in seconds, of passers-by and of visitors."""
TURNS = 1
"""Turns of every game in every theme, if the time allows."""
WARM = 0.1
"""Share of the time before the first look at memory."""
LOOK_EVERY = 60  # frames between two looks at memory
NOTED_EVERY = 10  # minutes between two reported figures of memory
MOST_ERRORS = 50
"""Most errors that are described; all are counted."""
AT_HOUSE = 400  # frames without a table before visitors sit down again
FAILED = 1
"""Exit status after an error."""
SHARE = 0.25
"""Probability that two people share a device."""
ACCOMPANIED, AGREED = 0.1, 0.15
"""Probabilities of a companion at a seat, and of a changed help, such as open hands."""
KEYBOARDS = ((KEYS,), (KEYS_LEFT, KEYS_RIGHT))
_CHANGED = 0.3
"""Probability of a changed option."""


class Tally:
    """Counts finished and left tables, and the steps of their matches. Call `look` once a frame."""

    def __init__(self) -> None:
        self.finished = self.left = self.steps = 0
        self.table: TableScene | None = None
        """The present table."""

    def look(self, stack: SceneStack) -> None:
        """Count a table that was there at the last look and is gone now."""
        there = next((scene for scene in stack.scenes if is_played(scene)), None)
        if self.table is not None and there is not self.table:
            session = self.table.session
            self.finished += session.over
            self.left += not session.over
            self.steps += session.step_count
        self.table = there if isinstance(there, TableScene) else None


@dataclass
class Report:
    """The results so far; times in milliseconds, memory in MiB."""

    minutes: float
    seed: int
    frames: int = 0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    max_ms: float = 0.0
    p50_cpu_ms: float = 0.0
    p99_cpu_ms: float = 0.0
    max_cpu_ms: float = 0.0
    memory_mib_start: float = 0.0
    memory_mib_end: float = 0.0
    memory_mib: list[float] = field(default_factory=list)
    """One figure for each ten minutes."""
    memory_mib_peak: float = 0.0
    memory_mib_of: dict[str, float] = field(default_factory=dict)
    """Memory at the end by its use."""
    presses: int = 0
    finished: int = 0
    left: int = 0
    pads_lost: int = 0
    errors: int = 0
    where: list[str] = field(default_factory=list)

    def lines(self) -> Iterable[str]:
        """The report for people, line by line."""
        yield f"{self.minutes} minutes, seed {self.seed}: {self.frames} frames, {self.presses} things done"
        yield f"frames in ms, without the wait: p50 {self.p50_ms}, p99 {self.p99_ms}, max {self.max_ms}"
        yield f"what this program worked of it: p50 {self.p50_cpu_ms}, p99 {self.p99_cpu_ms}, max {self.max_cpu_ms}"
        ends = f"{self.memory_mib_start} at the start, {self.memory_mib_end} at the end"
        yield f"memory in MiB: {ends}, {self.memory_mib_peak} at most"
        yield f"where it goes: {', '.join(f'{name} {mib}' for name, mib in self.memory_mib_of.items())}"
        yield f"memory every {NOTED_EVERY} minutes: {', '.join(map(str, self.memory_mib)) or 'it was over before'}"
        yield f"matches: {self.finished} finished, {self.left} left; pads lost: {self.pads_lost}"
        yield f"errors: {self.errors}"
        yield from self.where


class Soak:
    """Between the loop and the app: measures every frame, and lets the fuzzer act after it."""

    def __init__(
        self,
        built: Built,
        report: Report,
        clock: Callable[[], float] = perf_counter,
        sizes: Sequence[tuple[int, int]] = SIZES,
    ) -> None:
        self.built, self.report, self.clock = built, report, clock
        self.chance = Random(report.seed)
        self.fuzzer = Fuzzer(built.context, self.chance, sizes)
        self.invariants = Invariants(built.context)
        self.tally = Tally()
        self.times, self.worked = array("f"), array("f")
        self.waiting: deque[tuple[Events, Command | None]] = deque()
        self.seen: Command | None = None
        self.visited = False
        self.started = False
        """Whether the first frame is over, which is not measured."""
        self.wandered = 0
        self.begun = self.turned = clock()
        self.turns = cycle(product(THEMES, GAMES))
        self.theme, self.game = next(self.turns)
        self._frame, built.app.frame = built.app.frame, self.frame  # type: ignore[method-assign]

    @property
    def progress(self) -> str:
        """The present minute, theme and game, and the number of errors."""
        minute, report = (self.clock() - self.begun) / 60, self.report
        return f"in minute {minute:.1f} of {report.minutes:g}: {self.theme} {self.game}, {report.errors} errors"

    @property
    def seconds(self) -> float:
        """Seconds of one turn."""
        share = self.report.minutes * 60 / (2 * TURNS * len(THEMES) * len(GAMES))
        return min(MOST_TURN, max(LEAST_TURN, share))

    def frame(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """Run and measure one frame of the loop. After an error it is noted, and the program begins again at its first
        scene."""
        more, command = self.waiting.popleft() if self.waiting else ((), None)
        before, worked = self.clock(), thread_time()
        try:
            self._frame(dt, (*events, *more))
            if self.started:
                self.times.append(self.clock() - before)
                self.worked.append(thread_time() - worked)
            self.started = True
            self.invariants.look(command)
            self.tally.look(self.built.context.stack)
            self._go_on()
        except Exception as error:
            self._note(error)
        now = self.clock()
        self.built.app.running = now - self.begun < self.report.minutes * 60
        self.built.app.unchanged = 0  # no rest: the loop does not hear of these presses
        if len(self.times) % LOOK_EVERY == 0:
            self._look_at_memory(now)
            tell(self.progress)

    def _go_on(self) -> None:
        """Let passers-by and visitors have turns."""
        if self.clock() - self.turned > self.seconds:
            self._turn()
        if self.visited and not self.waiting and len(self.times) % EVERY == 0:
            self._sit()
            if self.built.context.stack.moving:
                return
            self.invariants.begin()
            if self.chance.random() < EARNEST:
                answer_in_earnest(self.built.context)
            command = self.fuzzer.command()
            self.report.presses += 1
            self.report.pads_lost += len(command.lost)
            self.waiting += [(events, None if number else command) for number, events in enumerate(command.frames)]

    def _turn(self) -> None:
        self.turned, self.visited, self.wandered = self.clock(), not self.visited, AT_HOUSE
        self.waiting.clear()
        if not self.visited:
            self.theme, self.game = next(self.turns)
        self.built.context.stack.reset(first_scene(self.built.context))
        self.built.context.settings.change(theme=self.theme)

    def _sit(self) -> None:
        """Put visitors who had no table for a while at a table of the present game."""
        context, table = self.built.context, self.tally.table
        self.wandered = 0 if table is not None and not context.stack.moving else self.wandered + EVERY
        if self.wandered > AT_HOUSE and not context.stack.moving:
            self.wandered = 0
            context.settings.change(theme=self.theme)
            plan = random_table(self.game, self.chance, self.fuzzer.pads, context.audience.children)
            context.stack.reset(TitleScene(context, opened=True))
            context.stack.push(TableScene(context, plan))

    def _note(self, error: Exception) -> None:
        stack = self.built.context.stack
        scenes = " > ".join(type(scene).__name__ for scene in stack.scenes)
        minute = (self.clock() - self.begun) / 60
        self.report.errors += 1
        if len(self.report.where) < MOST_ERRORS:
            words = str(error) if isinstance(error, BrokenInvariant) else where(error)
            self.report.where.append(f"minute {minute:.1f}, {self.theme} {self.game}, in {scenes}: {words}")
        if not isinstance(error, BrokenInvariant):
            stack.clear()
            stack.reset(first_scene(self.built.context))

    def _look_at_memory(self, now: float) -> None:
        report = self.report
        report.memory_mib_end = resident()
        if not report.memory_mib_start and now - self.begun >= WARM * report.minutes * 60:
            report.memory_mib_start = report.memory_mib_end
        if (now - self.begun) / 60 >= NOTED_EVERY * (len(report.memory_mib) + 1):
            report.memory_mib.append(report.memory_mib_end)

    def done(self) -> None:
        """Complete the report."""
        row, report = row_of("soak", self.times), self.report
        report.frames, report.p50_ms, report.p99_ms, report.max_ms = row.frames, row.p50_ms, row.p99_ms, row.max_ms
        cpu = row_of("soak", self.worked)
        report.p50_cpu_ms, report.p99_cpu_ms, report.max_cpu_ms = cpu.p50_ms, cpu.p99_ms, cpu.max_ms
        report.finished, report.left = self.tally.finished, self.tally.left
        report.memory_mib_end, report.memory_mib_peak = resident(), peak()
        report.memory_mib_start = report.memory_mib_start or report.memory_mib_end
        report.memory_mib_of = where_it_goes(self.built.context.window.screen)


def where_it_goes(screen: pygame.Surface) -> dict[str, float]:
    """MiB of this process by use. "the rest" is the program, Python's objects, sounds, and pictures that a scene holds
    itself."""
    held = {
        "pictures": cache.LRU.used,
        "cards, bakes and stretched": cache.LRU.shared,
        "window": math.prod(screen.get_size()) * screen.get_bytesize(),
    }
    told = {name: round(count / 2**20, 1) for name, count in held.items()} | {"free heap": free_heap()}
    return told | {"the rest": round(resident() - sum(told.values()), 1)}


@interruptible()
def run(minutes: float, seed: int, size: tuple[int, int] | None, json: bool) -> int:
    """Soak in windows of many sizes, or of the given one, and write the report to standard output. Returns the exit
    status. Ctrl-C or SIGTERM ends it at once; the report is that of the minutes before. Without a screen nothing is
    shown. Raises BadUse if there is a screen that cannot be used."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in DISPLAYS):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    report, stopped = Report(minutes, seed), False
    with tempfile.TemporaryDirectory() as folder:
        args = Play(data=Path(folder), kiosk=True, windowed=True, size=size or FULL_HD)
        with playing(args) as built:
            soak = Soak(built, report, sizes=(size,) if size else SIZES)
            try:
                loop(built.app)
            except KeyboardInterrupt:
                print(f"stopped {soak.progress}", file=sys.stderr)
                if not soak.times:
                    raise
                stopped = True
            soak.done()
    told: Any = jsonlib.dumps(asdict(report)) if json else "\n".join(report.lines())
    sys.stdout.write(f"{told}\n")
    return STOPPED if stopped else FAILED if report.errors else 0


def any_draft(game: str, chance: Random) -> MatchSetup:
    """A random setup for soaks and storms: any variant, number of seats and options, but no long match if there is a
    shorter one."""
    match_setup = first_draft(game).with_variant(chance.choice(GAMES[game].variants).name)
    match_setup = match_setup.with_players(chance.choice(match_setup.seats))
    for option in match_setup.kind.options:
        if option.name == "target":
            match_setup = match_setup.with_option(option.name, option.least)
        elif (those := values(option, match_setup.players)) and chance.random() < _CHANGED:
            match_setup = match_setup.with_option(option.name, chance.choice(those))
    return match_setup


def random_table(game: str, chance: Random, pads: Sequence[str], kids: bool) -> TablePlan:
    """A table with one to four people, each with a connected device, or two with the same one. There may be a
    companion, and open hands."""
    match_setup = any_draft(game, chance)
    devices = [*chance.choice(KEYBOARDS), chance.choice((MOUSE, TOUCH)), *pads]
    seating = resize(first_seating(match_setup.players, chance.choice(devices)), match_setup.players)
    for _ in range(chance.randrange(4)):
        shared = chance.choice(seating.devices)
        seating = join(seating, shared if chance.random() < SHARE else chance.choice(devices))
    for seat in (seat for seat, plan in enumerate(seating.seats) if plan.person):
        if chance.random() < ACCOMPANIED:
            seating = with_companion(seating, seat, chance.choice((TOGETHER, *devices)))
    for aid in aids_of(game):
        if chance.random() < AGREED:
            match_setup = match_setup.with_aid(aid, 1, kids)
    return TablePlan(match_setup.setup(), seating, aids=match_setup.agreed(kids))
