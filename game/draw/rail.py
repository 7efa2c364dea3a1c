"""The rail: the front edge of the stage. Who holds the hand, the one sentence of the moment, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.draw import text
from game.draw.cache import cached, converted
from game.draw.color import darker, lighter
from game.draw.glyphs import glyph
from game.draw.medallion import medallion
from game.draw.paper import Piece, gradient
from game.draw.patterns import pattern
from game.draw.svg import fragment
from game.theme import (
    GOLD,
    GOLD_DARK,
    GOLD_INK,
    GOLD_LIGHT,
    GROWN_UP,
    HOUSE_RAIL,
    SAFE,
    STAGE,
    WHITE,
    SeatLook,
    Theme,
)  # fmt: skip

Hint = tuple[str, str]  # (button or name of a key, label)

MEDALLION = 132
_FACE_UP = 24  # of the medallion above the rail
_SHADE = 54  # the table darkens towards the rail
_LINE = 30
_SHELL_STEP = 60
_GLYPH = 50
_LARGEST_GLYPH = 70  # two rows of them stand in the rail for large text
_HINT_TEXT = 34
_HINT_INNER = 12
_HINT_GAP = 34
_SENTENCE = 46
_ONE_LINE = 40  # a sentence shrinks to this before it takes a second line
_NAME = 44
_SUB = 34
_LEAD = 1.2
_PATTERN = 0.09


@dataclass(frozen=True, slots=True)
class RailAreas:
    """Where the parts of a rail lie; for layouts, clicks on hints, and tests."""

    owner: Rect | None
    sentence: Rect | None
    hints: tuple[Rect, ...]


@cached
def rail(look: SeatLook | None = None, theme: Theme = GROWN_UP, dark: str = HOUSE_RAIL) -> Piece:
    """The empty rail; its anchor goes to (0, theme.rail_top). With a look it is that seat's own, else public."""
    width, height = STAGE[0], STAGE[1] - theme.rail_top
    ground = theme.rail(look.deep if look else dark)
    out = pygame.Surface((width, height + _SHADE), pygame.SRCALPHA)
    out.blit(gradient((width, _SHADE), (8, 4, 20, 0), (8, 4, 20, 30), (8, 4, 20, 150)), (0, 0))
    out.blit(gradient((width, height), lighter(ground, 0.10), ground, darker(ground, 0.25)), (0, _SHADE))
    if look and not theme.high_contrast:
        out.blit(pattern(look.pattern, (width, height), look.light, _PATTERN), (0, _SHADE))
    shells = "".join(
        f'<path d="M{x} 12a14 14 0 0 0 28 0Z" fill="{GOLD_DARK}"/>'
        f'<path d="M{x + 6} 12a8 8 0 0 0 16 0Z" fill="{GOLD_LIGHT}"/>'
        for x in range(6, width, _SHELL_STEP)
    )
    edge = f'<rect width="{width}" height="12" fill="{GOLD_INK}"/>'
    edge += f'<rect y="2" width="{width}" height="7" fill="{GOLD if look else GOLD_DARK}"/>'
    out.blit(fragment(edge + shells, (width, _LINE)), (0, _SHADE - 2))
    return Piece(converted(out), (0, _SHADE), Rect(0, 0, width, height))


def _hint_parts(hints: Sequence[Hint], family: str, size: int) -> list[tuple[pygame.Surface, str, int]]:
    parts = []
    for button, label in hints:
        picture = glyph(family, button, _glyph_size(size))
        parts.append((picture, label, picture.get_width() + _HINT_INNER + text.width(label, size, "semibold")))
    return parts


def _glyph_size(size: int) -> int:
    return max(_GLYPH, min(_LARGEST_GLYPH, round(size * 1.3)))


def _rows(widths: Sequence[int], most: int) -> list[list[int]]:
    """Indices of hints in rows no wider than most."""
    rows: list[list[int]] = [[]]
    used = 0
    for i, width in enumerate(widths):
        if rows[-1] and used + _HINT_GAP + width > most:
            rows.append([])
            used = 0
        used += width + (_HINT_GAP if rows[-1] else 0)
        rows[-1].append(i)
    return rows


