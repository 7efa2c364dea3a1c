"""Matches: the matches of a store, with their steps, seals and notes."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from engine.core.game import Setup
from engine.core.records import header_line
from engine.core.seals import Seal
from game.store.database import Write, kept_row
from game.store.disk.store_file import StoreFile
from game.store.saved import (
    ENDED,
    FINISHED,
    LEFT,
    OPEN,
    UNREADABLE,
    SavedMatch,
    json_of,
    kept_seats,
    read_object,
    read_seats,
    read_words,
    whole_lines,
)


class Matches:
    """Writes matches step by step. `history` has what can be asked about them later."""

    def __init__(self, games: StoreFile) -> None:
        self._games = games
        self._counts: dict[int, int] = {}  # number of steps by match

    def forget(self) -> None:
        """Forget what is known of the file, because its rows were deleted."""
        self._counts.clear()

    def begin(self, setup: Setup, seats: Sequence[Mapping[str, object]], aids: Mapping[str, str] | None = None) -> int:
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
        writes = [kept_row("steps", match, n, line) for n, line in enumerate(lines, first)]
        self._games.write(*writes)
        self._counts[match] = first + len(writes)

    def keep_steps(self, match: int, lines: Sequence[str]) -> None:
        """Replace all steps of a match: after a sealed answer was taken back, or a torn line was dropped."""
        steps = [kept_row("steps", match, n, line) for n, line in enumerate(lines)]
        self._games.write(("DELETE FROM steps WHERE match = ?", (match,)), *steps)
        self._counts[match] = len(lines)

    def seals(self, match: int) -> dict[int, Seal]:
        """Return the seals of chance's steps in a match, by the places of the steps; invalid ones are left out."""
        rows = self._games.rows("SELECT n, nonce, digest FROM seals WHERE match = ?", match)
        return {n: Seal(str(nonce), str(digest)) for n, nonce, digest in rows if isinstance(n, int)}

    def keep_seal(self, match: int, n: int, seal: Seal) -> None:
        """Keep the seal of the step at the place `n`. The step is kept after it."""
        self._games.write(kept_row("seals", match, n, *seal))

    def keep_seats(self, match: int, seats: Sequence[Mapping[str, object]]) -> None:
        """Keep the seats from now on."""
        self._games.write(kept_seats(match, tuple(map(dict, seats))))

    def notes(self, match: int, seat: int) -> dict[str, Any]:
        """Return the private notes of a seat in a match, or an empty object."""
        rows = self._games.rows("SELECT written FROM notes WHERE match = ? AND seat = ?", match, seat)
        return read_object(str(rows[0][0])) if rows else {}

    def keep_notes(self, match: int, seat: int, written: Mapping[str, object]) -> None:
        """Keep a seat's notes silently: all players see notices, but writing a note is secret. While the disk refuses
        writes, notes wait with the others."""
        self._games.write(kept_row("notes", match, seat, json_of(dict(written))), silently=True)

    def to_continue(self) -> SavedMatch | None:
        """Return the match to continue: the running one, else the one laid aside last. Torn lines are left out."""
        return self._saved("state IN (?, ?) ORDER BY state = ? DESC, turn DESC, id DESC", OPEN, LEFT, OPEN)

    def finished(self, match: int | None = None) -> SavedMatch | None:
        """Return a finished match: that one, or the one that ended last."""
        return self._saved("state = ? AND id = coalesce(?, id) ORDER BY turn DESC, id DESC", FINISHED, match)

    def _saved(self, which: str, *values: object) -> SavedMatch | None:
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

    def reopen(self, saved: SavedMatch) -> None:
        """Continue a saved match: it is the open one again, and torn lines are deleted."""
        self._games.write(_LAY_ASIDE, _state(saved.id, OPEN))
        if saved.torn:
            self.keep_steps(saved.id, saved.lines)

    def leave(self, match: int) -> None:
        """Lay a match aside; `to_continue` offers it again."""
        self._games.write(_state(match, LEFT))
        self._games.checkpoint()
        self._games.copy()

    def end(self, match: int) -> None:
        """Keep a match that its table has ended early: it is not offered again and is no result. Its notes are
        deleted."""
        self._wipe_notes(match, _state(match, ENDED))

    def shelve(self, match: int) -> None:
        """Keep a match that cannot be continued, and offer it no more."""
        self._games.write(_state(match, UNREADABLE))

    def finish(self, match: int, end: Mapping[str, object], counts: bool = True) -> None:
        """End a match. `end` is the data of its end line; it is among the results if it `counts`. Private notes are
        deleted."""
        writes = [_state(match, FINISHED)]
        if counts:
            writes.append(kept_row("results", match, json_of(dict(end)), _now()))
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


_NEXT = "(SELECT coalesce(max(turn), 0) + 1 FROM matches)"
"""The next number in the order of touched matches. Clocks go back; this does not."""
_LENGTH = "(SELECT coalesce(max(n), -1) + 1 FROM steps WHERE match = matches.id)"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _state(match: int, state: str) -> Write:
    changes = f"state = ?, updated = ?, turn = {_NEXT}, length = {_LENGTH}"
    return (f"UPDATE matches SET {changes} WHERE id = ?", (state, _now(), match))


_LAY_ASIDE: Write = (
    f"UPDATE matches SET state = '{LEFT}', turn = {_NEXT}, length = {_LENGTH} WHERE state = '{OPEN}'",
    (),
)
