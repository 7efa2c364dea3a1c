"""Building a kiosk: what its file says, what it keeps, how its settings begin, who is told and who hears what."""

import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.core.messages import Message
from engine.headless.arguments import Play
from game.context import Context
from game.kiosk.config import Config
from game.kiosk.file import NAME, read_config
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.paths import data_folder
from game.settings import Settings
from game.sound.player import Sound
from game.store.store import Store
from game.text.terminal import printed
from scenes.kiosk.keeper import Keeper
from scenes.kiosk.visitor import usual
from scenes.opening import Opening

FOLDER = "kiosk"
"""Inside the data folder: what people have played at home on the same machine is none of a kiosk's business."""
log = logging.getLogger(__name__)


def store_folder(data: Path | None) -> Path:
    """Where a kiosk keeps its store."""
    return data_folder(data) / FOLDER


class InAKiosk:
    """The premises of a kiosk, as `AtHome` has them elsewhere. `overrides` are the settings that the command line
    says."""

    def __init__(self, args: Play, store: Store | None, overrides: Mapping[str, Any], opening: Opening) -> None:
        before_the_window()
        self._overrides = overrides
        self.store = store or self._opened(args, opening)
        self.kiosk = _kiosk(args, self.store)

    def _opened(self, args: Play, opening: Opening) -> Store:
        """With safe settings nothing is kept, and nothing is read but what the operator has said."""
        folder = store_folder(args.data)
        if args.safe:
            return Store.reading(folder)
        return opening.store(
            lambda progress: Store.open(folder, progress),
            lambda: self._settings_of(_kiosk(args, Store.reading(folder))),
        )

    def settings(self) -> Settings:
        """Settings that last as long as a visitor."""
        return self._settings_of(self.kiosk)

    def _settings_of(self, kiosk: Kiosk) -> Settings:
        settings = Settings()
        settings.usual = usual(kiosk, self._overrides)
        settings.reset()
        return settings

    def tell(self, sound: Sound) -> Callable[[Message], None]:
        """The operator alone is told: it stands in the log and on the screen of the state."""
        del sound
        return lambda message: log.warning("%s", printed(message))

    def watch(self, context: Context) -> Keeper:
        """The keeper. The full screen keeps the keyboard."""
        keeper = Keeper(context, self.kiosk, self._overrides)
        if not context.window.windowed:
            context.window.keep_keyboard()
        return keeper


def _kiosk(args: Play, store: Store) -> Kiosk:
    """The kiosk as its file says: the one that was named, else the one in the data folder where there is one. All of it
    holds with safe settings, too: a kiosk for children stays one, closed is closed, and nobody gets in by crashing
    it."""
    path = args.config or data_folder(args.data) / NAME
    config, mistakes = (Config(), ()) if args.config is None and not os.path.exists(path) else read_config(path)
    store.forget_visitors()  # whoever was here when the power went
    books = UsageStats(store)
    books.fold()
    kiosk = Kiosk(store, books, config, mistakes)
    kiosk.folder = data_folder(args.data)
    return kiosk


def before_the_window() -> None:
    """A kiosk's window stays where it is when something else wants to be in front. Nor has it a frame of its own: the
    library that draws one under Wayland waits for ever on cage 0.1.4, and has nothing to draw there."""
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR", "0")
