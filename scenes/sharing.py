"""Sharing: files that people take along, with names that can be read, in a folder of theirs, and where each lies."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.messages import Message, say
from game.paths import shared_folder
from game.store.disk.private import FOLDER_MODE, write_whole

if TYPE_CHECKING:
    from game.context import Context


def file_name(*parts: object, end: str) -> str:
    """A name that every system takes, of words and numbers with a dash between them."""
    words = "-".join(str(part) for part in parts).lower()
    safe = "".join(letter if letter.isalnum() else "-" for letter in words)
    return "-".join(filter(None, safe.split("-"))) + end


def of_match(game: str, day: date, number: int, end: str) -> str:
    """How the files of a match are called: `rook-2026-11-23-match-17.jsonl`."""
    return file_name(game, day.isoformat(), "match", number, end=end)


def share(context: "Context", kind: str, files: dict[str, bytes]) -> tuple[bool, Message]:
    """Write these files; whether that worked, and a sentence with the path of the first."""
    found = written(context, kind, files)
    return (False, found) if isinstance(found, Message) else (True, say("share-done", path=str(found)))


def written(context: "Context", kind: str, files: dict[str, bytes]) -> Path | Message:
    """Write these files, each whole or not at all: the path of the first, or why there is none. Where nothing can be
    saved there is no place for them either."""
    data = context.store.folder
    if data is None or not context.store.saving:
        return say("share-nowhere")
    try:
        folder = shared_folder(kind, data)
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)  # theirs keeps its own
        for name, content in files.items():
            write_whole(folder / name, content)
    except OSError as error:
        return say("share-failed", error=error.strerror or "?")
    return folder / next(iter(files))
