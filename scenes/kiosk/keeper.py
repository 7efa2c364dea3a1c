"""The keeper of a kiosk: sees every press and every frame, welcomes and sees off visitors, and lets nobody out."""

from collections.abc import Mapping
from math import hypot
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.messages import say
from game.app import is_toggle
from game.gate import InputTap
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.input.pads import FULL, OFF, ON
from game.kiosk.usage_stats import END, SEATS, TABLE, TITLE
from game.scene import Scene
from scenes.ending.results import ResultsScene
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.chord import Chord
from scenes.kiosk.closed import ClosedScene
from scenes.kiosk.operator import OperatorScene, PinScene
from scenes.kiosk.operators import Frames, Lock, Operators
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.kiosk.visitor import WakingScene, usual, wipe
from scenes.lesson.lesson_table import LessonTable
from scenes.lobby.seats import SeatsScene
from scenes.replay.watching import WatchScene
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from game.context import Context
    from game.kiosk.kiosk import Kiosk

LAST_MINUTES = 5
"""How long visitors may go on after the house has closed."""
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
"""Pixels of the window from which on a mouse was moved by somebody."""


class SignsOfLife:
    """What in a stream of events somebody must have done, and what a worn machine does by itself: a stick that drifts,
    a book on a key and a mouse on a humming table are nobody. Remembers where sticks stand and where the mouse was."""

    def __init__(self) -> None:
        self._out: set[tuple[int, int]] = set()
        self._mouse = (0, 0)

    def pushed(self, event: pygame.event.Event) -> bool:
        """Whether somebody has pushed, tapped or wheeled something, or bent a stick."""
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._bent((event.instance_id, event.axis), abs(event.value / FULL))
        if event.type == pygame.JOYHATMOTION:
            return any(event.value)
        return event.type in PUSHED

    def moved(self, event: pygame.event.Event) -> bool:
        """Whether somebody has moved a mouse, or a finger on the screen: there, but nothing is meant by it."""
        if event.type == pygame.FINGERMOTION:
            return True
        if event.type != pygame.MOUSEMOTION:
            return False
        far = hypot(event.pos[0] - self._mouse[0], event.pos[1] - self._mouse[1]) >= MOVED_LEAST
        if far:
            self._mouse = event.pos
        return far

    def _bent(self, stick: tuple[int, int], way: float) -> bool:
        """Whether it has just gone out; it has to come back before it counts again."""
        if stick in self._out:
            if way < OFF:
                self._out.discard(stick)
            return False
        if way > ON:
            self._out.add(stick)
            return True
        return False


class Attendance:
    """Which matches visitors begin, how they end, and how far visits get, for the books. Looks at the stack once a
    frame; no scene needs to know that it is counted."""

    def __init__(self, context: "Context", kiosk: "Kiosk") -> None:
        self.context, self.kiosk = context, kiosk
        self.seconds = 0.0
        self._table: TableScene | None = None
        self._farthest: str | None = None
        """How far the visit got that is going on; None without one."""

    def came(self) -> None:
        """Somebody has ended the show."""
        self._farthest = TITLE

    def advance(self, dt: float, untouched: float) -> None:
        """`dt` seconds later; nobody has touched anything for `untouched` seconds."""
        scenes = self.context.stack.scenes
        table = next((scene for scene in scenes if is_played(scene)), None)
        if table is not self._table:
            self.left(untouched)
            if isinstance(table, TableScene):
                self._table = table
                self.kiosk.books.started(table.session.game.name)
        self.seconds += dt if self._table else 0.0
        if any(isinstance(scene, OperatorScene) for scene in scenes):
            self._farthest = None  # whoever has the PIN is no visitor
        if self._farthest is not None:
            self._farthest = max(self._farthest, self._reached(), key=_WAY.index)

    def _reached(self) -> str:
        """Where the visit is now."""
        if self._table is not None:
            return END if self._table.session.over else TABLE
        chosen = any(isinstance(scene, SeatsScene | LessonTable) for scene in self.context.stack.scenes)
        return SEATS if chosen else TITLE

    def left(self, untouched: float) -> None:
        """Nobody sits at that table any more. The time that it stood there alone does not count."""
        if self._table is not None:
            session = self._table.session
            alone = 0.0 if session.over else untouched
            self.kiosk.books.ended(session.game.name, session.over, max(0.0, self.seconds - alone))
        self._table, self.seconds = None, 0.0

    def went(self, untouched: float) -> None:
        """Whoever was here has gone."""
        self.left(untouched)
        if self._farthest is not None:
            self.kiosk.books.visited(self._farthest)
        self._farthest = None


