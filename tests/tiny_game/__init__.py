"""A whole small game, shown in `CONTRIBUTING.md`: `engine.py` is its side without a screen, `table.py` the
other, `text/` what it says.

It is no game of the program. Tests that walk the registry walk it as the sixth, so that whatever names the games by
hand, or has room for five of them alone, is found.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from engine import games
from game.text import catalogue
from tests.tiny_game import engine, table

NAME = engine.GAME.name

sys.modules |= {
    f"engine.games.{NAME}": engine,
    f"scenes.games.{NAME}": table,
    f"tests.games.{NAME}": sys.modules[__name__],
}
"""Where the program looks for a game of that name."""
catalogue.FOLDERS = (*catalogue.FOLDERS, Path(__file__).parent / "text")
"""And for what it says."""


@contextmanager
def registered() -> Iterator[None]:
    """The tiny game is one more line of the registry."""
    with patch.object(games, "_PACKAGES", (*games._PACKAGES, NAME)):
        yield