@cached
def hint_row(hints: tuple[Hint, ...], family: str = "xbox", theme: Theme = GROWN_UP, most: int = 1100) -> Piece:
    """Glyphs with labels, in one row, or two when the text is large; anchored at the right end of the middle line."""
    size = theme.px(_HINT_TEXT)
    rows = _rows([wide for _, _, wide in _hint_parts(hints, family, size)], most)
    while size > _HINT_TEXT and len(rows) > 2:
        size -= 2
        rows = _rows([wide for _, _, wide in _hint_parts(hints, family, size)], most)
    parts = _hint_parts(hints, family, size)
    step = _glyph_size(size) + 8
    widths = [sum(parts[i][2] for i in row) + _HINT_GAP * (len(row) - 1) for row in rows]
    out = pygame.Surface((max([1, *widths]), step * len(rows)), pygame.SRCALPHA)
    for r, row in enumerate(rows):
        x, middle = out.get_width() - widths[r], step * (r + 0.5)
        for i in row:
            picture, label, wide = parts[i]
            out.blit(picture, (x, round(middle - picture.get_height() / 2)))
            left = x + picture.get_width() + _HINT_INNER
            text.place(out, label, size, (left, middle), WHITE, "semibold", "left")
            x += wide + _HINT_GAP
    w, h = out.get_size()
    return Piece(converted(out), (w, h // 2), Rect(-w, -h // 2, w, h))


def _hint_rects(
    hints: tuple[Hint, ...], piece: Piece, at: tuple[int, int], family: str, theme: Theme
) -> tuple[Rect, ...]:
    """The rectangle of each hint, for pointers: exact in one row, the whole bar otherwise."""
    parts = _hint_parts(hints, family, theme.px(_HINT_TEXT))
    area = piece.rect(at)
    if sum(wide for _, _, wide in parts) + _HINT_GAP * (len(parts) - 1) != area.width:
        return tuple(area for _ in hints)
    rects, x = [], area.x
    for _, _, wide in parts:
        rects.append(Rect(x, area.y, wide, area.height))
        x += wide + _HINT_GAP
    return tuple(rects)


@cached
def owner(look: SeatLook, name: str, sub: str = "", theme: Theme = GROWN_UP) -> Piece:
    """Face, name and sub line at the rail's left; anchored at (SAFE.left, theme.rail_top)."""
    size = text.fit(name, theme.sentence_px(_NAME), 360, theme.sentence_role)
    sub_size = theme.px(_SUB)
    shown = "" if theme.large_text or theme.kids else sub
    wide = max(text.width(name, size, theme.sentence_role), text.width(shown, sub_size, "semibold") if shown else 0)
    face = medallion(look, MEDALLION)
    reach = face.get_width() // 2
    line = theme.rail_line - theme.rail_top
    top = reach + _FACE_UP
    out = pygame.Surface((reach + MEDALLION // 2 + 20 + wide, top + STAGE[1] - theme.rail_top), pygame.SRCALPHA)
    out.blit(face, (0, top + MEDALLION // 2 - _FACE_UP - reach))
    left = reach + MEDALLION // 2 + 20
    light = WHITE if theme.high_contrast else look.light
    text.place(out, name, size, (left, top + line - (23 if shown else 0)), WHITE, theme.sentence_role, "left")
    if shown:
        text.place(out, shown, sub_size, (left, top + line + 24), light, "semibold", "left")
    margin = reach - MEDALLION // 2
    box = Rect(0, 14, out.get_width() - margin, SAFE.bottom - theme.rail_top - 14)
    return Piece(converted(out), (margin, top), box)


@cached
def sentence(parts: tuple[text.Part, ...], width: int, height: int, theme: Theme = GROWN_UP,
             size: int = _SENTENCE) -> pygame.Surface:  # fmt: skip
    """The sentence as large as it fits: in one line if that is not too small, else in two."""
    role = theme.sentence_role
    wanted = theme.px(64) if theme.kids else theme.px(size)
    tries = [(s, 1) for s in range(wanted, min(wanted, _ONE_LINE) - 1, -2)]
    tries += [(s, most) for s in range(wanted, text.floor(0) - 1, -2) for most in (1, 2, 3)]
    rows: Sequence[Sequence[text.Part]] = [parts]
    letters = wanted
    for letters, most in tries:
        rows = text.wrap_parts(parts, letters, width, role)
        if len(rows) <= most and len(rows) * letters * _LEAD <= height + letters * 0.2:
            break
    pictures = [text.line(row, letters, WHITE, role) for row in rows]
    step = round(letters * _LEAD)
    out = pygame.Surface((max(p.get_width() for p in pictures), step * (len(rows) - 1) + pictures[0].get_height()),
                         pygame.SRCALPHA)  # fmt: skip
    for i, picture in enumerate(pictures):
        out.blit(picture, ((out.get_width() - picture.get_width()) // 2, i * step))
    return converted(out)


def draw_rail(
    canvas: pygame.Surface, words: str | Sequence[text.Part] = "", hints: Sequence[Hint] = (), family: str = "xbox",
    theme: Theme = GROWN_UP, look: SeatLook | None = None, name: str = "", sub: str = "", dark: str = HOUSE_RAIL,
    hidden: bool = False,
) -> RailAreas:  # fmt: skip
    """Draw a whole rail. A look and a name make it that seat's; words may hold pictures; hidden leaves words out."""
    rail(look, theme, dark).draw(canvas, (0, theme.rail_top))
    left, right, line = SAFE.left, SAFE.right, theme.rail_line
    owner_area = sentence_area = None
    if look and name:
        owner_area = owner(look, name, sub, theme).draw(canvas, (SAFE.left, theme.rail_top))
        left = owner_area.right + _HINT_GAP
    rects: tuple[Rect, ...] = ()
    if hints:
        bar = hint_row(tuple(hints), family, theme, 760 if theme.large_text else 1100)
        area = bar.draw(canvas, (right, line))
        rects = _hint_rects(tuple(hints), bar, (right, line), family, theme)
        right = area.left - _HINT_GAP
    parts = (words,) if isinstance(words, str) else tuple(words)
    if parts and parts != ("",) and not hidden:
        room = SAFE.bottom - theme.rail_top - _LINE
        picture = sentence(parts, max(200, right - left), room, theme)
        sentence_area = canvas.blit(picture, picture.get_rect(center=((left + right) // 2, line)))
    return RailAreas(owner_area, sentence_area, rects)
