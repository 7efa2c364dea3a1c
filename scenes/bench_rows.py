"""The rows of the bench: real scenes on the real frame, driven as fast as they go. What waits for a press gets one."""

import gc
import mmap
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.arguments import Play
from engine.headless.playout import Bots, advance
from game.house import House
from game.input.actions import KEYS, Action, Press
from game.loop import FRAME, SLACK_KEPT
from scenes.play import Built, build, first_scene
from scenes.seating import TablePlan, first_seating
from scenes.table.course import Course
from scenes.table.scene import TableScene

FULL_HD = (1920, 1080)
WARM = 60  # frames before anything counts: the window has come up, the table is laid
PRESS_EVERY = 45  # frames between presses, as somebody who goes on soon
COLLECT_EVERY = 60  # frames between two collections of garbage, as in the loop
HURRY = 12.0
"""How much faster than a clock time passes where many matches have to fit into a row."""
HARD = ("classic", 4, "bury")
"""Variant, players and verb of a hard question."""
IN_LINE = 3
"""Questions that wait for the worker, so that it never rests."""


@dataclass(frozen=True, slots=True)
class Row:
    """Times in milliseconds, without the wait for the next frame."""

    name: str
    frames: int
    p50_ms: float
    p99_ms: float
    max_ms: float


@dataclass(slots=True)
class Run:
    """A row that is being measured: `each` is called once a frame, outside the measured time."""

    built: Built
    each: Callable[["Run"], None] = lambda run: None
    number: int = 0
    matches: int = 0
    asked: int = 0
    memory: list[float] = field(default_factory=list)

    def press(self) -> None:
        """Go on from whatever waits for a press."""
        self.built.house.stack.act(Press(Action.CONFIRM, KEYS))


@dataclass(frozen=True, slots=True)
class Measured:
    """A row and what else was seen while it ran."""

    row: Row
    run: Run


def row_of(name: str, times: list[float]) -> Row:
    """`times` in seconds, at least one."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    return Row(name, len(ordered), at(0.5), at(0.99), round(1000 * ordered[-1], 3))


def measure(name: str, start: Callable[[Built], Callable[[Run], None]], seconds: float) -> Measured:
    """Run what `start` puts on the stack for `seconds` of the game's time (sixty frames each)."""
    with tempfile.TemporaryDirectory() as folder:
        built = build(Play(data=Path(folder), windowed=True, size=FULL_HD, mute=True))
        try:
            run = Run(built, start(built))
            times = _frames(run, max(1, round(seconds / FRAME)))
        finally:
            built.close()
    return Measured(row_of(name, times), run)


def _frames(run: Run, count: int) -> list[float]:
    """Seconds of each frame. The rest of each frame, which the loop would sleep through, goes to the slack as there."""
    times = []
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        for number in range(WARM + count):
            run.number = number
            begin = perf_counter()
            run.built.app.frame(FRAME, pygame.event.get())
            spent = perf_counter() - begin
            if number >= WARM:
                times.append(spent)
            run.each(run)
            if number % COLLECT_EVERY == 0:
                gc.collect()
            run.built.house.slack.run(begin + FRAME - SLACK_KEPT)
    finally:
        gc.enable()
        gc.unfreeze()
    return times


def resident() -> float:
    """MiB of memory that this process holds now; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return round(pages * mmap.PAGESIZE / 2**20, 1)
    except (OSError, IndexError, ValueError):
        return 0.0


class DealAgain(Course):
    """Deals over and over, so that the busiest moment fills the whole time."""

    def told(self) -> None:
        self.sitting.match = self._drawn()
        super().told()

    def next(self) -> None:
        self.tell(self.sitting.deal())

    def _drawn(self) -> Match:
        """A match in which the dealer is known and the hands are not dealt yet."""
        setup = self.sitting.plan.setup
        match, dealer = Match(GAMES[setup.game], setup), SeededDealer(len(self.sitting.match.events))
        while not any(prompt.verb == "deal" for prompt in match.prompts() if prompt.who == CHANCE):
            match.submit(dealer.answer(match.prompts()[0]))
        return match


class Dealing(TableScene):
    """A table at which nothing else happens; the matches are not kept."""

    course_kind = DealAgain

    def __init__(self, house: House, plan: TablePlan) -> None:
        super().__init__(house, plan)
        self.sitting.kept = None


class DealingBesideThought(Dealing):
    """The same, and before the worker has answered all questions it is asked new ones."""

    hard: tuple[Any, ...]
    answered = 0
    _asked = 0

    def update(self, dt: float) -> None:
        self.answered += len(self.house.bots.poll())
        while self._asked < self.answered + IN_LINE:
            self._asked += 1
            self.house.bots.ask(("bench", self._asked), *self.hard, self._asked)
        super().update(dt)


def title(built: Built) -> Callable[[Run], None]:
    """The first scene, with its idle motion."""
    built.house.stack.push(first_scene(built.house))
    return lambda run: None


def _table(
    built: Built, kind: type[TableScene], variant: str, players: int, options: dict[str, Any] | None = None
) -> TableScene:
    plan = TablePlan(GAMES["rook"].setup(variant, players, options or {}), first_seating(players, None))
    scene = kind(built.house, plan)
    built.house.stack.push(scene)
    return scene


def dealing(built: Built) -> Callable[[Run], None]:
    """Six seats are dealt to, again and again."""
    _table(built, Dealing, "classic_individual", 6)
    return lambda run: None


def dealing_beside_thought(built: Built) -> Callable[[Run], None]:
    """The same while the worker always has hard questions to think about; asking and hearing count as the frame's."""
    scene = _table(built, DealingBesideThought, "classic_individual", 6)
    assert isinstance(scene, DealingBesideThought)
    scene.hard = _hard_question()

    def each(run: Run) -> None:
        run.asked = scene.answered

    return each


def _hard_question() -> tuple[Any, ...]:
    """What the worker is asked, without its key and its seed: a fair player has to lay down the nest."""
    variant, players, verb = HARD
    match, dealer, bots = Match(GAMES["rook"], GAMES["rook"].setup(variant, players, {})), SeededDealer(1), None
    bots = Bots(1, players, "fair")
    while not (waiting := match.waiting()) or match.asks(waiting[0])[0].verb != verb:
        advance(match, dealer, bots)
    seat = waiting[0]
    return "rook", match.view(seat), match.heard(seat), match.asks(seat), "fair"


def four_bots(built: Built) -> Callable[[Run], None]:
    """Four computer players, at the pace of an evening."""
    _table(built, TableScene, "classic", 4)
    return _go_on


def _go_on(run: Run) -> None:
    if run.number % PRESS_EVERY == 0 and not isinstance(run.built.house.stack.top, TableScene):
        run.press()


def match_after_match(built: Built) -> Callable[[Run], None]:
    """Beginners' matches end to end, in a hurry; memory is noted at the start, at each end and at the end."""
    built.app.speed = HURRY
    _table(built, TableScene, "beginner", 4, {"target": 1})

    def each(run: Run) -> None:
        if run.number % COLLECT_EVERY == 1:
            run.memory.append(resident())
        from scenes.results import ResultsScene

        if isinstance(run.built.house.stack.top, ResultsScene):
            run.matches += 1
            run.built.house.stack.reset(TableScene(run.built.house, run.built.house.stack.top.plan))
        else:
            _go_on(run)

    return each
