"""Where the game keeps what it saves (data) and what it can make again at any time (cache)."""

import os
from pathlib import Path

from engine.program import NAME
from game.store.disk.private import SHARED


def data_folder(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The folder of the store: `chosen` (the command line's `--data`), else the system's place for data of users.

    The folder need not exist; who writes makes it.
    """
    if chosen is not None:
        try:
            return Path(chosen).expanduser()
        except RuntimeError:  # the home of somebody who has none
            return Path(chosen)
    from platformdirs import user_data_path  # only where it is needed: the headless commands start without it

    return user_data_path(NAME, appauthor=False)


def cache_folder(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The folder of baked pictures: inside `chosen` where the command line gave one, so that all is in one place."""
    if chosen is not None:
        return data_folder(chosen) / "cache"
    from platformdirs import user_cache_path

    return user_cache_path(NAME, appauthor=False)


PICTURES, DOCUMENTS = "pictures", "documents"
"""What people look for in folders of their own."""


def shared_folder(kind: str, data: Path) -> Path:
    """Where a file goes that people take along: their own folder for such things, or one beside the store `data` where
    they have none, or have chosen where everything lies."""
    from platformdirs import user_documents_path, user_pictures_path

    if data == data_folder():
        theirs = user_pictures_path() if kind == PICTURES else user_documents_path()
        if theirs.is_dir():
            return theirs
    return data / SHARED
