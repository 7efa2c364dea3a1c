"""The keeper of a kiosk: reads all input and every frame, begins and ends visits, and prevents visitors from leaving
the program."""

from collections.abc import Iterable, Mapping
from math import hypot
from typing import Any

import pygame

from engine.core.messages import say
from game.app import is_toggle
from game.context import Context
from game.gate import InputTap
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.input.pads import FULL, OFF, ON
from game.kiosk import access
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import END, SEATS, TABLE, TITLE
from game.scene import Scene
from scenes.ending.results import ResultsScene
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.button_check import ButtonCheck
from scenes.kiosk.chord import Chord
from scenes.kiosk.closed import ClosedScene
from scenes.kiosk.operator import OperatorScene, PinScene
from scenes.kiosk.operators import FrameTimes, Lock, Operators
from scenes.kiosk.status import StatusReporter
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.kiosk.visitor import WakingScene, usual, wipe
from scenes.lesson.lesson_table import LessonTable
from scenes.lobby.seats import SeatsScene
from scenes.replay.watching import WatchScene
from scenes.table.scene import TableScene

LAST_MINUTES = 5
"""Minutes that visitors can go on after closing time."""
LAST_CALL = say("kiosk-closes", count=LAST_MINUTES)
_WAY = (TITLE, SEATS, TABLE, END)
_FINGERS = (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN)
PUSHED = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEWHEEL,
    pygame.FINGERDOWN,
    pygame.JOYBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
)
MOVED_LEAST = 60
"""Shortest way of a mouse that counts as moved by a person, px of the window."""


