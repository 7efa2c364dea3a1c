"""Read records from disk. Any fault of a file becomes a BadRecord."""

import os
from collections.abc import Callable
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from engine.core.jsonlines import LARGEST_FILE, BadRecord
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.packs import BadPack
from engine.core.records import FIRST_STEP, Games, Played, Record, dumps, read_record, replay
from engine.core.seals import Seal, broken_seal, read_seals, seals_beside
from engine.core.whereabouts import where
from engine.core.words import escaped
from engine.games import GAMES
from engine.headless.arguments import BadUse

Say = Callable[[Message], str]
"""Returns the text of a message, for the output of commands."""


def read(path: Path, play: Callable[[Record, Games], Played]) -> Played:
    """Apply `play` (`check`, `replay`) to the record in a file and return its result. BadRecord for the earliest bad
    line, or line 0 for the file as a whole. BadPack if the pack of its words cannot be read."""
    data = _bytes(path)
    try:
        return read_record(data, GAMES, play)
    except (BadRecord, BadPack):
        raise
    except Exception as error:  # an internal error must not lose the verdicts about other files
        raise BadRecord(0, f"cannot be judged, the program is at fault ({where(error)})") from None


def open_match(path: Path, say: Say) -> Match:
    """Return the match of a file, for the commands that look into one record. BadUse if it cannot be read."""
    try:
        return read(path, replay)
    except BadRecord as error:
        raise BadUse(verdict(path, error, say)) from None


def open_seals(path: Path, say: Say) -> dict[int, Seal]:
    """Return the seals beside a record, by the places of its steps, or none without such a file. BadUse for invalid
    seals."""
    try:
        return {line - FIRST_STEP: seal for line, seal in _seals(path).items()}
    except BadRecord as error:
        raise BadUse(verdict(path, error, say)) from None


def check_seals(path: Path, record: Record) -> None:
    """Raise BadRecord if the deals differ from the promise of the seals beside the record's file."""
    seals = _seals(path)
    line = broken_seal(dumps(record).splitlines(), seals) if seals else None
    if line is not None:
        raise BadRecord(line, f"not what was sealed, by {seals_beside(path).name}")


def _seals(path: Path) -> dict[int, Seal]:
    """Return the seals by lines of the record. BadRecord (line 0 of the record) for an invalid file of seals."""
    beside = seals_beside(path)
    try:
        return read_seals(_bytes(beside)) if os.path.exists(beside) else {}  # `exists` accepts a name of any length
    except BadRecord as error:
        raise BadRecord(0, f"{beside.name}: {error}") from None


def verdict(path: Path, bad: BadRecord | None, say: Say) -> str:
    """Return `verify`'s line about one file: `ok FILE` or `bad FILE line N: reason`, always one line."""
    if bad is None:
        return escaped(f"ok {path}")
    reason = say(bad.reason) if isinstance(bad.reason, Message) else bad.reason
    return escaped(f"bad {path} line {bad.line}: {reason}")


def _bytes(path: Path) -> bytes:
    """Return the bytes of a record, at most one too many. BadRecord (line 0) for a missing file, a folder, and a file
    without access. Pipes and devices are refused also, since they may never end."""
    try:
        mode = path.stat().st_mode
        if S_ISREG(mode):
            with path.open("rb") as file:
                return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BadRecord(0, "there is no such file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "no usable name"
        raise BadRecord(0, f"cannot be read ({reason.lower()})") from None
    raise BadRecord(0, "this is a folder" if S_ISDIR(mode) else "this is a pipe or a device, not a regular file")
