"""Building a kiosk: where it keeps things, what its file says, and how its settings begin."""

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.messages import Message
from engine.headless.arguments import Play
from game.kiosk.config import Config
from game.kiosk.file import NAME, read_config
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.paths import data_folder
from game.settings import Settings
from game.store.store import Store
from game.text.terminal import printed
from game.window import Window
from scenes.kiosk.visitor import usual

FOLDER = "kiosk"
"""Inside the data folder: what people have played at home on the same machine is none of a kiosk's business."""
log = logging.getLogger(__name__)


def store_folder(data: Path | None) -> Path:
    """Where a kiosk keeps its store."""
    return data_folder(data) / FOLDER


def kiosk_of(args: Play, store: Store) -> Kiosk:
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


def settings_of(kiosk: Kiosk, overrides: Mapping[str, Any]) -> Settings:
    """Settings that last as long as a visitor; `overrides` are the command line's."""
    settings = Settings()
    settings.usual = usual(kiosk, overrides)
    settings.reset()
    return settings


def note(message: Message) -> None:
    """What the house goes without is for the operator: it stands in the log and on the screen of the state."""
    log.warning("%s", printed(message))


def before_the_window() -> None:
    """A kiosk's window stays where it is when something else wants to be in front. Nor has it a frame of its own: the
    library that draws one under Wayland waits for ever on cage 0.1.4, and has nothing to draw there."""
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR", "0")


def hold(window: Window) -> None:
    """The full screen keeps the keyboard."""
    if not window.windowed:
        window.keep_keyboard()
