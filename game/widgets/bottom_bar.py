"""The bottom bar: the front edge of the stage with the owner of the hand, one sentence, and hints that a pointer can
press."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import crown_on_face
from game.draw.cache import cached, cached_briefly, converted
from game.draw.color import darker, lighter
from game.draw.host import POPS_UP, aiming, in_bar
from game.draw.paper import Layers, Piece, cut_up, gradient
from game.draw.patterns import pattern
from game.draw.svg import fragment
from game.idle_timer import OPEN
from game.theme import GOLD, GOLD_DARK, GOLD_INK, GOLD_LIGHT, GROWN_UP, HOUSE_BAR, SAFE, STAGE, WHITE, SeatLook, Theme
from game.widgets.hints import ButtonOf, Hint, draw_hints, place_hints

AVATAR = 132
_FACE_UP = 24  # of the avatar above the bar
_SHADE = 54  # the table darkens towards the bar
_LINE = 30  # gold line and shells
_SHELL_STEP = 60
_SENTENCE = 46
_UNDER_SHELLS = 24  # px under the bar's upper edge, clear of its shells
_HOW = 34  # em of the explanation below, except for children
_BOTH = 2  # least number of rows with an explanation
_BETWEEN_BOTH = 0.3  # of the explanation's letters: the space above them
_ONE_LINE = 40  # a sentence shrinks to this before it takes a second line,
_ONE_LINE_SHARE = 0.7  # or to this share of the wanted size, if that is larger
_PICTURE, _PICTURE_IN_ROWS = 0.85, 0.95  # height of a picture in a sentence, in letters; exactly so in several rows
_NAME = 44
_SUB = 34
_LEAD = 1.12  # line distance: closer rows would touch, wider ones would need smaller letters
_PATTERN = 0.09
_DESCENT = 0.15  # of the letters: descent that the last row may have beyond its line
_LESS = 6  # px of height by which smaller letters are tried
_NARROWER = 24  # px by which narrower rows are tried, until they are about equally long

Rows = tuple[tuple[text.Part, ...], ...]
Laid = tuple[int, Rows]
"""Size of the letters, and the rows."""


@cached
def bar_ground(look: SeatLook | None, theme: Theme, dark: str = HOUSE_BAR) -> Layers:
    """Return the empty bar at its place, and the shade above it as a separate picture, so that nothing below the bar is
    painted. With a look it is that seat's bar, else public."""
    width, height = STAGE[0], STAGE[1] - theme.bar_top
    ground = theme.bar(look.deep if look else dark)
    out = surfaces.new((width, height + _SHADE), pygame.SRCALPHA)
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
    return Layers(cut_up(converted(out), out.get_rect(), (0, theme.bar_top - _SHADE), Rect(0, _SHADE, width, height)))


