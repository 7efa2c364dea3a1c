"""Backdrop: the set that a table stands in, with the frame round it."""

import pygame

from game.draw.cache import converted
from game.draw.frame import frame
from game.theme import STAGE, Theme
from scenes.table.game_table import GameTable


def painted(look: GameTable, theme: Theme, moment: float) -> pygame.Surface:
    """The whole set, a new picture; as it is at `moment` (0 to 1) where it changes while a match goes on."""
    if look.outside is None:
        scene = look.backdrop(theme).copy()
    else:
        scene = converted(pygame.Surface(STAGE))
        look.outside.paint(scene, theme, moment)
    frame(look.frame).draw(scene)
    return scene
