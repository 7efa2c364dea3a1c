"""Controls of a page's rows: a level bar, plates side by side, or a switch, with their layout, pointer input and
drawing."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Rect

from engine.core.messages import Message
from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker, lighter
from game.draw.icons import icon
from game.draw.paper import board
from game.draw.svg import fragment
from game.theme import CARD_EDGE, CREAM, GOOD, INK, SIGN_TITLE, SMALLEST_TEXT, Theme

LESS, MORE = "less", "more"
_EDGE = 28  # px between a control and the right end of its row
_BAR, _BAR_LARGE, _BAR_HIGH = 392, 264, 54
_VALUE, _VALUE_LARGE, _LETTERS = 140, 216, 42
_SIGN, _SIGN_ZONE = 44, 88  # minus and plus: px, and the area for a finger
_BLOCK_GAP, _LOWEST, _BLOCK_RADIUS, _BLOCK_FOOT = 8, 0.42, 9, 5
_PLATE_LETTERS, _PLATE_PAD, _PLATE_GAP, _PLATE_RADIUS = 40, 26, 12, 16
_PLATE_HIGH = 0.72  # of the row's height
_LABEL_LEFT = 150  # px of a label's picture with its gaps
_PLATES_MOST, _PLATES_MOST_LARGE, _PLATES_LEAST = 0.68, 0.52, 0.74  # of the row's width; of the wanted letters
_SWITCH, _KNOB, _WORD_GAP = (116, 60), 46, 24
_MUTED = "#D7CCE6"
Part = tuple[int | str, Rect]
"""The index of a choice, or LESS or MORE, and its box on the row."""


class ControlKind(Enum):
    """The kinds of controls."""

    BAR = "bar"
    PLATES = "plates"
    SWITCH = "switch"


@dataclass(frozen=True, slots=True)
class Worded:
    """A control in words, for drawing: `words` of each choice and the index of the current one. With `from_nothing` the
    first choice of a bar lights no block."""

    kind: ControlKind
    words: tuple[str, ...]
    at: int
    from_nothing: bool = False
    label: str = ""
    """The label at the left end of its row."""

    @property
    def blocks(self) -> int:
        """The number of a bar's blocks."""
        return len(self.words) - self.from_nothing

    @property
    def lit(self) -> int:
        """The number of lit blocks."""
        return self.at + (not self.from_nothing)


@dataclass(frozen=True, slots=True)
class Control:
    """The control of a row, in messages."""

    kind: ControlKind
    words: tuple[Message, ...]
    at: int
    from_nothing: bool = False

    def worded(self, words: Callable[[Message], str], label: Message) -> Worded:
        """Return the control in words, on a row with that label."""
        return Worded(self.kind, tuple(map(words, self.words)), self.at, self.from_nothing, words(label))

    def can(self, step: int) -> bool:
        """Whether left (-1) or right (1) changes anything: a bar ends, other controls go round."""
        return self.kind is not ControlKind.BAR or 0 <= self.at + step < len(self.words)


