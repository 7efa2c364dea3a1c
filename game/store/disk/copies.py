"""Copies: the last two copies of a store's file, made in the background, to mend it from.

A copy is a gzip file of one or more members, each with a checksum. The first is an SQLite file (`gunzip` extracts it).
Every later one has the rows that were added, changed or deleted since, as lines of JSON. So a copy grows only by new
rows, and is made whole again once its additions are large. It has no private tables.
"""

import gzip
import json
import logging
import os
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from game.store.database import Schema, connect, key_of
from game.store.disk.private import add_whole, flush, opener, sync_folder
from game.store.disk.reading import opened
from game.store.disk.wal import PAGE

log = logging.getLogger(__name__)
_PAGES, _PAUSE = 32, 0.001
"""Pages that are copied at once, and seconds between. A write in the meantime waits no longer than for these."""
_DAY = 24 * 3600.0
_LARGEST = 1 << 30
_PIECE = 1 << 20
_GZIP = 31
"""zlib's number for gzip's format, with checksums."""
_SHARE = 4
"""The additions of a copy must be smaller than its file divided by this."""
_UNFINISHED, NEWEST, OLDER = 0, 1, 2


class _StoppedError(Exception):
    """The copy is no longer wanted."""


class Copies:
    """The copies of one file. `begin` makes one in a thread of its own, one at a time."""

    def __init__(self, path: Path, schema: Schema) -> None:
        self._path, self._schema = path, schema
        self._thread: threading.Thread | None = None
        self._stop = False
        self.failed = False
        """Whether the last one could not be made."""
        self.base = 0
        """Bytes of the newest one without additions, if it has all rows but those in `temp.changed`; else 0."""
        self.due_at = time.monotonic() + _DAY
        """When a day has passed since the last one was begun, or since the start."""

    def of(self, number: int) -> Path:
        """Return the path of a copy: NEWEST or OLDER."""
        return self._path.with_name(f"{self._schema.stem}.{number}.sqlite3.gz")

    def fresh(self, connection: sqlite3.Connection) -> bool:
        """Whether the newest copy has all rows of `connection`."""
        return self.base > 0 and not connection.execute("SELECT 1 FROM temp.changed LIMIT 1").fetchall()

    def begin(self, connection: sqlite3.Connection) -> None:
        """Start a copy of the rows that `connection` has now, or a little later. An unfinished one is given up."""
        self.stop()
        added = self._additions(connection) if self.base else None
        self._stop, self.due_at = False, time.monotonic() + _DAY
        connection.execute("DELETE FROM temp.changed")
        make = partial(self._write, connection) if added is None else partial(add_whole, self.of(NEWEST), added)
        self._thread = threading.Thread(target=self._try, args=(make,), daemon=True, name="copy")
        self._thread.start()

    def wait(self) -> None:
        """Wait until the copy is finished."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def stop(self) -> None:
        """Give up the unfinished copy. The connection is free again when this returns."""
        self._stop = True
        self.wait()

    def forget(self) -> None:
        """Delete all copies; the log names those that cannot be deleted."""
        self.stop()
        self.base = 0
        for number in (_UNFINISHED, NEWEST, OLDER):
            try:
                self.of(number).unlink(missing_ok=True)
            except OSError as error:
                log.warning("a copy could not be deleted: %s", type(error).__name__)

    def page_one(self, number: int) -> bytes:
        """Return the first page of a copy's file, or no bytes without a readable copy."""
        with suppress(OSError, zlib.error), open(self.of(number), "rb") as file:
            return zlib.decompressobj(_GZIP).decompress(file.read(_PIECE), PAGE)
        return b""

    @contextmanager
    def opened(self, number: int) -> Iterator[sqlite3.Connection | None]:
        """A copy as a connection to a store in memory, or None if it cannot be read. Incomplete additions are left
        out."""
        members = _members(self.of(number))
        data = next(members, None)
        if data is None:
            yield None
            return
        with opened(data) as connection:
            with suppress(sqlite3.Error, ValueError):
                for added in members:
                    connection.execute("BEGIN")
                    for line in bytes(added).splitlines():
                        _repeat(connection, *json.loads(line))
                    connection.execute("COMMIT")
            if connection.in_transaction:
                connection.rollback()
            yield connection

    def _additions(self, connection: sqlite3.Connection) -> bytes | None:
        """Return the rows that the newest copy lacks, packed, or None if a whole copy is better."""
        try:
            size = os.stat(self.of(NEWEST)).st_size
            lines = "".join(f"{json.dumps(line)}\n" for line in _changed(connection))
        except (OSError, TypeError, ValueError, sqlite3.Error):  # a row with values of a wrong type
            return None
        packed = gzip.compress(lines.encode(), 6, mtime=0)
        return packed if (size + len(packed) - self.base) * _SHARE < self.base else None

    def _try(self, make: Callable[[], int | None]) -> None:
        base, self.base = self.base, 0
        try:
            self.base = make() or base
            self.failed = False
        except _StoppedError:
            pass
        except (sqlite3.Error, OSError, MemoryError) as error:
            self.failed = True
            log.warning("no copy of %s could be made: %s", self._schema.file, type(error).__name__)

    def _write(self, connection: sqlite3.Connection) -> int:
        """Make a whole copy; returns its size in bytes."""
        plain = Path(f"{self.of(_UNFINISHED)}.file.tmp")
        try:
            plain.unlink(missing_ok=True)
            open(plain, "xb", opener=opener).close()
            with closing(connect(plain)) as copy:
                copy.execute("PRAGMA locking_mode = EXCLUSIVE")
                copy.execute("PRAGMA synchronous = OFF")
                connection.backup(copy, pages=_PAGES, progress=self._pause, sleep=0.01)
                copy.execute("PRAGMA journal_mode = DELETE")
                copy.execute("PRAGMA secure_delete = ON")
                for table in self._schema.private:
                    copy.execute(f"DELETE FROM {table}")
                if copy.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
                    raise sqlite3.DatabaseError
            self._pack(plain)
        finally:
            with suppress(OSError):
                plain.unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            os.replace(self.of(NEWEST), self.of(OLDER))
        os.replace(self.of(_UNFINISHED), self.of(NEWEST))
        sync_folder(self._path.parent)
        return os.stat(self.of(NEWEST)).st_size

    def _pack(self, plain: Path) -> None:
        part = self.of(_UNFINISHED)
        part.unlink(missing_ok=True)
        with open(plain, "rb") as file, open(part, "wb", opener=opener) as out:
            with gzip.GzipFile("", "wb", 1, out, mtime=0) as packed:
                while piece := file.read(_PIECE):
                    self._pause()
                    packed.write(piece)
            flush(out)

    def _pause(self, *_: int) -> None:
        if self._stop:
            raise _StoppedError
        time.sleep(_PAUSE)


