"""The command line as frozen values, and how each is written there: the one table of commands and options, and the
readers, which make a value of a word or say why it is none."""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from engine.core.characters import BETWEEN, CHARACTERS
from engine.core.levels import LEVELS, RANDOM
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


def computer_players(text: str) -> tuple[str, ...]:
    """Computer players with commas between them: each a level, or a level and a character (`master:bold`)."""
    return tuple(map(_computer_player, text.split(",")))


def _computer_player(text: str) -> str:
    level, between, character = text.partition(BETWEEN)
    one_of(*LEVELS)(level)
    if between:
        one_of(*CHARACTERS)(character)
    if between and level == RANDOM:
        raise BadUse(f"{level} is of no character")
    return text


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


THEMES = ("grown-up", "kids")
SPEEDS = ("off", "fast", "normal", "slow")
FULL_HD = (1920, 1080)


class Word(NamedTuple):
    """A field that is written without a dash; `shown` is its name in the usage, `many`: it may stand several times."""

    shown: str
    read: Callable[[str], Any] = str
    many: bool = False


class Option(NamedTuple):
    """A field that is written `--name VALUE`. A field without either is a flag, `--name`."""

    shown: str
    read: Callable[[str], Any] = str
    within: str = ""  # the flag without which it makes no sense


_Game = Annotated[str, Word("GAME")]
_Record = Annotated[Path, Word("FILE", path)]
_Seed = Annotated[int, Option("S", whole)]
_Level = Annotated[str, Option("|".join(LEVELS), one_of(*LEVELS))]
_Size = Option("WxH", pixels)
_Variant = Annotated[str | None, Option("V")]
_Players = Annotated[int | None, Option("N", count)]
_Options = Annotated[str, Option("JSON")]
_Folder = Annotated[Path | None, Option("DIR", path)]
_Language = Annotated[str | None, Option("CODE")]


@dataclass(frozen=True, slots=True)
class Play:
    """Play on the screen: one game, or the title where none is named. What is None is up to the settings."""

    game: Annotated[str | None, Word("GAME")] = None
    windowed: bool = False
    size: Annotated[tuple[int, int] | None, _Size] = None  # pixels
    kids: bool = False
    language: _Language = None
    kiosk: bool = False
    config: Annotated[Path | None, Option("FILE", path, "kiosk")] = (
        None  # what the operator of a kiosk has written down
    )
    data: _Folder = None
    speed: Annotated[str | None, Option("|".join(SPEEDS), one_of(*SPEEDS))] = None
    mute: bool = False
    safe: bool = False  # plain pictures, no sound, nothing kept: for a machine on which the rest fails


@dataclass(frozen=True, slots=True)
class Playout:
    """Print the record of a game among bots. `variant` and `players` None: the game's first and fewest."""

    game: _Game
    variant: _Variant = None
    players: _Players = None
    seed: _Seed = 0
    options: _Options = "{}"
    bots: _Level = "fair"
    steps: Annotated[int | None, Option("MAX", count)] = None


@dataclass(frozen=True, slots=True)
class Verify:
    """Check records."""

    files: Annotated[tuple[Path, ...], Word("FILE...", path, many=True)]


@dataclass(frozen=True, slots=True)
class Legal:
    """List the next steps."""

    file: _Record


@dataclass(frozen=True, slots=True)
class Views:
    """Show what everybody could see."""

    file: _Record


