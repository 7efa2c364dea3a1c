"""Hands of seats: the viewer's own hand is open in the bar, the others hold backs up. If all hands are public, they are
open at the seats."""

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
    """`cards(view)` is the hand in the bar, `held(view, seat)` the number of backs that a seat holds up.

    Cards of one `group` (a suit, a value) are side by side in the hand; `noun` is the word for a card.
    """

    cards: Callable[[V], Cards]
    held: Callable[[V, Seat], int]
    group: Callable[[Card], object]
    noun: Callable[[Card], Message]


@dataclass(frozen=True, slots=True)
class MarkedInHand(Feature[V]):
    """Cards of the own hand with a mark, as long as it matters, and that mark, anchored at its middle."""

    cards: Callable[[V], Cards]
    mark: Callable[[], Piece]


MARK_IN, MARK_UP = 26, 10  # px from the right end and over the upper edge of the visible part of a card


def draw_marked(canvas: Canvas, game_table: GameTable[Any], view: Any, hand: HandFan, picked: Collection[int]) -> None:
    """Draw the marks over the open hand, where they cover nothing of a card. Picked cards have a tick there instead."""
    marked = game_table.feature(MarkedInHand)
    if marked is None:
        return
    cards = marked.cards(view)
    for place, card in enumerate(hand.cards):
        if card in cards and place not in picked:
            seen = hand.in_sight(place)
            marked.mark().draw(canvas, (seen.right - MARK_IN, seen.top - MARK_UP))


def hand_of(view: Any) -> Cards:
    return tuple(view.hand)


def count_of(view: Any, seat: Seat) -> int:
    """Number of cards of a seat, in a view with `counts` by seat; 0 before the first deal."""
    return int(view.counts[seat]) if view.counts else 0


def own_cards(game_table: GameTable[Any], view: Any) -> Cards:
    """The viewer's hand in the bar; () if the game has none."""
    hand = game_table.feature(OwnHand)
    return hand.cards(view) if hand is not None else ()


def hand_breaks(game_table: GameTable[Any], cards: Cards) -> tuple[int, ...]:
    """Indices of the first cards of new groups in a hand."""
    hand = game_table.feature(OwnHand)
    return breaks_of(cards, hand.group) if hand is not None else ()


def held_up(game_table: GameTable[Any], view: Any, seat: Seat) -> int:
    """Number of backs that a seat holds up."""
    hand = game_table.feature(OwnHand)
    return hand.held(view, seat) if hand is not None else 0


@dataclass(frozen=True, slots=True)
class OpenZones(Feature[V]):
    """The viewer's open cards when all hands are public, in a game without a hand in the bar."""

    cards: Callable[[V], Cards]


def open_cards(game_table: GameTable[Any], view: Any) -> Cards:
    """The viewer's open cards when all hands are public: the hand, or the game's replacement."""
    zones = game_table.feature(OpenZones)
    return zones.cards(view) if zones is not None else own_cards(game_table, view)


def lie_open(floor: TableLayout, hands: Mapping[Seat, Cards], lying: Iterable[PlacedCards]) -> tuple[PlacedCards, ...]:
    """Open hands, under the other cards on the table: one or two rows at the plate of each seat.

    A hand covers those above it. A seat without a plate has its hand in the bar.
    """
    rows = [
        PlacedCards(Zone("hand", seat), floor.hand(seat, len(cards)), cards, fanned=True)
        for seat, cards in hands.items()
        if floor.place(seat) is not None
    ]
    rows.sort(key=lambda row: max((slot.y for slot in row.slots), default=0))
    return (*rows, *lying)
