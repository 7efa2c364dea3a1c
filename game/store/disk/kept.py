"""KeptFile: one of the store's files, or an evening without it, in a folder that belongs to one game at a time. No
method ever raises.

What the disk does not take is kept in memory and written as soon as it does. The file is looked after while it is in
use: one that somebody moves away is written anew, from the connection that still has all of it. The folder's lock
goes with the process, however that ends.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from engine.core.messages import Message, say
from game.store.database import (
    LOCKED,
    CannotSaveError,
    Schema,
    Write,
    code,
    connect,
    empty,
    guard,
    sentence,
    telling,
    transaction,
    unguard,
)
from game.store.disk import aside, wal
from game.store.disk.copies import Copies
from game.store.disk.mending import read_only
from game.store.disk.opening import Opened, clear_log, install, open_file, ready
from game.store.disk.private import LOCK, make_folder, opener
from game.store.disk.reading import CLOSED, Mark, digest, note_end, write_mark
from game.store.disk.salvage import Progress


class FolderLock:
    """Holds `folder` from `take` to `release`. It is SQLite's own lock, on an empty file: no system needs another."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK
        self._connection: sqlite3.Connection | None = None
        self._taken = (0, 0)

    def take(self) -> None:
        """CannotSaveError where another game has it; OSError."""
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
        """Somebody else may have it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def identity(path: Path | str) -> tuple[int, int]:
    """What tells a file from another one of its name; zeros where there is none. OSError where that cannot be told."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return 0, 0
    return found.st_dev, found.st_ino


AGAIN = say("notice-again")
UNSAVED_AT_CLOSE = say("notice-unsaved-at-close")

Say = Callable[[Message], None]


