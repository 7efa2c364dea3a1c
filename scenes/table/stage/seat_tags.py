"""Seat tags: a short word on a seat's own plate, where the table is too full for bubbles beside it."""

import pygame

from game.cards.ring import Place
from game.draw import text
from game.draw.boards import BUBBLES
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.paper import Piece, board, with_shadow
from game.theme import Theme

LETTERS, MOST_LETTERS = 34, 44
HIGH = 50
PADDING = 30
DOWN = 0.6  # of the face below its middle: over the cards that are held up there
DOWN_LITTLE = 0.34  # where large text lifts a child's hand: cards that are chosen in it reach as high as the plates
PINS = {"pin": "plain", "pin quiet": "quiet", "pin high": "gold"}
"""Tones of bubbles that are pins on large plates, and the papers that they are made of."""


def pin_at(
    place: Place, words: str, tone: str, theme: Theme, opened: bool = False
) -> tuple[Piece, tuple[float, float]]:
    """The pin and where its middle goes; it stays within the plate, and clear of a hand that lies open below it."""
    letters = min(MOST_LETTERS, theme.px(LETTERS))
    down = DOWN_LITTLE if opened or (theme.kids and theme.large_text) else DOWN
    return pin(words, PINS[tone], letters), (place.x, place.y + down * place.size)


@cached
def pin(words: str, kind: str, letters: int) -> Piece:
    """A small piece of paper with a word; its anchor is its middle."""
    ground, ink = BUBBLES[kind]
    wide, high = text.width(words, letters, "extrabold") + PADDING, max(HIGH, round(letters * 1.4))
    paper = board(wide, high, ground, high // 2, darker(ground, 0.25), 3).copy()
    text.place(paper, words, letters, (wide / 2, high / 2), ink, "extrabold")
    piece = with_shadow(paper, 6, 110, (1, 4))
    return Piece(piece.surface, piece.anchor, pygame.Rect(-wide // 2, -high // 2, wide, high))
