"""Rooms: hidden cards are shared out among the places where they can lie, by lot and without breaking what is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.cards import Card, Cards
from engine.games.rook.cards import COLOR


@dataclass(frozen=True, slots=True)
class Room:
    """A place for `size` unknown cards, none of them of a `banned` colour (`"rook"` is the Rook Bird's)."""

    size: int
    banned: frozenset[str] = frozenset()


def fill(pool: Sequence[Card], rooms: Sequence[Room], rng: Random) -> list[Cards] | None:
    """One way to put every card of `pool` into the rooms, or None where there is none.

    Cards go in by lot, the ones with the least choice first; a full room passes one of its cards on to another.
    """
    if len(pool) != sum(room.size for room in rooms) or any(room.size < 0 for room in rooms):
        return None
    cards = list(pool)
    rng.shuffle(cards)
    choice = {color: sum(color not in room.banned for room in rooms) for color in set(COLOR.values())}
    cards.sort(key=lambda card: choice[COLOR[card]])
    placed: list[list[Card]] = [[] for _ in rooms]
    if not all(_put(card, rooms, placed, set(), rng) for card in cards):
        return None
    return [tuple(cards) for cards in placed]


def _put(card: Card, rooms: Sequence[Room], placed: list[list[Card]], tried: set[int], rng: Random) -> bool:
    color = COLOR[card]
    open_rooms = [place for place, room in enumerate(rooms) if color not in room.banned]
    spare = [rooms[place].size - len(placed[place]) for place in open_rooms]
    if any(spare):
        placed[rng.choices(open_rooms, spare)[0]].append(card)
        return True
    for place in open_rooms:
        if place not in tried:
            tried.add(place)
            for slot, other in enumerate(placed[place]):
                if _put(other, rooms, placed, tried, rng):
                    placed[place][slot] = card
                    return True
    return False
