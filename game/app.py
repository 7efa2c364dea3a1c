"""App: one frame of the program, from input events to drawing. It has no clock of its own; the loop and the tests drive
it."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import inf
from typing import Protocol

import pygame

from game.canvas import Canvas
from game.draw.cache import Owed, TimeIsUp, coarse_at_first, for_a_while, in_pieces
from game.easing import HURRY, HURRY_AFTER
from game.gate import Debounce, InputTap, passes
from game.helper_process import reap_ended
from game.idle_work import IdleWork
from game.input.actions import Action, Press
from game.input.devices import Devices
from game.sound.player import Sound
from game.speech.narrator import Narrator
from game.stack import SceneStack
from game.theme import STAGE
from game.window import LOOKS_AT, Window

LONGEST_STEP = 0.1
"""Longest step in seconds. After a stall (a dragged window, a sleeping television) animations must not skip ahead."""
MOST_PAUSES = 40
"""Pauses while making one frame's pictures. If they never fit into memory together, drawing must still end."""
STILL = 3
"""Unchanged frames in a row after which nothing moves."""
FOCUS_LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""Each of these events covers an open hand. Some compositors send only the last one when the workspace changes."""


class Switch(Protocol):
    """Plays with one switch, see `scenes.scanning`."""

    def translate(self, press: Press) -> Iterable[Press]:
        """Return what a press means."""

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what the switch would choose."""


