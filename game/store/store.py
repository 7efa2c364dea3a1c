"""Store: settings and matches in two SQLite files, with people, history and usage counts beside
them, or all of it in memory.

No method ever raises. Writes that fail are kept in memory and written as soon as the disk takes them again. Each of
`notices` says in one sentence what the game does without. game/store/disk/ opens, mends and copies the files.
"""

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.core.game import Setup
from engine.core.messages import Message
from engine.core.records import header_line
from engine.core.seals import Seal
from game.store.database import GAMES, LOCKED, SETTINGS, CannotSaveError, Schema, Write, errors_as_cannot_save
from game.store.disk.private import check_writable, make_folder
from game.store.disk.salvage import Progress
from game.store.disk.store_file import AGAIN, FolderLock, StoreFile
from game.store.history import History
from game.store.people import People
from game.store.saved import (
    ENDED,
    FINISHED,
    LEFT,
    OPEN,
    UNREADABLE,
    SavedMatch,
    json_of,
    read_object,
    read_seats,
    read_words,
    whole_lines,
)
from game.store.usage_counts import UsageCounts

OF_VISITORS = ("people", "learned", "memories", "matches", "steps", "notes", "results", "seals")
"""The tables whose rows are deleted after a visitor of a kiosk has gone."""


class Store:
    """All data from one evening to the next. Matches that can be continued and settings are here, the rest in `people`,
    `history` and `usage_counts`. Use it from one thread at a time."""

    def __init__(self, folder: Path | None = None) -> None:
        """Start in memory, or in `folder`; use `Store.open` and `Store.without`."""
        self.notices: list[Message] = []
        self.told: Callable[[Message], None] = lambda notice: None
        """Called with every notice after the opening."""
        self._said: set[Message] = set()
        """Notices that are true now and were shown: two files may have the same trouble."""
        self.folder = folder
        """The folder of its files; None for a store in memory only."""
        self._lock = FolderLock(folder) if folder is not None else None

        def kept(schema: Schema) -> StoreFile:
            return StoreFile(schema, self._say, folder / schema.file if folder is not None else None, self._lock)

        self._games, self._settings = kept(GAMES), kept(SETTINGS)
        self.people, self.history, self.usage_counts = (
            People(self._games),
            History(self._games),
            UsageCounts(self._settings),
        )
        self._counts: dict[int, int] = {}

    @classmethod
    def open(cls, folder: str | os.PathLike[str], progress: Progress | None = None) -> "Store":
        """Open the store in `folder`, which is made if needed. A folder that cannot be used gives a store for this run.

        While a damaged file is mended, `progress` gets the number of finished matches, and their total. To draw
        meanwhile, call this in a thread, and use the store from the main thread once it is returned.
        """
        store = cls(Path(folder))
        store._open(Path(folder), progress or (lambda done, total: None))
        store._move_settings()
        return store

    @classmethod
    def without(cls) -> "Store":
        """Return a store in memory only, for tests and for demos that leave no trace."""
        return cls()

    @classmethod
    def reading(cls, folder: str | os.PathLike[str]) -> "Store":
        """Return a store in memory with the readable settings in `folder`. Nothing there is changed."""
        store = cls(Path(folder))
        store._settings.borrow()
        return store

    def _open(self, folder: Path, progress: Progress) -> None:
        assert self._lock is not None
        try:
            with errors_as_cannot_save():
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
        """Move settings and usage counts of an older version from the games' file into their own."""
        if self._games.saving != self._settings.saving:
            return  # later: what cannot be deleted there would come back
        writes: list[Write] = []
        for table, marks in (("settings", "?, ?, NULL"), ("books", "?, ?, ?, ?, NULL")):
            rows = self._games.rows(f"SELECT * FROM {table}")
            writes += [(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row) for row in rows]
        if writes and (self._settings.write(*writes) or not self._settings.saving):
            self._games.wipe(*_all_rows("settings", "books"))

    @property
    def notice(self) -> Message | None:
        """The newest notice, or None if all is well."""
        return self.notices[-1] if self.notices else None

    @property
    def saving(self) -> bool:
        """Whether new writes are on the disk."""
        return self._games.saving and self._settings.saving

    def close(self) -> None:
        """Write what can be written and close the files. The store must not be used afterwards."""
        for file in (self._games, self._settings):
            file.retry()
        for file in (self._games, self._settings):
            file.close()
        if self._lock is not None:
            self._lock.release()

    def forget_visitors(self) -> None:
        """Delete all people and matches from every file and copy. Settings and usage counts stay."""
        self._games.clear(OF_VISITORS)
        self._counts.clear()

    # Settings

    def setting(self, name: str) -> object:
        """Return the kept value of JSON's types, or None if it is missing or unreadable. The caller checks it."""
        for (text,) in self._settings.rows("SELECT value FROM settings WHERE name = ?", name):
            try:
                return json.loads(text)
            except (ValueError, TypeError, RecursionError):
                return None
        return None

    def keep_setting(self, name: str, value: object) -> None:
        """Keep `value`, which is made of JSON's types (tuples become lists)."""
        self._settings.write(("INSERT OR REPLACE INTO settings VALUES (?, ?, NULL)", (name, json_of(value))))

    # Matches

    def begin_match(
        self, setup: Setup, seats: Sequence[Mapping[str, object]], aids: Mapping[str, str] | None = None
    ) -> int:
        """Keep a new match, with a plain object for each seat and the agreed helps, and lay the open one aside. Returns
        its number."""
        highest = self._games.rows("SELECT max(id) FROM matches UNION ALL SELECT max(match) FROM steps")
        match = 1 + max((number for (number,) in highest if isinstance(number, int)), default=0)
        sat, agreed = json_of(list(map(dict, seats))), json_of(dict(aids or {}))
        row = (match, header_line(setup), sat, OPEN, _now(), _now(), agreed)
        insert = f"INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, {_NEXT}, 0, NULL)"
        self._games.write(_LAY_ASIDE, (insert, row))
        self._games.checkpoint()
        self._counts[match] = 0
        return match

    def add_steps(self, match: int, lines: Iterable[str]) -> None:
        """Keep the next steps of a match (a deal and what follows from it) in one write. When this returns they are on
        the disk, or a notice says that they are not."""
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
        """Return the seals of chance's steps in a match, by the places of the steps; invalid ones are left out."""
        rows = self._games.rows("SELECT n, nonce, digest FROM seals WHERE match = ?", match)
        return {n: Seal(str(nonce), str(digest)) for n, nonce, digest in rows if isinstance(n, int)}

    def keep_seal(self, match: int, n: int, seal: Seal) -> None:
        """Keep the seal of the step at the place `n`. The step is kept after it."""
        self._games.write(("INSERT OR REPLACE INTO seals VALUES (?, ?, ?, ?, NULL)", (match, n, *seal)))

    def keep_seats(self, match: int, seats: Sequence[Mapping[str, object]]) -> None:
        """Keep the seats from now on."""
        row = (json_of(list(map(dict, seats))), match)
        self._games.write(("UPDATE matches SET seats = ? WHERE id = ?", row))

    def notes(self, match: int, seat: int) -> dict[str, Any]:
        """Return the private notes of a seat in a match, or an empty object."""
        rows = self._games.rows("SELECT written FROM notes WHERE match = ? AND seat = ?", match, seat)
        return read_object(str(rows[0][0])) if rows else {}

    def keep_notes(self, match: int, seat: int, written: Mapping[str, object]) -> None:
        """Keep a seat's notes silently: all players see notices, but writing a note is secret. While the disk refuses
        writes, notes wait with the others."""
        row = (match, seat, json_of(dict(written)))
        self._games.write(("INSERT OR REPLACE INTO notes VALUES (?, ?, ?, NULL)", row), silently=True)

    def open_match(self) -> SavedMatch | None:
        """Return the match to continue: the running one, else the one laid aside last. Torn lines are left out."""
        return self._saved_match("state IN (?, ?) ORDER BY state = ? DESC, turn DESC, id DESC", OPEN, LEFT, OPEN)

    def finished_match(self, match: int | None = None) -> SavedMatch | None:
        """Return a finished match: that one, or the one that ended last."""
        return self._saved_match("state = ? AND id = coalesce(?, id) ORDER BY turn DESC, id DESC", FINISHED, match)

    def _saved_match(self, which: str, *values: object) -> SavedMatch | None:
        """Return the first match that an expression of SQL finds."""
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
        """Continue a saved match: it is the open one again, and torn lines are deleted."""
        self._games.write(_LAY_ASIDE, _state(saved.id, OPEN))
        if saved.torn:
            self.keep_steps(saved.id, saved.lines)

    def leave_match(self, match: int) -> None:
        """Lay a match aside; `open_match` offers it again."""
        self._games.write(_state(match, LEFT))
        self._games.checkpoint()
        self._games.copy()

    def end_match(self, match: int) -> None:
        """Keep a match that its table has ended early: it is not offered again and is no result. Its notes are
        deleted."""
        self._wipe_notes(match, _state(match, ENDED))

    def shelve_match(self, match: int) -> None:
        """Keep a match that cannot be continued, and offer it no more."""
        self._games.write(_state(match, UNREADABLE))

    def finish_match(self, match: int, end: Mapping[str, object], counts: bool = True) -> None:
        """End a match. `end` is the data of its end line; it is among the results if it `counts`. Private notes are
        deleted."""
        writes = [_state(match, FINISHED)]
        if counts:
            row = (match, json_of(dict(end)), _now())
            writes.append(("INSERT OR REPLACE INTO results VALUES (?, ?, ?, NULL)", row))
        self._wipe_notes(match, *writes)

    def _wipe_notes(self, match: int, *writes: Write) -> None:
        """Write, and delete the private notes of a match."""
        writes = (*writes, ("DELETE FROM notes WHERE match = ?", (match,)))
        if notes := self._games.rows("SELECT written FROM notes WHERE match = ?", match):
            self._games.wipe(*writes, texts=[str(text) for (text,) in notes])
        else:
            self._games.write(*writes)
            self._games.checkpoint()
        self._games.copy()

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


_NEXT = "(SELECT coalesce(max(turn), 0) + 1 FROM matches)"
"""The next number in the order of touched matches. Clocks go back; this does not."""
_LENGTH = "(SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = matches.id)"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


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
