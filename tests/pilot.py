"""Pilot: plays the program as people do, without a screen and without a clock."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from unittest.mock import patch
from weakref import WeakKeyDictionary

import pygame

from engine.headless.arguments import Play
from game import surfaces
from game.bots import Bots
from game.canvas import Blit, Canvas
from game.draw import cache
from game.input.actions import KEYS, MOUSE, Action, Press
from game.painter import painted
from game.paths import cache_folder
from game.quick_bots import QuickBots
from game.scene import Scene
from game.store.disk import opening, private
from game.theme import STAGE
from scenes import opening as store_opening
from scenes.play import build, first_scene
from tests import bakes

KEY_NAMES = {
    Action.LEFT: "left",
    Action.RIGHT: "right",
    Action.UP: "up",
    Action.DOWN: "down",
    Action.CONFIRM: "return",
    Action.EXTRA: "x",
    Action.NEXT: "e",
}
"""The key that does an action, by pygame's name."""

FRAME = 1 / 60
SETTLING = 1 / 20
"""A frame of those in which `settle` waits, s: nobody looks at them."""
PATIENCE = 20 * 60
"""Frames that `settle` waits: a minute. Who moves longer will never rest."""
SMALL = (STAGE[0] // 4, STAGE[1] // 4)
"""A window whose pictures have few texels: they are made in a fraction of the time, and lie where they always do."""
COARSE = 1 / 4
"""The density of pictures in it; in the program's own windows none is so coarse."""
REMEMBERED = 3 * cache.MEMORY_LIMIT
"""Bytes of pictures that a run keeps, of whatever density: it sits at the tables of all games in both themes, while a
house forgets what it has not shown for so long."""


def pixels(picture: pygame.Surface) -> int:
    """What all pixels of a whole surface come to, as one number for comparing; it means nothing to another process."""
    return hash(picture.get_buffer().raw)  # a quarter of the time that a digest takes


_looks: WeakKeyDictionary[pygame.Surface, int] = WeakKeyDictionary()


def looks(source: pygame.Surface) -> int:
    """What a picture that is drawn comes to; it is never changed after that, so it is looked at once."""
    found = _looks.get(source)
    if found is None:
        found = _looks[source] = hash((source.get_size(), source.get_flags(), pixels(source)))
    return found


class Picture:
    """What a canvas shows, for comparing. Commands that do the same paint the same: only where they differ are pixels
    made of them."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.does = [(looks(one.source), *one[1:]) if isinstance(one, Blit) else one for one in canvas.commands]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return self.does == other.does or self._pixels == other._pixels

    __hash__ = None  # type: ignore[assignment]

    @cached_property
    def _pixels(self) -> int:
        return pixels(painted(self.canvas))


def picture_of(scene: Scene) -> Picture:
    """What a scene draws now."""
    canvas = Canvas(STAGE)
    scene.draw(canvas)
    return Picture(canvas)


@contextmanager
def _no_power_cuts() -> Iterator[None]:
    """Stores are opened that do not wait for the disk: whole matches wait longer for it than for everything else. How
    the real ones are opened is what the tests of the store are about, and so are copies. However slow the machine is,
    no curtain is shown before them."""
    with (
        patch.object(store_opening, "QUICK", 60.0),
        patch.object(opening, "SYNCHRONOUS", "OFF"),
        patch.object(opening, "_make_room", lambda log: None),
        patch.object(private, "sync", lambda handle: None),
    ):
        yield


@contextmanager
def _coarse_where_small(size: tuple[int, int]) -> Iterator[None]:
    """Windows as small as SMALL have pictures to match, and a run remembers no fewer bytes of them. Afterwards pictures
    are made as before."""
    before, many = surfaces.density(), COARSE if size == SMALL else 1
    try:
        with (
            patch.object(surfaces, "STEPS", (COARSE, *surfaces.STEPS)),
            patch.object(cache.LRU, "limit", round(2 * REMEMBERED / (1 + many))),
        ):
            yield
    finally:
        surfaces.use_density(before)


class Silent(QuickBots):
    """Somebody who is asked what a coach says, and never answers."""

    def advise(self, *asked: object) -> None:
        pass


class Pilot:
    """A house of its own in the folder `data`, on the title or on the scene that `first` makes.

    Time passes only in `frames` and in what uses it. Use it as a context, so that files and processes are let go.
    """

    def __init__(
        self, data: Path, first: Callable[..., Scene] = first_scene, bots: Bots | None = None, newcomers: bool = False,
        analyst: Bots | None = None, size: tuple[int, int] = SMALL, **args: object,
    ) -> None:  # fmt: skip
        """Nobody here is new to a game, and so nobody is asked whether its lesson should come first: but `newcomers`
        are. Nobody goes through matches that are over but an `analyst`. A test that is about fine pixels has a window
        of the `size` that it needs."""
        asked = Play(data=data, mute=True, windowed=True, size=size, **args)  # type: ignore[arg-type]
        self._until_closed = ExitStack()
        self._until_closed.enter_context(_coarse_where_small(size))
        with _no_power_cuts():
            self.built = build(asked, bots=bots or QuickBots(), coach=QuickBots(), analyst=analyst or Silent())
        self.app = self.built.app
        self.context = self.built.context
        # The only full screen without one has 1024 x 768: for it all pictures would be made once more.
        self.context.window._full_screen = lambda: pygame.display.set_mode(size)  # type: ignore[method-assign]
        if not newcomers:
            self.context.learning.new_to = lambda game, learners: ()  # type: ignore[method-assign]
        for file in (self.context.store._games, self.context.store._settings):
            file.copy = lambda: None  # type: ignore[method-assign]
        if bakes.data is not None:
            cache.use_folder(cache_folder(bakes.data))
        pygame.event.clear()
        self.context.stack.push(first(self.context))
        self.frames(1)

    def __enter__(self) -> "Pilot":
        return self

    def __exit__(self, *args: object) -> None:
        with self._until_closed, _no_power_cuts():
            self.built.close()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.context.stack.top is not None
        return self.context.stack.top

    def frames(self, count: int, dt: float = FRAME) -> None:
        """Let `count` frames pass. Nothing is drawn ahead in their slack, as few of those pictures are ever looked at;
        whom that concerns does `context.idle_work.run_all()`."""
        for _ in range(count):
            self.frame(dt)

    def frame(self, dt: float = FRAME) -> None:
        """One frame; it is drawn as ever, but of what it comes to no pixel is painted before `picture` asks for it."""
        self.app.advance(dt, pygame.event.get())
        self.app.drawn()

    def press(self, action: Action, device: str = KEYS, at: tuple[int, int] | None = None, text: str = "") -> None:
        """`device` does `action`, and a frame passes."""
        devices = self.context.devices
        devices.last = device
        press = Press(action, device, devices.seat_of(device), text, at)
        if not self.app.watch.press(press):
            self.context.stack.act(press)
        self.frames(1)

    def key(self, name: str) -> None:
        """The key of pygame's name goes down and up again, through the same tables as a real one."""
        code = pygame.key.key_code(name)
        text = name if len(name) == 1 else " " if name == "space" else ""
        self.event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)
        if text:
            self.event(pygame.TEXTINPUT, text=text)
        self.frames(1)
        self.event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0)
        self.frames(1)

    def type(self, text: str) -> None:
        """Letters of a real keyboard, one a frame."""
        for sign in text:
            self.event(pygame.TEXTINPUT, text=sign)
            self.frames(1)

    def point(self, x: int, y: int) -> None:
        """The mouse moves to a logical pixel."""
        self.event(pygame.MOUSEMOTION, pos=self.context.window.fit.to_window(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self.frames(1)

    def click(self, x: int, y: int, button: int = pygame.BUTTON_LEFT) -> None:
        """The mouse clicks on a logical pixel."""
        pos = self.context.window.fit.to_window(x, y)
        self.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.frames(1)
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        self.frames(1)

    def touch(self, x: int, y: int) -> None:
        """A finger taps on a logical pixel."""
        self.swipe((x, y), (x, y))

    def pull(
        self, start: tuple[int, int], end: tuple[int, int], by: Sequence[tuple[int, int]] = (), lifts: bool = True
    ) -> None:
        """The mouse presses on one logical pixel, goes to another and lets go there if it `lifts`."""
        moves = ((pygame.MOUSEMOTION, at) for at in (*by, end))
        for kind, at in ((pygame.MOUSEBUTTONDOWN, start), *moves, *(((pygame.MOUSEBUTTONUP, end),) if lifts else ())):
            self.event(kind, pos=self.context.window.fit.to_window(*at), button=pygame.BUTTON_LEFT, rel=(0, 0))
            self.frames(1)

    def swipe(
        self, start: tuple[int, int], end: tuple[int, int], by: Sequence[tuple[int, int]] = (), lifts: bool = True
    ) -> None:
        """A finger comes down at one logical pixel and is lifted at another if it `lifts`, on a way `by` others."""
        wide, high = self.context.window.screen_size()
        moves = ((pygame.FINGERMOTION, at) for at in by)
        for kind, at in ((pygame.FINGERDOWN, start), *moves, *(((pygame.FINGERUP, end),) if lifts else ())):
            x, y = self.context.window.fit.to_window(*at)
            self.event(kind, x=x / wide, y=y / high, finger_id=0, touch_id=0, dx=0.0, dy=0.0)
            self.frames(1)

    def event(self, kind: int, **said: object) -> None:
        """Put one event of SDL in front of the program; the next frame reads it."""
        pygame.event.post(pygame.event.Event(kind, **said))

    def settle(self, patience: int = PATIENCE) -> None:
        """Let frames pass until no other scene was asked for and the one on top is quiet."""
        for _ in range(patience):
            if not self.context.stack.moving and not self.scene.busy:
                return
            self.frame(SETTLING)
        raise AssertionError(f"{type(self.scene).__name__} never came to rest")

    def picture(self) -> pygame.Surface:
        """A copy of what is to be seen now, 1920 x 1080; no sharper than the window."""
        self.app.show()
        return pygame.transform.scale(self.context.window.painter.picture, STAGE)

    def drawn(self) -> Picture:
        """What is to be seen now, for comparing."""
        return Picture(self.app.drawn())

    def mouse(self) -> str:
        """The device id of clicks."""
        return MOUSE
