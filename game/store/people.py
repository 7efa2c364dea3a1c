"""People: kept names, their progress, and the memories of their matches."""

import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from game.store.database import Write, kept_row
from game.store.disk.store_file import StoreFile
from game.store.saved import json_of, kept_seats, read_object, read_seats, renamed

LONGEST_NAME = 12
"""Most characters of a name, which fit on a plate at the largest text."""
LOOKS = 12
"""Number of seat looks."""


@dataclass(frozen=True, slots=True)
class Person:
    """A kept name and the person's last seat look (0 to 11: colour, animal, pattern)."""

    name: str
    look: int = 0


def clean_name(text: str) -> str:
    """Return `text` as a name for a plate: composed letters, printable, single spaces, at most LONGEST_NAME characters.

    The result may be empty. Signs that reverse the line or are invisible are dropped.
    """
    composed = unicodedata.normalize("NFC", text)
    letters = "".join(c if c.isprintable() else " " for c in composed if unicodedata.category(c) != "Cf")
    return " ".join(letters.split())[:LONGEST_NAME].strip()


OF_PEOPLE = ("people", "learned", "memories")
"""The tables with a row for a person's name."""


class People:
    """The rows of a store that have a person's name."""

    def __init__(self, games: StoreFile) -> None:
        self._games = games

    def all(self) -> tuple[Person, ...]:
        """Return all kept people, the last players first."""
        rows = self._games.rows("SELECT name, look FROM people ORDER BY used DESC, name")
        return tuple(Person(str(name), look % LOOKS if isinstance(look, int) else 0) for name, look in rows)

    def keep(self, person: Person) -> None:
        """Keep the name (cleaned; an empty one is not kept) and its look, in front of all others."""
        if name := clean_name(person.name):
            newest = "(SELECT coalesce(max(used), 0) + 1 FROM people)"
            insert = f"INSERT OR REPLACE INTO people VALUES (?, ?, {newest}, NULL)"
            self._games.write((insert, (name, person.look % LOOKS)))

    def knows(self, name: str) -> bool:
        """Whether a person of that name is kept."""
        return bool(self._games.rows("SELECT 1 FROM people WHERE name = ?", name))

    def learned(self, name: str, kind: str, what: str) -> int | None:
        """Return the number of a thing that a person has learned, or None without a valid one."""
        rows = self._games.rows("SELECT amount FROM learned WHERE name = ? AND kind = ? AND what = ?", name, kind, what)
        return next((amount for (amount,) in rows if isinstance(amount, int)), None)

    def all_learned(self, name: str) -> tuple[tuple[str, str, int], ...]:
        """Return all that a person has learned: kind, thing and number; rows without a number are left out."""
        rows = self._games.rows("SELECT kind, what, amount FROM learned WHERE name = ? ORDER BY kind, what", name)
        return tuple((str(kind), str(what), amount) for kind, what, amount in rows if isinstance(amount, int))

    def keep_learned(self, name: str, kind: str, what: str, amount: int, silently: bool = False) -> None:
        """Keep a thing that a person has learned, with its number. Pass `silently` for secrets such as notes."""
        self._games.write(kept_row("learned", name, kind, what, amount), silently=silently)

    def forget_learned(self, kind: str, name: str | None = None, what: str | None = None) -> None:
        """Delete one kind of learned things: of all people or of one person, all things or a single one."""
        where = "kind = ?1 AND name = coalesce(?2, name) AND what = coalesce(?3, what)"
        self._games.write((f"DELETE FROM learned WHERE {where}", (kind, name, what)))

    def keep_memory(self, name: str, match: int, told: Mapping[str, object]) -> None:
        """Keep the memory of a match for a person who played it."""
        self._games.write(kept_row("memories", name, match, json_of(dict(told))))

    def memories(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        """Return name, match and memory, of all people; the caller checks the memory."""
        rows = self._games.rows("SELECT name, match, told FROM memories ORDER BY match, name")
        return tuple((str(name), match, read_object(str(told))) for name, match, told in rows if isinstance(match, int))

    def hand_over(self, name: str, to: str, matches: Collection[int]) -> None:
        """Give the memories of these matches to the person `to`, who takes the seats of that name there."""
        writes: list[Write] = []
        for match in matches:
            writes.append(("UPDATE memories SET name = ? WHERE name = ? AND match = ?", (to, name, match)))
            for (seats,) in self._games.rows("SELECT seats FROM matches WHERE id = ?", match):
                writes.append(kept_seats(match, renamed(read_seats(str(seats)), name, to)))
        self._games.write(*writes)

    def forget(self, name: str, instead: str) -> None:
        """Delete a person from every file and copy: look, progress, memories. At all tables the name becomes
        `instead`."""
        writes: list[Write] = [(f"DELETE FROM {table} WHERE name = ?", (name,)) for table in OF_PEOPLE]
        rows = self._games.rows("SELECT id, seats FROM matches WHERE instr(seats, ?) > 0", json_of(name))
        writes += [kept_seats(match, renamed(read_seats(str(seats)), name, instead)) for match, seats in rows]
        self._games.wipe(*writes, tables=(*OF_PEOPLE, "matches"))
