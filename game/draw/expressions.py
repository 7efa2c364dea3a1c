"""Expressions of the animals: they blink, smile, droop, look aside and laugh."""

import re
from functools import cache

import pygame
from pygame import Rect

from game import surfaces
from game.draw.animals import EDGE, edge_of
from game.draw.cache import cached, converted
from game.draw.paper import STICKER_ROOM, Piece, die_cut, halved
from game.draw.svg import body, fragment

GLANCES = ("right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right")
"""Directions of a glance, clockwise."""
_EYE = re.compile(
    r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(#1\w{5})"/>\s*'
    r'<circle cx="[\d.]+" cy="[\d.]+" r="[\d.]+" fill="#FFFFFF"/>'
)
"""An eye with its highlight."""
_RIM = re.compile(r'<circle [^>]*fill="none"[^>]*/>')
"""The rim of an open eye."""
_BLUSH = re.compile(r'fill-opacity="0\.3\d"')
_BLUSHES = 'fill-opacity="0.62"'
_LIDS = {"owl": (64.0, 102.0, 30.0, "#A57C58"), "frog": (56.0, 58.0, 25.0, "#4FA83D")}
"""Eyes with a white: centre of the left one, radius, and colour of the lid."""
_LINES = {"badger": "#F6F3EE"}  # of closed eyes and brows, on fur as dark as its eyes
_AWAY = {"owl": 1.3, "frog": 1.3}
_ACROSS, _UPRIGHT = 0.85, 0.7  # of an eye's radius: how far it moves aside, up or down
_LINE = 7.5  # units: of a closed eye
_ROOM = 2.5  # of an eye's radius: the reach of an expression around its centre


@cached
def features(kind: str, size: int, expression: str) -> Piece:
    """Return what an expression changes on a head `size` px wide, to be drawn over `animal` with the same centre."""
    head = _with_room(fragment(_making(kind, expression), (200, 200), (size * 2, size * 2)), edge_of(size))
    whole, middle = halved(head), round(head.get_width() / 4)
    left, top, right, bottom = (round((side - 100) * size / 200) for side in changing(kind, expression))
    box = Rect(left, top, right - left, bottom - top)
    return Piece(converted(whole.subsurface(box.move(middle, middle)).copy()), (-left, -top), box)


def elements_of(kind: str, expression: str) -> str:
    """Return the SVG elements of a head: plain (""), with an expression, or laughing, with an open mouth if there is
    room."""
    if expression == "laugh":
        smiling = _making(kind, "smile")
        return smiling + _open_mouth(*_MOUTHS[kind]) if kind in _MOUTHS else smiling
    return _making(kind, expression)


def _making(kind: str, expression: str) -> str:
    """Return the SVG elements of a head with that expression."""
    elements = _EYE.sub(lambda eye: _eye(kind, eye, expression), body(f"animals/{kind}"))
    if expression in ("blink", "smile"):
        elements = _RIM.sub("", elements)
    return _BLUSH.sub(_BLUSHES, elements) if expression == "smile" else elements


@cache
def changing(kind: str, expression: str) -> tuple[float, float, float, float]:
    """Return the box, in units, that an expression changes: around both eyes, with the cheeks for a smile."""
    eyes = [(float(eye[1]), float(eye[2]), float(eye[3])) for eye in _EYE.finditer(body(f"animals/{kind}"))]
    if not eyes:  # its picture is damaged
        return 0.0, 0.0, 200.0, 200.0
    reach = max(_ROOM * eyes[0][2], _LIDS[kind][2] + 4 if kind in _LIDS else 0.0)
    xs, y = [x for x, _, _ in eyes], eyes[0][1]
    left, right, bottom = min(xs) - reach, max(xs) + reach, y + reach
    if expression == "smile":
        left, right, bottom = min(left, 28.0), max(right, 172.0), bottom + 14
    return left, y - reach, right, bottom


def _eye(kind: str, eye: re.Match[str], expression: str) -> str:
    x, y, radius, color = float(eye[1]), float(eye[2]), float(eye[3]), _LINES.get(kind, eye[4])
    if expression in GLANCES:
        away = _AWAY.get(kind, 1.0) * radius
        dx, dy = (away * share for share in _aside(expression))
        return f'<g transform="translate({dx:.2f} {dy:.2f})">{eye[0]}</g>'
    if expression == "blink":
        return _lid(kind, x) + _arc(x, y, radius, 0.75, color)
    if expression == "smile":
        return _lid(kind, x) + _arc(x, y + radius * 0.4, radius, -1.7, color)
    if expression == "droop":
        inward = 1 if x < 100 else -1
        outer, inner = (x - inward * radius * 1.3, y - radius * 1.5), (x + inward * radius * 0.9, y - radius * 2.1)
        brow = f'<path d="M{outer[0]:.1f} {outer[1]:.1f}L{inner[0]:.1f} {inner[1]:.1f}" stroke="{color}" '
        lowered = f'<g transform="translate(0 {radius * 0.45:.2f})">{eye[0]}</g>'
        return lowered + brow + f'stroke-width="{_LINE * 0.8}" stroke-linecap="round"/>'
    return eye[0]


def _aside(glance: str) -> tuple[float, float]:
    """Return how far the eyes move for a glance, in their radii."""
    across = _ACROSS * (("right" in glance) - ("left" in glance))
    return across, _UPRIGHT * (("down" in glance) - ("up" in glance))


def _arc(x: float, y: float, radius: float, down: float, color: str) -> str:
    """Return a closed eye, whose line is `down` lower in the middle."""
    wide = radius * 1.15
    return (
        f'<path d="M{x - wide:.1f} {y:.1f}Q{x:.1f} {y + radius * down:.1f} {x + wide:.1f} {y:.1f}" fill="none" '
        f'stroke="{color}" stroke-width="{_LINE}" stroke-linecap="round"/>'
    )


def _lid(kind: str, x: float) -> str:
    """Return the lid of an eye with a white; empty for other eyes."""
    if kind not in _LIDS:
        return ""
    left, y, radius, color = _LIDS[kind]
    return f'<circle cx="{left if x < 100 else 200 - left}" cy="{y}" r="{radius}" fill="{color}"/>'


def _with_room(double: pygame.Surface, edge: int) -> pygame.Surface:
    """Add empty space for a die-cut edge, so that both pictures are halved alike."""
    pad = edge + STICKER_ROOM
    out = surfaces.new((double.get_width() + 2 * pad, double.get_height() + 2 * pad), pygame.SRCALPHA)
    out.blit(double, (pad, pad))
    return out


_MOUTHS = {
    # Middle of the upper lip, and half its width. Animals that are not listed have no room for an open mouth.
    "bear": (100, 147, 19),
    "rabbit": (100, 150, 17),
    "frog": (100, 132, 40),
    "lion": (100, 152, 17),
}


@cached
def laughing(kind: str, size: int) -> pygame.Surface:
    """Return a laughing animal, `size` px wide without its edge, centred."""
    return die_cut(fragment(elements_of(kind, "laugh"), (200, 200), (size * 2, size * 2)), EDGE)


def _open_mouth(x: float, y: float, half: float) -> str:
    lips = (
        f"M{x - half} {y}Q{x} {y - 5} {x + half} {y}Q{x + half * 0.8} {y + half * 1.25} {x} {y + half * 1.3}"
        f"Q{x - half * 0.8} {y + half * 1.25} {x - half} {y}Z"
    )
    tongue = (
        f"M{x - half * 0.55} {y + half * 0.98}Q{x} {y + half * 0.45} {x + half * 0.55} {y + half * 0.98}"
        f"Q{x} {y + half * 1.4} {x - half * 0.55} {y + half * 0.98}Z"
    )
    return f'<path d="{lips}" fill="#6A1B26"/><path d="{tongue}" fill="#F2738A"/>'
