"""The twelve animals of the seats: die-cut heads with a cream edge."""

import pygame

from game.draw.cache import cached
from game.draw.paper import die_cut
from game.draw.svg import Recolor, body, fragment, picture

KINDS = ("fox", "bear", "rabbit", "frog", "badger", "lion", "penguin", "pig", "owl", "mouse", "hedgehog", "cat")

EDGE = 10  # of a head at double size, so 5 px on the screen
_SMALL = 110  # for smaller heads the edge is a share of the head, or it would hide the colour behind
_SMALL_EDGE = 0.075
_CAP_AT = (42, 6)  # position of a cap, in the head's box of 200
_CAP_COLORS = ("#3A35C9", "#211D7A")  # main and deep colour in the file


@cached
def animal(kind: str, size: int, cap: tuple[str, str] | None = None) -> pygame.Surface:
    """Return an animal's head, `size` px wide without its edge, centred. `cap`: (main, deep) colours of a porter's
    cap."""
    elements = body(f"animals/{kind}")
    if cap:
        elements += f'<g transform="translate({_CAP_AT[0]} {_CAP_AT[1]})">{body("cap", _in_colors(*cap))}</g>'
    return die_cut(fragment(elements, (200, 200), (size * 2, size * 2)), edge_of(size))


def edge_of(size: int) -> int:
    """Return the edge of a head of that size, at double size."""
    return max(3, round(size * _SMALL_EDGE)) if size < _SMALL else EDGE


@cached
def porter_cap(main: str, deep: str, size: int) -> pygame.Surface:
    """Return a porter's cap, `size` px wide."""
    return picture("cap", size, recolor=_in_colors(main, deep))


def _in_colors(main: str, deep: str) -> Recolor:
    return tuple(zip(_CAP_COLORS, (main, deep), strict=True))
