"""Window: shows the 1920 x 1080 stage in a window of any shape, with curtain folds beside it."""

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
from game.quiet import quiet
from game.theme import GOLD_DARK, STAGE

if TYPE_CHECKING:
    from game.textures import TexturePainter

log = logging.getLogger(__name__)

Point = tuple[int, int]

PLEAT = 64
PLEAT_DARK, PLEAT_LIGHT = (44, 12, 30), (98, 26, 52)
SHADE, SHADE_ALPHA = 60, 170
BRAID, BRAID_COLOR = 4, GOLD_DARK
"""px of the stage: width of one fold, how far the stage's shadow reaches, and its braid."""


@dataclass(frozen=True, slots=True)
class Letterbox:
    """The place of the stage in a window: `scale` window pixels for one logical pixel, upper left corner, size."""

    scale: float
    left: int
    top: int
    width: int
    height: int

    @property
    def place(self) -> Rect:
        """The stage in the window's pixels."""
        return Rect(self.left, self.top, self.width, self.height)

    def to_logical(self, x: float, y: float) -> Point | None:
        """Return the logical pixel under a window pixel, or None beside the stage."""
        if not (self.left <= x < self.left + self.width and self.top <= y < self.top + self.height):
            return None
        column = int((x - self.left) * STAGE[0] / self.width)
        row = int((y - self.top) * STAGE[1] / self.height)
        return min(STAGE[0] - 1, column), min(STAGE[1] - 1, row)

    def to_window(self, x: float, y: float) -> Point:
        """Return the window pixel of a logical one."""
        return round(self.left + (x + 0.5) * self.scale - 0.5), round(self.top + (y + 0.5) * self.scale - 0.5)