class Keeper(InputTap):
    """Time comes in through `advance` alone. `untouched` counts the seconds since anybody did anything."""

    def __init__(self, context: "Context", kiosk: "Kiosk", overrides: Mapping[str, Any]) -> None:
        """`overrides` are the settings that the command line names."""
        self.context, self.kiosk, self.overrides = context, kiosk, overrides
        self.untouched = 0.0
        self.chord = Chord(context.window.screen_size)
        self.lock, self.frames = Lock(kiosk), Frames()
        self.attendance = Attendance(context, kiosk)
        self._signs = SignsOfLife()
        self._woke = False
        self._overtime = 0.0

    # What it sees

    def event(self, event: pygame.event.Event) -> bool:
        """Nobody leaves, closes, minimises or resizes anything; the operator's chord opens the PIN."""
        if event.type == pygame.QUIT or is_toggle(event):
            return True
        if event.type == pygame.WINDOWMINIMIZED:
            self.context.window.restore()
        if event.type == pygame.JOYDEVICEREMOVED:  # SDL says of every pad that it was a joystick, too
            self.kiosk.books.pad_lost()
        pushed = self._signs.pushed(event)
        if pushed or self._signs.moved(event):
            self.untouched = 0.0
        if self.chord.reads(event):
            self._ask_for_pin()
            return True
        return pushed and self._wake(event)

    def press(self, press: Press) -> bool:
        """What goes on because it is held is nobody's sign of life."""
        if self._woke:
            return True
        if press.action is Action.POINT or press.released or press.repeated:
            return isinstance(self.context.stack.top, WakingScene)
        self.untouched = 0.0
        return self._wake(None)

    def advance(self, dt: float) -> None:
        woke, self._woke = self._woke, False
        self.chord.advance(dt)
        self.lock.advance(dt)
        self.frames.advance(dt)
        self.attendance.advance(dt, self.untouched)
        top = self.context.stack.top
        self.kiosk.idle = isinstance(top, AttractScene | ClosedScene)
        if top is None or woke:
            return
        self.untouched += dt
        if isinstance(top, StillPlayingScene):
            top.left -= dt
            if top.left <= 0:
                self.begin_anew()
        elif self._shuts(top, dt) or self._opens(top):
            self.begin_anew()
        elif self.untouched >= self._patience(top):
            self._patience_ends(top)

    # What it does

    def begin_anew(self) -> None:
        """Whoever was here has gone: the next one finds nothing of it."""
        self.attendance.went(self.untouched)
        self.context.stack.reset(Scene(self.context))
        self.context.stack.apply()  # scenes that go may still want to keep something; it is wiped after that
        self.context.settings.usual = usual(self.kiosk, self.overrides)
        wipe(self.context)
        self.context.stack.reset(front(self.context, self.kiosk))
        self.untouched = self._overtime = 0.0

    def _wake(self, event: pygame.event.Event | None) -> bool:
        """A scene that waits for anything at all gets it; the press does nothing else, whatever kinds of events SDL
        makes of it, and however long it is held."""
        if self._woke:
            return True
        top = self.context.stack.top
        if not isinstance(top, WakingScene):
            return False
        self._woke = True
        if isinstance(top, AttractScene):
            self.attendance.came()
        devices = self.context.devices
        if event is not None and event.type not in _FINGERS:
            for _ in devices.read(event):  # so that it knows who is there, and what is held
                pass
        elif event is not None and event.type == pygame.FINGERDOWN:
            devices.last = TOUCH
        elif event is not None:
            devices.last = MOUSE
        devices.repeat.forget()
        top.wake()
        return True

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
            self.begin_anew()
        else:
            self.context.stack.push(StillPlayingScene(self.context, self.kiosk.config["times.countdown"]))

    def _shuts(self, top: Scene, dt: float) -> bool:
        """Whether it is time to close; visitors who are there get some minutes."""
        if not self.kiosk.shut or isinstance(top, ClosedScene | Operators):
            self._overtime = 0.0
            return False
        if not self._overtime and not isinstance(top, AttractScene):
            self.context.sound.captions.say(LAST_CALL)
        self._overtime += dt
        return isinstance(top, AttractScene) or self._overtime >= LAST_MINUTES * 60

    def _opens(self, top: Scene) -> bool:
        return isinstance(top, ClosedScene) and not self.kiosk.shut


def front(context: "Context", kiosk: "Kiosk") -> Scene:
    """Outside the opening hours a dark screen, else the show."""
    return ClosedScene(context, kiosk) if kiosk.shut else AttractScene(context, kiosk)


def is_played(scene: object) -> bool:
    """Whether a scene is a match that people play: neither one that is watched, nor a lesson."""
    return isinstance(scene, TableScene) and not isinstance(scene, WatchScene | LessonTable)
