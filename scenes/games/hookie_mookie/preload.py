"""What is drawn before a table of Hookie-Mookie needs it, one picture a piece, for the time that frames leave over."""

from collections.abc import Iterator

from engine.games.hookie_mookie.cards import JOKER, NATURALS
from game.cards.hand import hand
from game.cards.slots import CARD_WIDTH, KIDS_WIDTH
from game.draw.effects import confetti_bits, rays
from game.draw.plates import plate
from game.theme import Theme
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import hour
from scenes.games.hookie_mookie.art.flip_drawing import RAY_COLOR, RAY_COUNT, RAY_STRENGTH, RAYS, TAG, warm_flip
from scenes.games.hookie_mookie.art.furniture import dots
from scenes.games.hookie_mookie.art.piles import ghost_label, ghosts, number, pile
from scenes.games.hookie_mookie.art.signs import warm_signs
from scenes.games.hookie_mookie.art.toys import bow
from scenes.games.hookie_mookie.boards.flip import flip_places
from scenes.games.hookie_mookie.endings import night, sunset
from scenes.games.hookie_mookie.layout import manner_of
from scenes.games.hookie_mookie.spots import (
    DECK_WIDTH,
    DECK_WIDTH_KIDS,
    EDGE,
    EDGES_MOST,
    GHOST_WIDTH,
    GHOST_WIDTH_KIDS,
)
from scenes.seating import Seating

USUAL_HAND = 9
USUAL_GHOSTS = 5
USUAL_DECK = 33
FIRST_HOURS = (0.0, 0.15, 0.3)


def warm(theme: Theme) -> Iterator[object]:
    """What is large first: boards, flags and the first hours; then every face in the widths in which cards lie."""
    yield from warm_signs(theme)
    yield from warm_flip(theme)
    yield rays(RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH)
    for wide in (DECK_WIDTH, *((DECK_WIDTH_KIDS,) if theme.kids else ())):
        for lines in range(1, EDGES_MOST + 1):
            yield pile(wide, lines, round(EDGE * wide / DECK_WIDTH, 2))
    yield ghosts(USUAL_GHOSTS, GHOST_WIDTH_KIDS if theme.kids else GHOST_WIDTH)
    yield ghost_label(USUAL_GHOSTS, theme)
    yield bow()
    widest = round(manner_of(theme.kids).widest)
    for there in range(5):
        yield dots(there, round(widest * 0.9))
    for cards in range(1, USUAL_DECK + 1):
        yield number(cards, cards <= 10, theme)
    for sky in FIRST_HOURS:
        yield hour(theme, sky, True)
    yield confetti_bits()
    yield from _faces(theme, widest)
    yield sunset(theme)
    yield night(theme)


def _faces(theme: Theme, widest: int) -> Iterator[object]:
    flying = KIDS_WIDTH if theme.kids else CARD_WIDTH
    held = hand(USUAL_HAND, kids=theme.kids).width
    flipped = round(flip_places(large=theme.large_text).cards[0].width)
    yield faces.back(flying)
    yield faces.back(flipped)
    for width in dict.fromkeys((held, flying, widest)):
        for card in (*NATURALS, JOKER):
            yield faces.face(card, width, theme)


def warm_seats(theme: Theme, seating: Seating) -> Iterator[object]:
    """Everybody's plate as it stands beside a card that is flipped, on either side."""
    for plan in seating.seats:
        for side in ("left", "right"):
            yield plate(plan.picture, plan.name, (), side, theme, True, None, most=TAG)
