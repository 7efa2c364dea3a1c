"""Luggage tags of the seats scene: a seat is a hook on the coat rail, a player is the tag on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.draw import text
from game.draw.animals import animal
from game.draw.cache import cached, converted
from game.draw.figures import figure
from game.draw.icons import badge, icon, mark
from game.draw.paper import Piece, turned, with_shadow
from game.draw.patterns import panel
from game.draw.svg import fragment, linear
from game.theme import CARD_EDGE, CREAM, GOLD, GOLD_DARK, INK, SMALLEST_TEXT, SeatLook, Theme

TAG = (252, 480)
BOT_TAG = (214, 408)  # of a computer player
SMALL_TAG = (200, 298)  # two coat rails, for more than six seats
LARGE_TAG = (372, 640)  # alone, while its picture is chosen
EYELET = 24  # below the upper edge, for the hook
_SUB = "#4A4258"
_HOLE = "#6B2340"
_BORDER = 14
_BLUR = 16


@dataclass(frozen=True, slots=True)
class _Cut:
    """The measures of a tag, px: the paper beside and above its panel, the panel's height and the head's width. Also
    the largest name and words, and the discs. With `figure` the head has a body, and the words are beside the disc."""

    border: int
    top: int
    panel: int
    head: int
    name: int
    most: int
    words: int
    disc: int
    figure: bool = False


_CUTS = {
    TAG: _Cut(_BORDER, 48, 262, 106, 50, 76, SMALLEST_TEXT, 44, figure=True),
    BOT_TAG: _Cut(_BORDER, 48, 214, 94, 44, 60, SMALLEST_TEXT, 44, figure=True),
    SMALL_TAG: _Cut(_BORDER, 52, 119, 100, 36, 46, SMALLEST_TEXT, 54),
    LARGE_TAG: _Cut(20, 62, 322, 226, 84, 96, 38, 76),
}
_GLYPH_GAP = 12
_FOOT = 4  # px that a figure is lower than its panel
DULL = (190, 178, 206)  # of 255: a tag whose player is not ready, or that waits for none
_DEVICE_UP = 46  # px of the middle of its device over the lower edge of a tag
_ROW_STEP, _ROWS_UP = 34, 0.25  # px between two rows of small words; rows by which they begin higher


def outline(width: float, height: float, grow: float = 0) -> str:
    """Return the path of a tag with cut upper corners and round lower ones; `grow` enlarges it all round."""
    left, top, right, bottom = -grow, -grow, width + grow, height + grow
    return (
        f"M{left + 34} {top}H{right - 34}L{right} {top + 40}V{bottom - 22}Q{right} {bottom} {right - 24} {bottom}"
        f"H{left + 24}Q{left} {bottom} {left} {bottom - 22}V{top + 40}Z"
    )


def tag_paper(width: int, height: int) -> pygame.Surface:
    sheet = linear("c", (0, 0), (0, height), (0, "#FFFDF5"), (1, "#F4E7CB"))
    path = outline(width, height - 8)
    return fragment(
        f'<defs>{sheet}</defs><path d="{path}" fill="{CARD_EDGE}" transform="translate(0 8)"/>'
        f'<path d="{path}" fill="url(#c)"/><circle cx="{width / 2}" cy="{EYELET}" r="13" fill="{_HOLE}"/>'
        f'<circle cx="{width / 2}" cy="{EYELET}" r="13" fill="none" stroke="{GOLD_DARK}" stroke-width="5"/>',
        (width, height),
    ).copy()


def panel_rect(size: tuple[int, int]) -> Rect:
    """Return the panel's rectangle on a tag of that size, from the tag's upper left corner."""
    cut = _CUTS[size]
    return Rect(cut.border, cut.top, size[0] - 2 * cut.border, cut.panel)


@cached
def portrait(look: SeatLook, size: tuple[int, int] = TAG, pose: str = "rest") -> pygame.Surface:
    """Return the panel of a tag of that size: colour, pattern and animal, with its body if there is room."""
    cut, area = _CUTS[size], panel_rect(size).size
    out = panel(look, area, 18).copy()
    if cut.figure:
        figure(look, pose, cut.head).draw(out, (area[0] / 2, area[1] + _FOOT))
    else:
        with_shadow(animal(look.animal, cut.head), 8, 110, (2, 7)).draw(out, (area[0] / 2, area[1] / 2))
    return converted(out)


@cached
def seat_tag(
    look: SeatLook,
    name: str,
    words: str,
    device: str | None,
    ready: bool,
    theme: Theme,
    size: tuple[int, int] = TAG,
    tilt: float = 0.0,
) -> Piece:
    """Return a player's tag; its anchor is the eyelet for the hook. A player who is `ready` cheers; other figures are
    dull.

    `words`: the device in words ("Pad 1"), left out on small tags and with large text. `device`: one of icons.DEVICES.
    `size`: one of the sizes above. `tilt`: degrees, anticlockwise.
    """
    (wide, high), cut, small = size, _CUTS[size], size == SMALL_TAG
    tag, inner = tag_paper(wide, high), panel_rect(size).width
    tag.blit(portrait(look, size, "cheer" if ready else "rest"), panel_rect(size))
    below = panel_rect(size).bottom
    letters = text.fit(name, min(theme.sentence_px(cut.name), cut.most), inner + 8, theme.sentence_role)
    shown = text.clipped(name, letters, inner + 8, theme.sentence_role)
    alone = small or theme.large_text or not words
    share = 0.26 if alone else 0.215 if size == LARGE_TAG else 0.3 if cut.figure else 0.19
    name_line = below + (high - 8 - below) * share
    text.place(tag, shown, letters, (wide / 2, name_line), INK, theme.sentence_role)
    if cut.figure:
        _draw_device(tag, "" if alone else words, device, cut, inner)
        if not ready:
            tag.fill(DULL, special_flags=pygame.BLEND_RGB_MULT)
        return _hung(tag, tilt)
    rows = () if alone else text.wrap(words, cut.words, inner + 8, "semibold")[:2]
    for number, row in enumerate(rows):
        middle = below + (high - 8 - below) * (0.455 if theme.kids or size == LARGE_TAG else 0.42)
        at = (wide / 2, middle + (number - (len(rows) - 1) * _ROWS_UP) * _ROW_STEP)
        text.place(tag, text.clipped(row, cut.words, inner + 8, "semibold"), cut.words, at, _SUB, "semibold")
    crowded = small or len(rows) > 1
    discs = _CUTS[SMALL_TAG].disc if crowded else cut.disc
    line = high - 8 - discs / 2 - (16 if crowded else 22)
    _draw_discs(tag, device, ready, discs, line)
    return _hung(tag, tilt)


_ASIDE = 230  # px of a wide tag; on narrower ones the name is below the picture
_PICTURE, _PICTURE_TOP, _LOW_PICTURE = 118, 44, 92
_WIDE_NAME, _LOW_NAME, _WIDE_DISC, _LOW_DISC, _DISC_GAP = 42, 48, 56, 40, 8


def named_aside(names: Sequence[str], wide: int, theme: Theme) -> bool:
    """Whether all names fit beside the picture of a tag in the pause."""
    room = wide - _PICTURE - 3 * _BORDER
    return wide >= _ASIDE and all(text.width(name, SMALLEST_TEXT, theme.sentence_role) <= room for name in names)


@cached
def wide_tag(
    look: SeatLook, name: str, device: str, awaited: bool, size: tuple[int, int], aside: bool, theme: Theme
) -> Piece:
    """Return a seat's tag in the pause, with a clock if the table waits for it; its anchor is the eyelet. The name is
    beside the picture if `aside`, else below a smaller one. The discs are beside that, or at its corners on a narrow
    tag."""
    wide, high = size
    tag = tag_paper(wide, high)
    side = _PICTURE if aside else min(_LOW_PICTURE, wide - 2 * _BORDER)
    left = _BORDER if aside else (wide - side) // 2
    tag.blit(panel(look, (side, side), 16), (left, _PICTURE_TOP))
    head = animal(look.animal, round(side * 0.74))
    with_shadow(head, 6, 110, (1, 5)).draw(tag, (left + side / 2, _PICTURE_TOP + side / 2))
    room = wide - side - 3 * _BORDER if aside else wide - 2 * _BORDER
    roomy = aside or wide - side >= 2 * (_WIDE_DISC + 2 * _DISC_GAP)
    disc = min(_WIDE_DISC, (room - _DISC_GAP) // 2) if aside else _WIDE_DISC if roomy else _LOW_DISC
    discs = [badge(device, disc), *([icon("clock", disc - 6, _SUB, CREAM)] if awaited else [])]
    most = 62 if aside else _LOW_NAME
    letters = text.fit(name, min(theme.sentence_px(_WIDE_NAME), most), room, theme.sentence_role)
    shown = text.clipped(name, letters, room, theme.sentence_role)
    if aside:
        x = left + side + _BORDER
        text.place(tag, shown, letters, (x, _PICTURE_TOP + 34), INK, theme.sentence_role, "left")
        places = [(x + disc / 2 + i * (disc + _DISC_GAP), _PICTURE_TOP + side - disc / 2) for i in range(2)]
    else:
        text.place(tag, shown, letters, (wide / 2, _PICTURE_TOP + side + 24), INK, theme.sentence_role)
        out, line = (disc / 2 + _DISC_GAP, side / 2) if roomy else (0, side - 12)
        places = [(left + side + out, _PICTURE_TOP + line), (left - out, _PICTURE_TOP + line)]
    for place, picture in zip(places, discs, strict=False):
        tag.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))
    return with_shadow(tag, _BLUR, 140, (3, 12), (wide / 2, EYELET))


def _draw_device(tag: pygame.Surface, words: str, device: str | None, cut: _Cut, most: int) -> None:
    """Draw a device on one line at the foot of a tag: its disc, and its words beside it if they have room."""
    parts: list[text.Part] = [badge(device, cut.disc)] if device else []
    if words and text.width(words, cut.words, "semibold") <= most - cut.disc - _DISC_GAP:
        parts.append(words)
    row = text.line(parts, cut.words, _SUB, "semibold", _DISC_GAP)
    tag.blit(row, row.get_rect(center=(tag.get_width() // 2, tag.get_height() - 8 - _DEVICE_UP)))


def _draw_discs(tag: pygame.Surface, device: str | None, ready: bool, size: int, line: float) -> None:
    discs = [badge(device, size)] if device else []
    if ready:
        discs.append(mark("tick", size))
    step = round(size * 1.44)
    for i, disc in enumerate(discs):
        x = tag.get_width() / 2 + (i - (len(discs) - 1) / 2) * step
        tag.blit(disc, disc.get_rect(center=(round(x), round(line))))


def _hung(tag: pygame.Surface, tilt: float) -> Piece:
    """Add the shadow, and tilt the tag around the eyelet."""
    wide, high = tag.get_size()
    if not tilt:
        return with_shadow(tag, _BLUR, 140, (3, 12), (wide / 2, EYELET))
    hanging = turned(tag, tilt, "#FFFFFF")
    middle = pygame.Vector2(hanging.get_width() / 2, hanging.get_height() / 2)
    at = middle + pygame.Vector2(0, EYELET - high / 2).rotate(-tilt)
    return with_shadow(hanging, _BLUR, 140, (3, 12), (at.x, at.y))


_FREE_EDGE, _FREE_LEAD = 26, 1.18  # px between words and the dashes of a free hook, line distance in ems
_FREE_DISCS = 64  # px for the devices below


@cached
def empty_tag(
    lines: tuple[str, ...],
    glyphs: tuple[pygame.Surface, ...],
    theme: Theme,
    devices: tuple[str, ...] = ("pad", "keys"),
    small: bool = False,
) -> Piece:
    """Return a free hook: a dashed tag with the button that takes it. Its anchor is the place of the eyelet."""
    wide, high = SMALL_TAG if small else TAG
    dashes = (
        f'<path d="{outline(wide - 16, high - 24)}" transform="translate(8 8)" fill="#FFFFFF" fill-opacity=".07" '
        f'stroke="{CREAM}" stroke-opacity=".75" stroke-width="6" stroke-dasharray="18 14" stroke-linecap="round"/>'
    )
    out = fragment(dashes, (wide, high)).copy()
    room = high - 90
    shown = () if small or theme.large_text else devices
    first = 70 + room * (0.52 if shown else 0.62)
    ends = high - _FREE_EDGE - (_FREE_DISCS if shown else 0)
    most = min(theme.px(36 if small else 46), int((ends - first) / ((len(lines) - 1) * _FREE_LEAD + 0.5)))
    size = min(text.fit(line, most, wide - 2 * _FREE_EDGE) for line in lines) if lines else 0
    left = (wide - sum(picture.get_width() + _GLYPH_GAP for picture in glyphs) + _GLYPH_GAP) // 2
    for picture in glyphs:
        out.blit(picture, picture.get_rect(midleft=(left, round(70 + room * 0.27))))
        left += picture.get_width() + _GLYPH_GAP
    for i, words in enumerate(lines):
        text.place(out, words, size, (wide / 2, first + i * size * _FREE_LEAD), CREAM)
    for i, kind in enumerate(shown):
        disc = badge(kind, 56)
        x = wide / 2 + (i - (len(shown) - 1) / 2) * 72
        out.blit(disc, disc.get_rect(center=(round(x), high - 52)))
    return Piece(converted(out), (wide // 2, EYELET), Rect(-wide // 2, -EYELET, wide, high))


@cached
def tag_ring(size: tuple[int, int], thickness: int = 9) -> Piece:
    """Return the gold focus ring around a tag of that size, between two ink rings; anchored at the eyelet like the
    tag."""
    wide, high = size
    margin = 24
    path = f'<path d="{outline(wide, high - 4, 8)}" transform="translate({margin} {margin})" fill="none" '
    shape = f'{path}stroke="{INK}" stroke-width="{thickness + 7}" stroke-linejoin="round"/>'
    shape += f'{path}stroke="{GOLD}" stroke-width="{thickness}" stroke-linejoin="round"/>'
    out = fragment(shape, (wide + 2 * margin, high + 2 * margin))
    return Piece(out, (margin + wide // 2, margin + EYELET), Rect(-wide // 2, -EYELET, wide, high))
