"""Store: people, settings, matches, steps and results in two SQLite files, or an evening without them.

No method ever raises. What cannot be saved is kept in memory and written as soon as the disk takes it again;
`notices` say in one sentence each what the game does without. How files are opened, mended and copied:
game/store/disk/.
"""

import json
import os
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.core.game import Setup
from engine.core.messages import Message
from engine.core.records import header_line
from engine.core.seals import Seal
from game.store.database import GAMES, LOCKED, SETTINGS, CannotSaveError, Schema, Write, telling
from game.store.disk.kept import AGAIN, FolderLock, KeptFile
from game.store.disk.private import check_writable, make_folder
from game.store.disk.salvage import Progress
from game.store.saved import Result, SavedMatch, Seats, read_object, read_seats, read_words, renamed, whole_lines

LONGEST_NAME = 12
"""Characters; what fits on a plate at the largest text."""
LOOKS = 12
"""How many seat looks there are."""


@dataclass(frozen=True, slots=True)
class Person:
    """A kept name and the seat look (0 to 11: colour, animal, pattern) that the person had last."""

    name: str
    look: int = 0


def clean_name(text: str) -> str:
    """`text` as a name for a plate: composed letters, printable, single spaces, at most LONGEST_NAME characters.

    Empty where nothing is left; signs that would turn the line round or show as nothing are dropped.
    """
    composed = unicodedata.normalize("NFC", text)
    letters = "".join(c if c.isprintable() else " " for c in composed if unicodedata.category(c) != "Cf")
    return " ".join(letters.split())[:LONGEST_NAME].strip()


OPEN, LEFT, FINISHED, ENDED, UNREADABLE = "open", "left", "finished", "ended", "unreadable"
"""States of a match: running (or cut off), laid aside, over, ended by its table before that, and kept though nobody can
play it on."""

AT_ONCE = (60, 3 * 3600)
"""Seconds of a match that people sat at from its start to its end: what is quicker nobody has watched, and what is
longer was left meanwhile."""

OF_VISITORS = ("people", "learned", "memories", "matches", "steps", "notes", "results", "seals")
"""The tables whose rows go when a visitor of a kiosk has gone."""
OF_PEOPLE = ("people", "learned", "memories")
"""The tables with a row for a person's name."""


