"""The classroom with its board, as large as the rail leaves it, between the curtains of the stage."""

import pygame

from game.draw.cache import cached
from game.draw.frame import frame
from game.theme import Theme
from scenes.games.hooky.art.backdrop import FRAME, backdrop
from scenes.games.hooky.spots import spots


def classroom(theme: Theme) -> pygame.Surface:
    """The set of the table."""
    return backdrop(theme, spots(4, 3, Theme(theme.name, text_scale=theme.text_scale)).slate)


@cached
def room(theme: Theme) -> pygame.Surface:
    """The same behind the frame of the stage: for a scene that covers the table."""
    out = classroom(theme).copy()
    frame(FRAME).draw(out)
    return out
