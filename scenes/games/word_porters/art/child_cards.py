"""The large cards of children: the own word and hints with pictures, and a friend's name."""

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.paper import Piece, board, with_shadow
from game.theme import CARD_EDGE, CREAM, GOLD, GOLD_INK, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints

RADIUS, EDGE = 30, 5
PICTURE, TILE, PAD = 200, 236, 42  # px: a picture on the own word, its paper, and px from the card's left edge
WORD, HINT_PICTURE, HINT = 124, 0.515, 0.303  # em; heights of a hint: its picture, its em
HEAD, HEAD_AT = 120, (28, 26)  # px: the own animal, and its middle from the upper right corner of the card
NAME, BAND = 56, (0.74, 6)  # em; of the plate's width, px
_MARGIN, _HINT_MARGIN = 24, 0.073  # of a hint's height


@cached
def own_card(word: str, picture: pygame.Surface | None, look: SeatLook, size: tuple[int, int], theme: Theme) -> Piece:
    """The own word in the seat's colour, anchored at its middle."""
    wide, high = size
    paper = board(wide, high, paints.board(look, theme), RADIUS, lighter(look.light, 0.36), EDGE).copy()
    left = _MARGIN
    if picture is not None:
        tile = board(TILE, TILE, CREAM, RADIUS - 6, CARD_EDGE, 4).copy()
        put(tile, surfaces.smoothscale(picture, (PICTURE, PICTURE)), center=(TILE // 2, TILE // 2))
        paper.blit(tile, (PAD, (high - TILE) // 2))
        left = PAD + TILE + _MARGIN
    room = wide - left - _MARGIN
    em = text.fit(word, WORD, room, "kids_bold")
    text.place(
        paper, text.clipped(word, em, room, "kids_bold"), em, (left + room / 2, high / 2), paints.ink(look), "kids_bold"
    )
    return with_shadow(converted(paper), 8, 120, (2, 6))


def printed_on(card: Rect) -> Rect:
    """Return the part of an own word that is read: a bubble may cover its edge."""
    return Rect(card.left + PAD, card.top + PAD, card.width - PAD - _MARGIN, card.height - 2 * PAD)


@cached
def own_head(look: SeatLook) -> Piece:
    """The own animal for the upper right corner of that card, anchored at its middle."""
    return with_shadow(animal(look.animal, HEAD), 5, 100, (1, 3))


@cached
def hint_card(
    hint: str, picture: pygame.Surface | None, size: tuple[int, int], theme: Theme, bright: bool, dim: bool
) -> Piece:
    """A hint under its picture, anchored at its middle. `bright`: it has the ring. `dim`: no parcel can go there."""
    wide, high = size
    paper = board(wide, high, paints.LABEL_BRIGHT if bright else paints.LABEL, RADIUS, CARD_EDGE, EDGE).copy()
    line = high / 2
    if picture is not None:
        side, margin = round(HINT_PICTURE * high), round(_HINT_MARGIN * high)
        put(paper, surfaces.smoothscale(picture, (side, side)), center=(wide // 2, margin + side // 2))
        line = (high + margin + side) / 2 - margin / 4
    em, room = hint_em(hint, size), wide - _MARGIN
    text.place(paper, text.clipped(hint, em, room, "kids_bold"), em, (wide / 2, line), INK, "kids_bold")
    if dim:
        paper.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return with_shadow(paper, 12, 130, (2, 8))


def hint_em(hint: str, size: tuple[int, int]) -> int:
    """Return the em in px of the word on a hint of that size."""
    return text.fit(hint, round(HINT * size[1]), size[0] - _MARGIN, "kids_bold")


@cached
def name_plate(name: str, look: SeatLook, size: tuple[int, int], theme: Theme, on_turn: bool = False) -> Piece:
    """A friend's name over a band in its colour, anchored at its middle. It is gold if it is the friend's turn."""
    wide, high = size
    ground, edge, ink = (GOLD, GOLD_INK, GOLD_INK) if on_turn else (paints.plate(theme), paints.PLATE_EDGE, CREAM)
    paper = board(wide, high, ground, 22, edge, 3).copy()
    role, room = theme.sentence_role, wide - 2 * _MARGIN
    em = text.fit(name, NAME, room, role)
    text.place(paper, text.clipped(name, em, room, role), em, (wide / 2, high / 2 - 6), ink, role)
    across, thick = round(BAND[0] * wide), BAND[1]
    paper.fill(look.main, pygame.Rect((wide - across) // 2, high - 14, across, thick))
    return with_shadow(paper, 8, 120, (2, 6))
