"""Deck: the pictures of a game's cards. A module of a game's scenes implements it."""

from typing import Protocol

import pygame

from engine.core.cards import Cards
from game.theme import Theme


class Deck(Protocol):
    """`card` is the word of a record. Surfaces are shared: never draw on them.

    `cards`: those that fly over the table, each once; cards of one colour follow each other.
    """

    cards: Cards

    def face(self, card: str, width: int, theme: Theme) -> pygame.Surface:
        """The face at `width` px."""
        ...

    def back(self, width: int) -> pygame.Surface:
        """The back at `width` px."""
        ...
