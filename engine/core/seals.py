"""Seals: a promise, made at a deal, of what was dealt. Everybody sees it at once, nobody can read cards from it, and
when the match is over it is opened: then anybody can check that no card was changed, and none chosen, after the deal.

A seal is the SHA-256 of a nonce of 256 bits (64 hexadecimal digits), a space and the deal's line in the record, as
UTF-8. Whoever has both can compute it with any program:

    printf '%s %s' NONCE LINE | sha256sum
"""

import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from engine.core.jsonlines import BadLine, BadRecord, read_object, split
from engine.core.records import FIRST_STEP

NONCE_BYTES = 32
WORDS = 5
"""How many words a seal is read out as. Each stands for nine bits: people compare words, phones compare all of it."""
_LIST = Path(__file__).resolve().parents[2] / "assets" / "words" / "seal.txt"
_BITS = 9
_HEX = re.compile(r"[0-9a-f]{64}")
_KEYS = ("line", "nonce", "seal")


class Seal(NamedTuple):
    """`digest` is what everybody sees at the deal; `nonce` is a secret until the match is over. Both are 64 hexadecimal
    digits."""

    nonce: str
    digest: str

    def holds(self, line: str) -> bool:
        """Whether `line` is the one that was sealed."""
        return hmac.compare_digest(self.digest, _digest(self.nonce, line))


def sealed(line: str) -> Seal:
    """A seal for the line of a step, with a nonce of the operating system's entropy."""
    nonce = token_hex(NONCE_BYTES)
    return Seal(nonce, _digest(nonce, line))


def _digest(nonce: str, line: str) -> str:
    return sha256(f"{nonce} {line}".encode()).hexdigest()


def words(digest: str) -> tuple[str, ...]:
    """The first 45 bits of a seal as words that people can compare."""
    number = int(digest, 16) >> (4 * len(digest) - _BITS * WORDS)
    places = (number >> _BITS * (WORDS - 1 - place) & (1 << _BITS) - 1 for place in range(WORDS))
    return tuple(_words()[place] for place in places)


@lru_cache(maxsize=1)
def _words() -> tuple[str, ...]:
    return tuple(_LIST.read_text(encoding="ascii").split())


# Beside a record: FILE.seals, one JSON object a line, {"line": 2, "nonce": "...", "seal": "..."}. `line` is the number
# of the sealed step's line in the record, whose header is line 1.


def seals_beside(record: Path) -> Path:
    """Where the seals of a record's file lie."""
    return record.with_name(f"{record.name}.seals")


def seal_lines(seals: Mapping[int, Seal]) -> Iterable[str]:
    """The lines of the file with the seals of a record, each for the line of that number."""
    for number, seal in sorted(seals.items()):
        yield f'{{"line": {number}, "nonce": "{seal.nonce}", "seal": "{seal.digest}"}}'


def read_seals(data: bytes) -> dict[int, Seal]:
    """Seals by the line of the record that they are for. BadRecord with the line of this file that is wrong."""
    found: dict[int, Seal] = {}
    lines, fault = split(data)
    for number, text in enumerate(lines, 1):
        try:
            line, seal = _read(read_object(text))
        except BadLine as error:
            raise BadRecord(number, str(error)) from None
        if line in found:
            raise BadRecord(number, f"line {line} has two seals")
        found[line] = seal
    if fault is not None:
        raise fault
    return found


def _read(found: Mapping[str, object]) -> tuple[int, Seal]:
    if tuple(sorted(found)) != _KEYS:
        raise BadLine(f"a seal has the keys {', '.join(_KEYS)}")
    line, *digits = (found[key] for key in _KEYS)
    if type(line) is not int or line < FIRST_STEP:
        raise BadLine("'line' must be the number of a step's line")
    if not all(isinstance(text, str) and _HEX.fullmatch(text) for text in digits):
        raise BadLine("'nonce' and 'seal' must be 64 hexadecimal digits")
    return line, Seal(*map(str, digits))


def broken_seal(lines: Sequence[str], seals: Mapping[int, Seal]) -> int | None:
    """The number of the first line of a record that is not what was sealed, or is not there; None where all hold."""
    for number, seal in sorted(seals.items()):
        if number > len(lines) or not seal.holds(lines[number - 1]):
            return number
    return None
