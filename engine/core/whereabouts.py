"""Where something went wrong: an error's kind and the places that it came through, never its words."""

import traceback
from pathlib import Path

_DEEPEST = 8  # places of an error that are named
_ROOT = Path(__file__).resolve().parents[2]


def where(error: BaseException) -> str:
    """The kind of an error and the places that it came through, the innermost first; not its words: those may be
    cards."""
    found = traceback.extract_tb(error.__traceback__)[-_DEEPEST:]
    places = (f"{short(at.filename)}:{at.lineno} {at.name}" for at in reversed(found))
    return " < ".join((type(error).__name__, *places))


def short(file: str) -> str:
    """A source file by its path in the house, or by its name alone where it is none of ours."""
    path = Path(file)
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
