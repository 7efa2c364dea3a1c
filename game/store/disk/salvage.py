"""Salvage: copy rows from damaged files and copies, one by one, into a new store that notes its progress.

Each row comes from the first source that has it with a right checksum. A row without one is used only if there is no
other. Of two readings of a match the one with more legal lines counts, so that unrelated readings are not mixed.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from typing import Any

from engine.core.records import BadRecord, read_record, replay_steps
from engine.games import GAMES
from game.store.database import Schema, columns_of, is_right, key_of, migrate, shapes, sum_of, summed

_MOST_NUMBERS = 20_000
"""Most numbers that are queried one by one; a damaged number must not make a start endless."""
_FARTHEST = 8
"""A number beyond this multiple of the row count counts as damaged."""
_BATCH = 5_000
"""Rows between two commits."""
_BEYOND = 100
"""Numbers tried behind the last known one, and between two notes of the progress."""
_OFTEN = 0.2
"""Seconds between two calls of `progress`."""

_VERSION = "SELECT user_version FROM pragma_user_version"

Progress = Callable[[int, int], None]
Row = tuple[Any, ...]
_Open = Callable[[], AbstractContextManager[sqlite3.Connection | None]]


@dataclass(frozen=True, slots=True)
class DamagedFile:
    """A connection to read rows from; `private`: it has the private tables."""

    open: _Open
    private: bool


@dataclass(frozen=True, slots=True)
class RowCount:
    """The number of counted rows that were saved whole, and the number known of; `rows` of any kind. `complete`: there
    is no sign of a missing row."""

    came: int
    known: int
    rows: int
    complete: bool


class Salvage:
    """Copies rows into the store `target`, which has a table `mending` beside its own: unit of work, rows, state."""

    def __init__(
        self, target: sqlite3.Connection, schema: Schema, progress: Progress, tables: Sequence[str] = ()
    ) -> None:
        """Copy only `tables`, if there are any. `progress` gets the number of finished counted rows, and their
        total."""
        self._target, self._schema, self._progress = target, schema, progress
        self._version = int(target.execute("PRAGMA user_version").fetchone()[0])
        self._told, self._total, self._sources = 0.0, 1, 0
        self._shapes = shapes(target)
        names = tables or {table for table, _ in columns_of(schema, self._version)}
        # A match's rows are read by its header, so headers come first.
        self._tables = sorted(names, key=lambda name: (name != schema.counted, name in schema.runs, name))

    def pour(self, sources: Sequence[DamagedFile]) -> bool:
        """Take the rows of each of `sources`, the best one first. Returns whether any of them could be opened."""
        numbers = range(self._sources, self._sources + len(sources))
        self._sources += len(sources)
        for number, source in zip(numbers, sources, strict=True):
            if not self._state(f"{number}")[1]:
                with source.open() as connection:
                    if connection is not None:
                        self._pour_one(number, connection, source.private)
                    self._note(f"{number}", 0, "nothing" if connection is None else "over")
                self._commit()
        return any(self._state(f"{number}")[1] == "over" for number in numbers)

    def _pour_one(self, number: int, source: sqlite3.Connection, private: bool) -> None:
        # An image may have an unreadable version; then it has the file's.
        version = self._version if private else next((row[0] for row in _Reading(source, _VERSION)), 0)
        there = _shapes_of(source)
        for table in self._tables:
            if table in self._schema.private and not private:
                continue
            reader = _reader(self._target, self._schema, version, table, there.get(table, ()))
            if reader is None:
                self._note(f"{number} {table} ASC", 0, "broken")
            elif table in self._schema.runs and number:
                self._pour_doubtful(source, table, reader)
            else:
                self._pour_table(f"{number} {table}", source, table, reader)

    def _pour_table(self, unit: str, source: sqlite3.Connection, table: str, reader: "_Reader") -> None:
        """Read a table from its beginning. If that fails, read it from its end, and by number in between."""
        by = "rowid" if _can(source, f"SELECT rowid FROM {table} LIMIT 0") else reader.key[0]
        for way in ("ASC", "DESC"):
            rows, state = self._state(f"{unit} {way}")
            if not state:
                sql = f"SELECT {by}, {reader.select} ORDER BY {by} {way}"
                whole = self._take(f"{unit} {way}", source, table, sql, rows)
                self._note(f"{unit} {way}", 0, state := "whole" if whole else "broken")
                self._commit()
            if state == "whole":
                return
        low, high = (self._state(f"{unit} {way} last")[0] for way in ("ASC", "DESC"))
        low = low if isinstance(low, int) and low > 0 else 0
        high = high if isinstance(high, int) and high > low else max(self._highest(), low + _BEYOND)
        for number in range(max(low, self._state(unit)[0]), min(high, low + _MOST_NUMBERS) + 1):
            for way in ("ASC", "DESC"):
                order = ", ".join(f"{name} {way}" for name in reader.key)
                sql = f"SELECT {by}, {reader.select} WHERE {by} = {number} ORDER BY {order}"
                self._take("", source, table, sql, 0)
            if number % _BEYOND == 0:
                self._note(unit, number, "")
                self._commit()
                self._tell(number)

    def _take(self, unit: str, source: sqlite3.Connection, table: str, sql: str, rows: int) -> bool:
        """Insert the rows of a query, those without a right sum in a table of their own. Returns whether it could be
        read to the end."""
        reading, last = _Reading(source, sql, rows), None
        batch: list[tuple[Any, Row]] = []
        for last, right, *row in reading:
            batch.append((right, tuple(row)))
            if len(batch) == _BATCH:
                rows += _BATCH
                self._insert(table, batch)
                self._note(unit, rows, "")
                self._note(f"{unit} last", last, "")
                self._commit()
                self._tell(last if table in self._schema.runs else 0)
        self._insert(table, batch)
        if unit and last is not None:
            self._note(f"{unit} last", last, "")
        return reading.whole

    def _insert(self, table: str, batch: list[tuple[Any, Row]]) -> None:
        if not batch:
            return
        self._begin()
        self._target.execute(f"CREATE TABLE IF NOT EXISTS bent_{table} AS SELECT * FROM {table} WHERE FALSE")
        marks = ", ".join("?" * len(self._shapes[table]))
        insert, bent = f"INSERT OR IGNORE INTO {table} VALUES ({marks})", f"INSERT INTO bent_{table} VALUES ({marks})"
        for right, row in batch:
            with suppress(sqlite3.DataError, sqlite3.IntegrityError, OverflowError, UnicodeError):
                self._target.execute(insert if right else bent, row)  # a row that does not fit was never written by us
        batch.clear()

    def _pour_doubtful(self, source: sqlite3.Connection, table: str, reader: "_Reader") -> None:
        """Compare the runs that are not known to be whole with those of another source."""
        first, second = reader.key
        seen = {row[0] for row in _Reading(source, f"SELECT DISTINCT {first} FROM {table}") if isinstance(row[0], int)}
        for number in sorted(self._numbers(seen) - self._whole_runs(table)):
            rows = []
            for way in ("ASC", "DESC"):
                sql = f"SELECT {reader.select} WHERE {first} = {number} ORDER BY {second} {way}"
                rows += [tuple(row) for right, *row in _Reading(source, sql) if right]
            other, now = _run(rows), _run(self._rows_of(table, number))
            if self._better(number, other, now):
                self._begin()
                self._target.execute(f"DELETE FROM {table} WHERE {first} = ?", (number,))
                self._insert(table, [(True, row) for row in other])
            self._tell(number)
        self._commit()

    def _rows_of(self, table: str, number: int) -> list[Row]:
        return self._target.execute(f"SELECT * FROM {table} WHERE {self._shapes[table][0]} = ?", (number,)).fetchall()

    def _better(self, number: int, other: Sequence[Row], now: Sequence[Row]) -> bool:
        one, two = ([str(row[2]) for row in run] for run in (other, now))
        if one[: len(two)] == two or two[: len(one)] == one:
            return len(one) > len(two)
        header = self._target.execute(f"SELECT header FROM {self._schema.counted} WHERE id = ?", (number,)).fetchone()
        legal = [_legal(str(header[0]) if header else "", lines) for lines in (one, two)]
        return (legal[0], len(one)) > (legal[1], len(two))

    def _whole_runs(self, table: str) -> set[int]:
        """Return the numbers whose run is known to be whole: no gap, and as long as when it was laid aside."""
        if self._version < self._schema.sums:
            return set()  # any row may be there without a sum
        counted, first = self._schema.counted, self._shapes[table][0]
        sql = (
            f"SELECT c.id FROM {counted} c JOIN (SELECT {first} AS id, count(*) AS n, min(n) AS low, max(n) AS high"
            f" FROM {table} GROUP BY 1) r ON r.id = c.id"
            " WHERE c.state != 'open' AND r.low = 0 AND r.high = r.n - 1 AND r.n >= c.length"
        )
        return {number for (number,) in self._target.execute(sql)}

    def _numbers(self, seen: set[int]) -> set[int]:
        """Return the numbers of all counted rows that have existed: they begin with 1, and none is deleted alone."""
        seen = {number for number in seen if number > 0}
        for table in (self._schema.counted, *self._schema.runs):
            if table:
                rows = self._target.execute(f"SELECT DISTINCT {self._shapes[table][0]} FROM {table}")
                seen |= {number for (number,) in rows if isinstance(number, int) and number > 0}
        highest = max((n for n in seen if n <= _FARTHEST * len(seen) + 1), default=0)
        return set(range(1, min(highest, _MOST_NUMBERS) + 1))

    def _highest(self) -> int:
        return max(self._numbers(set()), default=0)

    def finish(self) -> RowCount:
        """Add the rows without a right sum that have no other source, and bring the tables up to date."""
        self._commit()
        staged = shapes(self._target)
        used = 0
        for table in self._tables:
            names = self._shapes[table]
            if f"bent_{table}" not in staged or table in self._schema.runs:
                continue
            if table in self._schema.private:  # a row of another table must not become a secret
                used += self._target.execute(f"SELECT count(*) FROM bent_{table}").fetchone()[0]
            else:
                values = ", ".join("NULL" if name == "sum" else name for name in names)
                rows = f"SELECT {values} FROM bent_{table} ORDER BY rowid"
                used += self._target.execute(f"INSERT OR IGNORE INTO {table} {rows}").rowcount
        tally = self._tally(used)
        for table in ("mending", *(name for name in staged if name.startswith("bent_"))):
            self._target.execute(f"DROP TABLE {table}")
        migrate(self._target, self._schema, self._version)
        for table, own in summed(self._target):
            self._target.execute(f"UPDATE {table} SET sum = {sum_of(table, own)} WHERE sum IS NULL")
        return tally

    def _tally(self, used: int) -> RowCount:
        """Count the saved rows; `used` of them had no right sum."""
        units = self._target.execute("SELECT unit FROM mending WHERE state = 'broken' AND unit LIKE '0 % ASC'")
        broken = {unit.split()[1] for (unit,) in units} - set(self._schema.private)
        numbers = self._numbers(set())
        whole = set(numbers)
        for table in self._schema.runs:
            known = self._whole_runs(table)
            for number in numbers - known:
                rows, length = self._rows_of(table, number), self._length(number)
                if length is None or len(_run(rows)) < max(len(rows), length):
                    whole.discard(number)
            if known >= numbers:
                broken.discard(table)
        counts = (f"SELECT count(*) FROM {table}" for table in self._shapes if table != "mending")
        rows_there = sum(self._target.execute(count).fetchone()[0] for count in counts)
        complete = not broken and not used and self._state("0")[1] == "over"
        return RowCount(len(whole), len(numbers), rows_there, complete)

    def _length(self, number: int) -> int | None:
        """Return the least number of rows in the run of a number, or None if that number has no row of its own."""
        name = "length" if "length" in self._shapes[self._schema.counted] else "0"
        row = self._target.execute(f"SELECT {name} FROM {self._schema.counted} WHERE id = ?", (number,)).fetchone()
        return None if row is None else row[0] if isinstance(row[0], int) else 0

    def _state(self, unit: str) -> tuple[int, str]:
        row = self._target.execute("SELECT rows, state FROM mending WHERE unit = ?", (unit,)).fetchone()
        return (row[0], row[1]) if row else (0, "")

    def _note(self, unit: str, rows: object, state: str) -> None:
        if unit:
            self._begin()
            self._target.execute("INSERT OR REPLACE INTO mending VALUES (?, ?, ?)", (unit, rows, state))

    def _begin(self) -> None:
        if not self._target.in_transaction:
            self._target.execute("BEGIN")

    def _commit(self) -> None:
        if self._target.in_transaction:
            self._target.execute("COMMIT")

    def _tell(self, done: object) -> None:
        if time.monotonic() - self._told > _OFTEN:
            self._told = time.monotonic()
            if isinstance(done, int):
                sql = f"SELECT max(id) FROM {self._schema.counted}"
                highest = self._target.execute(sql).fetchone()[0] if self._schema.counted else 0
                self._total = max(self._total, done, highest or 0)
                self._progress(min(max(done, 0), self._total), self._total)


@dataclass(frozen=True, slots=True)
class _Reader:
    """The expressions to select rows of a table from a source in the target's form, after the check of their sum. `key`
    is the table's."""

    select: str
    key: tuple[str, ...]


