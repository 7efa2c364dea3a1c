"""Supervisor: runs the game as a child process and restarts it after a crash or freeze. No pygame here.

The game sends beats on its standard output; its standard input stays open while it should run. The state is reported to
the system's service manager if it asks for it (systemd's protocol).
"""

import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from types import FrameType

from engine import program
from engine.headless.arguments import BadUse
from game.kiosk.heartbeat import (
    CRASHED,
    FIRST,
    FROZEN,
    IDLE,
    LARGE,
    LAST_WORDS,
    OUTGROWN,
    PAINTS,
    RENEWED,
    WATCHED,
    Watched,
)

SOCKET, WATCHDOG, WHOSE = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"
ASKED = (SOCKET, WATCHDOG, WHOSE)
"""Environment variables of the service manager, which child processes must not inherit."""
_PINGS = 4
"""Pings within the service manager's patience."""


class Systemd:
    """Sends datagrams to the service manager's socket (`sd_notify`). Does nothing without one, or if it does not
    listen."""

    def __init__(self, environment: Mapping[str, str], pids: Sequence[int] = ()) -> None:
        """`pids`: processes that the variables may be meant for; by default this one and the compositor or X server
        that started it."""
        self._address = environment.get(SOCKET, "")
        meant = environment.get(WHOSE) in (None, *map(str, pids or (os.getpid(), os.getppid())))
        wait = environment.get(WATCHDOG, "")
        self.every = int(wait) / 1e6 / _PINGS if meant and wait.isdecimal() else None
        """Seconds between pings; None if the service manager expects none."""
        self._pinged: float | None = None

    def ready(self) -> None:
        """Report the first picture."""
        self._tell("READY=1")

    def alive(self, now: float) -> None:
        """Report that frames arrive; `now` is any clock in seconds."""
        if self.every is not None and (self._pinged is None or now - self._pinged >= self.every):
            self._pinged = now
            self._tell("WATCHDOG=1")

    def status(self, words: str) -> None:
        """Report a line of status."""
        self._tell(f"STATUS={words}")

    def stopping(self) -> None:
        """Report an intended end."""
        self._tell("STOPPING=1")

    def _tell(self, words: str) -> None:
        if not self._address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)  # a socket that nothing reads must not block
                sender.sendto(words.encode(), address)
        except OSError:  # a missing service manager must not stop the game
            return


EARLIER = "BY_HOOK_EARLIER"
"""Environment variable: the command of the previous version, for when this one cannot start."""
SAFE = "--safe"
"""Argument for the game after too many crashes, see `Play.safe`."""
LEFT, STOPPED, NO_START = "left", "stopped", "no start"
BAD_USE = 2
"""Exit status of a game that was started with bad arguments."""
_LAST_LOOK = 0.1  # seconds for a frozen game's stack trace, or for last words to arrive


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits in seconds, except `crashes` and `alike`, which are numbers.

    `silence`: a game without a frame for so long is frozen. `long_silence`: the same before it has run for `settled`,
    and with safe settings, so that a slow machine can settle. `painting`: the same while it makes new pictures; a small
    machine with an empty cache needs seconds for one.
    `start`: until the first frame. `crashes` within `within`: switch to safe settings, for at least `good` and until no
    visitor plays. `pause`: before a restart; `long_pause`: if safe settings do not help. `farewell`: for an orderly
    end.
    `alike`: starts in a row that fail for the same cause, each within `within`. After them the previous version runs,
    or the cause is shown for `still` before one more try.
    """

    tick: float = 0.1
    silence: float = 2.5
    long_silence: float = 8.0
    settled: float = 10.0
    painting: float = 20.0
    start: float = 20.0
    crashes: int = 3
    within: float = 60.0
    good: float = 1800.0
    pause: float = 0.1
    long_pause: float = 3.0
    farewell: float = 4.0
    alike: int = 5
    still: float = 240.0


class Silence:
    """Measures the seconds without a frame and decides when that is too long. It has no clock of its own."""

    def __init__(self, limits: Limits, safe: bool) -> None:
        self._limits, self._safe = limits, safe
        self._seconds, self._most = 0.0, limits.start

    def passes(self, seconds: float, beats: bytes, age: float) -> bool:
        """Let seconds pass, with the beats heard from a game of that age; returns whether it is frozen. Seconds are
        counted in our own ticks, so that a suspended machine does not count as a freeze."""
        self._seconds += min(seconds, 2 * self._limits.tick)
        if beats:
            self._seconds, self._most = 0.0, self._patience(beats, age)
        return self._seconds > self._most

    def _patience(self, beats: bytes, age: float) -> float:
        limits = self._limits
        if beats.endswith(PAINTS):
            return limits.painting
        return limits.long_silence if self._safe or age < limits.settled else limits.silence


class Child:
    """One run of the game. A thread collects its beats, which works on every system."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        group = 0 if os.name == "posix" else None  # a group of its own, so that its child processes end with it
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment, process_group=group
        )
        self._beats: SimpleQueue[bytes] = SimpleQueue()
        self._last_words: bytes | None = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while beats := self.process.stdout.read(64):
            self._beats.put(beats)
        self.process.stdout.close()

    def beats(self) -> bytes:
        """Return the beats since the last call, without last words."""
        found = b""
        with suppress(Empty):
            while True:
                found += self._beats.get_nowait()
        if self._last_words is not None:
            self._last_words += found
            return b""
        beats, mark, words = found.partition(LAST_WORDS)
        self._last_words = words if mark else None
        return beats

    @property
    def cause(self) -> str:
        """The cause of a crash: its last words, or its exit status."""
        if self._last_words:
            return self._last_words.decode("utf-8", "replace")
        return f"status {self.process.returncode}"

    def last_beats(self) -> bytes:
        """Return the beats that were still buffered at its end."""
        self._listener.join(_LAST_LOOK)
        return self.beats()

    def end(self, patience: float) -> None:
        """Ask it to end, and kill it after `patience` seconds."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        self.kill()

    def ask_where(self) -> None:
        """Ask a frozen game for a stack trace."""
        if hasattr(signal, "SIGUSR1"):
            self.process.send_signal(signal.SIGUSR1)
            time.sleep(_LAST_LOOK)

    def kill(self) -> None:
        """Kill it and all its child processes."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):  # the group may be empty
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


