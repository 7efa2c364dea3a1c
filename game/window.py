"""Window: the one place that knows how the 1920 x 1080 picture reaches the screen: where it lies in a window of any
shape, with pleats beside it."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from glob import glob
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine import damage, program
from game import surfaces
from game.canvas import Canvas
from game.draw.svg import PICTURES
from game.painter import Painter
from game.theme import GOLD_DARK, STAGE

if TYPE_CHECKING:
    from game.textures import TexturePainter

log = logging.getLogger(__name__)

Point = tuple[int, int]

PLEAT = 64
PLEAT_DARK, PLEAT_LIGHT = (44, 12, 30), (98, 26, 52)
SHADE, SHADE_ALPHA = 60, 170
BRAID, BRAID_COLOR = 4, GOLD_DARK
"""px of the stage: one fold, how far the stage darkens them, and its braid."""


@dataclass(frozen=True, slots=True)
class Letterbox:
    """Where the stage lies in a window: `scale` window pixels for one logical pixel, upper left corner, size."""

    scale: float
    left: int
    top: int
    width: int
    height: int

    @property
    def place(self) -> Rect:
        """Where that is, in the window's pixels."""
        return Rect(self.left, self.top, self.width, self.height)

    def to_logical(self, x: float, y: float) -> Point | None:
        """The logical pixel under a window pixel, None beside the stage."""
        if not (self.left <= x < self.left + self.width and self.top <= y < self.top + self.height):
            return None
        column = int((x - self.left) * STAGE[0] / self.width)
        row = int((y - self.top) * STAGE[1] / self.height)
        return min(STAGE[0] - 1, column), min(STAGE[1] - 1, row)

    def to_window(self, x: float, y: float) -> Point:
        """The window pixel of a logical one."""
        return round(self.left + (x + 0.5) * self.scale - 0.5), round(self.top + (y + 0.5) * self.scale - 0.5)


