"""Heartbeat: how a game that is watched tells its supervisor that it draws, and how it ends when it shall.

The supervisor holds the other ends of standard input and output: a byte goes out after frames that were presented, and
when standard input ends, so does the game. No pygame here.
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
"""The environment's word from the supervisor: how the game before ended, and how many restarts nobody has counted."""
FIRST, CRASHED, FROZEN, RENEWED, OUTGROWN = ENDS = ("first", "crashed", "frozen", "renewed", "outgrown")
"""How a game ended: there was none before; by itself; without frames; to have the usual settings again; because its
memory had passed its limit."""
BUSY, IDLE, LARGE, PAINTS = b".", b"i", b"m", b"p"
"""Beats: somebody may be playing; nobody is, and a restart would disturb no one; the same, and it would like one, as
its memory has passed its limit; pictures are made for the first time, and the next frame has to wait for them."""
LAST_WORDS = b"!"
"""After this beat comes the cause of a crash in words, and no other beat."""
MOST_WORDS = 1000
"""Bytes of it."""
EVERY = 0.25
"""Seconds between two beats."""
FAREWELL = 2.0
"""Seconds that the last frame and the closing of files may take."""
_DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


@dataclass(frozen=True, slots=True)
class Watched:
    """What the supervisor says to the game that it starts: one of ENDS, and a number."""

    before: str = FIRST
    restarts: int = 0

    @property
    def word(self) -> str:
        """As it stands in the environment."""
        return f"{self.before} {self.restarts}"


def watched(environment: Mapping[str, str]) -> Watched | None:
    """What the supervisor has said; None where there is none, and for nonsense."""
    before, _, restarts = environment.get(WATCHED, "").partition(" ")
    if before not in ENDS or not re.fullmatch("[0-9]{1,9}", restarts):
        return None
    return Watched(before, int(restarts))


def own_output() -> int:
    """Where beats go: what was standard output. What is printed goes to standard error from now on."""
    beats = os.dup(1)
    os.dup2(2, 1)
    if os.name == "posix":
        os.set_blocking(beats, False)
    return beats


class Heartbeat:
    """Writes beats to the file descriptor `beats`. `clock` counts seconds."""

    def __init__(self, beats: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.idle: Callable[[], bool] = lambda: False
        """Whether nobody plays now."""
        self.large: Callable[[], bool] = lambda: False
        """Whether its memory has passed its limit; asked only while nobody plays."""
        self._clock = clock
        self._last: float | None = None
        self._paints = False
        self._beats = beats

    def beat(self) -> None:
        """A frame was presented. Cheap: most calls only look at the clock."""
        now = self._clock()
        if self._last is not None and now - self._last < EVERY:
            return
        self._last, self._paints = now, False
        self._write(BUSY if not self.idle() else LARGE if self.large() else IDLE)

    def paints(self) -> None:
        """Pictures are made that no frame had before. Said once until a frame was presented, so that a game that makes
        them for ever is found to be frozen all the same."""
        if not self._paints:
            self._last, self._paints = None, True  # the next frame is told of at once
            self._write(PAINTS)

    def last_words(self, cause: str) -> None:
        """It ends because of an error; `cause` says which, and names no card."""
        self._write(LAST_WORDS + cause.encode("utf-8", "replace")[:MOST_WORDS])

    def _write(self, beat: bytes) -> None:
        try:
            os.write(self._beats, beat)
        except OSError:  # nobody reads any more; the end of standard input will say what follows
            return


def obey(leave: Callable[[], None], stood: BinaryIO | None = None) -> None:
    """Call `leave` (from another thread) when standard input ends; who has not left soon after that is ended. Where a
    frozen or broken game stands is written into the open file `stood`, or to standard error."""
    threading.Thread(target=_wait_for_end, args=(leave,), daemon=True).start()
    if sys.platform.startswith("linux"):  # a frozen game reads nothing: the kernel sees to it
        import ctypes

        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    file = stood or sys.stderr
    if hasattr(signal, "SIGUSR1"):  # sent before a frozen game is ended
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
