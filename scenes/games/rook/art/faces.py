"""The Rook deck: 56 cards in four colours, each with a picture that children can name, and the back.

The module is the game's `Deck`.
"""

import functools
from dataclasses import dataclass

import pygame

from engine.core.cards import Card
from engine.games.rook import cards as pack
from game.canvas import put
from game.cards import card_face
from game.cards.card_face import Face
from game.draw.cache import cached
from game.draw.paper import board
from game.draw.svg import Recolor, body, picture
from game.theme import CARD_EDGE, CREAM, GOLD, INK, WHITE, Theme

PAPER_WHITE = "#FFFDF6"
NIGHT = "#15151A"
ROOK_PICTURE_AT = (136, 190)
ROOK_PICTURE_WIDTH = 146
CHIP_PICTURE = 0.74


@dataclass(frozen=True, slots=True)
class Suit:
    """A colour: its picture, its three tones, the pennant in both contrasts, and the tints of its background."""

    picture: str
    tones: tuple[str, str, str]  # main, dark, light, as in the picture's file
    pennant: str
    strong_pennant: str  # contrast of 7:1 with its index
    index: str
    tints: tuple[str, str]


SUITS = {
    "black": Suit("hat", ("#15151A", "#3B3B4A", "#5A5A70"), NIGHT, NIGHT, PAPER_WHITE, ("#E4E2E6", "#C9C7D0")),
    "red": Suit("poppy", ("#D1350F", "#8E1E04", "#FFC2A8"), "#D1350F", "#A12407", PAPER_WHITE, ("#FBD9C8", "#F4BBA1")),
    "green": Suit("leaf", ("#00856B", "#00513F", "#7AD6BE"), "#00856B", "#006350", PAPER_WHITE, ("#CBE9DE", "#A4D6C6")),
    "yellow": Suit("sun", ("#F2C500", "#7A5600", "#FFE98A"), "#F2C500", "#F2C500", INK, ("#FFF0B0", "#FADF7E")),
}


@functools.lru_cache(maxsize=256)
def spec(card: str, theme: Theme) -> Face:
    """Return the description of a card's face (`red-5`, `rook`)."""
    word = Card(card)
    if word == pack.ROOK:
        return _rook()
    suit = SUITS[pack.color(word)]
    pennant = suit.strong_pennant if theme.high_contrast else suit.pennant
    index = WHITE if theme.high_contrast and suit.index != INK else suit.index
    return Face(
        index=str(pack.number(word)),
        pennant=pennant,
        index_color=index,
        pip=body(f"rook/{suit.picture}", _pip_colors(suit, index, pennant)),
        picture=body(f"rook/{suit.picture}"),
        ground="" if theme.high_contrast else card_face.hills(*suit.tints),
        counters=pack.stars(word),
    )


cards = (*pack.PACK, pack.ROOK)
face, back = card_face.printed(spec, "rook/back")


def suit_picture(color: str, width: int) -> pygame.Surface:
    """The picture of a colour without a card."""
    return picture(f"rook/{SUITS[color].picture}", width)


@cached
def suit_chip(color: str, size: int = 84) -> pygame.Surface:
    """The picture of a colour on a cream board, which it needs on dark backgrounds."""
    chip = board(size, size, CREAM, round(size * 0.2), CARD_EDGE, 3).copy()
    put(chip, suit_picture(color, round(size * CHIP_PICTURE)), center=(size // 2, size // 2))
    return chip


def _pip_colors(suit: Suit, index: str, pennant: str) -> Recolor:
    main, dark, light = suit.tones
    return (main, index), (dark, pennant), (light, pennant)


def _rook() -> Face:
    return Face(
        index="R",
        pennant=NIGHT,
        index_color=GOLD,
        pip=body("rook/rook-pip"),
        picture=body("rook/rook"),
        ground=body("rook/rook-night"),
        counters=pack.stars(pack.ROOK),
        picture_at=ROOK_PICTURE_AT,
        picture_width=ROOK_PICTURE_WIDTH,
    )
