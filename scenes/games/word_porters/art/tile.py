"""Word Porters' tile on the title screen: a small stage, the hall with four parcels and their porter."""

import pygame

from game.draw.animals import animal
from game.draw.paper import with_shadow
from game.draw.svg import fragment, linear, radial
from game.theme import GROWN_UP, SEAT_LOOKS
from scenes.games.word_porters.art.backdrop import IRON, IRON_DARK, LIGHT, picture_at
from scenes.games.word_porters.art.parcels import parcel

CARDS = ()
"""No cards, because this game is played with parcels."""
_PARCELS = ((0.325, 0.685, 5, 3), (0.675, 0.685, 1, 1), (0.5, 0.655, 4, 2), (0.405, 0.435, 0, 1))
"""Middles as shares of width and height, the owning seat, and the number; later ones are in front."""
_PARCEL = 0.18
_PORTER, _PORTER_AT = 0.13, (0.615, 0.44)


def painted(wide: int, high: int) -> pygame.Surface:
    """The whole picture."""
    out = fragment(_hall(), (400, 300), (wide, high)).copy()
    for x, y, seat, number in _PARCELS:
        parcel(SEAT_LOOKS[seat], number, round(wide * _PARCEL), GROWN_UP, head=False).draw(out, (wide * x, high * y))
    look = SEAT_LOOKS[0]
    head = animal(look.animal, round(wide * _PORTER), (look.main, look.deep))
    with_shadow(head, max(2, wide // 90), 110, (1, 4)).draw(out, (wide * _PORTER_AT[0], high * _PORTER_AT[1]))
    return out


def _hall() -> str:
    """Window and arch, the engine on the left, the trolley on the right, the platform."""
    stops = tuple((i / (len(LIGHT) - 1), color) for i, color in enumerate(LIGHT))
    ribs = "".join(
        f"M200 190L{x} {y}" for x, y in ((40, 120), (90, 66), (150, 36), (200, 28), (250, 36), (310, 66), (360, 120))
    )
    warm = radial("w", (200, 150), 150, (0, "#FFE9B0", 0.5), (1, "#FFE9B0", 0))
    return (
        f'<defs>{linear("l", (0, 0), (0, 220), *stops)}{warm}</defs><rect width="400" height="300" fill="url(#l)"/>'
        '<circle cx="200" cy="150" r="150" fill="url(#w)"/>'
        f'<path d="{ribs}" stroke="{IRON_DARK}" stroke-width="3"/>'
        f'<path d="M70 230V160A130 100 0 0 1 330 160V230M120 230V170A80 64 0 0 1 280 170V230" fill="none" '
        f'stroke="{IRON}" stroke-width="4"/>'
        '<path d="M0 0H400V300H372V160A172 132 0 0 0 28 160V300H0Z" fill="#0F404C"/>'
        '<path d="M28 300V160A172 132 0 0 1 372 160V300" fill="none" stroke="#C9973F" stroke-width="3"/>'
        f"{picture_at('train', -44, 150, 0.3)}{picture_at('trolley', 300, 146, 0.27)}"
        '<path d="M0 214H400V300H0Z" fill="#23464A"/><path d="M0 214H400" stroke="#E9C66A" stroke-width="3"/>'
        '<path d="M120 217L60 300M200 217V300M280 217L340 300M0 244H400" stroke="#1B3A3E" stroke-width="2"/>'
    )
