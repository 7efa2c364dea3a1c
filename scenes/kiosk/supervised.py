"""Attended: what a kiosk's game does for its supervisor, its bookkeeping and its log."""

import logging
import os
import sys

from engine.core.whereabouts import where
from engine.headless.arguments import Play
from game.app import App
from game.kiosk import where_it_stood
from game.kiosk.heartbeat import CRASHED, FROZEN, Heartbeat, Watched, obey, own_output
from game.kiosk.kiosk import Kiosk
from game.kiosk.memory_limit import MemoryLimit
from game.log_file import LogFile
from game.paths import data_folder

log = logging.getLogger(__name__)


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
    app.presented = heart.beat
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
