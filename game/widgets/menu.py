"""Menu: a vertical list of rows, some with a value that left and right change. Long lists scroll with the focus."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import pygame
from pygame import Rect

from engine.core.messages import Message
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.glyphs import glyph
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.draw.patterns import panel
from game.text.catalogue import Voice
from game.theme import CREAM, SIGN_TITLE, SeatLook, Theme
from game.widgets.controls import Control, Worded, draw_control, left_end
from game.widgets.focus import Target

T = TypeVar("T")
ROW = 84
ROW_GAP = 12
LABEL = 42
_ROW_EMS = 1.6  # em of large letters: four rows fit above the high bar
_PAD = 34
_ARROW = 40
_ARROW_ZONE = 90
_RADIUS = 22
_DIM = "#8D86A8"
_VALUE_SHARE = 0.46
_SIGN, _SIGN_GAP = 60, 18
_STRIP_EDGE, _STRIP_GAP = 7, 24  # px of a face at the left end
_STRIP_SHAPE, _STRIP_HEAD = 1.34, 0.8  # its width, and the size of its head, as shares of its height


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a menu. `value` makes it a choice. `line`: its explanation in the bar. `off`: it cannot be chosen.
    `indent`: px at the left for pictures that the scene draws."""

    id: Hashable
    label: Message
    value: Message | None = None
    line: Message | None = None
    picture: str = ""
    off: bool = False
    indent: int = 0
    sign: tuple[str, str] | None = None
    """Family and button of a glyph before the value."""
    control: Control | None = None
    """The control of the value, if it is more than arrows."""
    leads: bool = False
    """Whether choosing it opens another page."""
    now: Message | None = None
    """The current value on that page: a name, a picture."""
    look: SeatLook | None = None
    """The seat of the row: colour, pattern and face are at its left end."""
    do: Callable[[], object] | None = field(default=None, compare=False)
    """What choosing it does. Without it the page's `chosen` decides."""
    turn: Callable[[int], object] | None = field(default=None, compare=False)
    """What choosing the next (1) or previous (-1) value does. Without it the page's `turn_value` decides."""

    def written(self, voice: Voice) -> "RowWords":
        """Return the row in words."""
        value = None if self.value is None else voice.words(self.value)
        control = None if self.control is None else self.control.worded(voice.words, self.label)
        return RowWords(
            voice.words(self.label),
            value,
            self.picture,
            self.off,
            self.indent,
            self.sign,
            control,
            self.leads,
            "" if self.now is None else voice.words(self.now),
            self.look,
        )


@dataclass(frozen=True, slots=True)
class RowWords:
    """A row in words, for drawing."""

    label: str
    value: str | None
    picture: str
    off: bool
    indent: int
    sign: tuple[str, str] | None
    control: Worded | None
    leads: bool
    now: str
    look: SeatLook | None


@dataclass(frozen=True, slots=True)
class VisibleRows:
    """The visible rows, and whether there are more above or below."""

    shown: tuple[tuple[Row, Rect], ...]
    above: bool
    below: bool

    @property
    def targets(self) -> tuple[Target, ...]:
        """The targets of the focus."""
        return tuple(Target(row.id, rect) for row, rect in self.shown)


def after(values: Sequence[T], now: object, step: int) -> T:
    """Return the value `step` places after `now`, or after the first one if `now` is unknown; the ends are joined."""
    return values[((values.index(now) if now in values else 0) + step) % len(values)]


def row_height(theme: Theme) -> int:
    """Return the height of a row, larger for children and for large text."""
    return max(ROW + (20 if theme.kids else 0), round(label_size(theme) * _ROW_EMS))


def label_size(theme: Theme) -> int:
    """Return the letter size of a row."""
    return min(theme.sentence_px(LABEL), 96)


