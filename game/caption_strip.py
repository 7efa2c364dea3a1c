"""The strip of captions: what was just heard, in words, small and just above the end of the rail."""

import pygame

from game.captions import Captions
from game.draw.icons import icon
from game.draw.paper import board
from game.draw.text import text, width
from game.theme import SAFE, Theme

_SIZE = 32
_PAD = 18
_ICON = 32
_GAP = 12
_ABOVE_RAIL = 14


def draw(canvas: pygame.Surface, captions: Captions, theme: Theme) -> None:
    """Paint the newest caption at the right end above the rail, the one before it above that."""
    bottom = theme.rail_top - _ABOVE_RAIL
    for words in reversed(captions.shown):
        size = theme.px(_SIZE)
        height = size + _PAD
        ground = board(width(words, size, "semibold") + _ICON + _GAP + 2 * _PAD, height, theme.plate, height // 2)
        corner = ground.get_rect(right=SAFE.right, bottom=bottom)
        canvas.blit(ground, corner)
        picture = icon("sound", _ICON)
        canvas.blit(picture, picture.get_rect(left=corner.left + _PAD, centery=corner.centery))
        line = text(words, size, role="semibold")
        canvas.blit(line, line.get_rect(right=corner.right - _PAD, centery=corner.centery))
        bottom = corner.top - _GAP
