"""Building a kiosk: its configuration file, its store, its first settings, its notices and its input."""

import logging
import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.core.messages import Message
from engine.headless.arguments import Play
from game.context import Context
from game.kiosk.config import Config
from game.kiosk.file import NAME, Reading, read_config
from game.kiosk.kiosk import Kiosk
from game.kiosk.taken import keep, take
from game.kiosk.usage_stats import UsageStats
from game.paths import data_folder
from game.settings import Settings
from game.sound.player import Sound
from game.store.store import Store
from game.text.languages import of_the_system
from game.text.terminal import terminal_text
from scenes.kiosk.keeper import Keeper
from scenes.kiosk.visitor import usual
from scenes.opening import StoreOpening

FOLDER = "kiosk"
"""Folder of a kiosk's store inside the data folder, so that it never meets home matches of the same machine."""
log = logging.getLogger(__name__)


def store_folder(data: Path | None) -> Path:
    """The folder of a kiosk's store."""
    return data_folder(data) / FOLDER


class KioskProgram:
    """The parts of a program in a kiosk, like `HomeProgram` at home. `overrides`: the settings of the command line."""

    def __init__(self, args: Play, store: Store | None, overrides: Mapping[str, Any], opening: StoreOpening) -> None:
        before_the_window()
        self._overrides = overrides
        self.store = store or self._open_store(args, opening)
        self.kiosk = _kiosk(args, self.store)

    def _open_store(self, args: Play, opening: StoreOpening) -> Store:
        """Open the store. With safe settings nothing is written, and only the operator's changes are read."""
        folder = store_folder(args.data)
        if args.safe:
            return Store.reading(folder)
        return opening.store(
            lambda progress: Store.open(folder, progress),
            lambda: self._settings_of(_kiosk(args, Store.reading(folder))),
        )

    def settings(self) -> Settings:
        """Settings that last for one visit."""
        return self._settings_of(self.kiosk)

    def _settings_of(self, kiosk: Kiosk) -> Settings:
        settings = Settings()
        settings.usual = usual(kiosk, self._overrides)
        settings.reset()
        return settings

    def tell(self, sound: Sound) -> Callable[[Message], None]:
        """Where notices go: only to the operator, in the log and on the page of the state."""
        return lambda message: log.warning("%s", terminal_text(message))

    def tap(self, context: Context) -> Keeper:
        """Make the keeper. In full screen the window grabs the keyboard."""
        keeper = Keeper(context, self.kiosk, self._overrides)
        if not context.window.windowed:
            context.window.keep_keyboard()
        return keeper


def _reading(args: Play) -> Reading:
    """Read the kiosk's file: the named one, or else the one in the data folder, if it exists.

    All of it also holds with safe settings: children's mode and opening hours stay, so a crash opens nothing.
    """
    path = args.config or data_folder(args.data) / NAME
    return Reading(Config()) if args.config is None and not os.path.exists(path) else read_config(path)


def language_of(args: Play) -> str:
    """The kiosk's language without its store, for errors: of the command line, its file or the system."""
    try:
        house = str(_reading(args).config.settings["language"])
    except Exception:  # what reads the file may be what is damaged
        house = ""
    return args.language or house or of_the_system(os.environ)


def _kiosk(args: Play, store: Store) -> Kiosk:
    """The kiosk with the values of its file."""
    taken = take(_reading(args), store, datetime.now().astimezone())
    store.forget_visitors()  # a visitor before a power failure
    usage = UsageStats(store)
    usage.fold()
    kiosk = Kiosk(store, usage, taken.config, taken.mistakes)
    kiosk.taken = taken
    keep(taken, kiosk.pin.of_file, store)
    kiosk.folder = data_folder(args.data)
    return kiosk


def before_the_window() -> None:
    """Set up SDL before the window opens.

    The window does not minimise when another one takes the focus. It has no frame, because the library that draws one
    under Wayland waits for ever on cage 0.1.4.
    """
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR", "0")
