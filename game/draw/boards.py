"""Boards with words: signs on strings, bubbles, pills, ribbons, question plates, chips, menu tags; and the crown."""

from __future__ import annotations

import pygame

from game import surfaces
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.icons import icon
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.draw.svg import fragment, linear, picture
from game.draw.tags import EYELET, tag_paper
from game.theme import (
    CARD_EDGE,
    CORD,
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_INK,
    GROWN_UP,
    INK,
    SMALLEST_TARGET,
    SMALLEST_TEXT,
    Theme,
)

_STRING_INSET = 34
_STUD = '<circle cx="10" cy="10" r="9" fill="#8A6A2A"/><circle cx="10" cy="9" r="6" fill="#FFC83D"/>'
_BUBBLE_HIGH = 84
_LARGEST_BUBBLE = 1.4  # bubbles are between plates, so they grow less than the text
BUBBLES = {"plain": (CREAM, INK), "gold": (GOLD, GOLD_INK), "quiet": ("#D9D3E8", "#4A4260")}
_PILL_GAP = 18
_PLATE_HIGH = 92
_PLATE_HIGH_FOCUSED = 112
_PLATE_QUIET = "#E8DCC2"
_RIBBON = "#C8302A"
_RIBBON_TAIL = 54
_TAG_SIDES, _TAG_ROUND = 0.4, 0.22  # of a tag's height: both ends beside its number, and the radius of its corners


def strings(places: tuple[int, ...], length: int, size: tuple[int, int]) -> pygame.Surface:
    """Return threads from the upper edge of a surface of that size down to `length`."""
    lines = "".join(
        f'<path d="M{x + 1} 0V{length}" stroke="#0D0A1A" stroke-width="5"/>'
        f'<path d="M{x} 0V{length}" stroke="{CORD}" stroke-width="3"/>'
        for x in places
    )
    return fragment(lines, size)


@cached
def stud() -> pygame.Surface:
    """Return the stud of a string."""
    return fragment(_STUD, (20, 20))


@cached
def sign(
    width: int, height: int, title: str = "", drop: int = 74, theme: Theme = GROWN_UP, color: str | None = None
) -> Piece:
    """Return a board on two strings that begin `drop` px above it; its anchor is the board's upper left corner.

    The title is in the upper 50 px, except with large text, where the picture below has to do.
    """
    ground = color or theme.sign
    face = board(width, height, ground, 20, lighter(ground, 0.2), 4).copy()
    for x in (_STRING_INSET, width - _STRING_INSET):
        face.blit(stud(), (x - 10, 4))
    if title and not theme.large_text:
        size = text.fit(title, theme.px(32), width - 2 * _STRING_INSET - 24, "semibold")
        text.place(face, title, size, (width / 2, 34), theme.sign_title, "semibold")
    piece = with_shadow(face, 12, round(120 * theme.shadow), (3, 9), (0, 0))
    above = max(0, drop - piece.anchor[1])
    out = surfaces.new((piece.surface.get_width(), piece.surface.get_height() + above), pygame.SRCALPHA)
    out.blit(piece.surface, (0, above))
    top = above + piece.anchor[1]
    threads = tuple(piece.anchor[0] + x for x in (_STRING_INSET, width - _STRING_INSET))
    out.blit(strings(threads, top + 12, out.get_size()), (0, 0))
    return Piece(converted(out), (piece.anchor[0], top), piece.box)


@cached
def chip(picture: pygame.Surface, size: int = 84) -> pygame.Surface:
    """Return a picture on a square of cream paper: suits are never put on the dark board itself."""
    out = board(size, size, CREAM, round(size * 0.2), CARD_EDGE, 3).copy()
    inner = size * 0.74
    scale = inner / max(picture.get_size())
    small = surfaces.smoothscale_by(picture, scale)
    out.blit(small, small.get_rect(center=(size / 2, size / 2)))
    return converted(out)


@cached
def bubble(words: str, tail: str, kind: str, size: int, theme: Theme, least: int = _BUBBLE_HIGH) -> Piece:
    """Return a speech bubble, at least `least` px high. `tail`: "left", "right" (pointing down), "up" or "none".
    `kind`: plain, gold or quiet.

    Its anchor is the middle of the upper edge.
    """
    letters = round(size * min(theme.text_scale, _LARGEST_BUBBLE))
    high = max(least, round(letters * 1.5))
    wide = text.width(words, letters, "extrabold") + 56
    piece, paper = to_write_on(_blank_bubble(wide, high, tail, kind))
    text.place(paper, words, letters, (wide / 2, _tail_above(tail) + high / 2), BUBBLES[kind][1], "extrabold")
    return piece