@dataclass(frozen=True, slots=True)
class Decide:
    """Say what a computer player of `level` would do at `seat` in a position."""

    file: _Record
    seat: Annotated[int, Option("N", count)]
    level: _Level
    seed: _Seed = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Arena:
    """Let levels of computer players play against each other. `variant` None: the game's first; `players` None: as many
    as `seats` names, or the variant's fewest.

    `seats` play `matches`, or `pairs`, which are deals that are played with the sides swapped; with `elo` every two of
    `levels` (empty: all that the game has) play so many pairs. `jobs` are processes (None: this one); `dask` is the
    address of a cluster that plays instead, or `local` for one of so many processes. `picture` is drawn besides.
    """

    game: _Game
    variant: _Variant = None
    players: _Players = None
    options: _Options = "{}"
    seats: Annotated[tuple[str, ...], Option("LEVEL,LEVEL,...", computer_players)] = ()
    matches: Annotated[int | None, Option("M", at_least_one)] = None
    pairs: Annotated[int | None, Option("N", at_least_one)] = None
    elo: bool = False
    levels: Annotated[tuple[str, ...], Option("LEVEL,LEVEL,...", computer_players, "elo")] = ()
    seed: _Seed = 0
    jobs: Annotated[int | None, Option("J", at_least_one)] = None
    dask: Annotated[str | None, Option("ADDRESS|local")] = None
    times: bool = False
    json: bool = False
    picture: Annotated[Path | None, Option("PNG", path)] = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Draw a position into a PNG."""

    file: _Record
    viewer: Annotated[Viewer, Option("public|SEAT", seat_or_public)]
    out: Annotated[Path, Option("PNG", path)]
    theme: Annotated[str, Option("|".join(THEMES), one_of(*THEMES))] = "grown-up"
    size: Annotated[tuple[int, int], _Size] = FULL_HD
    language: _Language = None


@dataclass(frozen=True, slots=True)
class Watch:
    """Play a record on the screen."""

    file: _Record


@dataclass(frozen=True, slots=True)
class Sounds:
    """A page with every sound and its caption."""


@dataclass(frozen=True, slots=True)
class Bench:
    """Measure frame times."""

    seconds: Annotated[float | None, Option("N", in_seconds)] = None
    json: bool = False


@dataclass(frozen=True, slots=True)
class Soak:
    """Let a kiosk run by itself, with visitors who press anything, and report how it fared. `size` None: they change
    the size of the window, too."""

    minutes: Annotated[float, Option("N", in_minutes)]
    seed: _Seed = 0
    size: Annotated[tuple[int, int] | None, _Size] = None
    json: bool = False


@dataclass(frozen=True, slots=True)
class Export:
    """Write a finished match of the saved games as a record, with its seals. `match` None: the one that ended last."""

    out: Annotated[Path, Option("FILE", path)]
    match: Annotated[int | None, Option("N", at_least_one)] = None
    data: _Folder = None


@dataclass(frozen=True, slots=True)
class Pin:
    """Ask for the PIN of a kiosk, and print the line of its file that keeps it as a hash."""


@dataclass(frozen=True, slots=True)
class Privacy:
    """Print what a kiosk keeps, and what it wipes when."""

    language: _Language = None


@dataclass(frozen=True, slots=True)
class Words:
    """Check that the text files of all languages have what the code says, and nothing else."""

    check: bool


@dataclass(frozen=True, slots=True)
class Lessons:
    """List the lessons."""

    json: bool = False


@dataclass(frozen=True, slots=True)
class Help:
    """Print how to use the program."""


@dataclass(frozen=True, slots=True)
class Version:
    """Print which version of the program it is."""


Command = (
    Play
    | Playout
    | Verify
    | Legal
    | Views
    | Snapshot
    | Watch
    | Sounds
    | Bench
    | Soak
    | Arena
    | Decide
    | Export
    | Pin
    | Privacy
    | Words
    | Lessons
    | Help
    | Version
)
COMMANDS: Mapping[str, type[Command]] = {
    kind.__name__.lower(): kind
    for kind in (
        Playout,
        Verify,
        Legal,
        Views,
        Decide,
        Arena,
        Snapshot,
        Watch,
        Sounds,
        Bench,
        Soak,
        Export,
        Pin,
        Privacy,
        Words,
        Lessons,
    )
}
"""By the word that comes first; without one of these words it is `Play`."""
