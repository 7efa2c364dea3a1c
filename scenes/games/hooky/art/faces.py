"""The letter cards: a pupil on exercise paper whose first name begins with the letter, and the back.

The module is the game's `Deck`.
"""

import functools

import pygame

from engine.games.hooky.cards import LETTERS
from game.cards import card_face
from game.cards.card_face import Face, Pennant
from game.cards.slots import height_of
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import board
from game.draw.svg import body
from game.theme import CREAM, WHITE, Theme
from scenes.games.hooky.art.pupils import BOX, LEFT, MIDDLE, TOP, name, portrait

PAPER_WHITE = "#FFFDF6"
TONES = ("#B4472F", "#1F6FA3", "#2F7A4B", "#7A4296", "#8F5E00", "#A83660", "#1E7474")
STRONG_TONES = ("#8F3622", "#19577F", "#245E3A", "#6A3A82", "#6C4700", "#8C2D50", "#185A5A")
"""The same with a contrast of 7:1 with the letter."""
PENNANT = Pennant(92, 130, (118, 118), 0)
KIDS_PENNANT = Pennant(108, 142, (130, 130), 0)
BUST_WIDTH = 138
BUST_AT = (146, 178)
LETTER_ROLE = "kids_bold"
"""The font of single letters, in which I, J and l cannot be mixed up."""
SMALL = 78
"""Smallest width in px of a card with a pupil. Narrower ones, on which it would be unclear, have only the letter."""
SMALL_EM = 0.66  # of the width
SMALL_RADIUS, SMALL_EDGE = 0.1, 0.05


cards = LETTERS


def face(card: str, width: int, theme: Theme) -> pygame.Surface:
    """Return the face of a letter (`A` to `Z`) at `width` px."""
    if width < SMALL:
        return _letter_alone(card, width, theme)
    return card_face.face(spec(card, theme), width, theme)


def back(width: int) -> pygame.Surface:
    return card_face.back("hooky/back", width)


def tone(card: str, theme: Theme) -> str:
    """Return the colour of a letter's pennant."""
    tones = STRONG_TONES if theme.high_contrast else TONES
    return tones[LETTERS.index(card) % len(tones)]


@functools.lru_cache(maxsize=128)
def spec(card: str, theme: Theme) -> Face:
    """Return the description of a card's face."""
    share = BUST_WIDTH / 200
    x, y = BUST_AT
    return Face(
        index=card,
        pennant=tone(card, theme),
        index_color=WHITE if theme.high_contrast else PAPER_WHITE,
        pip="",
        picture=f'<g transform="scale({200 / BOX:.5f})">{portrait(card)}</g>',
        ground="" if theme.high_contrast else body("hooky/exercise-paper"),
        picture_at=(x + (LEFT + BOX / 2 - MIDDLE[0]) * share, y + (TOP + BOX / 2 - MIDDLE[1]) * share),
        picture_width=BOX * share,
        form=KIDS_PENNANT if theme.kids else PENNANT,
        role=LETTER_ROLE,
        label=name(card),
    )


@cached
def _letter_alone(card: str, width: int, theme: Theme) -> pygame.Surface:
    """A large letter on its colour with a cream edge."""
    high, edge = round(height_of(width)), max(2, round(width * SMALL_EDGE))
    out = board(width, high, tone(card, theme), round(width * SMALL_RADIUS), CREAM, edge).copy()
    em = round(width * SMALL_EM)
    text.place(out, card, em, (width / 2, high / 2), spec(card, theme).index_color, LETTER_ROLE)
    return converted(out)
