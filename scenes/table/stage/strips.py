"""Strips: cards in a line of a sheet, each as much of it as shows index and pip."""

from collections.abc import Sequence

import pygame

from game.cards.deck import Deck
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.theme import Theme

CARD, CARD_LEAST = 98, 80  # px: on narrower cards the index would be too small to read
STRIP = 0.42  # of a card that has to be seen
LINE_LEAST = 84  # px for one of two lines
APART = 6.0  # px at most between two cards


def draw_strips(canvas: pygame.Surface, cards: Sequence[str], box: pygame.Rect, deck: Deck, shown: int = -1) -> None:
    """The first `shown` of the cards (all of them without it), in one line or two, where all of them have room."""
    if not cards:
        return
    width = max(CARD_LEAST, min(CARD, round((box.height - 10) / 1.4)))
    lines = 2 if len(cards) * width * STRIP > box.width and box.height >= 2 * LINE_LEAST else 1
    each = -(-len(cards) // lines)
    high = min(round(width * 1.4), (box.height - 8) // lines)
    step = min(width + APART, (box.width - width) / max(1, each - 1))
    for i, card in enumerate(cards if shown < 0 else cards[:shown]):
        top = box.centery + round((i // each - lines / 2) * (high + 2))
        _strip(deck, card, width, high).draw(canvas, (round(box.left + i % each * step), top))


@cached
def _strip(deck: Deck, card: str, width: int, high: int) -> Piece:
    """A card, or its upper part; its anchor is its upper left corner."""
    upper = deck.face(card, width, Theme()).subsurface((0, 0, width, high)).copy()
    return with_shadow(upper, 4, 100, (1, 3), (0, 0))
