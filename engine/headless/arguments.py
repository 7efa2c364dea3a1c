"""The command line as frozen values. Each command has its spelling and its help in one place: its docstring, the
metadata of its fields, their defaults, and an example.

Readers turn a word into a value, or say why it is not one.
"""

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple

from engine.core.characters import CHARACTERS, BotName
from engine.core.levels import LEVELS, RANDOM
from engine.core.seats import PUBLIC, Viewer
from engine.core.words import instead, quote


class BadUse(Exception):
    """A command line, or a file it names, that cannot be used; the text is one line. Exit status 2."""


_SMALLEST, _LARGEST = (320, 180), (7680, 4320)
"""Pixels of the smallest and the largest window or picture."""
_MOST_DIGITS = 18
_MOST_SECONDS = 3600
_MOST_MINUTES = 7 * 24 * 60


def whole(text: str) -> int:
    """Read a whole number of at most 18 digits."""
    if not re.fullmatch(r"-?[0-9]+", text):
        raise BadUse(f"{quote(text)} is not a whole number")
    if len(text.lstrip("-")) > _MOST_DIGITS:
        raise BadUse(f"{quote(text)} has more than {_MOST_DIGITS} digits")
    return int(text)


def count(text: str) -> int:
    """Read a whole number from 0."""
    if (number := whole(text)) < 0:
        raise BadUse(f"{number} is less than 0")
    return number


def in_seconds(text: str) -> float:
    """Read a time in seconds, above 0 and at most an hour."""
    return _time(text, "seconds", _MOST_SECONDS)


def in_minutes(text: str) -> float:
    """Read a time in minutes, above 0 and at most a week."""
    return _time(text, "minutes", _MOST_MINUTES)


def _time(text: str, unit: str, most: int) -> float:
    try:
        number = float(text)
    except ValueError:
        raise BadUse(f"{quote(text)} is not a number of {unit}") from None
    if not (math.isfinite(number) and 0 < number <= most):
        raise BadUse(f"the {unit} must be more than 0 and at most {most}")
    return number


def pixels(text: str) -> tuple[int, int]:
    """Read width and height in pixels, written `1920x1080`."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    if not found:
        raise BadUse(f"{quote(text)} is not a size such as 1920x1080")
    width, height = int(found[1]), int(found[2])
    if not (_SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]):
        raise BadUse(f"the size must be from {_in_words(_SMALLEST)} to {_in_words(_LARGEST)}")
    return width, height


def seat_or_public(text: str) -> Viewer:
    """Read `public` or a seat's number."""
    if text != PUBLIC and not re.fullmatch(r"[0-9]{1,2}", text):
        raise BadUse(f"{quote(text)} is neither 'public' nor a seat")
    return PUBLIC if text == PUBLIC else int(text)


def in_years(text: str) -> int:
    """Read a year of four digits."""
    if not 1000 <= (number := whole(text)) < 9999:
        raise BadUse(f"{number} is no year of four digits")
    return number


def at_least_one(text: str) -> int:
    """Read a whole number from 1."""
    if (number := whole(text)) < 1:
        raise BadUse(f"{number} is less than 1")
    return number


def computer_players(text: str) -> tuple[str, ...]:
    """Read computer players with commas between them: each a level, or a level and a character (`master:bold`)."""
    return tuple(map(_computer_player, text.split(",")))


def _computer_player(text: str) -> str:
    bot = BotName.read(text)
    one_of(*LEVELS)(bot.level)
    if bot.character is not None:
        one_of(*CHARACTERS)(bot.character)
        if bot.level == RANDOM:
            raise BadUse(f"{bot.level} cannot have a character")
    return text


def one_of(*words: str) -> Callable[[str], str]:
    """Return a reader for one of `words`."""

    def read(text: str) -> str:
        if text not in words:
            raise BadUse(f"there is no {quote(text)} ({instead(text, words)})")
        return text

    return read


def path(text: str) -> Path:
    """Read the path of a file or a folder, without checking that it exists."""
    if not text or "\0" in text:
        raise BadUse(f"{quote(text)} is no path")
    return Path(text)


