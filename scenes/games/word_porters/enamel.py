"""Words as enamel station plates: navy with a cream edge, the number on a brass disc, a picture for children."""

import pygame

from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, linear
from game.theme import GOLD, GOLD_INK, SeatLook, Theme
from scenes.games.word_porters import paints

PLAIN, LIT, DIM = "plain", "lit", "dim"
"""States of a plate: lying there, turned up in the counting, out of the question."""
SIZE = (331, 108)
"""Usual size in px; every measure follows the size that is asked for."""
WORD = 50
SMALLEST = 32
_RADIUS = 0.165  # of the height, like all that follows
_EDGE = 0.046
_DISC = 0.61
_DISC_WIDE = 0.2  # of the width, at most
_PAD = 0.13
_NUMBER, _NUMBER_TWO = 0.39, 0.34
_GAP = 0.12
_ONE_LINE, _OF_TWO = 0.62, 0.4  # em at most
_UPPER = 0.57  # a picture's share; the word stands below it
_UPPER_DISC = 0.44
_BELOW, _BELOW_AT = 0.31, 0.775
_HEAD = 0.56
_OWN_EDGE = 0.72


@cached
def word_plate(number: int, word: str, size: tuple[int, int], theme: Theme, state: str = PLAIN,
               own: SeatLook | None = None, picture: pygame.Surface | None = None) -> Piece:  # fmt: skip
    """The plate of word `number` (1 to 10), anchored at its middle; its box is the plate without the animal.

    `own`: the plate has the colour of that seat, whose animal sits on its upper right corner. `picture`: square; it
    stands over the word.
    """
    ground, edge, ink = _paint(theme, state, own)
    plate = _board(size, ground, edge).copy()
    disc = _disc(size) if picture is None else round(size[1] * _UPPER_DISC)
    pad = round(size[1] * _PAD)
    middle = size[1] / 2 if picture is None else pad + disc / 2
    _draw_number(plate, number, disc, (pad + disc / 2, middle), state == LIT)
    if picture is not None:
        side = round(size[1] * _UPPER)
        small = pygame.transform.smoothscale(picture, (side, side))
        plate.blit(small, small.get_rect(midtop=(round(size[0] * 0.55), round(size[1] * 0.06))))
    _draw_word(plate, word, theme, picture is not None, ink)
    if state == DIM:
        plate.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return _with_head(plate, own) if own is not None else with_shadow(plate, 8, 110, (2, 6))


def word_size(word: str, size: tuple[int, int], theme: Theme, pictured: bool = False) -> int:
    """The em in px at which a word is written on a plate of that size; below SMALLEST it does not fit."""
    return _lines(word, size, theme, pictured)[1]


def _paint(theme: Theme, state: str, own: SeatLook | None) -> tuple[str, str, str]:
    """Ground, edge and letters."""
    if state == LIT:
        return GOLD, GOLD_INK, GOLD_INK
    if own is not None:
        return paints.board(own, theme), lighter(own.light, _OWN_EDGE * 0.5), paints.ink(own)
    return paints.enamel(theme), paints.ENAMEL_EDGE, paints.words_on_enamel(theme)


@cached
def _board(size: tuple[int, int], ground: str, edge: str) -> pygame.Surface:
    """The empty plate: cream edge, enamel a little lighter above, four rivets."""
    wide, high = size
    radius, line = high * _RADIUS, max(4, round(high * _EDGE))
    front = linear("e", (0, 0), (0, high), (0, lighter(ground, 0.09)), (0.55, ground), (1, darker(ground, 0.1)))
    inside = f'x="{line}" y="{line}" width="{wide - 2 * line}" height="{high - 2 * line}" rx="{radius - line:.1f}"'
    off, dot = high * 0.125, max(2.0, high * 0.022)
    rivets = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot:.1f}" fill="{edge}" fill-opacity=".45"/>'
        for x in (off, wide - off)
        for y in (off, high - off)
    )
    shape = f'<rect width="{wide}" height="{high}" rx="{radius:.1f}" fill="{edge}"/>'
    return fragment(f'<defs>{front}</defs>{shape}<rect {inside} fill="url(#e)"/>{rivets}', size)


