"""The twelve animals of the seats and the host of the house: die-cut heads with a cream edge."""

from __future__ import annotations

import pygame

from game import surfaces
from game.draw.cache import cached, converted
from game.draw.paper import Piece, sticker, with_shadow
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
_CAP_AT = (42, 6)  # where a cap sits on a head, in the head's box of 200
_CAP_COLORS = ("#3A35C9", "#211D7A")  # main and deep, as the file has them


def _die_cut(double: pygame.Surface, edge: int) -> pygame.Surface:
    """Edge drawn at double size, then halved: smooth on every side."""
    whole = sticker(double, edge)
    return converted(surfaces.smoothscale(whole, (round(whole.get_width() / 2), round(whole.get_height() / 2))))


@cached
def animal(kind: str, size: int, cap: tuple[str, str] | None = None) -> pygame.Surface:
    """An animal's head, size px wide without its edge, centred in the surface. cap: (main, deep) of a porter's cap."""
    elements = body(f"animals/{kind}")
    if cap:
        elements += f'<g transform="translate({_CAP_AT[0]} {_CAP_AT[1]})">{body("cap", _in_colors(*cap))}</g>'
    edge = max(3, round(size * _SMALL_EDGE)) if size < _SMALL else _EDGE
    return _die_cut(fragment(elements, (200, 200), (size * 2, size * 2)), edge)


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
