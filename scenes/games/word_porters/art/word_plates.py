"""Words as enamel station plates: navy with a cream edge, the number on a brass disc, a picture for children."""

import functools
from dataclasses import dataclass

import pygame

from engine.games.word_porters.content import lines_of, twin
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import PICTURES, fragment, linear, picture
from game.theme import GOLD, GOLD_INK, SeatLook, Theme
from scenes.games.word_porters.art import paints

WORDS, HINTS = "words", "hints"
_SIDE = 192
"""Px; plates and labels scale it down."""


def picture_of(kind: str, text: str) -> pygame.Surface | None:
    """The square picture of a word or a hint, or None."""
    name = twin(text).lower().replace(" ", "-")
    return _drawn(f"word_porters/{kind}/{name}") if name in _names(kind) else None


@functools.cache
def _names(kind: str) -> frozenset[str]:
    """The names of all pictures of that kind. A text never becomes part of a path."""
    return frozenset(path.stem for path in (PICTURES / "word_porters" / kind).glob("*.svg"))


@cached
def _drawn(name: str) -> pygame.Surface:
    return picture(name, _SIDE, _SIDE)


PLAIN, LIT, DIM = "plain", "lit", "dim"
"""States of a plate: normal, turned up in the scoring, impossible."""
SIZE = (331, 108)
"""Usual size in px; all other sizes are scaled with it."""
WORD = 50
SMALLEST = 32
_RADIUS = 0.165  # of the height, like the values below
_EDGE = 0.046
_DISC = 0.61
_DISC_WIDE = 0.2  # of the width, at most
_PAD = 0.13
_NUMBER, _NUMBER_TWO = 0.39, 0.34
_GAP = 0.12
_ONE_LINE, _ONE_LINE_LARGE, _OF_TWO = 0.62, 0.55, 0.4  # most em: with large text short words must not outgrow long ones
_DISC_LARGE, _DISC_WIDE_LARGE = 0.5, 0.15  # large text: less room for the number, more for the word
_LONG = 4  # width by height: from here a picture is beside the word
_BESIDE = 0.78  # size of a picture there
_UPPER, _UPPER_AT = 0.57, (0.55, 0.345)  # size and middle of a picture above the word
_UPPER_DISC = 0.44
_UPPER_WIDE, _UPPER_PAD = 0.55, 0.06  # of a narrow plate's width: picture and edge, so that the number is beside it
_TILE_RADIUS, _ON_TILE = 0.2, 0.88  # of a picture's side
_BELOW, _BELOW_AT = 0.31, 0.775
_HEAD, _HEAD_MOST = 0.56, 72
_HEAD_IN, _HEAD_OVER = 0.3, 20  # heads from the right edge to its middle, px above the upper edge
_OWN_EDGE = 0.72


@dataclass(frozen=True, slots=True)
class PlateLayout:
    """The layout of a plate, in px. It has middle and width of the disc and of a picture, the room of the word from
    `left` on, and its line. Then come the largest em of one line and of two."""

    disc: tuple[float, float, int]
    picture: tuple[float, float, int]
    left: float
    room: int
    line: float
    largest: int
    of_two: int


@cached
def word_plate(
    number: int,
    word: str,
    size: tuple[int, int],
    theme: Theme,
    state: str = PLAIN,
    own: SeatLook | None = None,
    picture: pygame.Surface | None = None,
    em: int | None = None,
    given: SeatLook | None = None,
) -> Piece:
    """The plate of word `number` (1 to 10), anchored at its middle; its box is the plate without the animal.

    `own`: the seat whose colour the plate has, with its animal on the upper right corner. `picture`: a square above the
    word, or beside it on a long plate. `em`: the size of the word if it fits, instead of the theme's. `given`: the seat
    whose colour it has without an animal.
    """
    ground, edge, ink = _paint(theme, state, own or given)
    plate, layout = _board(size, ground, edge).copy(), _layout(size, theme, picture is not None, state == LIT, em)
    _draw_number(plate, number, layout.disc, state == LIT)
    if picture is not None:
        _draw_picture(plate, picture, layout.picture, paints.enamel(theme) if ground != paints.enamel(theme) else None)
    _draw_word(plate, word, layout, ink)
    if state == DIM:
        plate.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return _with_head(plate, own) if own is not None else with_shadow(plate, 8, 110, (2, 6))


def _layout(size: tuple[int, int], theme: Theme, pictured: bool, lit: bool, em: int | None = None) -> PlateLayout:
    wide, high = size
    pad = round(high * _PAD)
    long = wide >= _LONG * high
    usual = em or theme.sentence_px(WORD) * (high / SIZE[1] if long else 1.0)
    if pictured and not long:
        side, pad = round(min(high * _UPPER, wide * _UPPER_WIDE)), min(pad, round(wide * _UPPER_PAD))
        disc = round(min(high * _UPPER_DISC, wide * _UPPER_AT[0] - side / 2 - pad))
        upper = (wide * _UPPER_AT[0], high * _UPPER_AT[1], side)
        room = wide - round(high * 2 * _GAP)
        below = min(round(usual), round(high * _BELOW))
        return PlateLayout(
            (pad + disc / 2, pad + disc / 2, disc), upper, (wide - room) / 2, room, high * _BELOW_AT, below, 0
        )
    large = theme.large_text and not lit
    disc = round(min(high * (_DISC_LARGE if large else _DISC), wide * (_DISC_WIDE_LARGE if large else _DISC_WIDE)))
    side = round(high * _BESIDE)
    left = pad + disc + (side + pad if pictured else 0)
    largest = round(high * _ONE_LINE if lit else min(usual, high * (_ONE_LINE_LARGE if large else _ONE_LINE)))
    beside = (left - side / 2, high / 2, side)
    room = wide - left - round(high * (_GAP + _PAD))
    two = min(largest, round(high * _OF_TWO))
    return PlateLayout(
        (pad + disc / 2, high / 2, disc), beside, left + high * (_GAP + _PAD - 0.04) / 2, room, high / 2, largest, two
    )


