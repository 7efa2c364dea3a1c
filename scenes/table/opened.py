"""Open hands at a table: where the cards of seats lie that everybody looks into."""

from collections.abc import Iterable, Mapping

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.opened import lies_over, opened
from scenes.table.floor import Floor
from scenes.table.look import Lying


def lie_open(floor: Floor, hands: Mapping[Seat, Cards], lying: Iterable[Lying]) -> tuple[Lying, ...]:
    """Open hands with what lies on the table besides, from the lowest up: a row at the plate of each seat. A seat
    without a plate has its hand in the rail."""
    under: list[Lying] = []
    over: list[Lying] = []
    for seat, cards in hands.items():
        place = floor.place(seat)
        if place is not None:
            row = Lying(Zone("hand", seat), opened(place, len(cards)), cards)
            (over if lies_over(place) else under).append(row)
    return (*under, *lying, *over)
