"""Read a store's file without SQLite: the file, its log, and the mark beside them with the state in which they were
left.

A mark is one line. `closed` is followed by the digest of the file. If the newest copy has the same rows, `copied` and a
size follow. `open` is followed by the least length of the log and by the synced end. That end is overwritten without a
sync, so a power cut may leave an earlier end there, never a later one. A file without a mark is taken as it is.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import astuple, dataclass
from hashlib import sha256
from pathlib import Path
from zlib import crc32

from game.store.database import Schema, columns, columns_of, connect, is_right, shapes, summed
from game.store.disk import wal
from game.store.disk.private import write_whole

OPEN, CLOSED, BENT = "open", "closed", "bent"
_LONGEST = 200
_DIGITS = 64
_TRIES = 5
_PIECE = 1 << 20
_HEAD = 100
"""Bytes of the file's header."""
_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class FileMark:
    """The state in which a file was left: `state` is OPEN, CLOSED, BENT or empty.

    `digest` is of a closed file. `length` is the length of an open file's log, and `end` its synced end, None in an
    older version. `copied` is the size of the newest copy without additions, if it has all rows of the file; 1 if an
    older version made it.
    """

    state: str = ""
    digest: str = ""
    length: int = 0
    copied: int = 0
    end: wal.WalEnd | None = None


def read_mark(path: Path) -> FileMark:
    """Return the mark of the file at `path`: empty if there is none, BENT if it is invalid."""
    try:
        words = _mark_of(path).read_text("ascii", "replace")[:_LONGEST].split()
    except OSError:
        return FileMark()
    match words:
        case ["open", length, *end] if all(word.isdecimal() for word in (length, *end)) and len(end) in (0, 4):
            return FileMark(OPEN, length=int(length), end=wal.WalEnd(*map(int, end)) if end else None)
        case ["closed", digest] if len(digest) == _DIGITS:
            return FileMark(CLOSED, digest)
        case ["closed", digest, "copied", *base] if len(digest) == _DIGITS and all(map(str.isdecimal, base)):
            return FileMark(CLOSED, digest, copied=int(base[0]) if base else 1)
    return FileMark(BENT)


def write_mark(path: Path, mark: FileMark) -> None:
    """Write the mark of the file at `path`; OSError."""
    write_whole(_mark_of(path), _line(mark))


def note_end(path: Path, mark: FileMark) -> None:
    """Overwrite an open file's mark, without waiting for the disk; OSError."""
    with open(_mark_of(path), "r+b", buffering=0) as out:
        out.write(_line(mark))


def _line(mark: FileMark) -> bytes:
    if mark.state == CLOSED:
        return f"closed {mark.digest}{f' copied {mark.copied}' if mark.copied else ''}\n".encode()
    words = " ".join(f"{number:020}" for number in astuple(mark.end or wal.WalEnd()))  # the line never gets shorter
    return f"open {mark.length:020} {words}\n".encode()


def _mark_of(path: Path) -> Path:
    return Path(f"{path}.mark")


@dataclass(frozen=True, slots=True)
class FoundFile:
    """The file at `path` before SQLite opens it: its size and header (empty without a file), its log and its mark.
    `as_closed`: every bit is as it was when the file was closed."""

    path: Path
    size: int
    head: bytes
    beside: bytes
    mark: FileMark
    as_closed: bool

    @property
    def log(self) -> bytes:
        """The log's part of the data. A closed file has none, even if its log has come back since."""
        return b"" if self.as_closed else self.beside

    @property
    def version(self) -> int:
        """The number of migrations in the file's header."""
        return int.from_bytes(self.head[60:64], "big")


def find(path: Path) -> FoundFile:
    """Return the state of the file at `path`; OSError.

    No connection of this process may have it open: closing a file releases all of a process's locks on it.
    """
    mark = read_mark(path)
    try:
        with open(path, "rb") as file:
            head, size = file.read(_HEAD), file.seek(0, 2)
    except FileNotFoundError:
        head, size = b"", 0
    as_closed = bool(mark.digest and size) and digest(path) == mark.digest
    return FoundFile(path, size, head, _optional(Path(f"{path}-wal")), mark, as_closed)


def digest(path: Path) -> str:
    """The digest of a file's bytes; OSError."""
    made = sha256()
    with open(path, "rb") as file:
        while piece := file.read(_PIECE):
            made.update(piece)
    return made.hexdigest()


