"""Where it stood: a game that freezes or breaks leaves the places at which its threads stood in a file, written by
`faulthandler`; the next one notes them. Files, lines and functions are in it, never what anybody holds."""

import re
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from engine.core.whereabouts import short
from game.store.disk.private import STOOD, opener

NAME = STOOD
_LARGEST = 64 * 1024  # bytes that are read of it
_MOST_THREADS, _DEEPEST = 8, 12
_THREAD = re.compile(r"(?:Current thread|Thread) 0x")
_PLACE = re.compile(r'\s+File "(.+)", line (\S+) in (.+)')
_ENDED = "Fatal Python error: "


def begin(folder: Path) -> BinaryIO | None:
    """An empty file for this run, to be kept open; None where there is no disk."""
    try:
        return open(folder / NAME, "wb", buffering=0, opener=opener)
    except (OSError, ValueError):
        return None


def noted(folder: Path) -> tuple[str, ...]:
    """What the run before left in the file: a line for each thread, the one that was asked first. Empty where it left
    nothing, because it ended well or could not write any more."""
    words = ""
    with suppress(OSError, ValueError), (folder / NAME).open("rb") as file:
        words = file.read(_LARGEST).decode("utf-8", "replace")
    head, *threads = _THREAD.split(words)
    cause = head.partition(_ENDED)[2].strip().split("\n")[0]
    asked = sorted(threads, key=lambda thread: f"Current thread 0x{thread}" not in words)
    found = [" < ".join(_places(thread)) for thread in asked[:_MOST_THREADS]]
    return tuple(filter(None, (cause, *found)))


def _places(thread: str) -> list[str]:
    """The places of a thread, the innermost first."""
    found = (_PLACE.fullmatch(line) for line in thread.split("\n"))
    return [f"{short(at[1])}:{at[2]} {at[3]}" for at in islice(filter(None, found), _DEEPEST)]