def fit(size: Point) -> Letterbox:
    """The largest stage that a window of `size` holds, in its middle."""
    scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
    width, height = max(1, round(STAGE[0] * scale)), max(1, round(STAGE[1] * scale))
    return Letterbox(scale, (size[0] - width) // 2, (size[1] - height) // 2, width, height)


def paint_margin(screen: pygame.Surface, place: Letterbox) -> None:
    """Fill what the stage leaves free with the folds of a curtain, mirrored from the middle outwards, as dark beside
    the stage as if that stood before them, and with a braid where it begins."""
    width, height = screen.get_size()
    stage = place.place
    if stage.size == (width, height):
        return
    pleat = max(4, round(PLEAT * place.scale))
    for x in range(width):
        pygame.draw.line(screen, _pleat(abs(2 * x + 1 - width) // 2, pleat), (x, 0), (x, height))
    reach, braid = max(2, round(SHADE * place.scale)), max(1, round(BRAID * place.scale))
    shade = pygame.Surface((width, height), pygame.SRCALPHA)
    for away in range(reach, 0, -1):
        dark = (0, 0, 0, round(SHADE_ALPHA * (1 - away / reach)))
        pygame.draw.rect(shade, dark, stage.inflate(2 * away, 2 * away), 1)
    screen.blit(shade, (0, 0))
    pygame.draw.rect(screen, BRAID_COLOR, stage.inflate(2 * braid, 2 * braid))


def _pleat(distance: int, pleat: int) -> tuple[int, int, int]:
    share = abs((distance % pleat) / pleat - 0.5) * 2
    mixed = [round(dark + (light - dark) * (1 - share)) for dark, light in zip(PLEAT_DARK, PLEAT_LIGHT, strict=True)]
    return mixed[0], mixed[1], mixed[2]


TITLE = "By Hook or by Rook"
ICON = 128
"""The size of the picture that a system shows for the window, in px; it makes smaller ones of it."""
DESKTOP_FILE = program.NAME
"""Shells look for a window's picture and name in the desktop file that is called so; a package may say otherwise."""
DESKTOP_FILE_OF = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""Where SDL is told, before its video begins."""
WINDOWED = (1280, 720)
SMALLEST = (320, 180)
PLAIN, SCALED, TEXTURES, AUTO = "plain", "scaled", "textures", "auto"
"""Ways to present: into the window's own pixels; through the graphics card, which scales; put together there, of
pictures that it keeps; what suits the machine. In a window they are all PLAIN: where a graphics card scales, pygame
makes it as many times as large as there is room for."""
ON_CARD = (SCALED, TEXTURES)
NO_CARD = "no fast renderer"
"""What pygame warns of where SDL has no accelerated driver for a window that is to be scaled."""
LOST = (pygame.RENDER_TARGETS_RESET, pygame.RENDER_DEVICE_RESET)
"""After these a graphics card may have lost what it kept."""
UNCOVERED = (pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
"""After these the screen may have lost its picture."""
WAYLAND = "wayland"
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_NONE = ("0", "false", "software")  # what SDL takes for no acceleration
NOBODY_SEES = ("dummy", "offscreen")
"""Drivers of SDL without a screen; it falls back on one of them where it finds no other."""


class NoDisplay(Exception):
    """There is no screen to open a window on; its text says so in one line."""


def has_graphics_card() -> bool:
    """A guess: elsewhere there always is one, on Linux it has a render node."""
    return not sys.platform.startswith("linux") or bool(glob("/dev/dri/renderD*"))


def way_to_present(wish: str = AUTO, driver: str = "") -> str:
    """PLAIN, SCALED or TEXTURES: what was asked for, else TEXTURES where a graphics card does the work. A window that
    was not asked for them still has to see that it does so rightly."""
    if wish in (PLAIN, *ON_CARD):
        return wish
    return TEXTURES if has_graphics_card() and driver not in NOBODY_SEES else PLAIN


def acceleration(way: str, driver: str, environment: Mapping[str, str]) -> str | None:
    """What SDL shall be told by ACCELERATION for that way to present; None: nothing.

    For PLAIN it is to leave the graphics card alone: it may present through one that is not there, six times slower.
    Under Wayland SDL has no other way into a window, so "0" would leave it without one, whoever has said it.
    """
    said = environment.get(ACCELERATION)
    if driver == WAYLAND:
        return None if said in _NONE else said
    return "0" if way == PLAIN and said is None else said


def size_to_scale(desktop: Point) -> Point:
    """The size of what a graphics card scales to a screen: the screen's own, where the stage is as large in it as
    pictures are made, else the stage's alone."""
    place = fit(desktop)
    stage = surfaces.inside(STAGE, surfaces.step_for(place.scale))
    return desktop if (place.width, place.height) == stage else stage


def _set(said: str | None) -> None:
    if said is None:
        os.environ.pop(ACCELERATION, None)
    else:
        os.environ[ACCELERATION] = said


OPENING = 30.0
"""Seconds that a screen may take to answer: longer than a supervisor waits for the first frame."""


@contextmanager
def not_for_ever() -> Iterator[None]:
    """A compositor that never answers holds us in SDL, where no signal and no thread of Python's is heard. Then the
    process ends, with status 1, and standard error has where it stood."""
    try:
        told = os.dup(2)  # while the screen is looked for, nothing else is heard of it
    except OSError:
        yield
        return
    faulthandler.dump_traceback_later(OPENING, exit=True, file=told)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        os.close(told)


@contextmanager
def _no_warnings() -> Iterator[list[warnings.WarningMessage]]:
    """A system may give another size than asked for, or another renderer, and any will do: they are kept."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        yield heard


def _icon() -> pygame.Surface:
    """What the desktop shows for the window; nothing where its file is damaged."""
    file = PICTURES / "icon.svg"
    try:
        return pygame.image.load_sized_svg(file, (ICON, ICON))
    except (OSError, pygame.error) as error:
        damage.note(file, error)
        return pygame.Surface((ICON, ICON), pygame.SRCALPHA)


class Unfit(Exception):
    """A graphics card paints otherwise than it should, or there is none."""


class Window:
    """`painter` has the picture of the stage; `present` shows it. Full screen unless `windowed`; `size`: a window's."""

    def __init__(self, windowed: bool = False, size: Point | None = None, way: str = AUTO) -> None:
        driver = _driver()
        self.way = way_to_present(way, driver)
        self._unproven = way == AUTO
        """Whether textures still have to show that they can be trusted."""
        self._textures: TexturePainter | None = None
        self._lost = False
        _set(acceleration(self.way, driver, os.environ))
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(_icon())
        self.windowed = windowed
        self.size = size or WINDOWED
        self.painter = Painter(STAGE)
        self._open()

    def _open(self) -> None:
        """Make or change the window."""
        self._let_go()
        try:
            with _no_warnings() as heard, not_for_ever():
                self.screen = self._window() if self.windowed else self._full_screen()
            self._accelerated = not any(NO_CARD in str(one.message) for one in heard)
        except pygame.error as error:
            self._open_simply(error)
        self._fit()

    def _full_screen(self) -> pygame.Surface:
        if self.way in ON_CARD:
            size = size_to_scale(pygame.display.get_desktop_sizes()[0])
            return pygame.display.set_mode(size, pygame.FULLSCREEN | pygame.SCALED, vsync=1)
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

    def _open_simply(self, first: pygame.error) -> None:
        """Not every screen can do everything: a plain window is better than none."""
        if self.way == PLAIN and self.windowed:
            raise NoDisplay(_no_display(first)) from None
        self.way, self.windowed = PLAIN, True
        try:
            with _no_warnings(), not_for_ever():
                self.screen = self._window()
        except pygame.error as error:
            raise NoDisplay(_no_display(error)) from None

    def _window(self) -> pygame.Surface:
        return pygame.display.set_mode(self.size, pygame.RESIZABLE)

    @property
    def vsync(self) -> bool:
        """Whether `present` itself waits for the screen."""
        return self.way in ON_CARD and not self.windowed and pygame.display.is_vsync()

    def show(self, windowed: bool) -> None:
        """Go to a window or to the full screen, if it is not so already."""
        if windowed != self.windowed:
            self.windowed = windowed
            self._open()

    def restore(self) -> None:
        """Back from being an icon, where the system lets us."""
        with suppress(AttributeError, pygame.error), _no_warnings():
            pygame.Window.from_display_module().restore()

    def keep_keyboard(self) -> None:
        """No key goes anywhere else, where the system lets us."""
        with suppress(AttributeError, pygame.error), _no_warnings():
            pygame.Window.from_display_module().grab_keyboard = True

    def event(self, event: pygame.event.Event) -> None:
        """Follow the window when somebody pulls at it, and when it was covered."""
        if event.type in UNCOVERED:
            self._spoiled = True
        if event.type in LOST:
            self._lost = True
        if event.type == pygame.VIDEORESIZE and self.windowed:
            self.size = max(SMALLEST[0], event.w), max(SMALLEST[1], event.h)

    def screen_size(self) -> Point:
        """The window's size in pixels as pointers count them."""
        return self.screen.get_size()

    def to_logical(self, x: float, y: float) -> Point | None:
        """The logical pixel under a window pixel, None beside the stage."""
        return self.fit.to_logical(x, y)

    def paint(self, canvas: Canvas) -> None:
        """Paint a frame and show it."""
        screen = pygame.display.get_surface()
        if screen is not None and _memory_of(screen) != self._fitted:
            self.screen = screen
            self._fit()
        if self.way != TEXTURES or self.windowed or not self._by_textures(canvas):
            self.present(self.painter.paint(canvas))

    def _by_textures(self, canvas: Canvas) -> bool:
        """Whether a frame reached the screen through textures. If not, none will again: `present` has to show it."""
        try:
            self._put_together(canvas)
        except Exception as error:  # whatever it is that a driver does, there is another way
            why = str(error) or type(error).__name__
        else:
            return True
        # Where it only paints otherwise, it may still scale.
        self.way = SCALED if self._unproven else PLAIN
        log.warning("no pictures through textures any more, but %s: %s", self.way, why)
        _set(acceleration(self.way, pygame.display.get_driver(), os.environ))
        self._open()
        return False

    def _put_together(self, canvas: Canvas) -> None:
        if self._textures is None:
            from game.textures import TexturePainter

            with _no_warnings():
                self._textures = TexturePainter(STAGE, self.screen, self.fit.place)
        textures = self._textures
        if self._lost:
            textures.forget()
        if self._unproven and not (self._accelerated and textures.agrees(canvas)):
            raise Unfit("it paints otherwise" if self._accelerated else "there is no graphics card")
        self._unproven = False
        if textures.paint(canvas) or self._spoiled or self._lost or self.vsync:
            textures.present()
        self._spoiled = self._lost = False

    def _let_go(self) -> None:
        """Give back what lies in the graphics card, before a window goes that it belongs to."""
        if self._textures is not None:
            with suppress(pygame.error):
                self._textures.close()
        self._textures = None

    def present(self, changed: Sequence[Rect] | None = None) -> None:
        """Show the picture, of which only the places `changed` differ from what was shown before (None: all of it).

        Never fails for a window that is just being pulled at or small as an icon.
        """
        screen = pygame.display.get_surface()
        if screen is None:
            return
        if _memory_of(screen) != self._fitted:  # only the next frame can be painted for it
            self.screen = screen
            self._fit()
        if changed is None or self._spoiled or self.way == SCALED:  # a graphics card has a picture in reserve
            changed = (self.painter.picture.get_rect(),)
            self._spoiled = False
            self._show(screen, changed)
            pygame.display.flip()
        elif changed:
            pygame.display.update(self._show(screen, changed))

    def _show(self, screen: pygame.Surface, changed: Sequence[Rect]) -> list[Rect]:
        """Bring places of the picture into the window; where they are there."""
        place, picture = self.fit, self.painter.picture
        if picture.get_parent() is screen:
            return [part.move(place.left, place.top) for part in changed]
        target = screen.subsurface(place.place)
        wide, high = picture.get_size()
        times, rest = divmod(place.width, wide)
        if rest or place.height != times * high:
            pygame.transform.smoothscale(picture, target.get_size(), target)
            return [place.place]
        shown = [Rect(r.x * times, r.y * times, r.width * times, r.height * times) for r in changed]
        for part, there in zip(changed, shown, strict=True):
            if times == 1:
                target.blit(picture, there, part)
            else:
                pygame.transform.scale(picture.subsurface(part), there.size, target.subsurface(there))
        return [there.move(place.left, place.top) for there in shown]

    def close(self) -> None:
        """Give the screen back."""
        self._let_go()
        pygame.display.quit()

    def _fit(self) -> None:
        """Find the place of the stage in the window. Where its pixels are those of a picture it is painted there at
        once, which spares copying it."""
        self._let_go()
        self._spoiled, self._fitted = True, _memory_of(self.screen)
        self.fit = place = fit(self.screen.get_size())
        surfaces.use_density(surfaces.step_for(place.scale))
        paint_margin(self.screen, place)
        native = place.place.size == surfaces.inside(STAGE)
        self.painter.begin(self.screen.subsurface(place.place) if native else None)


def _memory_of(screen: pygame.Surface) -> tuple[int, Point]:
    """What changes when a system gives the window other memory, as it does where somebody pulls at it: what was cut of
    the old one must not be painted on any more."""
    return screen._pixels_address, screen.get_size()


def _driver() -> str:
    """Start SDL's video; the name of what it draws with. NoDisplay where nobody would see it."""
    for variable in DESKTOP_FILE_OF:
        if os.environ.get(variable) in (None, os.path.basename(sys.argv[0])):  # pygame writes the latter there
            os.environ[variable] = DESKTOP_FILE
    try:
        with not_for_ever(), _quiet():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(_no_display(error)) from None
    driver = pygame.display.get_driver()
    if driver in NOBODY_SEES and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay(_no_display("none was found"))
    return driver


@contextmanager
def _quiet() -> Iterator[None]:
    """Libraries below SDL write to standard error what they tried in vain; what matters comes as an exception."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no standard error, as in a windowed program
        yield
        return
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _no_display(error: object) -> str:
    return f"{TITLE} needs a screen to play on ({error}); the headless commands do without one."