def _optional(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


@dataclass(frozen=True, slots=True)
class FileVerdict:
    """The verdict about a file. `whole`: everything can be read as it was written. `end_lost`: the latest writes
    cannot. `newer`: it is from a newer version of the game. `changed`: it can be read, but differs from the closed
    file."""

    whole: bool
    end_lost: bool = False
    newer: bool = False
    changed: bool = False


def judge(found: FoundFile, schema: Schema) -> FileVerdict:
    """Return the verdict about a file. A file that this version did not close has no mark, and is taken as it is."""
    if found.as_closed and found.version == len(schema.migrations):
        return FileVerdict(True)
    log = wal.read(found.log)
    data = image(found, log.taken)
    lost = log.lost(found.mark.end) or found.mark.state == BENT or _is_gone(found, log, data)
    with opened(data) as connection:
        try:
            version = _version(connection, schema)
            if version > len(schema.migrations):
                return FileVerdict(False, newer=True)
            sound = version > 0 and _is_sound(connection, schema, version)
            bent = sound and _has_bent_rows(connection, schema, version)
        except sqlite3.Error:
            sound = bent = False
    changed = bent or (bool(found.mark.digest) and not found.as_closed and not log.frames)
    return FileVerdict(sound and not lost and not changed, lost, changed=sound and changed)


def _is_gone(found: FoundFile, log: wal.WalLog, data: bytearray) -> bool:
    """Whether a part of the log or its header is missing, and its pages are not in the file either."""
    mark = found.mark
    if mark.state != OPEN or (log.sound and len(found.log) >= mark.length):
        return False
    if mark.end is None:
        return len(found.log) < mark.length or any(found.log)
    page = data[(mark.end.page - 1) * wal.PAGE : mark.end.page * wal.PAGE]
    return mark.end.frames > 0 and crc32(page) != mark.end.check


def _version(connection: sqlite3.Connection, schema: Schema) -> int:
    """Return the version, or 0 if it is no store of ours."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != schema.application:
        return 0
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _is_sound(connection: sqlite3.Connection, schema: Schema, version: int) -> bool:
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        return False
    return columns_of(schema, version) <= columns(connection)


def _has_bent_rows(connection: sqlite3.Connection, schema: Schema, version: int) -> bool:
    for table, own in summed(connection):
        right = is_right(schema, version, table, own)
        if connection.execute(f"SELECT 1 FROM {table} WHERE NOT {right} LIMIT 1").fetchone():
            return True
    return False


def image(found: FoundFile, frames: tuple[wal.WalFrame, ...]) -> bytearray:
    """Return the file with `frames` of its log in it; OSError. While another game writes, it is read until it stays the
    same."""
    for _ in range(_TRIES):
        data = bytearray(found.size)
        if found.size:
            with open(found.path, "rb") as file:
                file.readinto(data)
        if found.as_closed or _optional(Path(f"{found.path}-wal")) == found.beside:
            break
        found = find(found.path)
        frames = wal.read(found.log).taken
    wal.patch(data, found.log, frames)
    return data


@contextmanager
def opened(data: bytearray) -> Iterator[sqlite3.Connection]:
    """A connection to an image, in memory; `data` is empty afterwards. An image that is no file becomes an empty
    one."""
    with closing(connect(":memory:")) as connection:
        if len(data) >= wal.PAGE:
            data[18:20] = b"\1\1"  # SQLite takes no file with a log from memory
            with suppress(sqlite3.Error, MemoryError, OverflowError):
                connection.deserialize(data)
        data.clear()
        yield connection


def give_head(data: bytearray) -> None:
    """Give an image a header that SQLite takes. Only the version of the old one is kept."""
    size = len(data) // wal.PAGE
    del data[size * wal.PAGE :]
    if not size:
        return
    head = _MAGIC + wal.PAGE.to_bytes(2, "big") + bytes((1, 1, 0, 64, 32, 32))
    # The list of free pages may be damaged, so there is none.
    rest = data[24:28] + size.to_bytes(4, "big") + bytes(8) + data[40:92] + data[24:28] + data[96:100]
    fields = bytearray(head + rest)
    fields[44:48] = (4).to_bytes(4, "big")
    fields[52:60] = bytes(4) + (1).to_bytes(4, "big")
    data[:100] = fields


def count_rows(found: FoundFile) -> int:
    """Return the number of rows of a damaged file and its log, each table up to its first unreadable row."""
    rows = 0
    data = image(found, wal.read(found.log).frames)
    give_head(data)
    with opened(data) as connection, suppress(sqlite3.Error, MemoryError):
        for table in shapes(connection):
            with suppress(sqlite3.Error, MemoryError):
                rows += sum(1 for _ in connection.execute(f"SELECT 1 FROM {table} NOT INDEXED"))
    return rows
