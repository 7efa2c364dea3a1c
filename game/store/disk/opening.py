"""Opening: check a store's file before SQLite touches it, mend it from its parts and its copies, and open it for this
process alone.

Write-ahead logging with full synchronisation costs one wait for the disk a step, and survives a power cut after any of
them. A new file is written completely under another name first, so it is never half made.
"""

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from engine.core.messages import Message
from game.store.database import (
    FAILED,
    CannotSaveError,
    Schema,
    code,
    connect,
    empty,
    errors_as_cannot_save,
    guard,
    migrate,
)
from game.store.disk import wal
from game.store.disk.private import flush, opener, sync_folder, write_whole
from game.store.disk.quarantine import CORRUPT, SIDES, any_aside, put_aside, whole
from game.store.disk.reading import OPEN, FileMark, FoundFile, find, judge, write_mark
from game.store.disk.repair import look, part_of, repair
from game.store.disk.salvage import Progress

CHECKPOINT = 200
"""Pages in the log before they are moved into the file; the log gets this length before the first step."""
ROOM = wal.HEADER + CHECKPOINT * wal.SLOT
"""Bytes of the log. A step that lengthens a file takes ten times as long."""
SYNCHRONOUS = "FULL"


@dataclass(frozen=True, slots=True)
class Opened:
    """A file in use, its mark, and the sentence about it, if any. `copied` is the size of the newest copy without
    additions if it has all rows, else 0."""

    connection: sqlite3.Connection
    mark: FileMark
    notice: Message | None = None
    copied: int = 0


def open_file(path: Path, schema: Schema, progress: Progress) -> Opened:
    """Open the store's file at `path`, in a folder of ours; it is made or mended if needed. CannotSaveError if saving
    is impossible."""
    with errors_as_cannot_save():
        notice = _finish(path, schema)
        found, judged = look(path, schema, progress)
        if judged is None:
            place(path, _new(schema))
        elif judged.whole:
            return _connected(path, schema, found, notice)
        else:
            mended = repair(found, judged, schema, progress)
            _install_part(path, mended.kind)
            notice = mended.sentence(schema)
        return _connected(path, schema, None, notice)


@cache
def _new(schema: Schema) -> bytes:
    """Return an empty file; its bytes are always the same."""
    with closing(empty(schema)) as memory:
        return wal.on_disk(memory.serialize())


def _install_part(path: Path, kind: str) -> None:
    """Use the new file that was filled, and keep the damaged one."""
    part = part_of(path)
    with open(part, "r+b", opener=opener) as file:
        head = file.read(20)
        file.seek(0)
        file.write(wal.on_disk(head))
        flush(file)
    os.replace(part, f"{path}.new")
    sync_folder(path.parent)
    put_aside(path, kind)
    install(path)


def place(path: Path, data: bytes) -> None:
    """Make a new file at `path`, if there is none."""
    ready(path, data)
    install(path)


def ready(path: Path, data: bytes) -> None:
    """Complete the new file. From now on it is the valid one, also after a power cut. Raises OSError."""
    write_whole(Path(f"{path}.tmp"), data)
    os.replace(f"{path}.tmp", f"{path}.new")
    sync_folder(path.parent)


def install(path: Path) -> None:
    """Move the completed file into its place. SQLite's files beside the old one are removed first, since SQLite plays
    any log that it finds beside a file."""
    for side in (*SIDES, ".mark"):
        Path(f"{path}{side}").unlink(missing_ok=True)
    sync_folder(path.parent)
    os.replace(f"{path}.new", path)
    sync_folder(path.parent)


def _finish(path: Path, schema: Schema) -> Message | None:
    """Finish an interrupted change between `ready` and `install`. Returns its sentence, which was not shown yet."""
    for part in path.parent.glob(f"{schema.stem}.*.tmp*"):
        part.unlink(missing_ok=True)
    new = Path(f"{path}.new")
    if not new.exists():
        return None
    if judge(find(new), schema).whole:
        if any(map(os.path.lexists, whole(path))):
            put_aside(path, CORRUPT)
        install(path)
        return schema.words.partly if any_aside(path) else None
    put_aside(new, CORRUPT)
    return None


def _connected(path: Path, schema: Schema, found: FoundFile | None, notice: Message | None) -> Opened:
    """Open a whole file: `found`, or a new one that is up to date."""
    log = Path(f"{path}-wal")
    live = found is not None and bool(wal.read(found.log).taken)
    for side in ("-journal",) if live else SIDES:
        Path(f"{path}{side}").unlink(missing_ok=True)
    if not live:
        _make_room(log)
    mark = FileMark(OPEN, length=min(log.stat().st_size, ROOM) if log.exists() else 0, end=wal.WalEnd())
    version = found.version if found is not None else len(schema.migrations)
    if not live:  # a log that is still needed keeps its mark until it was moved
        write_mark(path, mark)
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
        migrate(connection, schema, version)
        if live or version < len(schema.migrations):
            clear_log(connection, path, mark)
        guard(connection, schema)
    except (sqlite3.Error, OSError) as error:
        connection.close()
        if isinstance(error, sqlite3.Error) and code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise CannotSaveError(FAILED) from None
        raise
    as_copied = found is not None and found.as_closed and version == len(schema.migrations)
    return Opened(connection, mark, notice, found.mark.copied if found is not None and as_copied else 0)


def _make_room(log: Path) -> None:
    """Give the log its final length. If the disk is full, a shorter one works also."""
    with suppress(OSError):
        _overwrite(log, "wb", ROOM)


def clear_log(connection: sqlite3.Connection, path: Path, mark: FileMark) -> bool:
    """Move the log into the file, and overwrite it, so that deleted data cannot be read there. Returns whether that was
    possible. `mark` is that of the open file. Truncating the log would give up its room."""
    log = Path(f"{path}-wal")
    try:
        busy, pages, moved = connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
        if busy or pages != moved:
            return False
        write_mark(path, replace(mark, end=wal.done(log)))
        # SQLite ignores a log without its header; a part of a log would bring back earlier pages.
        _overwrite(log, "r+b", wal.HEADER)
        if log.stat().st_size > ROOM:
            os.truncate(log, ROOM)
        _overwrite(log, "r+b", ROOM)
    except (sqlite3.Error, OSError):
        return False
    return True


def _overwrite(log: Path, mode: str, length: int) -> None:
    with open(log, mode, opener=opener) as out:
        out.write(bytes(length))
        flush(out)
