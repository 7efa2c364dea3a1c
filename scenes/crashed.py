"""After an uncaught error: log it, show a plain picture, and let the user choose how to go on.

In a kiosk the supervisor restarts the whole process. At home the program is built again in the same process.
"""

import logging
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from engine.core.whereabouts import where
from engine.headless.arguments import Play
from game.context import Context
from game.paths import data_folder
from game.scene import Scene
from game.store.store import Store
from game.text.languages import of_the_system

if TYPE_CHECKING:
    from game.log_file import LogFile

WITHIN, MOST = 60.0, 3
"""The program ends if the same error comes MOST times WITHIN so many seconds."""
log = logging.getLogger(__name__)


class Crashes:
    """The errors of one run of the program, and its log. `clock()` returns seconds."""

    def __init__(self, args: Play, clock: Callable[[], float] = time.monotonic) -> None:
        self._args, self._clock = args, clock
        self._latest: list[tuple[str, float]] = []
        self._log: LogFile | None = None
        self._restarts = False
        self.store: Store | None = None
        """A store with matches that could not be saved, for the next build."""

    def begin_log(self) -> Iterator[None]:
        """Open the log beside the store, as idle work, because the first picture does not need it."""
        if self._log is None:
            from game.log_file import LogFile

            self._log = LogFile(None if self._args.safe else data_folder(self._args.data))
            self._log.open()
        yield

    def end(self) -> None:
        """Close store and log at the end of the program."""
        if self.store is not None:
            self.store.close()
        if self._log is not None:
            self._log.close()

    def keeps(self, store: Store) -> bool:
        """Whether the next build takes over the store, because data in memory would be lost."""
        self.store = store if self._restarts and not store.saving else None
        self._restarts = False
        return self.store is not None

    def ask(self, error: Exception, context: Context | None) -> Callable[[Context], Scene] | None:
        """Let the user choose how to go on after `error`. `context` is None if the program was never built.

        Returns a function that makes the first scene of the next build, or None to leave. Raises the error if no
        picture would be seen, in development, or if the same error repeats.
        """
        self._restarts = False
        for _ in self.begin_log():
            log.critical("crashed: %s", where(error))
        if sys.flags.dev_mode or not _is_seen():
            raise error
        theme, language, windowed = self._look(context)
        if context is not None:
            with suppress(Exception):  # hide the open window, even if more is broken
                context.sound.close()
                context.window.close()
        try:
            answer = self._asked(error, theme, language, windowed)
        except Exception as another:
            log.critical("crashed: %s", where(another))
            answer = None
        if answer is None:
            raise error
        from game.crash_screen import CLOSE, CONTINUE

        self._restarts = answer != CLOSE
        return None if answer == CLOSE else lambda house: house.place("title", opened=True, resumes=answer == CONTINUE)

    def _asked(self, error: Exception, theme: str, language: str, windowed: bool) -> str | None:
        """The user's answer; None after a repeated error, which was only shown."""
        from game.crash_screen import ask, cause_in_words, show_cause
        from game.window import PLAIN, Window

        window = Window(windowed, self._args.size, PLAIN)
        try:
            if not self._again_and_again(where(error)):
                return ask(window, theme, language)
            show_cause(window, language, cause_in_words(error, language), lambda wanted: wanted)
            return None
        finally:
            window.close()

    def _again_and_again(self, place: str) -> bool:
        now = self._clock()
        self._latest = [*((at, when) for at, when in self._latest if now - when < WITHIN), (place, now)]
        return [at for at, _ in self._latest].count(place) >= MOST

    def _look(self, context: Context | None) -> tuple[str, str, bool]:
        """Theme, language, and whether there is a window: from the context, or else from the command line."""
        with suppress(Exception):
            if context is not None:
                return context.theme.name, context.language, context.window.windowed
        args = self._args
        windowed = bool(args.windowed or args.size)
        return "kids" if args.kids else "grown-up", args.language or of_the_system(os.environ), windowed


def _is_seen() -> bool:
    from game.window import UNSEEN_DRIVERS

    return os.environ.get("SDL_VIDEODRIVER") not in UNSEEN_DRIVERS
