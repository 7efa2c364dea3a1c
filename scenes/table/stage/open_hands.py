"""Open hands at a table: where the cards of seats lie that everybody looks into."""

from collections.abc import Iterable, Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.opened import opened
from scenes.table.game_table import PlacedCards
from scenes.table.stage.table_layout import TableLayout


def lie_open(floor: TableLayout, hands: Mapping[Seat, Cards], lying: Iterable[PlacedCards]) -> tuple[PlacedCards, ...]:
    """Open hands under what lies on the table besides: a row at the plate of each seat, or two. A hand lies over those
    above it. A seat without a plate has its hand in the rail."""
    places = ((seat, cards, floor.place(seat)) for seat, cards in hands.items())
    rows = [
        PlacedCards(Zone("hand", seat), opened(place, len(cards), close=floor.kids), cards, fanned=True)
        for seat, cards, place in places
        if place is not None
    ]
    rows.sort(key=lambda row: max((slot.y for slot in row.slots), default=0))
    return (*rows, *lying)
