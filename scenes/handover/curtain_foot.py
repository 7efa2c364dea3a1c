"""The foot of a curtain: what else may be pressed there, over the fringe and beside the pill, on a panel of its own."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.draw.curtain import HEM, strip_board
from game.theme import SAFE, SeatLook, Theme
from game.widgets.hints import GAP, ButtonOf, Hint, Placed, draw_hints, place_hints

CLEAR = 16  # px between the panel and what is beside it and over it
PAD, PAD_HIGH = 14, 7
TWO_ROWS = 1.15  # size of text with which two rows of hints stand between the strip and the fringe
Hints = Sequence[tuple[Placed, pygame.Surface]]


def place(hints: Sequence[Hint], button: ButtonOf, theme: Theme, pill: Rect) -> Hints:
    """Where the hints stand: at the right, clear of the fringe, and beside the `pill` if two rows can do it."""
    if len(hints) > 1:
        theme = theme.scaled(min(theme.text_scale, TWO_ROWS))
    placed = place_hints(hints, button, theme, max(1, SAFE.right - pill.right - GAP))
    up = max((spot.rect.bottom + PAD_HIGH - HEM for spot, _ in placed), default=0)
    return tuple((Placed(spot.hint, spot.rect.move(0, -max(0, up))), piece) for spot, piece in placed)


def panel(placed: Hints) -> Rect:
    """What lies under them; without any it is nowhere."""
    if not placed:
        return Rect(SAFE.right + CLEAR, HEM, 0, 0)
    first, *others = (spot.rect for spot, _ in placed)
    return first.unionall(others).inflate(2 * PAD, 2 * PAD_HIGH)


def draw_panel(canvas: pygame.Surface, look: SeatLook, placed: Hints) -> None:
    """Draw them: cloth may be light, so they have a dark ground."""
    if placed:
        under = panel(placed)
        strip_board(look, *under.size).draw(canvas, under.topleft)
        draw_hints(canvas, placed)
