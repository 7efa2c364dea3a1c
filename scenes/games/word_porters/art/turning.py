"""Things that turn over: suitcases and tags show another side from the middle of the way on."""

import math
from collections.abc import Callable

import pygame

from game.draw.paper import Piece

_EDGE = 0.02  # what is left of the width when one looks at the edge


def draw_turning(canvas: pygame.Surface, before: Piece, after: Callable[[], Piece], at: tuple[float, float],
                 share: float) -> None:  # fmt: skip
    """A piece on its way from one side (`share` 0) to the other (1), its anchor at a place.

    `after` is called from the half on and no sooner: what is on the other side is not even drawn while it is hidden.
    """
    piece = before if share < 0.5 else after()
    if share <= 0 or share >= 1:
        piece.draw(canvas, at)
        return
    squeeze = max(_EDGE, abs(math.cos(math.pi * share)))
    wide, high = piece.surface.get_size()
    narrow = pygame.transform.smoothscale(piece.surface, (max(2, round(wide * squeeze)), high))
    canvas.blit(narrow, (round(at[0] - piece.anchor[0] * squeeze), round(at[1] - piece.anchor[1])))
