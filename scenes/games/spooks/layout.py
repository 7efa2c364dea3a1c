"""Where cards lie on the cloth: the pile with the older cards under its top, and hands that everybody looks into."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.spooks.view import View
from scenes.games.spooks.art.furniture import spots_of
from scenes.table.game_table import PlacedCards
from scenes.table.stage.own_hand import lie_open
from scenes.table.stage.table_layout import TableLayout

PILE = Zone("pile")
SEEN = 4  # cards of the pile that can be seen
OLDER = 0.8  # how much darker the cards under the top one are


def shades(count: int) -> tuple[float, ...]:
    """How dark the cards of a pile are, the top one last."""
    return (*(OLDER for _ in range(count - 1)), 0.0) if count else ()


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """All cards on the table for this view, but the hand that stands in the rail."""
    cards = tuple(card for _, card in view.pile[-SEEN:])
    pile = PlacedCards(PILE, spots_of(view, floor).slots(len(cards)), cards, shades(len(cards)))
    return lie_open(floor, open_hands, (pile,))
