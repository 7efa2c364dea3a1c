"""Seal: a line beside a store's file that says how it was left: `closed` with the digest of its bytes, or `open` while
it is in use, with the bytes that its log has at least. Without it a file is taken as it is.

A file that was closed has no log, and a bit that has turned over since would be noticed by nobody.
"""

from dataclasses import dataclass
from pathlib import Path

from game.disk.private import write_whole

OPEN, CLOSED, BENT = "open", "closed", "bent"
_LONGEST = 200
_DIGITS = 64


@dataclass(frozen=True, slots=True)
class Seal:
    """`state` is OPEN, CLOSED, BENT or empty; `digest` is of a closed file, `length` of an open one's log. `copied`:
    the newest copy says the same as the file."""

    state: str = ""
    digest: str = ""
    length: int = 0
    copied: bool = False


def read_seal(path: Path) -> Seal:
    """The seal of the file at `path`; an empty one where there is none, a BENT one where it makes no sense."""
    try:
        words = _seal_of(path).read_text("ascii", "replace")[:_LONGEST].split()
    except OSError:
        return Seal()
    match words:
        case ["open", length] if length.isdecimal():
            return Seal(OPEN, length=int(length))
        case ["closed", digest, *copied] if len(digest) == _DIGITS and copied in ([], ["copied"]):
            return Seal(CLOSED, digest, copied=bool(copied))
    return Seal(BENT)


def write_seal(path: Path, seal: Seal) -> None:
    """Write the seal of the file at `path`; OSError."""
    word = str(seal.length) if seal.state == OPEN else seal.digest
    write_whole(_seal_of(path), f"{seal.state} {word}{' copied' * seal.copied}\n".encode())


def _seal_of(path: Path) -> Path:
    return Path(f"{path}.seal")
