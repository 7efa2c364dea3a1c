"""Player plates: full at the table's edge, compact at large tables, or in a row along the top. Also held fans of backs.

A plate in a row is a wide tab with face, name and numbers.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product
from math import inf

import pygame
from pygame import Rect

from game import surfaces
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import lighter
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, to_write_on, turned, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, GOLD_INK, GROWN_UP, SMALLEST_TEXT, SeatLook, Theme

Items = tuple[tuple[str, str], ...]  # (icon's name or "", words)

FACE = 128
COMPACT = (220, 78)
_COMPACT_NAME, _COMPACT_ITEM = 36, 42  # em at most
HELD_MOST = 5  # a held fan shows at most this many backs
_NAME = 38
_ITEM = 34
_GAPS = (8, 20), (4, 10)  # px between an icon and its number, and between two numbers; the second where it is narrow
_TAG, _TAG_TALLER, _TALLER_FROM = 108, 124, 1.25
_NAME_MOST, _ITEM_MOST = 56, 48  # em, name and numbers above each other
_BAND = 14
_BADGE = 0.34  # of the avatar
_WIDEST = 420
_ARM = 18  # px by which a tag leaves room for the arm of a figure
_ELBOW = 0.52, 0.64  # of the avatar, beside the middle of a figure and over its waist: its badge
_ELBOW_MOST = 86  # px beside it: the badge of a child's figure stays within its group
_LEAST_CUT = 120  # px: narrower tags have no plain middle between the shadows of their ends
_SPREAD = 15  # degrees between two held backs
_BLUR = 10


@dataclass(frozen=True, slots=True)
class PlateRow:
    """Measured words of a plate."""

    items: Items
    size: int
    width: int
    gaps: tuple[int, int]


def _row(items: Items, size: int, room: float = inf) -> PlateRow:
    """Return numbers in letters of that size, or smaller and closer ones if they would be wider than `room`. If even
    these are too wide, icons are dropped, but never numbers."""

    bare = tuple(("", words) if words else (name, "") for name, words in items)
    for shown, gaps, letters in product((items, bare), _GAPS, range(size, SMALLEST_TEXT - 1, -2)):
        inner, outer = gaps
        each = [(letters + inner if name else 0) + text.width(words, letters) + outer for name, words in shown]
        row = PlateRow(shown, letters, max(0, sum(each) - outer), gaps)
        if row.width <= room:
            break
    return row


def _draw_row(out: pygame.Surface, row: PlateRow, left: int, middle: float, color: str, ground: str) -> None:
    x, (inner, outer) = left, row.gaps
    for name, words in row.items:
        if name:
            picture = icon(name, row.size, color, ground)
            out.blit(picture, (x, round(middle - row.size / 2)))
            x += row.size + inner
        text.place(out, words, row.size, (x, middle), color, "bold", "left")
        x += text.width(words, row.size) + outer


@cached
def blank_tag(width: int, height: int, look: SeatLook, on_turn: bool, theme: Theme) -> Piece:
    """Return the empty board on its shadow; its anchor is its upper left corner. Numbers change often, boards do
    not."""
    return with_shadow(_tag_board(width, height, look, on_turn, theme), _BLUR, 110, (2, 7), (0, 0))


def _tag(width: int, height: int, look: SeatLook, on_turn: bool, theme: Theme) -> Piece:
    """Return an empty tag of any width, cut from a wide one, whose middle looks the same everywhere. So an extra digit
    needs no new shadow."""
    if not _LEAST_CUT <= width < _WIDEST:
        return blank_tag(width, height, look, on_turn, theme)
    wide = blank_tag(_WIDEST, height, look, on_turn, theme)
    less, middle = _WIDEST - width, wide.anchor[0] + width // 2
    out = surfaces.new((wide.surface.get_width() - less, wide.surface.get_height()), pygame.SRCALPHA)
    out.blit(wide.surface, (0, 0), (0, 0, middle, out.get_height()))
    out.blit(wide.surface, (middle, 0), (middle + less, 0, out.get_width() - middle, out.get_height()))
    return Piece(out, wide.anchor, Rect(wide.box.topleft, (width, height)))


@cached
def _badge_piece(device: str, size: int, blur: int) -> Piece:
    return with_shadow(badge(device, size), blur, 90, (1, 3 if blur > 3 else 2))


def _tag_board(width: int, height: int, look: SeatLook, on_turn: bool, theme: Theme) -> pygame.Surface:
    """Return the dark (or gold) board behind a name, with the seat's colour along its foot."""
    ground = GOLD if on_turn else theme.plate
    edge = GOLD_INK if on_turn else lighter(theme.plate, 0.16)
    out = board(width, height, ground, 18, edge, 3).copy()
    band = f'<rect x="3" y="{height - 3 - _BAND}" width="{width - 6}" height="{_BAND}" rx="7" fill="{look.main}"/>'
    out.blit(fragment(band, (width, height)), (0, 0))
    return out


