"""Pipes to a child process that never make the main loop wait, neither for reading nor for writing."""

import contextlib
import os
import queue
import subprocess
import threading
from typing import IO, Protocol

CHUNK = 1 << 16


class Pipes(Protocol):
    """Both ends of a child. `read` gives what has come in and whether the child has closed its end."""

    def write(self, data: bytes) -> None: ...
    def read(self) -> tuple[bytes, bool]: ...
    def close(self) -> None: ...


def open_pipes(process: "subprocess.Popen[bytes]") -> Pipes:
    """The pipes of a child that was started with both streams piped and unbuffered."""
    assert process.stdin is not None and process.stdout is not None
    kind = ThreadPipes if os.name == "nt" else PollPipes
    return kind(process.stdin, process.stdout)


class PollPipes:
    """Non-blocking descriptors. What does not fit into the pipe waits here and goes out with the next call."""

    def __init__(self, to_child: IO[bytes], from_child: IO[bytes]) -> None:
        self._to, self._from = to_child, from_child
        self._unsent = bytearray()
        os.set_blocking(to_child.fileno(), False)
        os.set_blocking(from_child.fileno(), False)

    def write(self, data: bytes) -> None:
        self._unsent += data
        self._flush()

    def read(self) -> tuple[bytes, bool]:
        self._flush()
        got = bytearray()
        while True:
            try:
                data = os.read(self._from.fileno(), CHUNK)
            except BlockingIOError:
                return bytes(got), False
            except OSError:
                return bytes(got), True
            if not data:
                return bytes(got), True
            got += data

    def close(self) -> None:
        for end in (self._to, self._from):
            with contextlib.suppress(OSError):
                end.close()

    def _flush(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: os.write(self._to.fileno(), self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent.clear()  # the child is gone; reading will tell


class ThreadPipes:
    """Where pipes cannot be polled (Windows): one thread that only reads, one that only writes."""

    def __init__(self, to_child: IO[bytes], from_child: IO[bytes]) -> None:
        self._to, self._from = to_child, from_child
        self._inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._write, daemon=True).start()

    def write(self, data: bytes) -> None:
        self._outbox.put(data)

    def read(self) -> tuple[bytes, bool]:
        got = bytearray()
        while not self._inbox.empty():
            data = self._inbox.get()
            if not data:
                return bytes(got), True
            got += data
        return bytes(got), False

    def close(self) -> None:
        self._outbox.put(None)

    def _read(self) -> None:
        data = b"-"
        while data:
            try:
                data = os.read(self._from.fileno(), CHUNK)
            except (OSError, ValueError):
                data = b""
            self._inbox.put(data)

    def _write(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (data := self._outbox.get()) is not None:
                self._to.write(data)
        with contextlib.suppress(OSError):
            self._to.close()
