"""The twelve animals of the seats and the host of the house: die-cut heads with a cream edge."""

from __future__ import annotations

import math
import re
from functools import cache

import pygame
from pygame import Rect

from game import surfaces
from game.draw.cache import cached, converted
from game.draw.paper import STICKER_ROOM, Piece, sticker, with_shadow
from game.draw.svg import Recolor, body, fragment, picture, source

KINDS = (
    "fox", "bear", "rabbit", "frog", "badger", "lion", "penguin", "pig", "owl", "mouse", "hedgehog", "cat",
)  # fmt: skip
POSES = ("standing", "open", "hide", "cheer", "wave", "point", "flying")

_SMALL = 110  # below this head size the edge is a share of the head, else the edge would eat the colour behind it
_SMALL_EDGE = 0.075
_EDGE = 10  # at double size, so 5 px on the screen
_HOST_EDGE = 12
POPS_UP = 30  # px of him over the rail
_OF_HIS_HEIGHT = 0.89  # his width without the edge, of his height with it
_WING = re.compile(r"<path[^>]*/>\s*<path[^>]*/>")  # what `point` begins with: the wing that reaches out
_WING_ROOT, _WING_TURNS = (148, 118), 15  # in the picture's box; degrees from one picture of him to the next
_WING_LEVEL = 8  # degrees that it hangs in the file
_AIM_MARGIN = (10, 40)  # round that box, for a wing that is raised or lowered
_PUPIL, _GLINT, _SEES = (80, 68), (84, 63), 9  # where they are in an eye of his, and how far they turn
_HOST_EYE = (76, 66)
_TIP = 0.42  # of the width of the hand that points: where its finger ends
_CAP_AT = (42, 6)  # where a cap sits on a head, in the head's box of 200
_CAP_COLORS = ("#3A35C9", "#211D7A")  # main and deep, as the file has them