class Store:
    """What is kept from one evening to the next. Use it from one thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        """In memory, or in `folder`; use `Store.open` and `Store.without`."""
        self.notices: list[Message] = []
        self.told: Callable[[Message], None] = lambda notice: None
        """Is called with every notice that comes after the opening."""
        self._said: set[Message] = set()
        """What holds now, and need not be said again: two files may have the same trouble."""
        self.folder = folder
        """Where its files lie; None for a store in memory only."""
        self._lock = FolderLock(folder) if folder is not None else None

        def kept(schema: Schema) -> KeptFile:
            return KeptFile(schema, self._say, folder / schema.file if folder is not None else None, self._lock)

        self._games, self._settings = kept(GAMES), kept(SETTINGS)
        self._counts: dict[int, int] = {}

    @classmethod
    def open(cls, folder: str | os.PathLike[str], progress: Progress | None = None) -> "Store":
        """Open the store in `folder`, which is made if needed. A folder that cannot be used gives a store for this run.

        `progress` hears how many matches are done, and of how many, while a damaged file is mended: call this in a
        thread to draw meanwhile, and use the store from the main thread once it is returned.
        """
        store = cls(Path(folder))
        store._open(Path(folder), progress or (lambda done, total: None))
        store._move_settings()
        return store

    @classmethod
    def without(cls) -> "Store":
        """A store in memory only, for tests and for shows that leave no trace."""
        return cls()

    @classmethod
    def reading(cls, folder: str | os.PathLike[str]) -> "Store":
        """A store in memory that begins with what can be read of the settings in `folder`. Nothing there is touched."""
        store = cls(Path(folder))
        store._settings.borrow()
        return store

    def _open(self, folder: Path, progress: Progress) -> None:
        assert self._lock is not None
        try:
            with telling():
                make_folder(folder)
                check_writable(folder, (GAMES.file, SETTINGS.file))
                self._lock.take()
        except CannotSaveError as error:
            self._say(error.message)
            self._games.borrow()
            self._settings.borrow()
            if error.message == LOCKED:  # the other game is playing them
                self._games.write(*_all_rows("matches", "steps", "notes", "seals"))
            return
        self._games.open(progress)
        self._settings.open(lambda done, total: None)

    def _move_settings(self) -> None:
        """Settings and books of an older version lie with the games: they get a file of their own."""
        if self._games.saving != self._settings.saving:
            return  # another time: what cannot be deleted there would come back
        writes: list[Write] = []
        for table, marks in (("settings", "?, ?, NULL"), ("books", "?, ?, ?, ?, NULL")):
            rows = self._games.rows(f"SELECT * FROM {table}")
            writes += [(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row) for row in rows]
        if writes and (self._settings.write(*writes) or not self._settings.saving):
            self._games.wipe(*_all_rows("settings", "books"))

    @property
    def notice(self) -> Message | None:
        """The newest notice, None where all is well."""
        return self.notices[-1] if self.notices else None

    @property
    def saving(self) -> bool:
        """Whether what happens now is on the disk."""
        return self._games.saving and self._settings.saving

    def close(self) -> None:
        """Write what can be written and let go of the files. The store must not be used afterwards."""
        for file in (self._games, self._settings):
            file.retry()
        for file in (self._games, self._settings):
            file.close()
        if self._lock is not None:
            self._lock.release()

    # People

    def people(self) -> tuple[Person, ...]:
        """All kept people, who played last first."""
        rows = self._games.rows("SELECT name, look FROM people ORDER BY used DESC, name")
        return tuple(Person(str(name), look % LOOKS if isinstance(look, int) else 0) for name, look in rows)

    def keep_person(self, person: Person) -> None:
        """Keep the name (cleaned; an empty one is not kept) and its look, in front of all others."""
        if name := clean_name(person.name):
            newest = "(SELECT coalesce(max(used), 0) + 1 FROM people)"
            insert = f"INSERT OR REPLACE INTO people VALUES (?, ?, {newest}, NULL)"
            self._games.write((insert, (name, person.look % LOOKS)))

    def knows(self, name: str) -> bool:
        """Whether somebody of that name is kept."""
        return bool(self._games.rows("SELECT 1 FROM people WHERE name = ?", name))

    def learned(self, name: str, kind: str, what: str) -> int | None:
        """The number that is kept with a thing that somebody has learned; None where there is none, or no number."""
        rows = self._games.rows("SELECT amount FROM learned WHERE name = ? AND kind = ? AND what = ?", name, kind, what)
        return next((amount for (amount,) in rows if isinstance(amount, int)), None)

    def all_learned(self, name: str) -> tuple[tuple[str, str, int], ...]:
        """All that somebody has learned: kind, of what, and the number; what is no number is left out."""
        rows = self._games.rows("SELECT kind, what, amount FROM learned WHERE name = ? ORDER BY kind, what", name)
        return tuple((str(kind), str(what), amount) for kind, what, amount in rows if isinstance(amount, int))

    def keep_learned(self, name: str, kind: str, what: str, amount: int, silently: bool = False) -> None:
        """Keep that somebody has learned a thing, with its number; `silently` where that is a secret, as notes are."""
        row = (name, kind, what, amount)
        self._games.write(("INSERT OR REPLACE INTO learned VALUES (?, ?, ?, ?, NULL)", row), silently=silently)

    def forget_learned(self, kind: str, name: str | None = None, what: str | None = None) -> None:
        """Things of one kind are learned by nobody: of all people or of one, all of them or a single one."""
        where = "kind = ?1 AND name = coalesce(?2, name) AND what = coalesce(?3, what)"
        self._games.write((f"DELETE FROM learned WHERE {where}", (kind, name, what)))

    def has_played(self, name: str, game: str) -> bool:
        """Whether somebody of that name has sat at a match of the game that is kept."""
        rows = self._games.rows(
            "SELECT seats FROM matches WHERE instr(header, ?) > 0 AND instr(seats, ?) > 0",
            f'"game": {_json(game)}',
            _json(name),
        )
        seats = (seat for (written,) in rows for seat in read_seats(str(written)))
        return any(seat.get("kind") == "person" and seat.get("name") == name for seat in seats)

    def keep_memory(self, name: str, match: int, told: Mapping[str, object]) -> None:
        """Keep what is remembered of a match for somebody who sat at it."""
        row = (name, match, _json(dict(told)))
        self._games.write(("INSERT OR REPLACE INTO memories VALUES (?, ?, ?, NULL)", row))

    def memories(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        """Name, match and what is remembered, of all people; the reader checks it."""
        rows = self._games.rows("SELECT name, match, told FROM memories ORDER BY match, name")
        return tuple((str(name), match, read_object(str(told))) for name, match, told in rows if isinstance(match, int))

    def forget_person(self, name: str, instead: str) -> None:
        """Delete a person from every file and copy: look, progress, memories. At all tables the name is `instead`."""
        writes: list[Write] = [(f"DELETE FROM {table} WHERE name = ?", (name,)) for table in OF_PEOPLE]
        rows = self._games.rows("SELECT id, seats FROM matches WHERE instr(seats, ?) > 0", _json(name))
        for match, seats in rows:
            row = _json(list(renamed(read_seats(str(seats)), name, instead)))
            writes.append(("UPDATE matches SET seats = ? WHERE id = ?", (row, match)))
        self._games.wipe(*writes, tables=(*OF_PEOPLE, "matches"))

    def forget_visitors(self) -> None:
        """Delete all people and matches from every file and copy. Settings and books stay."""
        self._games.clear(OF_VISITORS)
        self._counts.clear()

    # Settings

    def setting(self, name: str) -> object:
        """The kept value of JSON's types, None where there is none or it is unreadable. The reader checks it."""
        for (text,) in self._settings.rows("SELECT value FROM settings WHERE name = ?", name):
            try:
                return json.loads(text)
            except (ValueError, TypeError, RecursionError):
                return None
        return None

    def keep_setting(self, name: str, value: object) -> None:
        """Keep `value`, which is made of JSON's types (tuples become lists)."""
        self._settings.write(("INSERT OR REPLACE INTO settings VALUES (?, ?, NULL)", (name, _json(value))))

    # Matches

    def begin_match(
        self, setup: Setup, seats: Sequence[Mapping[str, object]], aids: Mapping[str, str] | None = None
    ) -> int:
        """Keep a new match, with a plain object for each seat and the helps that were agreed on, and lay the open one
        aside; returns its number."""
        highest = self._games.rows("SELECT max(id) FROM matches UNION ALL SELECT max(match) FROM steps")
        match = 1 + max((number for (number,) in highest if isinstance(number, int)), default=0)
        row = (match, header_line(setup), _json(list(map(dict, seats))), OPEN, _now(), _now(), _json(dict(aids or {})))
        insert = f"INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, {_NEXT}, 0, NULL)"
        self._games.write(_LAY_ASIDE, (insert, row))
        self._games.checkpoint()
        self._counts[match] = 0
        return match

    def add_steps(self, match: int, lines: Iterable[str]) -> None:
        """Keep the next steps of a match (a deal and what follows from it) for the price of one; when this returns they
        are on the disk, or a notice says that they are not."""
        first = self._count(match)
        writes = [_add(match, n, line) for n, line in enumerate(lines, first)]
        self._games.write(*writes)
        self._counts[match] = first + len(writes)

    def keep_steps(self, match: int, lines: Sequence[str]) -> None:
        """Replace all steps of a match: after a sealed answer was taken back, or a torn line was dropped."""
        steps = [_add(match, n, line) for n, line in enumerate(lines)]
        self._games.write(("DELETE FROM steps WHERE match = ?", (match,)), *steps)
        self._counts[match] = len(lines)

    def seals(self, match: int) -> dict[int, Seal]:
        """The seals of what chance has done in a match, by the places of its steps; one that makes no sense is left
        out."""
        rows = self._games.rows("SELECT n, nonce, digest FROM seals WHERE match = ?", match)
        return {n: Seal(str(nonce), str(digest)) for n, nonce, digest in rows if isinstance(n, int)}

    def keep_seal(self, match: int, n: int, seal: Seal) -> None:
        """Keep the seal of the step at the place `n`, which is kept after it."""
        self._games.write(("INSERT OR REPLACE INTO seals VALUES (?, ?, ?, ?, NULL)", (match, n, *seal)))

    def keep_seats(self, match: int, seats: Sequence[Mapping[str, object]]) -> None:
        """Who sits where from now on."""
        row = (_json(list(map(dict, seats))), match)
        self._games.write(("UPDATE matches SET seats = ? WHERE id = ?", row))

    def notes(self, match: int, seat: int) -> dict[str, Any]:
        """What a seat of a match has written down for itself; empty where there is nothing that can be read."""
        rows = self._games.rows("SELECT written FROM notes WHERE match = ? AND seat = ?", match, seat)
        return read_object(str(rows[0][0])) if rows else {}

    def keep_notes(self, match: int, seat: int, written: Mapping[str, object]) -> None:
        """Keep all that a seat has written down, silently: notices are for everybody, and that somebody writes is a
        secret. While the disk takes nothing it waits with everything else."""
        row = (match, seat, _json(dict(written)))
        self._games.write(("INSERT OR REPLACE INTO notes VALUES (?, ?, ?, NULL)", row), silently=True)

    def open_match(self) -> SavedMatch | None:
        """The match to go on with: the one that was running, else the one laid aside last. Torn lines are left out."""
        return self._saved_match("state IN (?, ?) ORDER BY state = ? DESC, turn DESC, id DESC", OPEN, LEFT, OPEN)

    def finished_match(self, match: int | None = None) -> SavedMatch | None:
        """A match that is over: that one, or the one that ended last."""
        return self._saved_match("state = ? AND id = coalesce(?, id) ORDER BY turn DESC, id DESC", FINISHED, match)

    def _saved_match(self, which: str, *values: object) -> SavedMatch | None:
        """The first that an expression of SQL finds."""
        columns = "id, header, seats, created, updated, aids"
        rows = self._games.rows(f"SELECT {columns} FROM matches WHERE {which} LIMIT 1", *values)
        for match, header, seats, created, updated, aids in rows:
            numbered = self._games.rows("SELECT n, line FROM steps WHERE match = ? ORDER BY n", match)
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
        self._games.write(_LAY_ASIDE, _state(saved.id, OPEN))
        if saved.torn:
            self.keep_steps(saved.id, saved.lines)

    def leave_match(self, match: int) -> None:
        """Lay a match aside; `open_match` offers it again."""
        self._games.write(_state(match, LEFT))
        self._games.checkpoint()
        self._games.copy()

    def end_match(self, match: int) -> None:
        """Keep a match that its table has ended before it was over: it is offered no more and is no result. Its notes
        go."""
        self._wipe_notes(match, _state(match, ENDED))

    def shelve_match(self, match: int) -> None:
        """Keep a match that cannot be played on, and offer it no more."""
        self._games.write(_state(match, UNREADABLE))

    def finish_match(self, match: int, end: Mapping[str, object], counts: bool = True) -> None:
        """The match is over; `end` is what its end line says, and is among the results where it `counts`. Private notes
        go with it."""
        writes = [_state(match, FINISHED)]
        if counts:
            row = (match, _json(dict(end)), _now())
            writes.append(("INSERT OR REPLACE INTO results VALUES (?, ?, ?, NULL)", row))
        self._wipe_notes(match, *writes)

    def _wipe_notes(self, match: int, *writes: Write) -> None:
        """Write, and let the private notes of a match go with it."""
        writes = (*writes, ("DELETE FROM notes WHERE match = ?", (match,)))
        if notes := self._games.rows("SELECT written FROM notes WHERE match = ?", match):
            self._games.wipe(*writes, texts=[str(text) for (text,) in notes])
        else:
            self._games.write(*writes)
            self._games.checkpoint()
        self._games.copy()

    def results(self, most: int = 50) -> tuple[Result, ...]:
        """Finished matches, newest first; what cannot be read is left out."""
        return self._results("TRUE ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def remembered(self, most: int) -> tuple[Result, ...]:
        """Those that somebody is remembered for, newest first."""
        some = "EXISTS (SELECT 1 FROM memories WHERE memories.match = m.id)"
        return self._results(f"{some} ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def results_of(self, match: int, aid: str) -> tuple[Result, ...]:
        """That match, and those that agreed on its number under the name `aid`, in the order in which they began."""
        return self._results("m.id = ? OR instr(m.aids, ?) > 0 ORDER BY m.id", match, _agreed(aid, match))

    def _results(self, which: str, *values: object) -> tuple[Result, ...]:
        """Those that an expression of SQL finds."""
        columns = "m.id, m.header, m.seats, r.ending, r.finished, m.aids"
        rows = self._games.rows(
            f"SELECT {columns} FROM results r JOIN matches m ON m.id = r.match WHERE {which}", *values
        )
        found = (
            Result(match, read_object(str(header)), read_seats(str(seats)), read_object(str(end)), str(finished),
                   read_words(str(aids))) for match, header, seats, end, finished, aids in rows
        )  # fmt: skip
        return tuple(result for result in found if result.header and result.end)

    def matches_of(self, match: int, aid: str) -> tuple[tuple[int, bool, Seats], ...]:
        """The same, whether they are over or not: number, whether it can be gone on with, and who sits where."""
        rows = self._games.rows(
            "SELECT id, state, seats FROM matches WHERE id = ? OR instr(aids, ?) > 0 ORDER BY id",
            match,
            _agreed(aid, match),
        )
        return tuple((number, state in (OPEN, LEFT), read_seats(str(seats))) for number, state, seats in rows)

    def seconds_of(self, game: str, most: int) -> tuple[int, ...]:
        """How long the latest matches of a game took, of those that were played in one go: seconds from the first step
        to the last."""
        rows = self._games.rows(
            "SELECT strftime('%s', r.finished) - strftime('%s', m.created) FROM results r JOIN matches m"
            " ON m.id = r.match WHERE instr(m.header, ?) > 0 ORDER BY m.turn DESC LIMIT ?",
            f'"game": {_json(game)}',
            most,
        )
        return tuple(seconds for (seconds,) in rows if isinstance(seconds, int) and AT_ONCE[0] <= seconds <= AT_ONCE[1])

    def earlier_matches(self, game: str, match: int, most: int) -> tuple[tuple[str, ...], ...]:
        """The lines of the latest `most` matches of a game that began before `match`, the oldest first: header and
        steps as they were kept, torn or not."""
        rows = self._games.rows(
            "SELECT id, header FROM matches WHERE id < ? AND instr(header, ?) > 0 ORDER BY id DESC LIMIT ?",
            match,
            f'"game": {_json(game)}',
            most,
        )
        steps = "SELECT line FROM steps WHERE match = ? ORDER BY n"
        lines = ((str(header), self._games.rows(steps, match)) for match, header in reversed(rows))
        return tuple((header, *(str(line) for (line,) in found)) for header, found in lines)

    # UsageStats

    def add_to_books(self, moment: str, game: str, **amounts: int) -> None:
        """Add to what is counted for `moment` (a day of ISO, with its hour) and `game`, all of it at once."""
        self._settings.write(*((_COUNT, (moment, game, what, amount)) for what, amount in amounts.items()))

    def books(self) -> tuple[tuple[str, str, str, int], ...]:
        """Moment, game, what and how much, in the order of moments and games; what cannot be read is left out."""
        rows = self._settings.rows("SELECT day, game, what, amount FROM books ORDER BY day, game, what")
        return tuple((str(day), str(game), str(what), n) for day, game, what, n in rows if isinstance(n, int))

    def fold_books(self, before: str) -> None:
        """Of all that was counted before the day `before` (ISO) keep days only, no hours."""
        self._settings.write((_FOLD, (before,)), ("DELETE FROM books WHERE length(day) > 10 AND day < ?", (before,)))

    def clear_books(self) -> None:
        """Begin to count anew."""
        self._settings.write(("DELETE FROM books", ()))

    def _count(self, match: int) -> int:
        if match not in self._counts:
            rows = self._games.rows("SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = ?", match)
            self._counts[match] = int(rows[0][0]) if rows else 0
        return self._counts[match]

    def _say(self, notice: Message) -> None:
        if notice == AGAIN:
            files = (self._games, self._settings)
            for file in files:
                file.retry()
            if any(file.waiting for file in files):
                return
        if notice in self._said:
            return
        self._said = {notice} if notice == AGAIN else {*self._said - {AGAIN}, notice}
        self.notices.append(notice)
        self.told(notice)


_COUNT = (
    "INSERT INTO books VALUES (?, ?, ?, ?, NULL)"
    " ON CONFLICT (day, game, what) DO UPDATE SET amount = amount + excluded.amount"
)
_FOLD = (
    "INSERT INTO books SELECT substr(day, 1, 10) AS whole, game, what, sum(amount) AS amount, NULL FROM books"
    " WHERE length(day) > 10 AND day < ? GROUP BY whole, game, what"
    " ON CONFLICT (day, game, what) DO UPDATE SET amount = amount + excluded.amount"
)
_NEXT = "(SELECT coalesce(max(turn), 0) + 1 FROM matches)"
"""The turn of what is touched now. Clocks go back; this does not."""
_LENGTH = "(SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = matches.id)"


def _json(value: object) -> str:
    return json.dumps(value, default=str)  # what is no JSON is a mistake of ours, and no reason to stop the evening


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _agreed(aid: str, number: int) -> str:
    """How it is written that a table agreed on a number."""
    return f"{_json(aid)}: {_json(str(number))}"


def _state(match: int, state: str) -> Write:
    changes = f"state = ?, updated = ?, turn = {_NEXT}, length = {_LENGTH}"
    return (f"UPDATE matches SET {changes} WHERE id = ?", (state, _now(), match))


def _add(match: int, n: int, line: str) -> Write:
    return ("INSERT OR REPLACE INTO steps VALUES (?, ?, ?, NULL)", (match, n, line))


def _all_rows(*tables: str) -> tuple[Write, ...]:
    return tuple((f"DELETE FROM {table}", ()) for table in tables)


_LAY_ASIDE: Write = (
    f"UPDATE matches SET state = '{LEFT}', turn = {_NEXT}, length = {_LENGTH} WHERE state = '{OPEN}'",
    (),
)
