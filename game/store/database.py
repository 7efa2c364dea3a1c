"""The two SQLite files: what is in each, how its tables came about, and what is said where it cannot be used.

Matches and people are in one, settings and books in the other, so that damage to one leaves the other alone. How they
are opened, mended and copied is the business of game/store/disk/.
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
    """SQL for the checksum of a row of `table`. The name keeps a row of another table from passing for one of this."""
    return f"check_sum('{table}', {', '.join(f'CAST({column} AS BLOB)' for column in columns)})"


def _sums(**columns: str) -> tuple[str, ...]:
    """Statements that write the checksum of every row, by table."""
    return tuple(f"UPDATE {table} SET sum = {sum_of(table, names.split())}" for table, names in columns.items())


Migrations = tuple[tuple[str, ...], ...]
"""What brings a file from version n to n + 1; a file's version is how many of these it has had. Only ever append."""

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
        # Which match was touched last is a matter of counting: clocks go back.
        "ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0",
        "UPDATE matches SET turn = ranked.turn FROM (SELECT id, row_number() OVER (ORDER BY updated, id) AS turn"
        " FROM matches) AS ranked WHERE ranked.id = matches.id",
        # How many steps it had when it was last laid aside or finished: what is missing at its end would else not show.
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
        # What people have learned, one thing a row: which kind of thing, of what, and a number.
        "CREATE TABLE learned (name TEXT NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, amount INTEGER NOT NULL,"
        " sum INTEGER, PRIMARY KEY (name, kind, what))",
    ),
    (
        # What is kept of a match for each person who sat at it to its end: a plain object.
        "CREATE TABLE memories (name TEXT NOT NULL, match INTEGER NOT NULL, told TEXT NOT NULL, sum INTEGER,"
        " PRIMARY KEY (name, match))",
    ),
    (
        "CREATE INDEX memories_of_match ON memories(match)",
        # Every row has a checksum of all its columns from here on.
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
"""Of the games. Its settings and books are empty: those of an older version are moved into the other file when the
store is opened."""

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
"""The columns that a checksum covered, by table, before it covered all of them."""

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
"""Seconds to wait for a game that is just closing."""
_NO_ROOM = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS)


@dataclass(frozen=True, slots=True)
class Words:
    """What is said of one of the files, a sentence each. They stand in the bar of the title, so each is short."""

    newer: Message
    whole: Message
    """All that was in it could be read."""
    partly: Message
    """Some of it came over."""
    unreadable: Message
    end_lost: Message
    """What was written last may be missing."""
    missing: Message
    """The file had gone, and its copy was taken."""
    gone: Message
    """The file had gone, and there was no copy."""
    moved: Message
    """The file went while it was in use, and was written anew."""
    no_copy: Message
    counted: Callable[[int, int], Message] | None = None
    """Of what is counted, so many came over, of so many that were known."""


@dataclass(frozen=True, slots=True)
class Schema:
    """A kind of file.

    From version `sums` on every row has a checksum. `counted` is the table whose rows a notice counts, if any. Rows of
    `runs` are numbered from 0 for each row of `counted`, whose column `length` says how many there are at least. No
    copy has the tables `private`.
    """

    file: str
    application: int
    migrations: Migrations
    words: Words
    sums: int
    counted: str = ""
    runs: tuple[str, ...] = ()
    private: tuple[str, ...] = ()

    @property
    def stem(self) -> str:
        """How the names of all files around it begin."""
        return self.file.removesuffix(".sqlite3")


def _counted(came: int, known: int) -> Message:
    return say("notice-games-counted", came=came, known=known)


