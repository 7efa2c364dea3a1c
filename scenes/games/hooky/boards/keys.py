"""Letter keys of Hooky's boards: they carry what the seat knows for certain without thinking."""

from collections.abc import Hashable, Mapping
from dataclasses import replace

import pygame
from pygame import Rect

from engine.core.cards import Card
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.theme import CARD_EDGE, CREAM, GOLD_INK, INK
from game.widgets.focus import Target
from game.widgets.letters import ALPHABET, ERASED, letter_key
from game.widgets.letters import key_targets as place_keys
from scenes.games.hooky.boards.known import OWN, Known

COLUMNS = 9
KEY, OUT = "#F1F6EE", "#8FA59B"
OUT_INK = "#2F3B36"
SLOT, SLOT_NOW, SLOT_EDGE = CREAM, "#FFE9B8", CARD_EDGE
SLOT_SHARE = 0.84  # em of a letter, of the slot's height
CURSOR = (0.5, 9)  # share of the slot's width, height in px
FONT = "kids_bold"
ASIDE = 158
"""Of 255: what is seen of a key while nothing more is to be spelled."""


def key_targets(box: Rect) -> tuple[Target, ...]:
    """The keys of a board: what is written is handed in on its plate, so that no key says that it is done."""
    return place_keys((*ALPHABET, ERASED), COLUMNS, box)


def is_key(target: Hashable) -> str | None:
    """The letter, or ERASED, of a key; None for anything else."""
    match target:
        case ("key", str(sign)):
            return sign
    return None


def draw_keys(
    canvas: Canvas, box: Rect, found: Known, own: str, chosen: Mapping[str, str] | None = None, aside: bool = False
) -> None:
    """All keys: own letters in the colour `own`, those that are known to be elsewhere crossed out, those `chosen` on a
    ground of their own. They step `aside` while the answer stands complete."""
    for target in key_targets(box):
        sign = is_key(target.id)
        if sign is None:
            continue
        ground, ink, struck = _look(sign, found, own)
        if chosen and sign in chosen:
            ground, ink = chosen[sign], GOLD_INK
        key = _aside if aside else letter_key
        key(sign, target.rect.size, ground, ink, struck).draw(canvas, target.rect.center)


@cached
def _aside(sign: str, size: tuple[int, int], ground: str, ink: str, struck: bool) -> Piece:
    """The key as the slate shines through."""
    key = letter_key(sign, size, ground, ink, struck)
    pale = key.surface.copy()
    pale.fill((255, 255, 255, ASIDE), special_flags=pygame.BLEND_RGBA_MULT)
    return replace(key, surface=pale)


def _look(sign: str, found: Known, own: str) -> tuple[str, str, bool]:
    if sign == ERASED:
        return KEY, INK, False
    band = found.bands.get(Card(sign))
    if band == OWN:
        return own, INK, False
    return (KEY, INK, False) if band is None else (OUT, OUT_INK, True)


@cached
def slot(letter: str, size: tuple[int, int], now: bool, fixed: str = "") -> Piece:
    """A place for a letter, anchored at its middle; `now` is the one that comes next, `fixed` the colour of one that
    cannot be changed."""
    wide, high = size
    ground = fixed or (SLOT_NOW if now else SLOT)
    face = board(wide, high, ground, round(min(wide, high) * 0.14), SLOT_EDGE, 4).copy()
    if letter:
        sign = text.inked(letter, round(high * SLOT_SHARE) if wide >= high * 0.7 else round(wide * 0.9), INK, FONT)
        face.blit(sign, sign.get_rect(center=(wide // 2, high // 2 - 1)))
    elif now:
        long = round(wide * CURSOR[0])
        face.fill(INK, Rect((wide - long) // 2, high - high // 6 - CURSOR[1], long, CURSOR[1]))
    return with_shadow(face, 7, 110, (2, 5))
