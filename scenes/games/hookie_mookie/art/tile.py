"""Hookie-Mookie's tile on the title screen: a small stage with a background and some cards."""

import math
from itertools import pairwise

import pygame

from game.draw.svg import fragment, linear

CARDS = ("8-hearts", "queen-clubs", "8-spades")
_FOLDS = 19
_WINDOWS = ((18, 86), (46, 86), (18, 122), (46, 122), (91, 126), (339, 82), (366, 82), (339, 120), (366, 120))
_SKY = ("#34307A", "#7A4A96", "#D0617E", "#FF9560", "#FFD08A")


def painted(wide: int, high: int) -> pygame.Surface:
    """The square by the sea at sunset, and the table with its striped cloth."""
    stops = tuple((i / (len(_SKY) - 1), color) for i, color in enumerate(_SKY))
    sky = linear("s", (0, 0), (0, 150), *stops)
    shape = (
        f'<defs>{sky}</defs><rect width="400" height="300" fill="url(#s)"/>'
        '<circle cx="170" cy="104" r="76" fill="#FFE9A8" fill-opacity=".16"/>'
        '<circle cx="170" cy="104" r="56" fill="#FFE9A8" fill-opacity=".22"/>'
        '<circle cx="170" cy="104" r="38" fill="#FFE68F"/>'
        '<path d="M0 134H400V220H0Z" fill="#55659B"/>'
        '<path d="M164 144h72M176 154h52M186 164h30M92 148h30M292 150h28" stroke="#FFD9A0" stroke-opacity=".7" '
        'stroke-width="3" stroke-linecap="round"/>'
        '<path d="M0 132Q60 112 126 140V170H0ZM284 140Q340 112 400 124V170H284Z" fill="#78877A"/>'
        f"{_houses()}"
        '<path d="M0 300V186Q200 172 400 186V300Z" fill="#C2A990"/>'
        f"{_table()}"
    )
    return fragment(shape, (400, 300), (wide, high)).copy()


def _houses() -> str:
    """Two houses on each side and the tower, with lit lamps."""
    panes = "".join(f"M{x} {y}h12v20h-12Z" for x, y in _WINDOWS)
    shutters = "".join(f"M{x - 6} {y - 1}h6v22h-6ZM{x + 12} {y - 1}h6v22h-6Z" for x, y in _WINDOWS)
    return (
        '<path d="M8 196V72H68V196Z" fill="#D3BBA0"/><path d="M2 74L14 52H62L74 74Z" fill="#B05A46"/>'
        '<path d="M76 196V112H118V196Z" fill="#CDA290"/><path d="M70 114L80 94H114L124 114Z" fill="#A34E42"/>'
        '<path d="M268 196V92H294V196Z" fill="#CFC0B0"/><path d="M263 94L281 54L299 94Z" fill="#865A54"/>'
        '<path d="M302 196V114H328V196Z" fill="#D6C4AC"/><path d="M296 116L306 96H328V116Z" fill="#B05A46"/>'
        '<path d="M328 196V66H388V196Z" fill="#CBAA90"/><path d="M322 68L334 46H382L394 68Z" fill="#A34E42"/>'
        f'<circle cx="281" cy="112" r="8" fill="#FFF1DC"/><path d="{panes}" fill="#FFE08A"/>'
        f'<path d="{shutters}" fill="#4F7488"/>'
    )


def _table() -> str:
    """The blue cloth with its red and cream edge, and a few lemons."""
    lemons = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="8" ry="5" fill="#F5C838"/>'
        for x, y in ((62, 200), (92, 172), (146, 154), (254, 154), (308, 172), (338, 200))
    )
    return (
        f'<path d="M32 200V216A168 66 0 0 0 368 216V200Z" fill="#F1E2D4"/><path d="{_stripes()}" fill="#C9463C"/>'
        '<ellipse cx="200" cy="200" rx="168" ry="62" fill="#4E7FAE"/>'
        '<ellipse cx="200" cy="201" rx="163" ry="58" fill="#235C95"/>'
        '<ellipse cx="200" cy="200" rx="152" ry="52" fill="none" stroke="#FFE3A0" stroke-opacity=".75" '
        f'stroke-width="2.5"/>{lemons}'
    )


def _stripes() -> str:
    """Every second fold of the cloth's edge."""
    rim = [(200 - 168 * math.cos(math.pi * i / _FOLDS), math.sin(math.pi * i / _FOLDS)) for i in range(_FOLDS + 1)]
    return "".join(
        f"M{x:.1f} {200 + 60 * y:.1f}V{216 + 66 * y:.1f}L{to_x:.1f} {216 + 66 * to_y:.1f}V{200 + 60 * to_y:.1f}Z"
        for (x, y), (to_x, to_y) in list(pairwise(rim))[::2]
    )
