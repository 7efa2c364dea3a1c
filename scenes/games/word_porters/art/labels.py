"""Hints as luggage labels with an eyelet, and the places of parcels on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.cache import cached
from game.draw.color import lighter
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, INK, SeatLook, Theme
from scenes.games.word_porters.art import paints
from scenes.games.word_porters.art.parcels import HIGH, UNDER_AT, UPPER_AT, Token, token

PLAIN, FOCUS, DIM, GIVEN = "plain", "focus", "dim", "given"
"""States: free, focused, impossible for this seat, with parcels of others."""
SIZE = (273, 196)
"""Usual size in px with the thickness of its paper; all other sizes are scaled with it."""
_GROUNDS = {FOCUS: paints.LABEL_BRIGHT, GIVEN: paints.LABEL_GIVEN}
_OWN_PALE = 0.3
WORD = 46
SMALLEST = 32
FOOT = 6
_LEFT = 44  # of 273: end of the eyelet's part
_RIGHT = 18
_PICTURE, _PICTURE_LEFT = 0.37, 36  # of the height, px
_WORD_AT, _WORD_AT_LARGE = 0.205, 0.245  # of the height, like the values below
_WORD_MOST, _WORD_MOST_LARGE = 0.31, 0.4
_TOP, _TOP_LARGE = 0.35, 0.43  # upper edge of the room below the word
_MARGIN = 12
_LARGEST, _LARGEST_CHILD = 0.42, 0.5  # width of a parcel by the height of the label
_LEAST = 44
_STEP = 2
_BETWEEN = 0.12  # parcel widths between two groups, for the animal of the next one
_LEAN = 0.24  # parcel widths of the first animal outside
_PAIR_WIDE = UNDER_AT[0] - UPPER_AT[0] + 1
_PAIR_HIGH = UNDER_AT[1] - UPPER_AT[1] + HIGH
_ROW_GAP = -0.04  # animals of the second row overlap the first row's feet
_HEAD_UP = 0.2  # parcel widths of the animal above its parcel


@dataclass(frozen=True, slots=True)
class ParcelSpots:
    """Places of parcels: the width of each, and middles relative to the label's middle, in the order of placing."""

    width: int
    places: tuple[tuple[float, float], ...]