@cached_briefly
def plate(
    look: SeatLook,
    name: str,
    items: Items = (),
    side: str = "right",
    theme: Theme = GROWN_UP,
    on_turn: bool = False,
    device: str | None = None,
    dim: bool = False,
    width: int | None = None,
    size: int = FACE,
    most: int = _WIDEST,
    waist: int = 0,
) -> Piece:
    """Return a full plate; its anchor is the middle of the avatar.

    `waist`: px from the anchor down to the waist of a figure that is drawn in place of the avatar, behind the plate.

    `side`: the tag is "right" or "left" of the face. `items`: icons with numbers below the name. `device`: one of
    icons.DEVICES, as a disc at the outer corner. `width`: of the tag; by default as wide as its words, at most `most`.
    Name and numbers above each other grow as far as both fit.
    """
    inset, single = round(size * 0.34), not items or not name
    most -= _ARM if waist else 0
    room = most - inset - 30
    row = _row(items, theme.px(_ITEM) if single else min(theme.px(_ITEM), _ITEM_MOST), room)
    largest = theme.sentence_px(_NAME) if single else min(theme.sentence_px(_NAME), _NAME_MOST)
    name_size = text.fit(name, largest, room, theme.sentence_role)
    name_width = text.width(name, name_size, theme.sentence_role)
    wide = width or min(most, max(name_width, row.width) + inset + 30)
    high = _TAG if theme.text_scale < _TALLER_FROM else _TAG_TALLER
    if single and theme.large_text:
        high = max(high, round(name_size * 1.5) + _BAND)
    ground = GOLD if on_turn else theme.plate
    color = GOLD_INK if on_turn else CREAM
    piece, tag = to_write_on(_tag(wide, high, look, on_turn, theme))
    left = inset if side == "right" else 20
    room = high - _BAND
    if name:
        name = text.clipped(name, name_size, wide - inset - 16, theme.sentence_role)
        text.place(tag, name, name_size, (left, room * (0.5 if single else 0.31)), color, theme.sentence_role, "left")
    if items:
        _draw_row(tag, row, left, room * (0.5 if single else 0.73), color, ground)
    shown = dim and not on_turn
    face = None if waist else avatar(look, size, on_turn, shown)
    top = waist - high if waist and not theme.kids else 2 - round(high / 2)  # things of children are lower
    return _assembled(face, size, piece, side, device, top, waist)