def _draw_number(plate: pygame.Surface, number: int, disc: int, at: tuple[float, float], lit: bool) -> None:
    ground, ink = (GOLD_INK, GOLD) if lit else (paints.BRASS, paints.BRASS_INK)
    dome = linear("d", (0, 0), (0, 100), (0, lighter(ground, 0.12)), (1, darker(ground, 0.06)))
    shape = (
        f'<defs>{dome}</defs><circle cx="50" cy="52" r="47" fill="{darker(ground, 0.45)}"/>'
        f'<circle cx="50" cy="49" r="47" fill="url(#d)"/>'
        f'<circle cx="50" cy="49" r="40" fill="none" stroke="{darker(ground, 0.3)}" stroke-opacity=".5" '
        'stroke-width="2.5"/>'
    )
    coin = fragment(shape, (100, 100), (disc, disc))
    plate.blit(coin, coin.get_rect(center=(round(at[0]), round(at[1]))))
    share = (_NUMBER if number < 10 else _NUMBER_TWO) / _DISC
    sign = text.inked(str(number), text.floor(disc * share), ink, "extrabold")
    plate.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1] - disc * 0.01))))


def _lines(word: str, size: tuple[int, int], theme: Theme, pictured: bool) -> tuple[tuple[str, ...], int]:
    """One line, or two where that makes the letters of two words larger; and their em."""
    wide, high = size
    left = 0 if pictured else _disc_room(size)
    room = wide - left - round(high * (2 * _GAP if pictured else _GAP + _PAD))
    largest = min(theme.sentence_px(WORD), round(high * (_BELOW if pictured else _ONE_LINE)))
    one = _fitted(word, largest, room)
    parts = word.split()
    if len(parts) < 2 or pictured:
        return (word,), one
    cut = min(range(1, len(parts)), key=lambda i: abs(len(" ".join(parts[:i])) - len(" ".join(parts[i:]))))
    two = (" ".join(parts[:cut]), " ".join(parts[cut:]))
    both = min(_fitted(line, min(largest, round(high * _OF_TWO)), room) for line in two)
    return (two, both) if both > one else ((word,), one)


def _disc(size: tuple[int, int]) -> int:
    """The number's disc beside a word; on a high plate it leaves the word its room."""
    return round(min(size[1] * _DISC, size[0] * _DISC_WIDE))


def _disc_room(size: tuple[int, int]) -> int:
    return round(size[1] * _PAD) + _disc(size)


def _fitted(line: str, largest: int, room: int) -> int:
    return text.fit(line, largest, room, "kids_bold", smallest=SMALLEST - 12)


def _draw_word(plate: pygame.Surface, word: str, theme: Theme, pictured: bool, ink: str) -> None:
    wide, high = plate.get_size()
    rows, em = _lines(word, plate.get_size(), theme, pictured)
    left = 0 if pictured else _disc_room((wide, high))
    x, middle = left + (wide - left - (0 if pictured else high * 0.04)) / 2, high * (_BELOW_AT if pictured else 0.5)
    step = em * 1.02
    for i, row in enumerate(rows):
        y = middle + (i - (len(rows) - 1) / 2) * step
        text.place(plate, row, em, (x, y), ink, "kids_bold")


def _with_head(plate: pygame.Surface, own: SeatLook) -> Piece:
    """The animal of its owner sits on the upper right corner."""
    piece = with_shadow(plate, 8, 110, (2, 6))
    head = with_shadow(animal(own.animal, round(plate.get_height() * _HEAD)), 4, 100, (1, 3))
    wide, high = plate.get_size()
    at = (wide / 2 - high * 0.2, -high / 2 + high * 0.02)
    reach = head.surface.get_height()
    out = pygame.Surface((piece.surface.get_width() + reach, piece.surface.get_height() + 2 * reach), pygame.SRCALPHA)
    anchor = (piece.anchor[0], piece.anchor[1] + reach)
    piece.draw(out, anchor)
    head.draw(out, (anchor[0] + at[0], anchor[1] + at[1]))
    ink = out.get_bounding_rect()
    return Piece(converted(out.subsurface(ink).copy()), (anchor[0] - ink.x, anchor[1] - ink.y), piece.box)
