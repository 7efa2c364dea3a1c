"""The large cards of a child who gives a hint: the own word and hints with pictures, and a friend's name."""

import pygame

from game import surfaces
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.paper import Piece, board, with_shadow
from game.theme import CARD_EDGE, CREAM, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints

RADIUS, EDGE = 30, 5
PICTURE, TILE, PAD = 200, 236, 42  # px: a picture on the own word, its paper, and px from the card's left edge
WORD, HINT_PICTURE, HINT = 124, 170, 100
HEAD, HEAD_AT = 120, (28, 26)  # px: the own animal, and its middle from the upper right corner of the card
NAME, NAME_SIZE, BAND = 56, (288, 80), (212, 6)
_MARGIN = 24


@cached
def own_card(word: str, picture: pygame.Surface | None, look: SeatLook, size: tuple[int, int], theme: Theme) -> Piece:
    """The own word in the seat's colour, anchored at its middle."""
    wide, high = size
    paper = board(wide, high, paints.board(look, theme), RADIUS, lighter(look.light, 0.36), EDGE).copy()
    left = _MARGIN
    if picture is not None:
        tile = board(TILE, TILE, CREAM, RADIUS - 6, CARD_EDGE, 4).copy()
        small = surfaces.smoothscale(picture, (PICTURE, PICTURE))
        tile.blit(small, small.get_rect(center=(TILE // 2, TILE // 2)))
        paper.blit(tile, (PAD, (high - TILE) // 2))
        left = PAD + TILE + _MARGIN
    room = wide - left - _MARGIN
    text.place(paper, word, WORD, (left + room / 2, high / 2), paints.ink(look), "kids_bold", room=room)
    return with_shadow(converted(paper), 8, 120, (2, 6))


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
        small = surfaces.smoothscale(picture, (HINT_PICTURE, HINT_PICTURE))
        paper.blit(small, small.get_rect(center=(wide // 2, _MARGIN + HINT_PICTURE // 2)))
        line = (high + _MARGIN + HINT_PICTURE) / 2 - 6
    room = wide - 2 * _MARGIN
    text.place(paper, hint, HINT, (wide / 2, line), INK, "kids_bold", room=room)
    if dim:
        paper.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return with_shadow(paper, 12, 130, (2, 8))


@cached
def name_plate(name: str, look: SeatLook, theme: Theme) -> Piece:
    """A friend's name over a band in its colour, anchored at its middle."""
    wide, high = NAME_SIZE
    paper = board(wide, high, paints.plate(theme), 22, paints.PLATE_EDGE, 3).copy()
    role, room = theme.sentence_role, wide - 2 * _MARGIN
    text.place(paper, name, NAME, (wide / 2, high / 2 - 6), CREAM, role, room=room)
    across, thick = BAND
    paper.fill(look.main, pygame.Rect((wide - across) // 2, high - 14, across, thick))
    return with_shadow(paper, 8, 120, (2, 6))
