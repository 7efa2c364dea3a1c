"""Records on disk, read with care: whatever is wrong with the file becomes a BadRecord."""

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
"""Makes the sentence of a message, for what the commands print."""


def read(path: Path, play: Callable[[Record, Games], Played]) -> Played:
    """What `play` (`check`, `replay`) makes of the record in a file; BadRecord for its earliest bad line, or line 0 for
    the file as a whole. BadPack where the words that it is judged by cannot be read."""
    data = _bytes(path)
    try:
        return read_record(data, GAMES, play)
    except (BadRecord, BadPack):
        raise
    except Exception as error:  # a mistake of ours; it must not take the verdicts about other files with it
        raise BadRecord(0, f"cannot be judged, the program is at fault ({where(error)})") from None


def open_match(path: Path, say: Say) -> Match:
    """The match that a file tells of, for the commands that look into one record; BadUse where it cannot be had."""
    try:
        return read(path, replay)
    except BadRecord as error:
        raise BadUse(verdict(path, error, say)) from None


def open_seals(path: Path, say: Say) -> dict[int, Seal]:
    """The seals beside a record, by the places of its steps; none where no file with them is there. BadUse for one
    that makes no sense."""
    try:
        return {line - FIRST_STEP: seal for line, seal in _seals(path).items()}
    except BadRecord as error:
        raise BadUse(verdict(path, error, say)) from None


def check_seals(path: Path, record: Record) -> None:
    """BadRecord where what was dealt is not what the seals beside the record's file have promised."""
    seals = _seals(path)
    line = broken_seal(dumps(record).splitlines(), seals) if seals else None
    if line is not None:
        raise BadRecord(line, f"not what was sealed, by {seals_beside(path).name}")


def _seals(path: Path) -> dict[int, Seal]:
    """By the lines of the record. BadRecord (line 0 of the record) for a file of seals that makes no sense."""
    beside = seals_beside(path)
    try:
        return read_seals(_bytes(beside)) if os.path.exists(beside) else {}  # no name is too long for that
    except BadRecord as error:
        raise BadRecord(0, f"{beside.name}: {error}") from None


def verdict(path: Path, bad: BadRecord | None, say: Say) -> str:
    """The line of `verify` about one file: `ok FILE` or `bad FILE line N: reason`, always one line."""
    if bad is None:
        return escaped(f"ok {path}")
    reason = say(bad.reason) if isinstance(bad.reason, Message) else bad.reason
    return escaped(f"bad {path} line {bad.line}: {reason}")


def _bytes(path: Path) -> bytes:
    """The bytes of a record, at most one too many. BadRecord (line 0) for a missing file, a folder, no access, and for
    pipes and devices: nobody knows whether they ever end."""
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
