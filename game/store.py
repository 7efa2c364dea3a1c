"""Store: people, settings, matches, steps and results in one SQLite file, or an evening without it.

No method ever raises. What cannot be saved is kept in memory and written as soon as the disk takes it again; `notices`
say in one sentence each what the game does without.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.core.game import Setup
from engine.core.records import header_line
from engine.core.seals import Seal
from game.database import LOCKED, CannotSaveError, Write, borrowed, in_memory, open_file, sentence, transaction
from game.people import LOOKS, Person, clean_name
from game.saved import Result, SavedMatch, read_object, read_seats, read_words, whole_lines

AGAIN = "Saving works again, and nothing was lost."
OPEN, LEFT, FINISHED, UNREADABLE = "open", "left", "finished", "unreadable"
"""States of a match: running (or cut off), laid aside, over, and kept though nobody can play it on."""


class Store:
    """What is kept from one evening to the next. Use it from the main thread only."""

    def __init__(self, disk: sqlite3.Connection | None, memory: sqlite3.Connection | None, notice: str | None) -> None:
        """Use `Store.open`. Without `disk` everything is in `memory`; with both, `memory` is ahead by the backlog."""
        self.notices: list[str] = [notice] if notice else []
        self.told: Callable[[str], None] = lambda notice: None
        """Is called with every notice that comes after the opening."""
        self._disk = disk
        self._memory = memory
        self._backlog: list[Write] = []
        self._counts: dict[int, int] = {}

    @classmethod
    def open(cls, folder: str | os.PathLike[str]) -> "Store":
        """The store in `folder`, which is made if needed. Where it cannot be used the store lasts for this run only."""
        where = Path(folder)
        try:
            disk, notice = open_file(where)
        except CannotSaveError as error:
            memory = borrowed(where)
            if str(error) == LOCKED:  # the other game is playing them
                transaction(memory, [(f"DELETE FROM {table}", ()) for table in ("matches", "steps", "notes", "seals")])
            return cls(None, memory, str(error))
        return cls(disk, None, notice)

    @classmethod
    def without(cls) -> "Store":
        """A store in memory only, for tests and for shows that leave no trace."""
        return cls(None, in_memory(), None)

    @property
    def notice(self) -> str:
        """The newest notice, empty where all is well."""
        return self.notices[-1] if self.notices else ""

    @property
    def saving(self) -> bool:
        """Whether what happens now is on the disk."""
        return self._disk is not None and self._memory is None

    def close(self) -> None:
        """Write what can be written and let go of the file. The store must not be used afterwards."""
        if self._backlog:
            self._write()
        for connection in (self._disk, self._memory):
            if connection is not None:
                try:
                    connection.close()
                except sqlite3.Error:
                    self._say(UNSAVED_AT_CLOSE)

    # People

    def people(self) -> tuple[Person, ...]:
        """All kept people, who played last first."""
        rows = self._rows("SELECT name, look FROM people ORDER BY used DESC, name")
        return tuple(Person(str(name), look % LOOKS if isinstance(look, int) else 0) for name, look in rows)

    def keep_person(self, person: Person) -> None:
        """Keep the name (cleaned; an empty one is not kept) and its look, in front of all others."""
        if name := clean_name(person.name):
            newest = "(SELECT coalesce(max(used), 0) + 1 FROM people)"
            self._write((f"INSERT OR REPLACE INTO people VALUES (?, ?, {newest})", (name, person.look % LOOKS)))

    def forget_person(self, name: str) -> None:
        """Take a name off the list. Results keep it."""
        self._write(("DELETE FROM people WHERE name = ?", (name,)))

    def forget_visitors(self) -> None:
        """People, and all that they have played: nothing of them is kept. Settings and books stay."""
        self._write(
            *((f"DELETE FROM {table}", ()) for table in ("people", "matches", "steps", "notes", "results", "seals"))
        )
        self._counts.clear()

    # Settings

    def setting(self, name: str) -> object:
        """The kept value of JSON's types, None where there is none or it is unreadable. The reader checks it."""
        for (text,) in self._rows("SELECT value FROM settings WHERE name = ?", name):
            try:
                return json.loads(text)
            except (ValueError, TypeError, RecursionError):
                return None
        return None

    def keep_setting(self, name: str, value: object) -> None:
        """Keep `value`, which is made of JSON's types (tuples become lists)."""
        self._write(("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, _json(value))))

    # Matches

    def begin_match(
        self, setup: Setup, seats: Sequence[Mapping[str, object]], aids: Mapping[str, str] | None = None
    ) -> int:
        """Keep a new match, with a plain object for each seat and the helps that were agreed on, and lay the open one
        aside; returns its number."""
        match = 1 + max((number for (number,) in self._rows("SELECT max(id) FROM matches") if number), default=0)
        row = (match, header_line(setup), _json(list(map(dict, seats))), OPEN, _now(), _now(), _json(dict(aids or {})))
        self._write(_LAY_ASIDE, ("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)", row))
        self._counts[match] = 0
        return match

    def add_step(self, match: int, line: str) -> None:
        """Keep the next step of a match; when this returns the step is on the disk, or a notice says that it is not."""
        self.add_steps(match, (line,))

    def add_steps(self, match: int, lines: Iterable[str]) -> None:
        """Keep several steps at once (a deal and what follows from it) for the price of one."""
        first = self._count(match)
        writes = [(_ADD, (match, n, line)) for n, line in enumerate(lines, first)]
        self._write(*writes)
        self._counts[match] = first + len(writes)

    def keep_steps(self, match: int, lines: Sequence[str]) -> None:
        """Replace all steps of a match: after a sealed answer was taken back, or a torn line was dropped."""
        steps = [(_ADD, (match, n, line)) for n, line in enumerate(lines)]
        self._write(("DELETE FROM steps WHERE match = ?", (match,)), *steps)
        self._counts[match] = len(lines)

    def seals(self, match: int) -> dict[int, Seal]:
        """The seals of what chance has done in a match, by the places of its steps; one that makes no sense is left
        out."""
        rows = self._rows("SELECT n, nonce, digest FROM seals WHERE match = ?", match)
        return {n: Seal(str(nonce), str(digest)) for n, nonce, digest in rows if isinstance(n, int)}

    def keep_seal(self, match: int, n: int, seal: Seal) -> None:
        """Keep the seal of the step at the place `n`, which is kept after it."""
        self._write(("INSERT OR REPLACE INTO seals VALUES (?, ?, ?, ?)", (match, n, *seal)))

    def keep_seats(self, match: int, seats: Sequence[Mapping[str, object]]) -> None:
        """Who sits where from now on."""
        self._write(("UPDATE matches SET seats = ? WHERE id = ?", (_json(list(map(dict, seats))), match)))

    def notes(self, match: int, seat: int) -> dict[str, Any]:
        """What a seat of a match has written down for itself; empty where there is nothing that can be read."""
        rows = self._rows("SELECT written FROM notes WHERE match = ? AND seat = ?", match, seat)
        return read_object(str(rows[0][0])) if rows else {}

    def keep_notes(self, match: int, seat: int, written: Mapping[str, object]) -> None:
        """Keep all that a seat has written down, silently: notices are for everybody, and that somebody writes is a
        secret. While the disk takes nothing it waits with everything else."""
        self._write(
            ("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (match, seat, _json(dict(written)))), silently=True
        )

    def open_match(self) -> SavedMatch | None:
        """The match to go on with: the one that was running, else the one laid aside last. Torn lines are left out."""
        rows = self._rows(
            "SELECT id, header, seats, created, updated, aids FROM matches WHERE state IN (?, ?)"
            " ORDER BY state = ? DESC, updated DESC, id DESC LIMIT 1", OPEN, LEFT, OPEN,
        )  # fmt: skip
        for match, header, seats, created, updated, aids in rows:
            numbered = self._rows("SELECT n, line FROM steps WHERE match = ? ORDER BY n", match)
            lines, torn = whole_lines([(n, str(line)) for n, line in numbered])
            return SavedMatch(
                match,
                str(header),
                read_seats(str(seats)),
                lines,
                str(created),
                str(updated),
                torn,
                read_words(str(aids)),
            )
        return None

    def reopen_match(self, saved: SavedMatch) -> None:
        """Go on with a saved match: it is the open one again, and lines that were torn are gone for good."""
        self._write(_LAY_ASIDE, _state(saved.id, OPEN))
        if saved.torn:
            self.keep_steps(saved.id, saved.lines)

    def leave_match(self, match: int) -> None:
        """Lay a match aside; `open_match` offers it again."""
        self._write(_state(match, LEFT))

    def shelve_match(self, match: int) -> None:
        """Keep a match that cannot be played on, and offer it no more."""
        self._write(_state(match, UNREADABLE))

    def finish_match(self, match: int, end: Mapping[str, object], counts: bool = True) -> None:
        """The match is over; `end` is what its end line says, and is among the results where it `counts`. Private notes
        go with it."""
        writes = [_state(match, FINISHED), ("DELETE FROM notes WHERE match = ?", (match,))]
        if counts:
            writes.append(("INSERT OR REPLACE INTO results VALUES (?, ?, ?)", (match, _json(dict(end)), _now())))
        self._write(*writes)

    def results(self, most: int = 50) -> tuple[Result, ...]:
        """Finished matches, newest first; what cannot be read is left out."""
        rows = self._rows(
            "SELECT m.id, m.header, m.seats, r.ending, r.finished FROM results r JOIN matches m ON m.id = r.match"
            " ORDER BY r.finished DESC, r.match DESC LIMIT ?", most,
        )  # fmt: skip
        found = (
            Result(match, read_object(str(header)), read_seats(str(seats)), read_object(str(end)), str(finished))
            for match, header, seats, end, finished in rows
        )
        return tuple(result for result in found if result.header and result.end)

    def earlier_matches(self, game: str, match: int, most: int) -> tuple[tuple[str, ...], ...]:
        """The lines of the latest `most` matches of a game that began before `match`, the oldest first: header and
        steps as they were kept, torn or not."""
        rows = self._rows(
            "SELECT id, header FROM matches WHERE id < ? AND instr(header, ?) > 0 ORDER BY id DESC LIMIT ?",
            match, f'"game": {_json(game)}', most,
        )  # fmt: skip
        steps = "SELECT line FROM steps WHERE match = ? ORDER BY n"
        return tuple((str(header), *(str(line) for (line,) in self._rows(steps, id))) for id, header in reversed(rows))

    # Bookkeeping

    def add_to_books(self, day: str, game: str, **amounts: int) -> None:
        """Add to what is counted for `day` (ISO) and `game`, all of it at once."""
        self._write(*((_COUNT, (day, game, what, amount)) for what, amount in amounts.items()))

    def books(self) -> tuple[tuple[str, str, str, int], ...]:
        """Day, game, what and how much, in the order of days and games; what cannot be read is left out."""
        rows = self._rows("SELECT day, game, what, amount FROM books ORDER BY day, game, what")
        return tuple((str(day), str(game), str(what), n) for day, game, what, n in rows if isinstance(n, int))

    def clear_books(self) -> None:
        """Begin to count anew."""
        self._write(("DELETE FROM books", ()))

    # The file

    def _count(self, match: int) -> int:
        if match not in self._counts:
            rows = self._rows("SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = ?", match)
            self._counts[match] = int(rows[0][0]) if rows else 0
        return self._counts[match]

    def _rows(self, sql: str, *values: object) -> list[tuple]:
        connection = self._memory or self._disk
        try:
            return connection.execute(sql, values).fetchall() if connection else []
        except sqlite3.Error as error:
            self._say(sentence(error))
            return []

    def _write(self, *writes: Write, silently: bool = False) -> None:
        """Do all of `writes` or none, on the disk and what waits for it first; in memory while that does not work.
        What is written `silently` says neither that it failed nor, by trying, that saving works again."""
        if self._disk is not None:
            error = None
            if not (silently and self._backlog):
                error = transaction(self._disk, (*self._backlog, *writes))
                if error is None:
                    self._caught_up()
                    return
            if error is not None and not silently:
                self._say(sentence(error))
            self._backlog += writes
        if self._memory is None:
            disk = self._disk
            self._memory = in_memory((lambda: disk) if disk is not None else None)
        transaction(self._memory, writes)

    def _caught_up(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None
            self._backlog.clear()
            self._say(AGAIN)

    def _say(self, notice: str) -> None:
        if self.notice != notice:
            self.notices.append(notice)
            self.told(notice)


UNSAVED_AT_CLOSE = "The saved games could not be closed properly; what was played is kept all the same."
_ADD = "INSERT OR REPLACE INTO steps VALUES (?, ?, ?)"
_COUNT = (
    "INSERT INTO books VALUES (?, ?, ?, ?)"
    " ON CONFLICT (day, game, what) DO UPDATE SET amount = amount + excluded.amount"
)


def _json(value: object) -> str:
    return json.dumps(value, default=str)  # what is no JSON is a mistake of ours, and no reason to stop the evening


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _state(match: int, state: str) -> Write:
    return ("UPDATE matches SET state = ?, updated = ? WHERE id = ?", (state, _now(), match))


_LAY_ASIDE: Write = (f"UPDATE matches SET state = '{LEFT}' WHERE state = '{OPEN}'", ())
