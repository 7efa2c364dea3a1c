"""Word Porters' tile on the title screen: a small stage, the hall with four parcels and their porter."""

import pygame

from game.draw.animals import animal
from game.draw.paper import with_shadow
from game.draw.svg import picture
from game.theme import GROWN_UP, SEAT_LOOKS
from scenes.games.word_porters.art.parcels import parcel

CARDS = ()
"""No cards, because this game is played with parcels."""
_PARCELS = ((0.325, 0.685, 5, 3), (0.675, 0.685, 1, 1), (0.5, 0.655, 4, 2), (0.405, 0.435, 0, 1))
"""Middles as shares of width and height, the owning seat, and the number; later ones are in front."""
_PARCEL = 0.18
_PORTER, _PORTER_AT = 0.13, (0.615, 0.44)


def painted(wide: int, high: int) -> pygame.Surface:
    """The whole picture."""
    out = picture("word_porters/tile", wide, high).copy()
    for x, y, seat, number in _PARCELS:
        parcel(SEAT_LOOKS[seat], number, round(wide * _PARCEL), GROWN_UP, head=False).draw(out, (wide * x, high * y))
    look = SEAT_LOOKS[0]
    head = animal(look.animal, round(wide * _PORTER), (look.main, look.deep))
    with_shadow(head, max(2, wide // 90), 110, (1, 4)).draw(out, (wide * _PORTER_AT[0], high * _PORTER_AT[1]))
    return out
