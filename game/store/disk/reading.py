"""Reading: a store's file and its log as bytes, and what can be said of them without SQLite touching either."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from game.store.database import SUMMED, Schema, columns, columns_of, connect, sum_of
from game.store.disk import wal
from game.store.disk.mark import BENT, OPEN, Mark, read_mark

_TRIES = 5
_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Bytes:
    """A file, the log beside it (empty where there is none), and what its mark says."""

    file: bytes
    beside: bytes
    mark: Mark

    @property
    def log(self) -> bytes:
        """What the log adds to the file: nothing where the file was closed, even if the log has come back since."""
        return b"" if self.as_closed else self.beside

    @property
    def version(self) -> int:
        """How many migrations the file says that it has had."""
        return int.from_bytes(self.file[60:64], "big")

    @property
    def as_closed(self) -> bool:
        """Whether it is to the last bit what was closed the last time."""
        return bool(self.mark.digest) and digest(self.file) == self.mark.digest


def digest(file: bytes) -> str:
    """What a file comes to; the two bytes that say whether it has a log do not matter."""
    return sha256(wal.on_disk(file)).hexdigest()


def read_bytes(path: Path) -> Bytes:
    """The file at `path`, empty where there is none; OSError. While another game writes it is read until it held still.

    No connection of this process may have it open: closing a file takes all of a process's locks on it away."""
    log = _optional(Path(f"{path}-wal"))
    for _ in range(_TRIES):
        file = _optional(path)
        before, log = log, _optional(Path(f"{path}-wal"))
        if log == before:
            break
    return Bytes(file, log, read_mark(path))


def _optional(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


@dataclass(frozen=True, slots=True)
class Judged:
    """`whole`: everything that was written can be read as it was written. `end_lost`: what was written last cannot.
    `newer`: it is from a newer version of the game. `changed`: it can be read, but is not what was closed."""

    whole: bool
    end_lost: bool = False
    newer: bool = False
    changed: bool = False


def judge(found: Bytes, schema: Schema) -> Judged:
    """What is to be said of a file. Those that this version did not close have no mark, and are taken as they are."""
    if found.as_closed and found.version == len(schema.migrations):
        return Judged(True)
    log = wal.read(found.log)
    cut = found.mark.state == OPEN and len(found.log) < found.mark.length
    image = wal.image(found.file, found.log, log.frames)
    with opened(image) as connection:
        try:
            version = _version(connection, schema)
            if version > len(schema.migrations):
                return Judged(False, newer=True)
            sound = version > 0 and _is_sound(connection, schema, version)
            bent = sound and _has_bent_rows(connection)
        except sqlite3.Error:
            sound = bent = False
    changed = bent or (bool(found.mark.digest) and not found.as_closed and not log.frames)
    lost = log.broken or cut or found.mark.state == BENT
    return Judged(sound and not lost and not changed, lost, changed=sound and changed)


def _version(connection: sqlite3.Connection, schema: Schema) -> int:
    """0 for what is no store of ours."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != schema.application:
        return 0
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _is_sound(connection: sqlite3.Connection, schema: Schema, version: int) -> bool:
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        return False
    return columns_of(schema, version) <= columns(connection)


def _has_bent_rows(connection: sqlite3.Connection) -> bool:
    there = columns(connection)
    return any(
        connection.execute(
            f"SELECT 1 FROM {table} WHERE sum IS NOT NULL AND sum IS NOT {sum_of(table)} LIMIT 1"
        ).fetchone()
        for table in SUMMED
        if (table, "sum") in there
    )


@contextmanager
def opened(image: bytes) -> Iterator[sqlite3.Connection]:
    """A connection to an image, in memory. What cannot be a file at all becomes an empty one."""
    with closing(connect(":memory:")) as connection:
        if len(image) >= wal.PAGE:
            with suppress(sqlite3.Error, MemoryError, OverflowError):
                connection.deserialize(wal.in_memory(image))
        yield connection


def images(found: Bytes, page_one: bytes) -> Iterator[bytes]:
    """The ways to look at a file that is not whole, those that show most first. `page_one` is the first page of a file
    of this kind that is: with it tables are found where this one's list of them cannot be read."""
    log = wal.read(found.log)
    best = wal.image(found.file, found.log, log.frames)
    yield _headed(best)
    if log.broken:
        yield _headed(wal.image(found.file, found.log, log.taken))
        yield _headed(wal.image(found.file, b"", ()))
    if page_one:
        yield _headed(page_one + best[len(page_one) :])


def _headed(image: bytes) -> bytes:
    """With a header that SQLite takes; nothing that is kept stands in it, but for the version."""
    size = len(image) // wal.PAGE
    head = _MAGIC + wal.PAGE.to_bytes(2, "big") + bytes((1, 1, 0, 64, 32, 32))
    # No list of free pages, which may be bent; what is written anew has none.
    rest = image[24:28] + size.to_bytes(4, "big") + bytes(8) + image[40:92] + image[24:28] + image[96:100]
    fields = bytearray(head + rest)
    fields[44:48] = (4).to_bytes(4, "big")
    fields[52:60] = bytes(4) + (1).to_bytes(4, "big")
    return bytes(fields) + image[100 : size * wal.PAGE]
