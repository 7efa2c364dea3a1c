"""Mark: a line beside a store's file that says how it was left: `closed` with the digest of its bytes, or `open` while
it is in use, with the bytes that its log has at least. Without it a file is taken as it is.

A file that was closed has no log, and a bit that has turned over since would be noticed by nobody.
"""

from dataclasses import dataclass
from pathlib import Path

from game.store.disk.private import write_whole

OPEN, CLOSED, BENT = "open", "closed", "bent"
_LONGEST = 200
_DIGITS = 64


@dataclass(frozen=True, slots=True)
class Mark:
    """`state` is OPEN, CLOSED, BENT or empty; `digest` is of a closed file, `length` of an open one's log. `copied`:
    the newest copy says the same as the file."""

    state: str = ""
    digest: str = ""
    length: int = 0
    copied: bool = False


def read_mark(path: Path) -> Mark:
    """The mark of the file at `path`; an empty one where there is none, a BENT one where it makes no sense."""
    try:
        words = _mark_of(path).read_text("ascii", "replace")[:_LONGEST].split()
    except OSError:
        return Mark()
    match words:
        case ["open", length] if length.isdecimal():
            return Mark(OPEN, length=int(length))
        case ["closed", digest, *copied] if len(digest) == _DIGITS and copied in ([], ["copied"]):
            return Mark(CLOSED, digest, copied=bool(copied))
    return Mark(BENT)


def write_mark(path: Path, mark: Mark) -> None:
    """Write the mark of the file at `path`; OSError."""
    word = str(mark.length) if mark.state == OPEN else mark.digest
    write_whole(_mark_of(path), f"{mark.state} {word}{' copied' * mark.copied}\n".encode())


def _mark_of(path: Path) -> Path:
    return Path(f"{path}.mark")
