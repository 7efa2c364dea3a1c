"""The round: a sign with a bell for each of the four, those that have rung in cream."""

import pygame

from game.draw.cache import cached
from game.draw.color import mix
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.theme import CREAM, Theme
from scenes.games.word_porters.art import paints

ROUNDS = 4
SIZE = (176, 36)
"""Of the sign in px: it stands in the strip between the hints and the rail."""
_BELL, _STEP = 28, 38
_STILL = 0.72  # how far a bell that has not rung yet fades into the sign


@cached
def bell_sign(number: int, theme: Theme) -> Piece:
    """The sign in round `number` (1 to 4), anchored at its middle."""
    ground = paints.plate(theme)
    sign = board(*SIZE, ground, SIZE[1] // 2, paints.PLATE_EDGE, 3).copy()
    for i in range(ROUNDS):
        color = CREAM if i < number else mix(CREAM, ground, _STILL)
        bell: pygame.Surface = icon("bell", _BELL, color, ground)
        sign.blit(bell, bell.get_rect(center=(round(SIZE[0] / 2 + (i - (ROUNDS - 1) / 2) * _STEP), SIZE[1] // 2)))
    return with_shadow(sign, 5, 100, (1, 3))
