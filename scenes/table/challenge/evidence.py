"""Evidence: what a call is about, beside the list of calls: the trick with its players, or who is called."""

from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.deck import Deck
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.theme import CREAM, Theme
from scenes.seating import Seating, SeatPlan
from scenes.table.game_table import GameTable

PANEL = Rect(1300, 216, 500, 652)
ABOVE_RAIL = 44
ACROSS, DOWN = 2, 2
FEW = 4  # cards up to which they stand two and two
CARD, SMALL_CARD = 150, 112
FACE = 66
LARGE_FACE = 250
NAME = 64
TITLE = 48
TITLE_LINE = 52
TALL = 1.4  # of a card, to its width
GAP = 22
RADIUS = 28


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Cards that a call is about: a heading, who played what in which order, and whose card it is."""

    title: str
    plays: tuple[tuple[Seat, Card], ...]
    seat: Seat


def panel(theme: Theme) -> Rect:
    """Where the evidence hangs: above the rail, whatever its height."""
    return Rect(PANEL.left, PANEL.top, PANEL.width, min(PANEL.height, theme.rail_top - ABOVE_RAIL - PANEL.top))


def draw_exhibit(canvas: Canvas, shown: Exhibit, look: GameTable[Any], seating: Seating, theme: Theme) -> None:
    """The cards in the order in which they were played, each with its player's face; all but the called one lie in the
    shade. (The one gold ring is that of the list.)"""
    box = _paper(canvas, theme)
    text.place(canvas, shown.title, TITLE, (box.centerx, box.top + TITLE_LINE), CREAM, "bold")
    few = len(shown.plays) <= FEW
    across = ACROSS if few else ACROSS + 1
    down = -(-len(shown.plays) // across)
    room = box.height - 2 * TITLE_LINE + GAP
    wide = min(CARD if few else SMALL_CARD, round((room / DOWN - GAP) / TALL))
    for number, (seat, card) in enumerate(shown.plays):
        column, row = number % across, number // across
        x = box.left + box.width * (column + 0.5) / across
        y = box.top + 2 * TITLE_LINE - GAP + room / 2 + (row - (down - 1) / 2) * room / DOWN
        face = _face(look.art.deck, card, wide, theme, seat == shown.seat)
        canvas.blit(face, face.get_rect(center=(x, y)))
        medal = avatar(seating[seat].picture, FACE)
        canvas.blit(medal, medal.get_rect(center=(x + wide / 2 - 8, y + face.get_height() / 2 - 16)))


def draw_accused(canvas: Canvas, plan: SeatPlan, theme: Theme) -> None:
    """Who is called, where there is no card to look at."""
    box = _paper(canvas, theme)
    face = avatar(plan.picture, LARGE_FACE)
    canvas.blit(face, face.get_rect(center=(box.centerx, box.centery - TITLE)))
    size = text.fit(plan.name, theme.px(NAME), box.width - 2 * TITLE)
    text.place(canvas, plan.name, size, (box.centerx, box.bottom - NAME - TITLE // 2), CREAM, "extrabold")


def _paper(canvas: Canvas, theme: Theme) -> Rect:
    box = panel(theme)
    _board(box.width, box.height, theme.sign).draw(canvas, box.center)
    return box


@cached
def _board(width: int, height: int, color: str) -> Piece:
    return with_shadow(board(width, height, color, RADIUS), 12, 130, (3, 8))


@cached
def _face(deck: Deck, card: Card, width: int, theme: Theme, lit: bool) -> pygame.Surface:
    face = deck.face(card, width, theme)
    return face if lit else dimmed(face)
