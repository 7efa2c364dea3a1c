"""Lock: a data folder belongs to one game at a time. The lock goes with the process, however that ends."""

import os
import sqlite3
from pathlib import Path

from game.store.database import LOCKED, CannotSaveError, code, connect, sentence
from game.store.disk.private import LOCK, opener


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