def _paint(theme: Theme, state: str, own: SeatLook | None) -> tuple[str, str, str]:
    """Background, edge and letters."""
    if state == LIT:
        return GOLD, GOLD_INK, GOLD_INK
    if own is not None:
        return paints.board(own, theme), lighter(own.light, _OWN_EDGE * 0.5), paints.ink(own)
    return paints.enamel(theme), paints.ENAMEL_EDGE, paints.words_on_enamel(theme)


@cached
def _board(size: tuple[int, int], ground: str, edge: str) -> pygame.Surface:
    """The empty plate: cream edge, enamel slightly lighter above, four rivets."""
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


def _draw_number(plate: pygame.Surface, number: int, disc: tuple[float, float, int], lit: bool) -> None:
    x, y, wide = disc
    ground, ink = (GOLD_INK, GOLD) if lit else (paints.BRASS, paints.BRASS_INK)
    dome = linear("d", (0, 0), (0, 100), (0, lighter(ground, 0.12)), (1, darker(ground, 0.06)))
    shape = (
        f'<defs>{dome}</defs><circle cx="50" cy="52" r="47" fill="{darker(ground, 0.45)}"/>'
        f'<circle cx="50" cy="49" r="47" fill="url(#d)"/>'
        f'<circle cx="50" cy="49" r="40" fill="none" stroke="{darker(ground, 0.3)}" stroke-opacity=".5" '
        'stroke-width="2.5"/>'
    )
    put(plate, fragment(shape, (100, 100), (wide, wide)), center=(x, y))
    share = (_NUMBER if number < 10 else _NUMBER_TWO) / _DISC
    put(plate, text.numeral(number, text.floor(wide * share), ink), center=(x, y - wide * 0.01))


def _draw_picture(
    plate: pygame.Surface, picture: pygame.Surface, at: tuple[float, float, int], tile: str | None
) -> None:
    """Draw a picture. Pictures are made for navy, so on other backgrounds they get a navy tile."""
    x, y, side = at
    if tile is not None:
        put(plate, board(side, side, tile, round(side * _TILE_RADIUS)), center=(x, y))
        side = round(side * _ON_TILE)
    put(plate, surfaces.smoothscale(picture, (side, side)), center=(x, y))


def _lines(word: str, layout: PlateLayout) -> tuple[tuple[str, ...], int]:
    """The word in one line, or in two if its letters then are larger, with their em. Two lines are two words or a
    broken long one."""
    one = _fitted(word, layout.largest, layout.room)
    parts = lines_of(word)
    if len(parts) < 2 or not layout.of_two:
        return (word,), one
    cut = min(range(1, len(parts)), key=lambda i: abs(len(" ".join(parts[:i])) - len(" ".join(parts[i:]))))
    two = (" ".join(parts[:cut]), " ".join(parts[cut:]))
    both = min(_fitted(line, layout.of_two, layout.room) for line in two)
    return (two, both) if both > one else ((word,), one)


def _fitted(line: str, largest: int, room: int) -> int:
    return text.fit(line, largest, room, "kids_bold", smallest=SMALLEST - 12)


def _draw_word(plate: pygame.Surface, word: str, layout: PlateLayout, ink: str) -> None:
    rows, em = _lines(word, layout)
    step = em * 1.02
    for i, row in enumerate(rows):
        y = layout.line + (i - (len(rows) - 1) / 2) * step
        shown = text.clipped(row, em, layout.room, "kids_bold")  # a record may contain texts that do not fit
        text.place(plate, shown, em, (layout.left + layout.room / 2, y), ink, "kids_bold")


def _with_head(plate: pygame.Surface, own: SeatLook) -> Piece:
    """The plate with its owner's animal on the upper right corner."""
    piece = with_shadow(plate, 8, 110, (2, 6))
    size = min(_HEAD_MOST, round(plate.get_height() * _HEAD))
    head = with_shadow(animal(own.animal, size), 4, 100, (1, 3))
    wide, high = plate.get_size()
    at = (wide / 2 - size * _HEAD_IN, -high / 2 + size / 2 - _HEAD_OVER)
    reach = head.surface.get_height()
    out = surfaces.new((piece.surface.get_width() + reach, piece.surface.get_height() + 2 * reach), pygame.SRCALPHA)
    anchor = (piece.anchor[0], piece.anchor[1] + reach)
    piece.draw(out, anchor)
    head.draw(out, (anchor[0] + at[0], anchor[1] + at[1]))
    ink = out.get_bounding_rect()
    return Piece(converted(out.subsurface(ink).copy()), (anchor[0] - ink.x, anchor[1] - ink.y), piece.box)
