"""Text: fonts by role, centring by ink, fitting, wrapping, and pictures within a line."""

from __future__ import annotations

import functools
import re
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pygame

from engine import damage
from game import surfaces
from game.canvas import DrawTarget
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import rgb
from game.theme import CREAM, SMALLEST_TEXT

FONTS = Path(__file__).resolve().parent.parent.parent / "assets" / "fonts"

ROLES = {
    "medium": "AtkinsonHyperlegibleNext-Medium.ttf",
    "semibold": "AtkinsonHyperlegibleNext-SemiBold.ttf",
    "bold": "AtkinsonHyperlegibleNext-Bold.ttf",
    "extrabold": "AtkinsonHyperlegibleNext-ExtraBold.ttf",
    "kids": "Andika-Regular.ttf",
    "kids_bold": "Andika-Bold.ttf",
    "display": "Baloo2-ExtraBold.ttf",
}
_MOST_LETTERS = {"medium": "kids"}
"""The role whose font replaces a role's font for missing characters, such as names in another script; `kids_bold` for
all others."""
_IN_NO_FONT = "\U0010ffff"
"""A character that no font has. Its metrics are those of the box that fonts draw for missing characters."""
_HAS_SIZE = 24  # px
_SPARE = ("bold", "extrabold", "semibold", "medium", "kids_bold", "kids", "display")
"""Roles whose fonts replace a damaged one; the first intact one is used."""
_SUM = 0xB1B0AFBA
"""The sum of all 32-bit words of an intact TrueType file, by its table `head`."""
_LONGEST = 400  # letters of a line: no screen shows more, and far more break a font
_NO_LETTER = re.compile("[\0\ud800-\udfff]")  # characters that fonts cannot even be asked for
_BREAKS = re.compile("[^\\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")
_PICTURE_GAP = 14
UNDERLINED = ("6", "9")
"""Numbers that look like each other upside down."""
_BAR, _BAR_GAP = 0.07, 0.06  # of an em: the bar under them, and its distance from the digit
_FIT_STEP = 2

Part = str | pygame.Surface
T = TypeVar("T")


def floor(size: float) -> int:
    """Return a readable text size: at least 32 px."""
    return max(SMALLEST_TEXT, round(size))


_opened: dict[tuple[str, int], pygame.font.Font] = {}


def font(role: str, size: int) -> pygame.font.Font:
    """Return the font of a role (see ROLES) with an em of `size` px. KeyError for an unknown role."""
    if not pygame.font.get_init():
        _opened.clear()  # fonts from before pygame.quit() are unusable
    found = _opened.get((role, size))
    if found is None:
        found = _opened[role, size] = _open(role, size)
    return found


