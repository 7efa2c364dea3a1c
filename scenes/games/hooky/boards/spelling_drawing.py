"""What stands round the word that is spelled: what is known of whoever is asked, and the two words of the list."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from engine.games.hooky.state import Spoken
from game.draw import text
from game.draw.glyphs import glyph
from game.theme import Theme
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, word_row
from scenes.games.hooky.boards.spots import Spots
from scenes.seating import Seating

GLYPH, GLYPH_GAP = 50, 16
LEAD = 1.1
SMALLER, LARGER = 4, 4  # px by which words so far, and words of the list, differ from the size of words
WIDEST = "MMMMM"
FONT = "kids_bold"
Offered = tuple[str, tuple[str, str]]
"""A word, with family and button of the glyph that takes it."""


def draw_so_far(
    canvas: pygame.Surface, where: Spots, title: str, said: Sequence[Spoken], seating: Seating | None, theme: Theme
) -> None:
    """A heading, and as many of the newest words with their numbers as there is room for; with a seating the face of
    each speaker."""
    box, sizes = where.so_far, where.sizes
    em = text.fit(title, sizes.label, box.width, "semibold")
    line = round(sizes.label * LEAD)
    shown = text.clipped(title, em, box.width, "semibold")
    text.place(canvas, shown, em, (box.left, box.top + line // 2), CHALK_QUIET, "semibold", "left")
    letters = sizes.word if where.large else sizes.word - SMALLER
    each = word_row(None, WIDEST, 0, letters, box.width, theme).get_height()
    y = box.top + line + 2
    for one in said[-((box.bottom - y) // each) :]:
        look = seating[one.seat].picture if seating else None
        canvas.blit(word_row(look, one.word, one.number, letters, box.width, theme), (box.left, y))
        y += each


def draw_offered(canvas: pygame.Surface, where: Spots, offered: Sequence[Offered]) -> None:
    """The two words that the shoulders take, with their buttons."""
    for (word, button), rect in zip(offered, where.completions(), strict=False):
        _draw_word(canvas, word, button, rect, where.sizes.word + LARGER)
    if offered and not where.large:
        foot = where.foot
        at = (foot.right, foot.centery)
        text.place(canvas, "words that fit", where.sizes.label, at, CHALK_QUIET, "semibold", "right")


def _draw_word(canvas: pygame.Surface, word: str, button: tuple[str, str], rect: Rect, size: int) -> None:
    sign = glyph(*button, GLYPH)
    canvas.blit(sign, sign.get_rect(midleft=(rect.left, rect.centery)))
    text.place(canvas, word, size, (rect.left + sign.get_width() + GLYPH_GAP, rect.centery), CHALK, FONT, "left")