@cached
def owner(look: SeatLook, name: str, sub: str, theme: Theme) -> Piece:
    """Return face, name and sub line at the bar's left; anchored at (SAFE.left, theme.bar_top)."""
    size = text.fit(name, theme.sentence_px(_NAME), 360, theme.sentence_role)
    sub_size = theme.px(_SUB)
    shown = "" if theme.large_text or theme.kids else sub
    wide = max(text.width(name, size, theme.sentence_role), text.width(shown, sub_size, "semibold") if shown else 0)
    face = avatar(look, AVATAR)
    reach = face.get_width() // 2
    line = theme.bar_line - theme.bar_top
    top = reach + _FACE_UP
    out = surfaces.new((reach + AVATAR // 2 + 20 + wide, top + STAGE[1] - theme.bar_top), pygame.SRCALPHA)
    out.blit(face, (0, top + AVATAR // 2 - _FACE_UP - reach))
    left = reach + AVATAR // 2 + 20
    light = WHITE if theme.high_contrast else look.light
    text.place(out, name, size, (left, top + line - (23 if shown else 0)), WHITE, theme.sentence_role, "left")
    if shown:
        text.place(out, shown, sub_size, (left, top + line + 24), light, "semibold", "left")
    margin = reach - AVATAR // 2
    box = Rect(0, 14, out.get_width() - margin, SAFE.bottom - theme.bar_top - 14)
    return Piece(converted(out), (margin, top), box)


def owner_box(theme: Theme) -> Rect:
    return Rect(SAFE.left, theme.bar_top - _FACE_UP, AVATAR, AVATAR)


def _grown(parts: tuple[text.Part, ...], letters: float, rows: int = 1) -> tuple[text.Part, ...]:
    """Return the parts with pictures nearly as high as a line of these letters. They never shrink, except in several
    rows, which they must not touch."""

    def grown(part: text.Part) -> text.Part:
        if isinstance(part, str):
            return part
        high = letters * _PICTURE_IN_ROWS if rows > 1 else max(letters * _PICTURE, part.get_height())
        return part if high == part.get_height() else surfaces.smoothscale_by(part, high / part.get_height())

    return tuple(map(grown, parts))


@cached_briefly
def sentence_and_how(
    parts: tuple[text.Part, ...], how: tuple[text.Part, ...], width: int, height: int, theme: Theme, left: bool
) -> pygame.Surface:
    """Return the sentence with an explanation below in smaller letters. Both are kept. They are aligned left or
    centred. They shrink until the last row's letters end within the safe area."""
    for less in range(0, height, _LESS):
        upper, lower = both_laid(parts, how, (width, height - less), theme)
        out = _both_drawn(upper, lower, theme, left)
        if lower[0] <= text.floor(0) or _top(out, theme) + out.get_height() <= SAFE.bottom:
            break
    return converted(out)


def _both_drawn(upper: Laid, lower: Laid, theme: Theme, left: bool) -> pygame.Surface:
    """Draw both, without the empty parts of their lines above and below the letters."""
    pictures = [_drawn(*laid, theme, left) for laid in (upper, lower)]
    inks = [picture.get_bounding_rect() for picture in pictures]
    gap = round(lower[0] * _BETWEEN_BOTH)
    wide, high = max(one.get_width() for one in pictures), sum(ink.height for ink in inks) + gap
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    for picture, ink, top in zip(pictures, inks, (0, inks[0].height + gap), strict=True):
        rows = picture.subsurface((0, ink.top, picture.get_width(), ink.height))
        out.blit(rows, (0 if left else (wide - picture.get_width()) // 2, top))
    return out


def _top(said: pygame.Surface, theme: Theme) -> int:
    """The upper end of words in the bar: around its line, but clear of its shells."""
    return max(theme.bar_line - said.get_height() // 2, theme.bar_top + _UNDER_SHELLS)


def both_laid(
    parts: tuple[text.Part, ...], how: tuple[text.Part, ...], room: tuple[int, int], theme: Theme
) -> tuple[Laid, Laid]:
    """Return letters and rows of a sentence and of the explanation below. They shrink together as far as needed, so
    that a long explanation does not end up tiny under a large sentence."""
    (width, height), role, least = room, theme.sentence_role, text.floor(0)
    for share in range(100, 0, -2):
        sizes = [max(least, theme.sentence_px(size) * share // 100) for size in (_SENTENCE, _how_em(theme))]
        rows = [
            text.wrap_parts(_grown(given, size, _BOTH), size, width, role)
            for given, size in zip((parts, how), sizes, strict=True)
        ]
        high = sum(len(one) * size for one, size in zip(rows, sizes, strict=True)) * _LEAD
        fits = all(
            text.line_width(row, size, role) <= width for one, size in zip(rows, sizes, strict=True) for row in one
        )
        if sizes == [least, least] or (fits and high <= height + sizes[0] * _DESCENT):
            break
    upper, lower = (
        (size, _evened(_grown(given, size, _BOTH), size, len(one), width, role))
        for given, size, one in zip((parts, how), sizes, rows, strict=True)
    )
    return upper, lower


def _how_em(theme: Theme) -> int:
    """Letters of an explanation. Children get help in the size of the question."""
    return _SENTENCE if theme.kids else _HOW


def _evened(parts: tuple[text.Part, ...], letters: int, count: int, width: int, role: str) -> Rows:
    """Return that many rows of these letters; a row that is too wide ends with an ellipsis."""
    return tuple(_cut(row, letters, width, role) for row in _even(parts, letters, width, role, count))


@cached_briefly
def sentence(parts: tuple[text.Part, ...], width: int, height: int, theme: Theme = GROWN_UP) -> pygame.Surface:
    """Draw the sentence as large as it fits: in one line if that is not too small, else in two. It is never wider than
    `width`, as high as its letters, with the same middle line."""
    out = _drawn(*_laid(parts, (width, height), theme), theme)
    ink = out.get_bounding_rect()
    spare = max(0, min(ink.top, out.get_height() - ink.bottom))
    return converted(out.subsurface((0, spare, out.get_width(), out.get_height() - 2 * spare)).copy())


def _drawn(letters: int, rows: Rows, theme: Theme, left: bool = False) -> pygame.Surface:
    """Draw rows of words below each other, aligned `left` or centred."""
    pictures = [text.line(row, letters, WHITE, theme.sentence_role) for row in rows]
    step = round(letters * _LEAD)
    out = surfaces.new(
        (max(p.get_width() for p in pictures), step * (len(rows) - 1) + pictures[0].get_height()), pygame.SRCALPHA
    )
    for i, picture in enumerate(pictures):
        out.blit(picture, (0 if left else (out.get_width() - picture.get_width()) // 2, i * step))
    return converted(out)


def _laid(parts: tuple[text.Part, ...], room: tuple[int, int], theme: Theme) -> Laid:
    """Return the size of the letters and rows of about equal length. A name that is still too long ends with an
    ellipsis."""
    role, (width, height) = theme.sentence_role, room
    wanted = theme.sentence_px(_SENTENCE)
    tries = [(s, 1) for s in range(wanted, _least_in_one_line(theme) - 1, -2)]
    tries += [(s, most) for s in range(wanted, text.floor(0) - 1, -2) for most in (1, 2, 3)]
    rows: Rows = (parts,)
    grown, letters = parts, wanted
    for letters, most in tries:
        grown = _grown(parts, letters, most)
        rows = text.wrap_parts(grown, letters, width, role)
        wide = max(text.line_width(row, letters, role) for row in rows)
        if len(rows) <= most and len(rows) * letters * _LEAD <= height + letters * _DESCENT and wide <= width:
            return letters, _even(grown, letters, width, role, len(rows))
    return letters, _evened(grown, letters, len(rows), width, role)


def _even(parts: tuple[text.Part, ...], letters: int, width: int, role: str, count: int) -> Rows:
    """Return that many rows, as narrow as possible, so that no single word is left for the last one."""
    for narrow in range(width // count, width, _NARROWER):
        rows = text.wrap_parts(parts, letters, narrow, role)
        if len(rows) == count and all(text.line_width(row, letters, role) <= narrow for row in rows):
            return rows
    return text.wrap_parts(parts, letters, width, role)


def _cut(row: Sequence[text.Part], letters: int, width: int, role: str) -> tuple[text.Part, ...]:
    return tuple(text.clipped(part, letters, width, role) if isinstance(part, str) else part for part in row)


_GAP = 40
_LEAST = 200
_LEAST_BESIDE = 340  # px that a sentence needs beside its picture
_LEAST_BESIDE_NAME = 640  # and beside the owner's name
_HOST_GAP = 22
_WING_LOWEST = 45  # degrees
_HOST_HIGH, _HOST_HIGH_LARGE = 140, 176


@dataclass(frozen=True, slots=True)
class BarWords:
    """The content of the bar. Only children have a picture. The explanation `how` is below the words, which always
    stay."""

    words: str | Sequence[text.Part]
    picture: pygame.Surface | None = None
    how: str | Sequence[text.Part] = ""

    @property
    def text(self) -> str:
        """All of it without pictures, for reading aloud."""
        parts = (*_parts(self.words), *_parts(self.how))
        return " ".join(part.strip() for part in parts if isinstance(part, str) and part.strip())


def _parts(words: str | Sequence[text.Part]) -> tuple[text.Part, ...]:
    parts = (words,) if isinstance(words, str) else tuple(words)
    return () if parts == ("",) else parts


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a bar: a seat's face and name, and a line with its numbers."""

    look: SeatLook
    name: str
    sub: str = ""
    leads: bool = False  # the face has a crown


@dataclass(frozen=True, slots=True)
class BottomBar:
    """The bar. `place_hints` positions the hints; `button` returns the button of each. Without an owner it is public,
    in the colour `ground`.

    For children the host says the words: he stands before them in his `pose` ("" if he is elsewhere). If he `aims` at a
    place on the stage he points at it with a wing.
    """

    spoken: BarWords
    hints: Sequence[Hint]
    button: ButtonOf
    owner: Owner | None = None
    ground: str = HOUSE_BAR
    pose: str = OPEN
    aims: tuple[float, float] | None = None


def with_room(bar: BottomBar, theme: Theme) -> tuple[Hint, ...]:
    """Return the hints of `bar`. The last ones become icons if that keeps its sentence in one line, and the explanation
    below in another. A child's sentence is worth that until it has its full size, and help the words of all hints."""
    hints, parts, how = tuple(bar.hints), _parts(bar.spoken.words), _parts(bar.spoken.how)
    if not parts:
        return hints
    tries, helps = [hints], _helps(bar, theme)
    for number in reversed(range(0 if helps else 1, len(hints))):
        if hints[number].spare or helps:
            hints = (*hints[:number], replace(hints[number], bare=True), *hints[number + 1 :])
            tries.append(hints)
    if helps:
        tries.append(tuple(replace(hint, spare="") for hint in hints))
    for full in (True, False) if theme.kids else (False,):
        wide = max(_one_line(parts, theme, full=full), _one_line(how, theme, _how_em(theme), full) if how else 0)
        for one in tries if full or helps or not theme.kids else reversed(tries):
            if wide <= _sentence_room(replace(bar, hints=one), theme):
                return one
    return tries[-1] if theme.kids else tries[0]


def _helps(bar: BottomBar, theme: Theme) -> bool:
    """Whether the bar helps a child. Then the words of hints and the owner's name give way."""
    return theme.kids and bool(_parts(bar.spoken.how))


def _sentence_room(bar: BottomBar, theme: Theme) -> int:
    """The width of a bar's sentence, px."""
    placed = place_hints(bar.hints, bar.button, theme)
    right = min((spot.rect.left for spot, _ in placed), default=SAFE.right) - (_GAP if placed else 0)
    host = in_bar(bar.pose, host_high(theme), False) if theme.kids and bar.pose else None
    mine = None
    if bar.owner is not None:
        mine = owner(bar.owner.look, "" if _helps(bar, theme) else bar.owner.name, bar.owner.sub, theme)
    return right - _begins(mine, host, theme) - _beside(bar.spoken.picture)


@lru_cache(maxsize=64)
def _one_line(parts: tuple[text.Part, ...], theme: Theme, em: int = _SENTENCE, full: bool = False) -> int:
    """The least width of a sentence in one line, px; or its width in the wanted letters."""
    letters = theme.sentence_px(em) if full else _least_in_one_line(theme, em)
    return text.line_width(_grown(parts, letters), letters, theme.sentence_role)


def _least_in_one_line(theme: Theme, em: int = _SENTENCE) -> int:
    wanted = theme.sentence_px(em)
    return min(wanted, max(_ONE_LINE, round(wanted * _ONE_LINE_SHARE)))


def draw_bottom_bar(
    canvas: Canvas, bar: BottomBar, theme: Theme, over: tuple[int, int] | None = None, beak_open: bool = False
) -> tuple[int, int]:
    """Draw the bar; returns the left and right end of the sentence's room. `over`: the mouse. `beak_open`: the host's
    beak, from `Sound`."""
    bar_ground(bar.owner.look if bar.owner is not None else None, theme, bar.ground).draw(canvas)
    placed = place_hints(bar.hints, bar.button, theme)
    right = draw_hints(canvas, placed, over) - (_GAP if placed else 0)
    host = in_bar(bar.pose, host_high(theme), beak_open) if theme.kids and bar.pose else None
    mine = _fitting_owner(bar, host, right, theme)
    left = _begins(mine, host, theme)
    if mine is not None:
        mine.draw(canvas, (SAFE.left, theme.bar_top))
    if bar.owner is not None and bar.owner.leads:
        crown_on_face(AVATAR).draw(canvas, owner_box(theme).center)
    if host is not None:
        middle = left - _HOST_GAP - host.box.width + host.box.width // 2
        at = middle, theme.bar_top - POPS_UP + host.box.height // 2
        (host if bar.aims is None else _pointing_up(at, bar.aims, host_high(theme), beak_open)).draw(canvas, at)
    _draw_spoken(canvas, bar.spoken, (left, right), theme, at_left=host is not None)
    return left, right


def _fitting_owner(bar: BottomBar, host: Piece | None, right: int, theme: Theme) -> Piece | None:
    """Return the owner. The line below the name is dropped if the words, which end at `right`, would need three small
    rows; the name is dropped if they have too little room."""
    if bar.owner is None:
        return None

    def room_beside(mine: Piece) -> int:
        return right - _begins(mine, host, theme) - _beside(bar.spoken.picture)

    mine = owner(bar.owner.look, bar.owner.name, bar.owner.sub, theme)
    if bar.owner.sub and _parts(bar.spoken.words):
        said = _laid_out(bar.spoken, room_beside(mine), theme, at_left=host is not None)
        if said.get_height() > _high(theme):
            mine = owner(bar.owner.look, bar.owner.name, "", theme)
    beside_name = host is not None or theme.text_scale > 1
    if _helps(bar, theme) or (beside_name and room_beside(mine) < _LEAST_BESIDE_NAME):
        return owner(bar.owner.look, "", "", theme)
    return mine


def _beside(picture: pygame.Surface | None) -> int:
    """Return the width that a picture takes from its sentence, px."""
    return 0 if picture is None else picture.get_width() + _HOST_GAP


def _high(theme: Theme) -> int:
    """Return the largest height of a sentence, px."""
    return SAFE.bottom - theme.bar_top - _LINE


def _laid_out(spoken: BarWords, width: int, theme: Theme, at_left: bool) -> pygame.Surface:
    """Draw the sentence in that width, with the explanation below."""
    parts, below, room = _parts(spoken.words), _parts(spoken.how), (max(_LEAST, width), _high(theme))
    return sentence_and_how(parts, below, *room, theme, at_left) if below else sentence(parts, *room, theme)


def _draw_spoken(canvas: Canvas, spoken: BarWords, room: tuple[int, int], theme: Theme, at_left: bool) -> None:
    """Draw the sentence in `room`, behind its picture if that leaves enough room."""
    if not _parts(spoken.words):
        return
    (left, right), below, picture = room, _parts(spoken.how), spoken.picture
    beside = _beside(picture)
    said = _laid_out(spoken, right - left - beside, theme, at_left)
    too_high = _top(said, theme) + said.get_height() > SAFE.bottom
    if picture is not None and (right - left - beside < _LEAST_BESIDE or (below and too_high)):  # words first
        picture, beside, said = None, 0, _laid_out(spoken, right - left, theme, at_left)
    start = left if at_left else (left + right - said.get_width() - beside) // 2
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(start, theme.bar_line)))
    top = max(theme.bar_top + _UNDER_SHELLS, min(_top(said, theme), SAFE.bottom - said.get_height()))
    canvas.blit(said, said.get_rect(topleft=(start + beside, top)))


def _pointing_up(here: tuple[int, int], there: tuple[float, float], high: int, beak_open: bool) -> Piece:
    """Return the host in the bar with a wing towards a place, never so low that it covers the words."""
    way = math.degrees(math.atan2(here[1] - there[1], there[0] - here[0]))
    return aiming(high, max(_WING_LOWEST, min(180 - _WING_LOWEST, way)), way, beak_open)


def host_high(theme: Theme) -> int:
    """Return the host's height in the bar."""
    return _HOST_HIGH_LARGE if theme.large_text else _HOST_HIGH


def _begins(mine: Piece | None, host: Piece | None, theme: Theme) -> int:
    """Return where the sentence may begin: behind the owner and behind the host, whose head is above the bar."""
    left = SAFE.left if mine is None else mine.rect((SAFE.left, theme.bar_top)).right + _GAP
    return left if host is None else left + host.box.width + _HOST_GAP
