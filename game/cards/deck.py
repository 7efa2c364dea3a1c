"""Deck: the pictures of a game's cards. A module of a game's scenes implements it."""

from typing import Protocol

import pygame

from game.theme import Theme


class Deck(Protocol):
    """`card` is the word of a record. Surfaces are shared: never draw on them."""

    def face(self, card: str, width: int, theme: Theme) -> pygame.Surface:
        """The face at `width` px."""
        ...

    def back(self, width: int) -> pygame.Surface:
        """The back at `width` px."""
        ...
