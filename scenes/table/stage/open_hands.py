"""Open hands at a table: where the cards of seats lie that everybody looks into."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.layouts import opened
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable, PlacedCards
from scenes.table.stage.own_hand import own_cards
from scenes.table.stage.table_layout import TableLayout


@dataclass(frozen=True, slots=True)
class OpenZones(Feature[V]):
    """What lies open of whoever looks where everybody looks into everything, in a game without a hand in the rail."""

    cards: Callable[[V], Cards]


def open_cards(look: GameTable[Any], view: Any) -> Cards:
    """What lies open of the viewer where hands lie open: the hand, or what the game has in its place."""
    zones = look.feature(OpenZones)
    return zones.cards(view) if zones is not None else own_cards(look, view)


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
