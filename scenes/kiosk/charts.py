"""Charts of the counts, as pictures without background: columns by hour, and bars for visits."""

from collections.abc import Sequence
from itertools import chain

import pygame
from pygame import Rect

from game import surfaces
from game.draw import text
from game.draw.cache import cached_briefly, converted
from game.theme import CARD_EDGE, INK

VISITS, PLAYS = "#D98A12", "#4A2E00"
_MARGIN, _GAP, _SIGN, _ROUND = 44, 14, 30, 6
_EVERY = 3
"""Hours between two labels."""
_LABELS = 0.56
"""Largest share of the paper for the words before bars."""


@cached_briefly
def columns(
    hours: Sequence[tuple[int, int]], names: tuple[str, str], size: tuple[int, int], letters: int
) -> pygame.Surface:
    """Two columns for each hour, side by side, scaled to the height. `names` explain them."""
    out, box = _empty(size)
    at = box.left
    for color, name in zip((VISITS, PLAYS), names, strict=True):
        surfaces.rect(out, color, Rect(at, box.top + (letters - _SIGN) // 2, _SIGN, _SIGN), border_radius=_ROUND)
        at = text.place(out, name, letters, (at + _SIGN + _GAP, box.top + letters / 2), INK, "bold", "left").right + 60
    small = min(letters, 44)
    ground, top, most = box.bottom - round(small * 1.3), box.top + round(letters * 1.5), max(chain((1,), *hours))
    surfaces.line(out, CARD_EDGE, (box.left, top), (box.right, top), 3)
    surfaces.line(out, INK, (box.left, ground), (box.right, ground), 4)
    step = box.width / len(hours)
    for hour, counts in enumerate(hours):
        left = box.left + step * hour
        if hour % _EVERY == 0:
            text.place(out, str(hour), small, (left + step / 2, ground + small * 0.7), INK, "semibold")
        for place, (count, color) in enumerate(zip(counts, (VISITS, PLAYS), strict=True)):
            high = round((ground - top) * count / most)
            column = Rect(round(left + step * (0.12 + 0.38 * place)), ground - high, round(step * 0.36), high)
            surfaces.rect(out, color, column, border_radius=_ROUND)
            foot = min(high, _ROUND)
            surfaces.rect(out, color, Rect(column.left, ground - foot, column.width, foot))  # square at the foot
    text.place(out, str(most), small, (box.right, top - small * 0.6), INK, "semibold", "right")
    return converted(out)


@cached_briefly
def bars(whole: str, counts: Sequence[tuple[str, int]], size: tuple[int, int], letters: int) -> pygame.Surface:
    """A bar for each name with its number, scaled to the width, below the heading `whole`."""
    out, box = _empty(size)
    step = box.height / (len(counts) + 1)
    letters = min(letters, int(step * 0.8))
    text.place(out, whole, letters, (box.left, box.top + step / 2), INK, "bold", "left")
    room = round(box.width * _LABELS)
    names = [name for name, _ in counts]
    fitted = min(text.fit(name, letters, room, "semibold") for name in names)
    left = box.left + min(room, max(text.width(name, fitted, "semibold") for name in names)) + 2 * _GAP
    number = max(text.width(str(count), letters, "bold") for _, count in counts) + _GAP
    most = max(1, *(count for _, count in counts))
    for place, (name, count) in enumerate(counts, 1):
        y = box.top + step * (place + 0.5)
        text.place(out, text.clipped(name, fitted, room, "semibold"), fitted, (box.left, y), INK, "semibold", "left")
        track = Rect(left, round(y - step * 0.28), box.right - number - _GAP - left, round(step * 0.56))
        surfaces.rect(out, CARD_EDGE, track, border_radius=8)
        surfaces.rect(
            out, VISITS, Rect(track.topleft, (round(track.width * count / most), track.height)), border_radius=8
        )
        text.place(out, str(count), letters, (box.right, y), INK, "bold", "right")
    return converted(out)


def _empty(size: tuple[int, int]) -> tuple[pygame.Surface, Rect]:
    out = surfaces.new(size, pygame.SRCALPHA)
    return out, out.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN // 2)
