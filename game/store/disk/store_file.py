"""StoreFile: one of the store's files, or a replacement in memory, in a folder that belongs to one game at a time. No
method ever raises.

Writes that the disk refuses are kept in memory and written as soon as it takes them. The file is watched while it is in
use. If it is moved away, it is written again, from the connection that still has all of it. The folder's lock ends with
the process, in any case.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core.messages import Message, say
from game.store.database import (
    LOCKED,
    CannotSaveError,
    Schema,
    Write,
    code,
    connect,
    empty,
    errors_as_cannot_save,
    guard,
    sentence,
    transaction,
    unguard,
)
from game.store.disk import quarantine, wal
from game.store.disk.copies import Copies
from game.store.disk.opening import Opened, clear_log, install, open_file, ready
from game.store.disk.private import LOCK, make_folder, opener
from game.store.disk.reading import CLOSED, FileMark, digest, note_end, write_mark
from game.store.disk.repair import read_only
from game.store.disk.salvage import Progress


class FolderLock:
    """Holds `folder` from `take` to `release`. It is SQLite's own lock, on an empty file, which every system
    supports."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK
        self._connection: sqlite3.Connection | None = None
        self._taken = (0, 0)

    def take(self) -> None:
        """Take the lock. CannotSaveError if another game has it; OSError."""
        if self._connection is not None and identity(self._path) == self._taken:
            return
        self.release()
        if not self._path.exists():
            open(self._path, "ab", opener=opener).close()
        connection = connect(self._path)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            busy = code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            raise CannotSaveError(LOCKED if busy else sentence(error)) from None
        self._connection, self._taken = connection, identity(self._path)

    def release(self) -> None:
        """Release the lock for other games."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def identity(path: Path | str) -> tuple[int, int]:
    """Return numbers that identify a file, or zeros if there is none. OSError if they cannot be read."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return 0, 0
    return found.st_dev, found.st_ino


AGAIN = say("notice-again")
UNSAVED_AT_CLOSE = say("notice-unsaved-at-close")

Say = Callable[[Message], None]


