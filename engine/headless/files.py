"""Records on disk, read with care: whatever is wrong with the file becomes a BadRecord."""

from pathlib import Path

from engine.core.jsonlines import LARGEST_FILE, BadRecord
from engine.core.match import Match
from engine.core.records import parse, replay
from engine.games import GAMES
from engine.headless.arguments import BadUse


def read(path: Path) -> bytes:
    """The bytes of a record, at most one too many. BadRecord (line 0) for a missing file, a folder, no access."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BadRecord(0, "there is no such file") from None
    except IsADirectoryError:
        raise BadRecord(0, "this is a folder") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "no usable name"
        raise BadRecord(0, f"cannot be read ({reason.lower()})") from None


def open_match(path: Path) -> Match:
    """The match that a file tells of, for the commands that look into one record; BadUse where it cannot be had."""
    try:
        return replay(parse(read(path), GAMES), GAMES)
    except BadRecord as error:
        raise BadUse(verdict(path, error)) from None


def verdict(path: Path, bad: BadRecord | None) -> str:
    """The line of `verify` about one file: `ok FILE` or `bad FILE line N: reason`, always one line."""
    name = str(path).replace("\n", "\\n").replace("\r", "\\r")
    if bad is None:
        return f"ok {name}"
    return f"bad {name} line {bad.line}: {' '.join(bad.reason.split())}"
