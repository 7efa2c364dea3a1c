"""Notes: private notes of a seat during a match, saved with it.

They are silent: other players see and hear nothing of a note, or of an error in saving it. The table keeps public notes
in the same way.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.seats import Seat
from game.store.store import Store

TABLE = -1
"""Replaces the seat for the table's own notes, which are public."""


class Notes:
    """The notes of one seat: values of JSON's types by name.

    `kept` is the match's number in the store, None for notes in memory only. Callers check the values that they read,
    because a store can be damaged.
    """

    def __init__(self, store: Store, kept: int | None, seat: Seat, written: Mapping[str, Any]) -> None:
        self._store, self._kept, self._seat = store, kept, seat
        self._written = dict(written)

    def read(self, name: str) -> Any:
        """The value under a name, or None."""
        return self._written.get(name)

    def write(self, name: str, value: Any) -> None:
        """Replace the value under a name; None removes it."""
        if self._written.get(name) == value:
            return
        if value is None:
            self._written.pop(name, None)
        else:
            self._written[name] = value
        if self._kept is not None:
            self._store.matches.keep_notes(self._kept, self._seat, self._written)


class Drawer:
    """The notes of all seats of a match, and those of TABLE; each is loaded at its first use."""

    def __init__(self, store: Store, kept: int | None) -> None:
        self._store, self._kept = store, kept
        self._notes: dict[Seat, Notes] = {}

    def of(self, seat: Seat) -> Notes:
        """The notes of one seat."""
        if seat not in self._notes:
            written = {} if self._kept is None else self._store.matches.notes(self._kept, seat)
            self._notes[seat] = Notes(self._store, self._kept, seat, written)
        return self._notes[seat]