def _reader(
    target: sqlite3.Connection, schema: Schema, version: int, table: str, there: Sequence[str]
) -> _Reader | None:
    """Return the reader, or None if a source with the columns `there` lacks one without a default."""
    selected = []
    for name, default in target.execute("SELECT name, dflt_value FROM pragma_table_info(?)", (table,)):
        if name not in there and default is None and name != "sum":
            return None
        selected.append(name if name in there else default or "NULL")
    target_version = target.execute("PRAGMA user_version").fetchone()[0]
    if "sum" in selected and (version < schema.sums) != (target_version < schema.sums):
        selected[selected.index("sum")] = "NULL"
    own = [name for name in there if name != "sum"]
    right = is_right(schema, version, table, own) if "sum" in there else "TRUE"
    return _Reader(f"{right}, {', '.join(selected)} FROM {table} NOT INDEXED", key_of(target, table))


def _shapes_of(source: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    with suppress(sqlite3.Error, MemoryError):
        return shapes(source)
    return {}


def _can(source: sqlite3.Connection, sql: str) -> bool:
    try:
        source.execute(sql)
    except sqlite3.Error:
        return False
    return True


class _Reading:
    """The rows of a query from number `skip` on, up to the first unreadable one. `whole`: there was none."""

    def __init__(self, source: sqlite3.Connection, sql: str, skip: int = 0) -> None:
        self._source, self._sql, self._skip, self.whole = source, sql, skip, True

    def __iter__(self) -> Iterator[Row]:
        try:
            for row in self._source.execute(f"{self._sql} LIMIT -1 OFFSET {self._skip}"):
                self._skip += 1
                yield row
        except (sqlite3.Error, MemoryError, OverflowError):
            self.whole = False
            with suppress(sqlite3.Error, MemoryError, OverflowError):  # a cursor loses the row before an error
                yield from self._source.execute(f"{self._sql} LIMIT 1 OFFSET {self._skip}").fetchall()


def _run(rows: Sequence[Row]) -> list[Row]:
    """Return the rows without a gap from number 0 on."""
    numbered = {row[1]: row for row in rows}
    count = next(n for n in range(len(numbered) + 1) if n not in numbered)
    return [numbered[n] for n in range(count)]


def _legal(header: str, lines: Sequence[str]) -> int:
    """Return the number of lines of a record before the first one that is unreadable or illegal."""
    try:
        read_record("".join(f"{line}\n" for line in (header, *lines)), GAMES, replay_steps)
    except BadRecord as bad:
        return bad.line
    except Exception:  # a damaged line may be anything
        return 0
    return len(lines) + 2
