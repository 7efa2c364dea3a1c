"""Evidence: the trick that a call is about, beside the list of calls."""

import pygame
from pygame import Rect

from game.draw import text
from game.draw.focus import ring
from game.draw.medallion import medallion
from game.draw.paper import board, with_shadow
from game.theme import CREAM, Theme
from scenes.seating import Seating
from scenes.table.look import Exhibit, Look

PANEL = Rect(1300, 216, 500, 652)
ACROSS = 2
FEW = 4  # cards up to which they stand two and two
CARD, SMALL_CARD = 150, 112
FACE = 66
TITLE = 48
TITLE_LINE = 52
_RING = 6


def draw_exhibit(canvas: pygame.Surface, shown: Exhibit, look: Look, seating: Seating, theme: Theme) -> None:
    """The cards in the order in which they were played, each with its player's face; the called one is ringed."""
    with_shadow(board(PANEL.width, PANEL.height, theme.sign, 28), 12, 130, (3, 8)).draw(canvas, PANEL.center)
    text.place(canvas, shown.title, TITLE, (PANEL.centerx, PANEL.top + TITLE_LINE), CREAM, "bold")
    wide = CARD if len(shown.plays) <= FEW else SMALL_CARD
    across = ACROSS if len(shown.plays) <= FEW else ACROSS + 1
    down = -(-len(shown.plays) // across)
    room = PANEL.height - 2 * TITLE_LINE
    for number, (seat, card) in enumerate(shown.plays):
        column, row = number % across, number // across
        x = PANEL.left + PANEL.width * (column + 0.5) / across
        y = PANEL.top + 2 * TITLE_LINE - 10 + room * (row + 0.5) / down
        face = look.deck.face(card, wide, theme)
        canvas.blit(face, face.get_rect(center=(x, y)))
        if seat == shown.seat:
            ring(face.get_width(), face.get_height(), 14, _RING).draw(canvas, (round(x), round(y)))
        medal = medallion(seating[seat].picture, FACE)
        canvas.blit(medal, medal.get_rect(center=(x + wide / 2 - 8, y + face.get_height() / 2 - 10)))
