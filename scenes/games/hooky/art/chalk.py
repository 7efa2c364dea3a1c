"""Chalk on the board: words with their numbers, tiles, small words. All of it is cached."""

import pygame

from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.paper import board
from game.draw.svg import fragment
from game.theme import CARD_EDGE, CREAM, GOLD_INK, INK, SMALLEST_TEXT, WHITE, SeatLook, Theme
from scenes.games.hooky.layout import ROW_HIGH

CHALK, CHALK_QUIET, CHALK_LINE = "#F3F8F4", "#BFD9CC", "#4C7F6D"
NUMBER, NUMBER_EDGE = "#FFE9A8", "#D9B866"
LETTERS = "kids_bold"
"""The font of single letters."""
TILE = 1.08  # side of a number's tile, in letters
ON_TILE = 0.9  # size of a letter, in tiles
DIGIT = 0.92
FACE = 1.04
WIDEST_WORD = 3.8
"""Width of five wide letters, in letters. Every word gets this room, so that numbers are in one column."""
BESIDE = 10
LONGEST_ROW = 8.2
"""Largest width of a row, in letters: a number stays near its word in a wide column."""


def faced(letters: int, wide: int) -> bool:
    """Return whether a row of that width has room for a face beside the widest word and its number."""
    return wide - round(letters * TILE) - round(letters * FACE) - 2 * BESIDE >= letters * WIDEST_WORD


@cached
def word_row(look: SeatLook | None, word: str, number: int, letters: int, wide: int, theme: Theme) -> pygame.Surface:
    """A face (if there is room, and one is given), a word, and its number on a tile on the right."""
    high = round(letters * ROW_HIGH)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    wide = min(wide, round(letters * LONGEST_ROW))
    side, face = round(letters * TILE), round(letters * FACE)
    room = wide - side - BESIDE
    x = 0
    if look is not None and faced(letters, wide):
        put(out, avatar(look, face), center=(face // 2 + 2, high // 2))
        x = face + BESIDE + 4
    size = text.fit(word, letters, room - x, LETTERS)
    text.place(out, word, size, (x, high / 2), WHITE if theme.high_contrast else CHALK, LETTERS, "left")
    put(out, number_tile(number, side), midright=(wide, high // 2))
    return converted(out)


@cached
def underline(wide: int) -> pygame.Surface:
    """A chalk line below the latest word."""
    path = f"M4 6C{wide * 0.3:.0f} 3 {wide * 0.65:.0f} 9 {wide - 4} 4"
    line = f'stroke="{CHALK}" stroke-opacity=".85" stroke-width="4" stroke-linecap="round" fill="none"'
    return fragment(f'<path d="{path}" {line}/>', (wide, 12))


@cached
def number_tile(number: int, side: int) -> pygame.Surface:
    """A number on a small cream tile."""
    out = board(side, side, NUMBER, round(side * 0.24), NUMBER_EDGE, 2).copy()
    put(out, text.inked(str(number), side * DIGIT, INK, "extrabold"), center=(side // 2, side // 2))
    return converted(out)


@cached
def left_out_row(words: str, letters: int, wide: int) -> pygame.Surface:
    """The number of older words, which are only in the class book."""
    high = round(letters * ROW_HIGH)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    size = text.fit(words, max(SMALLEST_TEXT, letters - 4), wide, "semibold")
    text.place(out, words, size, (2, high / 2), CHALK_QUIET, "semibold", "left")
    return converted(out)


@cached
def letter_tile(letter: str, side: int, right: bool = False, open_: bool = True) -> pygame.Surface:
    """A guessed letter: gold if it is right, quiet otherwise; without a letter while it is covered."""
    ground, edge, ink = ("#FFC83D", "#FFF3C4", GOLD_INK) if right else ("#2C5247", CHALK_LINE, "#C4DACF")
    out = board(side, side, ground, round(side * 0.2), edge, 3).copy()
    if letter and open_:
        put(out, text.inked(letter, side * ON_TILE, ink, LETTERS), center=(side // 2, side // 2))
    return converted(out)


@cached
def hand_tile(letter: str, side: int) -> pygame.Surface:
    """A letter of an open hand; without a letter while it is covered."""
    out = board(
        side, side, CREAM if letter else "#2F5A4C", round(side * 0.2), CARD_EDGE if letter else CHALK_LINE, 3
    ).copy()
    if letter:
        put(out, text.inked(letter, side * ON_TILE, INK, LETTERS), center=(side // 2, side // 2))
    return converted(out)


@cached
def struck_words(title: str, words: tuple[str, ...], size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Words that were sent back, crossed out after a title, the newest first, as many as fit."""
    wide, high = size
    letters = min(theme.px(34), high - 6)
    out = surfaces.new(size, pygame.SRCALPHA)
    text.place(out, title, min(letters, 40), (0, high / 2), CHALK_QUIET, "semibold", "left")
    x = text.width(title, min(letters, 40), "semibold") + 22
    for word in reversed(words):
        each = text.width(word, letters, LETTERS)
        if x + each > wide:
            break
        text.place(out, word, letters, (x, high / 2), CHALK, LETTERS, "left")
        stroke = f'<path d="M2 7C{each * 0.3:.0f} 1 {each * 0.6:.0f} 12 {each + 8} 4" stroke="#FF9A8A" '
        line = fragment(stroke + 'stroke-width="6" stroke-linecap="round" fill="none"/>', (each + 12, 14))
        out.blit(line, (x - 4, high // 2 - 6))
        x += each + 30
    return converted(out)


@cached
def letter_card(letter: str, size: tuple[int, int]) -> pygame.Surface:
    """A sheet of paper with one large letter, for a hook."""
    wide, high = size
    out = board(wide, high, CREAM, 18, CARD_EDGE, 3).copy()
    shown = text.inked(letter, min(wide * 0.92, high * 0.78), INK, LETTERS)
    if shown.get_width() > wide * 0.84:
        shown = surfaces.smoothscale_by(shown, wide * 0.84 / shown.get_width())
    put(out, shown, center=(wide // 2, high * 0.54))
    return converted(out)