class StoreFile:
    """Reads rows from a file and writes to it. `tell` gets each trouble in one sentence."""

    def __init__(self, schema: Schema, tell: Say, path: Path | None = None, lock: FolderLock | None = None) -> None:
        """Start in memory. `open` and `borrow` use a file at `path`, in the folder that `lock` holds."""
        self._schema, self._say, self._lock = schema, tell, lock
        self._path = path or Path(schema.file)
        self.disk: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._backlog: list[Write] = []
        self._copies = Copies(self._path, schema)
        self._owed = False
        """Whether deleted data can still be read in the bytes of the files."""
        self._tables = set[str]()
        """The tables of such data, if it is in the copies also."""
        self._texts: list[bytes] = []
        """Texts to be removed from damaged files."""
        self._names = str(self._path), f"{self._path}-wal"  # checked at every step
        self._place: tuple[tuple[int, int], ...] = ()
        self._mark = FileMark()
        self._end = wal.WalEnd()
        """The end of the log after the last write."""

    def open(self, progress: Progress) -> None:
        """Use the file as long as this process lives. If that is impossible, say why and use a copy in memory."""
        try:
            found = open_file(self._path, self._schema, progress)
        except CannotSaveError as error:
            self._say(error.message)
            self.borrow()
            return
        self._use(found)
        if found.notice:
            self._say(found.notice)

    def _use(self, found: Opened) -> None:
        self.disk, self._mark, self._copies.base = found.connection, found.mark, found.copied
        self._end, self._place = wal.WalEnd(), self._places()
        self._note_end()

    def _note_end(self) -> None:
        """Note the synced end, so that the next start can tell a loss from an interrupted write."""
        with suppress(OSError):
            end = wal.follow(Path(self._names[1]), self._end)
            if end != self._end:
                self._end = end
                note_end(self._path, replace(self._mark, end=end))

    def borrow(self) -> None:
        """Use the readable part of the file, in memory."""
        self._memory = read_only(self._path, self._schema)

    @property
    def saving(self) -> bool:
        """Whether new writes are on the disk."""
        return self.disk is not None and self._memory is None

    @property
    def waiting(self) -> bool:
        """Whether writes wait until the disk takes them."""
        return bool(self._backlog)

    def retry(self) -> None:
        """Write what waits, if the disk takes it now."""
        if self._backlog:
            self.write()

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query. If the disk does not answer, say so and return none."""
        connection = self._memory or self.disk
        if connection is None:
            connection = self._memory = empty(self._schema)
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            self._say(sentence(error))
            return []

    def write(self, *writes: Write, silently: bool = False) -> bool:
        """Do all of `writes` or none, on the disk after all waiting writes, or in memory while that fails. With
        `silently` neither a failure nor a recovery is reported. Returns whether everything is on the disk now."""
        if self.disk is not None:
            if self._written(writes, silently):
                return True
            self._backlog += writes
        if self._memory is None:
            self._memory = self._in_memory()
        transaction(self._memory, writes)
        return False

    def _written(self, writes: Sequence[Write], silently: bool) -> bool:
        if silently:
            if self._backlog:
                return False
        elif not self._is_there():
            return False
        assert self.disk is not None
        error = transaction(self.disk, (*self._backlog, *writes))
        if error is None:
            self._caught_up(silently)
        elif not silently:
            self._say(sentence(error))
        return error is None

    def wipe(self, *writes: Write, tables: Iterable[str] = (), texts: Iterable[str] = ()) -> None:
        """Do `writes`, which delete data, and leave none of it in the bytes of the file and its log.

        With `tables`, from which it was deleted, copies and damaged files are deleted also. Otherwise only the damaged
        files with some of `texts` are. It is done later if the disk is in trouble.
        """
        self._copies.stop()
        self._owed = True
        self._tables.update(tables)
        self._texts += (text.encode() for text in texts)
        self.write(*writes)

    def clear(self, tables: Iterable[str]) -> None:
        """Delete all rows of `tables`, and leave none of them in the bytes of any file."""
        disk = self.disk
        with suppress(sqlite3.Error):
            if disk is not None:  # freed pages are cut off together, without overwriting each
                unguard(disk)
                disk.execute("PRAGMA secure_delete = FAST")
        self.wipe(*((f"DELETE FROM {table}", ()) for table in tables), tables=tables)
        with suppress(sqlite3.Error):
            if disk is not None and disk is self.disk:
                disk.execute("PRAGMA secure_delete = ON")
                guard(disk, self._schema)

    def checkpoint(self) -> None:
        """Move the log into the file, where a damaged byte costs one page and not all that follows it."""
        if self.saving and self.disk is not None:
            with suppress(sqlite3.Error):  # the next step reports it
                self.disk.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def copy(self) -> None:
        """Start a copy in the background, if the newest one is not up to date."""
        with suppress(sqlite3.Error):  # the next step reports it
            if self.saving and self.disk is not None and not self._copies.fresh(self.disk):
                self._copies.begin(self.disk)

    def close(self) -> None:
        """Write what can be written, make a last copy, and close the file."""
        self.retry()
        if self.disk is not None and self._is_there():
            self._pay()
            self.copy()
            self._copies.wait()
            if self._copies.failed:
                self._say(self._schema.words.no_copy)
            self._mark_closed()
        self._copies.stop()
        for connection in (self.disk, self._memory):
            if connection is not None:
                try:
                    connection.close()
                except sqlite3.Error:
                    self._say(UNSAVED_AT_CLOSE)

    def _mark_closed(self) -> None:
        """Note the file's digest, so that the next start notices any changed bit."""
        assert self.disk is not None
        with suppress(CannotSaveError), errors_as_cannot_save():
            busy, pages, moved = self.disk.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            if not busy and pages == moved and self._places() == self._place:
                copied = self._copies.base if self._copies.fresh(self.disk) else 0
                write_mark(self._path, FileMark(CLOSED, digest(self._path), copied=copied))

    def _caught_up(self, silently: bool) -> None:
        """Stop using memory, now that everything is on the disk; then do the deletions and the copy that are due."""
        self._note_end()
        if self._memory is not None:
            self._memory.close()
            self._memory = None
            self._backlog.clear()
            self._say(AGAIN)
        self._pay()
        if not silently:
            if self._copies.failed:
                self._copies.failed = False
                self._say(self._schema.words.no_copy)
            if time.monotonic() > self._copies.due_at:
                self.copy()

    def _pay(self) -> None:
        """Remove deleted data from the bytes of the files, if that is still due."""
        if self._owed and self.saving and self.disk is not None:
            self._owed = not self._cleared(self.disk)

    def _cleared(self, disk: sqlite3.Connection) -> bool:
        """Remove deleted data from the bytes of the files. Returns whether that was possible."""
        with suppress(sqlite3.Error, OSError):
            if self._tables:
                self._copies.forget()
                quarantine.forget(self._path)
                self._write_over(disk)
            if self._texts:
                quarantine.forget(self._path, self._texts)
            if clear_log(disk, self._path, self._mark):
                self._tables.clear()
                self._texts.clear()
                return True
        return False

    def _write_over(self, disk: sqlite3.Connection) -> None:
        """Write the remaining rows of the tables again, since pages keep parts of rows that have moved."""
        unguard(disk)
        try:
            writes: list[Write] = []
            for table in sorted(self._tables):
                writes += [
                    (f"CREATE TEMP TABLE left_{table} AS SELECT * FROM {table}", ()),
                    (f"DELETE FROM {table}", ()),
                    (f"INSERT INTO {table} SELECT * FROM left_{table}", ()),
                    (f"DROP TABLE temp.left_{table}", ()),
                ]
            if error := transaction(disk, writes):
                raise error
            free, pages = (disk.execute(f"PRAGMA {name}").fetchone()[0] for name in ("freelist_count", "page_count"))
            if 2 * free > pages:
                disk.execute("VACUUM")
        finally:
            guard(disk, self._schema)

    def _in_memory(self) -> sqlite3.Connection:
        if self.disk is not None:
            memory = connect(":memory:")
            try:
                self.disk.backup(memory)
                return memory
            except sqlite3.Error:
                memory.close()  # unreadable rows are not lost: the file is not written
        return empty(self._schema)

    # The file during use

    def _places(self) -> tuple[tuple[int, int], ...]:
        return identity(self._names[0]), identity(self._names[1])

    def _is_there(self) -> bool:
        """Whether the file is in its place, or could be written there again completely."""
        with suppress(OSError):  # the disk does not answer: the next write reports it
            if self._places() != self._place:
                return self._write_again()
        return True

    def _write_again(self) -> bool:
        """Write the file again. The old connection remains the store until the new file is there. A file that was put
        in its place is kept."""
        assert self.disk is not None
        self._copies.stop()
        try:
            with errors_as_cannot_save():
                data = self.disk.serialize()
                make_folder(self._path.parent)
                if self._lock is not None:
                    self._lock.take()
                ready(self._path, data)
                if identity(self._path) not in (self._place[0], (0, 0)):
                    quarantine.put_aside(self._path, quarantine.CORRUPT)
                install(self._path)
                found = open_file(self._path, self._schema, lambda done, total: None)
        except CannotSaveError as error:
            self._say(error.message)
            return False
        with suppress(sqlite3.Error):
            self.disk.close()
        self._use(found)
        self._say(self._schema.words.moved)
        return True