def _bar(size: tuple[int, int], theme: Theme) -> tuple[Rect, Rect, Rect]:
    """Return the boxes of minus, blocks and plus on the row, full height."""
    wide, high = size
    value, blocks = (_VALUE_LARGE, _BAR_LARGE) if theme.large_text else (_VALUE, _BAR)
    plus = Rect(wide - _EDGE - value - _SIGN_ZONE + (_SIGN_ZONE - _SIGN) // 2, 0, _SIGN_ZONE, high)
    middle = Rect(plus.left - blocks, 0, blocks, high)
    return Rect(middle.left - _SIGN_ZONE, 0, _SIGN_ZONE, high), middle, plus


def _block(control: Worded, middle: Rect, place: int) -> Rect:
    """Return the box of one block with half of the gap on either side."""
    left, right = (middle.left + middle.width * i // control.blocks for i in (place, place + 1))
    return Rect(left, 0, right - left, middle.height)


@cached
def _plate_places(control: Worded, size: tuple[int, int], theme: Theme) -> tuple[int, tuple[Rect, ...]]:
    """Return letters and boxes of all plates; no boxes if they would be too small side by side."""
    wide, high = size
    wanted, role = theme.sentence_px(_PLATE_LETTERS), theme.sentence_role
    tall = round(high * _PLATE_HIGH)
    share = _PLATES_MOST_LARGE if theme.large_text or theme.kids else _PLATES_MOST
    most = min(wide * share, wide - _EDGE - _LABEL_LEFT - text.width(control.label, SMALLEST_TEXT, role))
    for letters in range(wanted, round(wanted * _PLATES_LEAST) - 1, -2):
        widths = [text.width(words, letters, role) + 2 * _PLATE_PAD for words in control.words]
        all_wide = sum(widths) + _PLATE_GAP * (len(widths) - 1)
        if all_wide <= most and letters <= tall:
            lefts = [wide - _EDGE - all_wide + sum(widths[:i]) + i * _PLATE_GAP for i in range(len(widths))]
            top = (high - tall) // 2
            return letters, tuple(Rect(x, top, w, tall) for x, w in zip(lefts, widths, strict=True))
    return 0, ()


def parts(control: Worded, size: tuple[int, int], theme: Theme) -> tuple[Part, ...]:
    """Return the parts of a row of that size that can be pressed; none for a switch, or if only the current value
    fits."""
    if control.kind is ControlKind.BAR:
        minus, middle, plus = _bar(size, theme)
        blocks = ((i + control.from_nothing, _block(control, middle, i)) for i in range(control.blocks))
        return (LESS, minus), *blocks, (MORE, plus)
    if control.kind is ControlKind.PLATES:
        return tuple(enumerate(_plate_places(control, size, theme)[1]))
    return ()


def left_end(control: Worded, size: tuple[int, int], theme: Theme) -> int | None:
    """Return where the label must end, or None if only the current value is shown."""
    if control.kind is ControlKind.SWITCH:
        letters = _switch_letters(control, theme)
        words = max(text.width(words, letters, theme.sentence_role) for words in control.words)
        return size[0] - _EDGE - _SWITCH[0] - 2 * _WORD_GAP - words
    return min((rect.left for _, rect in parts(control, size, theme)), default=None)


def pressed(control: Worded, rect: Rect, at: tuple[int, int], theme: Theme) -> int | None:
    """Return the choice that a pointer presses on the row, or None for the next one."""
    spot = at[0] - rect.left, at[1] - rect.top
    meant = next((part for part, place in parts(control, rect.size, theme) if place.collidepoint(spot)), None)
    if meant in (LESS, MORE):
        return max(0, min(len(control.words) - 1, control.at + (1 if meant == MORE else -1)))
    return None if meant is None else int(meant)


def grips(control: Worded, rect: Rect, at: tuple[int, int], theme: Theme) -> bool:
    """Whether a pointer at that place drags a bar."""
    return control.kind is ControlKind.BAR and _bar(rect.size, theme)[1].move(rect.topleft).collidepoint(at)


def pulled(control: Worded, rect: Rect, x: int, theme: Theme) -> int:
    """Return the choice that a bar is dragged to; left of its blocks is the least one."""
    middle = _bar(rect.size, theme)[1]
    block = (x - rect.left - middle.left) * control.blocks // middle.width
    return max(0, min(len(control.words) - 1, block + control.from_nothing))


# Drawing


def _switch_letters(control: Worded, theme: Theme) -> int:
    return min(min(theme.sentence_px(_PLATE_LETTERS), 72), *(text.fit(words, 72, 240) for words in control.words))


def draw_control(out: pygame.Surface, control: Worded, theme: Theme, ground: str) -> bool:
    """Draw it on its row. Returns False if it has no room; then only the current value is shown."""
    if control.kind is ControlKind.BAR:
        _draw_bar(out, control, theme, ground)
    elif control.kind is ControlKind.SWITCH:
        _draw_switch(out, control, theme)
    else:
        letters, places = _plate_places(control, out.get_size(), theme)
        for place, (words, rect) in enumerate(zip(control.words, places, strict=bool(places))):
            plate = _plate(rect.size, words, letters, place == control.at, theme, ground)
            out.blit(plate, rect)
        return bool(places)
    return True


def _draw_bar(out: pygame.Surface, control: Worded, theme: Theme, ground: str) -> None:
    high = out.get_height()
    minus, middle, plus = _bar(out.get_size(), theme)
    for sign, rect, works in (("minus", minus, control.at > 0), ("plus", plus, control.at < len(control.words) - 1)):
        picture = icon(sign, _SIGN, CREAM if works else lighter(ground, 0.3), ground)
        out.blit(picture, picture.get_rect(center=rect.center))
    for place in range(control.blocks):
        rect = _block(control, middle, place)
        share = _LOWEST + (1 - _LOWEST) * place / max(1, control.blocks - 1)
        tall, wide = round(_BAR_HIGH * share), rect.width - _BLOCK_GAP
        color = CREAM if place < control.lit else lighter(ground, 0.12)
        foot = CARD_EDGE if place < control.lit else darker(ground, 0.1)
        out.blit(_block_picture(wide, tall, color, foot), (rect.left + _BLOCK_GAP // 2, (high + _BAR_HIGH) // 2 - tall))
    role, right = theme.sentence_role, out.get_width() - _EDGE
    room = right - plus.centerx - _SIGN // 2 - _PLATE_GAP
    letters = min(text.fit(words, min(theme.sentence_px(_LETTERS), 84), room, role) for words in control.words)
    text.place(out, control.words[control.at], letters, (right, high / 2), CREAM, role, "right")


@cached
def _block_picture(wide: int, tall: int, color: str, foot: str) -> pygame.Surface:
    shape = f'<rect width="{wide}" height="{tall}" rx="{_BLOCK_RADIUS}" fill="{foot}"/>'
    shape += f'<rect width="{wide}" height="{tall - _BLOCK_FOOT}" rx="{_BLOCK_RADIUS}" fill="{color}"/>'
    return fragment(shape, (wide, tall))


@cached
def _plate(size: tuple[int, int], words: str, letters: int, chosen: bool, theme: Theme, ground: str) -> pygame.Surface:
    """Return one choice; the current one is cream."""
    wide, high = size
    paper, edge = (CREAM, CARD_EDGE) if chosen else (darker(ground, 0.2), lighter(ground, 0.25))
    out = board(wide, high, paper, _PLATE_RADIUS, edge, 4 if chosen else 3).copy()
    color = INK if chosen else CREAM if theme.high_contrast else _MUTED
    text.place(out, words, letters, (wide / 2, high / 2), color, theme.sentence_role)
    return out


def _draw_switch(out: pygame.Surface, control: Worded, theme: Theme) -> None:
    """Draw a switch: on is green with a tick, off has a cross, so that colour is never the only difference."""
    wide, high = out.get_size()
    left, on = wide - _EDGE - _SWITCH[0], bool(control.at)
    out.blit(_switch(on, theme.high_contrast), (left, (high - _SWITCH[1]) // 2))
    color = CREAM if theme.high_contrast else _MUTED
    words, letters = control.words[control.at], _switch_letters(control, theme)
    text.place(out, words, letters, (left - _WORD_GAP, high / 2), color, theme.sentence_role, "right")


@cached
def _switch(on: bool, strong: bool) -> pygame.Surface:
    wide, high = _SWITCH
    ground, edge = (GOOD, "#8FDCA5") if on else ("#4A3A5E", SIGN_TITLE)
    border = 5 if strong else 3
    shape = f'<rect width="{wide}" height="{high}" rx="{high / 2}" fill="{edge}"/>'
    inner = f'width="{wide - 2 * border}" height="{high - 2 * border}" rx="{high / 2 - border}"'
    shape += f'<rect x="{border}" y="{border}" {inner} fill="{ground}"/>'
    x = wide - high / 2 if on else high / 2
    shape += f'<circle cx="{x}" cy="{high / 2}" r="{_KNOB / 2}" fill="{CREAM}"/>'
    out = fragment(shape, _SWITCH).copy()
    sign = icon("tick" if on else "cross", 30, GOOD if on else "#4A3A5E", CREAM)
    out.blit(sign, sign.get_rect(center=(round(x), high // 2)))
    return out