def _tail_above(tail: str) -> int:
    return 26 if tail == "up" else 0


@cached
def _blank_bubble(wide: int, high: int, tail: str, kind: str) -> Piece:
    """Return an empty bubble on its shadow, anchored like one with words."""
    ground, _ = BUBBLES[kind]
    below = 0 if tail == "none" else 28
    top = _tail_above(tail)
    tails = {
        "left": f"M30 {high - 8}L14 {high + 26}L64 {high - 8}Z",
        "right": f"M{wide - 30} {high - 8}L{wide - 14} {high + 26}L{wide - 64} {high - 8}Z",
        "up": f"M{wide / 2 - 24} {top + 8}L{wide / 2 - 34} 0L{wide / 2 + 16} {top + 8}Z",
        "none": "",
    }
    shape = f'<path d="{tails[tail]}" fill="{ground}"/>'
    shape += f'<rect y="{top}" width="{wide}" height="{high}" rx="36" fill="{ground}"/>'
    return with_shadow(fragment(shape, (wide, high + below)), 8, 110, (2, 6), (wide / 2, 0))


@cached
def pill(
    parts: tuple[text.Part, ...],
    ground: str,
    edge: str,
    size: int = 46,
    height: int = 92,
    border: int = 4,
    theme: Theme = GROWN_UP,
    color: str = CREAM,
    most: int = 1150,
) -> Piece:
    """Return a rounded bar of words and pictures, at most `most` px wide if letters of 32 px allow it.

    Its anchor is its middle.
    """
    role, letters = theme.sentence_role, theme.px(size)
    while letters > SMALLEST_TEXT and text.line_width(parts, letters, role, _PILL_GAP) + height > most:
        letters -= 2
    row = text.line(parts, letters, color, role, _PILL_GAP)
    high = max(height, round(letters * 1.5))
    out = board(row.get_width() + high - 12, high, ground, high // 2, edge, border).copy()
    out.blit(row, row.get_rect(center=(out.get_width() / 2, high / 2)))
    return with_shadow(out, 10, 120, (2, 7))


@cached
def number_tag(number: str, high: int, letters: int, gold: bool = False, least: int = 0) -> Piece:
    """Return a number on a tag, at least `least` px wide; its anchor is its middle."""
    wide = max(high, least, text.width(number, letters, "extrabold") + round(high * _TAG_SIDES))
    ground, edge, ink = (GOLD, GOLD_DARK, GOLD_INK) if gold else (CREAM, CARD_EDGE, INK)
    out = board(wide, high, ground, round(high * _TAG_ROUND), edge, 4).copy()
    text.place(out, number, letters, (wide / 2, high / 2), ink, "extrabold")
    return with_shadow(out, 6, 110, (2, 5))


_CROWN, _CROWN_UP = 0.56, 0.34  # of a disc's width: a crown on its face, and the crown's foot over its middle


@cached
def crown(width: int) -> Piece:
    """Return a crown; its anchor is the middle of its lower edge."""
    drawn = picture("crown", width)
    return with_shadow(drawn, 6, 120, (2, 5), (width / 2, drawn.get_height()))


@cached
def crown_on_face(size: int) -> Piece:
    """Return a crown for a face on a disc `size` px wide; its anchor is the disc's middle."""
    piece, up = crown(round(size * _CROWN)), round(size * _CROWN_UP)
    return Piece(piece.surface, (piece.anchor[0], piece.anchor[1] + up), piece.box.move(0, -up))


@cached
def ribbon(words: str, size: int = 56, color: str = _RIBBON) -> Piece:
    """Return a stitched ribbon with two tails; its anchor is the middle of its front."""
    wide, high, tail = text.width(words, size, "display") + 120, round(size * 1.5), _RIBBON_TAIL
    whole = wide + 2 * tail
    back = (
        f"M0 {high * 0.28:.0f}H{tail + 30}V{high * 1.22:.0f}H0L{tail * 0.5:.0f} {high * 0.75:.0f}Z"
        f"M{whole} {high * 0.28:.0f}H{wide + tail - 30}V{high * 1.22:.0f}H{whole}"
        f"L{wide + 1.5 * tail:.0f} {high * 0.75:.0f}Z"
    )
    folds = f"M{tail} {high}l30 {high * 0.22:.0f}V{high}ZM{wide + tail} {high}l-30 {high * 0.22:.0f}V{high}Z"
    sheet = linear("r", (0, 0), (0, high), (0, lighter(color, 0.12)), (1, darker(color, 0.08)))
    stitches = f"M{tail + 8} 9H{wide + tail - 8}M{tail + 8} {high - 9}H{wide + tail - 8}"
    out = fragment(
        f'<path d="{back}" fill="{darker(color, 0.35)}"/><path d="{folds}" fill="{darker(color, 0.55)}"/>'
        f'<defs>{sheet}</defs><rect x="{tail}" width="{wide}" height="{high}" rx="6" fill="url(#r)"/>'
        f'<path d="{stitches}" stroke="#FFFFFF" stroke-opacity=".4" stroke-width="3" stroke-dasharray="9 7"/>',
        (whole, round(high * 1.24)),
    ).copy()
    text.place(out, words, size, (whole / 2, high / 2), CREAM, "display")
    return with_shadow(out, 14, 120, (3, 10), (whole / 2, high / 2))


@cached
def question_plate(
    words: str,
    focused: bool,
    theme: Theme,
    width: int | None = None,
    picture: pygame.Surface | None = None,
    dim: bool = False,
    most: int | None = None,
) -> Piece:
    """Return one of a row of large answers (bids, suits, faces); its anchor is its middle. The focus ring is drawn
    separately.

    `picture` is left of the words, or alone if the words are "". Letters shrink if the plate would be wider than
    `most`.
    """
    high = _PLATE_HIGH_FOCUSED if focused else _PLATE_HIGH
    size = round((64 if focused else 48) * min(theme.text_scale, 1.5))
    side = round(high * 0.74)
    small = surfaces.smoothscale_by(picture, side / picture.get_height()) if picture else None
    if most is not None:
        size = text.fit(words, size, most - 56 - (small.get_width() + 16 if small else 0), "extrabold")
    words_wide = text.width(words, size, "extrabold") if words else 0
    inner = words_wide + (small.get_width() + (16 if words else 0) if small else 0)
    wide = max(width or 0, inner + 56, SMALLEST_TARGET)
    piece, out = to_write_on(blank_plate(wide, focused))
    x = (wide - inner) / 2
    if small:
        out.blit(small, (round(x), round((high - small.get_height()) / 2)))
        x += small.get_width() + 16
    if words:
        text.place(out, words, size, (x, high / 2), INK, "extrabold", "left")
    if dim:
        out.fill((158, 150, 182, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


@cached
def blank_plate(width: int, focused: bool = False) -> Piece:
    """Return an empty question plate on its shadow. Plates are cached without words, since words change often."""
    high = _PLATE_HIGH_FOCUSED if focused else _PLATE_HIGH
    return with_shadow(board(width, high, CREAM if focused else _PLATE_QUIET, 26, CARD_EDGE, 4), 10, 120, (2, 7))


_OVER_TAG, _SIGN = 60, 84  # px of a menu tag above its picture, and least height of that


@cached
def menu_tag(words: str, icon_name: str, theme: Theme, size: tuple[int, int] = (320, 270)) -> Piece:
    """Return a tag of the pause menu; its anchor is the eyelet for the hook."""
    wide, high = size
    out = tag_paper(wide, high)
    role = theme.sentence_role
    letters = min(text.fit(word, theme.px(44), wide - 40, role) for word in text.unbroken(words))
    room = high - (_OVER_TAG + _SIGN if icon_name else 70)
    while letters > SMALLEST_TEXT and len(text.wrap(words, letters, wide - 40, role)) * letters * 1.2 > room:
        letters -= 2
    rows = text.wrap(words, letters, wide - 40, role)
    step = round(letters * 1.2)
    free = high - _OVER_TAG - step * len(rows)
    if icon_name:
        side = min(96, free - 10)
        sign_picture = icon(icon_name, side, INK, CREAM)
        out.blit(sign_picture, sign_picture.get_rect(center=(wide / 2, 48 + free / 2)))
    first = high - 24 - step * (len(rows) - 0.5) if icon_name else 54 + (high - 66 - step * (len(rows) - 1)) / 2
    for i, row in enumerate(rows):
        text.place(out, row, letters, (wide / 2, first + i * step), INK, role)
    return with_shadow(out, 16, 140, (3, 12), (wide / 2, EYELET))
