"""One of a row of plates: a face, a name and a few numbers on a wide tab."""

import pygame
from pygame import Rect

from game.draw import text
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.icons import badge, icon
from game.draw.medallion import medallion
from game.draw.paper import Piece, board, with_shadow
from game.draw.plates import Items
from game.theme import CREAM, GOLD, GOLD_INK, SMALLEST_TEXT, SeatLook, Theme

FACE = 0.9  # of the height
NAME, ITEM = 42, 36
LARGEST = 0.62  # of the height: letters
ICON_GAP, ITEM_GAP, INSET = 8, 18, 16
LEAST_NAME = 0.5  # of the room: where the name would have less, the numbers give way
NAME_LINE, ITEM_LINE = 0.28, 0.74  # of the height over the band: where the numbers stand below the name
NAME_HIGH, ITEM_HIGH = 0.46, 0.42  # of the height: letters there, at most
BAND, BADGE, MARGIN = 10, 0.42, 26


@cached
def header_plate(
    look: SeatLook, name: str, items: Items, size: tuple[int, int], theme: Theme, on_turn: bool = False,
    device: str | None = None, dim: bool = False, stacked: bool = False,
) -> Piece:  # fmt: skip
    """The face at the left end, the name beside it, the numbers at the right end; anchor: its upper left corner.

    `stacked`: the numbers stand below the name, and beside them is room for things of the game's own (`room_below`).
    """
    wide, high = size
    ground, color = (GOLD, GOLD_INK) if on_turn else (theme.plate, CREAM)
    tag = board(wide, high, ground, 20, GOLD_INK if on_turn else lighter(theme.plate, 0.16), 3).copy()
    tag.fill(look.main, (20, high - BAND - 3, wide - 40, BAND))
    middle, left = (high - BAND) / 2, _face_room(high)
    if stacked:
        right, line, most = wide - INSET, (high - BAND) * NAME_LINE, high * NAME_HIGH
        shown, number_px, _ = _below(items, size, theme)
        _write(tag, shown, number_px, (left, (high - BAND) * ITEM_LINE), color, ground)
    else:
        right, line, most = wide - INSET, middle, high * LARGEST
        right = _numbers(tag, items, (left, right), middle, color, ground, theme)
    letters = text.fit(name, min(round(most), theme.sentence_px(NAME)), right - left, theme.sentence_role)
    shown = text.clipped(name, letters, right - left, theme.sentence_role)
    text.place(tag, shown, letters, (left, line), color, theme.sentence_role, "left")
    blank = with_shadow(tag, 8, round(110 * theme.shadow), (2, 6), (0, 0))
    out = pygame.Surface((wide + 2 * MARGIN, high + 2 * MARGIN), pygame.SRCALPHA)
    blank.draw(out, (MARGIN, MARGIN))
    face = medallion(look, round(high * FACE), False, dim and not on_turn)
    out.blit(face, face.get_rect(center=(MARGIN + round(high * 0.54), MARGIN + high // 2)))
    if device:
        disc = badge(device, round(high * BADGE))
        out.blit(disc, disc.get_rect(center=(MARGIN + round(high * 0.18), MARGIN + round(high * 0.2))))
    return Piece(converted(out), (MARGIN, MARGIN), Rect(0, 0, wide, high))


def _numbers(
    tag: pygame.Surface, items: Items, room: tuple[float, float], middle: float, color: str, ground: str, theme: Theme
) -> float:
    """As many numbers, from the first, as leave the name half of the room; where they begin."""
    left, right = room
    size = max(SMALLEST_TEXT, min(round(tag.get_height() * LARGEST), theme.px(ITEM)))
    shown, used = _fitting(items, size, (right - left) * (1 - LEAST_NAME))
    _write(tag, shown, size, (right - used + ITEM_GAP, middle), color, ground)
    return right - used if shown else right


def room_below(items: Items, size: tuple[int, int], theme: Theme) -> Rect:
    """What is free below the name and beside the numbers of a stacked plate, from its upper left corner."""
    wide, high = size
    _, _, used = _below(items, size, theme)
    left, top = _face_room(high) + used, round((high - BAND) * (NAME_LINE + ITEM_LINE) / 2)
    return Rect(left, top, wide - INSET - left, high - top)


def _below(items: Items, size: tuple[int, int], theme: Theme) -> tuple[Items, int, int]:
    """The numbers that have room below a name, how large they are written, and how wide they are."""
    wide, high = size
    number_px = max(SMALLEST_TEXT, min(round(high * ITEM_HIGH), theme.px(ITEM)))
    shown, used = _fitting(items, number_px, wide - INSET - _face_room(high) + ITEM_GAP)
    return shown, number_px, used


def _face_room(high: int) -> int:
    """Where the words begin, right of the face."""
    return round(high * (FACE + 0.16))


def _fitting(items: Items, size: int, room: float) -> tuple[Items, int]:
    """The first items that have room, and how much of it they take, each with a gap behind it."""
    shown: Items = ()
    used = 0
    for picture, words in items:
        wide = (size + ICON_GAP if picture else 0) + text.width(words, size) + ITEM_GAP
        if used + wide > room:
            break
        shown, used = (*shown, (picture, words)), used + wide
    return shown, used


def _write(tag: pygame.Surface, items: Items, size: int, at: tuple[float, float], color: str, ground: str) -> None:
    """Items from `at` on, left to right on one middle line."""
    x, middle = at
    for picture, words in items:
        if picture:
            tag.blit(icon(picture, size, color, ground), (round(x), round(middle - size / 2)))
            x += size + ICON_GAP
        text.place(tag, words, size, (x, middle), color, "bold", "left")
        x += text.width(words, size) + ITEM_GAP
