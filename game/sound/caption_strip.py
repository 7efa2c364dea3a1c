"""The strip of captions: what was just heard or has to be said, small and just above the end of the rail."""

from collections.abc import Sequence

import pygame

from game.draw.icons import icon
from game.draw.paper import board
from game.draw.text import fit, text, width
from game.theme import SAFE, Theme

_SIZE = 32
_PAD = 18
_ICON = 32
_GAP = 12
_ABOVE_RAIL = 14


def draw(
    canvas: pygame.Surface, theme: Theme, heard: Sequence[str], said: Sequence[str] = (), bottom: int | None = None
) -> None:
    """Paint captions of sounds and, above them, sentences of the house; the newest of each kind lowest.

    bottom: where the lowest one ends, for scenes that have other things above the end of the rail.
    """
    bottom = theme.rail_top - _ABOVE_RAIL if bottom is None else bottom
    for words, sign in (*((line, "sound") for line in reversed(heard)), *((line, "bell") for line in reversed(said))):
        bottom = _plate(canvas, theme, words, sign, bottom).top - _GAP


def _plate(canvas: pygame.Surface, theme: Theme, words: str, sign: str, bottom: int) -> pygame.Rect:
    around = _ICON + _GAP + 2 * _PAD
    size = fit(words, theme.px(_SIZE), SAFE.width - around, "semibold")
    height = size + _PAD
    ground = board(width(words, size, "semibold") + around, height, theme.plate, height // 2)
    corner = ground.get_rect(right=SAFE.right, bottom=bottom)
    canvas.blit(ground, corner)
    picture = icon(sign, _ICON)
    canvas.blit(picture, picture.get_rect(left=corner.left + _PAD, centery=corner.centery))
    line = text(words, size, role="semibold")
    canvas.blit(line, line.get_rect(right=corner.right - _PAD, centery=corner.centery))
    return corner
