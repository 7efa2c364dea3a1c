"""The one SQLite file: opening it alone, checking it, bringing it up to date, and putting it aside when it is damaged.

It is opened for this process alone (exclusive locking), so that two games never write the same matches; the lock goes
with the process, however that ends. Write-ahead logging with full synchronisation costs one wait for the disk a step,
and survives a power cut after any of them.
"""

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

FILE = "games.sqlite3"
_OURS = 0x484F4F4B
"""The file's application id: HOOK."""
_PATIENCE = 0.2
"""Seconds to wait for a game that is just closing."""
_CHECKPOINT = 200
"""Pages in the log before they are moved into the file; also how long the log is made before the first step."""
_PAGE = 4096
_SIDE_FILES = ("", "-wal", "-shm", "-journal")

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE people (name TEXT PRIMARY KEY, look INTEGER NOT NULL, used INTEGER NOT NULL)",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, header TEXT NOT NULL, seats TEXT NOT NULL,"
        " state TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL)",
        "CREATE TABLE steps (match INTEGER NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL,"
        " PRIMARY KEY (match, n)) WITHOUT ROWID",
        "CREATE TABLE results (match INTEGER PRIMARY KEY, ending TEXT NOT NULL, finished TEXT NOT NULL)",
    ),
    (
        "CREATE TABLE notes (match INTEGER NOT NULL, seat INTEGER NOT NULL, written TEXT NOT NULL,"
        " PRIMARY KEY (match, seat)) WITHOUT ROWID",
        "ALTER TABLE matches ADD COLUMN aids TEXT NOT NULL DEFAULT '{}'",
    ),
    (
        "CREATE TABLE books (day TEXT NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL, amount INTEGER NOT NULL,"
        " PRIMARY KEY (day, game, what)) WITHOUT ROWID",
    ),
    (
        "CREATE TABLE seals (match INTEGER NOT NULL, n INTEGER NOT NULL, nonce TEXT NOT NULL, digest TEXT NOT NULL,"
        " PRIMARY KEY (match, n)) WITHOUT ROWID",
    ),
)
"""What brings a file from version n to n + 1; a file's version is how many of these it has had. Only ever append."""

Write = tuple[str, tuple[object, ...]]

LOCKED = "The game is already open with these saved games, so this one saves nothing."
READ_ONLY = "The data folder cannot be written, so nothing is saved."
FULL = "The disk is full, so nothing is saved until there is room."
NEWER = "The saved games are from a newer version of this game, so they are left alone and nothing is saved."
UNUSABLE = "The data folder cannot be used, so nothing is saved."
FAILED = "The disk does not answer well, so nothing is saved until it does."
DAMAGED = "The saved games were damaged: they are kept as {kept}, and a new file was begun."

_SENTENCES = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: UNUSABLE,
}
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class CannotSaveError(Exception):
    """The file cannot be used; the text is one sentence for the people in front of the screen."""


class _DamagedError(Exception):
    """The file is no store, or not a whole one."""


def code(error: sqlite3.Error) -> int:
    """SQLite's primary result code of `error`, 0 where it has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def sentence(error: sqlite3.Error) -> str:
    """What `error` means for the evening."""
    return _SENTENCES.get(code(error), FAILED)


def open_file(folder: Path) -> tuple[sqlite3.Connection, str | None]:
    """The store's file in `folder`, made or mended as needed, and a sentence where it had to be begun anew.

    CannotSaveError where there is no way to save.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not _may_write(folder) or (path.exists() and not _may_write(path)):
            raise PermissionError
    except PermissionError:
        raise CannotSaveError(READ_ONLY) from None
    except (OSError, ValueError):  # ValueError: a NUL in the path
        raise CannotSaveError(UNUSABLE) from None
    try:
        return _open(path), None
    except _DamagedError:
        kept = _put_aside(path)
    try:
        return _open(path), DAMAGED.format(kept=kept)
    except _DamagedError:
        raise CannotSaveError(UNUSABLE) from None


