"""App: one frame of the program, from what people did to what they see. It has no clock; the loop and the tests do."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import inf

import pygame

from game.canvas import Canvas
from game.draw.cache import Owed, TimeIsUp, coarse_at_first, for_a_while, in_pieces
from game.gate import Debounce, InputTap
from game.helper_process import tend
from game.idle_work import IdleWork
from game.input.actions import Press
from game.input.devices import Devices
from game.sound.player import Sound
from game.stack import SceneStack
from game.theme import STAGE
from game.window import Window

LONGEST_STEP = 0.1
"""Seconds: a window that was dragged or a television that slept must not skip everything."""
MOST_PAUSES = 40
"""In making the pictures of one frame: where they do not fit into memory together it would never be done."""
FOCUS_LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""Any of them covers an open hand: some compositors send only the last one for another workspace."""


class App:
    """Wires window, devices and scenes together. `running` is False once somebody has left."""

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
        """What F11 does."""
        self.overlay: Callable[[Canvas], None] = lambda canvas: None
        """Paints what lies over every scene: captions."""
        self.overheard: Callable[[pygame.event.Event], bool] = lambda event: False
        """Is asked about every event that is no scene's business yet; True keeps it from them."""
        self.narrate: Callable[[float], None] = lambda dt: None
        """Comes last: it tells what there is now, by the clock, however fast stories are told."""
        self.presented: Callable[[], None] = lambda: None
        """Is told of every frame that was drawn and shown."""
        self.paints: Callable[[], None] = lambda: None
        """Is told where the picture before stays, because those of this frame are still being made."""
        self.longest_paint = inf
        """Seconds that pictures are made in one go; then whoever waits for us is heard, and it goes on."""
        self._paused = 0
        self._late = 0.0
        self._unread: list[pygame.event.Event] = []
        self._coarse: Mapping[Hashable, Owed] = {}
        self._sharpened: dict[Hashable, Callable[[], object]] = {}
        self._sharpens = False
        self.debounce = Debounce(lambda: False)
        self.watch = InputTap()

    def quit(self) -> None:
        """This was the last frame."""
        self.running = False

    def frame(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """One frame: `dt` seconds after the one before, with what has happened since. As long as its pictures are being
        made nothing happens in it: nobody answers what nobody has seen yet."""
        self._late += dt
        self._unread += events
        if not self._paused:
            late, unread = self._late, self._unread
            self._late, self._unread = 0.0, []
            self.advance(late, unread)
        tend()
        self.show()

    def advance(self, dt: float, events: Iterable[pygame.event.Event]) -> None:
        """All of a frame but what is to be seen of it."""
        self.debounce.advance(dt)
        for event in events:
            self.event(event)
        self.act(self.devices.advance(dt))
        lost, found = self.devices.changes()
        if lost or found:
            self.stack.devices_changed(lost, found)
        self.watch.advance(dt)
        step = min(dt, LONGEST_STEP) * self.speed
        self.stack.update(step)
        self.sound.advance(step)
        self.stack.apply()
        self.narrate(dt)

    def show(self) -> None:
        """Draw what there is now and bring it to the screen, or make some more of the pictures that it takes."""
        try:
            with for_a_while(self.longest_paint if self._paused < MOST_PAUSES else inf), coarse_at_first() as coarse:
                canvas = self.drawn()
        except TimeIsUp:
            self._paused += 1
            self.paints()
            return
        self._paused = 0
        self.window.paint(canvas)
        self._sharpen(coarse)
        self.presented()

    def _sharpen(self, coarse: Mapping[Hashable, Owed]) -> None:
        """What this frame showed coarsely, and the one before it, is made sharp in the time that frames leave over:
        what comes and goes with a motion is not worth it. What moves itself comes first, or it would be too late."""
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

    def drawn(self) -> Canvas:
        """What there is now, captions too."""
        canvas = Canvas(STAGE)
        self.stack.draw(canvas)
        self.overlay(canvas)
        return canvas

    def event(self, event: pygame.event.Event) -> None:
        """What one event means for the window, or for the scene on top."""
        if self.watch.event(event):
            return
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in FOCUS_LOST:
            self.act(self.devices.let_go())
            self.stack.focus_lost()
        elif is_toggle(event):
            self.toggle()
        elif self.overheard(event):
            pass
        else:
            self.window.event(event)
            top = self.stack.top
            if top is None:
                self.act(self.devices.read(event))
            else:
                self.act(self.devices.read(event, top.typing, top.listens, top.lift, top.slides))

    def act(self, presses: Iterable[Press]) -> None:
        """Hand presses to the scene on top, but for those that a child did not mean."""
        for press in presses:
            if not self.watch.press(press) and self.debounce.lets(press):
                self.stack.act(press)


def is_toggle(event: pygame.event.Event) -> bool:
    """F11, or Alt and Enter: full screen or a window."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))
