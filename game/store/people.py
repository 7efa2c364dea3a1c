"""Person: somebody whose name is kept from evening to evening."""

import unicodedata
from dataclasses import dataclass

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
