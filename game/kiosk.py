"""Kiosk: a house that nobody can leave, and what its operator has said about it."""

from dataclasses import dataclass

from game.bookkeeping import Bookkeeping
from game.kiosk_config import Config


@dataclass
class Kiosk:
    """What the rest of the house may ask. `if house.kiosk` means that nobody may leave the program."""

    config: Config
    books: Bookkeeping

    @property
    def shut(self) -> bool:
        """Whether it is outside the opening hours."""
        return False
