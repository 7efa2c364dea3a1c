"""The registry of games, one package each. A game is imported at its first use.

Its `GAME` is in the module `game` of its package, so that its cards can be drawn without its rules. The whole program
finds a game by its name in `_PACKAGES`; its screen side is in `scenes/games/` under the same name.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from engine.core.game import Game

_PACKAGES = ("hooky", "word_porters", "rook", "spooks", "hookie_mookie")
"""Packages (or files, of small games) beside this one, which are called as their games are in records; in the order in
which they stand on the shelf of the title, from left to right."""


class _Games(Mapping[str, Game]):
    def __getitem__(self, name: str) -> Game:
        if name not in _PACKAGES:
            raise KeyError(name)
        return _load(name)

    def __contains__(self, name: object) -> bool:
        return name in _PACKAGES

    def __iter__(self) -> Iterator[str]:
        return iter(_PACKAGES)

    def __len__(self) -> int:
        return len(_PACKAGES)


@cache
def _load(name: str) -> Game:
    whole = import_module(f"{__name__}.{name}")
    game: Game = (import_module(f"{__name__}.{name}.game") if hasattr(whole, "__path__") else whole).GAME
    assert game.name == name
    return game


GAMES: Mapping[str, Game] = _Games()
"""Every game by its record name."""
