"""Whereabouts of an error: its class and the places that it came through, never its text."""

import traceback
from pathlib import Path

_DEEPEST = 8  # places of an error that are named
_ROOT = Path(__file__).resolve().parents[2]


def where(error: BaseException) -> str:
    """The class of an error and the places that it came through, innermost first; not its text, which may name cards.

    >>> from engine.core.seats import left_of
    >>> from engine.core.whereabouts import where
    >>> try:
    ...     left_of("queen-hearts", 4)
    ... except TypeError as error:
    ...     print(where(error).split(":")[0])
    TypeError < engine/core/seats.py
    """
    found = traceback.extract_tb(error.__traceback__)[-_DEEPEST:]
    places = (f"{short(at.filename)}:{at.lineno} {at.name}" for at in reversed(found))
    return " < ".join((type(error).__name__, *places))


def damaged_file(error: BaseException) -> str | None:
    """The path of one of the program's own files that could not be opened, if that is what the error, or the one that
    led to it, is about; from the project's folder."""
    while True:
        named = error.filename if isinstance(error, OSError) else None
        if isinstance(named, str | Path) and (path := _ROOT / named).is_relative_to(_ROOT / "assets"):
            return path.relative_to(_ROOT).as_posix()
        earlier = error.__cause__ or error.__context__
        if earlier is None:
            return None
        error = earlier


def short(file: str) -> str:
    """The path of a source file from the project's folder, or the file's name alone where it is not ours."""
    path = _ROOT / file  # a frozen program knows its files by that path alone
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
