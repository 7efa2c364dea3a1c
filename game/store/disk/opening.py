"""Opening: a store's file is looked at before SQLite touches it, mended from what is left of it and its copies, and
then opened for this process alone.

Write-ahead logging with full synchronisation costs one wait for the disk a step, and survives a power cut after any of
them. A new file is written whole under another name first, so that there is no moment at which one is half made.
"""

import os
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.core.messages import Message
from game.store.database import FAILED, CannotSaveError, Schema, code, connect, empty, migrate, telling
from game.store.disk import wal
from game.store.disk.aside import CORRUPT, SIDES, any_aside, put_aside
from game.store.disk.mending import Mended, look
from game.store.disk.private import opener, sync, sync_folder, write_whole
from game.store.disk.reading import OPEN, Bytes, Mark, judge, write_mark

CHECKPOINT = 200
"""Pages in the log before they are moved into the file; also how long the log is made before the first step."""
ROOM = wal.HEADER + CHECKPOINT * wal.SLOT
"""Bytes. A step that has to make a file longer waits ten times as long."""
SYNCHRONOUS = "FULL"


@dataclass(frozen=True, slots=True)
class Opened:
    """A file in use; what is to be said about it, if anything; and whether the newest copy says all that it says."""

    connection: sqlite3.Connection
    notice: Message | None = None
    copied: bool = False


def open_file(path: Path, schema: Schema) -> Opened:
    """The store's file at `path`, in a folder that is ours: made or mended as needed. CannotSaveError where there is no
    way to save."""
    with telling():
        notice = _finish(path, schema)
        found = look(path, schema)
        if isinstance(found, Bytes):
            return Opened(_connected(path, schema, found), notice, copied=found.mark.copied)
        if found is None:
            place(path, _new(schema))
            return Opened(_connected(path, schema, None))
        notice = _mend(path, schema, found)
        return Opened(_connected(path, schema, None), notice)


@cache
def _new(schema: Schema) -> bytes:
    """A file with nothing in it: it never differs."""
    return wal.on_disk(_serialized(empty(schema)))


def _mend(path: Path, schema: Schema, mended: Mended) -> Message:
    """Write what could be read as a new file, and keep the old one aside; the sentence about it."""
    ready(path, wal.on_disk(_serialized(mended.store)))
    put_aside(path, mended.kind)
    install(path)
    return mended.sentence(schema)


def _serialized(memory: sqlite3.Connection) -> bytes:
    data = memory.serialize()
    memory.close()
    return data


def place(path: Path, data: bytes) -> None:
    """Make a new file at `path`, where there is none."""
    ready(path, data)
    install(path)


def ready(path: Path, data: bytes) -> None:
    """Have the new file lie ready, whole: from now on it is the one that counts, also after a power cut. OSError."""
    write_whole(Path(f"{path}.tmp"), data)
    os.replace(f"{path}.tmp", f"{path}.new")
    sync_folder(path.parent)


def install(path: Path) -> None:
    """The file that lies ready takes its place. What SQLite laid beside the old one goes first: a log that is found
    beside a file is played into it."""
    for side in (*SIDES, ".mark"):
        Path(f"{path}{side}").unlink(missing_ok=True)
    sync_folder(path.parent)
    os.replace(f"{path}.new", path)
    sync_folder(path.parent)


def _finish(path: Path, schema: Schema) -> Message | None:
    """Do to the end what was cut off between `ready` and `install`; what is to be said, as nobody has heard it."""
    for part in path.parent.glob(f"{schema.stem}.*.tmp"):
        part.unlink(missing_ok=True)
    new = Path(f"{path}.new")
    if not new.exists():
        return None
    if judge(Bytes(new.read_bytes(), b"", Mark()), schema).whole:
        if any(os.path.lexists(f"{path}{side}") for side in ("", *SIDES)):
            put_aside(path, CORRUPT)
        install(path)
        return schema.words.partly if any_aside(path) else None
    put_aside(new, CORRUPT)
    return None


def _connected(path: Path, schema: Schema, found: Bytes | None) -> sqlite3.Connection:
    log = Path(f"{path}-wal")
    live = found is not None and bool(wal.read(found.log).frames)
    for side in ("-journal",) if live else SIDES:
        Path(f"{path}{side}").unlink(missing_ok=True)
    if not live:
        _make_room(log)
    write_mark(path, Mark(OPEN, length=min(log.stat().st_size, ROOM) if log.exists() else 0))
    connection = connect(path)
    try:
        for pragma in (
            "locking_mode = EXCLUSIVE",
            "journal_mode = WAL",
            f"synchronous = {SYNCHRONOUS}",
            "secure_delete = ON",
            "temp_store = MEMORY",
            f"wal_autocheckpoint = {CHECKPOINT}",
        ):
            connection.execute(f"PRAGMA {pragma}")
        migrate(connection, schema, found.version if found is not None else len(schema.migrations))
        if live:
            clear_log(connection, path)
    except (sqlite3.Error, OSError) as error:
        connection.close()
        if isinstance(error, sqlite3.Error) and code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise CannotSaveError(FAILED) from None
        raise
    return connection


def _make_room(log: Path) -> None:
    """Make the log as long as it will ever be; a shorter one where there is no room works, too."""
    with suppress(OSError):
        _overwrite(log, "wb", ROOM)


def clear_log(connection: sqlite3.Connection, path: Path) -> bool:
    """Move all that is in the log into the file, and write over it: nothing that was deleted is to be read there.
    Whether that could be done. Other than cutting it off this leaves its room where it is."""
    log = Path(f"{path}-wal")
    try:
        busy, pages, moved = connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        if busy or pages != moved:
            return False
        _overwrite(log, "r+b", max(ROOM, log.stat().st_size))
    except (sqlite3.Error, OSError):
        return False
    return True


def _overwrite(log: Path, mode: str, length: int) -> None:
    with open(log, mode, opener=opener) as out:
        out.write(bytes(length))
        out.flush()
        sync(out.fileno())
