"""Licences of what lies in `assets/`: the table of `assets/LICENSES.md`, which is written there alone."""

from dataclasses import dataclass
from functools import cache

from engine import damage
from engine.program import HOUSE

FILE = HOUSE / "assets" / "LICENSES.md"
_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Licence:
    """A row of the table, in English: the files, what they are, who made them, and on which terms they may be used."""

    files: str
    what: str
    made_by: str
    terms: str


@cache
def licences() -> tuple[Licence, ...]:
    """All rows, in order; none where the file is missing or damaged."""
    try:
        lines = FILE.read_text(encoding="utf-8").splitlines()
        rows = [[cell.strip().replace("`", "") for cell in line.split("|")[1:-1]] for line in lines if line[:1] == "|"]
        if len(rows) < 3 or any(len(row) != _COLUMNS or not all(row) for row in rows):
            raise ValueError("not the table that it was")
    except (OSError, ValueError) as error:
        damage.note(FILE, error)
        return ()
    return tuple(Licence(*row) for row in rows[2:])
