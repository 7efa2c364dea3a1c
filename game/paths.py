"""The folders of saved data, and of the cache, which can be made again at any time."""

import os
from pathlib import Path

from engine.program import NAME
from game.store.disk.private import SHARED


def data_folder(chosen: str | os.PathLike[str] | None = None) -> Path:
    """Return the folder of the store: `chosen` (from `--data`), else the system's folder for user data.

    The folder need not exist; writers create it.
    """
    if chosen is not None:
        try:
            return Path(chosen).expanduser()
        except RuntimeError:  # a user without a home folder
            return Path(chosen)
    from platformdirs import user_data_path  # imported here, since headless commands start without it

    return user_data_path(NAME, appauthor=False)


def cache_folder(chosen: str | os.PathLike[str] | None = None) -> Path:
    """Return the folder of stored pictures: inside `chosen` if given, so that everything is in one place."""
    if chosen is not None:
        return data_folder(chosen) / "cache"
    from platformdirs import user_cache_path

    return user_cache_path(NAME, appauthor=False)


PICTURES, DOCUMENTS = "pictures", "documents"
"""Kinds of files that people look for in folders of their own."""


def shared_folder(kind: str, data: Path) -> Path:
    """Return the folder for a file that people take along: their own folder of that kind. Without one, or with
    `--data`, it is a folder beside the store `data`."""
    from platformdirs import user_documents_path, user_pictures_path

    if data == data_folder():
        theirs = user_pictures_path() if kind == PICTURES else user_documents_path()
        if theirs.is_dir():
            return theirs
    return data / SHARED
