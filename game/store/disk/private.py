"""Private: folders and files that no other account of the machine can read, written whole or not at all.

Windows has no such modes; there the calls change nothing, and the folders of a user are private as they are.
"""

import errno
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

FOLDER_MODE, FILE_MODE = 0o700, 0o600
LOCK, LOG, STOOD = "lock", "log.txt", "stood.txt"
"""The file whose lock says that a folder is in use; what the program notes; where one that broke stood."""
SHARED = "shared"
"""The folder of what people take along, where it lies with our own files."""
_FILES = ("games.", "settings.", LOG, STOOD, LOCK)
_OURS = (*_FILES, "kiosk", "bookkeeping", "cache", SHARED)
"""How everything begins that the program keeps in a data folder."""


def opener(path: str, flags: int) -> int:
    """For `open`: what is made is private from its first byte, whatever the umask says."""
    return os.open(path, flags, FILE_MODE)


def make_folder(folder: Path) -> None:
    """Make `folder` where it is missing. One that is ours alone becomes private, with our files in it; OSError."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    names = os.listdir(folder)
    if all(name.startswith(_OURS) for name in names):  # a folder that has other things in it may be meant for others
        tighten(folder, FOLDER_MODE)
    for name in names:
        if name.startswith(_FILES):
            tighten(folder / name, FILE_MODE)


def check_writable(folder: Path, names: Iterable[str]) -> None:
    """PermissionError where `folder`, or one of the files in it, cannot be written."""
    for path in (folder, *(folder / name for name in names)):
        if path.exists() and not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError(errno.EACCES, "cannot be written")


def tighten(path: Path, mode: int) -> None:
    """Take away what others may do with `path`; what belongs to somebody else stays as it is."""
    with suppress(OSError):
        now = path.stat().st_mode & 0o777
        if now & ~mode:
            path.chmod(now & mode)


def sync(handle: int) -> None:
    """Wait until the disk has what was written."""
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in `folder`; systems that cannot do that do it by themselves."""
    with suppress(OSError, AttributeError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            sync(handle)
        finally:
            os.close(handle)


def write_whole(path: Path, data: bytes) -> None:
    """Write `path` so that it is there with all of `data`, or as it was before; OSError where there is no room."""
    part = Path(f"{path}.tmp")
    try:
        part.unlink(missing_ok=True)  # one that was cut off may have any mode
        with open(part, "wb", opener=opener) as out:
            out.write(data)
            out.flush()
            sync(out.fileno())
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def add_whole(path: Path, data: bytes) -> None:
    """Add `data` to the end of the file at `path`, or leave it as it was; OSError."""
    with open(path, "r+b", opener=opener) as out:
        size = out.seek(0, 2)
        try:
            out.write(data)
            out.flush()
            sync(out.fileno())
        except OSError:
            with suppress(OSError):
                out.truncate(size)
            raise
