"""Stack traces of a frozen or crashed game: `faulthandler` writes them to a file, and the next start logs them. They
contain files, lines and functions, never cards."""

import re
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from engine.core.whereabouts import short
from game.store.disk.private import STOOD, opener

NAME = STOOD
_LARGEST = 64 * 1024  # bytes that are read
_MOST_THREADS, _DEEPEST = 8, 12
_THREAD = re.compile(r"(?:Current thread|Thread) 0x")
_PLACE = re.compile(r'\s+File "(.+)", line (\S+) in (.+)')
_ENDED = "Fatal Python error: "


def begin(folder: Path) -> BinaryIO | None:
    """Open an empty file for this run, to be kept open; None without a disk."""
    try:
        return open(folder / NAME, "wb", buffering=0, opener=opener)
    except (OSError, ValueError):
        return None


def noted(folder: Path) -> tuple[str, ...]:
    """Return a line for each thread that the last run left in the file, the requested one first. Empty if that run
    ended well or could not write."""
    words = ""
    with suppress(OSError, ValueError), (folder / NAME).open("rb") as file:
        words = file.read(_LARGEST).decode("utf-8", "replace")
    head, *threads = _THREAD.split(words)
    cause = head.partition(_ENDED)[2].strip().split("\n")[0]
    asked = sorted(threads, key=lambda thread: f"Current thread 0x{thread}" not in words)
    found = [" < ".join(_places(thread)) for thread in asked[:_MOST_THREADS]]
    return tuple(filter(None, (cause, *found)))


def _places(thread: str) -> list[str]:
    """Return the places of a thread, innermost first."""
    found = (_PLACE.fullmatch(line) for line in thread.split("\n"))
    return [f"{short(at[1])}:{at[2]} {at[3]}" for at in islice(filter(None, found), _DEEPEST)]