class InputActivity:
    """Tells events that need a person from those of worn devices: a drifting stick, a book on a key, a mouse on a
    vibrating table. Remembers the state of sticks and the place of the mouse."""

    def __init__(self) -> None:
        self._out: set[tuple[int, int]] = set()
        self._mouse = (0, 0)

    def pushed(self, event: pygame.event.Event) -> bool:
        """Whether a person has pushed, tapped or wheeled something, or tilted a stick."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilted((event.instance_id, event.axis), abs(event.value / FULL))
        if event.type == pygame.JOYHATMOTION:
            return any(event.value)
        return event.type in PUSHED

    def moved(self, event: pygame.event.Event) -> bool:
        """Whether a person has moved a mouse, or a finger on the screen. That shows presence, but starts nothing."""
        if event.type == pygame.FINGERMOTION:
            return True
        if event.type != pygame.MOUSEMOTION:
            return False
        far = hypot(event.pos[0] - self._mouse[0], event.pos[1] - self._mouse[1]) >= MOVED_LEAST
        if far:
            self._mouse = event.pos
        return far

    def _tilted(self, stick: tuple[int, int], way: float) -> bool:
        """Whether a stick was tilted just now. It counts again after it was back in the middle."""
        if stick in self._out:
            if way < OFF:
                self._out.discard(stick)
            return False
        if way > ON:
            self._out.add(stick)
            return True
        return False


class VisitCounter:
    """Counts the matches that visitors begin, how they end, and how far visits get. It looks at the stack once a frame,
    so scenes need not report anything."""

    def __init__(self, context: Context, kiosk: Kiosk) -> None:
        self.context, self.kiosk = context, kiosk
        self.seconds = 0.0
        self._table: TableScene | None = None
        self._farthest: str | None = None
        """The farthest scene of the present visit; None without a visit."""

    def came(self) -> None:
        """Begin a visit."""
        self._farthest = TITLE

    def advance(self, dt: float, untouched: float) -> None:
        """Let `dt` seconds pass, after `untouched` seconds without input."""
        scenes = self.context.stack.scenes
        table = next((scene for scene in scenes if is_played(scene)), None)
        if table is not self._table:
            self.left(untouched)
            if isinstance(table, TableScene):
                self._table = table
                self.kiosk.usage.started(table.session.game.name)
        self.seconds += dt if self._table else 0.0
        if any(isinstance(scene, OperatorScene) for scene in scenes):
            self._farthest = None  # the operator is no visitor
        if self._farthest is not None:
            self._farthest = max(self._farthest, self._reached(), key=_WAY.index)

    def _reached(self) -> str:
        """The present scene of the visit."""
        if self._table is not None:
            return END if self._table.session.over else TABLE
        chosen = any(isinstance(scene, SeatsScene | LessonTable) for scene in self.context.stack.scenes)
        return SEATS if chosen else TITLE

    def left(self, untouched: float) -> None:
        """Count the end of the match at the table. The last `untouched` seconds do not count."""
        if self._table is not None:
            session = self._table.session
            alone = 0.0 if session.over else untouched
            self.kiosk.usage.ended(session.game.name, session.over, max(0.0, self.seconds - alone))
        self._table, self.seconds = None, 0.0

    def went(self, untouched: float) -> None:
        """End the visit."""
        self.left(untouched)
        if self._farthest is not None:
            self.kiosk.usage.visited(self._farthest)
        self._farthest = None


class Keeper(InputTap):
    """Time comes in through `advance` only. `untouched`: seconds since the last input of a person."""

    def __init__(self, context: Context, kiosk: Kiosk, overrides: Mapping[str, Any]) -> None:
        """`overrides`: the settings of the command line."""
        self.context, self.kiosk, self.overrides = context, kiosk, overrides
        self.untouched = 0.0
        self.chord = Chord(context.window.screen_size)
        self.lock, self.frames = Lock(kiosk), FrameTimes()
        self.attendance = VisitCounter(context, kiosk)
        self.status = StatusReporter(context, kiosk, self.frames)
        self._signs = InputActivity()
        self._woke = False
        self._overtime = 0.0

    # Input

    def event(self, event: pygame.event.Event) -> bool:
        """Stop visitors from closing, minimising or resizing the window. The operator's chord asks for the PIN."""
        top = self.context.stack.top
        if isinstance(top, ButtonCheck):
            top.sees(event)
        if event.type == pygame.QUIT or is_toggle(event):
            return True
        if event.type == pygame.WINDOWMINIMIZED:
            self.context.window.restore()
        if event.type == pygame.JOYDEVICEREMOVED:  # SDL sends this for controllers too
            self.kiosk.usage.pad_lost()
        pushed = self._signs.pushed(event)
        if pushed or self._signs.moved(event):
            self.untouched = 0.0
        if self.chord.reads(event):
            self._ask_for_pin()
            return True
        if not pushed or not (self._woke or isinstance(self.context.stack.top, WakingScene)):
            return False
        presses = self._presses(event)
        self.status.pressed(self.context.devices.last)
        return self._wake(presses)

    def press(self, press: Press) -> bool:
        """Repeated presses of a held button are no sign of a person."""
        if self._woke:
            return True
        if press.action is Action.POINT or press.released or press.repeated:
            return isinstance(self.context.stack.top, WakingScene)
        self.untouched = 0.0
        self.status.pressed(press.device)
        return self._wake((press,))

    def advance(self, dt: float) -> None:
        woke, self._woke = self._woke, False
        self.chord.advance(dt)
        self.lock.advance(dt)
        self.frames.advance(dt)
        self.attendance.advance(dt, self.untouched)
        top = self.context.stack.top
        self.kiosk.idle = isinstance(top, AttractScene | ClosedScene)
        self.status.advance(dt)
        self.context.sound.share = self.kiosk.loud
        if top is None or woke:
            return
        self.untouched += dt
        if isinstance(top, StillPlayingScene):
            top.left -= dt
            if top.left <= 0:
                self.begin_again()
        elif self._shuts(top, dt) or (isinstance(top, ClosedScene) and not self.kiosk.shut):
            self.begin_again()
        elif self.untouched >= self._patience(top):
            self._patience_ends(top)

    # Visits

    def begin_again(self) -> None:
        """End the visit and remove all that the visitor left."""
        self.attendance.went(self.untouched)
        self.context.stack.reset(Scene(self.context))
        self.context.stack.apply()  # leaving scenes may still save; wiped below
        self.context.settings.usual = usual(self.kiosk, self.overrides)
        wipe(self.context)
        self.context.stack.reset(front(self.context, self.kiosk))
        self.untouched = self._overtime = 0.0

    def _wake(self, presses: Iterable[Press]) -> bool:
        """Wake a scene that waits for any input. The press does nothing else, even if SDL sends several events for it,
        or if it is held. Only the access sign of the show also changes the settings."""
        top = self.context.stack.top
        if isinstance(top, AttractScene) and any(map(top.asks_for_access, presses)):
            access.turn_on(self.context)
        if self._woke:
            return True
        if not isinstance(top, WakingScene):
            return False
        self._woke = True
        if isinstance(top, AttractScene):
            self.attendance.came()
        top.wake()
        return True

    def _presses(self, event: pygame.event.Event) -> tuple[Press, ...]:
        """Learn the device and the held keys of an event. Returns its presses."""
        devices = self.context.devices
        if event.type in _FINGERS:
            devices.last = TOUCH if event.type == pygame.FINGERDOWN else MOUSE
            return (Press(Action.CONFIRM, devices.last, at=devices.pointer.place(event)),)
        presses = tuple(devices.read(event))
        devices.repeat.forget()
        return presses

    def _ask_for_pin(self) -> None:
        if any(isinstance(scene, Operators) for scene in self.context.stack.scenes):
            return
        self.untouched = 0.0
        self.context.devices.repeat.forget()
        self.context.stack.push(PinScene(self))

    def _patience(self, top: Scene) -> float:
        config = self.kiosk.config
        if isinstance(top, Operators):
            return top.patience
        if isinstance(top, TitleScene | ResultsScene):
            return float(config["times.attract"])
        return float("inf") if isinstance(top, WakingScene | ClosedScene) else float(config["times.still_playing"])

    def _patience_ends(self, top: Scene) -> None:
        if isinstance(top, PinScene):
            self.untouched = 0.0
            self.context.stack.dismiss()
        elif isinstance(top, Operators | TitleScene | ResultsScene):
            self.begin_again()
        else:
            self.context.stack.push(StillPlayingScene(self.context, self.kiosk.config["times.countdown"]))

    def _shuts(self, top: Scene, dt: float) -> bool:
        """Whether it is time to close. Present visitors get some more minutes."""
        if not self.kiosk.shut or isinstance(top, ClosedScene | Operators):
            self._overtime = 0.0
            return False
        if not self._overtime and not isinstance(top, AttractScene):
            self.context.sound.captions.say(LAST_CALL)
        self._overtime += dt
        return isinstance(top, AttractScene) or self._overtime >= LAST_MINUTES * 60


def front(context: Context, kiosk: Kiosk) -> Scene:
    """The first scene: a dark screen outside the opening hours, else the show."""
    return ClosedScene(context, kiosk) if kiosk.shut else AttractScene(context, kiosk)


def is_played(scene: object) -> bool:
    """Whether a scene is a match of people, neither a replay nor a lesson."""
    return isinstance(scene, TableScene) and not isinstance(scene, WatchScene | LessonTable)
