"""Play: build the program from its parts and run it.

Imports that the first picture does not need, such as all of a kiosk, come later.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from engine import damage
from engine.core.messages import Message, verbatim
from engine.core.words import quote
from engine.games import GAMES
from engine.headless.arguments import BadUse, Play
from game import status_badge
from game.app import App
from game.bots import Bots, SeatWorkers
from game.canvas import Canvas
from game.context import Context, Navigation
from game.draw import cache
from game.easing import HURRY
from game.gate import InputTap
from game.helper_process import HelperProcess, wait_for_closed
from game.idle_work import IdleWork
from game.input.devices import Devices
from game.input.pointer import Pointer
from game.learning import Learning
from game.paths import cache_folder, data_folder
from game.resources import give_back_large_blocks
from game.scene import Scene
from game.settings import Settings, Values
from game.sound.captions import draw as draw_captions
from game.sound.player import Sound
from game.speech.narrator import Narrator
from game.speech.speech import Speech
from game.stack import SceneStack
from game.store.store import Store
from game.text.languages import of_the_system
from game.theme import GROWN_UP, KIDS, SAFE, Theme
from game.window import AUTO, PLAIN, SCALED, TEXTURES, NoDisplay, Window
from scenes.crashed import Crashes
from scenes.front.gate import asks_before_closing
from scenes.opening import Closed, Curtain, StoreOpening
from scenes.places import PLACES

if TYPE_CHECKING:
    from scenes.kiosk.building import KioskProgram
    from scenes.kiosk.supervised import SupervisedRun

Begins = Callable[[Context], "Scene"]
"""Makes the first scene."""
HURRIES = verbatim(f"× {HURRY:.0f}"), "play"
"""The badge while a player holds Confirm, and its icon."""
PRESENT = "BY_HOOK_PRESENT"
"""Environment variable for machines on which the automatic choice fails: one of WAYS."""
WAYS = (AUTO, PLAIN, SCALED, TEXTURES)


@dataclass(frozen=True, slots=True)
class Built:
    """A complete program before its first scene."""

    app: App
    context: Context
    narrator: Narrator

    def close(self, keeps: Callable[[Store], bool] = lambda store: False) -> None:
        """Close processes, files and the screen, all of them even if one raises. The store stays open if `keeps`
        returns True for it."""
        context = self.context
        with ExitStack() as closing:
            closing.callback(wait_for_closed)  # called last
            closing.callback(context.window.close)
            if not keeps(context.store):
                closing.callback(context.store.close)
            for part in (context.sound, self.narrator, context.analyst, context.coach, context.bots):
                closing.callback(part.close)


def play(args: Play) -> None:
    """Open the window and play until the user leaves. After an uncaught error the user chooses how to go on. Raises
    BadUse without a screen."""
    crashes = Crashes(args)
    begins: Begins | None = first_scene
    try:
        while begins is not None:
            begins = _played(args, begins, crashes)
    except Closed:
        pass
    finally:
        crashes.end()


def _played(args: Play, begins: Begins, crashes: Crashes) -> Begins | None:
    """Play until the user leaves or an error comes. Returns the start of the next build, or None."""
    from game.loop import run

    with ExitStack() as until_left:
        try:
            built = until_left.enter_context(playing(args, begins, crashes))
        except (BadUse, Closed):
            raise
        except Exception as error:
            return crashes.ask(error, None)
        if args.kiosk:  # its supervisor handles errors
            run(built.app)
            return None
        built.context.idle_work.add(crashes.begin_log())
        try:
            run(built.app)
        except Exception as error:
            return crashes.ask(error, built.context)
    return None


@contextmanager
def playing(args: Play, begins: Begins | None = None, crashes: Crashes | None = None) -> Iterator[Built]:
    """A running program with its first scene and its idle work. At the end it is closed, except what `crashes` keeps.
    Raises BadUse without a screen, and Closed if the user did not wait for the store."""
    way_from(os.environ)
    crashes = crashes or Crashes(args)
    attendance = _attendance(args)
    try:
        built = build(args, crashes.store, alive=attendance.alive if attendance is not None else lambda: None)
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    except BadUse:
        raise
    except Exception as error:
        if attendance is not None:
            attendance.crashed(error)
        raise
    prerenderers: list[HelperProcess] = []
    try:
        if attendance is not None and built.context.kiosk is not None:
            attendance.begin(built.app, built.context.kiosk)
        built.context.stack.push((begins or first_scene)(built.context))
        if not args.safe:
            built.context.idle_work.add(_prepare(built.context, cache_folder(args.data), prerenderers))
        yield built
    except Exception as error:
        if attendance is not None:
            attendance.crashed(error)
        raise
    finally:
        for prerenderer in prerenderers:
            prerenderer.close()
        built.close(crashes.keeps)


def _attendance(args: Play) -> "SupervisedRun | None":
    """A kiosk's work for its supervisor."""
    if not args.kiosk:
        return None
    from scenes.kiosk.supervised import SupervisedRun

    return SupervisedRun(args)


