"""Store: settings, matches and people in two SQLite files, or all of it in memory.

No method ever raises. Writes that fail are kept in memory and written as soon as the disk takes them again. Each of
`notices` says in one sentence what the game does without. game/store/disk/ opens, mends and copies the files.
"""

import os
from collections.abc import Callable
from pathlib import Path

from engine.core.messages import Message
from game.store.database import GAMES, LOCKED, SETTINGS, CannotSaveError, Schema, Write, errors_as_cannot_save, kept_row
from game.store.disk.private import check_writable, make_folder
from game.store.disk.salvage import Progress
from game.store.disk.store_file import AGAIN, FolderLock, StoreFile
from game.store.history import History
from game.store.matches import Matches
from game.store.people import People
from game.store.saved import json_of, read_json
from game.store.usage_counts import UsageCounts

OF_VISITORS = ("people", "learned", "memories", "matches", "steps", "notes", "results", "seals")
"""The tables whose rows are deleted after a visitor of a kiosk has gone."""


class Store:
    """All data from one evening to the next. Settings are here, the rest in `matches`, `history`, `people` and
    `usage_counts`. Use it from one thread at a time."""

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
        self.matches, self.history, self.people = Matches(self._games), History(self._games), People(self._games)
        self.usage_counts = UsageCounts(self._settings)

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
        self.matches.forget()

    # Settings

    def setting(self, name: str) -> object:
        """Return the kept value of JSON's types, or None if it is missing or unreadable. The caller checks it."""
        for (text,) in self._settings.rows("SELECT value FROM settings WHERE name = ?", name):
            return read_json(text)
        return None

    def keep_setting(self, name: str, value: object) -> None:
        """Keep `value`, which is made of JSON's types (tuples become lists)."""
        self._settings.write(kept_row("settings", name, json_of(value)))

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


def _all_rows(*tables: str) -> tuple[Write, ...]:
    return tuple((f"DELETE FROM {table}", ()) for table in tables)
