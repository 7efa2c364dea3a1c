"""What a kiosk's game does for its supervisor, its counts and its log, and when its memory has grown too large."""

import logging
import os
import sys
import time
from collections.abc import Callable

from engine.core.whereabouts import where
from engine.headless.arguments import Play
from game import surfaces
from game.app import App
from game.draw import cache
from game.kiosk import where_it_stood
from game.kiosk.config import MEMORY_LIMIT
from game.kiosk.heartbeat import CRASHED, FROZEN, Heartbeat, Watched, obey, own_output
from game.kiosk.kiosk import Kiosk
from game.log_file import LogFile
from game.paths import data_folder
from game.resources import resident

LEAST_AGE = 1800.0
"""Seconds that it runs at least, so that a limit that is too low does not start it again and again."""
log = logging.getLogger(__name__)


class MemoryLimit:
    """A kiosk whose memory has grown over its limit is started again, while nobody plays.

    `held` tells MiB: on Linux from /proc/self/statm, elsewhere 0, so no limit. `clock` counts seconds."""

    def __init__(
        self, kiosk: Kiosk, held: Callable[[], float] = resident, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.kiosk, self._held, self._clock = kiosk, held, clock
        self._begun = clock()
        self._told = False

    def passed(self) -> bool:
        """Whether it should start again. To be asked while nobody plays; the first time that it should is noted."""
        limit, held = round(self.kiosk.config[MEMORY_LIMIT] * self._larger()), self._held()
        over = bool(limit) and held > limit and self._clock() - self._begun >= LEAST_AGE
        if over and not self._told:
            self._told = True
            log.info("%.0f MiB of memory, the limit is %d: it starts again while nobody plays", held, limit)
        return over

    def _larger(self) -> float:
        """By how much the limit, which is said for full HD, grows with the pictures of a larger window."""
        return max(1.0, surfaces.bytes_for(1.0))


def attend(app: App, kiosk: Kiosk, args: Play, said: Watched | None) -> None:
    """Begin the log beside the store, and beat for the supervisor where one has `said` something."""
    kiosk.safe = args.safe
    kiosk.log = LogFile(None if args.safe else data_folder(args.data))
    kiosk.log.open()
    for mistake in kiosk.mistakes:
        log.warning("%s", mistake)
    if said is None:
        return
    safely = " with safe settings" if kiosk.safe else ""
    log.info("process %d started%s; how the one before ended: %s", os.getpid(), safely, said.before)
    for _ in range(said.restarts):
        kiosk.books.restarted()
    heart = Heartbeat(own_output())
    heart.idle, heart.large = lambda: kiosk.idle, MemoryLimit(kiosk).passed
    app.presented, app.paints = heart.beat, heart.paints
    cache.tell_of_bakes(heart.paints)
    folder = data_folder(args.data)
    if said.before in (FROZEN, CRASHED):
        for line in where_it_stood.noted(folder):
            log.warning("the one before stood at: %s", line)
            sys.stderr.write(f"stood at: {line}\n")  # for the journal of the supervisor
    obey(app.quit, None if kiosk.safe else where_it_stood.begin(folder))


def note_crash(kiosk: Kiosk, error: Exception) -> None:
    """The last line of a game that ends against its will, for the journal too."""
    log.critical("crashed: %s", where(error))
    sys.stderr.write(f"crashed: {where(error)}\n")
    if kiosk.log is not None:
        kiosk.log.close()
