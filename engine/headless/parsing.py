"""From the words of the command line to one of the values in `arguments`; BadUse says in one line what is wrong."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core.levels import LEVELS
from engine.core.seats import PUBLIC, Viewer
from engine.core.words import quoted
from engine.headless import arguments as kinds
from engine.headless.arguments import BadUse, Command

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


def seconds(text: str) -> float:
    """A time in seconds, above 0 and at most an hour."""
    return _time(text, "seconds", _MOST_SECONDS)


def minutes(text: str) -> float:
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


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels, written `1920x1080`."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not found:
        raise BadUse(f"{quoted(text)} is not a size such as 1920x1080")
    width, height = int(found[1]), int(found[2])
    if not (_SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]):
        raise BadUse(f"the size must be from {_in_words(_SMALLEST)} to {_in_words(_LARGEST)}")
    return width, height


def viewer(text: str) -> Viewer:
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


def _in_words(pixels: tuple[int, int]) -> str:
    return f"{pixels[0]}x{pixels[1]}"


Reader = Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class Form:
    """How a command is written. Options read by None are flags. `words` are the names of what stands without a dash."""

    build: Callable[..., Command]
    words: tuple[tuple[str, Reader], ...] = ()
    options: Mapping[str, Reader | None] = field(default_factory=dict)
    needed: tuple[str, ...] = ()
    many: bool = False  # the one word may stand several times


FORMS: Mapping[str, Form] = {
    "playout": Form(
        kinds.Playout,
        (("game", str),),
        {
            "variant": str,
            "players": count,
            "seed": whole,
            "options": str,
            "bots": one_of(*LEVELS),
            "steps": count,
        },
        needed=("game",),
    ),
    "verify": Form(kinds.Verify, (("files", path),), needed=("files",), many=True),
    "legal": Form(kinds.Legal, (("file", path),), needed=("file",)),
    "views": Form(kinds.Views, (("file", path),), needed=("file",)),
    "snapshot": Form(
        kinds.Snapshot,
        (("file", path),),
        {"viewer": viewer, "out": path, "theme": one_of(*kinds.THEMES), "size": size},
        needed=("file", "viewer", "out"),
    ),
    "arena": Form(
        kinds.Arena,
        (("game", str),),
        {
            "variant": str,
            "players": count,
            "options": str,
            "seats": levels,
            "matches": at_least_one,
            "seed": whole,
            "jobs": at_least_one,
            "json": None,
            "times": None,
            "dask": str,
        },
        needed=("game", "seats", "matches"),
    ),
    "decide": Form(
        kinds.Decide,
        (("file", path),),
        {"seat": count, "level": one_of(*LEVELS), "seed": whole},
        needed=("file", "seat", "level"),
    ),
    "watch": Form(kinds.Watch, (("file", path),), needed=("file",)),
    "bench": Form(kinds.Bench, (), {"seconds": seconds, "json": None}),
    "soak": Form(kinds.Soak, (), {"minutes": minutes, "seed": whole, "json": None}, needed=("minutes",)),
    "export": Form(kinds.Export, (), {"out": path, "match": at_least_one, "data": path}, needed=("out",)),
    "pin": Form(kinds.Pin, ()),
}
PLAY = Form(
    kinds.Play,
    (("game", str),),
    {
        "windowed": None,
        "size": size,
        "kids": None,
        "kiosk": None,
        "config": path,
        "data": path,
        "speed": one_of(*kinds.SPEEDS),
        "mute": None,
        "safe": None,
    },
)


def parse(words: Sequence[str]) -> Command:
    """What the command line asks for; `words` is without the program's own name."""
    if any(word in ("-h", "--help") for word in words):
        return kinds.Help()
    if words and words[0] in FORMS:
        return _fill(FORMS[words[0]], words[1:])
    return _fill(PLAY, words)


def _fill(form: Form, words: Sequence[str]) -> Command:
    given: dict[str, Any] = {}
    loose: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            loose += rest
            break
        if word.startswith("--"):
            _option(form, word, rest, given)
        elif word.startswith("-") and word != "-":
            raise BadUse(f"there is no option {quoted(word)} here")
        else:
            loose.append(word)
    _loose(form, loose, given)
    for name in form.needed:
        if name not in given:
            raise BadUse(f"{name.upper()} is missing" if name in dict(form.words) else f"--{name} is missing")
    if "config" in given and "kiosk" not in given:
        raise BadUse("--config: only a kiosk has one (add --kiosk)")
    return form.build(**given)


def _option(form: Form, word: str, rest: list[str], given: dict[str, Any]) -> None:
    """Read one option, `--name value` or `--name=value`, into `given`; its value is taken off `rest`."""
    name, equals, value = word.removeprefix("--").partition("=")
    if name not in form.options:
        known = ", ".join(f"--{option}" for option in form.options)
        raise BadUse(f"there is no option {quoted('--' + name)} here" + (f" (known: {known})" if known else ""))
    if name in given:
        raise BadUse(f"--{name} is given twice")
    read = form.options[name]
    if read is None:
        if equals:
            raise BadUse(f"--{name} takes no value")
        given[name] = True
        return
    if not equals:
        if not rest:
            raise BadUse(f"--{name} needs a value")
        value = rest.pop(0)
    try:
        given[name] = read(value)
    except BadUse as error:
        raise BadUse(f"--{name}: {error}") from None


def _loose(form: Form, loose: list[str], given: dict[str, Any]) -> None:
    """Read the words without a dash into `given`."""
    if form.many and loose:
        name, read = form.words[0]
        given[name] = tuple(read(word) for word in loose)
        return
    if len(loose) > len(form.words):
        raise BadUse(f"{quoted(loose[len(form.words)])} is one word too many")
    for (name, read), word in zip(form.words, loose, strict=False):
        given[name] = read(word)
