"""What stands on the command line, word by word: each reader makes a value of a word, or says why it is none."""

import math
import re
from collections.abc import Callable
from pathlib import Path

from engine.core.levels import LEVELS
from engine.core.seats import PUBLIC, Viewer
from engine.core.words import quoted


class BadUse(Exception):
    """A command line, or a file it names, that cannot be used; the text is one line. Exit status 2."""


_SMALLEST, _LARGEST = (320, 180), (7680, 4320)
"""Pixels of the smallest and the largest window or picture."""
_MOST_SECONDS = 3600
_MOST_MINUTES = 7 * 24 * 60


def whole(text: str) -> int:
    """A whole number of at most 18 digits."""
    if not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise BadUse(f"{quoted(text)} is not a whole number")
    return int(text)


def count(text: str) -> int:
    """A whole number from 0."""
    if (number := whole(text)) < 0:
        raise BadUse(f"{number} is less than 0")
    return number


def in_seconds(text: str) -> float:
    """A time in seconds, above 0 and at most an hour."""
    return _time(text, "seconds", _MOST_SECONDS)


def in_minutes(text: str) -> float:
    """A time in minutes, above 0 and at most a week."""
    return _time(text, "minutes", _MOST_MINUTES)


def _time(text: str, unit: str, most: int) -> float:
    try:
        number = float(text)
    except ValueError:
        raise BadUse(f"{quoted(text)} is not a number of {unit}") from None
    if not (math.isfinite(number) and 0 < number <= most):
        raise BadUse(f"the {unit} must be more than 0 and at most {most}")
    return number


def pixels(text: str) -> tuple[int, int]:
    """Width and height in pixels, written `1920x1080`."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not found:
        raise BadUse(f"{quoted(text)} is not a size such as 1920x1080")
    width, height = int(found[1]), int(found[2])
    if not (_SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]):
        raise BadUse(f"the size must be from {_in_words(_SMALLEST)} to {_in_words(_LARGEST)}")
    return width, height


def seat_or_public(text: str) -> Viewer:
    """`public` or a seat's number."""
    if text != PUBLIC and not re.fullmatch(r"[0-9]{1,2}", text):
        raise BadUse(f"{quoted(text)} is neither 'public' nor a seat")
    return PUBLIC if text == PUBLIC else int(text)


def at_least_one(text: str) -> int:
    """A whole number from 1."""
    if (number := whole(text)) < 1:
        raise BadUse(f"{number} is less than 1")
    return number


def levels(text: str) -> tuple[str, ...]:
    """Levels of computer players with commas between them, one for each seat."""
    return tuple(map(one_of(*LEVELS), text.split(",")))


def one_of(*words: str) -> Callable[[str], str]:
    """A reader for one of `words`."""

    def read(text: str) -> str:
        if text not in words:
            raise BadUse(f"{quoted(text)} is none of {', '.join(words)}")
        return text

    return read


def path(text: str) -> Path:
    """The path of a file or a folder; nothing is looked up."""
    if not text or "\0" in text:
        raise BadUse(f"{quoted(text)} is no path")
    return Path(text)


def _in_words(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"
