"""High Card, the game that `docs/new-game.md` builds: its rules, its table, its texts. The page has the same files.

The program doesn't offer it. Tests over all games have it as the sixth, which finds code with room for five only.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from engine import games
from game.text import catalogue
from tests.tiny_game import engine

NAME = engine.GAME.name

sys.modules |= {f"engine.games.{NAME}": engine, f"tests.games.{NAME}": sys.modules[__name__]}
from tests.tiny_game import table  # noqa: E402 - it imports its rules from there

sys.modules[f"scenes.games.{NAME}"] = table
"""The program looks for a game of that name in these modules."""
catalogue.FOLDERS = (*catalogue.FOLDERS, Path(__file__).parent / "text")
"""It looks for texts in these folders."""


@contextmanager
def registered() -> Iterator[None]:
    """Add the tiny game to the registry."""
    with patch.object(games, "_PACKAGES", (*games._PACKAGES, NAME)):
        yield
