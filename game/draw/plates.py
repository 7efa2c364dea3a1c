"""Players at the table edge: the full plate, the compact plate of large tables, a held fan of backs; and one of a row
of plates along the top: a face, a name and a few numbers on a wide tab."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import lighter
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, GOLD_INK, GROWN_UP, SMALLEST_TEXT, SeatLook, Theme

Items = tuple[tuple[str, str], ...]  # (icon's name or "", words)

FACE = 128
COMPACT = (220, 78)
HELD_MOST = 5  # a held fan shows at most this many backs
_NAME = 38
_ITEM = 34
_ICON_GAP = 8
_ITEM_GAP = 20
_TAG = 108
_BAND = 14
_BADGE = 0.34  # of the medallion
_WIDEST = 420
_LEAST_CUT = 120  # px: what is narrower has no middle between the shadows of its ends
_SPREAD = 15  # degrees between two held backs
_BLUR = 10


@dataclass(frozen=True, slots=True)
class Row:
    """Measured words of a plate."""

    items: Items
    size: int
    width: int


def _row(items: Items, theme: Theme) -> Row:
    size = theme.px(_ITEM)
    wide = sum((size + _ICON_GAP if name else 0) + text.width(words, size) + _ITEM_GAP for name, words in items)
    return Row(items, size, max(0, wide - _ITEM_GAP))


def _draw_row(out: pygame.Surface, row: Row, left: int, middle: float, color: str, ground: str) -> None:
    x = left
    for name, words in row.items:
        if name:
            picture = icon(name, row.size, color, ground)
            out.blit(picture, (x, round(middle - row.size / 2)))
            x += row.size + _ICON_GAP
        text.place(out, words, row.size, (x, middle), color, "bold", "left")
        x += text.width(words, row.size) + _ITEM_GAP


@cached
def blank_tag(width: int, height: int, look: SeatLook, on_turn: bool, theme: Theme) -> Piece:
    """The empty board on its shadow; its anchor is its upper left corner. Numbers change often, boards do not."""
    return with_shadow(_tag_board(width, height, look, on_turn, theme), _BLUR, 110, (2, 7), (0, 0))


def _tag(width: int, height: int, look: SeatLook, on_turn: bool, theme: Theme) -> Piece:
    """A blank tag of any width. It looks the same all along its middle: one that is wide enough has all others in it,
    and no shadow need be made when a number gets a digit more."""
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
    """The dark (or gold) board behind a name, with the seat's colour along its foot."""
    ground = GOLD if on_turn else theme.plate
    edge = GOLD_INK if on_turn else lighter(theme.plate, 0.16)
    out = board(width, height, ground, 18, edge, 3).copy()
    band = f'<rect x="3" y="{height - 3 - _BAND}" width="{width - 6}" height="{_BAND}" rx="7" fill="{look.main}"/>'
    out.blit(fragment(band, (width, height)), (0, 0))
    return out


@cached_briefly
def plate(
    look: SeatLook, name: str, items: Items = (), side: str = "right", theme: Theme = GROWN_UP, on_turn: bool = False,
    device: str | None = None, dim: bool = False, width: int | None = None, size: int = FACE, most: int = _WIDEST,
) -> Piece:  # fmt: skip
    """A full plate; its anchor is the middle of the medallion.

    side: where the tag lies, "right" or "left" of the face. items: icons with numbers below the name. device: one of
    icons.DEVICES, as a disc at the outer corner. width: of the tag, else as wide as its words but
    not wider than `most`. With large text there is one line only: the name, or the items if the name is "".
    """
    row = _row(items, theme)
    inset = round(size * 0.34)
    name_size = text.fit(name, theme.sentence_px(_NAME), most - inset - 30, theme.sentence_role)
    name_width = text.width(name, name_size, theme.sentence_role)
    single = theme.large_text or not items or not name
    inner = max(name_width, 0 if theme.large_text and name else row.width)
    wide = width or min(most, inner + inset + 30)
    high = _TAG if not theme.large_text else max(_TAG, round(name_size * 1.5) + _BAND)
    ground = GOLD if on_turn else theme.plate
    color = GOLD_INK if on_turn else CREAM
    piece, tag = to_write_on(_tag(wide, high, look, on_turn, theme))
    left = inset if side == "right" else 20
    room = high - _BAND
    if name:
        name = text.clipped(name, name_size, wide - inset - 16, theme.sentence_role)
        text.place(tag, name, name_size, (left, room * (0.5 if single else 0.31)), color, theme.sentence_role, "left")
    if items and not (single and name):
        _draw_row(tag, row, left, room * (0.5 if single else 0.73), color, ground)
    shown = dim and not on_turn
    return _assembled(look, size, piece, side, on_turn, device, shown)


