"""Seals: promises, made at each deal, of what was dealt.

Everybody sees a seal at once, and nobody can read cards from it. When the match is over, the program opens it: then
anybody can check that no card was changed or chosen after the deal.

A seal is the SHA-256 of a nonce of 256 bits (64 hexadecimal digits), a space and the deal's line in the record, as
UTF-8. Whoever knows nonce and line can compute it with any program:

    printf '%s %s' NONCE LINE | sha256sum

People compare the words of a seal, which are a slow hash of it: a changed program that wants two deals with the same
words has to compute some 2**27 of those hashes, about a year of one processor core.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from engine.core.jsonlines import BadLine, BadRecord, read_object, split
from engine.core.records import FIRST_STEP

NONCE_BYTES = 32
WORDS = 6
"""The number of words of a seal, nine bits each. People compare the words, phones the whole seal."""
LOG_N, R, P = 15, 8, 3
"""The cost of scrypt for the words: 32 MiB, and about 0.2 s on a desktop computer."""
SALT = b"By Hook or by Rook"
_MOST_MEMORY = 2**26  # bytes
_LIST = Path(__file__).resolve().parents[2] / "assets" / "words" / "seal.txt"
_BITS = 9
_HEX = re.compile(r"[0-9a-f]{64}")
_KEYS = ("line", "nonce", "seal")


class Seal(NamedTuple):
    """A digest, which everybody sees at the deal, and its nonce, a secret until the match is over.

    Both are 64 hexadecimal digits.

    >>> from engine.core.seals import sealed
    >>> seal = sealed('{"by": "chance", "do": "start", "seat": 1}')
    >>> seal.holds('{"by": "chance", "do": "start", "seat": 1}')
    True
    >>> seal.holds('{"by": "chance", "do": "start", "seat": 2}')
    False
    """

    nonce: str
    digest: str

    def holds(self, line: str) -> bool:
        """Whether `line` is the sealed line."""
        return hmac.compare_digest(self.digest, _digest(self.nonce, line))


def sealed(line: str) -> Seal:
    """A new seal of a step's line (without its line feed), with a nonce from the operating system's entropy."""
    nonce = token_hex(NONCE_BYTES)
    return Seal(nonce, _digest(nonce, line))


def _digest(nonce: str, line: str) -> str:
    return hashlib.sha256(f"{nonce} {line}".encode()).hexdigest()


@lru_cache(maxsize=64)
def words(digest: str) -> tuple[str, ...]:
    """The words of a seal's digest: the first 54 bits of its scrypt hash, nine bits a word. Slow, see `LOG_N`.

    Where this Python has no scrypt they are the first 24 digits of the digest, four each.
    """
    if not hasattr(hashlib, "scrypt"):
        return tuple(digest[4 * place : 4 * place + 4] for place in range(WORDS))
    size = -(-_BITS * WORDS // 8)  # bytes
    key = hashlib.scrypt(digest.encode(), salt=SALT, n=2**LOG_N, r=R, p=P, maxmem=_MOST_MEMORY, dklen=size)
    number = int.from_bytes(key, "big") >> (8 * size - _BITS * WORDS)
    places = (number >> _BITS * (WORDS - 1 - place) & (1 << _BITS) - 1 for place in range(WORDS))
    return tuple(_words()[place] for place in places)


@lru_cache(maxsize=1)
def _words() -> tuple[str, ...]:
    return tuple(_LIST.read_text(encoding="ascii").split())


# Beside a record: FILE.seals, one JSON object a line, {"line": 2, "nonce": "...", "seal": "..."}. `line` is the number
# of the sealed step's line in the record, whose header is line 1.


def seals_beside(record: Path) -> Path:
    """The path of the file with the seals of a record's file."""
    return record.with_name(f"{record.name}.seals")


def seal_lines(seals: Mapping[int, Seal]) -> Iterable[str]:
    """The lines of a record's file of seals. `seals`: for a line's number in the record the seal of that line."""
    for number, seal in sorted(seals.items()):
        yield f'{{"line": {number}, "nonce": "{seal.nonce}", "seal": "{seal.digest}"}}'


def read_seals(data: bytes) -> dict[int, Seal]:
    """The seals in a file of seals: for a line's number in the record the seal of that line.

    Raises BadRecord with the number of the bad line in the file of seals.
    """
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
    """The number of the first line of a record that its seal does not hold for, or None where all seals hold.

    A sealed line that is not there counts as broken.

    >>> from engine.core.seals import broken_seal, sealed
    >>> seals = {2: sealed("the first deal"), 4: sealed("the second deal")}
    >>> broken_seal(["header", "the first deal", "a bid", "another deal"], seals)
    4
    """
    for number, seal in sorted(seals.items()):
        if number > len(lines) or not seal.holds(lines[number - 1]):
            return number
    return None