GAMES = Schema(
    FILE,
    0x484F4F4B,  # HOOK
    MIGRATIONS,
    Words(
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
    Words(
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
    """A file cannot be used; `message` is one sentence for the people in front of the screen."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def code(error: sqlite3.Error) -> int:
    """SQLite's primary result code of `error`, 0 where it has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def sentence(error: sqlite3.Error) -> Message:
    """What `error` means for the evening."""
    return _SENTENCES.get(code(error), FAILED)


def connect(path: object) -> sqlite3.Connection:
    """A connection as all of ours are; nothing is opened before the first statement. The threads that make copies may
    use it too: SQLite lets one in at a time."""
    connection = sqlite3.connect(str(path), timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    connection.create_function("check_sum", -1, _check_sum, deterministic=True)
    return connection


def is_right(schema: Schema, version: int, table: str, columns: Sequence[str]) -> str:
    """SQL for whether a row of `table` is as it was written, in a file of `version`; `columns` has all but the sum."""
    if version >= schema.sums:
        return f"(sum IS {sum_of(table, columns)})"
    parts = ", ".join(f"CAST({column} AS BLOB)" for column in _OLD_SUMS.get(table, columns))
    return f"(sum IS NULL OR sum IS check_sum({parts}))"


def _check_sum(*values: str | bytes | None) -> int:
    parts = (value.encode() if isinstance(value, str) else value or b"" for value in values)
    return crc32(b"\0".join(parts))


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")  # one bent letter must not hide a table


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


def migrate(connection: sqlite3.Connection, schema: Schema, version: int) -> None:
    """Bring a file of `version` up to date in one transaction; sqlite3.Error where that does not work. Begins one in
    any case: that tries the disk."""
    statements = [statement for migration in schema.migrations[version:] for statement in migration]
    statements += [f"PRAGMA application_id = {schema.application}", f"PRAGMA user_version = {len(schema.migrations)}"]
    if error := transaction(connection, [(sql, ()) for sql in statements]):
        raise error


def empty(schema: Schema, version: int | None = None) -> sqlite3.Connection:
    """A store in memory with nothing in it, up to date or as it was in `version`."""
    connection = connect(":memory:")
    migrate(connection, schema if version is None else replace(schema, migrations=schema.migrations[:version]), 0)
    return connection


def columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """All tables with their columns."""
    return {(table, column) for table, names in shapes(connection).items() for column in names}


def shapes(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of every table, in their order."""
    sql = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    found: dict[str, tuple[str, ...]] = {}
    for table, column in connection.execute(f"{sql} ORDER BY t.name, c.cid"):
        found[table] = (*found.get(table, ()), column)
    return found


def key_of(connection: sqlite3.Connection, table: str) -> tuple[str, ...]:
    """The columns of the primary key of `table`, in the key's order."""
    sql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
    return tuple(name for (name,) in connection.execute(sql, (table,)))


def guard(connection: sqlite3.Connection, schema: Schema) -> None:
    """Have every write keep the checksums right, and list in `temp.changed` the rows that the newest copy lacks."""
    connection.execute(f"CREATE TEMP TABLE IF NOT EXISTS changed (name, {', '.join(_KEYS)})")
    for table, names in shapes(connection).items():
        if "sum" not in names:
            continue
        key, own = key_of(connection, table), [name for name in names if name != "sum"]
        here = " AND ".join(f"{column} IS new.{column}" for column in key)
        sums = f"UPDATE {table} SET sum = {sum_of(table, own)} WHERE {here};"
        new, old = ("" if table in schema.private else _note(table, key, row) for row in ("new", "old"))
        for event, done in (
            # Rows that are moved keep their sum, and are no change.
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
    """Take back `guard`, but for the list of changed rows."""
    for (name,) in connection.execute("SELECT name FROM temp.sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER temp.{name}")


@cache
def columns_of(schema: Schema, version: int) -> frozenset[tuple[str, str]]:
    """The tables and columns that a file of `version` has."""
    with closing(empty(schema, version)) as pattern:
        return frozenset(columns(pattern))


@contextmanager
def telling() -> Iterator[None]:
    """What goes wrong in here comes out as a CannotSaveError with its sentence."""
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
