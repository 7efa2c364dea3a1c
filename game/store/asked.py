"""The saved games as commands open them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.headless.arguments import BadUse
from game.store.database import FILE
from game.store.store import Store
from game.text.terminal import terminal_text


@contextmanager
def saved_games(folder: Path) -> Iterator[Store]:
    """Open the saved games in a folder and close them at the end. BadUse if there are none, or if they cannot be
    opened."""
    if not (folder / FILE).is_file():
        raise BadUse(f"there are no saved games in {folder}")
    store = Store.open(folder)
    try:
        if not store.saving:
            raise BadUse(terminal_text(store.notice) if store.notice else f"nothing can be saved in {folder}")
        yield store
    finally:
        store.close()