class KeptFile:
    """Rows out of a file and writes into it. `tell` hears in one sentence each what goes wrong."""

    def __init__(self, schema: Schema, tell: Say, path: Path | None = None, lock: FolderLock | None = None) -> None:
        """In memory; `open` and `borrow` are the ways to a file at `path`, in the folder that `lock` holds."""
        self._schema, self._say, self._lock = schema, tell, lock
        self._path = path or Path(schema.file)
        self.disk: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._backlog: list[Write] = []
        self._copies = Copies(self._path, schema)
        self._owed = False
        """Whether something was deleted that is still to be read in the bytes of the files."""
        self._tables = set[str]()
        """The tables that it was deleted from, where that is true of the copies also."""
        self._texts: list[bytes] = []
        """What is to be gone from damaged files."""
        self._names = str(self._path), f"{self._path}-wal"  # are asked for with every step
        self._place: tuple[tuple[int, int], ...] = ()
        self._mark = Mark()
        self._end = wal.End()
        """Where the log ended after the last write."""

    def open(self, progress: Progress) -> None:
        """Use the file as long as this process lives; say why where that cannot be, and use a copy in memory."""
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
        self._end, self._place = wal.End(), self._places()
        self._note_end()

    def _note_end(self) -> None:
        """Note what is synced, so that the next start can tell a loss from a write that was cut off."""
        with suppress(OSError):
            end = wal.follow(Path(self._names[1]), self._end)
            if end != self._end:
                self._end = end
                note_end(self._path, replace(self._mark, end=end))

    def borrow(self) -> None:
        """Use what can be read of the file, in memory."""
        self._memory = read_only(self._path, self._schema)

    @property
    def saving(self) -> bool:
        """Whether what is written now is on the disk."""
        return self.disk is not None and self._memory is None

    @property
    def waiting(self) -> bool:
        """Whether something waits until the disk takes it."""
        return bool(self._backlog)

    def retry(self) -> None:
        """Write what waits, if the disk takes it now."""
        if self._backlog:
            self.write()

    def rows(self, sql: str, *values: object) -> list[tuple]:
        """What a question finds; nothing where the disk does not answer, which is said."""
        connection = self._memory or self.disk
        if connection is None:
            connection = self._memory = empty(self._schema)
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            self._say(sentence(error))
            return []

    def write(self, *writes: Write, silently: bool = False) -> bool:
        """Do all of `writes` or none, on the disk and what waits for it first; in memory while that does not work.
        What is written `silently` says neither that it failed nor, by trying, that saving works again. Whether
        everything is on the disk now."""
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
        """Do `writes`, which delete something, and leave nothing of it in the bytes of the file and its log.

        Where `tables` are named, from which it was deleted, copies and damaged files go too; if not, the damaged files
        that have some of `texts`. It is done later where the disk is in trouble.
        """
        self._copies.stop()
        self._owed = True
        self._tables.update(tables)
        self._texts += (text.encode() for text in texts)
        self.write(*writes)

    def clear(self, tables: Iterable[str]) -> None:
        """Delete all rows of `tables`, and leave nothing of them in the bytes of any file."""
        disk = self.disk
        with suppress(sqlite3.Error):
            if disk is not None:  # freed pages go all at once, without being written over one by one
                unguard(disk)
                disk.execute("PRAGMA secure_delete = FAST")
        self.wipe(*((f"DELETE FROM {table}", ()) for table in tables), tables=tables)
        with suppress(sqlite3.Error):
            if disk is not None and disk is self.disk:
                disk.execute("PRAGMA secure_delete = ON")
                guard(disk, self._schema)

    def checkpoint(self) -> None:
        """Move what is in the log into the file, where a bent byte costs one page and not all that came after it."""
        if self.saving and self.disk is not None:
            with suppress(sqlite3.Error):  # the next step tells
                self.disk.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def copy(self) -> None:
        """Make a copy beside the game, where the newest one is not up to date."""
        with suppress(sqlite3.Error):  # the next step tells
            if self.saving and self.disk is not None and not self._copies.fresh(self.disk):
                self._copies.begin(self.disk)

    def close(self) -> None:
        """Write what can be written, make a last copy, and let go of the file."""
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
        """Note what the file comes to, so that the next start notices any bit that turns over until then."""
        assert self.disk is not None
        with suppress(CannotSaveError), telling():
            busy, pages, moved = self.disk.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
            if not busy and pages == moved and self._places() == self._place:
                copied = self._copies.base if self._copies.fresh(self.disk) else 0
                write_mark(self._path, Mark(CLOSED, digest(self._path), copied=copied))

    def _caught_up(self, silently: bool) -> None:
        """Everything is on the disk; what is owed to it is done."""
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
            if self._copies.due:
                self.copy()

    def _pay(self) -> None:
        """Leave nothing of what was deleted to be read, where that is still to be done."""
        if self._owed and self.saving and self.disk is not None:
            self._owed = not self._cleared(self.disk)

    def _cleared(self, disk: sqlite3.Connection) -> bool:
        """Leave nothing of what was deleted to be read; whether that could be done."""
        with suppress(sqlite3.Error, OSError):
            if self._tables:
                self._copies.forget()
                aside.forget(self._path)
                self._write_over(disk)
            if self._texts:
                aside.forget(self._path, self._texts)
            if clear_log(disk, self._path, self._mark):
                self._tables.clear()
                self._texts.clear()
                return True
        return False

    def _write_over(self, disk: sqlite3.Connection) -> None:
        """Write the rows again that are left in the tables: pages keep torn bits of rows that have moved."""
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
                memory.close()  # what cannot be read now is not lost: nobody writes to it
        return empty(self._schema)

    # The file while it is in use

    def _places(self) -> tuple[tuple[int, int], ...]:
        return identity(self._names[0]), identity(self._names[1])

    def _is_there(self) -> bool:
        """Whether the file is where it was, or could be written anew there with all that it has."""
        with suppress(OSError):  # the disk does not answer: the next write tells
            if self._places() != self._place:
                return self._write_anew()
        return True

    def _write_anew(self) -> bool:
        """The old connection goes on being the store until the new file is there. A file that somebody has put in its
        place is kept."""
        assert self.disk is not None
        self._copies.stop()
        try:
            with telling():
                data = self.disk.serialize()
                make_folder(self._path.parent)
                if self._lock is not None:
                    self._lock.take()
                ready(self._path, data)
                if identity(self._path) not in (self._place[0], (0, 0)):
                    aside.put_aside(self._path, aside.CORRUPT)
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