def way_from(environment: Mapping[str, str]) -> str:
    """The way of presenting pictures that the environment asks for. Raises BadUse for an unknown word."""
    way = environment.get(PRESENT) or AUTO
    if way not in WAYS:
        raise BadUse(f"{PRESENT}: {quote(way)} is none of {', '.join(WAYS)}")
    return way


def build(
    args: Play,
    store: Store | None = None,
    bots: Bots | None = None,
    coach: Bots | None = None,
    analyst: Bots | None = None,
    alive: Callable[[], None] = lambda: None,
) -> Built:
    """Build all parts without a scene.

    `store` replaces the one in the data folder; `bots`, `coach` and `analyst` replace worker processes. `alive` is
    called repeatedly while a store takes long to open. Raises NoDisplay if no window can be opened, and Closed if the
    user did not wait for the store.
    """
    give_back_large_blocks()
    idle_work, stack = IdleWork(), SceneStack()
    cache.use_folder(None if args.safe else cache_folder(args.data), idle_work.add)
    opening = StoreOpening(lambda settings: _curtain(args, settings), not args.kiosk, alive)
    premises = _premises(args, store, opening)
    settings = premises.settings()
    window = opening.window or _window(args, settings)
    devices = Devices(Pointer(window.to_logical, window.screen_size))
    sound = Sound(settings, mute=args.mute or args.safe)
    sound.private = stack.is_private
    idle_work.add(sound.preload())
    app = App(window, devices, stack, idle_work, sound)
    tell = premises.tell(sound)
    context = _context(
        app,
        premises,
        settings,
        args.game,
        bots=bots or SeatWorkers(told=tell),
        coach=coach or SeatWorkers("coach", tell),
        analyst=analyst or SeatWorkers("analyst", tell),
    )
    app.toggle = lambda: settings.change(fullscreen=window.windowed)
    app.overlay = lambda canvas: _draw_captions(canvas, context)
    app.tap = premises.tap(context)
    app.asks_first = partial(asks_before_closing, context)
    _send_notices(context, tell)
    settings.listen(lambda values: _apply_settings(values, app, context))
    _apply_settings(settings.get, app, context)
    return Built(app, context, _narrator(app, context, tell))


def _context(
    app: App,
    premises: "HomeProgram | KioskProgram",
    settings: Settings,
    game: str | None,
    bots: Bots,
    coach: Bots,
    analyst: Bots,
) -> Context:
    """What scenes may use of these parts."""
    store, kiosk = premises.store, premises.kiosk
    context = Context(
        stack=app.stack,
        settings=settings,
        sound=app.sound,
        store=store,
        devices=app.devices,
        bots=bots,
        coach=coach,
        analyst=analyst,
        window=app.window,
        idle_work=app.idle_work,
        learning=Learning(store, lambda: kiosk is None and not context.audience.children),
        navigation=Navigation(PLACES),
        theme_of=theme_of,
        kiosk=kiosk,
        game=game,
        system=of_the_system(os.environ),
        picture_of=_picture_of,
        quit=app.quit,
    )
    return context


