"""The games; one package each, all alike. A package is loaded when its game is first asked for."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from engine.core.game import Game

_PACKAGES = ("rook", "spooks", "hookie_mookie", "hooky", "word_porters")
"""Packages beside this file, which are called as their games are in records; in the order in which people choose."""


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
    game: Game = import_module(f"{__name__}.{name}").GAME
    assert game.name == name
    return game


GAMES: Mapping[str, Game] = _Games()
"""Every game by its record name."""
