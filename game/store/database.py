"""The two SQLite files: what is in each, how its tables came about, and what is said where it cannot be used.

Matches and people are in one, settings and books in the other, so that damage to one leaves the other alone. How they
are opened, mended and copied is the business of game/store/disk/.
"""

import errno
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from zlib import crc32

from engine.core.messages import Message, say

FILE, SETTINGS_FILE = "games.sqlite3", "settings.sqlite3"

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
        # What a row comes to, so that a bit that turns over in it is noticed: see `sum_of`. Older rows have none.
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
)
"""Of the games. Its settings and books are empty: those of an older version are moved into the other file when the
store is opened."""

SETTINGS_MIGRATIONS: Migrations = (
    (
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER)",
        "CREATE TABLE books (day TEXT NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL, amount INTEGER NOT NULL,"
        " PRIMARY KEY (day, game, what)) WITHOUT ROWID",
    ),
)

SUMMED: Mapping[str, tuple[str, ...]] = MappingProxyType(
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
"""Of which columns the sum of a row is, by table."""

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
    """A kind of file. `counted`: the table whose rows are told of, if any. `runs`: tables whose rows are numbered from
    0 within what their first column names, a counted row, whose `length` says how many there are at least. `private`:
    tables that no copy has."""

    file: str
    application: int
    migrations: Migrations
    words: Words
    counted: str = ""
    length: str = ""
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
    counted="matches",
    length="length",
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


def sum_of(table: str, *values: str) -> str:
    """The expression for the sum of a row of `table`: of its columns, or of `values` in their place."""
    parts = values or SUMMED[table]
    return f"check_sum({', '.join(f'CAST({part} AS BLOB)' for part in parts)})"


def sum_for(*values: object) -> int:
    """The same number for values that are about to be written, without asking SQLite: steps are many."""
    return _check_sum(*(str(value).encode("utf-8", "replace") for value in values))


def _check_sum(*values: bytes | None) -> int:
    return crc32(b"\0".join(value or b"" for value in values))


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
    made = schema if version is None else _as_of(schema, version)
    migrate(connection, made, 0)
    return connection


def _as_of(schema: Schema, version: int) -> Schema:
    return Schema(schema.file, schema.application, schema.migrations[:version], schema.words)


def columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """All tables with their columns."""
    sql = "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
    return set(connection.execute(sql))


def columns_of(schema: Schema, version: int) -> set[tuple[str, str]]:
    """The tables and columns that a file of `version` has."""
    with closing(empty(schema, version)) as pattern:
        return columns(pattern)


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
