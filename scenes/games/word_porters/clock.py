"""The round: a station clock with one quarter for each of the four rounds, and a plate that says so in words."""

import math

import pygame

from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, INK, Theme
from scenes.games.word_porters import paints

ROUNDS = 4
SIZE = 104
"""Usual width of the clock in px."""
_GAP = 9  # degrees between two quarters
_RING = 74  # radius of the quarters, in a box of 200
_GONE, _COMING = "#12324F", "#D9C9A4"
_LETTERS = 40
_HIGH = 88


@cached
def clock(number: int, size: int = SIZE) -> Piece:
    """The clock in round `number` (1 to 4), `size` px wide and anchored at its middle: so many quarters are dark."""
    quarters = "".join(_quarter(i, _GONE if i < number else _COMING) for i in range(ROUNDS))
    shape = (
        '<circle cx="100" cy="104" r="94" fill="#6E4A18"/><circle cx="100" cy="98" r="94" fill="#C9973F"/>'
        '<circle cx="100" cy="98" r="94" fill="none" stroke="#F0D383" stroke-opacity=".8" stroke-width="3"/>'
        f'<circle cx="100" cy="98" r="83" fill="#FFF6E0"/>{quarters}'
    )
    out = fragment(shape, (200, 200), (size, size)).copy()
    sign = text.inked(str(number), text.floor(size * 0.5), INK, "extrabold")
    out.blit(sign, sign.get_rect(center=(round(size * 0.5), round(size * 0.49))))
    return with_shadow(out, max(3, size // 14), 110, (1, 4))


@cached
def round_plate(number: int, theme: Theme) -> Piece:
    """The clock beside `Round 2 of 4` on a dark plate, anchored at its middle."""
    letters = theme.sentence_px(_LETTERS)
    words = f"Round {number} of {ROUNDS}"
    high = max(_HIGH, round(letters * 1.6))
    face = clock(number, high)
    wide = round(high * 1.1) + text.width(words, letters, theme.sentence_role) + 28
    plate = board(wide, high, paints.plate(theme), high // 2, paints.PLATE_EDGE, 3).copy()
    text.place(plate, words, letters, (round(high * 1.1), high / 2), CREAM, theme.sentence_role, "left")
    piece = with_shadow(plate, 8, 110, (2, 5))
    out = pygame.Surface((piece.surface.get_width() + high, piece.surface.get_height() + high), pygame.SRCALPHA)
    at = (piece.anchor[0] + high // 2, piece.anchor[1] + high // 2)
    piece.draw(out, at)
    face.draw(out, (at[0] - wide / 2 + high / 2, at[1]))
    return Piece(converted(out), at, piece.box)


def _quarter(number: int, color: str) -> str:
    """One of the four arcs, from the top on clockwise."""
    start, end = (math.radians(-90 + 90 * (number + side) + (0.5 - side) * 2 * _GAP) for side in (0, 1))
    points = [f"{100 + _RING * math.cos(a):.1f} {98 + _RING * math.sin(a):.1f}" for a in (start, end)]
    return (
        f'<path d="M{points[0]}A{_RING} {_RING} 0 0 1 {points[1]}" fill="none" stroke="{color}" '
        'stroke-width="15" stroke-linecap="round"/>'
    )