def _apply_settings(values: Values, app: App, context: Context) -> None:
    """Pass settings to the parts that do not read them each frame."""
    app.window.show(not values.fullscreen)
    app.devices.configure(values)
    app.debounce.on = context.audience.children
    if values.one_switch == "off":
        app.scanner = None
    elif app.scanner is None:
        from scenes.scanning import Scanner

        app.scanner = Scanner(context)


def _send_notices(context: Context, tell: Callable[[Message], None]) -> None:
    """Send the notices so far to `tell`, and all later ones too."""
    store, settings, sound = context.store, context.settings, context.sound
    store.told = tell
    damage.tell_with(tell)
    for notice in filter(None, (*store.notices, *settings.notices, sound.notice)):
        tell(notice)


def _narrator(app: App, context: Context, tell: Callable[[Message], None]) -> Narrator:
    """The narrator, which hears all input and is asked in each frame."""
    sound = context.sound
    speech = Speech(sound, context.settings, lambda: context.language, told=tell)
    narrator = Narrator(context, speech, lambda device: speech.elsewhere(device))
    app.narrator = narrator
    sound.worded = lambda: narrator.speaks
    sound.all_read = lambda: narrator.all_read
    return narrator


class HomeProgram:
    """The parts that differ between home and kiosk: the store, the settings, the receiver of notices, and the first
    reader of input. `KioskProgram` has the same for a kiosk."""

    kiosk = None

    def __init__(self, args: Play, store: Store | None, overrides: Mapping[str, Any], opening: StoreOpening) -> None:
        self._overrides = overrides
        self.store = store or (Store.without() if args.safe else self._opened(data_folder(args.data), opening))

    def _opened(self, folder: Path, opening: StoreOpening) -> Store:
        return opening.store(
            lambda progress: Store.open(folder, progress), lambda: Settings(Store.reading(folder), **self._overrides)
        )

    def settings(self) -> Settings:
        """The saved settings, replaced by those of the command line."""
        return Settings(self.store, **self._overrides)

    def tell(self, sound: Sound) -> Callable[[Message], None]:
        """Where notices go: to all players, as captions."""
        return sound.captions.say

    def tap(self, context: Context) -> InputTap:
        """Nothing is kept from the scenes at home."""
        return InputTap()


def _premises(args: Play, store: Store | None, opening: StoreOpening) -> "HomeProgram | KioskProgram":
    if not args.kiosk:
        return HomeProgram(args, store, _overrides(args), opening)
    from scenes.kiosk.building import KioskProgram

    return KioskProgram(args, store, _overrides(args), opening)


def _window(args: Play, settings: Settings) -> Window:
    return Window(not settings.get.fullscreen, args.size, PLAIN if args.safe else way_from(os.environ))


def _curtain(args: Play, settings: Settings) -> Curtain:
    """The curtain while a store takes long to open."""
    from game.text.catalogue import Voice, catalogue_of
    from scenes.opening_curtain import drawn

    voice = Voice(catalogue_of(settings.get.language or of_the_system(os.environ)))
    return Curtain(_window(args, settings), lambda done, total: drawn(theme_of(settings), voice, done, total))


def _picture_of(name: str, theme: Theme) -> Surface | None:
    """The picture beside a child's sentence."""
    from scenes.table.said_picture import picture_of

    return picture_of(name, None, theme)


def _prepare(context: Context, folder: Path, prerenderers: list[HelperProcess]) -> Iterator[object]:
    """Idle work after the first picture. It starts the process that paints large pictures, loads the modules after the
    title, and makes the pictures seen first there."""
    from game.word_packs import look_through
    from scenes import prerender

    prerenderers.append(prerender.start(folder, context.theme))
    yield prerenderers
    yield from prerender.load_later()
    yield from look_through()
    from scenes.table.preload import preload

    game = context.game or next(iter(GAMES))
    yield from preload(context, lambda backstage: backstage.place("seats", game), story=0.0)
    yield from preload(context, lambda backstage: backstage.place("rules", game), story=0.0)
    yield from preload(context, lambda backstage: backstage.place("learn", game), story=0.0)


