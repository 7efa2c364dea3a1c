"""Hands that seats hold: whoever looks has the own one open in the bar, of the others backs are held up. Where
everybody looks into everything they lie open at the seats."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.canvas import Canvas
from game.cards.hand import breaks_of
from game.draw.paper import Piece
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable, PlacedCards
from scenes.table.stage.hand import HandFan
from scenes.table.stage.table_layout import TableLayout


@dataclass(frozen=True, slots=True)
class OwnHand(Feature[V]):
    """`cards(view)` is the hand in the bar, `held(view, seat)` how many backs a seat holds up. Cards of one `group` (a
    suit, a value) stand together in the hand; `noun` is what a card is called."""

    cards: Callable[[V], Cards]
    held: Callable[[V, Seat], int]
    group: Callable[[Card], object]
    noun: Callable[[Card], Message]


@dataclass(frozen=True, slots=True)
class MarkedInHand(Feature[V]):
    """Cards of the own hand that wear a mark, as long as it matters, and that mark, anchored at its middle."""

    cards: Callable[[V], Cards]
    mark: Callable[[], Piece]


MARK_IN, MARK_UP = 26, 10  # px from the right end and over the upper edge of what is seen of a card


def draw_marked(canvas: Canvas, look: GameTable[Any], view: Any, hand: HandFan, picked: Collection[int]) -> None:
    """The marks over the open hand, where they hide nothing of a card; what is picked has a tick there."""
    marked = look.feature(MarkedInHand)
    if marked is None:
        return
    cards = marked.cards(view)
    for place, card in enumerate(hand.cards):
        if card in cards and place not in picked:
            seen = hand.in_sight(place)
            marked.mark().draw(canvas, (seen.right - MARK_IN, seen.top - MARK_UP))


def hand_of(view: Any) -> Cards:
    """The hand of whoever has this view."""
    return tuple(view.hand)


def count_of(view: Any, seat: Seat) -> int:
    """How many cards a seat holds, of a view that has `counts` by seat; none before the first deal."""
    return int(view.counts[seat]) if view.counts else 0


def own_cards(look: GameTable[Any], view: Any) -> Cards:
    """The viewer's hand in the bar; () where the game has none."""
    hand = look.feature(OwnHand)
    return hand.cards(view) if hand is not None else ()


def hand_breaks(look: GameTable[Any], cards: Cards) -> tuple[int, ...]:
    """Where a new group begins among the cards of a hand, by place."""
    hand = look.feature(OwnHand)
    return breaks_of(cards, hand.group) if hand is not None else ()


def held_up(look: GameTable[Any], view: Any, seat: Seat) -> int:
    """How many backs a seat holds up."""
    hand = look.feature(OwnHand)
    return hand.held(view, seat) if hand is not None else 0


@dataclass(frozen=True, slots=True)
class OpenZones(Feature[V]):
    """What lies open of whoever looks where everybody looks into everything, in a game without a hand in the bar."""

    cards: Callable[[V], Cards]


def open_cards(look: GameTable[Any], view: Any) -> Cards:
    """What lies open of the viewer where hands lie open: the hand, or what the game has in its place."""
    zones = look.feature(OpenZones)
    return zones.cards(view) if zones is not None else own_cards(look, view)


def lie_open(floor: TableLayout, hands: Mapping[Seat, Cards], lying: Iterable[PlacedCards]) -> tuple[PlacedCards, ...]:
    """Open hands under what lies on the table besides: a row at the plate of each seat, or two. A hand lies over those
    above it. A seat without a plate has its hand in the bar."""
    rows = [
        PlacedCards(Zone("hand", seat), floor.hand(seat, len(cards)), cards, fanned=True)
        for seat, cards in hands.items()
        if floor.place(seat) is not None
    ]
    rows.sort(key=lambda row: max((slot.y for slot in row.slots), default=0))
    return (*rows, *lying)