def _in_words(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def game(text: str) -> str:
    """Read the name of a game."""
    from engine.games import GAMES  # most commands name no game

    if text not in GAMES:
        raise BadUse(f"there is no game {quote(text)} ({instead(text, GAMES)})")
    return text


def game_or_command(text: str) -> str:
    """Read the name of a game, in a place that may also have a command."""
    from engine.games import GAMES

    if text in COMMANDS:
        raise BadUse(f"{text} is a command: write it before all else")
    if text not in GAMES:
        known = instead(text, (*GAMES, *COMMANDS))
        raise BadUse(f"there is neither a command nor a game {quote(text)} ({known})")
    return text


THEMES = ("grown-up", "kids")
SPEEDS = ("off", "fast", "normal", "slow")
FULL_HD = (1920, 1080)


class Word(NamedTuple):
    """A field that is written without a dash. `shown` is its name in the usage; with `many` it may be repeated."""

    shown: str
    says: str
    """Its meaning, for the help. `{games}` stands for the names of the games."""
    read: Callable[[str], Any] = str
    many: bool = False


class Option(NamedTuple):
    """A field that is written `--name VALUE`."""

    shown: str
    says: str
    read: Callable[[str], Any] = str
    within: str = ""  # the flag that the option needs


class Flag(NamedTuple):
    """A field that is written `--name`."""

    says: str


_Game = Annotated[str, Word("GAME", "one of {games}", game)]
_Record = Annotated[Path, Word("FILE", "a record, whole or cut off after any line", path)]
_Size = Option("WxH", "width and height in pixels", pixels)
_Seed = Annotated[int, Option("S", "whole number that decides the deals", whole)]
_Variant = Annotated[str | None, Option("V", "a variant of the game (default: its first)")]
_Players = Annotated[int | None, Option("N", "how many play (default: the fewest that the variant allows)", whole)]
_Options = Annotated[str, Option("JSON", "options of the variant, such as '{\"target\": 300}'")]
_Folder = Annotated[Path | None, Option("DIR", "folder with the saved games (default: the one in your home)", path)]
_Language = Annotated[str | None, Option("CODE", "language of the words, such as de (default: en)")]
_Json = Annotated[bool, Flag("print JSON")]
_LEVELS, _SPEEDS, _THEMES = map("|".join, (LEVELS, SPEEDS, THEMES))
_COMPUTER_PLAYERS = "LEVEL,LEVEL,..."


@dataclass(frozen=True, slots=True)
class Play:
    """Play on the screen. Without a game you choose one there."""

    # None means the value of the settings.
    example: ClassVar[str] = "rook --windowed"
    game: Annotated[str | None, Word("GAME", "one of {games}", game_or_command)] = None
    windowed: Annotated[bool, Flag("play in a window")] = False
    size: Annotated[tuple[int, int] | None, _Size._replace(says="size of the window in pixels")] = None
    kids: Annotated[bool, Flag("show the children's house")] = False
    language: Annotated[str | None, Option("CODE", "language, such as de (default: the one of the settings)")] = None
    kiosk: Annotated[bool, Flag("run as a kiosk, for visitors in a public room")] = False
    config: Annotated[Path | None, Option("FILE", "settings of the kiosk, a TOML file", path, "kiosk")] = None
    data: _Folder = None
    speed: Annotated[str | None, Option(_SPEEDS, "how fast things move", one_of(*SPEEDS))] = None
    mute: Annotated[bool, Flag("no sound")] = False
    safe: Annotated[bool, Flag("plain pictures, no sound, nothing saved: for a machine that fails otherwise")] = False


@dataclass(frozen=True, slots=True)
class Playout:
    """Print the record of a game between computer players."""

    example: ClassVar[str] = "playout rook --seed 7 --steps 40 > game.jsonl"
    game: _Game
    variant: _Variant = None
    players: _Players = None
    seed: _Seed = 0
    options: _Options = "{}"
    bots: Annotated[str, Option(_LEVELS, "how well they play", one_of(*LEVELS))] = "fair"
    steps: Annotated[int | None, Option("MAX", "stop after so many steps (default: at the end of the game)", count)] = (
        None
    )


@dataclass(frozen=True, slots=True)
class Verify:
    """Check whether records keep the rules. Each file gets a line; the exit status is 1 if one is bad."""

    example: ClassVar[str] = "verify game.jsonl"
    files: Annotated[tuple[Path, ...], Word("FILE...", "the records", path, many=True)]


@dataclass(frozen=True, slots=True)
class Legal:
    """Print all steps that are allowed next. They are a JSON array, or null if there are too many."""

    example: ClassVar[str] = "legal game.jsonl"
    file: _Record


@dataclass(frozen=True, slots=True)
class Views:
    """Print what each seat and the public can see, as JSON."""

    example: ClassVar[str] = "views game.jsonl"
    file: _Record


@dataclass(frozen=True, slots=True)
class Decide:
    """Print what a computer player would do next."""

    example: ClassVar[str] = "decide game.jsonl --seat 2 --level sharp"
    file: _Record
    seat: Annotated[int, Option("N", "for which seat, from 0", count)]
    level: Annotated[str, Option(_LEVELS, "how well it plays", one_of(*LEVELS))]
    seed: Annotated[int, Option("S", "whole number that decides between equal steps", whole)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Arena:
    """Let computer players play each other, and print who wins how often."""

    example: ClassVar[str] = "arena rook --variant classic --seats fair,gentle,fair,gentle --pairs 2"
    game: _Game
    variant: _Variant = None
    players: Annotated[int | None, Option("N", "how many play (default: as --seats says, or the fewest)", whole)] = None
    options: _Options = "{}"
    seats: Annotated[
        tuple[str, ...],
        Option(_COMPUTER_PLAYERS, "who sits where, each a level such as fair, or fair:bold", computer_players),
    ] = ()
    matches: Annotated[int | None, Option("M", "play so many matches", at_least_one)] = None
    pairs: Annotated[int | None, Option("N", "play so many deals, each with the sides swapped too", at_least_one)] = (
        None
    )
    elo: Annotated[bool, Flag("let every two levels play so many --pairs, and rate them")] = False
    levels: Annotated[
        tuple[str, ...],
        Option(_COMPUTER_PLAYERS, "the levels to be rated (default: all of the game)", computer_players, "elo"),
    ] = ()
    seed: _Seed = 0
    jobs: Annotated[int | None, Option("J", "processes that play at the same time (default: 1)", at_least_one)] = None
    dask: Annotated[
        str | None, Option("ADDRESS|local", "let a Dask cluster play, or a local one with --jobs processes")
    ] = None
    times: Annotated[bool, Flag("also say how long the computer players think")] = False
    json: _Json = False
    picture: Annotated[Path | None, Option("PNG", "also draw the result as a picture", path)] = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Draw the table at the end of a record as a PNG."""

    example: ClassVar[str] = "snapshot game.jsonl --viewer public --out table.png --theme kids"
    file: _Record
    viewer: Annotated[Viewer, Option("public|SEAT", "who looks: everybody, or a seat from 0", seat_or_public)]
    out: Annotated[Path, Option("PNG", "file for the picture", path)]
    theme: Annotated[str, Option(_THEMES, "how it looks", one_of(*THEMES))] = "grown-up"
    size: Annotated[tuple[int, int], _Size] = FULL_HD
    language: _Language = None


@dataclass(frozen=True, slots=True)
class Watch:
    """Play back a record on the screen, with all cards open."""

    example: ClassVar[str] = "watch game.jsonl"
    file: _Record


@dataclass(frozen=True, slots=True)
class Sounds:
    """Show every sound with its caption, to listen to."""

    example: ClassVar[str] = "sounds"


@dataclass(frozen=True, slots=True)
class Bench:
    """Measure how long frames take at the busiest moments of each game."""

    example: ClassVar[str] = "bench --seconds 5 --json"
    seconds: Annotated[float | None, Option("N", "measure each for so long (default: once through)", in_seconds)] = None
    json: _Json = False


@dataclass(frozen=True, slots=True)
class Soak:
    """Run a kiosk with visitors who press anything, and report how it fared."""

    example: ClassVar[str] = "soak --minutes 30"
    minutes: Annotated[float, Option("N", "how long", in_minutes)]
    seed: Annotated[int, Option("S", "whole number that decides what the visitors press", whole)] = 0
    size: Annotated[
        tuple[int, int] | None, _Size._replace(says="size of the window in pixels (default: the visitors change it)")
    ] = None
    json: _Json = False


@dataclass(frozen=True, slots=True)
class Export:
    """Write a finished match of the saved games as a record, with its seals."""

    example: ClassVar[str] = "export --out evening.jsonl"
    out: Annotated[Path, Option("FILE", "file for the record", path)]
    match: Annotated[
        int | None, Option("N", "number of the match (default: the one that ended last)", at_least_one)
    ] = None
    data: _Folder = None


@dataclass(frozen=True, slots=True)
class Memories:
    """Print the kept matches of the saved games as CSV or JSON. Each person and match has a row."""

    example: ClassVar[str] = "memories --json"
    json: _Json = False
    data: _Folder = None
    year: Annotated[int | None, Option("N", "write a page of this year to print instead", in_years)] = None
    out: Annotated[Path | None, Option("FILE", "file for that page, an SVG", path)] = None
    language: _Language = None


@dataclass(frozen=True, slots=True)
class Pin:
    """Ask for a PIN and print the line for a kiosk's settings. The line keeps the PIN as a hash."""

    example: ClassVar[str] = "pin"


@dataclass(frozen=True, slots=True)
class Privacy:
    """Print what a kiosk keeps and when it wipes it."""

    example: ClassVar[str] = "privacy --language de"
    language: _Language = None


@dataclass(frozen=True, slots=True)
class KioskReport:
    """Show the statuses of many kiosks on one page. The worst come first."""

    example: ClassVar[str] = "kiosk-report /srv/kiosks/hall /srv/kiosks/attic > report.html"
    folders: Annotated[tuple[Path, ...], Word("FOLDER...", "the folders with a status.json each", path, many=True)]
    json: Annotated[bool, Flag("print the counts by hour and game as JSON instead")] = False
    csv: Annotated[bool, Flag("print these counts as comma-separated values instead")] = False
    out: Annotated[Path | None, Option("FILE", "file for the output (default: print it)", path)] = None


@dataclass(frozen=True, slots=True)
class Words:
    """Check that every language has all messages, or list those that one lacks."""

    example: ClassVar[str] = "words --check"
    check: Annotated[bool, Flag("name what is missing, extra or unsaid")] = False
    todo: Annotated[str | None, Option("CODE", "list what a language lacks, most seen first")] = None


@dataclass(frozen=True, slots=True)
class Lessons:
    """List the lessons with their beats, choices and seconds."""

    example: ClassVar[str] = "lessons"
    json: _Json = False


@dataclass(frozen=True, slots=True)
class Help:
    """Print how to use the program, or the command `of`."""

    of: str = ""


@dataclass(frozen=True, slots=True)
class Version:
    """Print which version of the program it is."""


Asked = (
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
    | Memories
    | Pin
    | Privacy
    | KioskReport
    | Words
    | Lessons
)
"""Every command, `Play` included."""
Command = Asked | Help | Version
GROUPS: Mapping[str, tuple[type[Asked], ...]] = {
    "Play": (Playout, Sounds),
    "Look at a record": (Verify, Legal, Views, Decide, Snapshot, Watch),
    "Measure and check": (Arena, Bench, Soak, Lessons, Words),
    "Operate": (Export, Memories, Pin, Privacy, KioskReport),
}
"""The order of the help."""


def word_of(kind: type[Asked]) -> str:
    """The first word of a command, such as `kiosk-report` for `KioskReport`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


COMMANDS: Mapping[str, type[Asked]] = {word_of(kind): kind for kinds in GROUPS.values() for kind in kinds}
"""Commands by their first word; any other command line is `Play`."""
