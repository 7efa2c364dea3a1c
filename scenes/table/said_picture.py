"""The picture beside a child's sentence."""

import pygame

from game.cards.deck import Deck
from game.draw.boards import chip
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.svg import picture, source
from game.theme import CREAM_SHADE, INK, Theme

PICTURE = 98
"""px of its cream paper."""
_CARD_WIDE, _DRAWN = 0.74, 160
_ICONS = "icons/"


@cached
def picture_of(name: str, deck: Deck | None, theme: Theme, size: int = PICTURE) -> pygame.Surface | None:
    """A card, or a file of assets/pictures on cream paper; None for ""."""
    if not name:
        return None
    drawn = max(_DRAWN, size)
    if name.startswith(_ICONS):
        return chip(icon(name.removeprefix(_ICONS), drawn, INK, CREAM_SHADE), size)
    if "/" in name:
        _, box = source(name)
        return chip(picture(name, drawn, drawn * box[1] / box[0]), size)
    return deck.face(name, round(size * _CARD_WIDE), theme) if deck is not None else None
