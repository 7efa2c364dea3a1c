"""Damaged files, kept byte for byte beside the new ones: the newest few of each kind.

Of `corrupt` ones something could not be read, so the one with the most rows stays also. Of `mended` ones everything was
saved.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from game.store.disk.private import sync_folder
from game.store.disk.reading import count_rows, find

SIDES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite puts beside a file."""
CORRUPT, MENDED = "corrupt", "mended"
KEPT = 3
"""Number of each kind that stay."""
_BEGINNING, _PIECE = 10, 24


def put_aside(path: Path, kind: str) -> None:
    """Rename the file at `path` and the files beside it. Raises OSError."""
    kept = Path(f"{path}.{kind}-{1 + max(map(_number, _all(path)), default=0)}")
    for part, kept_part in zip(whole(path), whole(kept), strict=True):
        if os.path.lexists(part):
            os.rename(part, kept_part)
    sync_folder(path.parent)
    for other in _all(path):
        if other != kept and all(map(_same, whole(other), whole(kept))):  # it was put aside before, bit for bit
            _delete(other)
    for old in sorted(_all(path, MENDED), key=_number)[:-KEPT]:
        _delete(old)
    corrupt = sorted(_all(path, CORRUPT), key=_number)
    if len(corrupt) > KEPT:
        fullest = max(corrupt, key=lambda file: count_rows(find(file)))
        for old in corrupt[:-KEPT]:
            if old != fullest:
                _delete(old)


def whole(path: Path) -> tuple[Path, ...]:
    """The paths of a file and of the files that SQLite puts beside it."""
    return tuple(Path(f"{path}{side}") for side in ("", *SIDES))


def any_aside(path: Path) -> bool:
    """Whether there is any file put aside."""
    return bool(_all(path))


def forget(path: Path, texts: Iterable[bytes] | None = None) -> None:
    """Delete the files put aside, or only those that contain some of `texts`, in whole or in part."""
    pieces = None if texts is None else {piece for text in texts for piece in _pieces(text)}
    for kept in _all(path):
        if pieces is None or _has(kept, pieces):
            _delete(kept)


def _pieces(text: bytes) -> Iterator[bytes]:
    """The beginning of a text, which earlier states of it share, and all of it in parts, since it may cross pages."""
    yield text[:_BEGINNING]
    for at in range(0, len(text) - _PIECE + 1, _PIECE):
        yield text[at : at + _PIECE]


def _has(kept: Path, pieces: Iterable[bytes]) -> bool:
    for part in whole(kept):
        with suppress(FileNotFoundError):
            data = part.read_bytes()
            if any(piece in data for piece in pieces):
                return True
    return False


def _all(path: Path, kind: str = "*") -> list[Path]:
    """Return the files put aside, without the files beside them; a log may be there alone."""
    found = {Path(str(kept).removesuffix(side)) for side in SIDES for kept in path.parent.glob(f"{path.name}.{kind}-*")}
    return [kept for kept in found if _number(kept) and not str(kept).endswith(SIDES)]


def _number(kept: Path) -> int:
    number = kept.name.rpartition("-")[2]
    return int(number) if number.isdecimal() else 0


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError):
        if one.exists() != other.exists():
            return False
        return not one.exists() or (
            one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()
        )
    return False


def _delete(kept: Path) -> None:
    for part in whole(kept):
        with suppress(OSError):
            part.unlink(missing_ok=True)
