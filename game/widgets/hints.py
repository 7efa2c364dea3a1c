"""Hints: what the buttons do now, with the glyphs of the asked player's device, at the right of the bar."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from engine.core.messages import say
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.cache import cached
from game.draw.glyphs import glyph
from game.draw.icons import icon
from game.draw.svg import fragment
from game.input.actions import KEYS, Action
from game.input.bindings import PAD_FAMILY, words_for
from game.text.catalogue import Voice
from game.theme import BAR_LINE, CREAM, SAFE, SMALLEST_TARGET, Theme

GLYPH = 50
LABEL = 34
GAP = 34
_BETWEEN = 12
_ROW_GAP = 16
_ROOM_ABOVE = 14
_UNDER_LIGHTS = 18  # px that two rows are lower, clear of the lights at the low bar's edge
_LIGHT_RADIUS, _RISES = 16, 3
_WIDEST_SHARE, _WIDEST_SHARE_KIDS, _WIDEST_SHARE_LARGE = 0.62, 0.51, 0.45  # of the safe width: words need the rest
_GLYPH_SHARE = 1.35  # of the label's size
_PICTURE_SHARE = 1.2
_LARGE_LABEL = 50  # hints grow less than sentences, as their glyphs are large already


ButtonOf = Callable[[Action], tuple[str, str]]
"""Returns family and button of the glyph for an action: `Devices.hint`."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and its effect in one or two words; `picture` is an icon's name. `spare` is the icon that replaces the
    words if a sentence needs their room; it does that in a `bare` hint."""

    action: Action
    label: str
    picture: str = ""
    grown: float = 1.0
    """Scale for a moment of attention, around its middle."""
    spare: str = ""
    bare: bool = False


@dataclass(frozen=True, slots=True)
class PlacedHint:
    """A hint at its place, where a pointer can press it."""

    hint: Hint
    rect: Rect

    @property
    def reach(self) -> Rect:
        """The area for a finger: at least the smallest target, with half of the gap beside it."""
        return self.rect.inflate(GAP - 2, max(_ROW_GAP, SMALLEST_TARGET - self.rect.height))


@cached
def _piece(family: str, button: str, label: str, size: int, picture: str = "") -> Surface:
    parts: list[text.Part] = [
        glyph(family, button, max(GLYPH, round(size * _GLYPH_SHARE))),
        *([label] if label else []),
    ]
    if picture:
        parts.insert(1, icon(picture, round(size * _PICTURE_SHARE)))
    return text.line(parts, size, CREAM, "semibold", _BETWEEN)


def rows(widths: Sequence[int], gap: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Return the indices of the hints row by row: one row if they fit into `most` px, else two of about equal
    length."""
    if sum(widths) + gap * (len(widths) - 1) <= most or len(widths) < 2:
        return (tuple(range(len(widths))),)
    cut = (len(widths) + 1) // 2
    return tuple(range(cut)), tuple(range(cut, len(widths)))


def place_hints(
    hints: Sequence[Hint], button: ButtonOf, theme: Theme, room: int | None = None
) -> tuple[tuple[PlacedHint, Surface], ...]:
    """Return place and picture of every hint: right aligned on the bar's line. There are two rows if one is longer than
    `room` px or leaves too little room for the sentence."""
    share = _WIDEST_SHARE_LARGE if theme.large_text else _WIDEST_SHARE_KIDS if theme.kids else _WIDEST_SHARE
    size, most = min(theme.px(LABEL), _LARGE_LABEL), room or round(SAFE.width * share)
    pieces, lines = _laid(hints, button, size, most)
    if len(lines) > 1 and not theme.large_text:  # two rows fill the low bar, so the sentence gives way
        pieces, lines = _laid(hints, button, LABEL, room or round(SAFE.width * _WIDEST_SHARE))
    high = max((piece.get_height() for piece in pieces), default=0)
    middle = (theme.bar_top + _ROOM_ABOVE + SAFE.bottom) // 2
    if not theme.large_text:
        middle = BAR_LINE + (_UNDER_LIGHTS if len(lines) > 1 else 0)
    top = middle - round((high + _ROW_GAP) * len(lines) / 2) + _ROW_GAP // 2
    out = []
    for number, line in enumerate(lines):
        x = SAFE.right - sum(pieces[i].get_width() for i in line) - GAP * (len(line) - 1)
        for i in line:
            piece = pieces[i]
            rect = Rect(x, top + number * (high + _ROW_GAP) + (high - piece.get_height()) // 2, *piece.get_size())
            out.append((PlacedHint(hints[i], rect), piece))
            x += piece.get_width() + GAP
    return tuple(out)


def _laid(
    hints: Sequence[Hint], button: ButtonOf, size: int, most: int
) -> tuple[list[Surface], tuple[tuple[int, ...], ...]]:
    """Return the pictures in letters of `size`, and the rows."""
    pieces = [
        _piece(*button(hint.action), "", size, hint.spare)
        if hint.bare
        else _piece(*button(hint.action), hint.label, size, hint.picture)
        for hint in hints
    ]
    return pieces, rows([piece.get_width() for piece in pieces], GAP, most)


_ARROWS = {"←": say("key-left"), "→": say("key-right"), "↑": say("key-up"), "↓": say("key-down")}
"""Spoken names of keys with a sign on their caps."""


def told_hints(hints: Sequence[Hint], button: ButtonOf, voice: Voice) -> tuple[str, ...]:
    """Return the hints for reading aloud, without those of a pointer."""
    told = []
    for hint in hints:
        family, name = button(hint.action)
        if family != "pointer":
            kind = KEYS if family == "keys" else PAD_FAMILY
            key = _ARROWS.get(name) or words_for(kind, name)
            told.append(voice.words(say("narrated-hint", button=key, words=hint.label)))
    return tuple(told)


@cached
def _light(size: tuple[int, int]) -> Surface:
    """Return the light under a hint that a mouse is over."""
    wide, high = size
    shape = f'<rect width="{wide}" height="{high}" rx="{_LIGHT_RADIUS}" fill="{CREAM}" fill-opacity=".16"/>'
    shape += f'<rect x="1.5" y="1.5" width="{wide - 3}" height="{high - 3}" rx="{_LIGHT_RADIUS - 1}" fill="none" '
    return fragment(f'{shape}stroke="{CREAM}" stroke-opacity=".5" stroke-width="3"/>', size)


def draw_hints(
    canvas: Canvas, placed: Sequence[tuple[PlacedHint, Surface]], over: tuple[int, int] | None = None
) -> int:
    """Draw the hints; the one that a mouse is `over` rises a little. Returns their left end, where the sentence must
    stop."""
    for spot, piece in placed:
        lifted = over is not None and spot.reach.collidepoint(over)
        if lifted:
            light = spot.rect.inflate(GAP - 6, _ROW_GAP - 2)
            canvas.blit(_light(light.size), light)
        if spot.hint.grown != 1.0:
            piece = surfaces.smoothscale_by(piece, spot.hint.grown)
        canvas.blit(piece, piece.get_rect(center=spot.rect.center).move(0, -_RISES if lifted else 0))
    return min((spot.rect.left for spot, _ in placed), default=SAFE.right)
