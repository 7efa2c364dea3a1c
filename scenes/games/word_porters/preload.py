"""What is drawn before a table of Word Porters needs it, one picture a piece, for the time that frames leave over."""

from collections.abc import Iterator

from engine.games.word_porters import content
from engine.games.word_porters.options import NUMBERS, TOKENS
from game.draw.bottom_bar import rail
from game.draw.frame import frame
from game.theme import Theme
from scenes.games.word_porters.art.backdrop import FRAME, RAIL, backdrop
from scenes.games.word_porters.art.parcels import parcel
from scenes.games.word_porters.art.pictures import HINTS, picture_of
from scenes.games.word_porters.art.porters import WIDE, porter
from scenes.games.word_porters.art.reveal_drawing import spots
from scenes.games.word_porters.art.suitcases import suitcase
from scenes.games.word_porters.art.tags import identity
from scenes.games.word_porters.art.track import board, tunnel
from scenes.games.word_porters.art.wrapping import wrapped
from scenes.games.word_porters.layout import places
from scenes.seating import Seating

MOST_SEATS = 6
USUAL_PARCELS = (82, 42, 52)
"""Widths in which parcels stand on labels and at plates."""


def warm(theme: Theme) -> Iterator[object]:
    """What is large first: the hall with its lights down, the track, wrapped cards; then the children's hints. Of 300
    words a match has forty, and they are unwrapped one by one: their pictures are drawn when they come."""
    yield backdrop(theme, True)
    yield frame(FRAME)
    yield rail(None, theme, RAIL)
    lying = places(MOST_SEATS, MOST_SEATS + 6, theme, theme.kids)
    yield wrapped(lying.words[0].size)
    yield wrapped(lying.labels[0].size)
    yield board(spots(MOST_SEATS - 1, theme).track.size)
    yield tunnel(True)
    yield tunnel(False)
    yield identity(None, spots(MOST_SEATS - 1, theme).tag_high, theme)
    if theme.kids:
        for hint in content.hints():
            yield picture_of(HINTS, hint.text)


def warm_seats(theme: Theme, seating: Seating) -> Iterator[object]:
    """Everybody's parcels and porters, and suitcases from outside and with every number: whose and which plays no
    part."""
    wide = spots(len(seating) - 1, theme).case_wide
    for plan in seating.seats:
        for number in TOKENS:
            for size in USUAL_PARCELS:
                yield parcel(plan.picture, number, size, theme)
        yield porter(plan.picture, WIDE)
        for tile in (None, *NUMBERS):
            yield suitcase(plan.picture, tile, wide, theme)
