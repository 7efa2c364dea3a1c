"""Repair: make a new file in place of a damaged one, from its readable parts and its copies.

The new file has the suffix `.part` until it is complete, and the next start continues an interrupted one. If a copy is
known to equal the file, all of it is taken.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from zlib import crc32

from engine.core.messages import Message
from game.store.database import CannotSaveError, Schema, connect, empty, errors_as_cannot_save, migrate
from game.store.disk import wal
from game.store.disk.copies import NEWEST, OLDER, Copies
from game.store.disk.private import opener
from game.store.disk.quarantine import CORRUPT, MENDED
from game.store.disk.reading import FileVerdict, FoundFile, digest, find, give_head, image, judge, opened
from game.store.disk.salvage import DamagedFile, Progress, RowCount, Salvage


@dataclass(frozen=True, slots=True)
class RepairedFile:
    """The result for a damaged or missing file. `gone`: there was no file. `copied`: there was a copy of it. `sure`:
    all rows that could be read are as written."""

    tally: RowCount
    end_lost: bool
    gone: bool
    copied: bool
    sure: bool

    @property
    def kind(self) -> str:
        """File-name suffix for the damaged file."""
        whole = self.tally.complete and self.tally.came == self.tally.known and not self.end_lost and self.sure
        return MENDED if whole else CORRUPT

    def sentence(self, schema: Schema) -> Message:
        """Return the sentence about the result."""
        words, tally = schema.words, self.tally
        if self.gone:
            return words.missing if self.copied else words.gone
        if not tally.rows:
            return words.unreadable
        if self.end_lost:
            return words.end_lost
        if self.kind == MENDED:
            return words.whole
        if words.counted is not None and tally.came < tally.known and self.sure:
            return words.counted(tally.came, tally.known)
        return words.partly


def look(path: Path, schema: Schema, progress: Progress) -> tuple[FoundFile, FileVerdict | None]:
    """Return the state of the file at `path`, and the verdict about it; no verdict if there has never been a file.
    CannotSaveError for a file of a newer version; OSError. `progress` is called once if every row must be read."""
    found = find(path)
    if found.size:
        if not found.as_closed:
            progress(0, 1)
        judged = judge(found, schema)
        if judged.newer:
            raise CannotSaveError(schema.words.newer)
        return found, judged
    copies = Copies(path, schema)
    there = found.mark.state or wal.read(found.log).frames or any(map(copies.page_one, (NEWEST, OLDER)))
    return found, FileVerdict(False) if there else None


def part_of(path: Path) -> Path:
    """Return the path of the new file for `path` while it is filled."""
    return Path(f"{path}.part")


def repair(found: FoundFile, judged: FileVerdict, schema: Schema, progress: Progress) -> RepairedFile:
    """Fill `part_of` the file, or continue an interrupted start. On sqlite3.Error or OSError there is no part."""
    part, identity = part_of(found.path), _identity(found)
    try:
        if not _is_of(part, identity):
            _delete(part)
        open(part, "ab", opener=opener).close()
        with closing(connect(part)) as target:
            target.execute("PRAGMA synchronous = NORMAL")
            return _fill(target, found, judged, schema, progress, identity)
    except (sqlite3.Error, OSError):
        _delete(part)
        raise


def _delete(part: Path) -> None:
    for path in (part, Path(f"{part}-journal")):
        path.unlink(missing_ok=True)


def _identity(found: FoundFile) -> str:
    return f"{digest(found.path) if found.size else ''} {crc32(found.log)} {found.mark}"


def _row(target: sqlite3.Connection, column: str) -> object:
    """What the part says of the whole file."""
    return target.execute(f"SELECT {column} FROM mending WHERE unit = 'file'").fetchone()


def _is_of(part: Path, identity: str) -> bool:
    """Whether an earlier start began to fill the part for the same file."""
    if part.exists():
        with suppress(sqlite3.Error), closing(connect(part)) as target:
            if target.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):  # the power may have failed
                return _row(target, "rows") == (identity,)
    return False


def _fill(
    target: sqlite3.Connection, found: FoundFile, judged: FileVerdict, schema: Schema, progress: Progress, identity: str
) -> RepairedFile:
    copies = Copies(found.path, schema)
    progress(0, 1)
    equal = _prepare(target, found, schema, copies, identity)
    looks = [partial(_looked, found, all_frames) for all_frames in ((True, False) if judged.end_lost else (True,))]
    if page_one := copies.page_one(NEWEST):
        looks.append(partial(_looked, found, True, page_one))
    salvage = Salvage(target, schema, progress, schema.private if equal else ())
    salvage.pour([DamagedFile(look, True) for look in looks])
    had_copy = equal or salvage.pour([DamagedFile(partial(copies.opened, number), False) for number in (NEWEST, OLDER)])
    return RepairedFile(salvage.finish(), judged.end_lost, not found.size, had_copy, equal or not judged.changed)


def _prepare(target: sqlite3.Connection, found: FoundFile, schema: Schema, copies: Copies, identity: str) -> bool:
    """Make the tables, or take the copy that equals the file. Returns whether the copy was taken."""
    with suppress(sqlite3.OperationalError):
        return _row(target, "state") == ("equal",)
    equal = False
    if found.mark.copied:
        with copies.opened(NEWEST) as copy:
            if copy is not None:
                copy.backup(target)
                equal = True
    if not equal:
        newest = len(schema.migrations)
        heads = (found.head, *map(copies.page_one, (NEWEST, OLDER)))
        versions = [int.from_bytes(head[60:64], "big") for head in heads]
        version = next((version for version in versions if 0 < version <= newest), newest)
        migrate(target, replace(schema, migrations=schema.migrations[:version]), 0)
    target.execute("CREATE TABLE mending (unit TEXT PRIMARY KEY, rows, state TEXT)")
    target.execute("INSERT INTO mending VALUES ('file', ?, ?)", (identity, "equal" if equal else ""))
    return equal


@contextmanager
def _looked(found: FoundFile, all_frames: bool, page_one: bytes = b"") -> Iterator[sqlite3.Connection]:
    """A damaged file with all whole frames of its log, or only with those that SQLite would take. The first page of
    another file of this kind lists the tables if its own list cannot be read."""
    log = wal.read(found.log)
    data = image(found, log.frames if all_frames else log.taken)
    data[: len(page_one)] = page_one
    give_head(data)
    with opened(data) as connection:
        yield connection


def _unheard(done: int, total: int) -> None:
    """Progress that is not shown."""


def read_only(path: Path, schema: Schema) -> sqlite3.Connection:
    """Return a store in memory with all readable rows of the file at `path`, without touching it."""
    with suppress(CannotSaveError, sqlite3.Error), errors_as_cannot_save():
        found, judged = look(path, schema, _unheard)
        memory = connect(":memory:")
        if judged is not None and judged.whole:
            with opened(image(found, wal.read(found.log).taken)) as connection:
                connection.backup(memory)
            migrate(memory, schema, found.version)
            return memory
        if judged is not None:
            _fill(memory, found, judged, schema, _unheard, "")
            return memory
    return empty(schema)
