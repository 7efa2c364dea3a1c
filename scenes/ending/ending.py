"""Ending: how a match ends that was not about points: together against the cards, or the first who is out."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.theme import Theme


@dataclass(frozen=True, slots=True)
class Ending:
    """What the podium says and shows in the place of scores: `words` on the ribbon, `sentence` in the rail.

    `behind(theme)` is another set than the house's wall. `bowing(theme)` are pictures of those who have won where
    nobody at the table has: they stand on the step and take a bow, and the animals clap.
    """

    words: str
    sentence: str
    behind: Callable[[Theme], pygame.Surface] | None = None
    bowing: Callable[[Theme], tuple[pygame.Surface, ...]] | None = None
