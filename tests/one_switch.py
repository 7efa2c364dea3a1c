"""A player with one switch, who sees only where the ring is and presses one key."""

from collections.abc import Callable, Hashable
from math import ceil
from random import Random
from unittest.mock import patch

import pygame

from game.gate import RESTS
from game.input.actions import Action
from scenes.scanning import Place, Scanner
from scenes.table.scene import TableScene
from tests.pilot import Pilot

FRAME = 0.1
"""Seconds of a frame: the longest step that scenes get."""
PATIENCE = 2000
"""Frames without the wanted place in the ring, after which it is nowhere."""
SWITCH = "space"


class OneSwitch:
    """Presses the switch when the ring is on what it wants."""

    def __init__(self, pilot: Pilot, seed: int = 0, pace: str = "fast") -> None:
        self.pilot, self.random = pilot, Random(seed)
        pilot.context.settings.change(one_switch=pace)
        self.presses = 0

    @property
    def scanner(self) -> Scanner:
        scanner = self.pilot.app.scanner
        assert isinstance(scanner, Scanner)
        return scanner

    def press(self) -> None:
        """Press the switch once, as a key. A child's next press counts after a moment."""
        self.presses += 1
        with patch.object(self.pilot, "frame", self.frame):
            self.pilot.key(SWITCH)
        for _ in range(ceil(RESTS / FRAME) if self.pilot.context.audience.children else 0):
            self.frame()

    def frame(self, dt: float = FRAME) -> None:
        """Let a frame pass without drawing, which no test looks at."""
        self.pilot.app.advance(dt, pygame.event.get())

    def wait(self, until: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if until():
                return
            self.frame()
        raise AssertionError(f"the ring never came there in {type(self.pilot.scene).__name__}")

    def choose(self, wanted: Callable[[Place], bool]) -> None:
        """Choose the first place that is wanted: its row, then itself."""

        def on_it(alone: bool) -> bool:
            marked = self.scanner.marked()
            return any(map(wanted, marked)) and (len(marked) == 1 or not alone)

        self.wait(lambda: on_it(False))
        self.press()
        if self.scanner.inside:
            self.wait(lambda: on_it(True))
            self.press()

    def target(self, name: Hashable) -> None:
        """Choose a target of the hook."""
        self.choose(lambda place: place.id == ("target", name))

    def hint(self, action: Action) -> None:
        """Choose a hint of the bar."""
        self.choose(lambda place: place.id is action)

    def play_on(self) -> None:
        """Do one thing that leads on: answer at random if there is a question, else go on."""
        scene = self.pilot.scene
        if isinstance(scene, TableScene) and scene.busy:
            self.frame()
            return
        places = [place for row in self.scanner.rows() for place in row]
        targets = [place.id for place in places if isinstance(place.id, tuple)]
        if isinstance(scene, TableScene) and targets:
            board = scene.screen.board
            fit = [] if board is None else [place.id for place in places if place.rect in board.hook.wanted()]
            wanted = self.random.choice(fit or targets)
            self.choose(lambda place: place.id == wanted)
        elif isinstance(scene, TableScene) and not any(place.id is Action.CONFIRM for place in places):
            self.frame()
        elif any(place.id is Action.CONFIRM for place in places):
            self.hint(Action.CONFIRM)
        else:
            self.press()
        self.frame()
