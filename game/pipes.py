"""Pipes to a child process that never block the main loop, however much the child writes and however little it
reads."""

import contextlib
import os
import queue
import subprocess
import threading
from typing import IO, Protocol

CHUNK = 1 << 16
A_FRAME = 4 * CHUNK
"""Bytes that one call reads at most, and bytes that it writes at most."""


class Pipes(Protocol):
    """Both pipes of a child. `read` returns the bytes that came in, A_FRAME at most, and whether the child has closed
    its end. `unsent`: bytes that the child has not read yet."""

    @property
    def unsent(self) -> int: ...
    def write(self, data: bytes) -> None: ...
    def read(self) -> tuple[bytes, bool]: ...
    def close(self) -> None: ...


def open_pipes(process: "subprocess.Popen[bytes]") -> Pipes:
    """Return the pipes of a child whose input is piped and unbuffered; its output may be missing."""
    assert process.stdin is not None
    kind = ThreadPipes if os.name == "nt" else PollPipes
    return kind(process.stdin, process.stdout)


class PollPipes:
    """Non-blocking descriptors. Bytes that do not fit into the pipe are kept and sent by the next call."""

    def __init__(self, to_child: IO[bytes], from_child: IO[bytes] | None) -> None:
        self._ends = [end for end in (to_child, from_child) if end is not None]
        self._to, self._from = to_child, from_child
        self._unsent = bytearray()
        for end in self._ends:
            os.set_blocking(end.fileno(), False)

    @property
    def unsent(self) -> int:
        return len(self._unsent)

    def write(self, data: bytes) -> None:
        self._unsent += data
        self._flush()

    def read(self) -> tuple[bytes, bool]:
        self._flush()
        got = bytearray()
        while self._from is not None and len(got) < A_FRAME:
            try:
                data = os.read(self._from.fileno(), min(CHUNK, A_FRAME - len(got)))
            except BlockingIOError:
                break
            except OSError:
                data = b""
            if not data:
                return bytes(got), True
            got += data
        return bytes(got), False

    def close(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.close()

    def _flush(self) -> None:
        least = max(0, len(self._unsent) - A_FRAME)
        try:
            while len(self._unsent) > least:
                with memoryview(self._unsent) as unsent:
                    written = os.write(self._to.fileno(), unsent[:CHUNK])
                del self._unsent[:written]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent.clear()  # the child is gone, as reading will show


class ThreadPipes:
    """For systems whose pipes cannot be polled (Windows): one thread reads, one writes. The reader waits while its
    queue is full, so endless output fills no memory."""

    def __init__(self, to_child: IO[bytes], from_child: IO[bytes] | None) -> None:
        self._to, self._from = to_child, from_child
        self._inbox: queue.Queue[bytes] = queue.Queue(A_FRAME // CHUNK)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._put = self._written = 0  # each is only changed by one thread
        self._closed = False
        if from_child is not None:
            threading.Thread(target=self._read, args=(from_child,), daemon=True).start()
        threading.Thread(target=self._write, daemon=True).start()

    @property
    def unsent(self) -> int:
        return self._put - self._written

    def write(self, data: bytes) -> None:
        self._put += len(data)
        self._outbox.put(data)

    def read(self) -> tuple[bytes, bool]:
        got = bytearray()
        with contextlib.suppress(queue.Empty):
            while len(got) <= A_FRAME - CHUNK:
                data = self._inbox.get_nowait()
                if not data:
                    return bytes(got), True
                got += data
        return bytes(got), False

    def close(self) -> None:
        self._closed = True
        self._outbox.put(None)
        with contextlib.suppress(queue.Empty):
            while True:  # the thread may have to wait for room
                self._inbox.get_nowait()

    def _read(self, source: IO[bytes]) -> None:
        data = b"-"
        while data and not self._closed:
            try:
                data = os.read(source.fileno(), CHUNK)
            except (OSError, ValueError):
                data = b""
            self._inbox.put(data)
        source.close()

    def _write(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (data := self._outbox.get()) is not None:
                left = memoryview(data)
                while left:
                    left = left[self._to.write(left) :]
                self._written += len(data)
        with contextlib.suppress(OSError):
            self._to.close()
