"""Private: folders and files that other accounts of the machine cannot read, written whole or not at all.

Windows has no such modes. There the calls change nothing, and a user's folders are private by default.
"""

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO

FOLDER_MODE, FILE_MODE = 0o700, 0o600
LOCK, LOG, STOOD = "lock", "log.txt", "stood.txt"
"""The file whose lock marks a folder as used; the program's log; and the place of the latest crash."""
STATUS_FILE, METRICS = "status.json", "by_hook_or_by_rook.prom"
"""The two files of a kiosk's status."""
FAULT_PICTURE = "last_fault.png"
"""The picture of the screen at the last fault, beside them."""
SHARED = "shared"
"""The folder for files that people take with them, if it is among our own files."""
_FILES = ("games.", "settings.", LOG, STOOD, LOCK)
_OURS = (*_FILES, "kiosk", "bookkeeping", "cache", STATUS_FILE, METRICS, FAULT_PICTURE, SHARED)
"""Beginnings of the names of all files that the program keeps in a data folder."""


def opener(path: str, flags: int) -> int:
    """Opener for `open` that makes a file private from its first byte, with any umask."""
    return os.open(path, flags, FILE_MODE)


def make_folder(folder: Path) -> None:
    """Make `folder` if it is missing. A folder with only our files becomes private, with its files. Raises OSError."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    names = os.listdir(folder)
    if all(name.startswith(_OURS) for name in names):  # a folder with other files may be shared with other users
        tighten(folder, FOLDER_MODE)
    for name in names:
        if name.startswith(_FILES):
            tighten(folder / name, FILE_MODE)


def check_writable(folder: Path, names: Iterable[str]) -> None:
    """Raise PermissionError if `folder`, or one of the files in it, cannot be written."""
    for path in (folder, *(folder / name for name in names)):
        if path.exists() and not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError(errno.EACCES, "cannot be written")


def tighten(path: Path, mode: int) -> None:
    """Remove the rights of other users from `path`; files of other users stay as they are."""
    with suppress(OSError):
        now = path.stat().st_mode & 0o777
        if now & ~mode:
            path.chmod(now & mode)


def sync(handle: int) -> None:
    """Wait until the data is on the disk."""
    os.fsync(handle)


def flush(out: IO[bytes]) -> None:
    """Wait until what was written to `out` is on the disk; OSError if there is no room."""
    out.flush()
    sync(out.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the names in `folder` are on the disk; systems without this call do it themselves."""
    with suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            sync(handle)
        finally:
            os.close(handle)


def write_whole(path: Path, data: bytes) -> None:
    """Write all of `data` to `path`, or leave it as it was; OSError if there is no room."""
    part = Path(f"{path}.tmp")
    try:
        part.unlink(missing_ok=True)  # an interrupted one may have any mode
        with open(part, "wb", opener=opener) as out:
            out.write(data)
            flush(out)
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def add_whole(path: Path, data: bytes) -> None:
    """Add `data` to the end of the file at `path`, or leave it as it was; OSError."""
    with open(path, "r+b") as out:
        size = out.seek(0, 2)
        try:
            out.write(data)
            flush(out)
        except OSError:
            with suppress(OSError):
                out.truncate(size)
            raise
