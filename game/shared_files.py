"""Files that people save to take along: complete or not at all, never over an existing file, and with the usual
permissions of their folder."""

import os
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path

from engine.headless.arguments import BadUse
from game.store.disk.private import sync, sync_folder


def write_new(folder: Path, stem: str, files: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Write the files `stem` plus each suffix into `folder`, all or none; returns their paths, in order. OSError.

    If one of the names is taken, all get the next number: `match-1-2.jsonl` and `match-1-2.jsonl.seals`.
    """
    for number in count(1):
        paths = tuple(folder / f"{stem}{f'-{number}' if number > 1 else ''}{end}" for end in files)
        if _reserve(paths):
            break
    try:
        write_all(dict(zip(paths, files.values(), strict=True)))
    except OSError:
        _remove(paths)
        raise
    return paths


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write these files over those of the same names. OSError; if one does not fit, none has changed."""
    parts = {path: path.with_name(f"{path.name}.tmp") for path in files}
    try:
        for path, content in files.items():
            with parts[path].open("wb") as out:
                out.write(content)
                out.flush()
                sync(out.fileno())
        for path, part in parts.items():
            os.replace(part, path)
    except OSError:
        _remove(tuple(parts.values()))
        raise
    for folder in {path.parent for path in files}:
        sync_folder(folder)


def write_asked(out: Path, files: Mapping[Path, bytes]) -> None:
    """Write the files of a command over those of the same names. BadUse about `out` if they cannot be written."""
    try:
        write_all(files)
    except (OSError, ValueError) as error:  # ValueError: `.` is no name of a file
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "no usable name"
        raise BadUse(f"cannot write {out}: {reason.lower()}") from None


def _reserve(paths: tuple[Path, ...]) -> bool:
    """Create empty files of all these names. Returns False, without creating any, if one exists already. OSError."""
    made: list[Path] = []
    try:
        for path in paths:
            path.open("xb").close()
            made.append(path)
    except OSError as error:
        _remove(tuple(made))
        if isinstance(error, FileExistsError):
            return False
        raise
    return True


def _remove(paths: tuple[Path, ...]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)