@cached
def label(
    word: str,
    size: tuple[int, int],
    theme: Theme,
    state: str = PLAIN,
    picture: pygame.Surface | None = None,
    own: SeatLook | None = None,
) -> Piece:
    """The label of a hint, anchored at its middle. `picture`: a square on the left of the word. `own`: the look of the
    viewing seat, if its parcel is there; its colour replaces a state."""
    wide, high = size
    ground = lighter(own.light, _OWN_PALE) if own is not None else _GROUNDS.get(state, paints.LABEL)
    paper = fragment(_outline(wide, high, ground, own.deep if own is not None else paints.STITCHES), size).copy()
    left, line = _LEFT, _WORD_AT_LARGE if theme.large_text else _WORD_AT
    if picture is not None:
        side = round(high * _PICTURE)
        put(paper, surfaces.smoothscale(picture, (side, side)), midleft=(_PICTURE_LEFT, round(high * line) + 2))
        left = _PICTURE_LEFT + side
    em = word_size(word, size, theme, picture is not None)
    shown = text.clipped(word, em, wide - left - _RIGHT, "kids_bold")  # a record may contain texts that do not fit
    text.place(paper, shown, em, ((left + wide - _RIGHT) / 2 + 4, high * line), INK, "kids_bold")
    if state == DIM and own is None:
        paper.fill((*paints.dim(theme), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return with_shadow(paper, 8, 110, (2, 6))


def word_size(word: str, size: tuple[int, int], theme: Theme, pictured: bool = False) -> int:
    """Return the em in px of a hint's word on a label of that size; below SMALLEST it does not fit."""
    wide, high = size
    left = _PICTURE_LEFT + round(high * _PICTURE) if pictured else _LEFT
    wanted = round(theme.sentence_px(WORD) * max(1.0, high / SIZE[1]))
    largest = min(wanted, round(high * (_WORD_MOST_LARGE if theme.large_text else _WORD_MOST)))
    return text.fit(word, largest, wide - left - _RIGHT, "kids_bold", SMALLEST - 12)


def spots(shared: Sequence[bool], size: tuple[int, int], theme: Theme) -> ParcelSpots:
    """Return the places of tokens on a label of that size. `shared`: for each, in order, whether it is a pair."""
    wide, high = size
    area = Rect(_LEFT, round(high * (_TOP_LARGE if theme.large_text else _TOP)), wide - _LEFT - _MARGIN, 0)
    area.height = high - FOOT - _MARGIN - area.top
    largest = round(high * (_LARGEST_CHILD if theme.kids else _LARGEST))
    one, two = _parted(shared, 1), _parted(shared, 2)
    wide_one, wide_two = _largest(one, largest, area), _largest(two, largest, area)
    parted = one if wide_one >= max(wide_two, _LEAST) else two
    width = max(wide_one if parted is one else wide_two, _LEAST)  # crowded, but readable
    places: list[tuple[float, float]] = []
    top = area.centery - _rows_high(parted, width) / 2 + _HEAD_UP * width
    for row in parted:
        row_high = _row_high(row) * width
        places += [(x - wide / 2, top + row_high / 2 - high / 2) for x in _across(row, width, area)]
        top += row_high + _ROW_GAP * width
    return ParcelSpots(width, tuple(places))


def draw_tokens(
    canvas: Canvas,
    tokens: Sequence[Token],
    at: tuple[float, float],
    size: tuple[int, int],
    theme: Theme,
    ghost: bool = False,
) -> None:
    """Draw all tokens of a label with its middle at `at`. `ghost`: the last one is only a possible placing."""
    where = spots(tuple(one.shared for one in tokens), size, theme)
    for i, (one, (x, y)) in enumerate(zip(tokens, where.places, strict=True)):
        faint = ghost and i == len(tokens) - 1
        token(one, where.width, theme, faint).draw(canvas, (at[0] + x, at[1] + y))


def _wide(shared: bool) -> float:
    return _PAIR_WIDE if shared else 1.0


def _parted(shared: Sequence[bool], rows: int) -> tuple[tuple[bool, ...], ...]:
    """The tokens in rows of about the same length, the longer one above."""
    cut = len(shared) if rows == 1 else -(-len(shared) // 2)
    return tuple(tuple(row) for row in (shared[:cut], shared[cut:]) if row)


def _row_wide(row: Sequence[bool], width: int) -> float:
    """The width from the first animal's ear to the last parcel's edge."""
    return (_LEAN + sum(map(_wide, row)) + _BETWEEN * (len(row) - 1)) * width


def _largest(rows: Sequence[Sequence[bool]], width: int, area: Rect) -> int:
    """The largest width of a parcel, at most `width`, with which these rows fit."""
    while width > _STEP and not _fits(rows, width, area):
        width -= _STEP
    return width


def _fits(rows: Sequence[Sequence[bool]], width: int, area: Rect) -> bool:
    return _rows_high(rows, width) <= area.height and all(_row_wide(row, width) <= area.width for row in rows)


def _row_high(row: Sequence[bool]) -> float:
    return _PAIR_HIGH if any(row) else HIGH


def _rows_high(rows: Sequence[Sequence[bool]], width: int) -> float:
    """The height from the animals of the first row to the last row's foot."""
    return (_HEAD_UP + sum(map(_row_high, rows)) + _ROW_GAP * (len(rows) - 1)) * width


def _across(row: Sequence[bool], width: int, area: Rect) -> list[float]:
    """The middles of a row, left to right."""
    left = area.centerx - _row_wide(row, width) / 2 + (_LEAN - _BETWEEN) * width
    ends = accumulate((_wide(shared) + _BETWEEN) * width for shared in row)
    return [left + end - _wide(shared) * width / 2 for end, shared in zip(ends, row, strict=True)]


def _outline(wide: int, high: int, paper: str, thread: str) -> str:
    """SVG of the paper with two cut corners, its thickness below, stitches and the eyelet."""
    foot = high - FOOT
    shape = (
        f"M28 0H{wide - 12}Q{wide} 0 {wide} 12V{foot - 12}Q{wide} {foot} {wide - 12} {foot}H28"
        f"L0 {foot * 0.66:.0f}V{foot * 0.34:.0f}Z"
    )
    seam = f"M34 10H{wide - 12}V{foot - 10}H34"
    middle = foot / 2
    return (
        f'<path d="{shape}" fill="{paints.LABEL_FOOT}" transform="translate(0 {FOOT})"/>'
        f'<path d="{shape}" fill="{paper}"/>'
        f'<path d="{seam}" fill="none" stroke="{thread}" stroke-width="2.5" stroke-dasharray="8 6"/>'
        f'<circle cx="24" cy="{middle}" r="11" fill="{paints.EYELET_RIM}"/>'
        f'<circle cx="24" cy="{middle}" r="9" fill="#6B4A22"/>'
        f'<circle cx="24" cy="{middle}" r="5" fill="{paints.HOLE}"/>'
    )


_MARK = (44, 56)
_MARK_IN = (0.68, 0.09)  # of its width: its middle from the label's upper left corner


@cached
def question_mark(wide: int) -> Piece:
    """A question mark in a balloon of that width at the upper left corner of a label, which is its anchor."""
    shape = (
        f'<path d="M13 36l9 18l9 -18Z" fill="{GOLD}"/>'
        f'<circle cx="22" cy="22" r="20" fill="{CREAM}" stroke="{GOLD}" stroke-width="4"/>'
    )
    out = fragment(shape, _MARK, (wide, round(wide * _MARK[1] / _MARK[0]))).copy()
    text.place(out, "?", round(wide * 0.77), (wide / 2, wide / 2), INK, "kids_bold")
    return with_shadow(out, 6, 110, (1, 3), (wide * (0.5 - _MARK_IN[0]), wide * (0.5 - _MARK_IN[1])))
