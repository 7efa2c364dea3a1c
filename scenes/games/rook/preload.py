"""What is drawn before a table of Rook needs it, one picture a piece, for the time that frames leave over."""

from collections.abc import Iterator

from engine.games.rook.cards import deck
from game.cards import layouts
from game.cards.hand import hand
from game.cards.slots import CARD_WIDTH, KIDS_WIDTH
from game.theme import Theme
from scenes.games.rook.art import faces
from scenes.games.rook.art.idle import STRENGTHS, window_light
from scenes.games.rook.art.nest import nest_back, nest_front
from scenes.games.rook.art.signs import warm_signs
from scenes.games.rook.layout import LATEST_WIDTH
from scenes.table.asks.bids import warm_row

LARGEST_DECK = "classic_individual"
TABLE = 4  # seats; a trick lies as large at any table
BIDS = ("Pass", *(str(bid) for bid in range(70, 105, 5)))  # where most auctions begin
MOST_HELD = 13  # from eleven cards on a hand is as small as it gets


def warm(theme: Theme) -> Iterator[object]:
    """The nest first, because the deal begins with it; signs; every face in the widths in which cards fly and lie. A
    child's hand that is only read, while it bids, is as wide as everybody's."""
    yield nest_back()
    yield nest_front()
    for strength in range(1, STRENGTHS + 1):
        yield window_light(strength)
    yield from warm_row(BIDS, theme)
    yield from warm_signs(theme)
    flying = KIDS_WIDTH if theme.kids else CARD_WIDTH
    lying = layouts.trick(TABLE, kids=theme.kids)[0].scale * CARD_WIDTH
    held = hand(MOST_HELD, kids=theme.kids).width
    yield faces.back(flying)
    for width in dict.fromkeys((flying, CARD_WIDTH, round(lying), round(held), LATEST_WIDTH)):
        for card in deck(LARGEST_DECK):
            yield faces.face(card, width, theme)
