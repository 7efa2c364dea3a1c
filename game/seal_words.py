"""The words of a seal: people compare the words, phones the whole seal."""

from functools import cache
from pathlib import Path

from engine import damage

WORDS = 5
"""The number of words of a seal, nine bits each."""
LIST = Path(__file__).resolve().parents[1] / "assets" / "words" / "seal.txt"
_BITS = 9


def words(digest: str) -> tuple[str, ...]:
    """The first 45 bits of a seal's digest (hexadecimal) as five words that people can compare. Where the list of words
    is damaged they are numbers."""
    number = int(digest, 16) >> (4 * len(digest) - _BITS * WORDS)
    places = (number >> _BITS * (WORDS - 1 - place) & (1 << _BITS) - 1 for place in range(WORDS))
    return tuple(_words()[place] for place in places)


@cache
def _words() -> tuple[str, ...]:
    try:
        found = tuple(LIST.read_text(encoding="ascii").split())
        if len(set(found)) != 1 << _BITS:
            raise ValueError(f"{len(set(found))} different words")
    except (OSError, ValueError) as error:
        damage.note(LIST, error)
        return tuple(map(str, range(1 << _BITS)))
    return found
