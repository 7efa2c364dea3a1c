"""The two SQLite files: their contents, the history of their tables, and the sentences for files that cannot be used.

One has matches and people, the other settings and books, so that damage to one leaves the other alone. The modules of
game/store/disk/ open, mend and copy them.
"""

import errno
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from zlib import crc32

from engine.core.messages import Message, say

FILE, SETTINGS_FILE = "games.sqlite3", "settings.sqlite3"


def sum_of(table: str, columns: Sequence[str]) -> str:
    """Return SQL for the checksum of a row of `table`. With the name in it, a row of another table never passes for one
    of this."""
    return f"check_sum('{table}', {', '.join(f'CAST({column} AS BLOB)' for column in columns)})"


def _sums(**columns: str) -> tuple[str, ...]:
    """Return statements that write the checksum of every row, by table."""
    return tuple(f"UPDATE {table} SET sum = {sum_of(table, names.split())}" for table, names in columns.items())


Migrations = tuple[tuple[str, ...], ...]
"""The statements from version n to n + 1, in order; a file's version is the number of these that it has had. Only ever
append."""

MIGRATIONS: Migrations = (
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
        # The latest match is found by counting, since clocks go back.
        "ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0",
        "UPDATE matches SET turn = ranked.turn FROM (SELECT id, row_number() OVER (ORDER BY updated, id) AS turn"
        " FROM matches) AS ranked WHERE ranked.id = matches.id",
        # The number of steps when the match was last laid aside or finished. Without it, missing steps at its end would
        # not show.
        "ALTER TABLE matches ADD COLUMN length INTEGER NOT NULL DEFAULT 0",
        "UPDATE matches SET length = (SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = matches.id)",
        "CREATE TABLE seals (match INTEGER NOT NULL, n INTEGER NOT NULL, nonce TEXT NOT NULL, digest TEXT NOT NULL,"
        " sum INTEGER, PRIMARY KEY (match, n)) WITHOUT ROWID",
        # A checksum finds a changed bit in a row. Rows written before this version have none.
        "ALTER TABLE people ADD COLUMN sum INTEGER",
        "ALTER TABLE matches ADD COLUMN sum INTEGER",
        "ALTER TABLE steps ADD COLUMN sum INTEGER",
        "ALTER TABLE results ADD COLUMN sum INTEGER",
    ),
    (
        # The progress of people, one thing a row: the kind of thing, its name, and a number.
        "CREATE TABLE learned (name TEXT NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, amount INTEGER NOT NULL,"
        " sum INTEGER, PRIMARY KEY (name, kind, what))",
    ),
    (
        # The memory of a match for each person who played it to its end: a plain object.
        "CREATE TABLE memories (name TEXT NOT NULL, match INTEGER NOT NULL, told TEXT NOT NULL, sum INTEGER,"
        " PRIMARY KEY (name, match))",
    ),
    (
        "CREATE INDEX memories_of_match ON memories(match)",
        # From here on every row has a checksum of all its columns.
        "ALTER TABLE notes ADD COLUMN sum INTEGER",
        *_sums(
            people="name look used",
            matches="id header seats state created updated aids turn length",
            steps="match n line",
            results="match ending finished",
            notes="match seat written",
            seals="match n nonce digest",
            learned="name kind what amount",
            memories="name match told",
        ),
    ),
)
"""Migrations of the games' file. Its tables of settings and books are empty: rows of an older version move into the
other file when the store is opened."""

SETTINGS_MIGRATIONS: Migrations = (
    (
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER)",
        "CREATE TABLE books (day TEXT NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL, amount INTEGER NOT NULL,"
        " PRIMARY KEY (day, game, what)) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE books ADD COLUMN sum INTEGER",
        *_sums(settings="name value", books="day game what amount"),
    ),
)

_OLD_SUMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "people": ("name", "look"),
        "matches": ("id", "header", "seats", "aids"),
        "steps": ("match", "n", "line"),
        "results": ("match", "ending"),
        "seals": ("match", "n", "nonce", "digest"),
        "settings": ("name", "value"),
        "learned": ("name", "kind", "what", "amount"),
        "memories": ("name", "match", "told"),
    }
)
"""By table, the columns that a checksum covered before it covered all of them."""

Write = tuple[str, tuple[object, ...]]