def first_scene(context: Context) -> Scene:
    """The usual first scene."""
    if context.kiosk is not None:
        return context.place("attract", context.kiosk)
    return context.place("title")


def theme_of(settings: Settings) -> Theme:
    """The theme for the settings."""
    values = settings.get
    base = KIDS if values.theme == "kids" else GROWN_UP
    return _theme(base.name, values.high_contrast, values.bright_room, values.text_size)


@lru_cache
def _theme(name: str, high_contrast: bool, bright_room: bool, percent: int) -> Theme:
    """The only theme object of these settings, which all cached drawing uses as a key."""
    return Theme(name, high_contrast, bright_room, percent / 100)


def _overrides(args: Play) -> dict[str, object]:
    """Settings of the command line, which hold for this run and are not saved."""
    said: dict[str, object] = {}
    if args.windowed or args.size:
        said["fullscreen"] = False
    if args.kids:
        said["theme"] = "kids"
    if args.language:
        said["language"] = args.language
    if args.speed:
        said["pace"] = args.speed
    return said


def _draw_captions(canvas: Canvas, context: Context) -> None:
    """Draw captions of sounds, if wanted, and notices to all players, over every scene."""
    captions = context.sound.captions
    heard = tuple(map(context.voice.words, captions.shown)) if context.settings.get.captions else ()
    above = _draw_badges(canvas, context)
    said = tuple(map(context.voice.words, captions.said))
    if heard or said:
        end = context.stack.top.captions_end if context.stack.top else None
        draw_captions(canvas, context.theme, heard, said, above if end is None else end)


def _draw_badges(canvas: Canvas, context: Context) -> int | None:
    """Draw the badges that stay visible over all scenes. Returns the lower end of captions above it, or None
    without a badge."""
    said = [(context.voice.words(words), picture) for words, picture in _badges(context)]
    spots: list[Rect] = []
    right = SAFE.right
    for words, picture in said:
        spots.append(status_badge.draw(canvas, words, picture, context.theme, right))
        right = spots[-1].left - status_badge.GAP
    return spots[0].top - status_badge.GAP if spots else None


def _badges(context: Context) -> Iterator[tuple[Message, str]]:
    """The words and icons of all badges, from the right."""
    standing = next((scene.standing for scene in context.stack.scenes if scene.standing), None)
    if standing is not None:
        yield standing
    in_evening = next((scene.in_evening for scene in context.stack.scenes if scene.in_evening), None)
    if in_evening is not None:
        yield in_evening
    if context.stack.hurry > 1:
        yield HURRIES


def listen() -> None:
    """Show every sound with its caption until the user leaves. Raises BadUse without a screen."""
    from game.loop import run
    from scenes.front.sounds import SoundsScene

    try:
        built = build(Play(), Store.without())
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    try:
        built.context.stack.push(SoundsScene(built.context))
        run(built.app)
    finally:
        built.close()


def watch(path: Path) -> None:
    """Show the record until the user leaves. Raises BadUse without a screen or a valid record."""
    from engine.headless.files import open_match, open_seals
    from game.loop import run
    from game.text.terminal import terminal_text
    from scenes.seating import TablePlan, first_seating

    record, seals = open_match(path, terminal_text).record(), open_seals(path, terminal_text)
    try:
        built = build(Play(), Store.without())
    except NoDisplay as error:
        raise BadUse(str(error)) from None
    try:
        plan = TablePlan(record.setup, first_seating(record.setup.players, None))
        built.context.stack.push(built.context.place("replay", plan, record, seals=seals))
        run(built.app)
    finally:
        built.close()
