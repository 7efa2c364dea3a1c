"""Drive the program as people do, without a screen and without a clock."""

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
from game.painter import paint
from game.paths import cache_folder
from game.quick_bots import QuickBots
from game.scene import Scene
from game.store.disk import opening, private
from game.theme import STAGE
from scenes import opening as store_opening
from scenes.play import build, first_scene
from tests import picture_cache

KEY_NAMES = {
    Action.LEFT: "left",
    Action.RIGHT: "right",
    Action.UP: "up",
    Action.DOWN: "down",
    Action.CONFIRM: "return",
    Action.EXTRA: "x",
    Action.NEXT: "e",
}
"""The key for an action, by pygame's name."""

FRAME = 1 / 60
SETTLING = 1 / 20
"""The frame of `settle`, in seconds; no test looks at these frames."""
PATIENCE = 20 * 60
"""The most frames that `settle` waits: a minute."""
SMALL = (STAGE[0] // 4, STAGE[1] // 4)
"""A window whose pictures have few texels: they are made in a fraction of the time, at the same places."""
COARSE = 1 / 4
"""The density of pictures in it; the program's own windows have none as coarse."""
REMEMBERED = 3 * cache.MEMORY_LIMIT
"""Bytes of pictures that a run keeps, of any density. It shows the tables of all games in both themes, while the
program forgets what it has not shown for long."""


def pixels(picture: pygame.Surface) -> int:
    """All pixels of a surface as one number for comparison, valid in this process only."""
    return hash(picture.get_buffer().raw)  # a quarter of the time of a digest


_looks: WeakKeyDictionary[pygame.Surface, int] = WeakKeyDictionary()


def looks(source: pygame.Surface) -> int:
    """The same number for a drawn picture, computed once because it never changes."""
    found = _looks.get(source)
    if found is None:
        found = _looks[source] = hash((source.get_size(), source.get_flags(), pixels(source)))
    return found


class Picture:
    """The content of a canvas, for comparison. The same commands paint the same picture, so pixels are made only if
    they differ."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.does = [(looks(one.source), *one[1:]) if isinstance(one, Blit) else one for one in canvas.commands]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture):
            return NotImplemented
        return self.does == other.does or self._pixels == other._pixels

    __hash__ = None

    @cached_property
    def _pixels(self) -> int:
        return pixels(paint(self.canvas))


def picture_of(scene: Scene) -> Picture:
    """The picture that a scene draws now."""
    canvas = Canvas(STAGE)
    scene.draw(canvas)
    return Picture(canvas)


@contextmanager
def _no_power_cuts() -> Iterator[None]:
    """Open stores that do not wait for the disk, because that wait takes most of the time of whole matches. The tests
    of the store cover real stores and their copies. A slow machine shows no curtain before its messages."""
    with (
        patch.object(store_opening, "QUICK", 60.0),
        patch.object(opening, "SYNCHRONOUS", "OFF"),
        patch.object(opening, "_make_room", lambda log: None),
        patch.object(private, "sync", lambda handle: None),
    ):
        yield


@contextmanager
def _coarse_where_small(size: tuple[int, int]) -> Iterator[None]:
    """Give windows as small as SMALL pictures to match, and keep as many bytes of them. Afterwards pictures are made as
    before."""
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
    """A listener for a coach, who never answers."""

    def advise(self, *asked: object) -> None:
        pass


class Pilot:
    """A program of its own with the folder `data`, on the title or on the scene that `first` makes.

    Time passes only in `frames` and in calls that use it. Use it as a context, which closes files and processes.
    """

    def __init__(
        self,
        data: Path,
        first: Callable[..., Scene] = first_scene,
        bots: Bots | None = None,
        newcomers: bool = False,
        analyst: Bots | None = None,
        size: tuple[int, int] = SMALL,
        **args: object,
    ) -> None:
        """Set up the program. Players know each game, so it does not offer the lesson first, except to `newcomers`.
        Finished matches are analysed only by an `analyst`. A test of fine pixels has a window of the `size` that it
        needs."""
        asked = Play(data=data, mute=True, windowed=True, size=size, **args)
        self._until_closed = ExitStack()
        self._until_closed.enter_context(_coarse_where_small(size))
        with _no_power_cuts():
            self.built = build(asked, bots=bots or QuickBots(), coach=QuickBots(), analyst=analyst or Silent())
        self.app = self.built.app
        self.context = self.built.context
        # The only full screen without a size has 1024 x 768, for which all pictures would be made once more.
        self.context.window._full_screen = lambda: pygame.display.set_mode(size)
        if not newcomers:
            self.context.learning.new_to = lambda game, learners: ()
            self.context.learning.asked_before = lambda thing, learner: True  # nor does a podium ask for names
        for file in (self.context.store._games, self.context.store._settings):
            file.copy = lambda: None
        if picture_cache.data is not None:
            cache.use_folder(cache_folder(picture_cache.data))
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
        """Let `count` frames pass. Nothing is drawn ahead, because few of those pictures are shown. A test that needs
        them calls `context.idle_work.run_all()`."""
        for _ in range(count):
            self.frame(dt)

    def frame(self, dt: float = FRAME) -> None:
        """Run one frame. It is drawn as usual, but pixels are painted only when `picture` asks for them."""
        self.app.advance(dt, pygame.event.get())
        self.app.draw()

    def press(self, action: Action, device: str = KEYS, at: tuple[int, int] | None = None, text: str = "") -> None:
        """Press `action` on `device`, and run a frame."""
        devices = self.context.devices
        devices.last = device
        press = Press(action, device, devices.seat_of(device), text, at)
        if not self.app.tap.press(press):
            self.context.stack.act(press)
        self.frames(1)

    def key(self, name: str) -> None:
        """Press and release the key of pygame's name, through the same tables as a real key."""
        code = pygame.key.key_code(name)
        text = name if len(name) == 1 else " " if name == "space" else ""
        self.event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)
        if text:
            self.event(pygame.TEXTINPUT, text=text)
        self.frames(1)
        self.event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0)
        self.frames(1)

    def type(self, text: str) -> None:
        """Type letters of a real keyboard, one a frame."""
        for sign in text:
            self.event(pygame.TEXTINPUT, text=sign)
            self.frames(1)

    def point(self, x: int, y: int) -> None:
        """Move the mouse to a logical pixel."""
        self.event(pygame.MOUSEMOTION, pos=self.context.window.fit.to_window(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self.frames(1)

    def click(self, x: int, y: int, button: int = pygame.BUTTON_LEFT) -> None:
        """Click on a logical pixel."""
        pos = self.context.window.fit.to_window(x, y)
        self.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.frames(1)
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        self.frames(1)

    def touch(self, x: int, y: int) -> None:
        """Tap on a logical pixel."""
        self.swipe((x, y), (x, y))

    def pull(
        self, start: tuple[int, int], end: tuple[int, int], by: Sequence[tuple[int, int]] = (), lifts: bool = True
    ) -> None:
        """Press the mouse on one logical pixel, move to another and release there if it `lifts`."""
        moves = ((pygame.MOUSEMOTION, at) for at in (*by, end))
        for kind, at in ((pygame.MOUSEBUTTONDOWN, start), *moves, *(((pygame.MOUSEBUTTONUP, end),) if lifts else ())):
            self.event(kind, pos=self.context.window.fit.to_window(*at), button=pygame.BUTTON_LEFT, rel=(0, 0))
            self.frames(1)

    def swipe(
        self, start: tuple[int, int], end: tuple[int, int], by: Sequence[tuple[int, int]] = (), lifts: bool = True
    ) -> None:
        """Put a finger down at one logical pixel and lift it at another if it `lifts`, on a way `by` others."""
        wide, high = self.context.window.screen_size()
        moves = ((pygame.FINGERMOTION, at) for at in by)
        for kind, at in ((pygame.FINGERDOWN, start), *moves, *(((pygame.FINGERUP, end),) if lifts else ())):
            x, y = self.context.window.fit.to_window(*at)
            self.event(kind, x=x / wide, y=y / high, finger_id=0, touch_id=0, dx=0.0, dy=0.0)
            self.frames(1)

    def event(self, kind: int, **said: object) -> None:
        """Send one SDL event to the program; the next frame reads it."""
        pygame.event.post(pygame.event.Event(kind, **said))

    def settle(self, patience: int = PATIENCE) -> None:
        """Run frames until no other scene is requested and the top scene is quiet."""
        for _ in range(patience):
            if not self.context.stack.moving and not self.scene.busy:
                return
            self.frame(SETTLING)
        raise AssertionError(f"{type(self.scene).__name__} never came to rest")

    def picture(self) -> pygame.Surface:
        """A copy of the screen, 1920 x 1080; no sharper than the window."""
        self.app.show()
        return pygame.transform.scale(self.context.window.painter.picture, STAGE)

    def drawn(self) -> Picture:
        """The content of the screen, for comparison."""
        return Picture(self.app.draw())

    def mouse(self) -> str:
        """The device id of clicks."""
        return MOUSE
