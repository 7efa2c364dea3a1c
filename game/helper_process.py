"""HelperProcess: a process that works beside the game, and that no frame waits for, whatever becomes of it.

`tend` is called once a frame: it takes away what has ended, so that no process stays as a zombie.
"""

import contextlib
import logging
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from engine import program
from engine.frames import BadFrame, Unframer, frame
from game.pipes import A_FRAME, Pipes, open_pipes

log = logging.getLogger(__name__)

MESSAGES = 64
"""Messages that one call takes at most."""
MOST_SAID = 1 << 20
"""Bytes that a process may write, unless it is told otherwise, until something else is expected of it."""
MOST_UNSENT = 1 << 26
"""Bytes that wait for a process at most."""
FAREWELL = 1.0
"""Seconds that the end of the program waits for processes it has killed."""

UNSTARTABLE, ENDED, SILENT = "cannot be started", "has ended", "gives no answer"
ENDLESS, RUBBISH, DEAF = "writes without end", "writes what cannot be read", "reads nothing"
"""What can be wrong with a process, for the log."""

FAILURES: Counter[str] = Counter()
"""How often each helper has failed, by its name."""
_ALIVE: "list[HelperProcess]" = []
"""All that were started and are not taken away yet, those that were killed among them."""


class HelperProcess:
    """Starts at once. `fault` says why it cannot be used any more, "" as long as it can be; a process with a fault is
    killed, and its log line names no more than the fault: what it said might name cards.

    It is told messages by `send`, and its own are `received`, both as frames (`engine/frames.py`). With `heard` False
    its output is thrown away, and only an exit status other than 0 or the deadline is a fault. It may write `most`
    bytes until the next `expect`. `young`: seconds that any deadline is longer until the first message has come.
    `family`: the process has a group of its own, and is killed with all that it has started.
    """

    def __init__(
        self, name: str, command: Sequence[str], *, heard: bool = True, most: int = MOST_SAID, young: float = 0.0,
        family: bool = False, environment: Mapping[str, str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.name, self.fault = name, ""
        self._heard, self._most, self._young, self._family, self._clock = heard, most, young, family, clock
        self._said = 0
        self._due: float | None = None
        self._unframer = Unframer()
        self._pipes: Pipes | None = None
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            self._process = subprocess.Popen(
                command, cwd=program.HOUSE, env=environment, bufsize=0, creationflags=flags, start_new_session=family,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE if heard else subprocess.DEVNULL,
                stderr=None if sys.flags.dev_mode else subprocess.DEVNULL,
            )  # fmt: skip
        except OSError:
            self._fail(UNSTARTABLE)
            return
        self._pipes = open_pipes(self._process)
        _ALIVE.append(self)

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._process.pid

    @property
    def closed(self) -> bool:
        """Whether it was killed, or never began."""
        return self._pipes is None

    def send(self, message: object) -> None:
        """Tell it something, as soon as it reads."""
        if self._pipes is not None:
            self._pipes.write(frame(message))
            if self._pipes.unsent > MOST_UNSENT:
                self._fail(DEAF)

    def expect(self, seconds: float) -> None:
        """From now on it has so many seconds for its next message. Whether a message is the one that was waited for
        only the caller knows: it calls `expect` again, or `rest`."""
        self._due, self._said = self._clock() + seconds, 0

    def rest(self) -> None:
        """Nothing is expected of it."""
        self._due = None

    def received(self) -> Sequence[object]:
        """What it has said since the last time, MESSAGES of it at most. Look at `fault` afterwards."""
        if self._pipes is None:
            return ()
        data, ended = self._pipes.read()
        self._said += len(data)
        messages: list[object] = []
        try:
            messages += islice(self._unframer.feed(data), MESSAGES)
        except BadFrame:
            self._fail(RUBBISH)
        if messages:
            self._young = 0.0
        if self._said > self._most:
            self._fail(ENDLESS)
        elif ended:
            self._fail(ENDED)
        elif not messages and len(data) < A_FRAME and self._is_late():
            self._fail(SILENT)
        return messages

    def refuse(self) -> None:
        """It has said what no such process says."""
        self._fail(RUBBISH)

    def close(self) -> None:
        """Kill it. `tend` takes it away once it has ended."""
        pipes, self._pipes = self._pipes, None
        if pipes is None:
            return
        if self._family and os.name == "posix":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        pipes.close()

    def taken_away(self) -> bool:
        """Whether it has ended, and the system has forgotten it. One that nobody hears is watched here."""
        if self._family and self._pipes is not None:
            return False  # until it is killed its number has to remain that of its family
        status = self._process.poll()
        if not self._heard and self._pipes is not None:
            if status:
                self._fail(ENDED)
            elif status is None and self._is_late():
                self._fail(SILENT)
            elif status is not None:
                self.close()
        return status is not None

    def _is_late(self) -> bool:
        return self._due is not None and self._clock() >= self._due + self._young

    def _fail(self, fault: str) -> None:
        if not self.fault:
            self.fault = fault
            FAILURES[self.name] += 1
            log.warning("the %s process %s (failure %d)", self.name, fault, FAILURES[self.name])
            self.close()


def tend() -> None:
    """Take away the processes that have ended; call it once a frame."""
    _ALIVE[:] = [helper for helper in _ALIVE if not helper.taken_away()]


def see_off(seconds: float = FAREWELL) -> None:
    """Wait until all that were closed have ended, but no longer than so many seconds: at the end of the program."""
    until = time.monotonic() + seconds
    while any(helper.closed for helper in _ALIVE) and time.monotonic() < until:
        tend()
        time.sleep(0.002)
