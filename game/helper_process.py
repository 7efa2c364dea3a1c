"""HelperProcess: a process that works beside the game. No frame waits for it, however it fails.

`reap_ended` is called once a frame and reaps the processes that have ended, so that none stays as a zombie.
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
"""Most messages that one call of `received` returns."""
MOST_SAID = 1 << 20
"""Usual limit of bytes that a process may write between two calls of `expect`."""
MOST_UNSENT = 1 << 26
"""Limit of bytes that wait for a process to read them."""
FAREWELL = 1.0
"""Seconds that the end of the program waits for the processes it has killed."""

UNSTARTABLE, ENDED, SILENT = "cannot be started", "has ended", "gives no answer"
ENDLESS, RUBBISH, DEAF = "writes without end", "writes what cannot be read", "reads nothing"
"""Kinds of failure, as the log words them."""

FAILURES: Counter[str] = Counter()
"""Number of failures since the start, by the helper's name."""
_ALIVE: "list[HelperProcess]" = []
"""All that were started and are not reaped yet, killed ones included."""


class HelperProcess:
    """Start `command` at once; `name` is for the log.

    `send` and `received` exchange messages with it, as frames (`engine/frames.py`). After a failure it is killed, and
    `fault` is the kind of failure ("" before). The log gets one line with the kind alone, as what the process said
    might name cards.

    `heard`: False throws its output away; then it fails by its exit status or its deadline only. `most`: limit of bytes
    that it writes between two calls of `expect`. `young`: seconds added to every deadline until its first message.
    `family`: give it a process group of its own, and kill that whole group. `clock`: seconds.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        *,
        heard: bool = True,
        most: int = MOST_SAID,
        young: float = 0.0,
        family: bool = False,
        environment: Mapping[str, str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name, self.fault = name, ""
        self._heard, self._most, self._young, self._family, self._clock = heard, most, young, family, clock
        self._said = 0
        self._due: float | None = None
        self._unframer = Unframer()
        self._pipes: Pipes | None = None
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            self._process = subprocess.Popen(
                command,
                cwd=program.HOUSE,
                env=environment,
                bufsize=0,
                creationflags=flags,
                start_new_session=family,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if heard else subprocess.DEVNULL,
                stderr=None if sys.flags.dev_mode else subprocess.DEVNULL,
            )
        except OSError:
            self._fail(UNSTARTABLE)
            return
        self._pipes = open_pipes(self._process)
        _ALIVE.append(self)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def closed(self) -> bool:
        """Whether it was killed, or never began."""
        return self._pipes is None

    def send(self, message: object) -> None:
        """Queue a message; it goes out as the process reads."""
        if self._pipes is not None:
            self._pipes.write(frame(message))
            if self._pipes.unsent > MOST_UNSENT:
                self._fail(DEAF)

    def expect(self, seconds: float) -> None:
        """Set the deadline for its next message. A message does not lift the deadline: only the caller knows whether it
        was the awaited one, and calls `expect` again, or `rest`."""
        self._due, self._said = self._clock() + seconds, 0

    def rest(self) -> None:
        """Lift the deadline."""
        self._due = None

    def received(self) -> Sequence[object]:
        """Return its new messages, MESSAGES at most; call it once a frame, and look at `fault` afterwards."""
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
        """Fail it for a message that makes no sense."""
        self._fail(RUBBISH)

    def close(self) -> None:
        """Kill it. `reap_ended` reaps it once it has ended."""
        pipes, self._pipes = self._pipes, None
        if pipes is None:
            return
        if self._family and os.name == "posix":
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        pipes.close()

    def reaped(self) -> bool:
        """Reap it if it has ended; whether it is gone. A process that is not heard gets its failures here."""
        if self._family and self._pipes is not None:
            return False  # its id must stay the id of its group until the group is killed
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


def reap_ended() -> None:
    """Reap all processes that have ended; call it once a frame."""
    _ALIVE[:] = [helper for helper in _ALIVE if not helper.reaped()]


def wait_for_closed(seconds: float = FAREWELL) -> None:
    """Wait for the processes that were closed, at the end of the program, for so many seconds at most."""
    until = time.monotonic() + seconds
    while any(helper.closed for helper in _ALIVE) and time.monotonic() < until:
        reap_ended()
        time.sleep(0.002)
