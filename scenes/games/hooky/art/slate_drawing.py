"""The parts of the children's slate: a pupil's tile with the knowledge about it, a word with its picture, and the
number as lamps. All of it is cached."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pygame

from engine.core.seats import Seat
from engine.games.hooky.options import CHILDREN
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import mix
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import PICTURES, fragment, picture
from game.theme import CARD_EDGE, CREAM, GOLD, INK, WHITE, SeatLook, Theme
from scenes.ending.props import ticked
from scenes.games.hooky.art.chalk import CHALK
from scenes.games.hooky.art.faces import LETTER_ROLE, tone
from scenes.games.hooky.art.pupils import BOX, portrait
from scenes.games.hooky.layout import ROW_HIGH

OPEN, OUT, MISSING = "open", "out", "missing"
"""The knowledge about a pupil: none, it is not missing, or it is missing."""
OUT_GROUND, OUT_WASH = "#A9AFB0", 96
RADIUS, EDGE = 18, 5
PORTRAIT, LETTER, FACE = 0.92, 0.27, 0.36  # of a tile's width or height
FLAG = (0.36, 0.36)
FLAG_LARGE, LETTER_LARGE = (0.54, 0.62), 0.5  # with large text there is only the letter
STROKE, STROKES, STEPS = 11, 2, 8  # px wide; strokes of a cross, pictures of each stroke
_STROKES = (((0.2, 0.84), (0.86, 0.14)), ((0.42, 0.4), (0.86, 0.84)))  # in parts of a tile, below the letter
FOLDERS = ("hooky/words", "word_porters/words")
WORD_PICTURE = 0.5  # of a word tile's height
WORD_PICTURE_LARGE, LETTERS_HIGH_LARGE = 0.4, 0.44
LETTERS_HIGH, LETTER_GAP, LETTER_WIDE = 0.32, 8, 0.9
CAP = "#A9673F"
PICTURE = 0.8  # of the paper's width
ROW_FACE, ROW_LAMP, PICTURED_ROW = 0.9, 0.62, 10.4  # in letters: parts of a row about a hand, and its width
MISSING_SIDE, MISSING_AT = 0.46, ((0.5, 0.26), (0.25, 0.72), (0.75, 0.72))  # shares of the picture of a win


@cached_briefly
def crossing_tile(letter: str, drawn: int, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """A pupil that is being crossed out; `drawn`: progress, as in `chalk_cross`."""
    return _tile(letter, OUT, None, False, size, theme, drawn)


@cached
def pupil_tile(
    letter: str, known: str, holder: SeatLook | None, own: bool, size: tuple[int, int], theme: Theme
) -> pygame.Surface:
    """A pupil on the slate."""
    return _tile(letter, known, holder, own, size, theme, STROKES * STEPS)


def _tile(
    letter: str, known: str, holder: SeatLook | None, own: bool, size: tuple[int, int], theme: Theme, drawn: int
) -> pygame.Surface:
    """A pupil: lilac for an own card, grey and crossed out if it is not missing, with a gold edge if it is. `holder`:
    the face of the seat that has it."""
    wide, high = size
    ground = holder.light if own and holder is not None else OUT_GROUND if known == OUT else CREAM
    edge = GOLD if known == MISSING else holder.main if own and holder is not None else CARD_EDGE
    out = board(wide, high, ground, RADIUS, edge, EDGE + (3 if known == MISSING else 0)).copy()
    if not theme.large_text:
        side = round(min(wide, high * 0.86) * PORTRAIT)
        shown = fragment(portrait(letter), (BOX, BOX), (side, side)).copy()
        if known == OUT and not own:
            shown.set_alpha(255 - OUT_WASH)
        put(out, shown, midbottom=(wide * 0.47, high - EDGE))
    if known == OUT and not own:
        out.blit(chalk_cross(size, drawn), (0, 0))
    share, part = (FLAG_LARGE, LETTER_LARGE) if theme.large_text else (FLAG, LETTER)
    flag = board(round(wide * share[0]), round(high * share[1]), tone(letter, theme), 10)
    out.blit(flag, (EDGE + 3, EDGE + 3))
    em = round(high * part)
    text.place(out, letter, em, (EDGE + 3 + flag.get_width() / 2, EDGE + 3 + flag.get_height() / 2), WHITE, LETTER_ROLE)
    if holder is not None:
        holders_face(holder, wide).draw(out, face_at(size))
    return converted(out)


@cached
def holders_face(look: SeatLook, wide: int) -> Piece:
    """The face of the seat that has a pupil, for a tile of that width, anchored at its middle."""
    face = avatar(look, round(wide * FACE))
    box = face.get_rect(center=(0, 0))
    return Piece(face, (-box.left, -box.top), box)


def face_at(size: tuple[int, int]) -> tuple[int, int]:
    """Return the middle of that face on a tile of that size."""
    side = round(size[0] * FACE)
    return size[0] - side // 2 - 6, size[1] - side // 2 - 6


@cached
def chalk_cross(size: tuple[int, int], drawn: int) -> pygame.Surface:
    """Two chalk strokes beside the letter, as far as they are `drawn`: in STEPS of each."""
    wide, high = size
    shape = ""
    for stroke, ((x, y), (to_x, to_y)) in enumerate(_STROKES):
        share = max(0.0, min(1.0, (drawn - stroke * STEPS) / STEPS))
        if share:
            end = x + (to_x - x) * share, y + (to_y - y) * share
            shape += f'<path d="M{x * wide:.1f} {y * high:.1f}L{end[0] * wide:.1f} {end[1] * high:.1f}"/>'
    line = f'stroke="{CHALK}" stroke-width="{STROKE}" stroke-linecap="round"'
    return fragment(f"<g {line}>{shape}</g>", size)


@cache
def word_picture(name: str) -> str:
    """Return the file name of a word's picture, without suffix."""
    files = [f"{folder}/{name}" for folder in FOLDERS]
    return next((file for file in files if (PICTURES / f"{file}.svg").is_file()), files[0])


