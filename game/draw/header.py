"""One of a row of plates: a face, a name and a few numbers on a wide tab."""

import pygame
from pygame import Rect

from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached_briefly, converted
from game.draw.color import lighter
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, with_shadow
from game.draw.plates import Items
from game.theme import CREAM, GOLD, GOLD_INK, SMALLEST_TEXT, SeatLook, Theme

FACE = 0.9  # of the height
NAME, ITEM = 42, 36
LARGEST = 0.62  # of the height: letters
ICON_GAP, ITEM_GAP, INSET = 8, 18, 16
LEAST_NAME = 0.5  # of the room: where the name would have less, the numbers give way
BAND, BADGE, MARGIN = 10, 0.42, 26


@cached_briefly
def header_plate(
    look: SeatLook, name: str, items: Items, size: tuple[int, int], theme: Theme, on_turn: bool = False,
    device: str | None = None, dim: bool = False,
) -> Piece:  # fmt: skip
    """The face at the left end, the name beside it, the numbers at the right end; anchor: its upper left corner."""
    wide, high = size
    ground, color = (GOLD, GOLD_INK) if on_turn else (theme.plate, CREAM)
    tag = board(wide, high, ground, 20, GOLD_INK if on_turn else lighter(theme.plate, 0.16), 3).copy()
    tag.fill(look.main, (20, high - BAND - 3, wide - 40, BAND))
    middle, left = (high - BAND) / 2, round(high * (FACE + 0.16))
    right = _numbers(tag, items, (left, wide - INSET), middle, color, ground, theme)
    most = round(high * LARGEST)
    letters = text.fit(name, min(most, theme.sentence_px(NAME)), right - left, theme.sentence_role)
    shown = text.clipped(name, letters, right - left, theme.sentence_role)
    text.place(tag, shown, letters, (left, middle), color, theme.sentence_role, "left")
    blank = with_shadow(tag, 8, round(110 * theme.shadow), (2, 6), (0, 0))
    out = pygame.Surface((wide + 2 * MARGIN, high + 2 * MARGIN), pygame.SRCALPHA)
    blank.draw(out, (MARGIN, MARGIN))
    face = avatar(look, round(high * FACE), False, dim and not on_turn)
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
    shown: list[tuple[str, str, int]] = []
    used = 0
    for picture, words in items:
        wide = (size + ICON_GAP if picture else 0) + text.width(words, size)
        if used + wide + ITEM_GAP > (right - left) * (1 - LEAST_NAME):
            break
        shown.append((picture, words, wide))
        used += wide + ITEM_GAP
    x = right - used + ITEM_GAP
    begins = x - ITEM_GAP if shown else right
    for picture, words, wide in shown:
        at = x
        if picture:
            tag.blit(icon(picture, size, color, ground), (round(at), round(middle - size / 2)))
            at += size + ICON_GAP
        text.place(tag, words, size, (at, middle), color, "bold", "left")
        x += wide + ITEM_GAP
    return begins