LOCKED = say("notice-locked")
READ_ONLY = say("notice-read-only")
FULL = say("notice-full")
UNUSABLE = say("notice-unusable")
FAILED = say("notice-failed")
NEWER = say("notice-games-newer")

_SENTENCES = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: UNUSABLE,
}
PATIENCE = 0.2
"""Seconds to wait for another game that is closing."""
_NO_ROOM = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS)


@dataclass(frozen=True, slots=True)
class FileSentences:
    """The sentences about one of the files. They are shown in the bar of the title, so each is short."""

    newer: Message
    whole: Message
    """All of it could be read."""
    partly: Message
    """Some of it could be read."""
    unreadable: Message
    end_lost: Message
    """The latest writes may be missing."""
    missing: Message
    """The file was missing, and its copy was used."""
    gone: Message
    """The file was missing, and there was no copy."""
    moved: Message
    """The file disappeared while it was in use, and was written again."""
    no_copy: Message
    counted: Callable[[int, int], Message] | None = None
    """Takes the number of counted rows that were saved, and the number that was known of."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A kind of file.

    From version `sums` on every row has a checksum. `counted` is the table whose rows a notice counts, if any. Rows of
    `runs` are numbered from 0 for each row of `counted`, whose column `length` has their least number. No copy has the
    tables `private`.
    """

    file: str
    application: int
    migrations: Migrations
    words: FileSentences
    sums: int
    counted: str = ""
    runs: tuple[str, ...] = ()
    private: tuple[str, ...] = ()

    @property
    def stem(self) -> str:
        """The beginning of the names of all files around it."""
        return self.file.removesuffix(".sqlite3")


def _counted(came: int, known: int) -> Message:
    return say("notice-games-counted", came=came, known=known)


GAMES = Schema(
    FILE,
    0x484F4F4B,  # HOOK
    MIGRATIONS,
    FileSentences(
        newer=NEWER,
        whole=say("notice-games-whole"),
        counted=_counted,
        partly=say("notice-games-partly"),
        unreadable=say("notice-games-unreadable"),
        end_lost=say("notice-games-end-lost"),
        missing=say("notice-games-missing"),
        gone=say("notice-games-gone"),
        moved=say("notice-games-moved"),
        no_copy=say("notice-games-no-copy"),
    ),
    sums=7,
    counted="matches",
    runs=("steps",),
    private=("notes",),
)
SETTINGS = Schema(
    SETTINGS_FILE,
    0x484F4F53,  # HOOS
    SETTINGS_MIGRATIONS,
    FileSentences(
        newer=say("notice-settings-newer"),
        whole=say("notice-settings-whole"),
        partly=say("notice-settings-partly"),
        unreadable=say("notice-settings-unreadable"),
        end_lost=say("notice-settings-end-lost"),
        missing=say("notice-settings-missing"),
        gone=say("notice-settings-gone"),
        moved=say("notice-settings-moved"),
        no_copy=say("notice-settings-no-copy"),
    ),
    sums=2,
)


class CannotSaveError(Exception):
    """A file cannot be used; `message` is one sentence for the people at the screen."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def code(error: sqlite3.Error) -> int:
    """Return SQLite's primary result code of `error`, or 0 without one."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def sentence(error: sqlite3.Error) -> Message:
    """Return the sentence for `error` on the screen."""
    return _SENTENCES.get(code(error), FAILED)


