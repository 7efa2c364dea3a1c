"""Hashes of what a stored picture is made from, so that a changed drawing never shows an old picture.

They use names, sizes and times of files, because reading hundreds would delay the first picture. All files of a package
may have the same time, so the version is included. For a frozen program the executable is used.
"""

import functools
import hashlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from engine import program

ASSETS = program.HOUSE / "assets"
_DRAWING = ("game/draw", "game/surfaces.py", "game/theme.py")
"""Files that affect every picture."""
_IMPORT = re.compile(r"^[ \t]*(?:from ([\w.]+) import (?:\(([^)]*)\)|(.*))|import ([\w., ]+))", re.MULTILINE)
_OURS = ("engine.", "game.", "scenes.")
_PACKAGE = "__init__.py"


@functools.cache
def of_all() -> bytes:
    """Return the hash of the files that affect every picture. Files of assets may be missing."""
    if program.FROZEN:
        stamps = [_stamp(program.NAME, Path(sys.executable))]
    else:
        code = (stamp for name in _DRAWING for stamp in _stamps(program.HOUSE / name, ".py"))
        drawn = (*_stamps(ASSETS / "pictures", ".svg"), *_stamps(ASSETS / "fonts", ".ttf"))
        stamps = sorted((*code, *drawn))
    return hashlib.sha256("".join((program.VERSION, pygame.version.ver, *stamps)).encode()).digest()


@functools.cache
def of(painter: str) -> bytes:
    """Return the hash of the module `painter` and of the program's modules that it imports. For modules of its own
    package, imports are followed. FileNotFoundError if a module is missing."""
    if program.FROZEN:
        return b""
    stamps = (_stamp(name, _file_of(name)) for name in sorted(modules_of(painter)))
    return hashlib.sha256("".join(stamps).encode()).digest()


def modules_of(painter: str) -> set[str]:
    """The names of these modules."""
    words = painter.split(".")
    package = ".".join(words[: 3 if words[:2] == ["scenes", "games"] else 2])
    found, ahead = {painter}, [painter]
    while ahead:
        for name in _imports(ahead.pop()) - found:
            found.add(name)
            if f"{name}.".startswith(f"{package}."):
                ahead.append(name)
    return found


def _imports(module: str) -> set[str]:
    """Return the program's modules that one module imports, anywhere in its file."""
    found: set[str] = set()
    for whole, several, names, plain in _IMPORT.findall(_file_of(module).read_text(encoding="utf-8")):
        imported = {name.split(" as ")[0].strip() for name in (plain or several or names).split("#")[0].split(",")}
        if plain:
            found |= {name for name in imported if name.startswith(_OURS)}
        elif f"{whole}.".startswith(_OURS):
            beside = {f"{whole}.{name}" for name in imported if name} if _file_of(whole).name == _PACKAGE else set()
            found |= {name for name in beside if _file_of(name).exists()} or {whole}
    return found


@functools.cache
def _file_of(module: str) -> Path:
    """Return the file of a module, loaded or not."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded:
        return Path(loaded)
    path = program.HOUSE.joinpath(*module.split("."))
    return path / _PACKAGE if path.is_dir() else path.with_suffix(".py")


def _stamps(path: Path, end: str) -> Iterator[str]:
    """Yield the stamp of a file, or of all files in a folder with that suffix; nothing if it does not exist."""
    if not path.is_dir():
        yield from (_stamp(path.name, path),) if path.exists() else ()
        return
    for entry in os.scandir(path):
        if entry.is_dir():
            yield from _stamps(Path(entry.path), end)
        elif entry.name.endswith(end):
            yield _stamp(entry.name, entry)


def _stamp(name: str, file: Path | os.DirEntry[str]) -> str:
    found = file.stat()
    return f"{name} {found.st_size} {found.st_mtime_ns}\n"
