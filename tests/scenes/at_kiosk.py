"""A pilot at a kiosk: its settings are in a file, time goes in seconds, and events are those of SDL."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

import pygame

from game.kiosk import pin
from game.kiosk.file import NAME
from game.kiosk.kiosk import Kiosk
from game.scene import Scene
from game.widgets.house_scene import HouseScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.keeper import Keeper
from scenes.lobby.seats import SeatsScene
from scenes.seating import SeatPlan
from scenes.table.scene import TableScene
from tests.pilot import FRAME, Pilot

NOON = datetime(2026, 11, 2, 12)
"""A Monday."""


class KioskPilot(Pilot):
    """`said` is the operator's file. PINs are hashed in a thirtieth of the usual time."""

    def __init__(self, data: Path, said: str = "", **args: object) -> None:
        data.mkdir(exist_ok=True)
        if said:
            (data / NAME).write_text(said, encoding="utf-8")
        with patch.multiple(pin, LOG_N=10, P=1):
            super().__init__(data, kiosk=True, **args)
        self.at(NOON)

    def frame(self, dt: float = FRAME) -> None:
        """Run one frame without drawing, because no test looks at it and pictures take long."""
        self.app.advance(dt, pygame.event.get())

    @property
    def kiosk(self) -> Kiosk:
        """The kiosk."""
        assert self.context.kiosk is not None
        return self.context.kiosk

    @property
    def keeper(self) -> Keeper:
        """The kiosk's keeper."""
        assert isinstance(self.app.tap, Keeper)
        return self.app.tap

    @property
    def shown(self) -> type[Scene]:
        """The scene on top."""
        return type(self.scene)

    def bar(self) -> str:
        """The words in the bar of the top scene, without its own sentence."""
        assert isinstance(self.scene, HouseScene)
        return "" if self.scene.said is None else self.context.voice.words(self.scene.said)

    def at(self, now: datetime) -> None:
        """Set the clock on the wall."""
        self.kiosk.clock = self.kiosk.usage.clock = lambda: now

    def wait(self, seconds: float) -> None:
        """Wait without any input and without drawing."""
        whole, rest = divmod(seconds, 1.0)
        for step in (*(1.0,) * int(whole), rest):
            self.app.advance(step, pygame.event.get())

    def welcome(self) -> None:
        """A visitor comes to the title."""
        self.key("return")
        self.frames(1)

    def give_pin(self, digits: str) -> None:
        """Type a PIN and Enter, and wait for the result."""
        self.type(digits)
        self.key("return")
        self.checked()

    def checked(self) -> None:
        """The PIN is checked beside the frames, in a time of its own."""
        while (check := self.keeper.lock.check) is not None:
            check.join()
            self.frames(1)

    def sit_down(self, people: Sequence[str] = ("keys",), game: str = "rook") -> TableScene:
        """Visitors with these devices begin a match and look at it."""
        if self.shown is AttractScene:
            self.welcome()
        seats = SeatsScene(self.context, game, people[0])
        for seat, device in enumerate(people):
            seats.seating = seats.seating.put(seat, SeatPlan("person", f"Guest {seat}", seat, device))
        self.context.stack.push(seats)
        self.frames(1)
        seats.start()
        self.frames(1)
        table = self.context.stack.scenes[-1]
        assert isinstance(table, TableScene)
        return table
