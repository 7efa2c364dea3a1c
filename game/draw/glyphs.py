"""Button glyphs of every family of devices. A button is named by its position, never by its letter."""

from __future__ import annotations

import pygame

from game import surfaces
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.svg import fragment, picture
from game.theme import CREAM, INK

PAD_FAMILIES = ("xbox", "playstation", "nintendo", "deck", "pad")
FAMILIES = (*PAD_FAMILIES, "keys", "pointer")
PLACES = ("south", "east", "west", "north")
BUTTONS = (*PLACES, "l", "r", "start", "select", "dpad", "lr", "ud")

_XBOX = {"south": ("#7FD05A", "A"), "east": ("#F0685A", "B"), "west": ("#5AA8F5", "X"), "north": ("#FFD23F", "Y")}
_CREAM_LETTERS = {
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
    "deck": {place: letter for place, (_, letter) in _XBOX.items()},
}
"""Letters on buttons of families without button colours."""
_NUMBERED = {"l": "L1", "r": "R1", "l trigger": "L2", "r trigger": "R2", "stick": "L3", "right stick": "R3"}
_LABELS = {
    "xbox": {"l": "LB", "r": "RB", "l trigger": "LT", "r trigger": "RT", "stick": "LS", "right stick": "RS"},
    "playstation": _NUMBERED,
    "nintendo": {"l": "L", "r": "R", "l trigger": "ZL", "r trigger": "ZR", "stick": "LS", "right stick": "RS"},
    "deck": _NUMBERED | {"paddle 1": "R4", "paddle 2": "L4", "paddle 3": "R5", "paddle 4": "L5"},
    "pad": {"l": "L", "r": "R", "l trigger": "LT", "r trigger": "RT", "stick": "LS", "right stick": "RS"},
}
"""Labels of shoulders, triggers and sticks."""
_OTHER_LABELS = {"guide": "Home", "misc": "Misc", "touchpad": "Pad"}
_OWN_PICTURES = frozenset((("nintendo", "start"), ("nintendo", "select"), ("playstation", "select")))
_PAD_ARROWS = {"dpad up": "ud", "dpad down": "ud", "dpad left": "lr", "dpad right": "lr"}
_SHORT = 2
"""Longer labels are written smaller."""
# Labels of keys on a whole keyboard; a shared keyboard names its keys itself.
_KEYS = {"south": "Enter", "east": "Esc", "west": "X", "north": "I", "l": "Q", "r": "E", "start": "P", "select": "Tab"}
_KEY_ARROWS = {"lr": "←→", "ud": "↑↓", "dpad": "←→↑↓"}
_POINTER = {
    "south": "mouse-left",
    "east": "mouse-right",
    "lr": "mouse-wheel",
    "ud": "mouse-wheel",
    "dpad": "mouse-wheel",
}
_ARROW_TURNS = {"→": 0, "↓": 90, "←": 180, "↑": 270}
_BACKSPACE = "⌫"
_DRAWN = frozenset((*_ARROW_TURNS, _BACKSPACE))
"""Signs that none of our fonts has."""
_CAP_SIDE = "#B9A57C"
_CAP_FOOT = 0.13  # of the glyph's height
_CAP_TEXT = 0.56


@cached
def glyph(family: str, button: str, size: int = 50) -> pygame.Surface:
    """Return a button of a family, `size` px high (keys with words are wider).

    `button`: one of BUTTONS, or for the family "keys" any short name of a key ("A", "Enter", "←→"). An unknown family
    is drawn as a pad without letters; a button without a picture shows its number or name.
    """
    if family == "keys":
        return _keys(button, size)
    if family == "pointer":
        return picture(f"glyphs/{_POINTER.get(button, 'touch')}", size, size)
    if button in ("dpad", "lr", "ud", "start", "select", *_PAD_ARROWS):
        own = (family, button) in _OWN_PICTURES
        return picture(f"glyphs/{family}-{button}" if own else f"glyphs/{_PAD_ARROWS.get(button, button)}", size, size)
    if button not in PLACES:
        return _labelled(family, button, size)
    if family == "xbox":
        color, letter = _XBOX[button]
        return _lettered("glyphs/disc", letter, size, 0.62, color, "extrabold")
    if letters := _CREAM_LETTERS.get(family):
        return _lettered("glyphs/disc", letters[button], size, 0.6, CREAM, "extrabold")
    return picture(f"glyphs/{'playstation' if family == 'playstation' else 'pad'}-{button}", size, size)


def _labelled(family: str, button: str, size: int) -> pygame.Surface:
    """Return shoulders, triggers, sticks, and buttons with numbers."""
    label = _LABELS.get(family, _LABELS["pad"]).get(button) or _OTHER_LABELS.get(button)
    if label is None:
        word, _, number = button.partition(" ")
        label = number if word == "button" and number else (word[:1].upper() + number)[:4]
    return _lettered("glyphs/shoulder", label, size, 0.42 if len(label) <= _SHORT else 0.3, CREAM, "bold")


def _lettered(name: str, letter: str, size: int, share: float, color: str, role: str) -> pygame.Surface:
    out = picture(name, size, size).copy()
    sign = text.inked(letter, size * share, color, role)
    out.blit(sign, sign.get_rect(center=(size / 2, size / 2)))
    return converted(out)


def _keys(button: str, size: int) -> pygame.Surface:
    """Return one or more keycaps in a row; every arrow has its own."""
    label = _KEY_ARROWS.get(button) or _KEYS.get(button) or button
    if not set(label) <= set(_ARROW_TURNS):
        return _cap(label, size)
    caps = [_cap(arrow, size) for arrow in label]
    gap = max(2, size // 12)
    out = surfaces.new((sum(c.get_width() + gap for c in caps) - gap, size), pygame.SRCALPHA)
    x = 0
    for cap in caps:
        out.blit(cap, (x, 0))
        x += cap.get_width() + gap
    return converted(out)


def _cap(label: str, size: int) -> pygame.Surface:
    foot = round(size * _CAP_FOOT)
    sign = _sign(label, size) if label in _DRAWN else text.inked(label, size * _CAP_TEXT, INK, "bold")
    wide = max(size, round(sign.get_width() + size * 0.44)) if len(label) > 1 else size
    radius = size * 0.2
    shape = f'<rect y="{foot}" width="{wide}" height="{size - foot}" rx="{radius}" fill="{_CAP_SIDE}"/>'
    shape += f'<rect width="{wide}" height="{size - foot}" rx="{radius}" fill="{CREAM}"/>'
    out = fragment(shape, (wide, size)).copy()
    middle = (wide / 2, (size - foot) / 2)
    if len(label) > 1:  # words share a base line, single signs are centred by their ink
        text.place(out, label, size * _CAP_TEXT, middle, INK, "bold")
    else:
        out.blit(sign, sign.get_rect(center=middle))
    return converted(out)


def _sign(sign: str, size: int) -> pygame.Surface:
    """Return an arrow, or the sign of the backspace key."""
    side = round(size * 0.5)
    line = f'stroke="{INK}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    if sign == _BACKSPACE:
        shape = f'<path d="M34 22H94V78H34L6 50Z" {line} stroke-width="11"/><path d="M50 38L74 62M74 38L50 62" {line} '
        return fragment(f'{shape}stroke-width="11"/>', (100, 100), (side, side))
    path = (
        f'<g transform="rotate({_ARROW_TURNS[sign]} 50 50)"><path d="M12 50H84M54 20L86 50L54 80" {line} '
        'stroke-width="15"/></g>'
    )
    return fragment(path, (100, 100), (side, side))
