"""What is drawn before a table of Spooks needs it, one picture a piece, for the time that frames leave over."""

from collections.abc import Iterator

from engine.games.spooks.cards import PACK
from game.cards.hand import hand
from game.cards.slots import CARD_WIDTH, KIDS_WIDTH
from game.theme import Theme
from scenes.games.spooks import faces
from scenes.games.spooks.board import arrow
from scenes.games.spooks.dial import dial
from scenes.games.spooks.furniture import friend
from scenes.games.spooks.spots import KIDS_TABLE, spots
from scenes.games.spooks.tableau import row
from scenes.games.spooks.tableau_drawing import darkness, face_of, light, name_of
from scenes.seating import Seating

MOST_HELD = 13


def warm(theme: Theme) -> Iterator[object]:
    """The dial and the dark garden first, because they are large; then every face in the widths in which cards lie."""
    places = spots(KIDS_TABLE, public=False, kids=theme.kids, large=theme.large_text)
    for clockwise in (True, False):
        yield dial(clockwise, True, round(places.dial_radius))
    yield darkness(theme)
    yield light()
    if theme.kids:
        yield arrow()
        yield friend(150)
    flying = KIDS_WIDTH if theme.kids else CARD_WIDTH
    held = hand(MOST_HELD, kids=theme.kids).width
    yield faces.back(flying)
    for width in dict.fromkeys((flying, round(places.pile_width), held)):
        for card in PACK:
            yield faces.face(card, width, theme)


def warm_seats(theme: Theme, seating: Seating) -> Iterator[object]:
    """Faces and names as they stand under the row of a trick, and as a winner's."""
    places = row(len(seating), large=theme.large_text)
    for plan in seating.seats:
        for wins in (False, True):
            yield face_of(plan.picture, places.face, wins)
            yield name_of(plan.name, round(places.room), wins, theme)
