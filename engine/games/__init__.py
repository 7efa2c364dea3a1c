"""The games; one package each, all alike."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.game import Game
from engine.games.hookie_mookie import GAME as HOOKIE_MOOKIE
from engine.games.rook import GAME as ROOK
from engine.games.spooks import GAME as SPOOKS

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (ROOK, SPOOKS, HOOKIE_MOOKIE)})
"""Every game by its record name, in the order in which people choose."""