@cached
def word_tile(word: str, name: str, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """A word as a target: its picture, and below it the letters in the colours of their pupils."""
    wide, high = size
    out = board(wide, high, CREAM, RADIUS + 8, CARD_EDGE, EDGE).copy()
    side, tall = (WORD_PICTURE_LARGE, LETTERS_HIGH_LARGE) if theme.large_text else (WORD_PICTURE, LETTERS_HIGH)
    put(out, picture(word_picture(name), round(high * side)), center=(wide // 2, high * (0.06 + side / 2)))
    put(out, letter_row(word, round(high * tall), wide - 40, theme), center=(wide // 2, high * (0.93 - tall / 2)))
    return converted(out)


@cached
def letter_row(word: str, high: int, most: int, theme: Theme) -> pygame.Surface:
    """The letters of a word, each on a tile in the colour of its pupil."""
    wide = min(round(high * LETTER_WIDE), (most + LETTER_GAP) // len(word) - LETTER_GAP)
    out = surfaces.new(((wide + LETTER_GAP) * len(word) - LETTER_GAP, high), pygame.SRCALPHA)
    for place, letter in enumerate(word):
        left = place * (wide + LETTER_GAP)
        out.blit(board(wide, high, tone(letter, theme), 12), (left, 0))
        text.place(out, letter, round(high * 0.74), (left + wide / 2, high / 2), WHITE, LETTER_ROLE)
    return converted(out)


def lamp(lit: bool, side: int) -> pygame.Surface:
    """A lamp under its cap, lit or dark."""
    return picture("hooky/lamp-lit" if lit else "hooky/lamp-dark", side)


@cached
def lamp_row(lit: int, count: int, side: int) -> pygame.Surface:
    """Lamps side by side, `lit` of them lit from the left."""
    out = surfaces.new((side * count, side), pygame.SRCALPHA)
    for place in range(count):
        out.blit(lamp(place < lit, side), (side * place, 0))
    return converted(out)


@cached
def picture_card(name: str, size: tuple[int, int]) -> Piece:
    """A word's picture on paper, anchored at its middle."""
    wide, high = size
    out = board(wide, high, CREAM, 24, CARD_EDGE, 5).copy()
    put(out, picture(word_picture(name), round(min(wide, high) * PICTURE)), center=(wide // 2, high // 2))
    return with_shadow(converted(out), 16, 150, (4, 12))


@cached
def pictured_row(
    look: SeatLook, word: str, name: str, number: int, letters: int, wide: int, theme: Theme
) -> pygame.Surface:
    """A row about a hand in the children's game: the speaker's face, the word's picture, the word, and its number as
    lamps."""
    high, face = round(letters * ROW_HIGH), round(letters * ROW_FACE)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    shown, speaker = _small_paper(name, high - 4), avatar(look, face)
    lights = lamp_row(number, len(word), round(letters * ROW_LAMP))
    put(out, speaker, midleft=(0, high // 2))
    put(out, shown, midleft=(face + 2 * LETTER_GAP, high // 2))
    put(out, lights, midright=(wide, high // 2))
    left = face + shown.get_width() + 4 * LETTER_GAP
    size = text.fit(word, letters, wide - left - lights.get_width() - LETTER_GAP, LETTER_ROLE)
    ink = WHITE if theme.high_contrast else CHALK
    text.place(out, word, size, (left, high / 2), ink, LETTER_ROLE, "left")
    return converted(out)


def _small_paper(name: str, side: int) -> pygame.Surface:
    """A word's picture on a small paper."""
    out = board(side, side, CREAM, side // 6, CARD_EDGE, 2).copy()
    put(out, picture(word_picture(name), round(side * PICTURE)), center=(side // 2, side // 2))
    return out


def pictures(view: View) -> Mapping[str, str]:
    """Return the names of the pictures of words, by word: those of the children's list, or none."""
    return vocabulary(view.language).children if view.ruleset.kind.listed else {}


def told_apart(word: str, lit: int) -> bool:
    """Return whether the number shows which letters counted: all of them, or none (HK-114)."""
    return lit in (0, len(word))


@cached
def lamps(word: str, lit: int, number: int, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """A lamp for each letter over the word, `lit` of them lit from the left.

    `number` is the final one. If all or no lamps will be lit, each lamp is over its letter. Otherwise the word is one
    strip, so that no lamp points at a letter.
    """
    wide, high = size
    out = surfaces.new(size, pygame.SRCALPHA)
    step = wide / len(word)
    side = round(min(high * 0.58, step))
    for place in range(len(word)):
        put(out, lamp(place < lit, side), midtop=(step * (place + 0.5), 0))
    below, middle = round(high * 0.36), high - round(high * 0.18)
    if told_apart(word, number):
        em = min(below, round(step) - 10)
        for place, letter in enumerate(word):
            put(out, board(min(em, round(step) - 8), below, CREAM, 14), center=(step * (place + 0.5), middle))
            text.place(out, letter, round(em * 0.74), (step * (place + 0.5), middle), INK, LETTER_ROLE)
    else:
        em = text.fit(word, round(below * 0.74), wide - 80, LETTER_ROLE)
        put(out, board(text.width(word, em, LETTER_ROLE) + 56, below, CREAM, 14), center=(wide // 2, middle))
        text.place(out, word, em, (wide / 2, middle), INK, LETTER_ROLE)
    return converted(out)


@cached
def unknown_pupil(side: int) -> pygame.Surface:
    """A shadow for a missing pupil that is not found yet."""
    out = picture("hooky/unknown-pupil", side).copy()
    text.place(out, "?", round(side * 0.5), (side / 2, side * 0.36), CHALK, "kids_bold")
    return converted(out)


def prize(variant: str, end: Mapping[str, Any], seat: Seat, look: SeatLook, high: int) -> pygame.Surface | None:
    """Return the missing pupils, with a tick for each that the winner has found, in the children's game."""
    return _found(sum(end["parts"][seat]), high) if variant == CHILDREN else None


@cached
def _found(count: int, high: int) -> pygame.Surface:
    """Three missing pupils; `count` of them are found."""
    side = round(high * MISSING_SIDE)
    out = surfaces.new((high, high), pygame.SRCALPHA)
    for place, middle in enumerate(MISSING_AT):
        one = unknown_pupil(side)
        put(out, ticked(one) if place < count else one, center=(high * middle[0], high * middle[1]))
    return converted(out)


@cached
def pane(size: tuple[int, int]) -> pygame.Surface:
    """A smaller board beside the slate."""
    return with_shadow(board(*size, mix("#24493F", "#000000", 0.1), 26, CAP, 14), 12, 130, (3, 9)).surface