class App:
    """Connects window, devices and scenes. `running` becomes False when the player quits."""

    def __init__(
        self, window: Window, devices: Devices, stack: SceneStack, idle_work: IdleWork, sound: Sound, speed: float = 1.0
    ) -> None:
        self.window = window
        self.devices = devices
        self.stack = stack
        self.idle_work = idle_work
        self.sound = sound
        self.speed = speed
        self.running = True
        self.toggle: Callable[[], None] = lambda: window.show(not window.windowed)
        """Called for F11: switches between full screen and a window. `scenes/play.py` sets this and what follows."""
        self.asks_first: Callable[[], bool] = lambda: False
        """Called when a player presses the window's close button. Returns True if a question must be answered first."""
        self.overlay: Callable[[Canvas], None] = lambda canvas: None
        """Paints on top of every scene: captions."""
        self.narrator: Narrator | None = None
        """Gets every event before scenes do, and the time of each frame after them."""
        self.presented: Callable[[], None] = lambda: None
        """Called after each frame that was drawn and shown."""
        self.paints: Callable[[], None] = lambda: None
        """Called when the last picture stays on the screen because this frame's pictures are not ready."""
        self.longest_paint = inf
        """Seconds to make pictures before events are handled again."""
        self.unchanged = 0
        """Number of frames in a row, up to the last one, that looked like the one before."""
        self._paused = 0
        self._late = 0.0
        self._unread: list[pygame.event.Event] = []
        self._close_pressed = False
        self._coarse: Mapping[Hashable, Owed] = {}
        self._sharpened: dict[Hashable, Callable[[], object]] = {}
        self._sharpens = False
        self.debounce = Debounce()
        self.tap = InputTap()
        self.scanner: Switch | None = None
        """Translates the presses of a player with one switch."""

    @property
    def rests(self) -> bool:
        """Whether nothing moves and no button is held, so that the next frame can come later."""
        return self.unchanged >= STILL and not self.devices.repeat.waits

    def quit(self) -> None:
        self.running = False

    def frame(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """Run one frame, `dt` seconds after the last one. While its pictures are still being made, events are ignored,
        because the player has not seen the screen yet."""
        self._late += dt
        self._unread += events
        if not self._paused:
            late, unread = self._late, self._unread
            self._late, self._unread = 0.0, []
            self.advance(late, unread)
        reap_ended()
        self.show()

    def advance(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """Do everything in a frame except drawing."""
        self.debounce.advance(dt)
        for event in events:
            self.event(event)
        self._close_pressed = False
        self.act(self.devices.advance(dt))
        lost, found = self.devices.changes()
        if lost or found:
            self.stack.devices_changed(lost, found)
        self.tap.advance(dt)
        step = min(dt, LONGEST_STEP) * self.speed
        self.stack.hurry = HURRY if self.hurries else 1.0
        self.stack.update(step)
        self.sound.advance(step)
        self.stack.apply()
        if self.scanner is not None:
            self.scanner.advance(dt)
        if self.narrator is not None:
            self.narrator.advance(dt)

    @property
    def hurries(self) -> bool:
        """Whether a player whose presses are heard holds Confirm, so that the top scene runs faster."""
        held = self.devices.holding.devices(HURRY_AFTER) if self.stack.top and self.stack.top.hurries else ()
        return any(passes(Press(Action.CONFIRM, device), self.stack.secrets) for device in held)

    def show(self) -> None:
        """Draw the current state and show it, or make some more of the pictures that it needs."""
        try:
            with for_a_while(self.longest_paint if self._paused < MOST_PAUSES else inf), coarse_at_first() as coarse:
                canvas = self.draw()
        except TimeIsUp:
            self._paused += 1
            self.unchanged = 0
            self.paints()
            return
        self._paused = 0
        self.unchanged = 0 if self.window.paint(canvas) else self.unchanged + 1
        self._sharpen(coarse)
        self.presented()

    def _sharpen(self, coarse: Mapping[Hashable, Owed]) -> None:
        """Queue sharp versions of pictures that were coarse in this frame and the one before. A picture that only one
        frame shows is not worth the work. Moving pictures come first."""
        owed = {key: one for key, one in coarse.items() if one.moves or key in self._coarse}
        self._sharpened = {key: owed[key].make for key in sorted(owed, key=lambda key: not owed[key].moves)}
        self._coarse = coarse
        if self._sharpened and not self._sharpens:
            self._sharpens = True
            self.idle_work.add(self._sharpening(), first=True)

    def _sharpening(self) -> Iterator[None]:
        while self._sharpened:
            key, make = next(iter(self._sharpened.items()))
            yield from in_pieces(make)
            self._sharpened.pop(key, None)
            yield
        self._sharpens = False

    def draw(self) -> Canvas:
        """Return the drawing of the current state, with captions."""
        canvas = Canvas(STAGE)
        self.stack.draw(canvas)
        if self.scanner is not None:
            self.scanner.draw(canvas)
        self.overlay(canvas)
        return canvas

    def event(self, event: pygame.event.Event) -> None:
        """Handle one event: by the window, or by the top scene.

        For a closed window SDL sends WINDOWCLOSE and QUIT in one frame. A signal, such as Ctrl-C in a terminal, sends
        QUIT only and always ends the program.
        """
        if self.tap.event(event):
            return
        if event.type == pygame.WINDOWCLOSE:
            self._close_pressed = True
        elif event.type == pygame.QUIT:
            if not (self._close_pressed and self.asks_first()):
                self.quit()
        elif event.type in FOCUS_LOST:
            self.act(self.devices.let_go())
            self.stack.focus_lost()
        elif is_toggle(event):
            self.toggle()
        elif self.narrator is not None and self.narrator.event(event):
            pass
        elif event.type in LOOKS_AT:
            self.window.event(event)
        else:
            top = self.stack.top
            if top is None:
                self.act(self.devices.read(event))
            else:
                self.act(self.devices.read(event, top.typing, top.reads_raw, top.lift, top.slides))

    def act(self, presses: Iterable[Press]) -> None:
        """Give presses to the top scene, without a child's accidental repeats."""
        for press in presses:
            if not self.tap.press(press) and self.debounce.lets(press):
                for meant in (press,) if self.scanner is None else self.scanner.translate(press):
                    self.stack.act(meant)


def is_toggle(event: pygame.event.Event) -> bool:
    """Whether the event is F11 or Alt+Enter, which toggle full screen."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))
