"""Proof: cards that have left the table, in a picture in the bubble, with the faces of those who played them."""

from collections.abc import Sequence

import pygame

from game import surfaces
from game.canvas import put
from game.cards.deck import Deck
from game.draw.avatar import avatar
from game.draw.cache import cached_briefly
from game.draw.paper import board
from game.theme import GOLD, SeatLook, Theme
from scenes.table.said_picture import picture_of

CARDS = (210, 150, 110)
"""Heights of a card, px, the best one first."""
FACE = 0.36  # size of a face, as a share of a card's height
GAP, EDGE, RADIUS = 18, 8, 20

Shown = tuple[str, tuple[SeatLook, ...], bool]
"""A card or picture, the faces below it, and whether it has a gold edge."""


@cached_briefly
def proof_picture(shown: Sequence[Shown], high: int, deck: Deck, theme: Theme) -> pygame.Surface:
    """The cards in a row, `high` px high, with the faces over their lower edges."""
    cards = [_card(name, high, deck, theme) for name, _, _ in shown]
    face = round(high * FACE)
    wides = [max(card.get_width(), face * len(faces)) for card, (_, faces, _) in zip(cards, shown, strict=True)]
    tall = max(card.get_height() for card in cards)
    faced = any(faces for _, faces, _ in shown)
    size = (sum(wides) + GAP * (len(cards) - 1) + 2 * EDGE, tall + 2 * EDGE + faced * face // 2)
    out = surfaces.new(size, pygame.SRCALPHA)
    x = EDGE
    for card, wide, (_, faces, gold) in zip(cards, wides, shown, strict=True):
        place = card.get_rect(midbottom=(x + wide // 2, EDGE + tall))
        if gold:
            edge = place.inflate(2 * EDGE, 2 * EDGE)
            out.blit(board(edge.width, edge.height, GOLD, RADIUS, GOLD, EDGE), edge)
        out.blit(card, place)
        for number, look in enumerate(faces):
            head = avatar(look, face)
            at = x + wide // 2 + round((number - (len(faces) - 1) / 2) * face)
            put(out, head, center=(at, place.bottom))
        x += wide + GAP
    return out


def _card(name: str, high: int, deck: Deck, theme: Theme) -> pygame.Surface:
    """A card or picture, `high` px high at most."""
    picture = picture_of(name, deck, theme, high)
    assert picture is not None, name
    return picture
