"""The twelve animals of the seats and the host of the house: die-cut heads with a cream edge."""

from __future__ import annotations

import pygame

from game.draw.cache import cached, converted
from game.draw.paper import sticker
from game.draw.svg import body, fragment, picture, source

KINDS = (
    "fox", "bear", "rabbit", "frog", "badger", "lion", "penguin", "pig", "owl", "mouse", "hedgehog", "cat",
)  # fmt: skip
POSES = ("standing", "open", "hide", "cheer", "flying")

_SMALL = 110  # below this head size the edge is a share of the head, else the edge would eat the colour behind it
_SMALL_EDGE = 0.075
_EDGE = 10  # at double size, so 5 px on the screen
_HOST_EDGE = 12
_CAP = (
    '<path d="M52 46C52 20 74 8 100 8C126 8 148 20 148 46Z" fill="{main}"/>'
    '<path d="M46 44C70 34 130 34 154 44L152 58C128 48 72 48 48 58Z" fill="{deep}"/>'
    '<path d="M48 58C72 46 128 46 152 58C140 66 124 68 100 68C76 68 60 66 48 58Z" fill="#1B1730"/>'
    '<circle cx="100" cy="34" r="9" fill="#FFC83D"/>'
)


def _die_cut(double: pygame.Surface, edge: int) -> pygame.Surface:
    """Edge drawn at double size, then halved: smooth on every side."""
    whole = sticker(double, edge)
    return converted(pygame.transform.smoothscale(whole, (round(whole.get_width() / 2), round(whole.get_height() / 2))))


@cached
def animal(kind: str, size: int, cap: tuple[str, str] | None = None) -> pygame.Surface:
    """An animal's head, size px wide without its edge, centred in the surface. cap: (main, deep) of a porter's cap."""
    elements = body(f"animals/{kind}")
    if cap:
        elements += _CAP.format(main=cap[0], deep=cap[1])
    edge = max(3, round(size * _SMALL_EDGE)) if size < _SMALL else _EDGE
    return _die_cut(fragment(elements, (200, 200), (size * 2, size * 2)), edge)


@cached
def host(pose: str, size: int) -> pygame.Surface:
    """The Rook in one of POSES, size px wide without its edge."""
    _, box = source(f"host/{pose}")
    return _die_cut(picture(f"host/{pose}", size * 2, size * 2 * box[1] / box[0]), _HOST_EDGE)