def _assembled(look: SeatLook, size: int, tag: Piece, side: str, on_turn: bool, device: str | None, dim: bool) -> Piece:
    """Tag behind, face in front, badge at the upper outer corner."""
    face = avatar(look, size, on_turn, dim)
    wide, high = tag.box.size
    tag_left = round(size * 0.28) if side == "right" else -round(size * 0.28) - wide
    tag_top = -round(high / 2) + 2
    reach = face.get_width() // 2
    margin = 2 * _BLUR + 8
    bounds = Rect(-reach, -reach, 2 * reach, 2 * reach).union(
        Rect(tag_left - margin, tag_top - margin, wide + 2 * margin, high + 2 * margin)
    )
    out = surfaces.new(bounds.size, pygame.SRCALPHA)
    x, y = -bounds.x, -bounds.y
    tag.draw(out, (x + tag_left, y + tag_top))
    out.blit(face, (x - reach, y - reach))
    if device:
        outer = -1 if side == "right" else 1
        corner = (x + outer * size * 0.43, y - size * 0.34)
        _badge_piece(device, round(size * _BADGE), 4).draw(out, corner)
    paper = Rect(tag_left, tag_top, wide, high).union(Rect(-size // 2, -size // 2, size, size))
    return Piece(converted(out), (x, y), paper)


@cached
def _blank_compact(on_turn: bool, theme: Theme) -> Piece:
    """The empty small board on its shadow; its anchor is its upper left corner."""
    edge = GOLD_INK if on_turn else lighter(theme.plate, 0.16)
    return with_shadow(board(*COMPACT, GOLD if on_turn else theme.plate, 22, edge, 3), 8, 110, (2, 5), (0, 0))


@cached
def compact_plate(
    look: SeatLook, name: str, items: Items = (), theme: Theme = GROWN_UP, on_turn: bool = False,
    device: str | None = None, dim: bool = False,
) -> Piece:  # fmt: skip
    """The small plate of large tables, always 220 x 78 (long names are fitted); its anchor is its top left corner."""
    wide, high = COMPACT
    face, left = 80, 88
    ground = GOLD if on_turn else theme.plate
    color = GOLD_INK if on_turn else CREAM
    piece, tag = to_write_on(_blank_compact(on_turn, theme))
    room = wide - left - 8
    size = text.fit(name, theme.px(32), room)
    row = _row(items, Theme())
    alone = theme.large_text or not items
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
def held(back: pygame.Surface, count: int, spread: float = _SPREAD) -> Piece:
    """A fan of backs that its owner holds up; its anchor is the middle of the fan's cards (see held_at).

    back: a card's back about 46 px wide. Shows at most five, however many there are. Count 0 is an empty piece.
    """
    wide, high = back.get_size()
    radius = wide * 1.15
    half = round(radius + high)
    out = surfaces.new((2 * half, 2 * half), pygame.SRCALPHA)
    shown = max(0, min(count, HELD_MOST))
    for i in range(shown):
        turn = (i - (shown - 1) / 2) * spread
        x = half + radius * math.sin(math.radians(turn))
        y = half + radius - radius * math.cos(math.radians(turn))
        clear = surfaces.new((wide + 6, high + 6), pygame.SRCALPHA)  # rotozoom smooths only beside something clear
        clear.blit(back, (3, 3))
        with_shadow(surfaces.rotozoom(clear, -turn, 1), 4, 80, (1, 3)).draw(out, (x, y))
    ink = out.get_bounding_rect() if shown else Rect(half, half, 1, 1)
    return Piece(converted(out.subsurface(ink).copy()), (half - ink.x, half - ink.y), ink.move(-half, -half))


def held_at(size: int = FACE) -> tuple[int, int]:
    """Where a held fan is anchored, from the middle of a medallion of that size: under the chin."""
    return 0, round(size * 0.46)


HEADER_FACE = 0.9  # of the height
HEADER_NAME, HEADER_ITEM = 42, 36
HEADER_LETTERS = 0.62  # of the height: letters
HEADER_ICON_GAP, HEADER_ITEM_GAP, HEADER_INSET = 8, 18, 16
LEAST_NAME = 0.5  # of the room: where the name would have less, the numbers give way
HEADER_BAND, HEADER_BADGE, HEADER_MARGIN = 10, 0.42, 26


@cached_briefly
def header_plate(
    look: SeatLook, name: str, items: Items, size: tuple[int, int], theme: Theme, on_turn: bool = False,
    device: str | None = None, dim: bool = False,
) -> Piece:  # fmt: skip
    """The face at the left end, the name beside it, the numbers at the right end; anchor: its upper left corner."""
    wide, high = size
    ground, color = (GOLD, GOLD_INK) if on_turn else (theme.plate, CREAM)
    tag = board(wide, high, ground, 20, GOLD_INK if on_turn else lighter(theme.plate, 0.16), 3).copy()
    tag.fill(look.main, (20, high - HEADER_BAND - 3, wide - 40, HEADER_BAND))
    middle, left = (high - HEADER_BAND) / 2, round(high * (HEADER_FACE + 0.16))
    right = _numbers(tag, items, (left, wide - HEADER_INSET), middle, color, ground, theme)
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


def _numbers(
    tag: pygame.Surface, items: Items, room: tuple[float, float], middle: float, color: str, ground: str, theme: Theme
) -> float:
    """As many numbers, from the first, as leave the name half of the room; where they begin."""
    left, right = room
    size = max(SMALLEST_TEXT, min(round(tag.get_height() * HEADER_LETTERS), theme.px(HEADER_ITEM)))
    shown: list[tuple[str, str, int]] = []
    used = 0
    for picture, words in items:
        wide = (size + HEADER_ICON_GAP if picture else 0) + text.width(words, size)
        if used + wide + HEADER_ITEM_GAP > (right - left) * (1 - LEAST_NAME):
            break
        shown.append((picture, words, wide))
        used += wide + HEADER_ITEM_GAP
    x = right - used + HEADER_ITEM_GAP
    begins = x - HEADER_ITEM_GAP if shown else right
    for picture, words, wide in shown:
        at = x
        if picture:
            tag.blit(icon(picture, size, color, ground), (round(at), round(middle - size / 2)))
            at += size + HEADER_ICON_GAP
        text.place(tag, words, size, (at, middle), color, "bold", "left")
        x += wide + HEADER_ITEM_GAP
    return begins
