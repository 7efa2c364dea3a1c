"""Storms: random presses at the tables of a game, as fast as the machine can.

    python -m tests.storm [GAME|all|house] [THEME|both] [ACTIONS] [SEED] [kiosk]

Print actions, matches that ended, tables that were left, and every fault with the seed and the number of its action.
Exit status 1 if there was one. `make storm` is the long run; `make test` has a short one.
"""

import os
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.games import GAMES
from engine.headless.arguments import THEMES, Play
from game.loop import FRAME
from game.quick_bots import QuickBots
from game.store.store import Store
from scenes.front.title import TitleScene
from scenes.play import Built, build, first_scene
from scenes.table.scene import TableScene
from tools.fuzzer import Fuzzer, answer_in_earnest
from tools.invariants import BrokenInvariant, Invariants
from tools.soak import Tally, random_table

ACTIONS = 100_000
HURRY = 12.0
"""How much faster stories and thoughts pass in most runs, so that they do not take up the storm."""
CLOCKS = (FRAME, 0.12, 0.6, 0.6)
"""Seconds between frames, per run: presses many times a second, or slowly, as children press, past the guard against
double presses."""
DRAWN, PREPARED = 200, 100
"""One of this many frames is drawn; after this many drawn frames all idle work is done."""
EARNEST = 0.06
"""How often the seat on turn answers as a player would."""
AT_HOUSE = 60
"""Actions away from the table until a new match is started."""
ACTIONS_A_HOUSE = 5_000
"""Actions until a new program starts, so that a fault can be reproduced from its beginning."""


MOST_FAULTS = 20
PICTURES = Path(tempfile.gettempdir()) / "by-hook-storm"


@dataclass
class Weather:
    """The results of a storm so far."""

    actions: int = 0
    steps: int = 0
    finished: int = 0
    left: int = 0
    faults: list[str] = field(default_factory=list)


@contextmanager
def context(data: Path, theme: str, kiosk: bool, chance: Random) -> Iterator[Built]:
    """A program without a disk, except for its pictures in `data`, that does not wait for thoughts."""
    args = Play(data=data, mute=True, windowed=True, size=(480, 270), kids=theme == "kids", kiosk=kiosk, speed="off")
    built = build(args, Store.without(), QuickBots("gentle"), QuickBots("gentle"))
    built.context.settings.change(reduced_motion=chance.random() < 0.5)
    with (  # the same deals again
        patch("engine.core.dealers.SystemRandom", lambda: Random(chance.randrange(2**32))),
        patch("scenes.table.session.SystemRandom", lambda: Random(chance.randrange(2**32))),
    ):
        try:
            yield built
        finally:
            pygame.event.clear()
            built.close()


class Storm:
    """One program in a storm, at tables of `game`; without a game, at the tables that random presses reach."""

    def __init__(self, built: Built, game: str | None, chance: Random, weather: Weather, drawn: int) -> None:
        self.drawn = drawn
        self.built, self.game, self.chance, self.weather = built, game, chance, weather
        self.fuzzer = Fuzzer(built.context, chance)
        self.invariants = Invariants(built.context)
        self.away = AT_HOUSE
        self.tally = Tally()
        self.clock = chance.choice(CLOCKS)
        built.app.speed = 1.0 if self.clock == FRAME else HURRY
        self.frames = 0
        built.context.stack.push(first_scene(built.context))
        self._frame(())

    def blow(self) -> None:
        """Do one random thing."""
        self._sit()
        self.invariants.begin()
        if self.chance.random() < EARNEST:
            answer_in_earnest(self.built.context)
        deed = self.fuzzer.command()
        self.weather.actions += 1
        for number, events in enumerate(deed.frames):
            self._frame(events)
            self.invariants.look(deed if number == 0 else None)
        self.built.app.running = True  # the presses may have left the table

    def _frame(self, events: tuple[pygame.event.Event, ...]) -> None:
        self.frames += 1
        self.built.app.advance(self.clock, events)
        if self.frames % self.drawn == 0:
            self.built.app.show()
        if self.frames % (self.drawn * PREPARED) == 0:
            self.built.context.idle_work.run_all()

    def _sit(self) -> None:
        """Start a new match after a while away from the table."""
        stack = self.built.context.stack
        self.tally.look(stack)
        self.away = 0 if self.tally.table else self.away + 1
        if self.game and self.away > AT_HOUSE and not stack.moving:
            stack.reset(TitleScene(self.built.context, opened=True))
            plan = random_table(self.game, self.chance, self.fuzzer.pads, self.built.context.theme.kids)
            stack.push(TableScene(self.built.context, plan))
            self._frame(())
            self.invariants.look()


def storm(
    game: str | None,
    theme: str,
    actions: int,
    seed: int,
    kiosk: bool = False,
    data: Path = PICTURES,
    drawn: int = DRAWN,
) -> Weather:
    """Do `actions` random things at tables of `game`, or in the whole program; one frame of `drawn` is drawn. It ends
    after a few faults."""
    weather, number, tally = Weather(), 0, Tally()
    while weather.actions < actions and len(weather.faults) < MOST_FAULTS:
        number += 1
        chance = Random(f"{game} {theme} {kiosk} {seed} {number}")
        begun = weather.actions
        with context(data, theme, kiosk, chance) as built:
            try:
                blowing = Storm(built, game, chance, weather, drawn)
                tally = blowing.tally
                while weather.actions < min(actions, begun + ACTIONS_A_HOUSE):
                    blowing.blow()
            except Exception as error:
                weather.faults.append(f"{_where(built, error)} ({seed=}, house {number}, {weather.actions - begun})")
        weather.finished += tally.finished
        weather.left += tally.left
        weather.steps += tally.steps
    return weather


def _where(built: Built, error: Exception) -> str:
    scenes = " > ".join(type(scene).__name__ for scene in built.context.stack.scenes)
    return f"in {scenes}: {error if isinstance(error, BrokenInvariant) else traceback.format_exc()}"


def main(words: list[str]) -> int:
    """Run the storm that the command line asks for, and return the exit status."""
    given = dict(enumerate(words))
    known: dict[str, list[str | None]] = {"all": [*GAMES], "house": [None]}
    games = known.get(given.get(0, "all")) or [given[0]]
    themes = list(THEMES) if given.get(1, "both") == "both" else [given[1]]
    actions, seed = int(given.get(2, ACTIONS)), int(given.get(3, 1))
    faults = 0
    for game in games:
        for theme in themes:
            begun = perf_counter()
            weather = storm(game, theme, actions, seed, "kiosk" in words)
            told = (
                f"{weather.actions} actions, {weather.steps} steps, {weather.finished} matches finished",
                f"{weather.left} left, {len(weather.faults)} faults, {perf_counter() - begun:.0f} s",
            )
            sys.stdout.write(f"{game or 'house'} {theme}: {', '.join(told)}\n")
            sys.stdout.writelines(f"{fault}\n" for fault in weather.faults)
            sys.stdout.flush()
            faults += len(weather.faults)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
