"""Whereabouts of an error: its class and the places that it came through, never its text."""

import traceback
from pathlib import Path

_DEEPEST = 8  # places of an error that are named
_ROOT = Path(__file__).resolve().parents[2]


def where(error: BaseException) -> str:
    """Return the class of an error and its places, innermost first, without its text, which may name cards.

    Python's own import machinery is left out.

    >>> from engine.core.seats import left_of
    >>> from engine.core.whereabouts import where
    >>> try:
    ...     left_of("queen-hearts", 4)
    ... except TypeError as error:
    ...     print(where(error).split(":")[0])
    TypeError < engine/core/seats.py
    """
    frames = (at for at in traceback.extract_tb(error.__traceback__) if not at.filename.startswith("<frozen "))
    places = [f"{short(at.filename)}:{at.lineno} {at.name}" for at in list(frames)[: -_DEEPEST - 1 : -1]]
    if isinstance(error, SyntaxError) and error.filename is not None:  # the line at fault never ran
        places.insert(0, f"{short(error.filename)}:{error.lineno}")
    return " < ".join((type(error).__name__, *places))


def damaged_file(error: BaseException) -> str | None:
    """Return the path of a file in `assets` that could not be opened, relative to the project, or None.

    The error itself and the errors that led to it are looked at.
    """
    while True:
        named = error.filename if isinstance(error, OSError) else None
        if isinstance(named, str | Path) and (path := _ROOT / named).is_relative_to(_ROOT / "assets"):
            return path.relative_to(_ROOT).as_posix()
        earlier = error.__cause__ or error.__context__
        if earlier is None:
            return None
        error = earlier


def short(file: str) -> str:
    """Return the path of a source file relative to the project, or only its name if it lies elsewhere."""
    path = _ROOT / file  # a frozen program knows its files by that path alone
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
