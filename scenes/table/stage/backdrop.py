"""Backdrop: the set that a table stands in, with the frame round it."""

from typing import Any

import pygame

from game.draw.cache import converted
from game.draw.frame import frame
from game.theme import STAGE, Theme
from scenes.table.game_table import GameTable
from scenes.table.stage.time_of_day import TimeOfDay


def painted(look: GameTable[Any], theme: Theme, moment: float) -> pygame.Surface:
    """The whole set, a new picture; as it is at `moment` (0 to 1) where it changes while a match goes on."""
    day = look.feature(TimeOfDay)
    if day is None:
        scene = look.art.backdrop(theme).copy()
    else:
        scene = converted(pygame.Surface(STAGE))
        day.paint(scene, theme, moment)
    frame(look.art.frame).draw(scene)
    return scene
