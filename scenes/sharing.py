"""Sharing: write files with readable names for people to take along, and say where they are."""

from datetime import date
from pathlib import Path

from engine.core.messages import Message, say
from game.context import Context
from game.paths import shared_folder
from game.shared_files import write_new
from game.store.disk.private import FOLDER_MODE
from game.widgets.bar_scene import BarScene


def file_stem(*parts: object) -> str:
    """A file name without suffix that is valid on all systems: words and numbers joined by dashes."""
    words = "-".join(str(part) for part in parts).lower()
    safe = "".join(letter if letter.isalnum() else "-" for letter in words)
    return "-".join(filter(None, safe.split("-")))


def stem_of_match(game: str, day: date, number: int) -> str:
    """The start of the names of a match's files: `rook-2026-11-23-match-17`."""
    return file_stem(game, day.isoformat(), "match", number)


def share(scene: BarScene, kind: str, stem: str, files: dict[str, bytes]) -> None:
    """Write these files, and say on the scene where they are or why there are none."""
    found = written(scene.context, kind, stem, files)
    if isinstance(found, Message):
        scene.refuse(found)
    else:
        scene.sound("choose")
        scene.say(say("share-done", path=str(found.parent), file=found.name))


def written(context: Context, kind: str, stem: str, files: dict[str, bytes]) -> Path | Message:
    """Write files with the name `stem` and these suffixes, all or none. Returns the path of the first, or the reason
    why there is none. If nothing can be saved, files are not written either."""
    data = context.store.folder
    if data is None or not context.store.saving:
        return say("share-nowhere")
    try:
        folder = shared_folder(kind, data)
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)  # an existing folder keeps its mode
        return write_new(folder, stem, files)[0]
    except OSError as error:
        return say("share-failed", error=error.strerror or "?")