def connect(path: object) -> sqlite3.Connection:
    """Open a connection with the settings of this store; the file is not opened before the first statement. Threads
    that make copies may use it also: SQLite lets one in at a time."""
    connection = sqlite3.connect(str(path), timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    connection.create_function("check_sum", -1, _check_sum, deterministic=True)
    return connection


def is_right(schema: Schema, version: int, table: str, columns: Sequence[str]) -> str:
    """Return SQL that tells whether a row of `table` is as it was written, in a file of `version`. `columns` has all
    but the sum."""
    if version >= schema.sums:
        return f"(sum IS {sum_of(table, columns)})"
    parts = ", ".join(f"CAST({column} AS BLOB)" for column in _OLD_SUMS.get(table, columns))
    return f"(sum IS NULL OR sum IS check_sum({parts}))"


def _check_sum(*values: str | bytes | None) -> int:
    parts = (value.encode() if isinstance(value, str) else value or b"" for value in values)
    return crc32(b"\0".join(parts))


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")  # one damaged letter must not hide a table


def kept_row(table: str, *values: object) -> Write:
    """Return the write that keeps a row of `table`, in place of the one with its key. The checksum is added to it."""
    return f"INSERT OR REPLACE INTO {table} VALUES ({'?, ' * len(values)}NULL)", values


def transaction(connection: sqlite3.Connection, writes: Iterable[Write]) -> sqlite3.Error | None:
    """Do all of `writes` or none. Returns the error, if any."""
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


def migrate(connection: sqlite3.Connection, schema: Schema, version: int) -> None:
    """Bring a file of `version` up to date in one transaction; raises sqlite3.Error. It always begins a transaction, to
    test the disk."""
    statements = [statement for migration in schema.migrations[version:] for statement in migration]
    statements += [f"PRAGMA application_id = {schema.application}", f"PRAGMA user_version = {len(schema.migrations)}"]
    if error := transaction(connection, [(sql, ()) for sql in statements]):
        raise error


def empty(schema: Schema, version: int | None = None) -> sqlite3.Connection:
    """Return an empty store in memory, up to date or in the form of `version`."""
    connection = connect(":memory:")
    migrate(connection, schema if version is None else replace(schema, migrations=schema.migrations[:version]), 0)
    return connection


def columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    return {(table, column) for table, names in shapes(connection).items() for column in names}


def shapes(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """Return the columns of every table, in their order."""
    sql = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    found: dict[str, tuple[str, ...]] = {}
    for table, column in connection.execute(f"{sql} ORDER BY t.name, c.cid"):
        found[table] = (*found.get(table, ()), column)
    return found


def summed(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """The tables whose rows have a checksum, each with its other columns."""
    for table, names in shapes(connection).items():
        if "sum" in names:
            yield table, [name for name in names if name != "sum"]


def key_of(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """Return the columns of the primary key of `table`, in the key's order."""
    sql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
    return tuple(name for (name,) in connection.execute(sql, (table,)))


def guard(connection: sqlite3.Connection, schema: Schema) -> None:
    """Make every write keep the checksums right, and list in `temp.changed` the rows that the newest copy lacks."""
    connection.execute(f"CREATE TEMP TABLE IF NOT EXISTS changed (name, {', '.join(_KEYS)})")
    for table, own in summed(connection):
        key = key_of(connection, table)
        here = " AND ".join(f"{column} IS new.{column}" for column in key)
        sums = f"UPDATE {table} SET sum = {sum_of(table, own)} WHERE {here};"
        new, old = ("" if table in schema.private else _note(table, key, row) for row in ("new", "old"))
        for event, done in (
            # Moved rows keep their sum, and count as unchanged.
            (f"insert AFTER INSERT ON main.{table} WHEN new.sum IS NULL", sums + new),
            (f"update AFTER UPDATE OF {', '.join(own)} ON main.{table}", sums + old + new),
            (f"delete AFTER DELETE ON main.{table}", old or "SELECT 1;"),
        ):
            connection.execute(f"CREATE TEMP TRIGGER IF NOT EXISTS {table}_{event} BEGIN {done} END")


_KEYS = ("one", "two", "three")
"""Columns of `temp.changed`; no key has more."""


def _note(table: str, key: Sequence[str], row: str) -> str:
    values = [*(f"{row}.{column}" for column in key), *("NULL" for _ in _KEYS[len(key) :])]
    return f"INSERT INTO changed VALUES ('{table}', {', '.join(values)});"


def unguard(connection: sqlite3.Connection) -> None:
    """Undo `guard`, except for the list of changed rows."""
    for (name,) in connection.execute("SELECT name FROM temp.sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER temp.{name}")


@cache
def columns_of(schema: Schema, version: int) -> frozenset[tuple[str, str]]:
    """Return the tables and columns of a file of `version`."""
    with closing(empty(schema, version)) as pattern:
        return frozenset(columns(pattern))


@contextmanager
def errors_as_cannot_save() -> Iterator[None]:
    """Turn errors inside this context into a CannotSaveError with its sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise CannotSaveError(sentence(error)) from None
    except OSError as error:
        said = FULL if error.errno in _NO_ROOM else READ_ONLY if error.errno in _NOT_ALLOWED else UNUSABLE
        raise CannotSaveError(said) from None
    except ValueError:  # a NUL in the path
        raise CannotSaveError(UNUSABLE) from None
    except MemoryError:
        raise CannotSaveError(FAILED) from None
