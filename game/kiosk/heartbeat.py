"""Heartbeat: signs of life from a supervised game to its supervisor, and an orderly end on demand.

The supervisor holds the other ends of standard input and output. The game writes a byte after presented frames, and
ends when standard input ends. No pygame here.
"""

import faulthandler
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import BinaryIO

WATCHED = "BY_HOOK_WATCHED"
"""Environment variable from the supervisor: how the last game ended, and the number of restarts not yet counted."""
FIRST, CRASHED, FROZEN, RENEWED, OUTGROWN = ENDS = ("first", "crashed", "frozen", "renewed", "outgrown")
"""How the last game ended: there was none; it crashed; it stopped drawing; it was restarted for fresh settings; its
memory passed the limit."""
BUSY, IDLE, LARGE, PAINTS = b".", b"i", b"m", b"p"
"""Beats: in use; idle, so a restart disturbs no player; idle and over its memory limit; making new pictures, so the
next frame may be late."""
LAST_WORDS = b"!"
"""After this beat comes the cause of a crash in words, and no other beat."""
MOST_WORDS = 1000
"""Bytes of the cause at most."""
EVERY = 0.25
"""Seconds between two beats."""
FAREWELL = 2.0
"""Seconds for the last frame and for closing files."""
_DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


@dataclass(frozen=True, slots=True)
class Watched:
    """The supervisor's message to the game that it starts: one of ENDS, and a number of restarts."""

    before: str = FIRST
    restarts: int = 0

    @property
    def word(self) -> str:
        """The value of the environment variable."""
        return f"{self.before} {self.restarts}"


def watched(environment: Mapping[str, str]) -> Watched | None:
    """Parse the supervisor's message; None without a supervisor, or for nonsense."""
    before, _, restarts = environment.get(WATCHED, "").partition(" ")
    if before not in ENDS or not re.fullmatch("[0-9]{1,9}", restarts):
        return None
    return Watched(before, int(restarts))


def own_output() -> int:
    """Return a file descriptor of standard output for beats. Prints go to standard error from now on."""
    beats = os.dup(1)
    os.dup2(2, 1)
    if os.name == "posix":
        os.set_blocking(beats, False)
    return beats


class Heartbeat:
    """Writes beats to the file descriptor `beats`. `clock` returns seconds."""

    def __init__(self, beats: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.idle: Callable[[], bool] = lambda: False
        """Whether no visitor plays now."""
        self.large: Callable[[], bool] = lambda: False
        """Whether memory has passed the limit; only asked while idle."""
        self._clock = clock
        self._last: float | None = None
        self._paints = False
        self._beats = beats

    def beat(self) -> None:
        """Note a presented frame. Cheap: most calls only look at the clock."""
        now = self._clock()
        if self._last is not None and now - self._last < EVERY:
            return
        self._last, self._paints = now, False
        self._write(BUSY if not self.idle() else LARGE if self.large() else IDLE)

    def paints(self) -> None:
        """Report that new pictures are made. Reported once until the next frame, so that a game that never finishes
        still counts as frozen."""
        if not self._paints:
            self._last, self._paints = None, True  # the next frame is reported at once
            self._write(PAINTS)

    def last_words(self, cause: str) -> None:
        """Report the `cause` of a crash, which names no card."""
        self._write(LAST_WORDS + cause.encode("utf-8", "replace")[:MOST_WORDS])

    def _write(self, beat: bytes) -> None:
        try:
            os.write(self._beats, beat)
        except OSError:  # the supervisor is gone; the end of standard input follows
            return


def obey(leave: Callable[[], None], stood: BinaryIO | None = None) -> None:
    """Call `leave` from another thread when standard input ends; kill the process if it does not end soon. Stack traces
    of a frozen game are written to `stood`, or to standard error."""
    threading.Thread(target=_wait_for_end, args=(leave,), daemon=True).start()
    if sys.platform.startswith("linux"):  # a frozen game reads nothing, so the kernel ends it
        import ctypes

        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    file = stood or sys.stderr
    if hasattr(signal, "SIGUSR1"):  # sent before a frozen game is killed
        faulthandler.register(signal.SIGUSR1, file)
    faulthandler.enable(file)


def _wait_for_end(leave: Callable[[], None]) -> None:
    try:
        while os.read(0, 1):
            pass
    except OSError:
        pass
    leave()
    time.sleep(FAREWELL)
    os._exit(1)
