"""Mending: what a file holds that may be damaged or gone, as far as it can be read, put together with its copies in
memory; nothing is written.

Rows are read one by one, from both ends of a table and then by number, so that a page that cannot be read costs what is
on it. Of rows that several sources have the first source's is taken.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.messages import Message
from game.store.database import SUMMED, CannotSaveError, Schema, columns, connect, empty, migrate, sum_of, telling
from game.store.disk import wal
from game.store.disk.aside import CORRUPT, MENDED
from game.store.disk.copies import NEWEST, Copies
from game.store.disk.reading import Bytes, Judged, images, judge, opened, read_bytes

_MOST_NUMBERS = 20_000
"""Numbers that are asked for one by one; a bent number must not make a start last for ever."""
_FARTHEST = 8
"""Times as many as there are: who is farther out is bent."""

Row = tuple[Any, ...]
Table = dict[Row, Row]
"""Rows by their keys."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of the counted rows came over whole, of how many that were known of; `rows` of any kind. `complete`: the
    first source could be read to the end."""

    came: int
    known: int
    rows: int
    complete: bool


def salvage(
    schema: Schema, version: int, sources: Sequence[sqlite3.Connection], private: Sequence[sqlite3.Connection]
) -> tuple[sqlite3.Connection, Tally]:
    """A new store in memory with what `sources` have, the best source first, and what came over; private tables come
    from `private`. `version` is that of the tables."""
    target = empty(schema, version)
    numbers = _numbers(schema, sources)
    rows, whole, complete = 0, set(numbers), True
    lengths: Mapping[int, int] = {}
    tables = sorted({name for name, _ in columns(target)}, key=lambda name: (name != schema.counted, name))
    for table in tables:
        names, key = _shape(target, table)
        asked = private if table in schema.private else sources
        read = [_readable(source, target, table, key, numbers) for source in asked]
        found = [rows_of for rows_of, _ in read]
        complete = complete and (table in schema.private or (bool(read) and read[0][1]))
        if table in schema.runs:
            taken = _longest_runs(found)
            runs = _by_first(taken)
            for number in numbers:
                run = runs.get(number, ())
                if _run(run) < max(len(run), lengths.get(number, 0)):
                    whole.discard(number)
        else:
            found += [_readable(source, target, table, key, numbers, bent=True)[0] for source in asked]
            taken = {k: row for tables in reversed(found) for k, row in tables.items()}
        if table == schema.counted:
            whole &= {k[0] for k in taken}
            lengths = _lengths(schema, names, taken)
        rows += _insert(target, table, names, taken.values())
    migrate(target, schema, version)
    return target, Tally(len(whole), len(numbers), rows, complete)


def _numbers(schema: Schema, sources: Iterable[sqlite3.Connection]) -> frozenset[int]:
    """The numbers of all counted rows that there have been: they go from 1 upwards, and none is deleted alone."""
    if not schema.counted:
        return frozenset()
    seen = set[int]()
    for source in sources:
        for table, column in ((schema.counted, "id"), *((run, "match") for run in schema.runs)):
            for way in ("ASC", "DESC"):
                rows = _rows(source, f"SELECT DISTINCT {column} FROM {table} ORDER BY {column} {way}")
                seen |= {number for (number,) in rows if isinstance(number, int) and number > 0}
    highest = max((n for n in seen if n <= _FARTHEST * len(seen) + 1), default=0)
    return frozenset(range(1, min(highest, _MOST_NUMBERS) + 1))


def _lengths(schema: Schema, names: Iterable[str], rows: Table) -> dict[int, int]:
    """How many rows of a run there are for each counted one, at least."""
    if schema.length not in names:
        return {}
    at = list(names).index(schema.length)
    return {k[0]: row[at] for k, row in rows.items() if isinstance(row[at], int)}


def _shape(target: sqlite3.Connection, table: str) -> tuple[dict[str, str | None], tuple[str, ...]]:
    """The columns of a table with what they are where nothing is said, if that may be, and those of its key."""
    info = target.execute("SELECT name, dflt_value, pk FROM pragma_table_info(?)", (table,)).fetchall()
    key = tuple(name for name, _, at in sorted(info, key=lambda column: column[2]) if at)
    return {name: default for name, default, _ in info}, key or tuple(name for name, _, _ in info)


def _readable(
    source: sqlite3.Connection,
    target: sqlite3.Connection,
    table: str,
    key: Sequence[str],
    numbers: Iterable[int],
    bent: bool = False,
) -> tuple[Table, bool]:
    """All rows of a table that can be read, by key, and whether these are all: those whose sum is right, or the `bent`
    ones, which are better than none."""
    names, _ = _shape(target, table)
    there = {name for (name,) in _rows(source, "SELECT name FROM pragma_table_info(?)", table)}
    if any(name not in there and default is None and name != "sum" for name, default in names.items()):
        return {}, False
    wanted = f"(sum IS NULL OR sum IS {sum_of(table)})" if table in SUMMED and "sum" in there else "TRUE"
    if bent:
        wanted = f"NOT {wanted}"
        there.discard("sum")  # it is not theirs any more
    select = ", ".join(name if name in there else default or "NULL" for name, default in names.items())
    at = [list(names).index(name) for name in key]
    found: Table = {}

    def take(where: str, *values: object) -> bool:
        rows = _rows(source, f"SELECT {select} FROM {table} NOT INDEXED WHERE {wanted} {where}", *values)
        found.update((tuple(row[n] for n in at), tuple(row)) for row in rows)
        return rows.complete

    by = "rowid" if _rows(source, f"SELECT rowid FROM {table} LIMIT 0").complete else key[0]
    ends = [take(f"ORDER BY {by} {way}") for way in ("ASC", "DESC")]
    if all(ends):
        return found, bent or _rows(source, f"SELECT count(*) FROM {table}") == [(len(found),)]
    highest = max((*numbers, *(row[0] for row in _rows(source, f"SELECT max({by}) FROM {table}") if row[0])), default=0)
    for number in range(min(highest, _MOST_NUMBERS) + 1 if isinstance(highest, int) else 0):
        for way in ("ASC", "DESC"):
            take(f"AND {by} = ? ORDER BY {', '.join(f'{name} {way}' for name in key)}", number)
    return found, False


class _Rows(list[Row]):
    complete = True


def _rows(source: sqlite3.Connection, sql: str, *values: object) -> _Rows:
    """The rows up to the first that cannot be read."""
    rows = _Rows()
    try:
        for row in source.execute(sql, values):
            rows.append(row)
    except (sqlite3.Error, MemoryError, OverflowError):
        rows.complete = False
    return rows


def _longest_runs(found: Sequence[Table]) -> Table:
    """For each first number the rows of the one source that has most of them from 0 upwards: rows of two sources that
    do not know of each other make no sense together."""
    best: dict[Any, Sequence[Row]] = {}
    for tables in found:
        for number, run in _by_first(tables).items():
            if number not in best or _run(run) > _run(best[number]):
                best[number] = run
    return {row[:2]: row for run in best.values() for row in run}


def _by_first(table: Table) -> Mapping[Any, list[Row]]:
    runs: dict[Any, list[Row]] = {}
    for row in table.values():
        runs.setdefault(row[0], []).append(row)
    for run in runs.values():
        run.sort(key=lambda row: row[1] if isinstance(row[1], int) else -1)
    return runs


def _run(rows: Sequence[Row]) -> int:
    """How many there are without a gap from 0 on."""
    return next((n for n, row in enumerate(rows) if row[1] != n), len(rows))


def _insert(target: sqlite3.Connection, table: str, names: Iterable[str], rows: Iterable[Row]) -> int:
    """Those that the table takes."""
    done = 0
    sql = f"INSERT OR IGNORE INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' for _ in names)})"
    for row in rows:
        try:
            done += target.execute(sql, row).rowcount
        except (sqlite3.Error, OverflowError, UnicodeError):
            continue  # a bent row that the table would never have taken
    return done


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

    def sentence(self, schema: Schema) -> Message:
        """What is said about it."""
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
