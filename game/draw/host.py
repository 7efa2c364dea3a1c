"""The Rook, who hosts the program: his poses, pointing and glances, and the hand that points for children."""

import math
import re

import pygame

from game import surfaces
from game.draw.animals import EDGE
from game.draw.cache import cached
from game.draw.paper import Piece, die_cut, with_shadow
from game.draw.svg import body, fragment, picture, source

POSES = ("standing", "open", "hide", "cheer", "wave", "point", "flying")
POPS_UP = 30  # px of him above the bar
_EDGE = 12  # at double size
_OF_HIS_HEIGHT = 0.89  # his width without the edge, as a share of his height with it
_WING = re.compile(r"<path[^>]*/>\s*<path[^>]*/>")  # the first elements of `point`: the extended wing
_WING_ROOT, _WING_TURNS = (148, 118), 15  # in the picture's box; degrees between two pictures
_WING_LEVEL = 8  # degrees by which it is lowered in the file
_AIM_MARGIN = (10, 40)  # around that box, for a raised or lowered wing
_PUPIL, _GLINT, _SEES = (80, 68), (84, 63), 9  # position in his eye, and how far they move
_EYE = (76, 66)
_BEAK = re.compile(r'<path d="M80 88Q[^>]*/>\s*<path d="M80 88Q[^>]*/>')  # the same in all poses that face the viewer
_OPEN_BEAK = (
    '<path d="M80 90Q100 76 120 90L100 130Z" fill="#9297AA"/><path d="M85 90L115 90L100 122Z" fill="#6E1826"/>'
    '<circle cx="100" cy="107" r="6" fill="#DB6A7C"/><path d="M78 85Q100 68 122 85L100 101Z" fill="#B4B8C8"/>'
    '<path d="M78 85Q100 94 122 85" stroke="#7B8096" stroke-width="3.5" fill="none"/>'
)
_TIP = 0.42  # position of the fingertip, as a share of the hand's width


@cached
def host(pose: str, size: int, beak_open: bool = False) -> pygame.Surface:
    """Return the Rook in one of POSES, `size` px wide without its edge. His beak can only be open if he faces the
    viewer."""
    _, box = source(f"host/{pose}")
    whole = size * 2, size * 2 * box[1] / box[0]
    drawn = fragment(_opened(body(f"host/{pose}")), box, whole) if beak_open else picture(f"host/{pose}", *whole)
    return die_cut(drawn, _EDGE)


def _opened(elements: str) -> str:
    """Return the elements with an open beak."""
    return _BEAK.sub(_OPEN_BEAK, elements)


@cached
def in_bar(pose: str, high: int, beak_open: bool = False) -> Piece:
    """Return the host for the bar of children's screens, `high` px with his edge; anchored at his middle."""
    return with_shadow(host(pose, round(high * _OF_HIS_HEIGHT), beak_open), 7, 120, (2, 5))


def aiming(high: int, degrees: float | None, eyes: float, beak_open: bool = False) -> Piece:
    """Return the host, `high` px with his edge, anchored at the middle of his body. His wing points in a direction (0
    right, 90 up) or rests, and his eyes are turned."""
    wing = None if degrees is None else round(degrees / _WING_TURNS) * _WING_TURNS % 360
    return _aiming(high, wing, round(eyes / _WING_TURNS) * _WING_TURNS % 360, beak_open)


@cached
def _aiming(high: int, wing: int | None, eyes: int, beak_open: bool) -> Piece:
    to_left = wing is not None and 90 < wing < 270
    eyes, wing = (180 - eyes, None if wing is None else 180 - wing) if to_left else (eyes, wing)
    across, down = _AIM_MARGIN
    wide, tall = source("host/open" if wing is None else "host/point")[1]
    turned = _turned(wing, eyes)
    shape = f'<g transform="translate({across} {down})">{_opened(turned) if beak_open else turned}</g>'
    box = (wide + 2 * across, tall + 2 * down)
    scale = high * _OF_HIS_HEIGHT / 200  # he is 200 wide in all his pictures
    out = die_cut(fragment(shape, box, (box[0] * scale * 2, box[1] * scale * 2)), _EDGE)
    body = (100 + across) * scale + (out.get_width() - box[0] * scale) / 2
    if to_left:
        out, body = surfaces.flip(out, True, False), out.get_width() - body
    return with_shadow(out, 7, 120, (2, 5), (body, out.get_height() / 2))


def _turned(wing: int | None, eyes: int) -> str:
    """Return his elements with wing and pupils turned."""
    whole = body("host/open" if wing is None else "host/point")
    if wing is not None and (found := _WING.search(whole)):  # a damaged picture has none
        turn = f'<g transform="rotate({-wing - _WING_LEVEL} {_WING_ROOT[0]} {_WING_ROOT[1]})">{found[0]}</g>'
        whole = whole.replace(found[0], turn, 1)
    across, down = _SEES * math.cos(math.radians(eyes)), -_SEES * math.sin(math.radians(eyes))
    for x, y in (_PUPIL, _GLINT):
        at = f'cx="{x}" cy="{y}"'
        glint = (x - _PUPIL[0], y - _PUPIL[1])
        for side in (1, -1):  # the second eye mirrors the first
            looks = f'cx="{_EYE[0] + side * (across + glint[0]):.1f}" cy="{_EYE[1] + down + glint[1]:.1f}"'
            whole = whole.replace(at, looks, 1)
    return whole


@cached
def finger(size: int) -> Piece:
    """Return a hand in a white glove that points down, for children; anchored at the fingertip."""
    drawn = die_cut(picture("kids/finger", size * 2), EDGE)
    return with_shadow(drawn, 8, 130, (2, 6), (drawn.get_width() * _TIP, drawn.get_height() - 4))
