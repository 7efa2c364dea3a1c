"""Seals: commitments to a deal, made when the cards are dealt.

All players see a seal at once, and it reveals no cards. After the match the program publishes the nonce. Then every
player can check that no card was changed or chosen after the deal.

A seal is the SHA-256 of a nonce of 256 bits (64 hexadecimal digits), a space and the deal's line in the record, as
UTF-8. Other programs can compute it:

    printf '%s %s' NONCE LINE | sha256sum
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from engine.core.jsonlines import BadLine, BadRecord, read_object, split
from engine.core.records import FIRST_STEP

NONCE_BYTES = 32
_HEX = re.compile(r"[0-9a-f]{64}")
_KEYS = ("line", "nonce", "seal")


class Seal(NamedTuple):
    """A digest, public from the deal on, and its nonce, secret until the match is over.

    Both are 64 hexadecimal digits.

    >>> from engine.core.seals import make_seal
    >>> seal = make_seal('{"by": "chance", "do": "start", "seat": 1}')
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


def make_seal(line: str) -> Seal:
    """A new seal of a step's line (without its line feed), with a nonce from the operating system's entropy."""
    nonce = token_hex(NONCE_BYTES)
    return Seal(nonce, _digest(nonce, line))


def _digest(nonce: str, line: str) -> str:
    return hashlib.sha256(f"{nonce} {line}".encode()).hexdigest()


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

    >>> from engine.core.seals import broken_seal, make_seal
    >>> seals = {2: make_seal("the first deal"), 4: make_seal("the second deal")}
    >>> broken_seal(["header", "the first deal", "a bid", "another deal"], seals)
    4
    """
    for number, seal in sorted(seals.items()):
        if number > len(lines) or not seal.holds(lines[number - 1]):
            return number
    return None
