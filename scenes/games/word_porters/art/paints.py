"""Colours of Word Porters: enamel, luggage labels, brass, tags, and the seats' luggage."""

import functools

from game.draw.color import contrast, mix
from game.theme import CREAM, INK, WHITE, SeatLook, Theme

ENAMEL = "#12324F"
ENAMEL_STRONG = "#081B2E"
ENAMEL_EDGE = "#F3EAD2"
ENAMEL_WORD = "#FFFDF4"
BRASS = "#E9C66A"
BRASS_INK = "#2A1B00"
LABEL = "#F8ECCF"
LABEL_BRIGHT = "#FFF8EA"
LABEL_GIVEN = "#D9C79B"
LABEL_FOOT = "#A88A58"
STITCHES = "#D9C08C"
TAG = "#FFF3D8"
EYELET_RIM = "#B98D55"
HOLE = "#14505C"  # the colour of the hall behind
PLATE = "#0C2A34"
PLATE_EDGE = "#2C5660"
DIM, DIM_STRONG = (158, 150, 182), (196, 190, 212)
"""Factor on the colours of a thing out of play. In high contrast (7:1) it is weaker, so that the thing stays
readable."""

_LARGE_SIGN = 3.2  # contrast of a number that is larger than any text
_WORDS = 4.5
_STRONG = 7.0
_STEP = 0.05


def ink(look: SeatLook) -> str:
    """Return the colour of text on a seat's colour: dark on light seats, light on dark ones."""
    return INK if look.dark_ink else CREAM


def board(look: SeatLook, theme: Theme) -> str:
    """Return the background of words in a seat's colour."""
    return _ground(look, _STRONG if theme.high_contrast else _WORDS)


def luggage(look: SeatLook, theme: Theme) -> str:
    """Return the background of a large number in a seat's colour: parcels, suitcases."""
    return _ground(look, _STRONG if theme.high_contrast else _LARGE_SIGN)


@functools.cache
def _ground(look: SeatLook, least: float) -> str:
    """The seat's colour, mixed with its deep one until its ink has that contrast."""
    share, color = 0.0, look.main
    while not look.dark_ink and share < 1 and contrast(color, CREAM) < least:
        share += _STEP
        color = mix(look.main, look.deep, share)
    return color


def enamel(theme: Theme) -> str:
    """Return the background of a word plate."""
    return ENAMEL_STRONG if theme.high_contrast else ENAMEL


def plate(theme: Theme) -> str:
    """Return the background of header plates and pills."""
    return theme.plate if theme.high_contrast else PLATE


def words_on_enamel(theme: Theme) -> str:
    """Return the colour of letters on a word plate."""
    return WHITE if theme.high_contrast else ENAMEL_WORD


def dim(theme: Theme) -> tuple[int, int, int]:
    """Return the factor on the colours of a thing out of play."""
    return DIM_STRONG if theme.high_contrast else DIM