def _assembled(
    face: pygame.Surface | None, size: int, tag: Piece, side: str, device: str | None, tag_top: int, waist: int
) -> Piece:
    """Put the tag behind, the face in front, and the badge at the upper outer corner, or before the arm of a
    figure."""
    wide, high = tag.box.size
    out_by = round(size * 0.28) + (_ARM if face is None else 0)
    tag_left = out_by if side == "right" else -out_by - wide
    margin = 2 * _BLUR + 8
    bounds = Rect(tag_left - margin, tag_top - margin, wide + 2 * margin, high + 2 * margin)
    if face is not None:
        bounds.union_ip(face.get_rect(center=(0, 0)))
    if device:
        outer = -1 if side == "right" else 1
        corner = (outer * size * 0.43, -size * 0.34)
        if face is None:
            corner = outer * min(size * _ELBOW[0], _ELBOW_MOST), waist - size * _ELBOW[1]
        disc = _badge_piece(device, round(size * _BADGE), 4)
        bounds.union_ip(disc.rect(corner).inflate(2 * margin, 2 * margin))
    out = surfaces.new(bounds.size, pygame.SRCALPHA)
    x, y = -bounds.x, -bounds.y
    tag.draw(out, (x + tag_left, y + tag_top))
    if face is not None:
        out.blit(face, face.get_rect(center=(x, y)))
    if device:
        disc.draw(out, (x + corner[0], y + corner[1]))
    paper = Rect(tag_left, tag_top, wide, high).union(Rect(-size // 2, -size // 2, size, size))
    return Piece(converted(out), (x, y), paper)


@cached
def _blank_compact(on_turn: bool, theme: Theme) -> Piece:
    """Return the empty small board on its shadow; its anchor is its upper left corner."""
    edge = GOLD_INK if on_turn else lighter(theme.plate, 0.16)
    return with_shadow(board(*COMPACT, GOLD if on_turn else theme.plate, 22, edge, 3), 8, 110, (2, 5), (0, 0))


@cached
def compact_plate(
    look: SeatLook,
    name: str,
    items: Items = (),
    theme: Theme = GROWN_UP,
    on_turn: bool = False,
    device: str | None = None,
    dim: bool = False,
) -> Piece:
    """Return the small plate of large tables, always 220 x 78; its anchor is its top left corner. Long names are
    fitted, and large text grows as far as there is room."""
    wide, high = COMPACT
    face, left = 80, 88
    ground = GOLD if on_turn else theme.plate
    color = GOLD_INK if on_turn else CREAM
    piece, tag = to_write_on(_blank_compact(on_turn, theme))
    room = wide - left - 8
    alone = not items
    size = text.fit(name, theme.px(32) if alone else min(theme.px(32), _COMPACT_NAME), room)
    row = _row(items, min(theme.px(_ITEM), _COMPACT_ITEM), room)
    text.place(
        tag, text.clipped(name, size, room), size, (left, high * (0.5 if alone else 0.29)), color, "bold", "left"
    )
    if not alone:
        _draw_row(tag, row, left, high * 0.72, color, ground)
    margin = 24
    out = surfaces.new((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
    piece.draw(out, (margin, margin))
    disc = avatar(look, face, False, dim)
    out.blit(disc, disc.get_rect(center=(margin + 42, margin + 37)))
    if device:
        _badge_piece(device, 36, 3).draw(out, (margin + 10, margin + 8))
    return Piece(converted(out), (margin, margin), Rect(0, 0, wide, high))


@cached
def held(back: pygame.Surface, count: int) -> Piece:
    """Return a fan of backs that its owner holds; its anchor is the middle of the cards (see held_at).

    `back`: a card's back about 46 px wide. Shows at most five. Count 0 is an empty piece.
    """
    wide, high = back.get_size()
    radius = wide * 1.15
    half = round(radius + high)
    out = surfaces.new((2 * half, 2 * half), pygame.SRCALPHA)
    shown = max(0, min(count, HELD_MOST))
    for i in range(shown):
        turn = (i - (shown - 1) / 2) * _SPREAD
        x = half + radius * math.sin(math.radians(turn))
        y = half + radius - radius * math.cos(math.radians(turn))
        with_shadow(turned(back, -turn), 4, 80, (1, 3)).draw(out, (x, y))
    ink = out.get_bounding_rect() if shown else Rect(half, half, 1, 1)
    return Piece(converted(out.subsurface(ink).copy()), (half - ink.x, half - ink.y), ink.move(-half, -half))


def held_at() -> tuple[int, int]:
    """Return the anchor of a held fan, from the middle of an avatar: under the chin."""
    return 0, round(FACE * 0.46)


HEADER_FACE = 0.9  # of the height
HEADER_NAME, HEADER_ITEM = 42, 36
HEADER_LETTERS = 0.62  # em, as a share of the height
HEADER_INSET = 16
LEAST_NAME = 0.5  # of the room: if the name would have less, the numbers shrink
HEADER_BAND, HEADER_BADGE, HEADER_MARGIN = 10, 0.42, 26


@cached_briefly
def header_plate(
    look: SeatLook,
    name: str,
    items: Items,
    size: tuple[int, int],
    theme: Theme,
    on_turn: bool = False,
    device: str | None = None,
    dim: bool = False,
) -> Piece:
    """Return a plate with the face at the left end, the name beside it, the numbers at the right end; anchor: its upper
    left corner."""
    wide, high = size
    ground, color = (GOLD, GOLD_INK) if on_turn else (theme.plate, CREAM)
    tag = board(wide, high, ground, 20, GOLD_INK if on_turn else lighter(theme.plate, 0.16), 3).copy()
    tag.fill(look.main, (20, high - HEADER_BAND - 3, wide - 40, HEADER_BAND))
    middle, left = (high - HEADER_BAND) / 2, round(high * (HEADER_FACE + 0.16))
    largest = max(SMALLEST_TEXT, min(round(high * HEADER_LETTERS), theme.px(HEADER_ITEM)))
    row = _row(items, largest, (wide - HEADER_INSET - left) * (1 - LEAST_NAME))
    right = wide - HEADER_INSET - row.width - (_GAPS[0][1] if row.width else 0)
    _draw_row(tag, row, right + _GAPS[0][1], middle, color, ground)
    most = round(high * HEADER_LETTERS)
    letters = text.fit(name, min(most, theme.sentence_px(HEADER_NAME)), right - left, theme.sentence_role)
    shown = text.clipped(name, letters, right - left, theme.sentence_role)
    text.place(tag, shown, letters, (left, middle), color, theme.sentence_role, "left")
    blank = with_shadow(tag, 8, round(110 * theme.shadow), (2, 6), (0, 0))
    out = surfaces.new((wide + 2 * HEADER_MARGIN, high + 2 * HEADER_MARGIN), pygame.SRCALPHA)
    blank.draw(out, (HEADER_MARGIN, HEADER_MARGIN))
    face = avatar(look, round(high * HEADER_FACE), False, dim and not on_turn)
    out.blit(face, face.get_rect(center=(HEADER_MARGIN + round(high * 0.54), HEADER_MARGIN + high // 2)))
    if device:
        disc = badge(device, round(high * HEADER_BADGE))
        out.blit(disc, disc.get_rect(center=(HEADER_MARGIN + round(high * 0.18), HEADER_MARGIN + round(high * 0.2))))
    return Piece(converted(out), (HEADER_MARGIN, HEADER_MARGIN), Rect(0, 0, wide, high))
