"""Hands that seats hold: whoever looks has the own one open in the rail, of the others backs are held up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable


@dataclass(frozen=True, slots=True)
class OwnHand(Feature[V]):
    """`cards(view)` is the hand in the rail, `held(view, seat)` how many backs a seat holds up. Cards of one `group` (a
    suit, a value) stand together in the hand."""

    cards: Callable[[V], Cards]
    held: Callable[[V, Seat], int]
    group: Callable[[Card], object]


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