def fit(size: Point) -> Letterbox:
    """Return the largest stage that fits into a window of `size`, centred."""
    scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
    width, height = max(1, round(STAGE[0] * scale)), max(1, round(STAGE[1] * scale))
    return Letterbox(scale, (size[0] - width) // 2, (size[1] - height) // 2, width, height)


def paint_margin(screen: pygame.Surface, place: Letterbox) -> None:
    """Fill the space beside the stage with curtain folds, mirrored at the middle, with a shadow and a braid along the
    stage."""
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
"""Side of the window's icon in px; systems scale it down."""
DESKTOP_FILE = program.NAME
"""The desktop file that shells read the window's icon and name from; packages may use another one."""
DESKTOP_FILE_OF = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""Environment variables that tell SDL its name, before its video starts."""
WINDOWED = (1280, 720)
SMALLEST = (320, 180)
PLAIN, SCALED, TEXTURES, AUTO = "plain", "scaled", "textures", "auto"
"""Ways to present: into the window's own pixels; scaled by the graphics card; composed by the graphics card from its
textures; or chosen for the machine. Windows are always PLAIN, because pygame enlarges a window that a graphics card
scales."""
ON_CARD = (SCALED, TEXTURES)
NO_CARD = "no fast renderer"
"""pygame's warning if SDL has no accelerated driver for a scaled window."""
LOST = (pygame.RENDER_TARGETS_RESET, pygame.RENDER_DEVICE_RESET)
"""Events after which a graphics card may have lost its textures."""
UNCOVERED = (pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
"""Events after which the screen may have lost its picture."""
LOOKS_AT = frozenset({pygame.VIDEORESIZE, *LOST, *UNCOVERED})
"""Events that a window wants to know of."""
WAYLAND = "wayland"
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_NONE = ("0", "false", "software")  # values that SDL reads as no acceleration
UNSEEN_DRIVERS = ("dummy", "offscreen")
"""SDL drivers without a screen; it falls back on one of them if it finds no other."""


class NoDisplay(Exception):
    """No screen to open a window on; the text says so in one line."""


def has_graphics_card() -> bool:
    """Guess whether there is a graphics card: on Linux by its render node, elsewhere always."""
    return not sys.platform.startswith("linux") or bool(glob("/dev/dri/renderD*"))


def way_to_present(wish: str = AUTO, driver: str = "") -> str:
    """Return PLAIN, SCALED or TEXTURES: as wished, or TEXTURES if there is a graphics card. A window that was not
    wished for must still check the result of textures."""
    if wish in (PLAIN, *ON_CARD):
        return wish
    return TEXTURES if has_graphics_card() and driver not in UNSEEN_DRIVERS else PLAIN


def acceleration(way: str, driver: str, environment: Mapping[str, str]) -> str | None:
    """Return the value of ACCELERATION for SDL for that way to present, or None.

    PLAIN must not use the graphics card: SDL may present through an emulated one, six times slower. Under Wayland SDL
    has no other way into a window, so "0" would leave it without one.
    """
    said = environment.get(ACCELERATION)
    if driver == WAYLAND:
        return None if said in _NONE else said
    return "0" if way == PLAIN and said is None else said


def size_to_scale(desktop: Point) -> Point:
    """Return the size of the picture that a graphics card scales to a screen. It is the screen's own size if pictures
    are made at the stage's size in it, else the stage's."""
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
    """End the process, with status 1 and a stack trace, if a compositor never answers. SDL blocks then, and neither
    signals nor Python threads can stop it."""
    try:
        told = os.dup(2)  # standard error is silenced while the screen is opened
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
    """Collect warnings: a system may give another size or renderer than asked for, and any will do."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        yield heard


def _icon() -> pygame.Surface:
    """Return the window's icon, transparent if its file is damaged."""
    file = PICTURES / "icon.svg"
    try:
        return pygame.image.load_sized_svg(file, (ICON, ICON))
    except (OSError, pygame.error) as error:
        damage.note(file, error)
        return pygame.Surface((ICON, ICON), pygame.SRCALPHA)


class Unfit(Exception):
    """A graphics card paints wrongly, or there is none."""


class Window:
    """The window. `painter` has the picture of the stage; `present` shows it. Full screen unless `windowed`; `size`: a
    window's size."""

    def __init__(self, windowed: bool = False, size: Point | None = None, way: str = AUTO) -> None:
        driver = _driver()
        self.way = way_to_present(way, driver)
        self._unproven = way == AUTO
        """Whether textures have not been checked yet."""
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
        """Open or change the window."""
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
        """Open a plain window, since not every screen can do everything."""
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
        """Whether `present` waits for the screen itself."""
        return self.way in ON_CARD and not self.windowed and pygame.display.is_vsync()

    def show(self, windowed: bool) -> None:
        """Change to a window or to full screen."""
        if windowed != self.windowed:
            self.windowed = windowed
            self._open()

    def restore(self) -> None:
        """Restore a minimised window, if the system allows it."""
        with suppress(AttributeError, pygame.error), _no_warnings():
            pygame.Window.from_display_module().restore()

    def keep_keyboard(self) -> None:
        """Grab the keyboard, if the system allows it."""
        with suppress(AttributeError, pygame.error), _no_warnings():
            pygame.Window.from_display_module().grab_keyboard = True

    def event(self, event: pygame.event.Event) -> None:
        """React to a resized or uncovered window."""
        if event.type in UNCOVERED:
            self._spoiled = True
        if event.type in LOST:
            self._lost = True
        if event.type == pygame.VIDEORESIZE and self.windowed:
            self.size = max(SMALLEST[0], event.w), max(SMALLEST[1], event.h)

    def screen_size(self) -> Point:
        """The window's size in the pixels of pointers."""
        return self.screen.get_size()

    def to_logical(self, x: float, y: float) -> Point | None:
        """Return the logical pixel under a window pixel, or None beside the stage."""
        return self.fit.to_logical(x, y)

    def paint(self, canvas: Canvas) -> bool:
        """Paint a frame and show it. Returns whether it differs from the one before."""
        screen = pygame.display.get_surface()
        if screen is not None and _memory_of(screen) != self._fitted:
            self.screen = screen
            self._fit()
        if self.way == TEXTURES and not self.windowed:
            differs = self._by_textures(canvas)
            if differs is not None:
                return differs
        changed = self.painter.paint(canvas)
        self.present(changed)
        return bool(changed)

    def _by_textures(self, canvas: Canvas) -> bool | None:
        """Try to show a frame by textures; returns whether it differs from the one before. After a failure (None) they
        are not used again, and `present` must show it."""
        try:
            return self._put_together(canvas)
        except Exception as error:  # any error of a driver leads to another way
            why = str(error) or type(error).__name__
        # A card that paints wrongly may still scale.
        self.way = SCALED if self._unproven else PLAIN
        log.warning("no pictures through textures any more, but %s: %s", self.way, why)
        _set(acceleration(self.way, pygame.display.get_driver(), os.environ))
        self._open()
        return None

    def _put_together(self, canvas: Canvas) -> bool:
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
        changed = textures.paint(canvas)
        if changed or self._spoiled or self._lost or self.vsync:
            textures.present()
        self._spoiled = self._lost = False
        return bool(changed)

    def _let_go(self) -> None:
        """Free the textures before their window closes."""
        if self._textures is not None:
            with suppress(pygame.error):
                self._textures.close()
        self._textures = None

    def present(self, changed: Sequence[Rect] | None = None) -> None:
        """Show the picture. Only the places `changed` differ from what was shown before; None means all of it.

        Never fails for a window that is being resized or minimised.
        """
        screen = pygame.display.get_surface()
        if screen is None:
            return
        if _memory_of(screen) != self._fitted:  # the next frame is painted for the new memory
            self.screen = screen
            self._fit()
        if changed is None or self._spoiled or self.way == SCALED:  # a graphics card has more than one buffer
            changed = (self.painter.picture.get_rect(),)
            self._spoiled = False
            self._show(screen, changed)
            pygame.display.flip()
        elif changed:
            pygame.display.update(self._show(screen, changed))

    def _show(self, screen: pygame.Surface, changed: Sequence[Rect]) -> list[Rect]:
        """Copy places of the picture into the window; returns the window's places."""
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
        """Close the window."""
        self._let_go()
        pygame.display.quit()

    def _fit(self) -> None:
        """Find the place of the stage in the window. If their pixels are equal, the stage is painted into the window
        directly, which saves a copy."""
        self._let_go()
        self._spoiled, self._fitted = True, _memory_of(self.screen)
        self.fit = place = fit(self.screen.get_size())
        surfaces.use_density(surfaces.step_for(place.scale))
        paint_margin(self.screen, place)
        native = place.place.size == surfaces.inside(STAGE)
        self.painter.begin(self.screen.subsurface(place.place) if native else None)


def _memory_of(screen: pygame.Surface) -> tuple[int, Point]:
    """Return what changes when the system gives the window new memory, as on resizing. Parts of the old memory must not
    be painted on any more."""
    return screen._pixels_address, screen.get_size()


def _driver() -> str:
    """Start SDL's video and return its driver. NoDisplay if it has no screen."""
    for variable in DESKTOP_FILE_OF:
        if os.environ.get(variable) in (None, os.path.basename(sys.argv[0])):  # pygame sets the latter
            os.environ[variable] = DESKTOP_FILE
    try:
        with not_for_ever(), quiet():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(_no_display(error)) from None
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay(_no_display("none was found"))
    return driver


def _no_display(error: object) -> str:
    return f"{TITLE} needs a screen to play on ({error}); the headless commands do without one."
