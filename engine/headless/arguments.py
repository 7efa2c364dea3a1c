"""The command line as frozen values. Hand-written, because one clear line and a quick start are asked for."""

from dataclasses import dataclass
from pathlib import Path

from engine.core.seats import Viewer

THEMES = ("grown-up", "kids")
SPEEDS = ("off", "fast", "normal", "slow")
FULL_HD = (1920, 1080)


class BadUse(Exception):
    """A command line, or a file it names, that cannot be used; the text is one line. Exit status 2."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play on the screen: one game, or the title where none is named. What is None is up to the settings."""

    game: str | None = None
    windowed: bool = False
    size: tuple[int, int] | None = None  # pixels
    kids: bool = False
    kiosk: bool = False
    config: Path | None = None  # what the operator of a kiosk has written down
    data: Path | None = None
    speed: str | None = None
    mute: bool = False
    safe: bool = False  # plain pictures, no sound, nothing read or kept: for a machine on which the rest fails


@dataclass(frozen=True, slots=True)
class Playout:
    """Print the record of a game among bots. `variant` and `players` None: the game's first and fewest."""

    game: str
    variant: str | None = None
    players: int | None = None
    seed: int = 0
    options: str = "{}"
    bots: str = "fair"
    steps: int | None = None


@dataclass(frozen=True, slots=True)
class Verify:
    """Check records."""

    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Legal:
    """List the next steps."""

    file: Path


@dataclass(frozen=True, slots=True)
class Views:
    """Show what everybody could see."""

    file: Path


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Draw a position into a PNG."""

    file: Path
    viewer: Viewer
    out: Path
    theme: str = "grown-up"
    size: tuple[int, int] = FULL_HD


@dataclass(frozen=True, slots=True)
class Watch:
    """Play a record on the screen."""

    file: Path


@dataclass(frozen=True, slots=True)
class Bench:
    """Measure frame times."""

    seconds: float | None = None
    json: bool = False


@dataclass(frozen=True, slots=True)
class Soak:
    """Let a kiosk run by itself, with visitors who press anything, and report how it fared."""

    minutes: float
    seed: int = 0
    json: bool = False


@dataclass(frozen=True, slots=True)
class Arena:
    """Let levels of computer players play against each other. `variant` None: the game's first; `players` None: as many
    as `seats` names; `jobs` are processes; `dask` is the address of a cluster that plays instead."""

    game: str
    seats: tuple[str, ...]
    matches: int
    variant: str | None = None
    players: int | None = None
    options: str = "{}"
    seed: int = 0
    jobs: int = 1
    json: bool = False
    times: bool = False
    dask: str | None = None


@dataclass(frozen=True, slots=True)
class Decide:
    """Say what a computer player of `level` would do at `seat` in a position."""

    file: Path
    seat: int
    level: str
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Export:
    """Write a finished match of the saved games as a record, with its seals. `match` None: the one that ended last."""

    out: Path
    match: int | None = None
    data: Path | None = None


@dataclass(frozen=True, slots=True)
class Pin:
    """Ask for the PIN of a kiosk, and print the line of its file that keeps it as a hash."""


@dataclass(frozen=True, slots=True)
class Help:
    """Print how to use the program."""


Command = (
    Play | Playout | Verify | Legal | Views | Snapshot | Watch | Bench | Soak | Arena | Decide | Export | Pin | Help
)