GLANCES = ("right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right")
"""Where eyes can look, clockwise."""
EXPRESSIONS = ("", "blink", "smile", "droop", *GLANCES)
"""Faces that a head can make; "" looks out of the picture, as the file has it."""
_EYE = re.compile(
    r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(#1\w{5})"/>\s*'
    r'<circle cx="[\d.]+" cy="[\d.]+" r="[\d.]+" fill="#FFFFFF"/>'
)
"""An eye, and the gleam in it."""
_RIM = re.compile(r'<circle [^>]*fill="none"[^>]*/>')
"""Round an open eye."""
_BLUSH = re.compile(r'fill-opacity="0\.3\d"')
_BLUSHES = 'fill-opacity="0.62"'
_LIDS = {"owl": (64.0, 102.0, 30.0, "#A57C58"), "frog": (56.0, 58.0, 25.0, "#4FA83D")}
"""Eyes with a white: its left middle, its radius, and the colour of what closes over it."""
_LINES = {"badger": "#F6F3EE"}  # of closed eyes and brows, on fur as dark as its eyes
_AWAY = {"owl": 1.3, "frog": 1.3}
_ACROSS, _UPRIGHT = 0.85, 0.7  # of an eye's radius: how far it moves to look aside, up or down
_LINE = 7.5  # units: of a closed eye
_ROOM = 2.5  # of an eye's radius: all that an expression draws lies so near to its middle


def _die_cut(double: pygame.Surface, edge: int) -> pygame.Surface:
    """Edge drawn at double size, then halved: smooth on every side."""
    return converted(_halved(sticker(double, edge)))


def _with_room(double: pygame.Surface, edge: int) -> pygame.Surface:
    """Where a die-cut one has its edge there is nothing, so that both are halved alike."""
    pad = edge + STICKER_ROOM
    out = surfaces.new((double.get_width() + 2 * pad, double.get_height() + 2 * pad), pygame.SRCALPHA)
    out.blit(double, (pad, pad))
    return out


def _halved(double: pygame.Surface) -> pygame.Surface:
    return surfaces.smoothscale(double, (round(double.get_width() / 2), round(double.get_height() / 2)))


@cached
def animal(kind: str, size: int, cap: tuple[str, str] | None = None) -> pygame.Surface:
    """An animal's head, size px wide without its edge, centred in the surface. cap: (main, deep) of a porter's cap."""
    elements = body(f"animals/{kind}")
    if cap:
        elements += f'<g transform="translate({_CAP_AT[0]} {_CAP_AT[1]})">{body("cap", _in_colors(*cap))}</g>'
    return _die_cut(fragment(elements, (200, 200), (size * 2, size * 2)), _edge(size))


def _edge(size: int) -> int:
    return max(3, round(size * _SMALL_EDGE)) if size < _SMALL else _EDGE


@cached
def features(kind: str, size: int, expression: str) -> Piece:
    """What an expression changes of a head that is `size` px wide: to be laid over `animal`, middle on middle."""
    head = _with_room(fragment(_making(kind, expression), (200, 200), (size * 2, size * 2)), _edge(size))
    whole, middle = _halved(head), round(head.get_width() / 4)
    left, top, right, bottom = (round((side - 100) * size / 200) for side in _changing(kind, expression))
    box = Rect(left, top, right - left, bottom - top)
    return Piece(converted(whole.subsurface(box.move(middle, middle)).copy()), (-left, -top), box)


def _making(kind: str, expression: str) -> str:
    """A head with that expression, as elements."""
    elements = _EYE.sub(lambda eye: _eye(kind, eye, expression), body(f"animals/{kind}"))
    if expression in ("blink", "smile"):
        elements = _RIM.sub("", elements)
    return _BLUSH.sub(_BLUSHES, elements) if expression == "smile" else elements


@cache
def _changing(kind: str, expression: str) -> tuple[float, float, float, float]:
    """Edges, in units, of what an expression changes: round both eyes, and the cheeks of one that smiles."""
    eyes = [(float(eye[1]), float(eye[2]), float(eye[3])) for eye in _EYE.finditer(body(f"animals/{kind}"))]
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
    """How far eyes go to look there, in their radii."""
    across = _ACROSS * (("right" in glance) - ("left" in glance))
    return across, _UPRIGHT * (("down" in glance) - ("up" in glance))


def _arc(x: float, y: float, radius: float, down: float, color: str) -> str:
    """A closed eye: its line hangs `down` in the middle, or stands up."""
    wide = radius * 1.15
    return (
        f'<path d="M{x - wide:.1f} {y:.1f}Q{x:.1f} {y + radius * down:.1f} {x + wide:.1f} {y:.1f}" fill="none" '
        f'stroke="{color}" stroke-width="{_LINE}" stroke-linecap="round"/>'
    )


def _lid(kind: str, x: float) -> str:
    """What closes over an eye with a white; other eyes have none."""
    if kind not in _LIDS:
        return ""
    left, y, radius, color = _LIDS[kind]
    return f'<circle cx="{left if x < 100 else 200 - left}" cy="{y}" r="{radius}" fill="{color}"/>'


@cached
def porter_cap(main: str, deep: str, size: int) -> pygame.Surface:
    """A porter's cap alone, size px wide."""
    return picture("cap", size, recolor=_in_colors(main, deep))


def _in_colors(main: str, deep: str) -> Recolor:
    return tuple(zip(_CAP_COLORS, (main, deep), strict=True))


@cached
def host(pose: str, size: int) -> pygame.Surface:
    """The Rook in one of POSES, size px wide without its edge."""
    _, box = source(f"host/{pose}")
    return _die_cut(picture(f"host/{pose}", size * 2, size * 2 * box[1] / box[0]), _HOST_EDGE)


@cached
def in_rail(pose: str, high: int) -> Piece:
    """The host as he keeps children company in the rail, `high` px with his edge; anchored at his middle."""
    return with_shadow(host(pose, round(high * _OF_HIS_HEIGHT)), 7, 120, (2, 5))


def aiming(high: int, degrees: float | None, eyes: float) -> Piece:
    """The host, `high` px with his edge, with a wing laid out that way (0 to the right, 90 up) or at rest, and his eyes
    turned; anchored at the middle of his body."""
    wing = None if degrees is None else round(degrees / _WING_TURNS) * _WING_TURNS % 360
    return _aiming(high, wing, round(eyes / _WING_TURNS) * _WING_TURNS % 360)


@cached
def _aiming(high: int, wing: int | None, eyes: int) -> Piece:
    to_left = wing is not None and 90 < wing < 270
    eyes, wing = (180 - eyes, None if wing is None else 180 - wing) if to_left else (eyes, wing)
    across, down = _AIM_MARGIN
    wide, tall = source("host/open" if wing is None else "host/point")[1]
    shape = f'<g transform="translate({across} {down})">{_turned(wing, eyes)}</g>'
    box = (wide + 2 * across, tall + 2 * down)
    scale = high * _OF_HIS_HEIGHT / 200  # he is 200 wide in all his pictures
    out = _die_cut(fragment(shape, box, (box[0] * scale * 2, box[1] * scale * 2)), _HOST_EDGE)
    body = (100 + across) * scale + (out.get_width() - box[0] * scale) / 2
    if to_left:
        out, body = surfaces.flip(out, True, False), out.get_width() - body
    return with_shadow(out, 7, 120, (2, 5), (body, out.get_height() / 2))


def _turned(wing: int | None, eyes: int) -> str:
    """His elements, the wing and the pupils turned."""
    whole = body("host/open" if wing is None else "host/point")
    if wing is not None:
        found = _WING.search(whole)
        assert found is not None, "the picture begins with its wing"
        turn = f'<g transform="rotate({-wing - _WING_LEVEL} {_WING_ROOT[0]} {_WING_ROOT[1]})">{found[0]}</g>'
        whole = whole.replace(found[0], turn, 1)
    across, down = _SEES * math.cos(math.radians(eyes)), -_SEES * math.sin(math.radians(eyes))
    for x, y in (_PUPIL, _GLINT):
        at = f'cx="{x}" cy="{y}"'
        glint = (x - _PUPIL[0], y - _PUPIL[1])
        for side in (1, -1):  # the second eye is the first one in a mirror
            looks = f'cx="{_HOST_EYE[0] + side * (across + glint[0]):.1f}" cy="{_HOST_EYE[1] + down + glint[1]:.1f}"'
            whole = whole.replace(at, looks, 1)
    return whole


@cached
def finger(size: int) -> Piece:
    """A hand in a white glove that points down, for children; anchored at the tip."""
    drawn = _die_cut(picture("childs/finger", size * 2), _EDGE)
    return with_shadow(drawn, 8, 130, (2, 6), (drawn.get_width() * _TIP, drawn.get_height() - 4))


_MOUTHS = {
    # the middle of the upper lip, and half of how wide it is; those not named have no room for one
    "bear": (100, 147, 19), "rabbit": (100, 150, 17), "frog": (100, 132, 40), "lion": (100, 152, 17),
}  # fmt: skip


@cached
def laughing(kind: str, size: int) -> pygame.Surface:
    """An animal that laughs: it smiles, with the mouth open where there is room for one; `size` px wide without its
    edge, centred in the surface."""
    elements = _making(kind, "smile")
    if kind in _MOUTHS:
        elements += _open_mouth(*_MOUTHS[kind])
    return _die_cut(fragment(elements, (200, 200), (size * 2, size * 2)), _EDGE)


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
