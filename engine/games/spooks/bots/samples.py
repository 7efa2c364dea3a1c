"""Samples: worlds, that is ways in which the cards that a seat has not seen may lie, drawn by lot and never against
what it knows."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from engine.bots.bitsets import each_bit
from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.spooks.bots.bitsets import BIT, COPY, both, of
from engine.games.spooks.bots.counting import Known
from engine.games.spooks.view import View

RETRIES = 30


@dataclass(frozen=True, slots=True)
class Place:
    """Where `size` unknown cards lie, none of `banned`: in the hand of a seat, or out of play where that is None."""

    seat: Seat | None
    size: int
    banned: int = 0


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a seat has not seen: `held` by seat the cards that it knows to be there, `places` for all `loose` ones.
    `own` is its hand."""

    own: int
    held: tuple[int, ...]
    loose: int
    places: tuple[Place, ...]


def hidden(view: View, known: Known) -> Hidden | None:
    """What `known` says, as bit sets; None where the counts do not fit, which only a faulty memory brings about."""
    free = Counter(known.unseen)
    own = _copies(Counter(view.hand), 0)
    held, places = [0] * view.players, []
    taken = own
    for seat in range(view.players):
        size = view.counts[seat] + (seat in view.laid)
        if seat == known.seat or not size:
            continue
        placed = Counter(known.placed.get(seat, ()))
        held[seat] = _copies(placed & free, taken)
        taken |= held[seat]
        free -= placed & free
        places += _places(known, seat, size - held[seat].bit_count())
    places.append(Place(None, view.ghost_count))
    loose = _copies(free, taken)
    if loose.bit_count() != sum(place.size for place in places):
        return None
    return Hidden(own, tuple(held), loose, tuple(place for place in places if place.size))


def _places(known: Known, seat: Seat, size: int) -> list[Place]:
    """The older cards of a hand cannot be what a pass on red has proved missing; those that came since may."""
    fresh = min(known.fresh.get(seat, 0), size)
    banned = both(of(known.lacks.get(seat, ())))
    return [Place(seat, size - fresh, banned), Place(seat, fresh)] if banned else [Place(seat, size)]


def _copies(cards: Counter[Card], taken: int) -> int:
    """A bit set of cards, each as often as it is counted, on bits that are not `taken`."""
    found = 0
    for card, number in cards.items():
        bits = [bit for bit in (BIT[card], BIT[card] << COPY) if not bit & taken]
        found |= sum(bits[:number])
    return found


def world(known: Hidden, players: int, rng: Random) -> list[int] | None:
    """Hands by seat as bit sets, the own one empty; None where `RETRIES` attempts found no way."""
    banned = 0
    for place in known.places:
        banned |= place.banned
    hard, easy = list(each_bit(known.loose & banned)), list(each_bit(known.loose & ~banned))
    for _ in range(RETRIES):
        free = [place.size for place in known.places]
        rng.shuffle(hard)
        rng.shuffle(easy)
        dealt = _dealt(known, hard, easy, free, rng)
        if dealt is not None:
            return [dealt.get(seat, 0) | known.held[seat] for seat in range(players)]
    return None


def _dealt(
    known: Hidden, hard: list[int], easy: list[int], free: list[int], rng: Random
) -> dict[Seat | None, int] | None:
    dealt: dict[Seat | None, int] = {}
    for card in hard:
        weights = [0 if place.banned & card else left for place, left in zip(known.places, free, strict=True)]
        if not any(weights):
            return None
        (at,) = rng.choices(range(len(free)), weights)
        free[at] -= 1
        seat = known.places[at].seat
        dealt[seat] = dealt.get(seat, 0) | card
    start = 0
    for place, left in zip(known.places, free, strict=True):
        dealt[place.seat] = dealt.get(place.seat, 0) | sum(easy[start : start + left])
        start += left
    return dealt
