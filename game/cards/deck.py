"""Deck: what the table needs of a game's cards. A module of a game's scenes is one."""

from typing import Protocol

import pygame

from game.theme import Theme


class Deck(Protocol):
    """`card` is the word of a record. Surfaces are shared by the callers: nobody draws on them."""

    def face(self, card: str, width: int, theme: Theme) -> pygame.Surface:
        """The face at `width` px."""
        ...

    def back(self, width: int) -> pygame.Surface:
        """The one back at `width` px."""
        ...
