"""Copies: the last two verified copies of a store's file, made beside the game, to mend it from.

They are packed (gzip), which gives them a checksum; `gunzip` makes a file for SQLite out of one. Private tables
are left out of them.
"""

import gzip
import logging
import os
import sqlite3
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from game.store.database import Schema, connect
from game.store.disk.private import write_whole

log = logging.getLogger(__name__)
_PAGES, _PAUSE = 32, 0.001
"""Pages that are copied at once, and seconds between: nobody who writes in the meantime waits longer than for these."""
_DAY = 24 * 3600.0
_LARGEST = 1 << 30
_UNFINISHED, NEWEST, OLDER = 0, 1, 2


class _Stopped(Exception):
    """Nobody wants the copy any more."""


class Copies:
    """The copies of one file. `begin` makes one in a thread of its own, one at a time."""

    def __init__(self, path: Path, schema: Schema) -> None:
        self._path, self._schema = path, schema
        self._thread: threading.Thread | None = None
        self._stop = False
        self.failed = False
        """Whether the last one could not be made."""
        self.fresh = False
        """Whether the newest one has all that the file has; whoever writes says that it has not."""
        self._last = time.monotonic()

    def of(self, number: int) -> Path:
        """Where a copy lies: NEWEST or OLDER."""
        return self._path.with_name(f"{self._schema.stem}.{number}.sqlite3.gz")

    @property
    def due(self) -> bool:
        """Whether a day has passed, or more, since the last one was begun, or since the start."""
        return time.monotonic() - self._last > _DAY

    def begin(self, connection: sqlite3.Connection) -> None:
        """Make a copy of what `connection` has now, or a little later. The one that is being made is given up."""
        self.stop()
        self._stop, self.fresh, self._last = False, True, time.monotonic()
        self._thread = threading.Thread(target=self._make, args=(connection,), daemon=True, name="copy")
        self._thread.start()

    def wait(self) -> None:
        """Until the copy is made that was begun."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def stop(self) -> None:
        """Give the copy up that is being made. The connection is free again when this returns."""
        if self._thread is not None and self._thread.is_alive():
            self._stop, self.fresh = True, False
        self.wait()

    def forget(self) -> None:
        """Delete all copies; what cannot be deleted is said in the log."""
        self.stop()
        self.fresh = False
        for number in (_UNFINISHED, NEWEST, OLDER):
            try:
                self.of(number).unlink(missing_ok=True)
            except OSError as error:
                log.warning("a copy could not be deleted: %s", type(error).__name__)

    def whole(self) -> Iterator[tuple[int, bytes]]:
        """Which copies are there, newest first, and the files that they hold; a damaged one is left out."""
        for number in (NEWEST, OLDER):
            with suppress(OSError, EOFError, zlib.error, MemoryError):
                if os.stat(self.of(number)).st_size < _LARGEST:
                    yield number, gzip.decompress(self.of(number).read_bytes())

    def _make(self, connection: sqlite3.Connection) -> None:
        try:
            with closing(connect(":memory:")) as memory:
                connection.backup(memory, pages=_PAGES, progress=self._pause, sleep=0.01)
                memory.execute("PRAGMA secure_delete = ON")
                for table in self._schema.private:
                    memory.execute(f"DELETE FROM {table}")
                if memory.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                    raise sqlite3.DatabaseError
                packed = gzip.compress(memory.serialize(), 1, mtime=0)
            if self._stop:
                raise _Stopped
            part = self.of(_UNFINISHED)
            write_whole(part, packed)
            with suppress(FileNotFoundError):
                os.replace(self.of(NEWEST), self.of(OLDER))
            os.replace(part, self.of(NEWEST))
            self.failed = False
        except _Stopped:
            pass
        except (sqlite3.Error, OSError, MemoryError) as error:
            self.failed, self.fresh = True, False
            log.warning("no copy of %s could be made: %s", self._schema.file, type(error).__name__)

    def _pause(self, *_: int) -> None:
        if self._stop:
            raise _Stopped
        time.sleep(_PAUSE)