def in_memory(source: Callable[[], sqlite3.Connection] | None = None) -> sqlite3.Connection:
    """A store that lasts as long as the process, with all that `source` has where that can be read."""
    if source is not None:
        memory = _connect(":memory:")
        try:
            source().backup(memory)
            _migrate(memory, _checked_version(memory))
            return memory
        except (sqlite3.Error, CannotSaveError, _DamagedError):
            pass  # what cannot be read now is not lost: nobody writes to it
        memory.close()
    memory = _connect(":memory:")
    _migrate(memory, 0)
    return memory


def borrowed(folder: Path) -> sqlite3.Connection:
    """A copy in memory of what the file in `folder` says, without touching it; empty where that is not possible."""

    def source() -> sqlite3.Connection:
        try:
            return sqlite3.connect(f"{(folder / FILE).absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        except (OSError, ValueError):  # a path that the system does not take
            raise _DamagedError from None

    return in_memory(source)


def transaction(connection: sqlite3.Connection, writes: Iterable[Write]) -> sqlite3.Error | None:
    """Do all of `writes` or none; returns what went wrong."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in writes:
            connection.execute(sql, values)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.rollback()
        return error
    return None


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")  # one bent letter must not hide a table
    return connection


def _open(path: Path) -> sqlite3.Connection:
    connection = None
    try:
        connection = _connect(path)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        version = _checked_version(connection)  # before anything is written: a damaged file is kept as it was found
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _migrate(connection, version)
        _make_room(connection)
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if code(error) in _DAMAGE:
            raise _DamagedError from None
        raise CannotSaveError(sentence(error)) from None
    except (CannotSaveError, _DamagedError):
        if connection is not None:
            connection.close()
        raise
    return connection


def _checked_version(connection: sqlite3.Connection) -> int:
    """How many migrations the file has had; CannotSaveError for a newer one, _DamagedError for one that is bent."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and (application != _OURS or version <= 0):
        raise _DamagedError
    if version > len(MIGRATIONS):
        raise CannotSaveError(NEWER)
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok" or not _columns_of(version) <= _columns(
        connection
    ):
        raise _DamagedError
    return version


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    """Bring the file up to date in one transaction. Begins one in any case: that takes the lock and tries the disk."""
    tidy = "DROP TABLE IF EXISTS room"  # left by a game that was cut off in `_make_room`
    statements = [tidy, *(statement for migration in MIGRATIONS[version:] for statement in migration)]
    pragmas = (f"PRAGMA application_id = {_OURS}", f"PRAGMA user_version = {len(MIGRATIONS)}")
    if error := transaction(connection, [(sql, ()) for sql in (*statements, *pragmas)]):
        raise error


def _make_room(connection: sqlite3.Connection) -> None:
    """Make the log as long as it will ever be. A step that has to make a file longer waits ten times as long."""
    connection.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT}")
    room = "CREATE TABLE room AS SELECT zeroblob(?)"
    if transaction(connection, [(room, (_CHECKPOINT * _PAGE,))]) is None:
        transaction(connection, [("DROP TABLE room", ())])
        connection.execute("PRAGMA wal_checkpoint(RESTART)")


def _columns_of(version: int) -> set[tuple[str, str]]:
    """The columns that a file of `version` has."""
    with closing(_connect(":memory:")) as pattern:
        for migration in MIGRATIONS[:version]:
            for statement in migration:
                pattern.execute(statement)
        return _columns(pattern)


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    sql = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    return set(connection.execute(sql))


def _put_aside(path: Path) -> str:
    """Rename the damaged file and what SQLite laid beside it; returns its new name."""
    number = 1
    while any(Path(f"{path}.corrupt-{number}{side}").exists() for side in _SIDE_FILES):
        number += 1
    kept = f"{path}.corrupt-{number}"
    try:
        for side in _SIDE_FILES:
            if Path(f"{path}{side}").exists():
                Path(f"{path}{side}").rename(f"{kept}{side}")
    except OSError:
        raise CannotSaveError(READ_ONLY) from None
    return Path(kept).name
