"""Hands that seats hold: whoever looks has the own one open in the rail, of the others backs are held up. Where
everybody looks into everything they lie open at the seats."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable, PlacedCards
from scenes.table.stage.table_layout import TableLayout


@dataclass(frozen=True, slots=True)
class OwnHand(Feature[V]):
    """`cards(view)` is the hand in the rail, `held(view, seat)` how many backs a seat holds up. Cards of one `group` (a
    suit, a value) stand together in the hand."""

    cards: Callable[[V], Cards]
    held: Callable[[V, Seat], int]
    group: Callable[[Card], object]


def hand_of(view: Any) -> Cards:
    """The hand of whoever has this view."""
    return tuple(view.hand)


def count_of(view: Any, seat: Seat) -> int:
    """How many cards a seat holds, of a view that has `counts` by seat; none before the first deal."""
    return int(view.counts[seat]) if view.counts else 0


def own_cards(look: GameTable[Any], view: Any) -> Cards:
    """The viewer's hand in the rail; () where the game has none."""
    hand = look.feature(OwnHand)
    return hand.cards(view) if hand is not None else ()


def hand_breaks(look: GameTable[Any], view: Any) -> tuple[int, ...]:
    """Where a new group begins in that hand, by place."""
    hand, cards = look.feature(OwnHand), own_cards(look, view)
    if hand is None:
        return ()
    return tuple(i for i in range(1, len(cards)) if hand.group(cards[i]) != hand.group(cards[i - 1]))


def held_up(look: GameTable[Any], view: Any, seat: Seat) -> int:
    """How many backs a seat holds up."""
    hand = look.feature(OwnHand)
    return hand.held(view, seat) if hand is not None else 0


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
    rows = [
        PlacedCards(Zone("hand", seat), floor.hand(seat, len(cards)), cards, fanned=True)
        for seat, cards in hands.items()
        if floor.place(seat) is not None
    ]
    rows.sort(key=lambda row: max((slot.y for slot in row.slots), default=0))
    return (*rows, *lying)