def listed(rows: Sequence[Row], box: Rect, high: int, at: Hashable, first: int = 0) -> tuple[VisibleRows, int]:
    """Return the rows, `high` px each, that fit into the box, scrolled from `first` just so far that the row `at` is
    visible.

    Returns them and the new first row. Rows are centred in the box if all fit.
    """
    fits = max(1, (box.height + ROW_GAP) // (high + ROW_GAP))
    place = next((number for number, row in enumerate(rows) if row.id == at), 0)
    first = max(min(first, place, len(rows) - fits), place - fits + 1, 0)
    part = rows[first : first + fits]
    top = box.top
    if len(rows) <= fits:
        top += (box.height - (len(part) * (high + ROW_GAP) - ROW_GAP)) // 2
    shown = tuple((row, Rect(box.left, top + i * (high + ROW_GAP), box.width, high)) for i, row in enumerate(part))
    return VisibleRows(shown, first > 0, first + fits < len(rows)), first


def arrow_step(rect: Rect, at: tuple[int, int]) -> int:
    """Return the step of a pointer on a row with a value: -1 on its left arrow, else 1."""
    left = rect.right - round(rect.width * _VALUE_SHARE)
    return -1 if left <= at[0] < left + _ARROW_ZONE else 1


@cached
def row_picture(row: RowWords, size: tuple[int, int], theme: Theme, focused: bool) -> pygame.Surface:
    """Return one row as paper, without its shadow and ring."""
    wide, high = size
    ground = lighter(theme.sign, 0.14) if focused and not theme.high_contrast else theme.sign
    out = board(wide, high, ground, _RADIUS, lighter(theme.sign, 0.22), 3).copy()
    label, color = row.label, _DIM if row.off else CREAM
    letters, left = label_size(theme), _PAD + row.indent
    if row.look is not None:
        strip = _face_strip(row.look, high - 2 * _STRIP_EDGE)
        out.blit(strip, (_STRIP_EDGE, _STRIP_EDGE))
        left = _STRIP_EDGE + strip.get_width() + _STRIP_GAP
    if row.picture:
        side = min(round(letters * 1.1), high - 24)
        out.blit(icon(row.picture, side, color, ground), (left, (high - side) // 2))
        left += side + 22
    room = wide - left - _PAD
    if row.control is not None and draw_control(out, row.control, theme, ground):
        room = (left_end(row.control, size, theme) or wide) - left - 12
    elif row.value is not None:
        room = wide - round(wide * _VALUE_SHARE) - left - 12
        _draw_value(out, row.value, row.sign, theme, color)
    elif row.leads:
        arrow = icon("chevron", _ARROW, SIGN_TITLE if not theme.high_contrast else CREAM)
        out.blit(arrow, (wide - _PAD - _ARROW, (high - _ARROW) // 2))
        room -= _ARROW + 12
        if row.now:
            most, right = round(wide * _VALUE_SHARE) - _ARROW - _PAD, wide - _PAD - _ARROW - 24
            size_now = text.fit(row.now, label_size(theme), most, theme.sentence_role)
            shown = text.clipped(row.now, size_now, most, theme.sentence_role)
            text.place(out, shown, size_now, (right, high / 2), color, theme.sentence_role, "right")
            room = wide - round(wide * _VALUE_SHARE) - left - 12
    fitted = text.fit(label, letters, room, theme.sentence_role)
    shown = text.clipped(label, fitted, room, theme.sentence_role)
    text.place(out, shown, fitted, (left, high / 2), color, theme.sentence_role, "left")
    return out


def _draw_value(out: pygame.Surface, value: str, signed: tuple[str, str] | None, theme: Theme, color: str) -> None:
    wide, high = out.get_size()
    left = wide - round(wide * _VALUE_SHARE)
    right = wide - _PAD
    room = right - left - 2 * (_ARROW + 24)
    middle = ((left + right) / 2, high / 2)
    letters = text.fit(value, label_size(theme), room, theme.sentence_role)
    shown = text.clipped(value, letters, room, theme.sentence_role)
    if signed:
        sign = glyph(*signed, min(_SIGN, high - 20))
        fitting = sign.get_width() + _SIGN_GAP + text.width(value, letters, theme.sentence_role) <= room
        line = text.line([sign, shown] if fitting and value else [sign], letters, color, theme.sentence_role, _SIGN_GAP)
        out.blit(line, line.get_rect(center=middle))
    else:
        text.place(out, shown, letters, middle, color, theme.sentence_role)
    arrow = icon("chevron", _ARROW, SIGN_TITLE if not theme.high_contrast else CREAM)
    out.blit(surfaces.flip(arrow, True, False), (left + 12, (high - _ARROW) // 2))
    out.blit(arrow, (right - _ARROW - 12, (high - _ARROW) // 2))


@cached
def _face_strip(look: SeatLook, high: int) -> pygame.Surface:
    """Return a seat's colour and pattern with its animal, as on its tag."""
    wide = round(high * _STRIP_SHAPE)
    out = panel(look, (wide, high), _RADIUS - _STRIP_EDGE).copy()
    with_shadow(animal(look.animal, round(high * _STRIP_HEAD)), 4, 110, (1, 3)).draw(out, (wide / 2, high / 2))
    return converted(out)


@cached
def _more(down: bool) -> pygame.Surface:
    arrow = icon("chevron", 44, SIGN_TITLE)
    return surfaces.rotate(arrow, -90 if down else 90)


@cached
def _row_piece(row: RowWords, size: tuple[int, int], theme: Theme, focused: bool) -> Piece:
    return with_shadow(row_picture(row, size, theme, focused), 8, 110, (2, 6))


def draw_rows(canvas: Canvas, part: VisibleRows, at: Hashable, theme: Theme, voice: Voice) -> None:
    """Draw all visible rows, without the focus ring."""
    for row, rect in part.shown:
        _row_piece(row.written(voice), rect.size, theme, row.id == at).draw(canvas, rect.center)
    if part.shown:
        middle = part.shown[0][1].right + 40
        if part.above:
            canvas.blit(_more(False), _more(False).get_rect(midtop=(middle, part.shown[0][1].top)))
        if part.below:
            canvas.blit(_more(True), _more(True).get_rect(midbottom=(middle, part.shown[-1][1].bottom)))
