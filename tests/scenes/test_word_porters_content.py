"""Every word and every hint of Word Porters fits its card in the smallest letters that it may have there."""

import pygame

from engine.games.word_porters import content
from game.draw.text import width

LETTERS = 46  # px, the smallest on a plate or label
PLATE_ROOM = 221  # of a plate 331 px wide beside its number and edge
LABEL_ROOM = 204  # of a label 273 px wide inside its stitches
ROLE = "kids_bold"  # words and hints have the same letters in both themes


def test_every_word_fits_its_plate() -> None:
    pygame.font.init()
    for card in content.words():
        for side in (card.a, card.b):
            assert width(side, LETTERS, ROLE) <= PLATE_ROOM, side


def test_every_hint_fits_its_label() -> None:
    pygame.font.init()
    for hint in content.hints():
        assert width(hint.text, LETTERS, ROLE) <= LABEL_ROOM, hint.text