def _open(role: str, size: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    whole = next((letters for one in (role, *_SPARE) if (letters := _letters(ROLES[one]))), None)
    return pygame.font.Font(whole and BytesIO(whole), size)  # pygame has a font of its own


@functools.cache
def _letters(name: str) -> bytes | None:
    """Return a font's file, or None if it is damaged. It is read once, because a font opened by its name stays open,
    and an evening uses over a hundred sizes."""
    try:
        found = (FONTS / name).read_bytes()
        if _sum_of(found) != _SUM:
            raise ValueError("its checksum is wrong")
    except (OSError, ValueError) as error:
        damage.note(FONTS / name, error)
        return None
    return found


def _sum_of(data: bytes) -> int:
    """Return the sum of all 32-bit words, big endian."""
    words = array("I", data + bytes(-len(data) % 4))
    if sys.byteorder == "little":
        words.byteswap()
    return sum(words) & 0xFFFFFFFF


def drawable(words: str) -> str:
    """Return words from any source, such as records, in a form that fonts accept."""
    return _NO_LETTER.sub("\N{REPLACEMENT CHARACTER}", words[:_LONGEST])


@functools.lru_cache(4096)
def _has(letter: str, role: str) -> bool:
    """Whether the font of a role has a visible glyph for a letter, or it is a space."""
    try:
        drawn, box = (font(role, _HAS_SIZE).render(drawable(sign), False, (0, 0, 0)) for sign in (letter, _IN_NO_FONT))
    except pygame.error:  # it has no width
        return False
    return drawn.get_size() != box.get_size() or drawn.get_buffer().raw != box.get_buffer().raw


@functools.lru_cache(4096)
def _able(words: str, role: str) -> str:
    """Return `role`, or the role with most characters if its font lacks some of these."""
    if words.isascii() or all(_has(letter, role) for letter in words):
        return role
    return _MOST_LETTERS.get(role, "kids_bold")


def missing(words: str) -> int | None:
    """Return the index of the first character that no font has, or None."""
    boxes = (not _has(letter, _able(words, role)) for role in ROLES for letter in words)
    place = next((place for place, box in enumerate(boxes) if box), None)
    return None if place is None else place % len(words)


@cached_briefly
def text(words: str, size: float, color: str = CREAM, role: str = "bold") -> pygame.Surface:
    """Return one line in its line box. To centre it, use `inked` or `center`."""
    letters = font(_able(words, role), _inside(round(size))).render(drawable(words), True, rgb(color))
    return converted(surfaces.no_wider(letters, width(words, size, role)))


def _inside(size: int) -> int:
    """Return the em in texels."""
    return round(size * surfaces.density())


@cached
def inked(words: str, size: float, color: str = CREAM, role: str = "bold") -> pygame.Surface:
    """Return one line cropped to its ink, for optical centring of single signs, digits and letters."""
    whole = text(words, size, color, role)
    return whole.subsurface(whole.get_bounding_rect()).copy()


def numeral(number: int | str, size: float, color: str = CREAM, role: str = "extrabold") -> pygame.Surface:
    """Return a number cropped to its ink like `inked`. A 6 and a 9 have a bar below, so that they differ upside down,
    and equal space above, so that the digit stays centred."""
    words = str(number)
    ink = inked(words, size, color, role)
    if words not in UNDERLINED:
        return ink
    bar, gap = max(3, round(size * _BAR)), max(2, round(size * _BAR_GAP))
    wide, high = ink.get_size()
    out = surfaces.new((wide, high + 2 * (bar + gap)), pygame.SRCALPHA)
    out.blit(ink, (0, bar + gap))
    out.fill(rgb(color), (0, high + bar + 2 * gap, wide, bar))
    return converted(out)


@functools.lru_cache(4096)
def width(words: str, size: float, role: str = "bold") -> int:
    """Return the width of a line in px."""
    return font(_able(words, role), round(size)).size(drawable(words))[0]


def body_middle(size: int, role: str = "bold") -> float:
    """Return the distance from the top of the line box to the middle of capital letters."""
    return _body_middle(_inside(size), role) / surfaces.density()


@functools.cache
def _body_middle(texels: int, role: str) -> float:
    ink = font(role, texels).render("H", True, (0, 0, 0)).get_bounding_rect()
    return ink.y + ink.height / 2


@functools.cache
def cap_height(size: int, role: str = "bold") -> int:
    """Return the height of a capital letter in px."""
    return int(font(role, size).render("H", True, (0, 0, 0)).get_bounding_rect().height)


def place(
    canvas: DrawTarget,
    words: str,
    size: float,
    at: tuple[float, float],
    color: str = CREAM,
    role: str = "bold",
    align: str = "center",
) -> pygame.Rect:
    """Draw a line with its capitals centred on at[1]; at[0] is its left, centre or right. Returns its rectangle.

    Words with and without descenders get the same base line, unlike with bounding boxes.
    """
    role = _able(words, role)
    picture = text(words, size, color, role)
    left = {"left": at[0], "center": at[0] - picture.get_width() / 2, "right": at[0] - picture.get_width()}[align]
    return canvas.blit(picture, (round(left), round(at[1] - body_middle(round(size), role))))


def fit(words: str, size: float, max_width: float, role: str = "bold", smallest: float = SMALLEST_TEXT) -> int:
    """Return the largest size up to `size` at which the words fit into max_width, but at least `smallest`."""
    now = round(size)
    while now > smallest and width(words, now, role) > max_width:
        now -= _FIT_STEP
    return max(now, round(smallest))


@functools.lru_cache(1024)
def clipped(words: str, size: float, max_width: float, role: str = "bold") -> str:
    """Return the words, or as many letters as fit, with an ellipsis."""
    if width(words, size, role) <= max_width:
        return words
    for end in range(min(len(words), _LONGEST) - 1, 0, -1):
        shorter = words[:end].rstrip() + "…"
        if width(shorter, size, role) <= max_width:
            return shorter
    return "…"


@functools.lru_cache(1024)
def wrap(words: str, size: float, max_width: float, role: str = "bold") -> tuple[str, ...]:
    """Return lines no wider than max_width; a single longer word gets its own line."""

    def wide(row: Sequence[str]) -> int:
        return width(" ".join(row), size, role)

    return tuple(" ".join(row) for row in _rows(unbroken(words), wide, width(" ", size, role), max_width))


def _rows(tokens: Sequence[T], wide: Callable[[Sequence[T]], int], gap: int, room: float) -> Iterator[Sequence[T]]:
    """Yield rows of tokens that are not wider than `room`, each with as many as possible, and at least with one. `wide`
    returns the width of a row. The widths of single tokens with a `gap` between them tell about how many fit."""
    start = 0
    while start < len(tokens):
        end, left = start + 1, room - wide(tokens[start : start + 1])
        while end < len(tokens) and (left := left - gap - wide(tokens[end : end + 1])) >= 0:
            end += 1
        while end < len(tokens) and wide(tokens[start : end + 1]) <= room:
            end += 1
        while end > start + 1 and wide(tokens[start:end]) > room:
            end -= 1
        yield tokens[start:end]
        start = end


@functools.lru_cache(1024)
def unbroken(line: str) -> tuple[str, ...]:
    """Split a line where it may be broken: not at no-break spaces, nor between a number and its per cent sign."""
    out: list[str] = []
    for word in filter(None, _BREAKS.split(line)):
        if word.startswith("%") and out:
            out[-1] += f" {word}"
        else:
            out.append(word)
    return tuple(out)


def lines(
    words: str,
    size: float,
    max_width: float,
    color: str = CREAM,
    role: str = "bold",
    gap: float = 1.25,
    align: str = "center",
) -> pygame.Surface:
    """Return wrapped text as one surface; `gap`: line distance in ems."""
    rows = wrap(words, size, max_width, role)
    step = round(size * gap)
    out = surfaces.new(
        (max((width(r, size, role) for r in rows), default=1), max(1, step * len(rows))), pygame.SRCALPHA
    )
    for i, row in enumerate(rows):
        x = {"left": 0, "center": out.get_width() / 2, "right": out.get_width()}[align]
        place(out, row, size, (x, step * (i + 0.5)), color, role, align)
    return converted(out)


def line_width(parts: Sequence[Part], size: float, role: str = "bold", gap: int = _PICTURE_GAP) -> int:
    """Return the width of a line of words and pictures."""
    widths = [width(p, size, role) if isinstance(p, str) else p.get_width() for p in parts]
    return sum(widths) + gap * max(0, len(widths) - 1)


def line(
    parts: str | Sequence[Part], size: float, color: str = CREAM, role: str = "bold", gap: int = _PICTURE_GAP
) -> pygame.Surface:
    """Return words with pictures between them. Pictures and capitals share the surface's middle line."""
    items: Sequence[Part] = [parts] if isinstance(parts, str) else parts
    box = font(role, round(size)).get_linesize()
    above = body_middle(round(size), role)
    half = max([above, box - above, *(p.get_height() / 2 for p in items if not isinstance(p, str))])
    out = surfaces.new((max(1, line_width(items, size, role, gap)), round(2 * half)), pygame.SRCALPHA)
    x = 0
    for part in items:
        if isinstance(part, str):
            place(out, part, size, (x, half), color, role, "left")
            x += width(part, size, role) + gap
        else:
            out.blit(part, (x, round(half - part.get_height() / 2)))
            x += part.get_width() + gap
    return converted(out)


def wrap_parts(
    parts: Sequence[Part], size: float, max_width: float, role: str = "bold"
) -> tuple[tuple[Part, ...], ...]:
    """Return words and pictures in rows no wider than max_width; a picture counts as a word."""
    tokens: list[Part] = []
    for part in parts:
        tokens += unbroken(part) if isinstance(part, str) else [part]

    def wide(row: Sequence[Part]) -> int:
        return line_width(_joined(row), size, role)

    return tuple(map(_joined, _rows(tokens, wide, width(" ", size, role), max_width)))


def _joined(tokens: Iterable[Part]) -> tuple[Part, ...]:
    """Join adjacent words to one string, with spaces between them."""
    row: list[Part] = []
    for token in tokens:
        if row and isinstance(row[-1], str) and isinstance(token, str):
            row[-1] += f" {token}"
        else:
            row.append(token)
    return tuple(row)


@cached
def outlined(words: str, size: float, color: str, edge: str, thickness: int) -> pygame.Surface:
    """Return letters with a thick edge, for the logo. The surface is larger by the edge on every side."""
    letters = _open("display", _inside(round(size)))  # a font of its own, as it gets an outline
    front = letters.render(words, True, rgb(color))
    letters.outline = _inside(thickness)
    back = letters.render(words, True, rgb(edge))
    back.blit(front, (letters.outline, letters.outline))
    return converted(surfaces.adopted(back))