def _members(path: Path) -> Iterator[bytearray]:
    """The members of a gzip file, unpacked, up to the first incomplete one."""
    with suppress(OSError, zlib.error, MemoryError), open(path, "rb") as file:
        rest = b""
        while os.stat(path).st_size < _LARGEST and (rest := rest or file.read(_PIECE)):
            data, unpack = bytearray(), zlib.decompressobj(_GZIP)
            while rest and not unpack.eof:
                data += unpack.decompress(rest)
                rest = unpack.unused_data if unpack.eof else file.read(_PIECE)
            if not unpack.eof:
                return
            yield data


def _repeat(connection: sqlite3.Connection, table: str, key: list[object], row: list[object] | None) -> None:
    """Apply a line of the additions."""
    if row is None:
        where = " AND ".join(f"{column} IS ?" for column in key_of(connection, table))
        connection.execute(f"DELETE FROM {table} WHERE {where}", key)
    else:
        connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def _changed(connection: sqlite3.Connection) -> Iterator[tuple[str, tuple[Any, ...], tuple[Any, ...] | None]]:
    """Table, key and row of every change; no row for a deletion."""
    for (table,) in connection.execute("SELECT DISTINCT name FROM temp.changed").fetchall():
        key = key_of(connection, table)
        keys = connection.execute("SELECT DISTINCT one, two, three FROM temp.changed WHERE name = ?", (table,))
        where = " AND ".join(f"{column} IS ?" for column in key)
        for values in keys.fetchall():
            own = values[: len(key)]
            yield table, own, connection.execute(f"SELECT * FROM {table} WHERE {where}", own).fetchone()
