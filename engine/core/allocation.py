"""Allocation: hidden cards are shared out by lot among the rooms where they can lie, never against what is known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Room:
    """A place for `size` unknown cards, none of them of a `banned` kind."""

    size: int
    banned: frozenset[str] = frozenset()


def fill(pool: Sequence[Card], rooms: Sequence[Room], kind: Callable[[Card], str], rng: Random) -> list[Cards] | None:
    """One way to put every card of `pool` into the rooms, as a tuple for each room, or None where there is none.

    `kind` gives what a room may ban about a card: its colour, or the card itself. The cards with the least choice go
    first, each into a room by lot; a full room passes one of its cards on to another.

    >>> from random import Random
    >>> from engine.core.allocation import Room, fill
    >>> rooms = [Room(1), Room(1, banned=frozenset({"red"}))]
    >>> fill(["red-5", "black-6"], rooms, lambda card: card.split("-")[0], Random(1))
    [('red-5',), ('black-6',)]
    """
    if len(pool) != sum(room.size for room in rooms) or any(room.size < 0 for room in rooms):
        return None
    cards = list(pool)
    rng.shuffle(cards)
    choice = {found: sum(found not in room.banned for room in rooms) for found in set(map(kind, cards))}
    cards.sort(key=lambda card: choice[kind(card)])
    placed: list[list[Card]] = [[] for _ in rooms]
    if not all(_put(card, rooms, placed, set(), kind, rng) for card in cards):
        return None
    return [tuple(cards) for cards in placed]


def _put(
    card: Card,
    rooms: Sequence[Room],
    placed: list[list[Card]],
    tried: set[int],
    kind: Callable[[Card], str],
    rng: Random,
) -> bool:
    own = kind(card)
    open_rooms = [place for place, room in enumerate(rooms) if own not in room.banned]
    spare = [rooms[place].size - len(placed[place]) for place in open_rooms]
    if any(spare):
        placed[rng.choices(open_rooms, spare)[0]].append(card)
        return True
    for place in open_rooms:
        if place not in tried:
            tried.add(place)
            for slot, other in enumerate(placed[place]):
                if _put(other, rooms, placed, tried, kind, rng):
                    placed[place][slot] = card
                    return True
    return False
