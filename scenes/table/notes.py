"""Notes: what a seat writes down for itself while a match lasts. Private to that seat, kept with the match, and silent:
nothing that anybody else sees or hears depends on whether something was written, or on whether it could be saved. What
is kept for everybody is written down in the same way, by the table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.core.seats import Seat

if TYPE_CHECKING:
    from game.store.store import Store

TABLE = -1
"""Stands in the place of a seat for what the table writes down, and everybody may read."""


class Notes:
    """The notes of one seat: values of JSON's types by name. `kept` is the match's number in the store, None where
    there is none: they live in memory then. Whoever reads a value checks it: a store may be bent."""

    def __init__(self, store: "Store", kept: int | None, seat: Seat, written: Mapping[str, Any]) -> None:
        self._store, self._kept, self._seat = store, kept, seat
        self._written = dict(written)

    def read(self, name: str) -> Any:
        """What is written under a name, None where nothing is."""
        return self._written.get(name)

    def write(self, name: str, value: Any) -> None:
        """Keep a value instead of what stood there; None wipes it off."""
        if self._written.get(name) == value:
            return
        if value is None:
            self._written.pop(name, None)
        else:
            self._written[name] = value
        if self._kept is not None:
            self._store.keep_notes(self._kept, self._seat, self._written)


class Drawer:
    """The notes of all seats of a sitting, and the TABLE's; each is read when its seat looks for the first time."""

    def __init__(self, store: "Store", kept: int | None) -> None:
        self._store, self._kept = store, kept
        self._notes: dict[Seat, Notes] = {}

    def of(self, seat: Seat) -> Notes:
        """The notes of one seat."""
        if seat not in self._notes:
            written = {} if self._kept is None else self._store.notes(self._kept, seat)
            self._notes[seat] = Notes(self._store, self._kept, seat, written)
        return self._notes[seat]
