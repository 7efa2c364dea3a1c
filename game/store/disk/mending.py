"""Mending: what a file holds that may be damaged or gone, as far as it can be read, in memory; nothing is written."""

import sqlite3
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from game.store.database import CannotSaveError, Schema, connect, empty, migrate
from game.store.disk import wal
from game.store.disk.aside import CORRUPT, MENDED
from game.store.disk.copies import NEWEST, Copies
from game.store.disk.reading import Bytes, Judged, images, judge, opened, read_bytes
from game.store.disk.salvage import Tally, salvage
from game.store.disk.telling import telling


@dataclass(frozen=True, slots=True)
class Mended:
    """What could be read of a file that is damaged or gone, in memory, and how much that is. `gone`: there was no file;
    `copied`: there was a copy of it. `sure`: what could be read is what was written."""

    store: sqlite3.Connection
    tally: Tally
    end_lost: bool
    gone: bool
    copied: bool
    sure: bool

    @property
    def kind(self) -> str:
        """As what the damaged file is kept."""
        whole = self.tally.complete and self.tally.came == self.tally.known and not self.end_lost and self.sure
        return MENDED if whole else CORRUPT

    def sentence(self, schema: Schema) -> str:
        """What is said about it."""
        words, tally = schema.words, self.tally
        if self.gone:
            said = words.missing if self.copied else words.gone
        elif not tally.rows:
            said = words.unreadable
        elif self.end_lost:
            said = words.end_lost
        elif self.kind == MENDED:
            said = words.whole
        else:
            said = words.counted if tally.came < tally.known and self.sure else words.partly
        return said.format(came=tally.came, known=tally.known)


def look(path: Path, schema: Schema) -> Bytes | Mended | None:
    """The file as it is where it is whole; what can be read of it where it is not; None where there is nothing."""
    found = read_bytes(path)
    if found.file:
        judged = judge(found, schema)
        if judged.newer:
            raise CannotSaveError(schema.words.newer)
        return found if judged.whole else _read(schema, found, judged, dict(Copies(path, schema).whole()))
    copies = dict(Copies(path, schema).whole())
    if copies or found.mark.state or wal.read(found.log).frames:
        return _read(schema, found, Judged(False), copies)
    return None


def _read(schema: Schema, found: Bytes, judged: Judged, copies: Mapping[int, bytes]) -> Mended:
    packed, newest = tuple(copies.values()), len(schema.migrations)
    versions = [int.from_bytes(file[60:64], "big") for file in (found.file, *packed)]
    version = next((version for version in versions if 0 < version <= newest), newest)
    known = judged.changed and found.mark.copied and NEWEST in copies
    with ExitStack() as stack:
        looks = [
            stack.enter_context(opened(image)) for image in images(found, packed[0][: wal.PAGE] if packed else b"")
        ]
        copied = [stack.enter_context(opened(image)) for image in packed]
        store, tally = salvage(schema, version, copied[:1] if known else [*looks, *copied], looks)
    return Mended(store, tally, judged.end_lost, not found.file, bool(packed), known or not judged.changed)


def read_only(path: Path, schema: Schema) -> sqlite3.Connection:
    """A store in memory with all that can be read of the file at `path`, without touching it; empty where that is
    nothing."""
    with suppress(CannotSaveError), telling():
        found = look(path, schema)
        if isinstance(found, Mended):
            return found.store
        if found is not None:
            memory = connect(":memory:")
            memory.deserialize(wal.image(found.file, found.log, wal.read(found.log).frames))
            migrate(memory, schema, found.version)
            return memory
    return empty(schema)
