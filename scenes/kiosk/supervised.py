"""A kiosk's game under its supervisor: heartbeat, counts, log, and the limit of its memory."""

import logging
import os
import sys
import time
from collections.abc import Callable
from typing import NoReturn

from engine.core.whereabouts import where
from engine.headless.arguments import Play
from game import surfaces
from game.app import App
from game.crash_screen import cause_in_words
from game.draw import cache
from game.kiosk import last_traces
from game.kiosk.config import MEMORY_LIMIT
from game.kiosk.heartbeat import CRASHED, FROZEN, Heartbeat, obey, own_output, watched
from game.kiosk.kiosk import Kiosk
from game.log_file import LogFile
from game.paths import data_folder
from game.resources import resident
from scenes.kiosk.building import language_of

LEAST_AGE = 1800.0
"""Shortest run in seconds before a restart, so that a limit that is too low does not cause endless restarts."""
log = logging.getLogger(__name__)


class MemoryLimit:
    """Restarts a kiosk whose memory has grown over its limit, while no visitor plays.

    `held()` returns MiB: on Linux from /proc/self/statm, elsewhere 0, so there is no limit. `clock()` returns seconds.
    """

    def __init__(
        self, kiosk: Kiosk, held: Callable[[], float] = resident, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.kiosk, self._held, self._clock = kiosk, held, clock
        self._begun = clock()
        self._told = False

    def passed(self) -> bool:
        """Whether it should restart. To be asked while no visitor plays; the first True is logged."""
        limit, held = round(self.kiosk.config[MEMORY_LIMIT] * max(1.0, surfaces.bytes_for(1.0))), self._held()
        over = bool(limit) and held > limit and self._clock() - self._begun >= LEAST_AGE
        if over and not self._told:
            self._told = True
            log.info("%.0f MiB of memory, the limit is %d: restart while no visitor plays", held, limit)
        return over


class SupervisedRun:
    """A kiosk's work for its supervisor, if there is one, from the first moment, and for its log."""

    def __init__(self, args: Play) -> None:
        self._args = args
        self._said = watched(os.environ)
        self._heart = Heartbeat(own_output()) if self._said is not None else None
        self._kiosk: Kiosk | None = None

    def alive(self) -> None:
        """Tell the supervisor that it works, although it draws no scene yet."""
        if self._heart is not None:
            self._heart.beat()

    def begin(self, app: App, kiosk: Kiosk) -> None:
        """Begin the log beside the store, and the heartbeat if there is a supervisor."""
        self._kiosk, kiosk.safe = kiosk, self._args.safe
        kiosk.log = LogFile(None if kiosk.safe else data_folder(self._args.data))
        kiosk.log.open()
        for mistake in kiosk.mistakes:
            log.warning("%s", mistake)
        if self._said is None or self._heart is None:
            return
        safely = " with safe settings" if kiosk.safe else ""
        log.info("process %d started%s; end of the previous one: %s", os.getpid(), safely, self._said.before)
        for _ in range(self._said.restarts):
            kiosk.usage.restarted()
        heart = self._heart
        heart.idle, heart.large = lambda: kiosk.idle, MemoryLimit(kiosk).passed
        app.presented, app.paints = heart.beat, heart.paints
        cache.tell_before_painting(heart.paints)
        folder = data_folder(self._args.data)
        if self._said.before in (FROZEN, CRASHED):
            for line in last_traces.noted(folder):
                log.warning("the previous one stood at: %s", line)
                sys.stderr.write(f"stood at: {line}\n")  # for the supervisor's journal
        obey(app.quit, None if kiosk.safe else last_traces.begin(folder))

    def crashed(self, error: Exception) -> NoReturn:
        """Report a crash in the log, the journal and to the supervisor."""
        log.critical("crashed: %s", where(error))
        sys.stderr.write(f"crashed: {where(error)}\n")
        if self._kiosk is not None and self._kiosk.status is not None:
            self._kiosk.status.crashed(where(error))
        if self._heart is not None:
            self._heart.last_words(cause_in_words(error, language_of(self._args)))
        if self._kiosk is not None and self._kiosk.log is not None:
            self._kiosk.log.close()
        raise SystemExit(1) from None  # an error's words might name cards, and people read the journal