def _started(command: Sequence[str], environment: Mapping[str, str]) -> Child | None:
    """Start a process; None if the program does not exist."""
    try:
        return Child(command, environment) if command else None
    except OSError:
        return None


def _say(words: str) -> None:
    with suppress(OSError):  # a missing journal must not end the kiosk
        sys.stderr.write(f"kiosk: {words}\n")
        sys.stderr.flush()


@dataclass
class Supervisor:
    """Runs `command` until it exits with status 0, or until `stop`. `say` receives the events for the journal.

    If starts keep failing for the same cause, it runs `earlier` instead, if given, and then the command that `still`
    returns for a cause.
    """

    command: Sequence[str]
    environment: Mapping[str, str]
    limits: Limits = field(default_factory=Limits)
    say: Callable[[str], None] = _say
    safe: bool = False
    earlier: Sequence[str] = ()
    still: Callable[[str], Sequence[str]] = lambda cause: ()
    _stopping: bool = False
    _ready: bool = False
    _before: str = FIRST
    _uncounted: int = 0
    _crashes: list[float] = field(default_factory=list)
    _begun: float = 0.0
    _cause: str = ""
    _alike: int = 0

    def __post_init__(self) -> None:
        self._systemd = Systemd(self.environment)

    def stop(self, number: int = 0, frame: FrameType | None = None) -> None:
        """End the game, then `run`; may be called as a signal handler."""
        self._stopping = True

    def run(self) -> int:
        """Return the exit status: 0 if the game was quit, or if this was stopped."""
        while True:
            ended = STOPPED if self._stopping else self._life()
            if ended in (LEFT, STOPPED):
                self._systemd.stopping()
                return 0
            if ended == NO_START:
                return BAD_USE
            self._before = ended
            if ended == RENEWED:
                self.safe = False
                self._crashes.clear()
                self.say("all went well for a while: the usual settings again")
            elif ended == OUTGROWN:  # intended, so it is no crash
                self.say("its memory had passed its limit: it was started again")
            else:
                self._failed(ended)
                if self._alike >= self.limits.alike:
                    self._does_not_start()

    def _failed(self, ended: str) -> None:
        """Note a crash, and choose a remedy."""
        now = time.monotonic()
        self._uncounted += 1
        self._crashes = [*(at for at in self._crashes if now - at < self.limits.within), now]
        again = len(self._crashes) >= self.limits.crashes
        if again and not self.safe:
            self.safe = True
            self.say(f"the game crashed or froze {len(self._crashes)} times: safe settings")
        self._systemd.status(f"the game was started again: {ended}")
        if self._alike >= self.limits.alike:
            return
        time.sleep(self.limits.long_pause if len(self._crashes) > self.limits.crashes else self.limits.pause)

    def _does_not_start(self) -> None:
        """Run the previous version; without one, show the cause for a while, then try once more."""
        if self.earlier:
            self.say(f"it cannot be started ({self._cause}): the version before is started")
            self.command, self.earlier = self.earlier, ()
            self.safe, self._alike = False, 0
            self._crashes.clear()
            return
        self.say(f"it cannot be started ({self._cause}): a picture says so for {self.limits.still:.0f} s")
        self._alike = self.limits.alike - 1
        child = _started(self.still(self._cause), self._for_child())
        begun = time.monotonic()
        while not self._stopping and time.monotonic() - begun < self.limits.still:
            time.sleep(self.limits.tick)
            if child is not None and child.beats():
                self._systemd.ready()
                self._systemd.alive(time.monotonic())
        if child is not None:
            child.end(self.limits.farewell)

    def _count_alike(self, cause: str) -> None:
        """Note why a start failed, and how often in a row for the same cause."""
        early = time.monotonic() - self._begun < self.limits.within
        self._alike = (self._alike + 1 if cause == self._cause else 1) if early else 0
        self._cause = cause

    def _life(self) -> str:
        """Start the game and watch it; returns how it ended."""
        self._begun = time.monotonic()
        child = _started(self._words(), self._for_child())
        if child is None:
            self._count_alike("there is no such program")
            return CRASHED
        try:
            ended = self._watch(child)
            if ended in (STOPPED, RENEWED, OUTGROWN):
                child.end(self.limits.farewell)
            elif ended == FROZEN:
                self.say("no frames come: the game is frozen")
                child.ask_where()
                self._count_alike("no frames come")
            elif ended == CRASHED:
                self.say(f"the game ended with status {child.process.returncode}")
                self._count_alike(child.cause)
            return ended
        finally:
            child.kill()

    def _watch(self, child: Child) -> str:
        """Watch a game until it ends or must be ended; returns how."""
        begun = last = time.monotonic()
        silence = Silence(self.limits, self.safe)
        while True:
            time.sleep(self.limits.tick)
            now = time.monotonic()
            beats = child.beats()
            frozen = silence.passes(now - last, beats, now - begun)
            last = now
            if beats.strip(PAINTS):
                self._beaten(now)
            if self._stopping:
                return STOPPED
            if (status := child.process.poll()) is not None:
                if child.last_beats().strip(PAINTS):
                    self._beaten(now)
                return self._ended(status)
            if self.safe and now - begun > self.limits.good and beats.endswith((IDLE, LARGE)):
                return RENEWED
            if beats.endswith(LARGE):
                return OUTGROWN
            if frozen:
                return FROZEN

    def _beaten(self, now: float) -> None:
        if not self._ready:
            self._ready = True
            self._systemd.ready()
        if not self.safe:
            self._uncounted = 0  # the game was told of them at its start and stores them
        self._systemd.alive(now)

    def _ended(self, status: int) -> str:
        if status == 0:
            return LEFT
        return NO_START if status == BAD_USE and not self._ready else CRASHED

    def _words(self) -> Sequence[str]:
        extra = [SAFE] if self.safe and SAFE not in self.command else []
        return [*self.command, *extra]

    def _for_child(self) -> dict[str, str]:
        kept = {name: value for name, value in self.environment.items() if name not in ASKED}
        return {**kept, WATCHED: Watched(self._before, self._uncounted).word}


def supervise(words: Sequence[str]) -> int:
    """Supervise the program started with `words`, with handlers for the usual signals; returns the exit status. BadUse
    if the command of the previous version cannot be used."""
    try:
        earlier = shlex.split(os.environ.get(EARLIER, ""), posix=os.name == "posix")
    except ValueError:
        raise BadUse(f"{EARLIER}: a quotation mark is missing") from None
    supervisor = Supervisor(
        program.again(*words),
        os.environ,
        earlier=[*earlier, *words] if earlier else (),
        still=lambda cause: program.again(program.STILL, cause, *words),
    )
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), supervisor.stop)
    return supervisor.run()
